import { beforeEach, describe, expect, it } from 'vitest';
import { due, guidesNext, isGuided, setGuided, told, wordsOn } from './guide';
import { settings } from './settings.svelte';

const WORDS = { turn: 'turn', after: 'after', learn: 'learn', 'learn-boost': 'boost', produce: 'boost' };
const ask = (topic: string, key = `game-ask-${topic}`) => ({ topic, why: { key, params: {} } });

beforeEach(() => (settings.guides = {}));

describe('the words about a question', () => {
  it('are those of its wording, else those of its topic', () => {
    expect(wordsOn(WORDS, ask('turn'))).toBe('turn');
    expect(wordsOn(WORDS, ask('turn', 'game-ask-after'))).toBe('after');
    expect(wordsOn(WORDS, ask('turn', 'game-ask-anything'))).toBe('turn');
    expect(wordsOn(WORDS, ask('learn', 'game-ask-learn-boost'))).toBe('boost');
    expect(wordsOn(WORDS, ask('unknown'))).toBeUndefined();
  });
});

describe('a guided match', () => {
  it('is offered at first, and only guided once somebody has said so', () => {
    expect(guidesNext('game')).toBe(true);
    expect(isGuided('game')).toBe(false);
    expect(due('game', WORDS, ask('turn'))).toBeUndefined();
    setGuided('game', false);
    expect(guidesNext('game')).toBe(false);
  });

  it('explains each kind once', () => {
    setGuided('game', true);
    expect(due('game', WORDS, null)).toBeUndefined();
    expect(due('game', WORDS, ask('turn'))).toBe('turn');
    told('game', WORDS, 'turn');
    expect(due('game', WORDS, ask('turn'))).toBeUndefined();
    expect(due('game', WORDS, ask('learn', 'game-ask-learn-boost'))).toBe('boost');
    told('game', WORDS, 'boost');
    expect(due('game', WORDS, ask('produce'))).toBeUndefined(); // the same words
  });

  it('goes on in the next match, and begins again after it was put away', () => {
    setGuided('game', true);
    told('game', WORDS, 'turn');
    setGuided('game', true);
    expect(due('game', WORDS, ask('turn'))).toBeUndefined();
    setGuided('game', false);
    expect(due('game', WORDS, ask('learn'))).toBeUndefined();
    setGuided('game', true);
    expect(due('game', WORDS, ask('turn'))).toBe('turn');
  });

  it('knows one game from another', () => {
    setGuided('game', true);
    told('game', WORDS, 'turn');
    setGuided('other', true);
    expect(due('other', WORDS, ask('turn'))).toBe('turn');
  });

  it('ends where everything was explained', () => {
    setGuided('game', true);
    for (const name of ['turn', 'after', 'learn']) told('game', WORDS, name);
    expect(isGuided('game')).toBe(true);
    told('game', WORDS, 'boost');
    expect(isGuided('game')).toBe(false);
    expect(guidesNext('game')).toBe(false);
  });
});
