/** What the events of Dig Mars tell beyond their words. */
import type { Story, Tales, Target, Telling } from '../../kit/story';
import type { LogEvent } from '../../lib/protocol';
import { isMessage } from '../../lib/text';
import { SIDE } from './model';

const GAME = 'dig_mars';

/** Returns the number of a site by its name: "A1" is 0, "D4" is 15. */
export function siteNumber(name: unknown): string | null {
  const found = /^([A-Z])(\d+)$/.exec(String(name));
  if (!found?.[1]) return null;
  return String((Number(found[2]) - 1) * SIDE + found[1].charCodeAt(0) - 'A'.charCodeAt(0));
}

const at = (event: LogEvent, name = 'site'): Telling => {
  const site = siteNumber(event.params[name]);
  return site === null ? {} : { place: site };
};
const findOf = (event: LogEvent): string => {
  const { find } = event.params;
  return isMessage(find) ? `find-${find.key.split('-').pop() ?? ''}` : 'find';
};
const drilled = (event: LogEvent): Telling => ({ ...at(event), piece: 'drill' });
const points = (event: LogEvent): Telling => ({
  follows: true,
  changes: [{ seat: Number(event.params.seat), icon: 'points', by: Number(event.params.points) }],
});
const moved = (event: LogEvent): Telling => {
  const [from, to] = [siteNumber(event.params.site), siteNumber(event.params.end)];
  return from === null || to === null ? {} : { place: to, from: `place:${from}`, piece: 'rover' };
};

const TALES: Record<string, Tales[string]> = {
  placed: (event) => ({ ...at(event), piece: 'station' }),
  drilled,
  'drilled-bonus': drilled,
  transported: (event) => {
    const site = siteNumber(event.params.site);
    if (site === null) return {};
    return {
      place: site,
      from: `place:${site}`,
      to: `seat:${Number(event.params.seat)}`,
      piece: findOf(event),
    };
  },
  kept: points,
  shared: points,
  moved,
  relocated: moved,
  scouted: (event) => at(event),
  'scouted-seen': () => ({ quiet: true }), // one's own
  'ended-turn': () => ({ quiet: true }),
};

const NAMED = new Map(
  Array.from({ length: SIDE * SIDE }, (_, index): [string, Target] => [
    'ABCD'.charAt(index % SIDE) + String(Math.floor(index / SIDE) + 1),
    { kind: 'place', id: String(index) },
  ]),
);

export const story: Story = {
  named: () => NAMED,
  tales: Object.fromEntries(Object.entries(TALES).map(([name, tale]) => [`${GAME}-${name}`, tale])),
  linkParam: (name, value) => {
    const site = name === 'site' || name === 'end' ? siteNumber(value) : null;
    return site === null ? null : { kind: 'place', id: site };
  },
};
