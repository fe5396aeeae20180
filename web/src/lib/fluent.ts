/** Says messages in one language, exactly as the Python side does from the same files. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import { MINUS, printed } from './numbers';
import { isMessage, type Json, type Message, type Params } from './text';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The players' names by seat, as somebody reads them. */
export interface Names extends ReadonlyArray<string> {
  /** The seat that is called `you` in sentences: that of whoever reads. */
  readonly you?: number | null | undefined;
  /** Puts signs around the words that stand for a person, so that they are found again in the sentence. */
  readonly mark?: ((words: string, seat: number) => string) | undefined;
}

/** Whoever reads, inside a sentence that names people. */
class Oneself extends FluentType<string> {
  readonly mark: (words: string) => string;

  constructor(word: string, mark: (words: string) => string) {
    super(word);
    this.mark = mark;
  }

  toString(): string {
    return this.mark(this.value);
  }
}

/** A number below zero: with a minus, where languages would take a hyphen. */
class Negative extends FluentNumber {
  override toString(...given: Parameters<FluentNumber['toString']>): string {
    return super.toString(...given).replace('-', MINUS);
  }
}

/** Returns what is said of a person: `own` to that person, else `other`, or the name where there is no other. */
function YOU([person = '', own = '', other]: FluentValue[]): FluentValue {
  if (!(person instanceof Oneself)) return other ?? person;
  return other === undefined ? person.mark(String(own)) : own;
}

/** Returns words in which no dash begins a line, and no arrow stands in another than what it leads from and to. */
function tied(source: string): string {
  return source.replaceAll(' — ', '\u00a0— ').replaceAll(' → ', '\u00a0→\u00a0');
}

export class Translator {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[] = []) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { functions: { YOU }, useIsolating: false });
    for (const source of sources) this.add(source);
  }

  /** Takes in one more Fluent file; a file taken in twice changes nothing. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(tied(source)), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Returns a message in words; an unknown key shows as it is. `names` are the players' names by seat. */
  say(message: Message | string, names: Names = [], params: Params = {}): string {
    const key = typeof message === 'string' ? message : message.key;
    const given = typeof message === 'string' ? params : message.params;
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    return this.#bundle.formatPattern(pattern, this.#spoken(given, names), []);
  }

  #spoken(params: Params, names: Names): Record<string, FluentVariable> {
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) spoken[name] = this.#value(name, value, names);
    return spoken;
  }

  #value(name: string, value: Json | undefined, names: Names): FluentVariable {
    if (name.startsWith('seat') && name !== 'seats' && typeof value === 'number') {
      const mark = (words: string): string => names.mark?.(words, value) ?? words;
      return value === names.you
        ? new Oneself(this.say('person-you'), mark)
        : mark(names[value] ?? String(value + 1));
    }
    if (isMessage(value)) return this.say(value, names);
    if (typeof value === 'number') return value < 0 ? new Negative(value) : value;
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.map((item) => this.#listed(item, names)).join(', ');
    if (typeof value === 'boolean') return String(value);
    return value == null ? '' : JSON.stringify(value);
  }

  #listed(item: Json, names: Names): string {
    return typeof item === 'number' ? printed(item) : String(this.#value('item', item, names));
  }
}

/** Returns the language to begin with: what was chosen before, else the first of the browser's that we have. */
export function firstLanguage(chosen: string | undefined, browser: readonly string[]): Language {
  const wanted = [chosen ?? '', ...browser].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((found) => found) ?? 'en';
}
