/** Sheet 5, the Dome: four skyscrapers up and down from the ground, the research tower, and the dome over them. */
import { printed } from '../../../lib/numbers';
import geometry from './geometry/5.json';
import { boxes } from './geometry';
import { errors, writings } from './common';
import { around, type Box, poly, Press } from './print';
import type { DomePrint, DomeValues } from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';

const spaces = boxes(geometry.spaces);
const tracks = boxes(geometry.tracks);
const marked = boxes(geometry.markers);
const sections: Record<string, { path: number[][]; a: number[][]; b: number[][] }> = geometry.dome;
const links: Record<string, number[][][]> = geometry.links;
const GROUND = 372;
const PANEL = 598;
const TRACKS = [
  ['missions', 'star', 92],
  ['tower', 'tower', 186],
  ['astronauts', 'astronaut', 308],
  ['dome', 'dome', 432],
] as const;

const bounds = (path: readonly number[][]): Box =>
  around(
    path.map(([x = 0, y = 0]): Box => [x, y, 0, 0]),
    9,
  );

const drawing: Drawing<DomePrint> = {
  print(catalog) {
    const press = new Press(848, 652);
    press.rect([12, GROUND, 560, 268], { fill: 'deep', rx: 4 });
    press.path(`M6 ${GROUND}H578`, { width: 2.4 });
    press.path('M588 14V640', { width: 1.2 });
    for (const list of Object.values(links))
      for (const link of list) press.path(poly(link), { width: 1, faint: true });
    catalog.dome.forEach(({ id, parity }, i) => {
      const section = sections[id];
      if (!section) return;
      press.path(poly(section.path), { width: 18, tone: i % 2 ? 'ice' : 'm-tint', faint: true });
      press.path(poly(section.path), { width: 1.2 });
      const [x = 0, y = 0] = section.path[Math.floor(section.path.length / 2)] ?? [];
      for (const shift of parity === 'odd' ? [0] : [-4, 4])
        press.round([x + shift - 3, y - 3, 6, 6], { fill: 'paper' });
      press
        .name(id, bounds(section.path))
        .name(`${id}a`, bounds(section.a))
        .name(`${id}b`, bounds(section.b));
    });
    for (const tower of catalog.skyscrapers) {
      press.rect(
        around(
          tower.spaces.flatMap((id) => [spaces[id] ?? [0, 0, 0, 0]]),
          5,
        ),
        { fill: 'paper', rx: 6 },
      );
      for (const id of tower.spaces)
        press.cell(
          id,
          spaces[id] ?? [0, 0, 0, 0],
          tower.starts.includes(id) ? { tone: 'gold', width: 2.6 } : { tone: 'ice' },
        );
      for (const end of ['top', 'bottom'] as const)
        (['first', 'later'] as const).forEach((which, i) => {
          const id = `${tower.id}.${end}.${which}`;
          const box = marked[id];
          if (!box) return;
          if (which === 'first') press.value(String(tower[end][i]), box, id, { tone: 'gold' });
          else press.round(box, {}, id).mark(String(tower[end][i]), box, { size: 11 });
        });
    }
    for (let floor = 1; floor <= 8; floor += 1) {
      const id = `TF${floor}`;
      const box = marked[id];
      if (box) press.rect(box, { fill: 'paper' }, id);
      for (const [part, icon] of [
        ['p1', 'plant'],
        ['p2', 'plant'],
        ['w1', 'water'],
      ] as const) {
        const at = marked[`${id}.${part}`];
        if (at) press.icon(icon, at, `${id}.${part}`);
      }
    }
    values(press, catalog.values);
    for (let i = 1; i <= 8; i += 1) {
      const box = tracks[`astronaut.${i}`];
      if (box) press.icon('astronaut', box, `crew.${i}`);
    }
    press.name('use.astronaut', [592, 310, 208, 30]);
    press.words('welcome_to_the_moon-paper-errors', PANEL, 520, { size: 12 });
    errors(press, [
      [676, 526, 28, 28],
      [711, 526, 28, 28],
      [746, 526, 28, 28],
    ]);
    press.words('welcome_to_the_moon-paper-5-parity', PANEL, 590, { size: 11 });
    press.round([PANEL, 600, 8, 8]).words('welcome_to_the_moon-paper-5-odd', PANEL + 14, 608, { size: 11 });
    press.round([PANEL + 110, 600, 8, 8]).round([PANEL + 120, 600, 8, 8]);
    press.words('welcome_to_the_moon-paper-5-even', PANEL + 134, 608, { size: 11 });
    return press;
  },
  pencil(pencil, marks, common) {
    writings(pencil, marks);
    for (const id of marks.ids('ends')) {
      const end = marks.at('ends', id);
      if (end) pencil.loop(`${id}.${end === 1 ? 'first' : 'later'}`);
      else if (common.at('reached', id)) pencil.cross(`${id}.first`, true);
    }
    for (const id of marks.ids('plants')) {
      for (let i = 1; i <= marks.at('plants', id); i += 1) pencil.loop(`${id}.p${i}`);
      if (marks.at('water', id)) pencil.loop(`${id}.w1`);
    }
    for (const id of marks.ids('split')) {
      const section = sections[id];
      const [x = 0, y = 0] = section?.a[section.a.length - 1] ?? [];
      if (marks.at('split', id))
        pencil.line(`split.${id}`, `M${x - 12} ${y - 9}l24 18M${x - 9} ${y - 12}l24 18`);
      for (const half of ['a', 'b'] as const)
        if (section && marks.at('built', id + half)) pencil.line(id + half, poly(section[half]));
    }
    for (const [name] of TRACKS) {
      const raised = marks.at('energy', name);
      pencil.count('strike', name, raised);
      if (raised) pencil.loop(raised < 4 ? `${name}.${raised + 1}` : `${name}.after`);
    }
    pencil.count('strike', 'crew', marks.number('astronauts'));
  },
};

/** Prints the tracks of values that energy improves, column by column. */
function values(press: Press, rows: DomeValues): void {
  for (const [name, icon, y] of TRACKS) {
    press
      .icon(icon, [PANEL, y - 20, 20, 20])
      .words(`welcome_to_the_moon-short-${name}`, PANEL + 26, y - 5, { size: 13 });
    const columns = rows[name] ?? [];
    const boxes: Box[] = [];
    columns.forEach((column, i) => {
      const key = i < columns.length - 1 ? String(i + 1) : 'after';
      const box = tracks[`${name}.${key}`];
      if (!box) return;
      boxes.push(box);
      press.rect(box, { fill: 'paper' }, `${name}.${key}`);
      const list = Array.isArray(column) ? column : [-column];
      list.forEach((value, k) => {
        const high = box[3] / list.length;
        press.mark(printed(value), [box[0], box[1] + k * high, box[2], high], { size: 13 });
      });
    });
    press.name(name, around(boxes, 6));
  }
}

export default drawing;
