/** Numbers as they are printed: with a true minus, and a plus where a change is meant. */
export function plainNumber(value: number, signed = false): string {
  if (value < 0) return `−${-value}`;
  return signed && value > 0 ? `+${value}` : String(value);
}
