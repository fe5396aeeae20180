/** Sheet 7, the Escape: six starships of modules and greenhouses, and the airlocks that lead to them. */
import geometry from './geometry/7.json';
import { box, boxes, each } from './geometry';
import { errors, markers, wilds, writings } from './common';
import { around, type Box, grown, poly, Press } from './print';
import type { EscapePrint } from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';

const spaces = boxes(geometry.spaces);
const blocks = boxes(geometry.blocks);
const marked = boxes(geometry.markers);
const edges = each(geometry.edges, ({ path, gate }) => ({ path, gate: box(gate) }));
const reactors = each(geometry.tracks.reactors, (found) => found.map(box));
const plants = each(geometry.tracks.plants, (found) => found.map(box));
const planning = geometry.tracks.planning.map(box);
const small = ([x, y, w, h]: Box, by: number): Box => [x + by, y + by, w - 2 * by, h - 2 * by];

const drawing: Drawing<EscapePrint> = {
  print(catalog) {
    const press = new Press(848, 692);
    press.path('M0 672Q200 628 424 646T848 632V692H0z', { fill: 'deep' });
    press.path('M130 650a62 40 0 0 1 124 0zM434 650a62 40 0 0 1 124 0zM110 650H580v10H110z', {
      fill: 'paper',
    });
    press.words('welcome_to_the_moon-paper-7-settlement', 346, 684, { anchor: 'middle' });
    for (const ship of catalog.starships) hull(press, ship);
    for (const [id, { path, gate }] of Object.entries(edges)) {
      press.path(poly(path), { width: 10, faint: true });
      press.round(gate, { fill: 'paper' }).name(id, grown(gate, 4));
    }
    for (const block of catalog.blocks) {
      const box = blocks[block.id];
      if (box)
        press.rect(
          box,
          { fill: 'deep', rx: 14, ...(block.kind === 'greenhouse' ? { tone: 'leaf' } : {}) },
          block.id,
        );
      for (const id of block.spaces) {
        const cell = spaces[id];
        if (cell) press.cell(id, cell);
      }
    }
    for (const id of catalog.tanks) {
      const box = marked[`${id}.tank`];
      if (box) press.round(box, { fill: 'paper', tone: 'ice' }, `${id}.tank`).icon('water', small(box, 3));
    }
    for (const id of catalog.robots) {
      const box = marked[`${id}.robot`];
      if (box) press.icon('robot', box, `${id}.robot`);
    }
    for (const [ship, boxes] of Object.entries(reactors))
      boxes.forEach((box, i) => press.icon('energy', box, `${ship}.reactor.${i + 1}`));
    for (const [house, boxes] of Object.entries(plants)) {
      const ship = house.split('.')[0] ?? '';
      boxes.forEach((box, i) => press.icon('plant', box, `${ship}.plant.${i + 1}`));
      const double = marked[`${house}.x2`];
      if (double) press.round(double, { fill: 'paper' }, `${ship}.x2`).mark('×2', double, { size: 9 });
      const around7 = blocks[house];
      if (around7) press.name(`${ship}.greenhouse`, around7);
    }
    wilds(press, 'astronaut', 'astronauts', 22, 42, 'welcome_to_the_moon-paper-crew');
    press.name('use.astronaut', [16, 36, 60, 84]);
    press.words('welcome_to_the_moon-paper-planning', 20, 150, { size: 12 });
    catalog.planning_loss.forEach((loss, i) => {
      const box = planning[i];
      if (box) press.value(String(loss), box, `planning.${i + 1}`);
    });
    press.words('welcome_to_the_moon-paper-7-points', 20, 236, { size: 12 });
    catalog.points.forEach((points, i) => {
      press.mark(String(i), [20 + i * 30, 242, 26, 16], { size: 11, faint: true });
      press.value(String(points), [20 + i * 30, 258, 26, 22]);
    });
    press.words('welcome_to_the_moon-paper-errors', 700, 378, { size: 12 });
    errors(press, [
      [704, 388, 28, 28],
      [738, 388, 28, 28],
      [772, 388, 28, 28],
    ]);
    for (const box of [marked['err1.robot'], marked['err2.robot']]) if (box) press.icon('robot', box);
    return press;
  },
  pencil(pencil, marks, common) {
    writings(pencil, marks);
    markers(pencil, marks);
    for (const id of ['AL00a', 'AL00b', ...marks.ids('airlocks')]) {
      const edge = edges[id];
      if (edge && (id.startsWith('AL00') || marks.at('airlocks', id))) pencil.line(id, poly(edge.path));
    }
    for (const id of marks.ids('tanks')) if (marks.at('tanks', id)) pencil.loop(`${id}.tank`);
    for (const id of marks.ids('plants')) {
      for (let i = 1; i <= marks.at('plants', id); i += 1) pencil.loop(`${id}.plant.${i}`);
      for (let i = 1; i <= marks.at('reactors', id); i += 1) pencil.loop(`${id}.reactor.${i}`);
      if (marks.at('doubled', id)) pencil.loop(`${id}.x2`);
      else if (common.at('doubles_taken', id)) pencil.cross(`${id}.x2`, true);
    }
    for (const id of marks.print.robots) if (marks.written[id] !== undefined) pencil.strike(`${id}.robot`);
  },
};

/** Prints the hull of a starship around its blocks. */
function hull(press: Press, ship: { id: string; blocks: string[] }): void {
  const [, y, , h] = around(ship.blocks.flatMap((id) => (blocks[id] ? [blocks[id]] : [])));
  const right = Math.max(...ship.blocks.map((id) => (blocks[id]?.[0] ?? 0) + (blocks[id]?.[2] ?? 0)));
  const engine = around(reactors[ship.id] ?? []);
  const left = engine[0] - 8;
  press.path(
    `M${left} ${y + 3}H${right}q24 6 32 ${h / 2 - 3}q-8 ${h / 2 - 9} -32 ${h / 2 - 3}H${left}l10-${h / 2 - 3}z`,
    { fill: 'paper' },
  );
  press.path(`M${left - 12} ${y + 14}h8M${left - 14} ${y + h / 2}h10M${left - 12} ${y + h - 14}h8`, {
    tone: 'flame',
  });
  press.mark(ship.id.slice(1), [right + 4, y + h / 2 - 9, 20, 18], { size: 13 });
  press.name(ship.id, [left, y, right - left + 30, h]);
}

export default drawing;
