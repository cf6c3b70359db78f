import { lifeLeft } from '../life.ts';
import { act } from './act.ts';
import type { Doctrine, Plan } from './plans.ts';
import { settle } from './tests.ts';
import type { Troops } from './troops.ts';
import { wander } from './wander.ts';

/** How the enemies play: as well as they can, or carelessly. */
export type Enemy = 'well' | 'anyhow';

/** What a plan promises in points, and what the own side keeps of that. */
export type Prospect = { readonly value: number; readonly own: number };

/**
 * What is rehearsed: the side with its plan, the enemies, and the number of turns; `hurry` weighs damage against
 * survival.
 */
export type Scene = {
  readonly side: string;
  readonly active: string | null;
  readonly plan: Plan;
  readonly enemy: Enemy;
  readonly turns: number;
  readonly hurry: number;
};

/** The plan of enemies that play well. */
const NATURAL: Doctrine = { charger: 'assault', shooter: 'shoot', driver: 'shoot' };

/** What a later turn is worth, relative to the one before: the farther off, the less certain. */
const LATER = 0.88;

/**
 * Plays on, beginning with the rest of the current turn, and says what is left on both sides; later changes count for
 * less.
 */
export function play(t: Troops, scene: Scene): Prospect {
  const { side, active, turns } = scene;
  turn(t, scene, active === side, true);
  let own = worth(t, scene, true);
  let theirs = worth(t, scene, false);
  const sum = { own, theirs };
  let weight = 1;
  let mine = active !== null && active !== side;
  for (let i = 0; i < turns; i++) {
    turn(t, scene, mine, false);
    mine = !mine;
    weight *= LATER;
    const ownNow = worth(t, scene, true);
    const theirsNow = worth(t, scene, false);
    sum.own += weight * (ownNow - own);
    sum.theirs += weight * (theirsNow - theirs);
    own = ownNow;
    theirs = theirsNow;
  }
  return { value: sum.own - sum.theirs, own: sum.own };
}

/** One side's turn; in a turn under way only the units act that have not acted yet. */
function turn(t: Troops, { side, plan, enemy, hurry }: Scene, mine: boolean, rest: boolean): void {
  const { size, sides, roles } = t.roster;
  for (let a = 0; a < size; a++) {
    if ((sides[a] === side) !== mine || (rest && t.fresh[a] === 0)) continue;
    if (mine) act(t, a, plan[a]!, hurry);
    else if (enemy === 'well') act(t, a, NATURAL[roles[a]!], hurry);
    else wander(t, a);
  }
  settle(t, t.shot, false);
  settle(t, t.struck, true);
  if (rest) return;
  for (let a = 0; a < size; a++) {
    if ((sides[a] === side) !== mine) continue;
    t.idle[a] = 0;
    t.bound[a] = 0;
  }
}

function worth(t: Troops, { side, hurry }: Scene, mine: boolean): number {
  const { size, sides, destroy } = t.roster;
  let sum = 0;
  for (let a = 0; a < size; a++)
    if ((sides[a] === side) === mine) sum += t.worth[a]! * t.alive[a]! * lifeLeft(destroy[a]!, t.damage[a]!, hurry);
  return sum;
}
