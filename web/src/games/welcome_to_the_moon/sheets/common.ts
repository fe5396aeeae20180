/** Parts that several sheets share: rows of markers, errors, and what every pencil writes. */
import type { Marks } from '../model';
import type { Box, Pencil, Press } from './print';

/** Prints the diamonds of system errors; each shows what is lost while it is the first that is not crossed off. */
export function errors(press: Press, boxes: readonly Box[], same = false): void {
  boxes.forEach((box, i) => {
    press.diamond(box, {}, `errors.${i + 1}`).mark(String(same ? 5 : i * 5), box, { size: 12 });
  });
}

/** Prints two markers and the wild symbol that they circle, row by row. */
export function wilds(press: Press, icon: string, name: string, x: number, y: number, say: string): void {
  press.words(say, x, y - 8);
  for (let row = 0; row < 3; row += 1) {
    const top = y + row * 27;
    press
      .icon(icon, [x, top, 22, 22], `${name}.${row * 2 + 1}`)
      .icon(icon, [x + 26, top, 22, 22], `${name}.${row * 2 + 2}`)
      .path(`M${x + 52} ${top + 11}h11m-4-3 4 3-4 3`, { width: 1.2 })
      .icon('wild', [x + 69, top - 1, 24, 24], `${name}.wild${row + 1}`);
  }
}

/** Writes what is in the spaces, and the errors. */
export function writings(pencil: Pencil, marks: Marks): void {
  for (const [space, mark] of Object.entries(marks.written)) pencil.write(space, mark);
  pencil.count('cross', 'errors', marks.number('errors'), true);
}

/** Crosses off markers and circles or strikes their wild symbols. */
export function markers(pencil: Pencil, marks: Marks): void {
  pencil.count('strike', 'astronauts', marks.number('astronauts'));
  pencil.count('strike', 'planning', marks.number('planning'));
  for (const id of marks.ids('wilds')) {
    const [, name = '', row = ''] = /^(\D+)(\d)$/.exec(id) ?? [];
    const state = marks.at('wilds', id);
    if (state) pencil.loop(`${name}.wild${row}`);
    if (state === 2) pencil.strike(`${name}.wild${row}`);
  }
}
