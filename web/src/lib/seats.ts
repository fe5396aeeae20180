/** Seats have a colour and a shape, never colour alone. Shapes fit a circle of radius 10 around the origin. */
const SHAPES = [
  'M0-9 8.5 6.5h-17z',
  'M8 0A8 8 0 11-8 0 8 8 0 018 0z',
  'M-7.2-7.2h14.4v14.4h-14.4z',
  'M0-9.5 9.5 0 0 9.5-9.5 0z',
  'M-4.6-8h9.2L9.2 0 4.6 8h-9.2L-9.2 0z',
  'M-3.2-9h6.4v5.8H9v6.4H3.2V9h-6.4V3.2H-9v-6.4h5.8z',
];

/** Returns the outline of a seat's mark. */
export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? '';
}

/** Returns the colour of a seat. */
export function seatColour(seat: number): string {
  return `var(--seat-${(seat % SHAPES.length) + 1})`;
}
