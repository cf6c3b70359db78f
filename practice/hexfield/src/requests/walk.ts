import { faultsOf, type Leg, type Plan, type Rng } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Unit } from '../generated/state.ts';
import { type Asked, type Look, request } from '../kit.ts';
import { gap } from '../rules/board.ts';
import { touchedEnemies } from '../rules/contact.ts';
import { fieldsOf, isBeast, isEnemyOf } from '../rules/formation.ts';
import type { Stance } from '../rules/legs.ts';
import { isRefusal, judgeLegs, type Made, stanceOf, tryLeg } from '../rules/plan.ts';

const bySide = (leg: string): Leg[] => [
  { leg, to: 0 },
  { leg, to: 1 },
];
const byTurn = (leg: string): Leg[] => [
  { leg, by: -1 },
  { leg, by: 1 },
];

const ADVANCE = bySide('advance');
const TROOPS: readonly Leg[] = [
  ...ADVANCE,
  ...byTurn('turn'),
  ...bySide('wheel'),
  ...bySide('shift'),
  ...bySide('back'),
];
const FLYERS: readonly Leg[] = [...TROOPS, { leg: 'rise' }, { leg: 'sink' }];
const BEASTS: readonly Leg[] = [
  ...ADVANCE,
  ...byTurn('spin'),
  ...[0, 1, 2].flatMap((about) => byTurn('pivot').map((leg) => ({ ...leg, about }))),
  ...bySide('back'),
];

const legsFor = (u: Unit): readonly Leg[] => (isBeast(u) ? BEASTS : u.profile.flies ? FLYERS : TROOPS);

export type Walker = Asked<'walk'>['args'];

const LONGEST_SAMPLE = 6;

/** The way of a unit, leg by leg. */
export const walk = request('walk', {
  check(look, r, plan, all) {
    const { state } = look;
    const u = state.units[r.args.unit]!;
    const from = { stance: stanceOf(u), left: r.args };
    return faultsOf(all, (faults) => judgeLegs({ state, u, faults }, from, plan[0]!.legs));
  },

  sample: (look, r, rng) => randomWalk(look, r.args, rng),

  /** Units that charge go for the nearest enemy. Units that march stay. */
  witness(look, r) {
    const { args: asked } = r;
    if (asked.mode === 'march' || asked.met) return [{ mover: asked.unit, legs: [] }];
    return [{ mover: asked.unit, legs: approach(look, asked) }];
  },

  candidates(look, r, rng, limit) {
    return found(look, r, rng, limit);
  },
});

/** Mostly ahead: three of four legs are advances. */
function randomWalk(look: Look, asked: Walker, rng: Rng): Plan {
  const u = look.state.units[asked.unit]!;
  const legs: Leg[] = [];
  let made: Made = { stance: stanceOf(u), left: asked };
  const all = legsFor(u);
  for (let tries = rng.int(0, LONGEST_SAMPLE); tries > 0 && made.left.points + made.left.manoeuvres > 0; tries--) {
    const leg = rng.int(0, 3) > 0 ? ADVANCE[rng.int(0, 1)]! : all[rng.int(0, all.length - 1)]!;
    const next = tryLeg(look.state, u, made.stance, made.left, leg);
    if (isRefusal(next)) continue;
    legs.push(leg);
    made = next;
  }
  return [{ mover: asked.unit, legs }];
}

/** Towards the nearest enemy, until contact. */
function approach(look: Look, asked: Walker): Leg[] {
  const { state } = look;
  const u = state.units[asked.unit]!;
  return climb(look, asked, {
    worth: (stance) => nearness(look, u, stance),
    there: (stance) => touchedEnemies(state, u.owner, stance.fields).length > 0,
  });
}

/** What a unit is after: the better it stands the more, until it is there. */
export type Goal = { worth(stance: Stance): number; there(stance: Stance): boolean };

/** One best leg after the other, until the unit is there or nothing makes it stand better. */
export function climb(look: Look, asked: Walker, goal: Goal): Leg[] {
  const { state } = look;
  const u = state.units[asked.unit]!;
  const legs: Leg[] = [];
  let made: Made = { stance: stanceOf(u), left: asked };
  let worth = goal.worth(made.stance);
  while (!goal.there(made.stance)) {
    let best: { leg: Leg; made: Made } | null = null;
    for (const leg of legsFor(u)) {
      const next = tryLeg(state, u, made.stance, made.left, leg);
      if (isRefusal(next)) continue;
      const w = goal.worth(next.stance);
      if (w <= worth) continue;
      worth = w;
      best = { leg, made: next };
    }
    if (best === null) break;
    legs.push(best.leg);
    made = best.made;
  }
  return legs;
}

/** How much a stance threatens its nearest enemy. */
function nearness(look: Look, u: Unit, stance: Stance): number {
  const { state } = look;
  let best = Number.NEGATIVE_INFINITY;
  for (const id in state.units) {
    const e = state.units[id]!;
    if (e.where.at !== 'table' || e.where.altitude > 0 || !isEnemyOf(state, u.owner, e)) continue;
    best = Math.max(best, threat(stance, fieldsOf(e)));
  }
  return best;
}

/** How much a stance threatens some fields: near them, on the ground, and facing them. */
export const threat = (stance: Stance, fields: Stance['fields']): number =>
  -2 * gap(stance.fields, fields) - gap(shiftedAhead(stance), fields) - stance.altitude;

const shiftedAhead = (s: Stance): Stance['fields'] => {
  const d = AHEAD_VECTORS[s.facing]!;
  return s.fields.map((h) => ({ q: h.q + d.q, r: h.r + d.r }));
};

/** Two steps straight ahead through the corner, per facing. */
const AHEAD_VECTORS = [0, 1, 2, 3, 4, 5].map((facing) => hex.headingVector(hex.cornerHeading(facing)));

/** Stay, approach and stop at any point on the way, and some random ways. */
function found(look: Look, r: Asked<'walk'>, rng: Rng, limit: number): Plan[] {
  const { args: asked } = r;
  const plan = (legs: readonly Leg[]): Plan => [{ mover: asked.unit, legs }];
  const way = approach(look, asked);
  const plans = [plan(way), plan([])];
  for (let n = way.length - 1; n > 0; n--) plans.push(plan(way.slice(0, n)));
  while (plans.length < limit) plans.push(randomWalk(look, asked, rng));
  return plans;
}
