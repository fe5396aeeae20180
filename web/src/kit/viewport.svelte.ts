/** The window onto a board: zoom by wheel, pinch and keys, pan by dragging. A drag is never taken for a press. */
import { around, fitted, kept, MOST, toBoard, toFrame, zoomed, type Camera } from './camera';
import type { Box, Point } from './geometry';

const SLIP = 7; // pixels that a finger may slip and still press

export class Viewport {
  width = $state(0);
  height = $state(0);
  #camera = $state.raw<Camera | null>(null);
  readonly #box: () => Box;
  readonly #fingers = new Map<number, Point>();
  #moved = 0;

  constructor(box: () => Box) {
    this.#box = box;
  }

  /** What is shown; the whole board unless somebody has zoomed in. */
  get camera(): Camera {
    const box = this.#box();
    if (!this.width) return { x: box.x, y: box.y, scale: 1 };
    return this.#camera
      ? kept(this.#camera, box, this.width, this.height)
      : fitted(box, this.width, this.height);
  }

  get isZoomed(): boolean {
    return this.#camera !== null;
  }

  /** Tells whether nothing can be enlarged any further. */
  get isClosest(): boolean {
    return this.camera.scale >= fitted(this.#box(), this.width, this.height).scale * MOST * 0.999;
  }

  /** Tells whether the pointer that was just lifted had moved the board. */
  get wasDrag(): boolean {
    return this.#moved > SLIP;
  }

  whole(): void {
    this.#camera = null;
  }

  /** Zooms around a point of the frame, or around its middle. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const box = this.#box();
    const next = zoomed(this.camera, factor, at, box, this.width, this.height);
    this.#camera = next.scale <= fitted(box, this.width, this.height).scale * 1.001 ? null : next;
  }

  /** Shows these places as large as they fit. */
  lookAt(places: readonly (Point & { r: number })[]): void {
    if (this.width) this.#camera = around(places, this.#box(), this.width, this.height);
  }

  /** Moves just enough to bring a point into sight, for instance because the keyboard went there. */
  reveal(point: Point, edge = 40): void {
    if (!this.#camera) return;
    const at = toFrame(this.camera, point);
    const off = (value: number, room: number): number =>
      value < edge ? value - edge : value > room - edge ? value - room + edge : 0;
    this.#pan(-off(at.x, this.width), -off(at.y, this.height));
  }

  /** Tells whether a point of the board is in sight. */
  shows(point: Point): boolean {
    const { x, y } = toFrame(this.camera, point);
    return x >= 0 && y >= 0 && x <= this.width && y <= this.height;
  }

  toBoard(at: Point): Point {
    return toBoard(this.camera, at);
  }

  toFrame(at: Point): Point {
    return toFrame(this.camera, at);
  }

  #pan(dx: number, dy: number): void {
    if (!this.#camera || (dx === 0 && dy === 0)) return;
    const { x, y, scale } = this.camera;
    this.#camera = kept(
      { x: x - dx / scale, y: y - dy / scale, scale },
      this.#box(),
      this.width,
      this.height,
    );
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), this.#at(event));
  };

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.isPrimary) this.#fingers.clear(); // one whose end was not heard, as what it lay on went away
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, this.#at(event));
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    const other = others[0];
    if (other) {
      const factor = far(now, other) / Math.max(1, far(before, other));
      this.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    if (this.wasDrag) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#pan(now.x - before.x, now.y - before.y);
    }
    this.#fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  #at(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
