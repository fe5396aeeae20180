import { describe, expect, it } from 'vitest';
import { chairs, firstCount, resized, seatingProblem, seatsOf, seatsToSend } from './seating';

const called = (number: number) => `Player ${number}`;

describe('seating', () => {
  it('puts bots, friends or people at one device beside oneself', () => {
    expect(chairs('bots', 3, 'Anna', 'skilled', called).map((chair) => chair.kind)).toEqual([
      'me',
      'bot',
      'bot',
    ]);
    expect(chairs('friends', 2, 'Anna', 'skilled', called)[1]?.kind).toBe('open');
    expect(chairs('device', 2, 'Anna', 'skilled', called).map((chair) => chair.name)).toEqual([
      'Anna',
      'Player 2',
    ]);
  });

  it('keeps who sits when the number of seats changes', () => {
    const two = chairs('device', 2, 'Anna', 'skilled', called);
    expect(resized(two, 3, 'device', called).map((chair) => chair.name)).toEqual([
      'Anna',
      'Player 2',
      'Player 3',
    ]);
    expect(resized(two, 1, 'device', called)).toHaveLength(1);
  });

  it('seats bots beside whoever was alone, where the company is bots', () => {
    const alone = chairs('bots', 1, 'Anna', 'expert', called);
    const kinds = resized(alone, 3, 'bots', called).map((chair) => `${chair.kind} ${chair.level}`);
    expect(kinds).toEqual(['me expert', 'bot expert', 'bot expert']);
    expect(resized(alone, 2, 'friends', called)[1]?.kind).toBe('open');
  });

  it('seats new ones like the last of the others, whoever that is by now', () => {
    const changed = chairs('bots', 2, 'Anna', 'novice', called).map((chair, seat) =>
      seat ? { ...chair, kind: 'open' as const } : chair,
    );
    expect(resized(changed, 3, 'bots', called)[2]?.kind).toBe('open');
  });

  it('wants names, and different ones', () => {
    const two = chairs('device', 2, 'Anna', 'skilled', called);
    expect(seatingProblem(two)).toBeNull();
    expect(seatingProblem(chairs('bots', 2, ' ', 'skilled', called))?.key).toBe('web-name-missing');
    expect(seatingProblem(two.map((chair) => ({ ...chair, name: 'Anna' })))?.key).toBe('web-name-twice');
  });

  it('offers as many seats as a file names, but never more than the game has', () => {
    expect(seatsOf(3, [2, 3, 4])).toBe(3);
    for (const named of [1_000_000_000, -3, 2.5, '3', null]) expect(seatsOf(named, [2, 3, 4])).toBe(2);
  });

  it('sends only what belongs to each kind of seat', () => {
    expect(seatsToSend(chairs('bots', 2, ' Anna ', 'expert', called))).toEqual([
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', level: 'expert' },
    ]);
    expect(seatsToSend(chairs('friends', 2, 'Anna', 'expert', called))[1]).toEqual({ kind: 'open' });
  });
});

describe('a new table', () => {
  it('begins with company where the game can be played so, since bots or friends are asked for', () => {
    expect(firstCount([1, 2, 3])).toBe(2);
    expect(firstCount([3, 4])).toBe(3);
    expect(firstCount([1])).toBe(1);
  });
});
