/** The signs of On Mars, drawn by us on a grid of 24. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const line = (d: string, stroke: string, width = 2, opacity = 1): Shape => ({ d, stroke, width, opacity });
const area = (d: string, fill: string, opacity = 1): Shape => ({ d, fill, opacity });

export const GLYPHS: Record<string, readonly Shape[]> = {
  mineral: [
    area('M7 4.5 15.5 3 21 9.5 18.5 18 10 21 3 15.5z', 'var(--steel)'),
    line('M7 4.5 11.5 10 3 15.5M11.5 10 21 9.5M11.5 10 10 21', 'var(--bg)', 1.4, 0.55),
  ],
  battery: [
    area(
      'M8 5h8a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1 -2.5 2.5h-8a2.5 2.5 0 0 1 -2.5 -2.5v-12a2.5 2.5 0 0 1 2.5 -2.5z',
      'var(--gold)',
    ),
    area('M10 2h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z', 'var(--gold)'),
    area('M13 8.5 8.8 14h3l-1 5 4.4-6h-3z', 'var(--bg)'),
  ],
  water: [
    area('M12 2.2C16 8 19 11 19 15a7 7 0 0 1-14 0c0-4 3-7 7-12.8z', 'var(--ice)'),
    line('M8.4 14.6a3.7 3.7 0 0 0 3.2 4', 'var(--bg)', 1.8, 0.6),
  ],
  plant: [
    area('M5 20C4 10 10 4 20 4c0 10-5 16-13 15', 'var(--leaf)'),
    line('M5 21C7 15 11 11 16 8', 'var(--bg)', 1.6),
  ],
  oxygen: [
    line('M3.5 10.6a6.1 6.1 0 1 0 12.2 0a6.1 6.1 0 1 0 -12.2 0z', 'var(--titan)', 3.4),
    line('M16.4 16.6q1.2-1.7 2.8-.9 1.9 1-.2 3l-2.4 2.2h4.6', 'var(--titan)', 1.9),
  ],
  crystal: [
    area('M12 1.8 18.6 9.6 12 22.2 5.4 9.6z', 'var(--bolt)'),
    line('M5.4 9.6h13.2M12 1.8 9 9.6l3 12.6 3-12.6z', 'var(--bg)', 1.1, 0.5),
  ],
  any: [
    line('M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0z', 'var(--soft)', 2),
    line('M12 7.5v9M7.5 12h9', 'var(--soft)', 2),
  ],
  lock: [
    area('M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z', 'currentcolor'),
    line('M8 11V8a4 4 0 0 1 8 0v3', 'currentcolor', 2),
  ],
  op: [
    area('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', 'var(--accent)'),
    area('M12 6.2l1.7 3.7 4 .5-3 2.7.8 4L12 15.1l-3.5 2 .8-4-3-2.7 4-.5z', 'var(--accent-ink)'),
  ],
  colonist: [
    area('M8 6.4a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', 'currentcolor'),
    area('M4.8 21.5v-4.2c0-3.6 2.6-5.6 7.2-5.6s7.2 2 7.2 5.6v4.2z', 'currentcolor'),
  ],
  bot: [
    area('M9 2.6h6a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2z', 'currentcolor'),
    line('M9 6h1.6M13.4 6H15', 'var(--seat-line)', 1.8),
    area('M10 9.6h4v3h-4z', 'currentcolor'),
    line('M14 10.5h4.4v4', 'currentcolor', 2),
    area(
      'M7.1 13.6h9.8a3.7 3.7 0 0 1 3.7 3.7v0a3.7 3.7 0 0 1 -3.7 3.7h-9.8a3.7 3.7 0 0 1 -3.7 -3.7v0a3.7 3.7 0 0 1 3.7 -3.7z',
      'currentcolor',
    ),
    area('M5.7 17.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z', 'var(--seat-line)'),
    area('M10.3 17.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z', 'var(--seat-line)'),
    area('M14.9 17.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z', 'var(--seat-line)'),
  ],
  rover: [
    area('M3 9h12l3 4v3H3z', 'currentcolor'),
    line('M6 9V4.6M3.6 4.6h5.6', 'currentcolor', 2),
    line('M15 11l5.4-1.6', 'currentcolor', 2),
    {
      d: 'M2.8 17.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z',
      fill: 'currentcolor',
      stroke: 'var(--seat-line)',
      width: 1.4,
    },
    {
      d: 'M11.8 17.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z',
      fill: 'currentcolor',
      stroke: 'var(--seat-line)',
      width: 1.4,
    },
  ],
  ship: [
    area('M12 1.6c3.6 3 5 6.6 5 10.2v5H7v-5c0-3.6 1.4-7.2 5-10.2z', 'currentcolor'),
    area('M7 12.4 3.6 17v4L7 18.4zM17 12.4 20.4 17v4L17 18.4z', 'currentcolor', 0.75),
    area('M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', 'var(--bg)'),
    area('M10 18.6h4L12 22.6z', 'var(--flame)'),
  ],
  shuttle: [
    area('M2 13.5 14 8.8c4-1.5 7-.9 8.2.6.9 1.2-.3 2.8-3 3.6L6.2 17.2 2 16.6z', 'currentcolor'),
    area('M9.5 10.4 6 5.6h2.6l6.2 3.2M10.6 15.8 8 20.4h2.6l5.4-5.6', 'currentcolor', 0.75),
  ],
  mine: [
    area('M4 20 9.4 9.4h5.2L20 20z', 'currentcolor'),
    area('M9.6 20v-5.4h4.8V20z', 'var(--bg)'),
    line('M6.2 8.8C9 5 15 5 17.8 8.8', 'currentcolor', 2.2),
    line('M12 6v6', 'currentcolor', 2.2),
  ],
  generator: [
    area('M5 21V10l4.6 3.2V10l4.6 3.2V7.4L19 10v11z', 'currentcolor'),
    line('M12.8 2 8.6 8h3l-1.2 3.6', 'currentcolor', 1.9),
    line('M8 17.6h2.4M13.6 17.6H16', 'var(--bg)', 2),
  ],
  water_extractor: [
    area('M12 2.4c2.7 3.7 4.3 5.6 4.3 8a4.3 4.3 0 0 1-8.6 0c0-2.4 1.6-4.3 4.3-8z', 'currentcolor'),
    area('M4 21l4-6h8l4 6z', 'currentcolor', 0.8),
    line('M12 15v6', 'var(--bg)', 1.6),
  ],
  greenhouse: [
    line('M3 20.5v-5.4C3 9.4 7 5.4 12 5.4s9 4 9 9.7v5.4z', 'currentcolor', 2.2),
    area(
      'M12 19.6c-.6-5 1.6-8 6-8.4.2 4.4-2.2 7-6 7.4zM11.6 19.6c.2-3-1.4-4.8-4.6-5 0 3 1.6 4.8 4.6 5z',
      'currentcolor',
    ),
  ],
  oxygen_condenser: [
    area(
      'M7.2 9h0a3.2 3.2 0 0 1 3.2 3.2v5.6a3.2 3.2 0 0 1 -3.2 3.2h0a3.2 3.2 0 0 1 -3.2 -3.2v-5.6a3.2 3.2 0 0 1 3.2 -3.2z',
      'currentcolor',
    ),
    area(
      'M16.8 9h0a3.2 3.2 0 0 1 3.2 3.2v5.6a3.2 3.2 0 0 1 -3.2 3.2h0a3.2 3.2 0 0 1 -3.2 -3.2v-5.6a3.2 3.2 0 0 1 3.2 -3.2z',
      'currentcolor',
    ),
    line('M7.2 9V5.4q0-2 2-2h5.6q2 0 2 2V9', 'currentcolor', 2),
    line('M4.8 14.6h4.8M14.4 14.6h4.8', 'var(--bg)', 1.6),
  ],
  shelter: [
    area('M2.6 20.5c0-6.4 4-11 9.4-11s9.4 4.6 9.4 11z', 'currentcolor'),
    area('M9.6 20.5v-4.6q0-2 2.4-2t2.4 2v4.6z', 'var(--bg)'),
    line('M12 9.4V4.2l4.2 1.6L12 7.2', 'currentcolor', 1.8),
  ],
  blueprint: [
    line(
      'M6.5 2.5h11a2 2 0 0 1 2 2v15a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-15a2 2 0 0 1 2 -2z',
      'currentcolor',
      2,
    ),
    line('M8 17v-5h3.4V8.6H16V17z', 'currentcolor', 1.8),
  ],
  tech: [
    line('M12 2.4 20.4 7.2v9.6L12 21.6 3.6 16.8V7.2z', 'currentcolor', 2),
    area('M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z', 'currentcolor'),
    line(
      'M12 5.4v4M12 14.6v4M6.4 8.8l3.4 2M14.2 13.2l3.4 2M17.6 8.8l-3.4 2M9.8 13.2l-3.4 2',
      'currentcolor',
      1.6,
    ),
  ],
  develop: [line('M3 12h14M12 6l6 6-6 6', 'currentcolor', 2.6), line('M21 5v14', 'currentcolor', 2.4)],
  resupply: [
    line('M3 8.4 12 4l9 4.4V19l-9 3-9-3z', 'currentcolor', 2),
    line('M3 8.4 12 12l9-3.6M12 12v10', 'currentcolor', 2),
  ],
  pod: [
    line('M12 3c4 0 6.6 4.6 7.4 10H4.6C5.4 7.6 8 3 12 3z', 'currentcolor', 2),
    line('M6.6 13 5 20M17.4 13 19 20M12 13v5', 'currentcolor', 2),
  ],
  control: [
    line('M3.6 12a8.4 8.4 0 1 0 16.8 0a8.4 8.4 0 1 0 -16.8 0z', 'currentcolor', 2),
    line('M12 12 17 6.4', 'currentcolor', 2.4),
    area('M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', 'currentcolor'),
    line('M4 12h2.6M17.4 12H20M12 20v-2.6', 'currentcolor', 2),
  ],
  construct: [
    line('M4 21h16M6 21V4.5h3V21M9 6h11l-2.4 3H9M16.6 9v4.6', 'currentcolor', 2),
    area('M14.4 13.6h4.6v4.4h-4.6z', 'currentcolor'),
  ],
  upgrade: [
    area('M4 21v-7h5v-4h6v4h5v7z', 'currentcolor', 0.85),
    area('M12 1.8 17 7h-3.2v0h-3.6v0H7z', 'currentcolor'),
  ],
  hire: [
    area('M5.2 7a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z', 'currentcolor'),
    area('M2.6 21v-3.4c0-3.4 2.4-5.2 6.4-5.2 2 0 3.6.4 4.7 1.3V21z', 'currentcolor'),
    line('M16 8.4h5.6V21H16z', 'currentcolor', 1.8),
    line('M17.8 12h2M17.8 15h2', 'currentcolor', 1.5),
  ],
  sci: [
    line('M9 3h6M10 3v6L4.6 18.6A2 2 0 0 0 6.4 21.6h11.2a2 2 0 0 0 1.8-3L14 9V3', 'currentcolor', 2),
    area('M7.2 16h9.6l1.6 3.4H5.6z', 'currentcolor'),
  ],
  contract: [
    line('M5 2.6h10l4 4v14.8H5z', 'currentcolor', 2),
    line('M8 9h7M8 12.6h7M8 16.2h4', 'currentcolor', 1.7),
  ],
  goal: [
    line('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', 'currentcolor', 2),
    line('M7.4 12a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z', 'currentcolor', 2),
    area('M10.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z', 'currentcolor'),
  ],
  discovery: [
    area('M12 3 21 12 12 21 3 12z', 'var(--gold)'),
    line(
      'M9.6 9.8q.2-2.4 2.5-2.4 2.4 0 2.4 2.1 0 1.4-1.6 2.2-.9.5-.9 1.7M12 16.2v.2',
      'var(--seat-line)',
      1.8,
    ),
  ],
  cube: [
    area('M12 2.6 20.4 7v10L12 21.4 3.6 17V7z', 'currentcolor'),
    line('M3.6 7 12 11.4 20.4 7M12 11.4v10', 'var(--seat-line)', 1.4, 0.5),
  ],
  retrieve: [
    line('M20 12a8 8 0 1 1-3-6.2', 'currentcolor', 2.2),
    line('M20.4 2.6v4.8h-4.8', 'currentcolor', 2.2),
    area('M10 10.4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', 'currentcolor'),
    area('M8.6 16.4c0-2 1.3-3 3.4-3s3.4 1 3.4 3z', 'currentcolor'),
  ],
  adv: [
    area('M12 2 15 8.4h-6z', 'currentcolor'),
    area('M4 21v-6.6h4.4V10h7.2v4.4H20V21z', 'currentcolor'),
    area('M10.4 21v-4h3.2v4z', 'var(--bg)'),
  ],
  mission: [line('M6 22V3l12 4-12 5', 'currentcolor', 2.2)],
  planet: [
    area('M6 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z', 'currentcolor'),
    line('M2 15.6c2.6 1.6 11 .2 16-4 3.4-2.8 4.4-5.2 3.4-6', 'currentcolor', 1.7),
  ],
};

/** Signs that go by several names. */
const SAME: Record<string, string> = {
  learn_tech: 'tech',
  learn: 'tech',
  research_development: 'develop',
  obtain_blueprint: 'blueprint',
  landing_pod: 'pod',
  travel: 'shuttle',
  control_center: 'control',
  welcome_ship: 'ship',
  welcome: 'ship',
  hire_or_contract: 'hire',
  scientist: 'sci',
  bots: 'bot',
  move_bots: 'bot',
  move_rover: 'rover',
  warehouse: 'resupply',
  trade: 'resupply',
  building: 'adv',
  marker: 'adv',
  colonists: 'colonist',
  paid_colonist: 'colonist',
  miner: 'colonist',
  gain_any: 'any',
  score: 'op',
  points: 'op',
  return_side: 'retrieve',
  radar: 'discovery',
  produce: 'mine',
  water_tech: 'water_extractor',
  oxygen_tech: 'oxygen_condenser',
};

/** Returns what to draw for a name: a good, a building, a figure, an action, a kind of benefit. */
export function glyph(name: string): readonly Shape[] {
  return GLYPHS[name] ?? GLYPHS[SAME[name] ?? ''] ?? GLYPHS.any ?? [];
}

/** Returns the sign of a technology: that of its building, or of what it helps with. */
export function techIcon(tech: string): string {
  return tech === 'water' || tech === 'oxygen' ? `${tech}_tech` : tech;
}

const COLOURS: Record<string, string> = {
  mine: 'var(--steel)',
  generator: 'var(--gold)',
  water_extractor: 'var(--ice)',
  greenhouse: 'var(--leaf)',
  oxygen_condenser: 'var(--titan)',
  shelter: 'var(--ink)',
};

/** Returns the colour of a kind of building. */
export function buildingColour(building: string): string {
  return COLOURS[building] ?? 'var(--ink)';
}
