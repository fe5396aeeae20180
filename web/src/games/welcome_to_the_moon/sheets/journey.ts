/** Sheet 2, the Journey: a trajectory from the Earth to the Moon, stations beside it, and the engine that cuts it. */
import geometry from './geometry/2.json';
import { boxes, circle, each } from './geometry';
import { errors, markers, wilds, writings } from './common';
import { around, type Box, poly, Press } from './print';
import type { JourneyPrint, JourneyStation } from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';

const spaces = boxes(geometry.spaces);
const tracks = boxes(geometry.tracks);
const marked = boxes(geometry.markers);
const places = boxes(geometry.stations);
const edges = each(geometry.edges, circle);
const chains: Record<string, number[][]> = geometry.chains;

const drawing: Drawing<JourneyPrint> = {
  print(catalog) {
    const press = new Press(848, 612);
    const stations = catalog.stations;
    const docks = stations.map(({ dock }) => dock);
    const [ex, ey, er] = circle(geometry.scene.earth);
    const [mx, my, mr] = circle(geometry.scene.moon);
    press.path(poly(geometry.ribbon), { width: 50, tone: 'm-tint', faint: true });
    press.round([ex - er, ey - er, 2 * er, 2 * er], { fill: 'deep', tone: 'ice' });
    press.words('welcome_to_the_moon-paper-earth', ex, ey + 5, { anchor: 'middle' });
    press.round([mx - mr, my - mr, 2 * mr, 2 * mr], { fill: 'deep' });
    for (const [x, y, r] of [
      [-20, -18, 10],
      [18, 20, 13],
      [24, -20, 6],
      [-18, 24, 7],
    ] as const)
      press.round([mx + x - r, my + y - r, 2 * r, 2 * r], { faint: true });
    press.words('welcome_to_the_moon-paper-moon', mx, my + 5, { anchor: 'middle' });
    for (const station of stations) place(press, station);
    for (const [id, box] of Object.entries(spaces))
      press.cell(id, box, docks.includes(id) ? { tone: 'ice', width: 3 } : {});
    for (const [id, [x, y]] of Object.entries(edges)) {
      press.round([x - 3, y - 3, 6, 6], { tone: 'flame', fill: 'tint' }).name(id, [x - 12, y - 16, 24, 32]);
    }
    for (const { space, points } of catalog.tanks) {
      const box = marked[`${space}.tank`];
      if (!box) continue;
      press.icon('water', [box[0] - 4, box[1], 30, 30], `${space}.tank`);
      press.mark(String(points), [box[0], box[1] + 8, 22, 16], { size: 12, tone: 'm-hole' });
    }
    wilds(press, 'astronaut', 'astronauts', 26, 337, 'welcome_to_the_moon-paper-crew');
    wilds(press, 'planning', 'planning', 140, 337, 'welcome_to_the_moon-paper-plan');
    press.words('welcome_to_the_moon-paper-engine', 498, 327);
    for (let column = 1; column <= 6; column += 1) {
      for (const row of [1, 2]) {
        const box = tracks[`E${column}.${row}`];
        if (box) press.icon('energy', box, `energy.${column * 2 - 2 + row}`);
      }
      const box = tracks[`E${column}.division`];
      if (box)
        press.rect(box, { rx: 4, width: 1.2 }, `division.${column}`).path(`M${box[0] + 13} ${box[1] + 2}v18`);
    }
    press.name('use.energy', around([tracks['E1.1'], tracks['E6.division']] as Box[], 6));
    press.name('use.astronaut', [20, 332, 56, 86]);
    press.words('welcome_to_the_moon-paper-errors', 606, 548);
    errors(press, [
      [606, 560, 32, 32],
      [640, 560, 32, 32],
      [674, 560, 32, 32],
    ]);
    return press;
  },
  pencil(pencil, marks, common) {
    writings(pencil, marks);
    markers(pencil, marks);
    for (const id of marks.ids('lines')) {
      const [x, y, turn] = edges[id] ?? [0, 0, 0];
      if (!marks.at('lines', id)) continue;
      const across = ((turn + 90) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(across) * 29, Math.sin(across) * 29];
      pencil.line(id, `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`);
    }
    for (const id of marks.ids('tanks')) if (marks.at('tanks', id)) pencil.loop(`${id}.tank`);
    for (const id of marks.ids('robots')) if (marks.at('robots', id)) pencil.loop(id);
    for (const id of marks.ids('plants')) {
      for (let i = 1; i <= marks.at('plants', id); i += 1) pencil.loop(`${id}.P${i}`);
      const factor = marks.at('multipliers', id);
      if (factor) pencil.loop(factor === 1 ? `${id}.first` : `${id}.later`);
      else if (common.at('reached', id)) pencil.strike(`${id}.first`, true);
    }
    const energies = marks.number('energy');
    pencil.count('loop', 'energy', energies);
    pencil.count('strike', 'division', Math.floor(energies / 2));
  },
};

/** Prints a station with its plants and values, and the robots that lead to it. */
function place(press: Press, station: JourneyStation): void {
  const box = places[station.id];
  if (!box) return;
  const [x, y, width, height] = box;
  press.path(poly(chains[station.id] ?? []), { width: 1, faint: true });
  press
    .rect(box, { fill: 'deep' }, station.id)
    .path(`M${x + 8} ${y + height / 2 + 2}h${width - 16}`, { width: 1 });
  press.mark(station.id.slice(2), [x + 6, y + 10, 16, 18]);
  for (let i = 1; i <= station.plants; i += 1) {
    const plant = marked[`${station.id}.P${i}`];
    if (plant) press.icon('plant', plant, `${station.id}.P${i}`);
  }
  for (const [which, factor] of [
    ['first', station.first],
    ['later', station.later],
  ] as const) {
    const value = marked[`${station.id}.${which}`];
    if (value) press.value(`×${factor}`, value, `${station.id}.${which}`);
  }
  for (const id of station.robots) {
    const robot = marked[id];
    if (!robot) continue;
    const [rx, ry, size] = robot;
    press.round(robot, { fill: 'paper' }, id).icon('robot', [rx + 4, ry + 4, size - 8, size - 8]);
  }
}

export default drawing;
