import { type Job, keyOf, type Played } from './result.ts';

export type Run = {
  readonly jobs: readonly Job[];
  /** Battles played in earlier runs. */
  readonly known: readonly Played[];
  /** How many battles are played at a time. */
  readonly lanes: number;
  play(job: Job): Promise<Played>;
  /** Called as soon as a battle has been played. */
  keep(played: Played, done: number): void;
  /** Called for a battle that broke. The others go on. */
  broke(job: Job, error: unknown): void;
  /** No new battle begins once this is true. */
  isOver(): boolean;
};

/** Plays all battles that have not been played yet. Returns every battle that was wanted and is known now. */
export async function run({ jobs, known, lanes, play, keep, broke, isOver }: Run): Promise<Played[]> {
  const found = new Map(known.map((played) => [keyOf(played), played]));
  const open = jobs.filter((job) => !found.has(keyOf(job)));
  let done = jobs.length - open.length;
  const lane = async (): Promise<void> => {
    for (let job = open.shift(); job !== undefined && !isOver(); job = open.shift()) {
      try {
        const played = await play(job);
        found.set(keyOf(job), played);
        keep(played, ++done);
      } catch (error) {
        broke(job, error);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return jobs.flatMap((job) => found.get(keyOf(job)) ?? []);
}
