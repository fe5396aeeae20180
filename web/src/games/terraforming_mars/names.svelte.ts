/** The names and words of all cards in both languages, for searching; the other language is loaded when it is needed. */
import { Translator, LANGUAGES, type Language } from '../../lib/fluent';
import type { CardData } from './model';

const files = import.meta.glob('../../../../src/offworld/i18n/*/terraforming_mars*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

async function translator(language: Language): Promise<Translator> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/i18n/${language}/`));
  return new Translator(language, await Promise.all(mine.map(([, load]) => load())));
}

/** Returns a function that tells all that a card is known by: its names, and what it says, in both languages. */
export async function bothLanguages(): Promise<(card: CardData) => string> {
  const all = await Promise.all(LANGUAGES.map(translator));
  const known = new Map<string, string>();
  return (card) => {
    let words = known.get(card.id);
    if (words === undefined) {
      const parts = [card.name, ...card.lines.map(({ text }) => text), card.requires_text, card.note];
      words = [
        String(card.number).padStart(3, '0'),
        ...all.flatMap((each) => parts.map((part) => (part ? each.say(part) : ''))),
      ].join(' ');
      known.set(card.id, words);
    }
    return words;
  };
}
