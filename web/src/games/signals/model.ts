/** What the view of Signals holds. */
export interface PlayerView {
  cards: number;
  played: string[];
  points: number;
  wins: number;
  /** Only of one's own seat. */
  hand?: string[];
  sent?: string | null;
}

export interface TableView {
  night: number;
  nights: number;
  round: number;
  deck: number;
  echo: number;
  echoes: string[];
  players: PlayerView[];
}

/** Returns the strength of a card. */
export function strength(card: string): number {
  return parseInt(card, 10);
}
