/** Which letter a key stands for, whatever alphabet the keyboard writes at the moment. */

/** Returns the Latin letter of a key press, by its place where it writes another alphabet; else what it writes. */
export function letter(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const key = event.key.toLowerCase();
  if (key.length !== 1 || key <= '\u007f') return key;
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? key;
}
