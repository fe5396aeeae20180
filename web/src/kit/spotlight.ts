/** Where words stand beside a lit thing. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 18;

/** Returns where a bubble goes: beside its target on the side with most room, never over it where that is possible. */
export function placed(target: Rect | null, bubble: Size, screen: Size): { x: number; y: number } {
  const held = (x: number, y: number) => ({
    x: Math.max(12, Math.min(x, screen.width - bubble.width - 12)),
    y: Math.max(12, Math.min(y, screen.height - bubble.height - 12)),
  });
  if (!target) return held((screen.width - bubble.width) / 2, screen.height - bubble.height - 24);
  const middle = {
    x: target.x + target.width / 2 - bubble.width / 2,
    y: target.y + target.height / 2 - bubble.height / 2,
  };
  const sides = [
    {
      room: screen.width - target.x - target.width - bubble.width,
      x: target.x + target.width + GAP,
      y: middle.y,
    },
    { room: target.x - bubble.width, x: target.x - bubble.width - GAP, y: middle.y },
    {
      room: screen.height - target.y - target.height - bubble.height,
      x: middle.x,
      y: target.y + target.height + GAP,
    },
    { room: target.y - bubble.height, x: middle.x, y: target.y - bubble.height - GAP },
  ];
  const best = sides.reduce((a, b) => (b.room > a.room ? b : a));
  return held(best.x, best.y);
}
