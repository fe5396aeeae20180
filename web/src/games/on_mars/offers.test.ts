import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../lib/protocol';
import { ASKED } from '../../testing/samples';
import { mapOffers, pressHex } from './offers';
import { Picks } from './picks.svelte';

const question: AskedQuestion = {
  ...ASKED,
  kind: 'each',
  topic: 'move',
  at: null,
  choices: [['bot', 'F4', 'F5'], ['bot', 'F4', 'G4'], ['rover', 'G5', 'G4'], 'done'],
};

describe('a movement on the map', () => {
  it('offers the figures first, then where the chosen one can go, and keeps it pressed', () => {
    const picks = new Picks();
    picks.follow(question, '0:1');
    expect([...mapOffers(question, picks).keys()].sort()).toEqual(['F4', 'G5']);
    pressHex(question, picks, 'F4', mapOffers(question, picks).get('F4') ?? []);
    const open = mapOffers(question, picks);
    expect([...open.keys()].sort()).toEqual(['F4', 'F5', 'G4', 'G5']); // the board forgets what is not on offer
    pressHex(question, picks, 'G4', open.get('G4') ?? []);
    expect(picks.only?.value).toEqual(['bot', 'F4', 'G4']);
  });

  it('puts a figure down when it is pressed again', () => {
    const picks = new Picks();
    picks.follow(question, '0:1');
    pressHex(question, picks, 'F4', mapOffers(question, picks).get('F4') ?? []);
    pressHex(question, picks, 'F4', mapOffers(question, picks).get('F4') ?? []);
    expect(picks.any).toBe(false);
  });

  it('tells a bot from the rover that begins on its hex', () => {
    const mine: AskedQuestion = {
      ...question,
      choices: [
        ['bot', 'G5', 'G4'],
        ['bot', 'G5', 'G6'],
        ['rover', 'G5', 'G4'],
        ['rover', 'G5', 'H4'],
        'done',
      ],
    };
    const picks = new Picks();
    picks.follow(mine, '0:1');
    const press = (): void => pressHex(mine, picks, 'G5', mapOffers(mine, picks).get('G5') ?? []);
    press();
    expect([picks.part(0), picks.part(1)]).toEqual(['bot', 'G5']);
    press();
    expect([picks.part(0), picks.part(1)]).toEqual(['rover', 'G5']);
    expect([...mapOffers(mine, picks).keys()].sort()).toEqual(['G4', 'G5', 'H4']);
    press();
    expect(picks.any).toBe(false);
  });

  it('shows at once where the only figure that can move may go', () => {
    const lone: AskedQuestion = { ...question, choices: [['bot', 'F4', 'F5'], ['bot', 'F4', 'G4'], 'done'] };
    const picks = new Picks();
    picks.follow(lone, '0:1');
    expect([...mapOffers(lone, picks).keys()].sort()).toEqual(['F4', 'F5', 'G4']);
    pressHex(lone, picks, 'G4', mapOffers(lone, picks).get('G4') ?? []);
    expect(picks.only?.value).toEqual(['bot', 'F4', 'G4']);
  });

  it('keeps what is pressed until something else is asked', () => {
    const picks = new Picks();
    picks.follow(question, '0:1');
    pressHex(question, picks, 'F4', mapOffers(question, picks).get('F4') ?? []);
    picks.follow({ ...question }, '0:1'); // a rival became ready
    picks.follow(null, '0:1'); // something moves
    picks.follow(question, '0:1');
    expect(picks.part(1)).toBe('F4');
    picks.follow(question, '0:2');
    expect(picks.any).toBe(false);
  });
});
