/** Sentences with links: names of cards, places and people stay known inside the words that Fluent makes. */
import type { Names } from '../lib/fluent';
import { isMessage, type Json, type Message, type Params } from '../lib/text';
import type { Story, Target } from './story';

export type Piece = string | { text: string; target: Target };

/** Private characters around a linked word: start, number, middle, words, end. Fluent carries them along untouched. */
const [START, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'];
const LINKED = new RegExp(`${START}(\\d+)${MIDDLE}([^${END}]*)${END}`);

type Say = (message: Message | string, names: Names) => string;

/** Returns a message as words and links, in the order of the sentence. */
export function richText(message: Message, names: Names, say: Say, story: Story | undefined): Piece[] {
  const targets: Target[] = [];
  const marked = (text: string, target: Target): string =>
    `${START}${targets.push(target) - 1}${MIDDLE}${text}${END}`;

  function value(name: string, given: Json | undefined): Json | undefined {
    if (isMessage(given)) {
      const target = story?.link?.(given);
      return target ? marked(say(given, names), target) : { key: given.key, params: values(given.params) };
    }
    if (Array.isArray(given)) return given.map((each) => value('item', each) ?? null);
    if (typeof given === 'string' || typeof given === 'number') {
      const target = story?.linkParam?.(name, given);
      if (target) return marked(String(given), target);
    }
    return given;
  }

  function values(params: Params): Record<string, Json> {
    const out: Record<string, Json> = {};
    for (const [name, given] of Object.entries(params)) {
      const found = value(name, given);
      if (found !== undefined) out[name] = found;
    }
    return out;
  }

  const people = Object.assign([...names], {
    you: names.you,
    mark: (text: string, seat: number) => marked(text, { kind: 'player', seat }),
  });
  return pieces(say({ key: message.key, params: values(message.params) }, people), targets);
}

/** Returns words that somebody wrote, with the names that occur in them as links; the longest name counts. */
export function linked(text: string, known: ReadonlyMap<string, Target>): Piece[] {
  const names = [...known.keys()].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  if (!names.length) return [text];
  const safe = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${safe.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const byName = new Map([...known].map(([name, target]) => [name.toLowerCase(), target]));
  const out: Piece[] = [];
  let from = 0;
  for (const { 0: words, index } of text.matchAll(found)) {
    const target = byName.get(words.toLowerCase());
    if (!target) continue;
    if (index > from) out.push(text.slice(from, index));
    out.push({ text: words, target });
    from = index + words.length;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

function pieces(text: string, targets: readonly Target[]): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  for (let hit = LINKED.exec(rest); hit; hit = LINKED.exec(rest)) {
    if (hit.index > 0) found.push(rest.slice(0, hit.index));
    const target = targets[Number(hit[1])];
    const words = hit[2] ?? '';
    found.push(target ? { text: words, target } : words);
    rest = rest.slice(hit.index + hit[0].length);
  }
  if (rest) found.push(rest);
  return found;
}
