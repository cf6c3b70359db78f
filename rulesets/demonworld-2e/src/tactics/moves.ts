import type { Plan } from '@walstatt/engine';
import { enemiesOfUnit, middleOf, nearestTo } from '../01-introduction/board/nearest.ts';
import type { Piece } from '../01-introduction/board/pieces.ts';
import { manoeuvresOf } from '../05-movement/manoeuvres.ts';
import { isSmallBody, type Standing } from '../05-movement/standing.ts';
import { standingIn } from '../05-movement/walk/request.ts';
import { planOf } from '../05-movement/walker.ts';
import { type Look, tactic } from '../kit.ts';
import { type Care, walksAround } from './plan-around.ts';
import { planCompletion } from './plan-completion.ts';
import { planSmall, randomSmallPlan } from './plan-small.ts';
import { BOLD, planTowards, randomUnitPlan } from './plan-unit.ts';
import { usualPlan } from './usual-plan.ts';

/** Enemies worth attacking: the nearest element of each enemy unit. */
function goals(look: Look, s: Standing): Piece[] {
  const enemies = enemiesOfUnit(look, s.unit);
  const units = new Set(enemies.map((p) => look.state.elements[p.id]!.unit));
  const from = middleOf(s.body);
  return [...units].map(
    (u) =>
      nearestTo(
        from,
        enemies.filter((p) => look.state.elements[p.id]!.unit === u),
      )!,
  );
}

/** How hard to look for ways round obstacles, and how many of them to think through. */
const CAREFUL: Care = { plans: 3, legs: 6 };
const AROUND = 4;

function plansOf(look: Look, s: Standing): Plan[] {
  if (isSmallBody(s.body)) return [planSmall(look, s, 99), planSmall(look, s, 1), []];
  const plans = walksAround(look, s, CAREFUL).slice(0, AROUND).map(planOf);
  for (const goal of goals(look, s)) {
    for (const leftFirst of [true, false]) plans.push(planTowards(look, s, goal, { ...BOLD, leftFirst }));
    for (const steps of [2, 4]) plans.push(planTowards(look, s, goal, { ...BOLD, steps }));
  }
  for (const { mover, leg } of manoeuvresOf(look, s)) plans.push([{ mover, legs: [leg] }]);
  return plans;
}

export const moveTactic = tactic('move', {
  sample(look, r, rng) {
    const s = standingIn(look, r);
    return isSmallBody(s.body) ? randomSmallPlan(look, s, rng) : randomUnitPlan(look, s, rng);
  },
  likely(look, r) {
    const s = standingIn(look, r);
    return isSmallBody(s.body) ? planSmall(look, s, 99) : usualPlan(look, s);
  },
  candidates: (look, r, _rng, limit) => plansOf(look, standingIn(look, r)).slice(0, limit),
});

export const completeTactic = tactic('complete', {
  sample: (look, r, rng) => planCompletion(look, standingIn(look, r), r.movers, rng),
  likely: (look, r) => planCompletion(look, standingIn(look, r), r.movers, null),
  candidates: (look, r) => [planCompletion(look, standingIn(look, r), r.movers, null)],
});
