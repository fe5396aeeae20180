/** A minute's introduction to each adventure: what every step of it shows on the sheet. */
import type { Box } from './sheets/print';

const SPACES = 'spaces';
const PAD = 6;

/** By adventure and step: patterns of box ids. Those of one pattern get one frame; with a star, a frame each. */
export const INTRO: Readonly<Record<number, readonly (readonly string[])[]>> = {
  1: [[SPACES], ['*^C\\d+\\.done$'], ['^(rockets|points)\\.'], ['^errors\\.']],
  2: [[SPACES], ['^(energy|division)\\.'], ['*^ST\\d$'], ['*tank$']],
  3: [[SPACES], ['*\\.A\\d$', '*\\.G\\d$'], ['^(plants|water|antennas)$'], ['^planning\\.']],
  4: [[SPACES], ['*^M\\d+$'], ['^MF\\d'], ['^CC\\d', '^SF\\d$']],
  5: [[SPACES], ['^TF\\d$'], ['*^DS\\d$'], ['^(missions|tower|astronauts|dome)$']],
  6: [['*^B\\d+$'], ['*virus$', '*^virus'], ['*^WK'], ['^plant\\.', '^water\\.']],
  7: [['*^AL'], ['*\\.reactor\\.'], ['*\\.greenhouse$']],
  8: [['^near\\.', '^far\\.'], ['*^P\\d$'], ['*^P\\d\\.m', '^AST\\d+$'], ['^near_', '^far_']],
};

/** Returns the frames of a step. */
export function framesOf(
  boxes: Readonly<Record<string, Box>>,
  spaces: readonly string[],
  patterns: readonly string[],
): Box[] {
  return patterns.flatMap((pattern) => {
    const wanted = new RegExp(pattern.replace('*', ''));
    const ids = pattern === SPACES ? spaces : Object.keys(boxes).filter((id) => wanted.test(id));
    const found = ids.flatMap((id) => (boxes[id] ? [boxes[id]] : []));
    if (!found.length) return [];
    return (pattern.startsWith('*') ? found.map((box) => [box]) : [found]).map(around);
  });
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x)) - PAD;
  const top = Math.min(...boxes.map(([, y]) => y)) - PAD;
  const right = Math.max(...boxes.map(([x, , w]) => x + w)) + PAD;
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h)) + PAD;
  return [left, top, right - left, bottom - top];
}
