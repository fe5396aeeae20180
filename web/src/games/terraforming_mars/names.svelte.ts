/** The names and words of all cards in both languages, for searching; the other language is loaded when it is needed. */
import { Translator, LANGUAGES, type Language } from '../../lib/fluent';
import type { CardData } from './model';

const files = import.meta.glob(['../../../../src/offworld/i18n/*/terraforming_mars*.ftl', './{en,ru}.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

async function translator(language: Language): Promise<Translator> {
  const mine = Object.entries(files).filter(
    ([path]) => path.includes(`/i18n/${language}/`) || path.endsWith(`/${language}.ftl`),
  );
  return new Translator(language, await Promise.all(mine.map(([, load]) => load())));
}

/** The words for a card's kind and tags: "метка Юпитера" is looked for as well as "Юпитер". */
function labels({ kind, tags }: CardData, words: Translator): string[] {
  const cases = tags.flatMap((tag) => [`terraforming_mars-tag-${tag}`, `terraforming_mars_cards-tag-${tag}`]);
  return [
    words.say(`terraforming_mars-ui-kind-${kind}`),
    ...(tags.length ? [words.say('terraforming_mars-ui-tag')] : []),
    ...cases.filter((key) => words.has(key)).map((key) => words.say(key, [], { count: 1 })),
  ];
}

/** Returns a function that tells all that a card is known by: names, kind, tags, and what it says, in both languages. */
export async function bothLanguages(): Promise<(card: CardData) => string> {
  const all = await Promise.all(LANGUAGES.map(translator));
  const known = new Map<string, string>();
  return (card) => {
    let words = known.get(card.id);
    if (words === undefined) {
      const parts = [
        card.name,
        ...card.lines.map(({ text }) => text),
        card.requires_text,
        card.note,
        card.points?.text,
      ];
      words = [
        String(card.number).padStart(3, '0'),
        ...all.flatMap((each) => [
          ...parts.map((part) => (part ? each.say(part) : '')),
          ...labels(card, each),
        ]),
      ].join(' ');
      known.set(card.id, words);
    }
    return words;
  };
}
