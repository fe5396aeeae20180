/** Returns a name whose very long words may be broken between syllables; small cards are narrow. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{12,}/gu, (word) =>
    word.replace(/(?<=\p{L}{4}[аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ]{1,3}[аеёиоуыэюя]\p{L}{3})/gu, '\u00ad'),
  );
}
