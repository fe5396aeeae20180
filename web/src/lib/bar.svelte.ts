/** What the bar at the top of the page says besides the name of the place. */
interface Bar {
  /** Shown after the name. */
  title: string;
  /** Whose turn it is, or that this is a replay; goes before everything else where there is little room. */
  turn: string;
  /** Goes before the title of the browser's tab, such as a sign that it is one's turn. */
  alert: string;
  /** The game whose rules the bar offers. */
  game: string | null;
}

export const bar = $state<Bar>({ title: '', turn: '', alert: '', game: null });

/** Clears the bar when a screen goes. */
export function clearBar(): void {
  Object.assign(bar, { title: '', turn: '', alert: '', game: null });
}
