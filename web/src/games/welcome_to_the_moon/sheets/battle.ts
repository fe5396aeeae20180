/** Sheet 8, the Battle: seven planets with their moons, thirteen asteroids, and the tracks of both sides. */
import geometry from './geometry/8.json';
import { box, boxes, circle, each, point } from './geometry';
import { around, type Box, Press } from './print';
import type { BattlePlanet, BattlePrint } from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';

interface Side {
  plants: Box[];
  water: Box[];
  green: Box[];
  blue: Box[];
  grey: Box[];
  planning: Box[];
  astronauts: Box[];
  system_errors: { err1: Box; err2: Box };
}

const spaces = boxes(geometry.spaces);
const moons = boxes(geometry.moons);
const asteroids = boxes(geometry.asteroids);
const sides = each(
  geometry.tracks,
  ({ plants, water, green, blue, grey, planning, astronauts, system_errors }): Side => ({
    plants: plants.map(box),
    water: water.map(box),
    green: green.map(box),
    blue: blue.map(box),
    grey: grey.map(box),
    planning: planning.map(box),
    astronauts: astronauts.map(box),
    system_errors: { err1: box(system_errors.err1), err2: box(system_errors.err2) },
  }),
);
const planets = each(geometry.planets, ({ centre, r, moon }) => ({
  centre: point(centre),
  r,
  moon: circle(moon),
}));
const marked = boxes(geometry.markers);
const panels = boxes(geometry.panels);
const TONES: Record<string, string> = { green: 'leaf', blue: 'ice', grey: 'soft' };
const SIDES = ['near', 'far'] as const;
const bonus = (name: string) => (name === 'planning_free' ? 'planning' : name);

const drawing: Drawing<BattlePrint> = {
  print(catalog) {
    const press = new Press(848, 692);
    for (const planet of catalog.planets) globe(press, planet);
    press.path('M80 632H768', { width: 1, faint: true });
    for (const { id, bonuses } of catalog.asteroids) {
      const box = asteroids[id];
      if (!box) continue;
      const [x, y, w, h] = box;
      press
        .path(`M${x + 8} ${y}l${w - 16} 3 7 14-5 ${h - 20}-17 4-18-6-5-14z`, { fill: 'deep' })
        .name(id, box);
      bonuses.forEach((name, i) => {
        const at = marked[`${id}.b${i + 1}`];
        if (at) press.icon(bonus(name), at, `${id}.b${i + 1}`);
      });
    }
    const values = catalog.values;
    for (const name of SIDES) {
      const side = sides[name];
      const box = panels[name];
      if (!side || !box) continue;
      press.rect(box, { fill: 'paper', rx: 12 });
      press.words('welcome_to_the_moon-paper-crew', box[0] + 12, 78, { size: 12 });
      side.astronauts.forEach((at, i) => press.icon('astronaut', at, `${name}.astronaut.${i + 1}`));
      press.name(`use.astronaut.${name}`, around(side.astronauts, 5));
      row(press, `${name}.plant`, 'welcome_to_the_moon-short-plants', side.plants, values.plants);
      row(press, `${name}.water`, 'welcome_to_the_moon-short-water', side.water, values.water);
      press.words('welcome_to_the_moon-paper-8-values', box[0] + 12, 288, { size: 12 });
      for (const colour of ['green', 'blue', 'grey'] as const) {
        const boxes = side[colour];
        boxes.forEach((at, i) => {
          press.value(String(values.planets[colour]?.[i]), at, `${name}.${colour}.${i + 1}`, {
            tone: TONES[colour] ?? 'soft',
          });
        });
        press.name(`${name}_${colour}`, around(boxes, 3));
        const [first] = boxes;
        if (first)
          press.round([first[0] - 26, first[1] + 1, 20, 20], { tone: TONES[colour] ?? 'soft', fill: 'tint' });
      }
      row(
        press,
        `${name}.planning`,
        'welcome_to_the_moon-paper-planning',
        side.planning,
        catalog.planning_loss,
      );
      press.words('welcome_to_the_moon-paper-errors', box[0] + 12, 474, { size: 12 });
      [side.system_errors.err1, side.system_errors.err2].forEach((at, i) => {
        press.diamond(at, {}, `${name}.error.${i + 1}`).mark(String(i * 5), at, { size: 12 });
      });
      press.words(`welcome_to_the_moon-paper-8-${name}`, box[0] + 12, 40, { size: 14 });
      press.name(`${name}.owner`, [box[0] + 124, 24, 24, 24]);
    }
    return press;
  },
  pencil(pencil, marks) {
    for (const field of ['spaces', 'moons', 'asteroids']) {
      const found = marks.sheet[field];
      if (typeof found !== 'object') continue;
      for (const [id, side] of Object.entries(found)) pencil.token(id, String(side));
    }
    for (const side of SIDES) pencil.token(`${side}.owner`, side);
    const control = marks.sheet.control;
    if (typeof control === 'object')
      for (const [id, side] of Object.entries(control)) {
        if (side === 'near' || side === 'both') pencil.token(`${id}.flag`, 'near');
        if (side === 'far') pencil.token(`${id}.flag`, 'far');
      }
    for (const id of marks.ids('plants')) {
      for (let i = 1; i <= marks.at('plants', id); i += 1) pencil.strike(`${id}.plant${i}`);
      for (let i = 1; i <= marks.at('water', id); i += 1) pencil.strike(`${id}.water${i}`);
    }
    for (const side of SIDES) {
      for (const [field, name] of [
        ['plant_track', 'plant'],
        ['water_track', 'water'],
        ['planning', 'planning'],
      ] as const) {
        const count = marks.at(field, side);
        pencil.count('strike', `${side}.${name}`, count);
        if (count) pencil.loop(`${side}.${name}.${count + 1}`);
      }
      for (const colour of ['green', 'blue', 'grey']) {
        const count = marks.at('values', `${side}_${colour}`);
        pencil.count('strike', `${side}.${colour}`, count);
        if (count) pencil.loop(`${side}.${colour}.${count + 1}`);
      }
      pencil.count('loop', `${side}.astronaut`, marks.at('astronauts', side));
      pencil.count('strike', `${side}.astronaut`, marks.at('spent', side));
      pencil.count('cross', `${side}.error`, marks.at('errors', side), true);
    }
  },
};

