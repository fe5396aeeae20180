/** What the decision panel does, without the panel: drafts of answers, whether they are complete, moves in them. */
import type { Json, Message } from '../lib/text';
import { covered, dueOf } from './pay';
import { paid, wasted } from './payment';
import type { Question } from './question';

/** A draft of an answer. For subsets and orders it lists indexes of the options, for payments counts by source. */
export type Draft = number[];

/** Returns the draft to begin with: nothing chosen, the given order, the lowest amount, a proposed payment. */
export function firstDraft(question: Question): Draft {
  switch (question.kind) {
    case 'ordering':
      return question.options.map((_, index) => index);
    case 'amount':
      return [question.low];
    case 'payment':
    case 'pay':
      return [...question.proposal];
    default:
      return [];
  }
}

/** Returns what is still wrong with a draft, as a message of the page, or null where it can be sent. */
export function problem(question: Question, draft: Draft): Message | null {
  switch (question.kind) {
    case 'some_of': {
      const { low, high } = question;
      if (draft.length >= low && draft.length <= high) return null;
      if (low === high)
        return { key: 'web-choose-exactly-now', params: { needed: low, count: draft.length } };
      return { key: 'web-choose-count', params: { low, high, count: draft.length } };
    }
    case 'amount': {
      const value = draft[0] ?? Number.NaN;
      const { low, high } = question;
      if (Number.isInteger(value) && value >= low && value <= high) return null;
      return { key: 'web-choose-amount', params: { low, high } };
    }
    case 'payment': {
      const { due, sources } = question;
      const sum = paid(sources, draft);
      if (sum < due) return { key: 'web-pay-short', params: { missing: due - sum } };
      return wasted(due, sources, draft) ? { key: 'web-pay-waste', params: {} } : null;
    }
    case 'pay': {
      const due = dueOf(question.sources);
      const sum = covered(question.sources, draft);
      if (sum < due) return { key: 'web-pay-short', params: { missing: due - sum } };
      const given = draft.reduce((all, count) => all + count, 0);
      return given > due ? { key: 'web-pay-waste', params: {} } : null;
    }
    case 'ordering':
      return null;
    default:
      return draft.length === 1 ? null : { key: 'web-choose-one', params: {} };
  }
}

/** Returns how many may be chosen, in words. */
export function limits({ low, high }: { low: number; high: number }): Message {
  if (low === high) return { key: 'web-choose-exactly', params: { count: low } };
  return { key: 'web-choose-between', params: { low, high } };
}

/** Returns the answer that a draft stands for. */
export function answerOf(question: Question, draft: Draft): Json {
  switch (question.kind) {
    case 'some_of':
      return [...draft].sort((a, b) => a - b).map((index) => question.options[index] ?? null);
    case 'ordering':
      return draft.map((index) => question.options[index] ?? null);
    case 'amount':
      return draft[0] ?? 0;
    case 'payment':
    case 'pay':
      return [...draft];
    default:
      return question.choices[draft[0] ?? 0] ?? null;
  }
}

/** Takes an option in or out of a subset; with a limit of one a new choice replaces the old one. */
export function toggle(draft: Draft, index: number, high: number): Draft {
  if (draft.includes(index)) return draft.filter((other) => other !== index);
  if (draft.length < high) return [...draft, index];
  return high === 1 ? [index] : draft;
}

/** Moves the item at one place of an order to another place. */
export function moved(draft: Draft, from: number, to: number): Draft {
  if (to < 0 || to >= draft.length || from === to) return draft;
  const rest = draft.filter((_, place) => place !== from);
  return [...rest.slice(0, to), draft[from] ?? 0, ...rest.slice(to)];
}
