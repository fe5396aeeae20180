export { breakable } from '../../lib/breakable';

/** Returns the numbers from 0 up to, not including, n. */
export function range(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index);
}
