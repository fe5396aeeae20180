export { breakable } from '../../lib/breakable';

/** Numbers as they are printed: with a true minus, and a plus where a change is meant. */
export function plainNumber(value: number, signed = false): string {
  if (value < 0) return `−${-value}`;
  return signed && value > 0 ? `+${value}` : String(value);
}

/** Returns the numbers from 0 up to, not including, n. */
export function range(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index);
}
