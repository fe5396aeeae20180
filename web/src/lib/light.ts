/** What a lesson points at: the first thing in sight that a step speaks of. */
import type { LessonPart, LessonStep } from '../games/types';

const PARTS: Record<LessonPart, string> = {
  board: '[data-board]',
  own: '.k-table > section.console, .k-table section.own',
  people: '[data-testid="people"]',
  head: '.k-table > .head',
  log: '.k-table section.log',
};
/** Where a part is on a phone, which shows one at a time. */
const TABS: Partial<Record<LessonPart, string>> = { own: 'mine', people: 'people', log: 'log' };
/** What can be pressed, the board first: of what is pressed one by one, what is still missing. */
const PRESSED = [
  '[data-board] [data-place][data-legal="true"]:not([aria-pressed="true"])',
  '[data-board] [data-legal="true"]',
  '#question-pane [data-testid="submit"][aria-disabled="false"]',
  '#question-pane [data-testid="choice"]',
  '.k-table label:has([data-testid="option"]:enabled:not(:checked))',
  '#question-pane [data-testid="submit"]',
  '#question-pane',
];

/** What can be done at a place that was pressed; it lies over everything else, so it comes first. */
const MENU = '[data-testid="place-menu"]:has([data-testid="place-choice"])';

const isPart = (at: string): at is LessonPart => at in PARTS;

/** Returns the selectors of what a step is about, the best one first. */
export function lightOf(step: LessonStep | undefined): string[] {
  if (!step) return [];
  const named = step.at === undefined ? [] : [isPart(step.at) ? PARTS[step.at] : step.at];
  return step.answer === undefined ? [...named, PARTS.board] : [MENU, ...named, ...PRESSED];
}

/** Returns the tab of a phone that a step belongs to. */
export function tabOf(step: LessonStep | undefined): string {
  return (step?.at !== undefined && isPart(step.at) ? TABS[step.at] : undefined) ?? 'question';
}

/** Returns which step is shown, of how many; steps that only wait for a rival are not counted. */
export function countOf(steps: readonly LessonStep[], at: number): { step: number; steps: number } {
  const shown = steps.filter(({ rival }) => !rival);
  return { step: steps.slice(0, at + 1).filter(({ rival }) => !rival).length, steps: shown.length };
}
