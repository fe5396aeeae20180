import { expect, it, vi } from 'vitest';
import { askedAnew, isEcho, single } from './single';

const click = (detail: number, timeStamp: number): MouseEvent => ({ detail, timeStamp }) as MouseEvent;

it('leaves the second click of a double click alone when it meets a new question', () => {
  const act = vi.fn();
  const press = single(act);
  press(click(1, 1000));
  askedAnew(1080); // the answer has brought the next question to the same place
  press(click(2, 1200));
  press(click(3, 1350));
  expect(act).toHaveBeenCalledTimes(1);
});

it('takes a quick second press at the same place once the new question could be read', () => {
  const act = vi.fn();
  const press = single(act);
  press(click(1, 1000));
  askedAnew(1080);
  press(click(2, 1440)); // within half a second of the first, so a browser counts it as its second
  expect(act).toHaveBeenCalledTimes(2);
});

it('takes keys, single clicks, and repeated clicks where nothing new was asked', () => {
  askedAnew(1000);
  expect(isEcho(click(0, 1010))).toBe(false); // a key has no clicks
  expect(isEcho(click(1, 1010))).toBe(false);
  expect(isEcho(click(2, 1500))).toBe(false);
});
