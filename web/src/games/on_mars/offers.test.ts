import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../lib/protocol';
import { mapOffers, pressHex } from './offers';
import { Picks } from './picks.svelte';

const question = {
  id: 1,
  seat: 0,
  kind: 'each',
  topic: 'move',
  why: { key: 'x', params: {} },
  choices: [['bot', 'F4', 'F5'], ['bot', 'F4', 'G4'], ['rover', 'G5', 'G4'], 'done'],
  labels: [],
  refused: [],
} as unknown as AskedQuestion;

describe('a movement on the map', () => {
  it('offers the figures first, then where the chosen one can go, and keeps it pressed', () => {
    const picks = new Picks();
    picks.follow(question);
    expect([...mapOffers(question, picks).keys()].sort()).toEqual(['F4', 'G5']);
    pressHex(question, picks, 'F4', mapOffers(question, picks).get('F4') ?? []);
    const open = mapOffers(question, picks);
    expect([...open.keys()].sort()).toEqual(['F4', 'F5', 'G4', 'G5']); // the board forgets what is not on offer
    pressHex(question, picks, 'G4', open.get('G4') ?? []);
    expect(picks.only?.value).toEqual(['bot', 'F4', 'G4']);
  });

  it('puts a figure down when it is pressed again', () => {
    const picks = new Picks();
    picks.follow(question);
    pressHex(question, picks, 'F4', mapOffers(question, picks).get('F4') ?? []);
    pressHex(question, picks, 'F4', mapOffers(question, picks).get('F4') ?? []);
    expect(picks.any).toBe(false);
  });
});
