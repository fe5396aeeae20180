import { expect, it } from 'vitest';
import type { LessonStep } from '../games/types';
import { countOf, lightOf, tabOf } from './light';

const steps: LessonStep[] = [
  { text: 'map' },
  { text: 'drill', answer: ['drill', 1] },
  { text: 'rival', rival: true },
  { text: 'stock', at: 'own' },
];

it('counts only the steps that are shown', () => {
  expect(countOf(steps, 1)).toEqual({ step: 2, steps: 3 });
  expect(countOf(steps, 3)).toEqual({ step: 3, steps: 3 });
});

it('points at what is spoken of, else at what is to be pressed, else at the board', () => {
  expect(lightOf(steps[3])[0]).toContain('.console');
  expect(lightOf(steps[1])[1]).toContain('data-legal');
  expect(lightOf(steps[0])).toEqual(['[data-board]']);
  expect(lightOf(undefined)).toEqual([]);
});

it('goes on to the menu of a place that was pressed, wherever the step points', () => {
  for (const step of [steps[1], { text: 'own', at: 'own', answer: 1 } satisfies LessonStep])
    expect(lightOf(step)[0]).toContain('place-menu');
});

it('brings the part to the front of a phone', () => {
  expect(tabOf(steps[3])).toBe('mine');
  expect(tabOf(steps[1])).toBe('question');
});
