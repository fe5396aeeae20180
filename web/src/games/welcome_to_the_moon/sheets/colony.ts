/** Sheet 3, the Colony: quarters of modules joined by tunnels, greenhouses, and values raised by energy. */
import { printed } from '../../../lib/numbers';
import geometry from './geometry/3.json';
import { boxes } from './geometry';
import { errors, writings } from './common';
import { around, type Box, Press } from './print';
import type { ColonyPrint } from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';

const spaces = boxes(geometry.spaces);
const tracks = boxes(geometry.tracks);
const marked = boxes(geometry.markers);
const quarters = boxes(geometry.quarters);
const edges = boxes(geometry.edges);
const RAISED = [
  ['plants', 'plant'],
  ['water', 'water'],
  ['antennas', 'antenna'],
] as const;

const drawing: Drawing<ColonyPrint> = {
  print(catalog) {
    const press = new Press(848, 566);
    const values: Record<string, number[]> = catalog.values;
    for (const [id, box] of Object.entries(quarters)) press.rect(box, { fill: 'deep', rx: 16 }, id);
    for (const [id, [x1, y1, x2, y2]] of Object.entries(edges)) {
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      press.path(`M${x1} ${y1}L${x2} ${y2}`, { width: 9, faint: true }).name(id, [x - 14, y - 14, 28, 28]);
    }
    for (const [id, box] of Object.entries(spaces)) press.cell(id, box);
    for (const id of catalog.printed_x) {
      const box = marked[id];
      if (box) press.cell(id, box, { faint: true }).mark('X', box, { size: 20, faint: true });
    }
    const [ox, oy, ow, oh] = marked.r1c6 ?? [0, 0, 0, 0];
    press
      .path(`M${ox} ${oy + oh}V${oy + oh * 0.5}a${ow / 2} ${oh * 0.5} 0 0 1 ${ow} 0V${oy + oh}z`, {
        fill: 'hole',
      })
      .path(`M${ox + ow / 2} ${oy}V${oy + oh}M${ox} ${oy + oh * 0.55}h${ow}`, { width: 1 })
      .name('r1c6', [ox, oy, ow, oh]);
    const landing = marked.r6c1;
    if (landing) press.icon('rocket', landing, 'r6c1');
    for (const [id, box] of Object.entries(marked)) {
      const [, what = ''] = id.split('.');
      if (what.startsWith('A')) press.round(box, { fill: 'paper' }, id).icon('antenna', inset(box, 4));
      else if (what === 'tank') press.round(box, { fill: 'paper' }, id).icon('water', inset(box, 3));
      else if (what.startsWith('G')) greenhouse(press, id, box);
      else if (what === 'first' || what === 'later') {
        const points = catalog.quarter_points;
        press.value(String(points[what === 'first' ? 0 : 1]), box, id);
      }
    }
    press.words('welcome_to_the_moon-paper-3-energy', 586, 94);
    for (const [name, icon] of RAISED) {
      const boxes = [1, 2, 3, 4, 'after_all']
        .map((i) => tracks[`${name}.${i}`])
        .filter((box) => box !== undefined);
      const [x, y, width, height] = around(boxes, 6);
      press.rect([x - 30, y - 6, width + 34, height + 12], { fill: 'deep' }, name);
      press.icon(icon, [x - 24, y + 4, 24, 24]).mark('×', [x - 24, y + 30, 24, 16]);
      boxes.forEach((box, i) => press.value(String(values[name]?.[i] ?? ''), box, `${name}.${i + 1}`));
    }
    press.words('welcome_to_the_moon-paper-crew', 586, 306);
    for (let i = 1; i <= 9; i += 1) {
      const box = tracks[`astronaut.${i}`];
      if (box) press.icon('astronaut', box, `astronauts.${i}`);
    }
    press.name('use.astronaut', [580, 308, 106, 100]);
    catalog.astronaut_points.forEach((points, i) => {
      const [x, y, w, h] = (
        [
          [749, 328, 39, 74],
          [708, 352, 39, 50],
          [790, 372, 39, 30],
        ] as Box[]
      )[i] ?? [0, 0, 0, 0];
      press.value(String(points), [x, y, w, h]);
    });
    press.words('welcome_to_the_moon-paper-planning', 586, 426);
    catalog.planning_loss.forEach((loss, i) => {
      const box = tracks[i < 9 ? `planning.${i + 1}` : 'planning.after_all'];
      if (box) press.value(loss ? printed(-loss) : '0', box, `planning.${i + 1}`);
    });
    press.words('welcome_to_the_moon-short-errors', 586, 535);
    errors(press, [
      [697, 513, 34, 34],
      [737, 513, 34, 34],
      [777, 513, 34, 34],
    ]);
    return press;
  },
  pencil(pencil, marks, common) {
    writings(pencil, marks);
    pencil.count('strike', 'astronauts', marks.number('astronauts'));
    pencil.count('strike', 'planning', marks.number('planning'));
    for (const id of marks.ids('tunnels')) {
      const [x1, y1, x2, y2] = edges[id] ?? [0, 0, 0, 0];
      if (marks.at('tunnels', id)) pencil.line(id, `M${x1 - 3} ${y1 - 1}L${x2 + 3} ${y2 + 1}`);
    }
    for (const id of marks.ids('antennas')) {
      if (marks.at('antennas', id)) for (const i of [1, 2, 3]) pencil.loop(`${id}.A${i}`);
    }
    for (const id of marks.ids('tanks')) if (marks.at('tanks', id)) pencil.loop(`${id}.tank`);
    for (const id of marks.ids('greenhouses')) {
      for (let i = 1; i <= marks.at('greenhouses', id); i += 1) pencil.loop(`${id}.G${i}`);
      const done = marks.at('quarters', id);
      if (done) pencil.loop(done === 1 ? `${id}.first` : `${id}.later`);
      else if (common.at('completed', id)) pencil.strike(`${id}.first`, true);
    }
    for (const [name] of RAISED) {
      const raised = marks.at('raised', name);
      pencil.count('strike', name, raised);
      if (raised) pencil.loop(`${name}.${raised + 1}`);
    }
  },
};

const inset = ([x, y, w, h]: Box, by: number): Box => [x + by, y + by, w - 2 * by, h - 2 * by];

/** Prints a greenhouse: the last of a quarter has two plants. */
function greenhouse(press: Press, id: string, box: Box): void {
  const [x, y, width, height] = box;
  press.rect(box, { tone: 'leaf', rx: 9 }, id);
  const count = width > 30 ? 2 : 1;
  for (let i = 0; i < count; i += 1)
    press.icon('plant', [x + width / 2 - count * 8 + i * 16, y + height / 2 - 8, 16, 16]);
}

export default drawing;
