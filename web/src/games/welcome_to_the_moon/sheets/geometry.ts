/** Reads where things are on the printed sheets: files hold lists of numbers, drawings want them counted. */
import type { Box } from './print';

type Numbers = readonly number[];

export const box = ([x = 0, y = 0, width = 0, height = 0]: Numbers): Box => [x, y, width, height];
export const point = ([x = 0, y = 0]: Numbers): [number, number] => [x, y];
export const circle = ([x = 0, y = 0, r = 0]: Numbers): [number, number, number] => [x, y, r];

/** Returns the same names with what is made of each value. */
export const each = <T, R>(found: Readonly<Record<string, T>>, made: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(found).map(([id, value]) => [id, made(value)]));

export const boxes = (found: Readonly<Record<string, Numbers>>): Record<string, Box> => each(found, box);
