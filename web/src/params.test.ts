/** Whoever names a message in the client gives it all that its words need, and nothing that they never say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const SRC = import.meta.dirname;
const SHARED = join(SRC, '../../src/offworld/i18n');
const below = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** What stands in the words of a message: variables, and other messages. */
interface Said {
  variables: Set<string>;
  messages: Set<string>;
}

function said(part: unknown, found: Said = { variables: new Set(), messages: new Set() }): Said {
  if (typeof part !== 'object' || part === null) return found;
  if ('type' in part && 'name' in part && typeof part.name === 'string') {
    if (part.type === 'var') found.variables.add(part.name);
    if (part.type === 'mesg') found.messages.add(part.name);
    if (part.type === 'term') return found; // what it says is given beside its name
  }
  for (const each of Object.values(part)) said(each, found);
  return found;
}

/** Returns what the words of all messages need, in either language and by way of other messages. */
function variables(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const language of ['en', 'ru']) {
    const files = [
      ...below(join(SHARED, language), /\.ftl$/),
      ...below(join(SRC, 'games'), new RegExp(`${language}\\.ftl$`)),
    ];
    const entries = files.flatMap((file) => [...new FluentResource(readFileSync(file, 'utf8')).body]);
    const words = new Map(entries.map((entry) => [entry.id, said({ ...entry, id: undefined })]));
    const needed = (key: string): string[] => {
      const mine = words.get(key);
      return mine ? [...mine.variables, ...[...mine.messages].flatMap(needed)] : [];
    };
    for (const key of words.keys()) found.set(key, new Set([...(found.get(key) ?? []), ...needed(key)]));
  }
  return found;
}

/** Returns the names in an object that is written out from a place on, and whether these are all of them. */
function names(source: string, start: number): { given: Set<string>; whole: boolean } {
  const given = new Set<string>();
  let [depth, whole, part] = [1, true, ''];
  const close = (): void => {
    const name = /^\s*(?:([\w$]+)|'([^']+)')\s*(?::|$)/.exec(part);
    if (name) given.add(name[1] ?? name[2] ?? '');
    else if (part.trim()) whole = false;
    part = '';
  };
  for (let at = start + 1; depth > 0 && at < source.length; at += 1) {
    const sign = source.charAt(at);
    if ('}])'.includes(sign)) depth -= 1;
    if ('{[('.includes(sign)) depth += 1;
    if (depth === 1 && sign === ',') close();
    else if (depth > 0) part += sign;
  }
  close();
  return { given, whole };
}

/** Returns what is missing in, or too much for, the messages that a piece of code names. */
function wrong(source: string, known: Map<string, Set<string>>): string[] {
  const found: string[] = [];
  for (const call of source.matchAll(/(?:\bt\(|\bkey: )\s*'([\w-]+)'\s*(,\s*(?:params: )?|\))/g)) {
    const [text, key = '', then = ''] = call;
    const needed = known.get(key);
    const at = call.index + text.length;
    const written = source.charAt(at) === '{';
    if (!needed || (then !== ')' && !written)) continue; // what is given is not in sight
    const { given, whole } = written ? names(source, at) : { given: new Set<string>(), whole: true };
    const lacks = [...needed].filter((name) => !given.has(name));
    const never = [...given].filter((name) => !needed.has(name));
    if (whole && lacks.length) found.push(`${key} lacks ${lacks.join(', ')}`);
    if (never.length) found.push(`${key} never says ${never.join(', ')}`);
  }
  return found;
}

const VARIABLES = variables();

it('gives messages what their words need', () => {
  const files = below(SRC, /\.(svelte|ts)$/).filter((file) => !file.endsWith('.test.ts'));
  expect(files.flatMap((file) => wrong(readFileSync(file, 'utf8'), VARIABLES))).toEqual([]);
});

it('sees what is missing and what is too much', () => {
  const known = new Map([['web-points', new Set(['count'])]]);
  expect(wrong("t('web-points', { count: f(a, { b }) })", known)).toEqual([]);
  expect(wrong("t('web-points', { ...all })", known)).toEqual([]);
  expect(wrong("t('web-points')", known)).toEqual(['web-points lacks count']);
  expect(wrong("{ key: 'web-points', params: { number, count } }", known)).toEqual([
    'web-points never says number',
  ]);
});
