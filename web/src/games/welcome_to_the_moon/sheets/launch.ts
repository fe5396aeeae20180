/** Sheet 1, the Launch: floors as a stack that makes the starship, and the rockets as a spiral to the Moon. */
import { printed } from '../../../lib/numbers';
import { type Box, Press } from './print';
import type {
  LaunchCompartment,
  LaunchFloor,
  LaunchPrint,
} from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';
import { errors } from './common';

const TONES: Record<string, string> = {
  astronaut: 'gold',
  water: 'ice',
  robot: 'm-robot',
  planning: 'm-planning',
  energy: 'bolt',
  plant: 'leaf',
  wild: 'm-wild',
};
const MIDDLE = 290;
const HIGH = 70;
const SPACE = 39;

const drawing: Drawing<LaunchPrint> = {
  print(catalog) {
    const press = new Press();
    const floors = catalog.floors;
    const rooms = catalog.compartments;
    press.path('M216 34Q290 -18 364 34', { fill: 'deep' });
    floors.forEach((floor, index) => stack(press, floor, index, rooms));
    press.path(`M212 ${20 + floors.length * HIGH}l-40 14h236l-40-14`, { fill: 'deep' });
    spiral(press, catalog.rocket_rows, catalog.launch_points);
    press
      .words('welcome_to_the_moon-paper-errors', 560, 372)
      .mark(printed(-5), [796, 360, 30, 16], { size: 12 });
    errors(
      press,
      Array.from({ length: catalog.errors }, (_, i): Box => [560 + i * 34, 382, 32, 32]),
      true,
    );
    press.words('welcome_to_the_moon-paper-ties', 560, 446);
    for (let i = 0; i < catalog.tie_rockets; i += 1)
      press.icon('rocket', [562 + i * 32, 455, 22, 22], `ties.${i + 1}`, { faint: true });
    press.words('welcome_to_the_moon-paper-crosses', 560, 510);
    for (let i = 0; i < 10; i += 1) press.cell(`crosses.${i + 1}`, [560 + i * 27, 520, 24, 24]);
    return press;
  },
  pencil(pencil, marks, common) {
    for (const [space, mark] of Object.entries(marks.written)) pencil.write(space, mark);
    pencil.count('strike', 'rockets', marks.number('rockets'));
    pencil.count('strike', 'ties', marks.number('tie_rockets'));
    pencil.count('loop', 'errors', marks.number('errors'), true);
    pencil.count('cross', 'errors', marks.number('crossed'));
    for (let i = 1; i <= marks.number('crosses'); i += 1) pencil.write(`crosses.${i}`, 'X');
    for (const id of marks.ids('fuelled')) if (marks.at('fuelled', id)) pencil.loop(id);
    for (const id of marks.ids('sabotage')) {
      if (marks.at('sabotage', id)) pencil.loop(id);
      else if (common.at('sabotage_used', id)) pencil.cross(id, true);
    }
    for (const room of marks.print.compartments) {
      if (room.spaces.every((space) => marks.written[space] !== undefined)) pencil.strike(`${room.id}.done`);
    }
  },
};

/** Prints a floor: its tab on the left, its compartments side by side, their bonuses above the spaces. */
function stack(press: Press, floor: LaunchFloor, index: number, rooms: readonly LaunchCompartment[]): void {
  const inside = rooms.filter((room) => room.spaces.every((space) => floor.spaces.includes(space)));
  const widths = inside.map((room) => Math.max(room.spaces.length * (SPACE + 3) + 9, 78));
  const width = widths.reduce((sum, each) => sum + each, 0);
  const tone = TONES[floor.effect] ?? 'm-wild';
  const y = 20 + index * HIGH;
  press
    .path(`M48 ${y + 38}H${MIDDLE - width / 2}`, { width: 1, faint: true })
    .rect([10, y + 16, 44, 44], { tone, fill: 'tint' })
    .icon(floor.effect, [18, y + 24, 28, 28]);
  let x = MIDDLE - width / 2;
  inside.forEach((room, at) => {
    const wide = widths[at] ?? 0;
    press.rect([x, y, wide, HIGH], { tone, fill: 'tint', rx: 2 });
    const left = x + (wide - room.spaces.length * (SPACE + 3) + 3) / 2;
    room.spaces.forEach((space, i) => {
      press.cell(space, [left + i * (SPACE + 3), y + 28, SPACE, 37], { tone });
    });
    bonuses(press, room, x + wide / 2, y + 4);
    press.name(`${room.id}.done`, [x + 6, y + 5, wide - 12, 20]);
    x += wide;
  });
}

