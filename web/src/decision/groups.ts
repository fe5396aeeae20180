/** How a long list of choices is laid out: in groups, each with what may be chosen and what is refused. */
import type { Group } from '../games/types';
import type { Json, Message } from '../lib/text';
import { refusedOf, type Listed, type Refused } from './question';

export interface Choice {
  value: Json;
  label: Message;
}

export interface Section extends Group {
  choices: Choice[];
  refused: Refused[];
}

/** Returns the group of a choice by the first word of its value, where a game does not say anything better. */
export function plainGroup(value: Json): Group {
  const first = Array.isArray(value) ? value[0] : undefined;
  return { id: typeof first === 'string' ? first : '' };
}

/** Returns the sections of a question in the order in which their first choices come; what is only refused comes last. */
export function sections(question: Listed, group: (value: Json) => Group = plainGroup): Section[] {
  const found = new Map<string, Section>();
  const section = (value: Json): Section => {
    const given = group(value);
    const known = found.get(given.id) ?? { ...given, choices: [], refused: [] };
    found.set(given.id, known);
    return known;
  };
  question.choices.forEach((value, index) => {
    section(value).choices.push({
      value,
      label: question.labels[index] ?? { key: JSON.stringify(value), params: {} },
    });
  });
  for (const item of refusedOf(question)) section(item.value).refused.push(item);
  return [...found.values()];
}
