/** For whom a table waits, and since when too long. */
import type { MatchInfo, View } from '../lib/protocol';

/** Returns the seats whose time has run out by this clock (in seconds). Nothing is sent at the moment when it does. */
export function late(match: Pick<MatchInfo, 'overdue' | 'due' | 'asked'>, now: number): number[] {
  const passed = match.due.flatMap((due, seat) => (due !== null && now > due ? [seat] : []));
  return [...new Set([...match.overdue, ...passed])].filter((seat) => match.asked.includes(seat));
}

/** Tells whether the server has to be asked who is overdue: while all choose at once, only it knows. */
export function mustAsk(match: Pick<MatchInfo, 'together' | 'status'>): boolean {
  return match.together && match.status === 'live';
}

/** Returns what a seat does while all choose at once, where everybody may see it. */
export function readiness(view: View | undefined, seat: number): 'ready' | 'choosing' | null {
  if (!view?.ready) return null;
  if (view.ready.includes(seat)) return 'ready';
  return view.asked.includes(seat) ? 'choosing' : null;
}
