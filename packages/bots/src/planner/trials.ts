import { type Answer, type SeatId, seededRng, type Task, type Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import { imagine } from '../imagine.ts';
import type { Plan } from './plan.ts';
import { playOn } from './playout.ts';

/** Plays out positions for one decision, and counts how often. */
export class Trials<T extends Types> {
  played = 0;
  private readonly s: Situation<T>;
  private readonly base: Plan;
  private readonly seed: number;

  constructor(s: Situation<T>, base: Plan, seed: number) {
    this.s = s;
    this.base = base;
    this.seed = seed;
  }

  get expired(): boolean {
    return this.s.expired();
  }

  /** The chance to win after an answer, with some changed tasks and the dice of this sample. Null: no such world. */
  chance(answer: Answer, changed: ReadonlyMap<string, Task>, sample: number): number | null {
    this.played++;
    const rng = seededRng(this.seed + sample);
    const world = imagine(this.s, rng);
    if (world === null) return null;
    const given = { seat: this.s.seat as SeatId, name: this.s.request.name, answer };
    return playOn(world, given, this.base.on(world.machine as never, changed), rng);
  }
}
