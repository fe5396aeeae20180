/** Sheet 6, the Virus: eleven blocks of rooms, the walkways between them, and the tracks of plants and water. */
import { errors, markers, wilds, writings } from './common';
import { type Box, Press } from './print';
import type { VirusBlock, VirusPrint, VirusTrackStep } from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';

const [WIDE, HIGH] = [246, 88];
const COLUMNS = [30, 302, 572];
const ROWS = [20, 127, 234, 340, 447];
const AT: Record<string, readonly [column: number, row: number]> = {
  B1: [0, 0],
  B2: [1, 0],
  B3: [1, 1],
  B4: [2, 1],
  B5: [0, 2],
  B6: [1, 2],
  B7: [2, 2],
  B8: [0, 3],
  B9: [1, 3],
  B10: [1, 4],
  B11: [2, 4],
};
const GATES: Record<string, readonly [number, number]> = {
  WK01: [288, 66],
  WK02: [108, 171],
  WK03: [14, 225],
  WK04: [424, 118],
  WK05: [234, 151],
  WK06: [288, 171],
  WK07: [560, 172],
  WK08: [424, 225],
  WK09: [562, 225],
  WK10: [695, 225],
  WK11: [832, 334],
  WK12: [288, 279],
  WK13: [152, 331],
  WK14: [290, 331],
  WK15: [560, 279],
  WK16: [424, 333],
  WK17: [560, 386],
  WK18: [612, 405],
  WK19: [682, 385],
  WK20: [289, 385],
  WK21: [424, 438],
  WK22: [560, 491],
};

const boxOf = (id: string): Box => {
  const [column, row] = AT[id] ?? [0, 0];
  return [COLUMNS[column] ?? 0, ROWS[row] ?? 0, WIDE, HIGH];
};

const drawing: Drawing<VirusPrint> = {
  print(catalog) {
    const press = new Press(848, 660);
    const blocks = catalog.blocks;
    for (const { id, between } of catalog.walkways) {
      const gate = GATES[id] ?? [0, 0];
      const [from, to] = between.map((each) => edge(boxOf(each), gate));
      press.path(`M${from?.join(' ')}L${gate.join(' ')}L${to?.join(' ')}`, { width: 8, faint: true });
    }
    for (const [id, [x, y]] of Object.entries(GATES))
      press.round([x - 11, y - 11, 22, 22], { fill: 'paper' }, id);
    for (const block of blocks) capsule(press, block, catalog.most_energy);
    wilds(press, 'astronaut', 'astronauts', 582, 36, 'welcome_to_the_moon-paper-crew');
    wilds(press, 'planning', 'planning', 706, 36, 'welcome_to_the_moon-paper-plan');
    press.name('use.astronaut', [576, 30, 56, 84]);
    press.words('welcome_to_the_moon-paper-errors', 706, 358, { size: 12 });
    errors(press, [
      [702, 368, 32, 32],
      [740, 368, 32, 32],
      [778, 368, 32, 32],
    ]);
    catalog.spreading_errors.forEach((number) => {
      press.icon('spread', [710 + (number - 1) * 38, 403, 16, 16]);
    });
    press.words('welcome_to_the_moon-paper-6-missions', 30, 466);
    catalog.mission_viruses.forEach((virus, i) => {
      const x = 30 + i * 86;
      press.hex([x, 478, 46, 40], { tone: ['danger', 'bolt', 'gold'][i] ?? 'gold' });
      press.words(`welcome_to_the_moon-letter-${'ABC'[i]}`, x + 23, 504, { size: 16, anchor: 'middle' });
      press.icon(virus, [x + 50, 486, 24, 24], `virus.mission.${virus}`);
    });
    track(press, 'plant', catalog.plant_track, catalog.full_points, 572);
    track(press, 'water', catalog.water_track, catalog.full_points, 626);
    return press;
  },
  pencil(pencil, marks, common) {
    writings(pencil, marks);
    markers(pencil, marks);
    for (const id of marks.ids('closed')) if (marks.at('closed', id)) pencil.cross(id);
    for (const id of marks.ids('energy')) {
      for (let i = 1; i <= marks.at('energy', id); i += 1) pencil.loop(`${id}.energy.${i}`);
      for (let i = 1; i <= marks.at('plants', id); i += 1) pencil.loop(`${id}.plant.${i}`);
      if (marks.at('tanks', id)) pencil.loop(`${id}.tank`);
    }
    for (const block of marks.print.blocks) {
      if (block.virus && block.virus !== 'grey' && common.at('viruses', block.virus))
        pencil.loop(`${block.id}.virus`, true);
      if (block.spaces.every((space) => marks.written[space] !== undefined)) pencil.frame(block.id);
    }
    for (const virus of ['red', 'green', 'purple', 'blue', 'yellow'])
      if (common.at('viruses', virus)) {
        pencil.cross(`virus.mission.${virus}`, true);
        pencil.cross(`virus.track.${virus}`, true);
      }
    const grey = marks.number('grey');
    if (grey) pencil.loop(`B${grey}.virus`, true);
    for (const id of ['plants8', 'plants11', 'water5', 'water7'])
      if (common.at('spreads_used', id)) pencil.cross(`spread.${id}`, true);
    pencil.count('strike', 'plant', marks.number('plant_track'));
    pencil.count('strike', 'water', marks.number('water_track'));
  },
};

