import { describe, expect, it } from 'vitest';
import { Outbox, Refusal } from './outbox';

function outbox() {
  let made = 0;
  const clock = { now: 0 };
  return {
    box: new Outbox(
      () => `id${++made}`,
      () => clock.now,
    ),
    clock,
  };
}

describe('the outbox', () => {
  it('ends a command with the reply that carries its id', async () => {
    const { box } = outbox();
    const { frame, reply } = box.put({ type: 'undo', seat: 0 });
    box.settle({ type: 'accepted', id: 'another', n: 1 });
    expect(box.again()).toEqual([frame]);
    box.settle({ type: 'accepted', id: frame.id, n: 2 });
    expect(await reply).toMatchObject({ n: 2 });
    expect(box.again()).toEqual([]);
  });

  it('sends the same ids again after a break, in order', () => {
    const { box } = outbox();
    const first = box.put({ type: 'answer', seat: 0, question: 1, value: null }).frame;
    const second = box.put({ type: 'chat', seat: 0, text: 'hi' }).frame;
    box.put({ type: 'ping' });
    expect(box.again()).toEqual([first, second]);
  });

  it('says why a command was refused', async () => {
    const { box } = outbox();
    const { frame, reply } = box.put({ type: 'undo', seat: 0 });
    box.settle({ type: 'refused', id: frame.id, error: { key: 'server-stale', params: {} } });
    await expect(reply).rejects.toBeInstanceOf(Refusal);
  });

  it('knows how long the oldest command has waited', () => {
    const { box, clock } = outbox();
    box.put({ type: 'undo', seat: 0 });
    clock.now = 2500;
    box.put({ type: 'ping' });
    expect(box.longest()).toBe(2500);
  });
});
