import { expect, it } from 'vitest';
import { readBy, seatNames } from './names';
import type { SeatInfo } from './protocol';

const t = (key: string, params: Record<string, string | number> = {}) =>
  `${key}:${Object.values(params).join()}`;
const seat = (
  number: number,
  kind: SeatInfo['kind'],
  name: string,
  level: string | null = null,
): SeatInfo => ({
  seat: number,
  kind,
  name,
  level,
  you: false,
  here: true,
  reserved: false,
});

it('calls people by name, bots by level, and numbers those that would be called alike', () => {
  const seats = [
    seat(0, 'person', 'Anna'),
    seat(1, 'bot', '', 'expert'),
    seat(2, 'bot', '', 'expert'),
    seat(3, 'open', ''),
  ];
  expect(seatNames(seats, t)).toEqual([
    'Anna',
    'web-bot-name:expert 1',
    'web-bot-name:expert 2',
    'web-seat-number:4',
  ]);
});

it('one seat of one’s own is you; several, or none, have names', () => {
  const names = ['Anna', 'Bob'];
  expect(readBy([1], names).you).toBe(1);
  expect([...readBy([1], names)]).toEqual(names);
  expect(readBy([0, 1], names).you).toBeNull();
  expect(readBy([], names).you).toBeNull();
});

it('the same names are the same object, so that nothing is said anew; other names, or another reader, are another', () => {
  const first = readBy([0], ['Anna', 'Bob']);
  expect(readBy([0], ['Anna', 'Bob'])).toBe(first);
  expect(readBy([1], ['Anna', 'Bob']).you).toBe(1);
  expect([...readBy([0], ['Anna', 'Eve'])]).toEqual(['Anna', 'Eve']);
});
