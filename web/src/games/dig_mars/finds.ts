/** The finds, one drawing for each tile, composed of shared pieces and true to their names in the language files. */
import {
  auger,
  box,
  coin,
  crystal,
  disc,
  gear,
  oval,
  patch,
  pebble,
  petals,
  poly,
  rays,
  rod,
  round,
  slab,
  solid,
  spokes,
  stroke,
  waves,
  type Shape,
} from './pieces';

/* prettier-ignore */
const DRAWINGS: Record<string, () => Shape[]> = {
  T01: () => [...disc(20, 'ice', 'deep'), patch(round(0, 0, 5), 'dark'), stroke('M-12-6a14 14 0 0 1 9-8', 'bone', 3)],
  T02: () => gear(25, 9, 'copper'),
  T03: () => [solid('M-16-22q16-8 32 0q2 28-22 48q2-18-4-26q-8-8-6-22z', 'iron'), stroke('M-8-14q8 6 6 24', 'steel', 2.5)],
  T04: () => [pebble('pale', 0.8), ...waves(14, -2, 1), patch(round(-2, -1, 4), 'glow')],
  T05: () => [solid('M-22 24Q-24-16 22-24Q24 18-22 24z', 'copper'), stroke('M-22 24Q-4 2 14-15M-8 9l-2-14M2-1l12 2', 'rust', 2.2)],
  T06: () => [solid('M0-25Q22 0 0 25Q-22 0 0-25z', 'steel'), stroke('M-3-14Q-10 0-3 14', 'bone', 2.5)],
  T07: () => [solid(poly([-20, -20], [10, -25], [24, -4], [8, 24], [-16, 16]), 'rust'), stroke('M-17-8l9 6 8-8 9 6 8-7', 'bone', 2.6), stroke('M-15 4l24-4', 'bone', 2)],
  T08: () => [...petals(8, 27, 15, 'bone'), ...petals(6, 15, 13, 'pale'), solid(round(0, 0, 5), 'amber')],
  T09: () => [solid('M0-25Q22-4 12 16Q0 30-12 16Q-22-4 0-25z', 'iron'), stroke('M0-20Q6 2 0 22', 'steel', 2.4)],
  T10: () => [...rod(-18, 20, 18, -18, 15, 'steel'), solid(round(18, -18, 9), 'iron'), patch(round(18, -18, 5), 'dark')],
  T11: () => [slab(46, 40, 'stone'), stroke('M-16-14V14M-6-14V14M5-14V14M15-14V14', 'dark', 2.4), stroke('M-13-14V14M-3-14V14M8-14V14', 'pale', 1.6)],
  T12: () => [...rod(-10, 24, 8, -24, 5, 'iron'), solid(poly([8, -25], [28, -14], [4, -8]), 'glow'), solid(poly([-26, 27], [-14, 14], [2, 16], [10, 27]), 'stone')],
  T13: () => [solid('M0-27Q24 2 14 17Q0 31-14 17Q-24 2 0-27z', 'amber'), patch(oval(1, 8, 5, 3.4), 'dark'), stroke('M-3 4l-5-5M5 4l5-5M1 5V-1', 'dark', 1.6), stroke('M-10 4Q-10 14-3 18', 'bone', 2.4)],
  T14: () => [solid('M-4-24A24 24 0 0 0-6 24L-1 10-7 2 0-8z', 'gold'), solid('M7-23A24 24 0 0 1 5 24L9 10 3 2 10-8z', 'amber'), stroke('M-15-6v12M19-6v12', 'dark', 2)],
  T15: () => [pebble('stone', 0.74), ...waves(12, -2, 1, 2), ...waves(-12, -2, -1, 2)],
  T16: () => [solid(round(0, 0, 26), 'stone'), ...spokes(20, 6, 'dark', 3), solid(round(0, 0, 9), 'pale'), patch(round(0, 0, 3.4), 'dark')],
  T17: () => auger(9, 5, 'steel'),
  T18: () => [[-16, -8], [0, -17], [16, -8], [16, 9], [0, 17], [-16, 9]].map(([x, y], i) => stroke(i % 2 ? oval(x ?? 0, y ?? 0, 6, 9) : oval(x ?? 0, y ?? 0, 10, 6), i % 2 ? 'dark' : 'iron', 4)),
  T19: () => [solid(poly([-26, 6], [-20, -10], [6, -20], [12, -2]), 'copper'), solid(poly([6, -22], [22, -26], [27, -4], [13, 1]), 'iron'), solid(oval(23, -14, 4, 12), 'ice'), ...rod(-4, 6, -8, 26, 4, 'iron')],
  T20: () => [solid(poly([-20, 27], [-4, -6], [22, -28], [6, 4]), 'ice'), stroke('M-14 20L14-20', 'bone', 2.4)],
  T21: () => [solid('M-28 0A28 26 0 0 0 28 0Q14-10 0-6T-28 0z', 'stone'), patch('M-20 4A20 16 0 0 0 20 4Q8-3 0 0T-20 4z', 'deep'), stroke('M-10 4l4 9M0 2v14M10 4l-5 10', 'ice', 2.6), stroke('M-24-8Q0-22 24-8', 'pale', 3)],
  T22: () => auger(19, 4, 'copper'),
  T23: () => [...rod(0, -16, -20, 24, 6, 'steel'), ...rod(0, -16, 20, 24, 6, 'steel'), ...rod(0, -16, 0, 20, 6, 'iron'), solid(round(0, -18, 9), 'copper'), stroke('M-26 25h12M14 25h12M-6 22H6', 'dark', 4)],
  T24: () => [solid(poly([-26, 18], [-20, -6], [-4, -14], [4, 20]), 'deep'), solid(poly([-4, 20], [2, -22], [16, -16], [26, 16]), 'ice'), stroke('M6-14l6 22M-14-2l4 14', 'bone', 2)],
  T25: () => [solid('M-10-16Q-26-4-20 16Q-16 28 0 28T20 16Q26-4 10-16z', 'rust'), solid(box(-12, -22, 24, 7), 'pale'), solid(oval(0, -24, 8, 4), 'amber'), stroke('M-20 2Q0 10 20 2', 'bone', 2.4)],
  T26: () => [stroke('M-16-22v46M0-26v52M16-22v46', 'stone', 5), ...rod(-27, 14, 26, -14, 6, 'steel'), ...rod(-27, 26, 26, -2, 6, 'steel')],
  T27: () => [solid('M0 26L-28-6A30 30 0 0 1 28-6z', 'bone'), stroke('M0 26L-18-16M0 26L-7-22M0 26L7-22M0 26L18-16', 'stone', 2.2), solid(round(0, 24, 5), 'stone')],
  T28: () => [slab(50, 42, 'pale'), stroke('M-18 10q8-16 16-6t16-12', 'rust', 2.8), stroke('M10-14l8 8M18-14l-8 8', 'dark', 2.6), patch(round(-18, 11, 3), 'dark')],
  T29: () => [solid(poly([-22, 14], [-6, -27], [22, -12], [12, 22], [-4, 26]), 'steel'), patch(poly([-10, 6], [-2, -18], [6, -14], [-4, 14]), 'bone'), stroke('M10-6L4 16', 'bone', 2.4)],
  T30: () => [solid('M-5-22Q-18-16-18 6L-26 18H26L18 6Q18-16 5-22z', 'gold'), stroke('M-17 6H17', 'amber', 3), ...rod(0, -28, 0, -22, 5, 'iron'), stroke('M-8 25H8', 'dark', 2.4)],
  T31: () => [...coin(-13, 18), ...coin(12, 18), ...coin(-13, 9), ...coin(12, 9), ...coin(0, 0), ...coin(0, -9), ...coin(1, -18)],
  T32: () => [solid('M-13-22v44a13 5 0 0 0 26 0v-44z', 'pale'), patch('M-12-8v10a13 5 0 0 0 24 0v-10a13 5 0 0 1-24 0z', 'rust'), patch('M-12 10v5a13 5 0 0 0 24 0v-5a13 5 0 0 1-24 0z', 'copper'), solid(oval(0, -22, 13, 5), 'bone')],
  T33: () => [stroke('M-28 0C-18-26-10-26 0 0S18 26 28 0', 'dark', 9), stroke('M-28 0C-18-26-10-26 0 0S18 26 28 0', 'copper', 6), stroke('M-28 0C-18 26-10 26 0 0S18-26 28 0', 'dark', 9), stroke('M-28 0C-18 26-10 26 0 0S18-26 28 0', 'amber', 6)],
  T34: () => [...disc(26, 'deep', 'gold'), ...rays(5, 18, 8, 'gold'), stroke('M0 0L10-14', 'bone', 3), patch(round(0, 0, 3), 'bone')],
  T35: () => [solid('M-28 0Q0-28 28 0Q0 28-28 0z', 'bone'), solid(round(0, 0, 12), 'amber'), patch(oval(0, 0, 4, 9), 'dark'), patch(round(4, -5, 2.6), 'bone')],
  T36: () => [...rod(-20, 24, 14, 14, 5, 'steel'), ...rod(14, 14, -14, 2, 5, 'steel'), ...rod(-14, 2, 14, -8, 5, 'steel'), ...rod(14, -8, -4, -18, 5, 'steel'), solid('M-18-16a13 13 0 0 1 18-13z', 'copper')],
  T37: () => [...crystal(-21, 22, 10, 22), ...crystal(21, 22, 10, 20), ...crystal(-11, 22, 11, 36), ...crystal(11, 22, 11, 34), ...crystal(0, 22, 13, 48), solid(poly([-30, 27], [-24, 20], [24, 20], [30, 27]), 'stone')],
  T38: () => [solid('M-8-2Q-28-26-30-12Q-28 6-10 10z', 'bone'), solid('M8-2Q28-26 30-12Q28 6 10 10z', 'bone'), stroke('M-24-10l12 12M24-10L12 2', 'pale', 2), solid('M-14 26Q-14 6 0 6T14 26z', 'stone'), solid(oval(0, -6, 8, 11), 'pale'), stroke('M-3-7h.1M3-7h.1M0-5v4', 'dark', 2.2)],
  T39: () => [solid(poly([-16, 10], [-16, -14], [18, -14], [18, 10]), 'copper'), stroke('M-16-2H18M1-14V10', 'rust', 2.6), ...rod(-28, 14, 24, 14, 4, 'steel'), stroke('M-26 24H20Q28 24 28 14', 'dark', 6), stroke('M-26 24H20Q28 24 28 14', 'steel', 3), stroke('M-14 16v6M8 16v6', 'dark', 3)],
  T40: () => [...rod(0, 0, 0, 28, 10, 'iron'), stroke(round(0, -4, 21), 'dark', 9), stroke(round(0, -4, 21), 'glow', 6), stroke('M0-25V17M-21-4H21M-15-19L15 11M15-19L-15 11', 'rust', 3.4), solid(round(0, -4, 7), 'steel')],
  T41: () => [...rays(17, 29, 14, 'amber'), solid(round(0, 0, 18), 'gold'), stroke(round(0, 0, 11), 'amber', 2.6), patch(round(0, 0, 4), 'rust')],
  T42: () => [stroke('M-16-12L-10 20M-6-14L-3 18M4-14L5 16M13-12L13 12', 'ice', 3), stroke('M-22-14Q0-30 22-18L20 8Q8 30-12 26z', 'dark', 8), stroke('M-22-14Q0-30 22-18L20 8Q8 30-12 26z', 'gold', 5)],
  T43: () => [solid(box(-11, -20, 22, 40), 'pale'), stroke('M-11 14L11 6M-11 4L11-4M-11-6L11-14', 'stone', 4), solid(box(-17, -27, 34, 8), 'stone'), solid(box(-19, 19, 38, 8), 'stone')],
  T44: () => [slab(46, 30, 'iron'), stroke('M-15-12V12M-6-12V12M3-12V12', 'dark', 2.6), solid(round(14, 0, 7), 'steel'), solid(box(-14, -24, 10, 10), 'steel'), ...[-16, -4, 9, 18].map((x, i) => solid(poly([x - 4, 14], [x + 4, 14], [x, 22 + (i % 2) * 7]), 'ice'))],
  T45: () => [solid(round(0, 0, 25), 'steel'), stroke('M-25 0Q0 9 25 0', 'dark', 9), stroke('M-25 0Q0 9 25 0', 'copper', 6), solid(round(0, 3, 9), 'gold'), patch('M0-2a3.4 3.4 0 0 1 2 6l1 6h-6l1-6a3.4 3.4 0 0 1 2-6z', 'dark')],
  T46: () => [...rod(-14, 12, -24, 26, 4, 'iron'), ...rod(14, 12, 24, 26, 4, 'iron'), ...rod(8, -18, 16, -29, 3, 'iron'), solid(round(0, -1, 20), 'bone'), stroke('M-11-2Q0 8 11-2', 'dark', 3), patch(round(16, -29, 3.4), 'glow'), stroke('M-12-14Q-6-19 0-19', 'steel', 2.6)],
  T47: () => [solid('M-29 26Q-29-24 0-26Q29-24 29 26H17Q17-10 0-12T-17 26z', 'stone'), solid(poly([-9, -29], [9, -29], [6, -8], [-6, -8]), 'gold'), stroke('M-24 6l8 2M24 6l-8 2M-20-12l8 6M20-12l-8 6', 'dark', 2), patch(round(0, -19, 3), 'rust')],
  T48: () => [solid('M0 28L-27-2L-20-20L-6-22L0-14L6-22L20-20L27-2z', 'glow'), patch(poly([0, 26], [-10, -4], [0, -13], [10, -4]), 'gold'), stroke('M-26-2L-10-4L-6-21M26-2L10-4L6-21M-10-4L0 27L10-4M-10-4L0-13L10-4', 'rust', 1.8)],
};

const drawn = new Map<string, Shape[]>();

/** Returns the drawing of a find; a tile that we do not know is a plain stone. */
export function findShapes(id: string): Shape[] {
  const known = drawn.get(id) ?? (DRAWINGS[id] ?? (() => [pebble('stone')]))();
  drawn.set(id, known);
  return known;
}
