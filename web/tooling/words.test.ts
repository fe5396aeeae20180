import { expect, it } from 'vitest';
import { head } from './words';

it('takes the title of a game and what it is about, and nothing else', () => {
  const source = '# c\ngame = Game\ngame-about = A\n    long line\ngame-other = No\ngame-about-x = No\n';
  expect(head('game', source)).toBe('game = Game\ngame-about = A\n    long line\n');
});
