/** What a sheet is made of: printed parts that never change, boxes by their ids, and pencil strokes over them. */

export type Box = readonly [x: number, y: number, width: number, height: number];

/** What is printed. `tone` names a colour of the kit or of moon.css; without it the print has the paper's own. */
export interface Part {
  kind: 'rect' | 'round' | 'diamond' | 'hex' | 'icon' | 'text' | 'path';
  box: Box;
  tone?: string;
  /** Fills the part: `deep` like the ground of the scene, `paper`, `hole`, or a tint of its tone. */
  fill?: 'deep' | 'paper' | 'hole' | 'tint' | undefined;
  rx?: number;
  width?: number;
  icon?: string;
  d?: string;
  /** Plain characters such as "×5", or a message key. */
  text?: string;
  say?: string;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  faint?: boolean;
}

/** A mark of the pencil. Its key tells it from all others, so that what is new can be seen. */
export interface Stroke {
  key: string;
  kind: 'text' | 'loop' | 'strike' | 'cross' | 'line' | 'scrawl' | 'frame' | 'token';
  box: Box;
  text?: string;
  d?: string;
  /** Drawn in red: harm. */
  harm?: boolean;
}

export interface Print {
  width: number;
  height: number;
  parts: Part[];
  boxes: Record<string, Box>;
}

type Style = Partial<Omit<Part, 'kind' | 'box'>>;

/** Draws the print of a sheet, part by part. */
export class Press implements Print {
  parts: Part[] = [];
  boxes: Record<string, Box> = {};

  constructor(
    readonly width = 848,
    readonly height = 692,
  ) {}

  private add(kind: Part['kind'], box: Box, style: Style, id?: string): this {
    this.parts.push({ kind, box, ...style });
    if (id !== undefined) this.boxes[id] = box;
    return this;
  }

  /** Names a box without drawing it. */
  name(id: string, box: Box): this {
    this.boxes[id] = box;
    return this;
  }

  /** A space for a number. */
  cell(id: string, box: Box, style: Style = {}): this {
    return this.add('rect', box, { rx: Math.min(9, box[3] / 4), fill: 'hole', width: 1.8, ...style }, id);
  }

  rect(box: Box, style: Style = {}, id?: string): this {
    return this.add('rect', box, { rx: 8, width: 1.6, ...style }, id);
  }

  round(box: Box, style: Style = {}, id?: string): this {
    return this.add('round', box, { width: 1.4, ...style }, id);
  }

  diamond(box: Box, style: Style = {}, id?: string): this {
    return this.add('diamond', box, { tone: 'danger', fill: 'tint', width: 1.8, ...style }, id);
  }

  hex(box: Box, style: Style = {}, id?: string): this {
    return this.add('hex', box, { width: 2, fill: 'tint', ...style }, id);
  }

  icon(icon: string, box: Box, id?: string, style: Style = {}): this {
    return this.add('icon', box, { icon, ...style }, id);
  }

  path(d: string, style: Style = {}): this {
    return this.add('path', [0, 0, 0, 0], { d, width: 1.6, ...style });
  }

  /** Characters in the middle of a box. */
  mark(text: string, box: Box, style: Style = {}): this {
    return this.add('text', box, { text, size: Math.min(13, box[3] * 0.62), anchor: 'middle', ...style });
  }

  /** Words of a message, from a point on. */
  words(say: string, x: number, y: number, style: Style = {}): this {
    return this.add('text', [x, y, 0, 0], { say, size: 13, anchor: 'start', ...style });
  }

  /** A small box with a printed number. */
  value(text: string, box: Box, id?: string, style: Style = {}): this {
    return this.rect(box, { rx: 6, fill: 'paper', ...style }, id).mark(text, box);
  }
}

/** Returns a polyline as a path. */
export const poly = (points: readonly (readonly number[])[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

export const middle = ([x, y, w, h]: Box): [number, number] => [x + w / 2, y + h / 2];

/** Returns a box that is larger by so much on every side. */
export const grown = ([x, y, w, h]: Box, by: number): Box => [x - by, y - by, w + 2 * by, h + 2 * by];

/** Returns the box around several. */
export function around(boxes: readonly Box[], by = 0): Box {
  const x = Math.min(...boxes.map((box) => box[0]));
  const y = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return grown([x, y, right - x, bottom - y], by);
}

/** Collects the pencil strokes of a sheet over the boxes of its print. */
export class Pencil {
  strokes: Stroke[] = [];

  constructor(readonly boxes: Readonly<Record<string, Box>>) {}

  private add(kind: Stroke['kind'], key: string, more: Partial<Stroke> = {}, at = key): void {
    const box = this.boxes[at];
    if (box || more.d) this.strokes.push({ key: `${kind}:${key}`, kind, box: box ?? [0, 0, 0, 0], ...more });
  }

  write(id: string, text: string | number): void {
    if (text === 'infected') this.add('scrawl', id, { harm: true });
    else this.add('text', `${id}=${text}`, { text: String(text) }, id);
  }

  loop(id: string, harm = false): void {
    this.add('loop', id, { harm });
  }

  strike(id: string, harm = false): void {
    this.add('strike', id, { harm });
  }

  cross(id: string, harm = false): void {
    this.add('cross', id, { harm });
  }

  /** The symbol of one of the two owners of a sheet. */
  token(id: string, side: string): void {
    this.add('token', `${id}=${side}`, { text: side }, id);
  }

  frame(id: string): void {
    this.add('frame', id);
  }

  line(key: string, d: string): void {
    this.add('line', key, { d });
  }

  /** Marks the first `count` of the boxes `<name>.1`, `<name>.2` and so on. */
  count(kind: 'loop' | 'strike' | 'cross', name: string, count: number, harm = false): void {
    for (let i = 1; i <= count; i += 1) this[kind](`${name}.${i}`, harm);
  }
}
