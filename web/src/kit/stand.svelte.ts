/** What is looked at: the card that lies at the reading stand and the place or person that is lit. All parts share it. */
import type { Target } from './story';

export const stand = $state<{
  /** Hovered or focused: it goes when the pointer goes. */
  passing: Target | null;
  /** Pressed: it stays until something else is pressed. */
  held: Target | null;
}>({ passing: null, held: null });

/** Returns what is looked at now. */
export function looked(): Target | null {
  return stand.passing ?? stand.held;
}

/** Tells whether a place is lit. */
export function isLit(id: string): boolean {
  const target = looked();
  return target?.kind === 'place' && target.id === id;
}

/** Tells whether a person is lit. */
export function isLitSeat(seat: number): boolean {
  const target = looked();
  return target?.kind === 'player' && target.seat === seat;
}

/** Tells whether two targets are the same thing. */
export function sameTarget(a: Target | null, b: Target | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === 'player') return b.kind === 'player' && a.seat === b.seat;
  return a.kind === b.kind && a.id === (b as typeof a).id;
}

/** Looks at something for as long as the pointer or the focus is there. */
export function pass(target: Target | null): void {
  stand.passing = target;
}

/** Keeps something in sight; the same once more lets it go. */
export function hold(target: Target | null): void {
  stand.held = sameTarget(stand.held, target) ? null : target;
  stand.passing = null; // a press counts more than where the pointer happens to rest
}

/** Lets go of everything, for instance because another question has come. */
export function letGo(): void {
  stand.passing = stand.held = null;
}
