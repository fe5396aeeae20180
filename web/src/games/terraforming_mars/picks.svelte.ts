/** Cards that are chosen but not yet confirmed: the board shows them, the question confirms them. */
import { toggle } from '../../decision/logic';
import type { AskedQuestion } from '../../lib/protocol';

const state = $state<{ question: number; chosen: number[] }>({ question: -1, chosen: [] });

/** Returns the numbers of the options chosen so far. */
export function picked(question: AskedQuestion): number[] {
  return state.question === question.id ? state.chosen : [];
}

/** Takes an option in or out; where only one may be chosen, it replaces the other. */
export function pick(question: AskedQuestion, index: number): void {
  const most = question.kind === 'some_of' ? question.high : 1;
  state.chosen = toggle(picked(question), index, most);
  state.question = question.id;
}
