import { expect, it } from 'vitest';
import type { SiteView } from './model';
import { tokensAfter } from './tokens';

const grid = (...stations: number[][]): SiteView[] =>
  stations.map((each) => ({ stations: each }) as SiteView);

it('lets a moved station keep its identity', () => {
  const first = tokensAfter([], grid([2, 1], [0, 0], [0, 0]));
  expect(first.map(({ id, site }) => [id, site])).toEqual([
    ['0-0', 0],
    ['0-1', 0],
    ['1-0', 0],
  ]);
  const moved = tokensAfter(first, grid([1, 1], [0, 0], [1, 0]));
  expect(moved.map(({ id, site }) => [id, site])).toEqual([
    ['0-0', 0],
    ['0-1', 2],
    ['1-0', 0],
  ]);
});

it('adds new stations and drops those that an undo took away', () => {
  const one = tokensAfter([], grid([1], [0]));
  const two = tokensAfter(one, grid([1], [1]));
  expect(two).toHaveLength(2);
  expect(tokensAfter(two, grid([1], [0]))).toEqual(one);
});
