import { lifeLeft } from '../life.ts';
import { act } from './act.ts';
import type { Doctrine, Plan } from './plans.ts';
import { settle } from './tests.ts';
import type { Troops } from './troops.ts';
import { wander } from './wander.ts';

/** How the enemies play: as well as they can, or anyhow. */
export type Enemy = 'well' | 'anyhow';

/** What a plan promises in points, and what of that the own side keeps. */
export type Prospect = { readonly value: number; readonly own: number };

/** What is rehearsed: who follows which plan against whom, for how many turns; `hurry` weighs damage against survival. */
export type Scene = {
  readonly side: string;
  readonly active: string | null;
  readonly plan: Plan;
  readonly enemy: Enemy;
  readonly turns: number;
  readonly hurry: number;
};

/** What enemies do who play well. */
const NATURAL: Doctrine = { charger: 'assault', shooter: 'shoot', driver: 'shoot' };

/** What a later turn is worth beside the one before: the farther, the less sure. */
const LATER = 0.88;

/** Plays on, first what is left of the turn under way, and says what is left on both sides; later changes count less. */
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

/** One side's turn; of a turn that is under way only those act who have not yet. */
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