/** Prints what a compartment gives: rockets, inactive rockets, fuel, X and sabotage. */
function bonuses(press: Press, room: LaunchCompartment, middle: number, y: number): void {
  const items: { width: number; draw: (x: number) => void }[] = [];
  const rockets = (count: number, id?: string) =>
    items.push({
      width: 33,
      draw: (x) => {
        press.mark(String(count), [x, y, 12, 20], { size: 14 });
        press.icon('rocket', [x + 12, y + 1, 18, 18], undefined, { faint: id !== undefined });
        if (id) press.name(id, [x - 1, y - 1, 33, 22]);
      },
    });
  if (room.rockets) rockets(room.rockets);
  if (room.inactive) rockets(room.inactive, `${room.id}.fuel`);
  for (let i = 0; i < room.fuel; i += 1)
    items.push({ width: 22, draw: (x) => press.icon('fuel', [x, y + 1, 18, 18]) });
  for (let i = 0; i < room.crosses; i += 1)
    items.push({
      width: 21,
      draw: (x) =>
        press.rect([x, y + 2, 17, 17], { rx: 4, width: 1.2 }).icon('cross', [x + 2, y + 4, 13, 13]),
    });
  for (const id of room.sabotage)
    items.push({ width: 22, draw: (x) => press.icon('error', [x, y + 1, 19, 19], id) });
  let x = middle - items.reduce((sum, { width }) => sum + width, 0) / 2;
  for (const item of items) {
    item.draw(x);
    x += item.width;
  }
}

/** Prints the rockets on a spiral that ends at the Moon, with the points they are worth as way-stones. */
function spiral(press: Press, rows: readonly { rockets: number; points: number }[], launch: number): void {
  const [cx, cy] = [694, 172];
  const stops = rows.reduce((sum, { rockets }) => sum + rockets + 1.5, 0);
  // steps of equal length along the spiral: the angle grows quicker where the radius is small
  const path: [number, number][] = [];
  let angle = Math.PI * 0.8;
  const [outer, inner] = [152, 62];
  const length = 30.2;
  for (let i = 0, radius = outer; i <= stops * 10; i += 1) {
    path.push([cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]);
    angle += length / 10 / radius;
    radius = outer - ((outer - inner) * i) / (stops * 10);
  }
  const at = (step: number): [number, number] => path[Math.round(step * 10)] ?? [cx, cy];
  const points = path.filter((_, i) => i % 4 === 0);
  press.path(points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''), {
    width: 1,
    faint: true,
  });
  press.round([cx - 40, cy - 40, 80, 80], { fill: 'deep' });
  press.mark(String(launch), [cx - 30, cy - 14, 60, 28], { size: 20 });
  let step = 0;
  let rocket = 0;
  for (const row of rows) {
    const [sx, sy] = at(step + 0.25);
    press.value(String(row.points), [sx - 14, sy - 9, 28, 18], `points.${row.points}`, { rx: 5 });
    step += 1.5;
    for (let i = 0; i < row.rockets; i += 1) {
      const [x, y] = at(step);
      rocket += 1;
      press.icon('rocket', [x - 9, y - 9, 18, 18], `rockets.${rocket}`);
      step += 1;
    }
  }
}

export default drawing;
