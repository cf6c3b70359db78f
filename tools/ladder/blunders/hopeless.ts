import type { Situation } from '@walstatt/bots';
import type { Answer, Look, Types } from '@walstatt/engine';
import { tryOut } from '../../../packages/bots/src/planner/trials.ts';
import { alternatives, playUntil } from './trial.ts';
import { Witness } from './witness.ts';

/** A charge with a smaller chance is hopeless, if there is something better to do. */
const HOPELESS = 0.15;

/** How often a charge is tried. */
const TRIALS = 40;

/** How often it is played out beside each other answer, and how much more the other must win. */
const PLAYOUTS = 16;
const CLEARLY = 0.1;

type Charge = { readonly unit: string; readonly target: string };

/** Counts charges that have hardly a chance while another answer is clearly better. */
export class HopelessCharges extends Witness {
  override decided(s: Situation<Types>, answer: Answer): void {
    const charge = this.watched.habits.handToHand!.charge(s.look as never, s.request as never, answer);
    if (charge === null) return;
    const seed = this.watched.rng.int(1, 1_000_000);
    const isHopeless = this.chanceOf(s, answer, charge, seed) < HOPELESS;
    this.add(s.seat, isHopeless && this.hasBetter(s, answer, seed));
  }

  /** The chance that by the end of the round the charge has cost the target more than the charger. */
  private chanceOf(s: Situation<Types>, answer: Answer, { unit, target }: Charge, seed: number): number {
    const { worth } = this.watched.habits.handToHand!;
    const lead = (look: Look): number => worth(look, unit) - worth(look, target);
    const before = lead(s.look as never);
    const round = roundOf(s.look as never);
    let won = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const after = playUntil(s, answer, seed + trial, (machine) => roundOf(machine) !== round);
      if (after !== null && lead(after) > before) won++;
    }
    return won / TRIALS;
  }

  /** Whether some other answer wins clearly more of its playouts, which have the same dice. */
  private hasBetter(s: Situation<Types>, answer: Answer, seed: number): boolean {
    const own = winShare(s, answer, seed);
    return alternatives(s, this.watched.rng).some((other) => winShare(s, other, seed) - own > CLEARLY);
  }
}

const roundOf = (look: Look): number => look.ruleset.rounds?.count(look.state) ?? 0;

function winShare({ ruleset, memos, seat, request, position }: Situation<Types>, answer: Answer, seed: number): number {
  const matter = { seat, request, position, seed, plan: new Map() };
  let sum = 0;
  for (let sample = 0; sample < PLAYOUTS; sample++)
    sum += tryOut({ ruleset, memos }, matter, { answer, changed: new Map(), sample }) ?? 0;
  return sum / PLAYOUTS;
}
