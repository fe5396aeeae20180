/** Options of a new match, from what the game declares: which can be changed now, and what is sent. */
import type { OptionInfo, OptionValue } from './protocol';
import type { Message } from './text';

export type Options = Record<string, OptionValue>;

/** Returns all options with their defaults. */
export function defaults(declared: readonly OptionInfo[]): Options {
  return Object.fromEntries(declared.map((option) => [option.name, option.default]));
}

/** Returns why an option cannot be changed now, or null where it can. */
export function locked(
  option: OptionInfo,
  declared: readonly OptionInfo[],
  values: Options,
  seats: number,
): Message | null {
  if (option.seats && !option.seats.includes(seats)) {
    return { key: 'web-option-seats', params: { allowed: option.seats.join(', ') } };
  }
  if (option.needs) {
    const [name, value] = option.needs;
    if (effective(declared, values, seats)[name] !== value) {
      return { key: 'web-option-needs', params: { other: name, value: String(value) } };
    }
  }
  return null;
}

/** Returns whether an option changes anything with these values; where it does not, nobody is asked about it. */
export function matters(option: OptionInfo, values: Options): boolean {
  return !option.matters.length || option.matters.some(([name, value]) => values[name] === value);
}

/** Returns the options as they count: what cannot be changed now is at its default. */
export function effective(declared: readonly OptionInfo[], values: Options, seats: number): Options {
  const counted = defaults(declared);
  let changed = true;
  while (changed) {
    changed = false;
    for (const option of declared) {
      const wanted = values[option.name] ?? option.default;
      const seatsFit = !option.seats || option.seats.includes(seats);
      const needFits = !option.needs || counted[option.needs[0]] === option.needs[1];
      if (seatsFit && needFits && counted[option.name] !== wanted) {
        counted[option.name] = wanted;
        changed = true;
      }
      if ((!seatsFit || !needFits) && counted[option.name] !== option.default) {
        counted[option.name] = option.default;
        changed = true;
      }
    }
  }
  return counted;
}

interface Words {
  has: (key: string) => boolean;
  t: (key: string) => string;
}

/** Returns the options of a match in words; those that are off, or change nothing at this table, are not worth a word. */
export function optionWords(
  game: string,
  options: Options,
  declared: readonly OptionInfo[],
  seats: number,
  { has, t }: Words,
): string[] {
  const idle = new Set(
    declared
      .filter((each) => locked(each, declared, options, seats) || !matters(each, options))
      .map(({ name }) => name),
  );
  return Object.entries(options)
    .filter(([name, value]) => value !== false && !idle.has(name))
    .map(([name, value]) => {
      const key = `${game}-option-${name}`;
      const named = has(key) ? t(key) : name;
      if (value === true) return named;
      const chosen = `${key}-${value}`;
      return `${named}: ${has(chosen) ? t(chosen) : value}`;
    });
}