/** Prints the values of a track, in as many rows as it has. */
function row(press: Press, id: string, say: string, boxes: readonly Box[], values: readonly number[]): void {
  const [first] = boxes;
  if (first) press.words(say, first[0], first[1] - 7, { size: 12 });
  boxes.forEach((box, i) => {
    press.value(String(values[i] ?? ''), box, `${id}.${i + 1}`);
  });
}

/** Prints a planet: its numbers, its resources, the spaces around it, its moon and its flag. */
function globe(press: Press, planet: BattlePlanet): void {
  const place = planets[planet.id];
  if (!place) return;
  const [x, y] = place.centre;
  const { r } = place;
  const [mx, my, mr] = place.moon;
  press.round([mx - mr, my - mr, 2 * mr, 2 * mr], { fill: 'deep' });
  press.round([x - r, y - r, 2 * r, 2 * r], { tone: TONES[planet.colour] ?? 'soft', fill: 'tint', width: 2 });
  press.mark(planet.numbers.join('–'), [x - 30, y - 18, 60, 18], { size: 13 });
  for (const id of planet.spaces) press.round(spaces[id] ?? [0, 0, 0, 0], { fill: 'hole', width: 1.8 }, id);
  for (const id of planet.moon) press.round(moons[id] ?? [0, 0, 0, 0], { fill: 'hole' }, id);
  for (const [name, icon] of [
    ['plant1', 'plant'],
    ['plant2', 'plant'],
    ['water1', 'water'],
  ] as const) {
    const at = marked[`${planet.id}.${name}`];
    if (at) press.icon(icon, at, `${planet.id}.${name}`);
  }
  for (const [space, gives] of Object.entries(planet.bonuses)) {
    const at = marked[`${space}.bonus`];
    if (at) press.icon(bonus(gives), at, `${space}.bonus`);
  }
  const flag = marked[`${planet.id}.flag`];
  if (flag) press.icon('flag', flag, `${planet.id}.flag`, { faint: true });
  press.name(planet.id, [x - r, y - r, 2 * r, 2 * r]);
}

export default drawing;
