const VOWEL = '[аеёиоуыэюя]';
/** Consonants that end a syllable when another one follows: промыш-ленный, бак-терии, but энерго-сбережение. */
const CLOSING = '(?:[йлмнрчшщж]|[кп](?=т)|г(?=н))';
const CONSONANTS = '[бвгджзклмнпрстфхцчшщ]';
const BREAK = new RegExp(
  `(?<=\\p{L}{4}${VOWEL}${CLOSING})(?=${CONSONANTS}{1,2}${VOWEL}\\p{L}{3})|` +
    `(?<=\\p{L}{4}${VOWEL})(?!${CLOSING}${CONSONANTS})(?=${CONSONANTS}{1,3}${VOWEL}\\p{L}{3})`,
  'gu',
);

/** Returns a name whose very long words may be broken between syllables; small cards are narrow. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{12,}/gu, (word) => word.replace(BREAK, '\u00ad'));
}
