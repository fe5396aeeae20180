/** Times in words of the reader's language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Returns how long ago something was, such as "5 minutes ago". Times are seconds since 1970. */
export function ago(language: string, then: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const step = STEPS.find(([, seconds]) => passed >= seconds);
  return step ? format.format(-Math.floor(passed / step[1]), step[0]) : format.format(0, 'second');
}
