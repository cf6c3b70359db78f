import type { Situation } from '@walstatt/bots';
import type { Answer, Habits, Look, Rng, Ruleset, SeatId, Types } from '@walstatt/engine';
import { type Count, NONE, plus } from './tally.ts';

/** The battle that is watched. */
export type Watched = {
  readonly ruleset: Ruleset<Types>;
  readonly habits: Habits<Types>;
  readonly seats: readonly SeatId[];
  /** What the seat sees of the battle as it is now. */
  lookAs(seat: SeatId): Look;
  /** Chance of its own for trials, so that watching changes no battle. */
  readonly rng: Rng;
};

/** Watches a battle for one kind of blunder, and counts for each seat. */
export abstract class Witness {
  protected readonly watched: Watched;
  private readonly counts = new Map<SeatId, Count>();

  constructor(watched: Watched) {
    this.watched = watched;
  }

  /** A seat has decided. The answer has not been given yet. */
  decided(_situation: Situation<Types>, _answer: Answer): void {}
  happened(_event: Types['Event']): void {}
  /** The first round begins when everybody is deployed. */
  roundBegan(_isFirst: boolean): void {}
  ended(): void {}

  count(seat: SeatId): Count {
    return this.counts.get(seat) ?? NONE;
  }

  protected add(seat: SeatId, isBlunder: boolean): void {
    this.counts.set(seat, plus(this.count(seat), { times: Number(isBlunder), of: 1 }));
  }

  /** Every unit that does as it is told, with what its seat sees. */
  protected units(): { readonly seat: SeatId; readonly look: Look; readonly unit: string }[] {
    return this.watched.seats.flatMap((seat) => {
      const look = this.watched.lookAs(seat);
      return this.watched.habits.units(look, seat).map((unit) => ({ seat, look, unit }));
    });
  }

  /** The unit that an id stands for: its own, or the one of a piece. */
  protected unitOf(id: string): string {
    const { habits, lookAs, seats } = this.watched;
    return habits.unitOf?.(lookAs(seats[0]!), id) ?? id;
  }
}
