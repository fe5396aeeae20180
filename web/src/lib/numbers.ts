/** Numbers as they are printed: with a true minus, not a hyphen. No other file writes that sign. */
export const MINUS = '−';

/** Returns a number in print. */
export const printed = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));

/** Returns a change in print: with its sign, also where it is a plus. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : printed(by));
