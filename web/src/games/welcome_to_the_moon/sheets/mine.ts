/** Sheet 4, the Mine: three galleries under twelve derricks, the belts to the factories and what upgrades them. */
import { printed } from '../../../lib/numbers';
import geometry from './geometry/4.json';
import { boxes } from './geometry';
import { errors, writings } from './common';
import { type Box, Press } from './print';
import type { MineFactory, MinePrint, MineSecondary } from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';

const spaces = boxes(geometry.spaces);
const tracks = boxes(geometry.tracks);
const marked = boxes(geometry.markers);
const edges = boxes(geometry.edges);
const ICONS: Record<string, string> = {
  MF1: 'plant',
  MF2: 'water',
  MF3: 'pearl',
  MF4: 'ruby',
  CC1: 'astronaut',
  CC2: 'planning',
};
const TONES: Record<string, string> = {
  ...ICONS,
  MF1: 'leaf',
  MF2: 'ice',
  MF3: 'm-pearl',
  MF4: 'danger',
  CC1: 'gold',
  CC2: 'm-planning',
};
const small = ([x, y, w, h]: Box, by = 4): Box => [x + by, y + by, w - 2 * by, h - 2 * by];

const drawing: Drawing<MinePrint> = {
  print(catalog) {
    const press = new Press(848, 600);
    press.path('M0 60H848', { width: 2 });
    for (const row of [0, 1, 2]) {
      press.rect([36, 70 + row * 80, 806, 48], { fill: 'deep', rx: 24 });
      press.mark(['I', 'II', 'III'][row] ?? '', [4, 84 + row * 80, 28, 20], { size: 15 });
    }
    for (const [id, box] of Object.entries(spaces)) press.cell(id, box);
    for (const mine of catalog.mines) {
      const derrick = marked[`${mine.id}.extractor`];
      if (derrick) press.icon('derrick', derrick, mine.id);
      mine.minerals.forEach((mineral, i) => {
        const box = marked[`${mine.id}.${i + 1}.mineral`];
        if (mineral && box)
          press.round(box, { fill: 'paper' }, `${mine.id}.${i + 1}.mineral`).icon(mineral, small(box));
      });
    }
    for (const { id, kind } of catalog.deposits) {
      const box = edges[id];
      if (box)
        press
          .round(box, { fill: 'paper', tone: kind === 'plant' ? 'leaf' : 'ice' }, id)
          .icon(kind, small(box, 5));
    }
    for (const building of catalog.factories) factory(press, building);
    for (const building of catalog.secondaries) secondary(press, building);
    press.name('use.astronaut', marked.CC1 ?? [0, 0, 0, 0]);
    press.words('welcome_to_the_moon-short-errors', 14, 571, { size: 12 });
    errors(press, [
      [69, 551, 30, 30],
      [104, 551, 30, 30],
      [139, 551, 30, 30],
    ]);
    return press;
  },
  pencil(pencil, marks, common) {
    writings(pencil, marks);
    for (const id of marks.ids('deposits')) if (marks.at('deposits', id)) pencil.loop(id);
    for (const mine of marks.print.mines) {
      if (marks.at('extracted', mine.id)) pencil.loop(mine.id);
      mine.minerals.forEach((mineral, i) => {
        const written = marks.written[`${mine.id}.${i + 1}`];
        if (mineral && written !== undefined) pencil.loop(`${mine.id}.${i + 1}.mineral`);
      });
    }
    for (const id of marks.ids('icons')) {
      pencil.count('strike', `${id}.icon`, marks.at('icons', id));
      if (marks.at('bonuses', id)) pencil.loop(`${id}.bonus`);
      else if (common.at('won', id)) pencil.cross(`${id}.bonus`, true);
    }
    pencil.count('strike', 'CC1.icon', marks.number('astronauts'));
    pencil.count('strike', 'CC2.icon', marks.number('planning'));
    for (const building of [...marks.print.factories, ...marks.print.secondaries]) {
      const [energy, robots] = [marks.at('energy', building.id), marks.at('robots', building.id)];
      pencil.count('strike', `${building.id}.energy`, energy);
      pencil.count('strike', `${building.id}.robot`, robots);
      if (energy >= building.energy && robots >= building.robots) {
        const isFactory = 'values' in building;
        pencil.loop(isFactory ? `${building.id}.after` : `${building.id}.given`);
        if (isFactory) pencil.strike(`${building.id}.before`);
      }
    }
  },
};

/** Prints a belt with its resources, the bonus for whoever is first, and the value before and after its upgrade. */
function factory(press: Press, { id, icons, energy, robots, values, bonus }: MineFactory): void {
  const box = marked[id];
  if (!box) return;
  const [x, y, , height] = box;
  const icon = ICONS[id] ?? 'plant';
  press.rect(box, { tone: TONES[id] ?? 'gold', fill: 'tint' });
  press.words(`welcome_to_the_moon-paper-4-${id}`, x + 9, y + 14, { size: 11 });
  for (let i = 1; i <= icons; i += 1) {
    const at = tracks[`${id}.icon.${i}`];
    if (at) press.icon(icon, at, `${id}.icon.${i}`);
  }
  const prize = marked[`${id}.bonus`];
  if (prize && bonus) press.value(String(bonus), prize, `${id}.bonus`, { tone: 'gold' });
  const sign = (value: number) => (value < 0 ? printed(value) : `×${value}`);
  const [before, after] = [marked[`${id}.before`], marked[`${id}.after`]];
  if (before) press.value(sign(values[0] ?? 0), before, `${id}.before`);
  if (after) press.value(values[1] ? sign(values[1]) : '0', after, `${id}.after`);
  needs(press, id, energy, robots);
  press.name(id, [568, y, 192, height]);
}

/** Prints what an upgrade takes. */
function needs(press: Press, id: string, energy: number, robots: number): void {
  for (const [what, count] of [
    ['energy', energy],
    ['robot', robots],
  ] as const)
    for (let i = 1; i <= count; i += 1) {
      const at = tracks[`${id}.${what}.${i}`];
      if (at) press.icon(what, at, `${id}.${what}.${i}`);
    }
}

/** Prints an optimisation centre and what it gives once. */
function secondary(press: Press, { id, energy, robots, gives, count }: MineSecondary): void {
  const box = marked[id];
  const given = marked[`${id}.bonus`];
  if (!box || !given) return;
  const [x, y, width, height] = box;
  press.path(`M${x} ${y + height}V${y + 12}l12-9v9l12-9v9H${x + width}V${y + height}z`, { fill: 'deep' });
  press.name(id, [x, y, width, height]);
  needs(press, id, energy, robots);
  press.rect(given, { tone: 'gold', rx: 8, width: 1.2 }, `${id}.given`);
  const [gx, gy, gw] = given;
  const icon = gives === 'robots' ? 'robot' : gives;
  for (let i = 0; i < count; i += 1)
    press.icon(icon, [gx + gw / 2 - count * 10 + i * 20 + 1, gy + 4, 18, 18]);
}

export default drawing;
