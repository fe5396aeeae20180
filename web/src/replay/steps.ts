/** Steps of a replay, fetched in runs and kept. */
import { api } from '../lib/api';
import type { Course, ReplayStep } from '../lib/protocol';

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
export function linesOf(course: Course): number[][] {
  return (course.scores[0] ?? []).map((_, seat) => course.scores.map((points) => points[seat] ?? 0));
}

/** Loads everybody's points after every step, one list for each seat. */
export async function loadScores(id: string, token?: string): Promise<number[][]> {
  return linesOf(await api.course(id, null, token));
}
