import { describe, expect, it } from 'vitest';
import { firstLanguage, Translator } from './fluent';

const en = new Translator('en', [
  'moved = { $seat } moves to { $site }\nfind = Find { $what }\nlist = { $names }\nflag = { $on }\nseats = { $seats } seats',
]);
const ru = new Translator('ru', [
  'left = { $count -> \n    [one] { $count } ход\n    [few] { $count } хода\n   *[many] { $count } ходов\n }',
]);

describe('messages', () => {
  it('show seats as names, but not the number of seats', () => {
    const names = ['Anna', 'Bob'];
    expect(en.say({ key: 'moved', params: { seat: 1, site: 'B2' } }, names)).toBe('Bob moves to B2');
    expect(en.say({ key: 'moved', params: { seat: 3, site: 'B2' } }, names)).toBe('4 moves to B2');
    expect(en.say({ key: 'seats', params: { seats: 1 } }, names)).toBe('1 seats');
  });

  it('can hold other messages, lists and flags', () => {
    const inner = { key: 'moved', params: { seat: 0, site: 'A1' } };
    expect(en.say({ key: 'find', params: { what: inner } }, ['Anna'])).toBe('Find Anna moves to A1');
    expect(en.say({ key: 'list', params: { names: ['a', inner, 3] } }, ['Anna'])).toBe(
      'a, Anna moves to A1, 3',
    );
    expect(en.say({ key: 'flag', params: { on: true } })).toBe('true');
  });

  it('count as the language does', () => {
    expect([1, 3, 5, 21].map((count) => ru.say('left', [], { count }))).toEqual([
      '1 ход',
      '3 хода',
      '5 ходов',
      '21 ход',
    ]);
  });

  it('write numbers below zero with a minus, and count them as any others', () => {
    expect([-1, -3, -11].map((count) => ru.say('left', [], { count }))).toEqual([
      '−1 ход',
      '−3 хода',
      '−11 ходов',
    ]);
    expect(en.say('list', [], { names: [-2, 'C-3'] })).toBe('−2, C-3');
  });

  it('show a key that has no words as it is', () => {
    expect(en.say('unknown-key')).toBe('unknown-key');
    expect(en.has('moved')).toBe(true);
    expect(en.has('unknown-key')).toBe(false);
  });
});

describe('whoever reads', () => {
  const words = new Translator('en', [
    'person-you = You\ntook = { $seat } { YOU($seat, "take", "takes") } ore from { YOU($seat_owner, "you") }\nsays = So: { $what }',
  ]);
  const took = { key: 'took', params: { seat: 0, seat_owner: 1 } };
  const names = ['Anna', 'Bob'];

  it('is called you, with a verb that fits; others have names', () => {
    expect(words.say(took, names)).toBe('Anna takes ore from Bob');
    expect(words.say(took, Object.assign([...names], { you: null }))).toBe('Anna takes ore from Bob');
    expect(words.say(took, Object.assign([...names], { you: 0 }))).toBe('You take ore from Bob');
    expect(words.say(took, Object.assign([...names], { you: 1 }))).toBe('Anna takes ore from you');
    const inside = { key: 'says', params: { what: took } };
    expect(words.say(inside, Object.assign([...names], { you: 1 }))).toBe('So: Anna takes ore from you');
  });
});

describe('the first language', () => {
  it('is the chosen one, else the first of the browser that we have, else English', () => {
    expect(firstLanguage('en', ['ru-RU'])).toBe('en');
    expect(firstLanguage(undefined, ['de', 'ru-RU', 'en'])).toBe('ru');
    expect(firstLanguage(undefined, ['de'])).toBe('en');
    expect(firstLanguage('xx', [])).toBe('en');
  });
});

it('does not begin a line with a dash, and an arrow stays with what it leads to', () => {
  const ru = new Translator('ru', ['moved = Бот перемещает станцию { $a } → { $b }\nlevel = 1 — Кэтрин']);
  expect(ru.say('moved', [], { a: 'D4', b: 'C4' })).toBe('Бот перемещает станцию D4\u00a0→\u00a0C4');
  expect(ru.say('level')).toBe('1\u00a0— Кэтрин');
});
