/** Which part of a board is shown, and how large: pure arithmetic between a frame of pixels and the board's units. */
import type { Box, Point } from './geometry';

/** `x` and `y` of the board lie in the frame's upper left corner; `scale` is pixels for a unit. */
export interface Camera extends Point {
  scale: number;
}

export const MOST = 4; // times the whole board
const CLOSE = 2.4; // times the whole board, where nobody has asked for more

/** Returns the camera that shows the whole board in the middle of a frame. */
export function fitted(box: Box, width: number, height: number): Camera {
  const scale = Math.min(width / box.width, height / box.height) || 1;
  return {
    x: box.x - (width / scale - box.width) / 2,
    y: box.y - (height / scale - box.height) / 2,
    scale,
  };
}

/** Keeps a camera within the board: what is smaller than the frame stays in its middle. */
export function kept(camera: Camera, box: Box, width: number, height: number): Camera {
  const along = (at: number, start: number, length: number, room: number): number =>
    room >= length ? start - (room - length) / 2 : Math.min(Math.max(at, start), start + length - room);
  return {
    x: along(camera.x, box.x, box.width, width / camera.scale),
    y: along(camera.y, box.y, box.height, height / camera.scale),
    scale: camera.scale,
  };
}

/** Returns the camera after zooming by a factor; the point under `at` (in pixels) stays where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: Point,
  box: Box,
  width: number,
  height: number,
): Camera {
  const least = fitted(box, width, height).scale;
  const scale = Math.min(Math.max(camera.scale * factor, least), least * MOST);
  const point = toBoard(camera, at);
  return kept({ x: point.x - at.x / scale, y: point.y - at.y / scale, scale }, box, width, height);
}

/** Returns the camera that shows all these places as large as they fit, with places of at least `finger` pixels. */
export function around(
  places: readonly (Point & { r: number })[],
  box: Box,
  width: number,
  height: number,
  finger = 50,
): Camera {
  const whole = fitted(box, width, height);
  if (places.length === 0) return whole;
  const left = Math.min(...places.map(({ x, r }) => x - r));
  const right = Math.max(...places.map(({ x, r }) => x + r));
  const top = Math.min(...places.map(({ y, r }) => y - r));
  const bottom = Math.max(...places.map(({ y, r }) => y + r));
  const all = Math.min(width / (right - left + 8), height / (bottom - top + 8));
  const least = finger / (2 * Math.min(...places.map(({ r }) => r)));
  // all of them in sight comes first; large enough for a finger comes where that allows it
  const scale = Math.max(whole.scale, Math.min(all, Math.max(least, whole.scale * CLOSE)));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return kept(
    { x: middle.x - width / scale / 2, y: middle.y - height / scale / 2, scale },
    box,
    width,
    height,
  );
}

/** Returns where a point of the frame, in pixels, lies on the board. */
export function toBoard(camera: Camera, at: Point): Point {
  return { x: camera.x + at.x / camera.scale, y: camera.y + at.y / camera.scale };
}

/** Returns where a point of the board lies in the frame, in pixels. */
export function toFrame(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) * camera.scale, y: (at.y - camera.y) * camera.scale };
}
