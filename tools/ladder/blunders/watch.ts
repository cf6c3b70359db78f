import type { Situation } from '@walstatt/bots';
import type { Answer, Look, Rng, Ruleset, SeatId, Types } from '@walstatt/engine';
import { BlockedUnits } from './blocked.ts';
import { DistantFighters } from './distant.ts';
import { DominatedPlaces } from './dominated.ts';
import { HopelessCharges } from './hopeless.ts';
import { IdleUnits } from './idle.ts';
import { BLUNDERS, type Blunder, NONE, plus, type Tally } from './tally.ts';
import type { Watched, Witness } from './witness.ts';

/** Watches a battle for all blunders that its rule system can have. */
export class BlunderWatch {
  private readonly ruleset: Ruleset<Types>;
  private readonly witnesses: Readonly<Partial<Record<Blunder, Witness>>>;
  private round = 0;

  constructor(ruleset: Ruleset<Types>, seats: readonly SeatId[], lookAs: (seat: SeatId) => Look, rng: Rng) {
    this.ruleset = ruleset;
    this.witnesses = witnessesOf(ruleset, { ruleset, seats, lookAs, rng });
  }

  /** Before an answer is given. Rounds are noticed here, too: at the first decision in them. */
  decided(situation: Situation<Types>, answer: Answer): void {
    const round = this.ruleset.rounds?.count(situation.look.state) ?? 0;
    if (round > this.round) {
      for (const witness of this.all) witness.roundBegan(this.round === 0);
      this.round = round;
    }
    for (const witness of this.all) witness.decided(situation, answer);
  }

  happened(event: Types['Event']): void {
    for (const witness of this.all) witness.happened(event);
  }

  ended(): void {
    if (this.round > 0) for (const witness of this.all) witness.ended();
  }

  /** What these seats together have done. */
  tally(seats: readonly SeatId[]): Tally {
    const counts = BLUNDERS.flatMap((name) => {
      const witness = this.witnesses[name];
      return witness === undefined ? [] : [[name, seats.map((seat) => witness.count(seat)).reduce(plus, NONE)]];
    });
    return Object.fromEntries(counts);
  }

  private get all(): readonly Witness[] {
    return Object.values(this.witnesses);
  }
}

function witnessesOf(
  { habits, scripts }: Ruleset<Types>,
  watched: Omit<Watched, 'habits'>,
): Partial<Record<Blunder, Witness>> {
  if (habits === undefined) return {};
  const on = { ...watched, habits };
  const melee = habits.handToHand !== undefined;
  return {
    idle: new IdleUnits(on),
    ...(melee && scripts !== undefined ? { hopeless: new HopelessCharges(on) } : {}),
    ...(habits.merits === undefined ? {} : { dominated: new DominatedPlaces(on) }),
    ...(habits.inTheWay === undefined ? {} : { blocked: new BlockedUnits(on) }),
    ...(melee ? { distant: new DistantFighters(on) } : {}),
  };
}
