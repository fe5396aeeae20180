/** Steps of a replay, fetched in runs and kept. */
import { api } from '../lib/api';
import type { ReplayStep } from '../lib/protocol';

export const RUN = 50; // the most that one request returns

/** Returns which run of steps a step belongs to, as first and last step. */
export function runOf(step: number, steps: number): [number, number] {
  const first = Math.floor(step / RUN) * RUN;
  return [first, Math.min(first + RUN - 1, steps)];
}

export class Steps {
  readonly #runs = new Map<string, Promise<ReplayStep[]>>();

  constructor(
    private readonly id: string,
    private readonly count: number,
    private readonly token?: string,
  ) {}

  /** Returns one step as a seat saw it; null is a spectator. */
  async get(seat: number | null, step: number): Promise<ReplayStep | undefined> {
    const [first] = runOf(step, this.count);
    return (await this.#run(seat, step))[step - first];
  }

  /** Returns all steps up to one, for the log. */
  async upTo(seat: number | null, step: number): Promise<ReplayStep[]> {
    const starts = Array.from({ length: Math.floor(step / RUN) + 1 }, (_, run) => run * RUN);
    const runs = await Promise.all(starts.map((start) => this.#run(seat, start)));
    return runs.flat().filter((each) => each.step <= step);
  }

  #run(seat: number | null, step: number): Promise<ReplayStep[]> {
    const [first, last] = runOf(step, this.count);
    const key = `${seat}:${first}`;
    let run = this.#runs.get(key);
    if (!run) {
      run = api.replaySteps(this.id, seat, first, last, this.token);
      run.catch(() => this.#runs.delete(key));
      this.#runs.set(key, run);
    }
    return run;
  }
}

/** Returns everybody's points after every step, one list for each seat. */
export async function loadScores(id: string, token?: string): Promise<number[][]> {
  const { steps, match } = await api.replay(id, token);
  const all = await new Steps(id, steps, token).upTo(null, steps);
  return match.seats.map((seat) => all.map((step) => step.scores[seat.seat] ?? 0));
}