/** Returns the point of a block's edge that is nearest to a gate. */
function edge([x, y, w, h]: Box, [gx, gy]: readonly [number, number]): [number, number] {
  return [Math.min(Math.max(gx, x), x + w), Math.min(Math.max(gy, y), y + h)];
}

/** Prints a block: five rooms, its energies and plants, its tank and its virus. */
function capsule(press: Press, block: VirusBlock, energies: number): void {
  const box = boxOf(block.id);
  const [x, y] = box;
  press.rect(box, { fill: 'deep', rx: 16 }, block.id);
  press.mark(block.id.slice(1), [x + WIDE - 24, y + HIGH - 22, 18, 16], { faint: true });
  block.spaces.forEach((space, i) => {
    const room: Box = [x + 11 + i * 46, y + 12, 41, 38];
    press.cell(space, room);
    if (block.tank === space) {
      const tank: Box = [room[0] + 28, y + 2, 20, 20];
      press.round(tank, { fill: 'paper', tone: 'ice' }, `${block.id}.tank`);
      press.icon('water', [tank[0] + 3, tank[1] + 3, 14, 14]);
    }
  });
  for (let i = 1; i <= energies; i += 1)
    press.icon('energy', [x + 14 + (i - 1) * 28, y + 58, 20, 20], `${block.id}.energy.${i}`);
  for (let i = 1; i <= block.plants; i += 1)
    press.icon('plant', [x + 116 + (i - 1) * 28, y + 58, 20, 20], `${block.id}.plant.${i}`);
  if (block.virus) {
    const at: Box = [x + WIDE - 16, y - 14, 30, 30];
    press.round(at, { fill: 'paper' }, `${block.id}.virus`).icon(block.virus, [at[0] + 4, at[1] + 4, 22, 22]);
  }
}

/** Prints a track: the points before each group of symbols, what they trigger, and the points after all. */
function track(press: Press, icon: string, steps: readonly VirusTrackStep[], full: number, y: number): void {
  let x = 30;
  let count = 0;
  for (const step of steps) {
    press.value(String(step.points), [x, y - 11, 30, 22], `${icon}.points.${step.points}`);
    x += 37;
    for (let i = 0; i < step.symbols; i += 1) {
      count += 1;
      press.icon(icon, [x, y - 10, 20, 20], `${icon}.${count}`);
      if (i === 0 && step.trigger) {
        const id =
          step.trigger === 'spread'
            ? `spread.${icon === 'plant' ? 'plants' : 'water'}${count}`
            : `virus.track.${step.trigger}`;
        press.icon(step.trigger, [x, y - 32, 18, 18], id);
      }
      x += 24;
    }
    x += 8;
  }
  press.value(String(full), [x, y - 11, 30, 22], `${icon}.points.${full}`);
}

export default drawing;
