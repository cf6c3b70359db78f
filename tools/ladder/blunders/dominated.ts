import type { Situation } from '@walstatt/bots';
import { type Answer, aboutRequest, type Types } from '@walstatt/engine';
import { alternatives, playUntil } from './trial.ts';
import { Witness } from './witness.ts';

/** After this many answers and rolls a unit that has not moved stays where it is. */
const SOON = 6;

/** Counts places that another place clearly beats in one respect and equals in all others. */
export class DominatedPlaces extends Witness {
  override decided(s: Situation<Types>, answer: Answer): void {
    const { kind } = s.request;
    if (kind !== 'path' && kind !== 'place') return;
    const { by } = aboutRequest(s.ruleset, s.request);
    if (by.length !== 1) return;
    const unit = this.unitOf(by[0]!);
    const seed = this.watched.rng.int(1, 1_000_000);
    const own = this.meritsAfter(s, unit, answer, seed);
    if (own === null) return;
    const others = alternatives(s, this.watched.rng)
      .map((other) => this.meritsAfter(s, unit, other, seed))
      .filter((merits) => merits !== null);
    if (others.length > 0)
      this.add(
        s.seat,
        others.some((other) => isBetter(other, own)),
      );
  }

  /** What is good about the place that an answer leads to. Null if the unit is gone, or is not on the table yet. */
  private meritsAfter(s: Situation<Types>, unit: string, answer: Answer, seed: number): readonly number[] | null {
    const before = s.ruleset.codec.spaceHash(s.look.state);
    let steps = 0;
    const after = playUntil(s, answer, seed, (m) => m.ruleset.codec.spaceHash(m.state) !== before || ++steps > SOON);
    const { habits } = this.watched;
    return after !== null && habits.units(after, s.seat).includes(unit) ? habits.merits!(after, unit) : null;
  }
}

/** What a place must be better by to be noticed, and what makes no difference. */
const NOTICED = 1;
const EQUAL = 1 / 3;

export const isBetter = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((merit, i) => merit > b[i]! - EQUAL) && a.some((merit, i) => merit >= b[i]! + NOTICED);
