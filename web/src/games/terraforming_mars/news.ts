/** What others did since one's last turn, with all that it did to oneself. */
import { isMessage } from '../../lib/text';
import type { LogEvent } from '../../lib/protocol';

/** Lines that tell of somebody's things, not of what that player does: they belong to whoever acted before. */
const EFFECTS = new Set(
  [
    'gained',
    'lost',
    'production-up',
    'production-down',
    'collected',
    'uncollected',
    'neutral-lost',
    'neutral-production',
  ].map((name) => `terraforming_mars-${name}`),
);
/** Plants and heat that are turned into something: the loss itself is the action. */
const OWN = ['terraforming_mars-source-plants', 'terraforming_mars-source-heat'];

/** Returns the lines that other players have caused; a line about oneself counts where somebody else has caused it. */
export function newsFor(events: readonly LogEvent[], seat: number): LogEvent[] {
  let actor: number | null = null;
  return events.filter((event) => {
    const { seat: who, seat_by: by } = event.params;
    const about = typeof by === 'number' ? by : typeof who === 'number' ? who : null; // who took it, not who lost it
    const source = event.params.source;
    const turned = isMessage(source) && OWN.includes(source.key);
    if (!EFFECTS.has(event.key) || turned) actor = about;
    return actor !== seat;
  });
}
