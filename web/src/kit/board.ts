/** What boards are made of: places from data, each with its words; what a place looks like now. */
import { circlePath, type Point } from './geometry';

export interface Place extends Point {
  id: string;
  /** All that is to be said about it, for screen readers and as a tooltip. */
  label: string;
  /** What heads its menu, where the label says more: what can be done there is said by the menu's own buttons. */
  title?: string;
  /** Half its width, in the board's units. */
  r?: number;
  /** Its outline around its middle as an SVG path; a circle where there is none. */
  shape?: string;
}

export interface PlaceLook {
  /** It may be chosen now. */
  legal: boolean;
  chosen: boolean;
  /** A link to it is hovered or pressed. */
  lit: boolean;
  /** Others may be chosen now, this one may not. */
  dim: boolean;
}

/** What a place brings: an icon of the game and how much. */
export interface Gain {
  icon: string;
  by: number;
}

export const R = 20;

/** Returns the outline of a place. */
export function outline(place: Place): string {
  return place.shape ?? circlePath(place.r ?? R);
}
