import { expect, test } from 'vitest';
import { nearest, neighbour } from '../../kit/geometry';
import { HEIGHT, middle, WIDTH } from './hexes';
import type { AreaData } from './model';

const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5];
const plain = (row: number, column: number): AreaData => ({
  id: `r${row}c${column}`,
  row,
  column,
  q: column - Math.min(row, 4),
  r: row - 4,
  ocean: false,
  volcano: false,
  reserved: null,
  name: null,
  bonus: [],
});
type Placed = AreaData & { x: number; y: number };
const placed = (each: AreaData): Placed => ({ ...each, ...middle(each) });
const area = (row: number, column: number): Placed => placed(plain(row, column));
const AREAS = ROWS.flatMap((count, row) => Array.from({ length: count }, (_, column) => area(row, column)));
const at = (id: string): Placed => AREAS.find((each) => each.id === id) as Placed;

test('all areas lie inside the drawing, and no two on each other', () => {
  const places = AREAS.map((each) => middle(each));
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(27);
    expect(x).toBeLessThan(WIDTH - 27);
    expect(y).toBeGreaterThan(31);
    expect(y).toBeLessThan(HEIGHT - 31);
  }
  expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(61);
});

test('arrow keys lead to the next area in their direction', () => {
  expect(neighbour(AREAS, at('r4c4'), 'ArrowLeft')?.id).toBe('r4c3');
  expect(neighbour(AREAS, at('r4c4'), 'ArrowRight')?.id).toBe('r4c5');
  expect(['r3c3', 'r3c4']).toContain(neighbour(AREAS, at('r4c4'), 'ArrowUp')?.id);
  expect(['r5c3', 'r5c4']).toContain(neighbour(AREAS, at('r4c4'), 'ArrowDown')?.id);
  expect(neighbour(AREAS, at('r0c0'), 'ArrowUp')).toBeNull();
  expect(neighbour(AREAS, at('r4c8'), 'ArrowRight')).toBeNull();
  expect(neighbour(AREAS, at('r4c4'), 'a')).toBeNull();
});

test('every area can be reached with arrow keys', () => {
  const reached = new Set(['r4c4']);
  const open = ['r4c4'];
  for (let id = open.pop(); id; id = open.pop()) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = neighbour(AREAS, at(id), key);
      if (next && !reached.has(next.id)) {
        reached.add(next.id);
        open.push(next.id);
      }
    }
  }
  expect(reached.size).toBe(61);
});

test('the nearest of some areas is found, off the map too', () => {
  const moon = placed({ ...at('r0c0'), id: 'ganymede_colony', q: null, r: null });
  expect(nearest([at('r8c4'), at('r3c3'), at('r0c0')], at('r4c4'))?.id).toBe('r3c3');
  expect(nearest([at('r8c4'), at('r4c4')], at('r4c4'))?.id).toBe('r4c4');
  expect(nearest([moon], at('r4c4'))?.id).toBe('ganymede_colony');
  expect(nearest([], at('r4c4'))).toBeUndefined();
});
