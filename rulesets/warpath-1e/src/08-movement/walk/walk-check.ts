import { type Faults, firstFault, type Plan, type Refusal } from '@walstatt/engine';
import { INCH, type Point } from '@walstatt/geometry';
import { lengthOf, waysIn } from '@walstatt/tabletop';
import { isScattered } from '../../01-units/coherency.ts';
import { modelIndex, pieceName } from '../../01-units/pieces.ts';
import { modelsOf } from '../../01-units/units.ts';
import { TOLERANCE } from '../../07-measuring/lengths.ts';
import { allAgainstStand, refuseStand } from '../../07-measuring/stand.ts';
import { bodiesAt, standingOf } from '../../07-measuring/table-top.ts';
import { boardableFrom, wouldTake } from '../../23-transports/transport.ts';
import type { Spot, Unit } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { costOf, inWay, refuseWay } from '../way.ts';
import { closesUp } from './close-up.ts';
import { gaitOf } from './walk-gait.ts';

/** The line that each model follows: where it stands, then the ends of its legs. Null if the plan is not one. */
export function waysOf(u: Unit, plan: Plan): (readonly Point[])[] | null {
  const models = modelsOf(u)!;
  const ways = waysIn(plan, 'to', (mover) => models[modelIndex(mover)]);
  if (ways === null) return null;
  const lines: (readonly Point[])[] = models.map(({ x, y }) => [{ x, y }]);
  for (const { model, points } of ways) lines[modelIndex(model)] = points;
  return lines;
}

/** Where the models stand after a plan. */
export function endsAfter(u: Unit, plan: Plan): Spot[] {
  const models = modelsOf(u)!;
  return waysOf(u, plan)!.map((way, i) => ({ ...way[way.length - 1]!, facing: models[i]!.facing }));
}

/** The first thing that is wrong with a walk, or null. */
export const refuseWalk = (look: Look, r: Asked<'walk'>, plan: Plan): Refusal | null =>
  firstFault((faults) => judgeWalk(look, r, plan, faults));

/**
 * WP-MOVE-03, WP-MOVE-06: no model goes farther than its allowance (WP-G-39), however often it turns (WP-MOVE-04).
 * WP-MOVE-05: at the end all models are in coherency and apart from other units. Tells what is wrong model by model, then
 * with the place where they all would stand.
 */
export function judgeWalk(look: Look, r: Asked<'walk'>, plan: Plan, faults: Faults): void {
  const a = r.args;
  const u = look.state.units[a.unit]!;
  if (plan.length === 0) return;
  const ways = waysOf(u, plan);
  if (ways === null) {
    faults.add({ code: 'noSuchLeg', rule: r.rule });
    return;
  }
  if (u.frozen && ways.some((w) => w.length > 1) && faults.add({ code: 'frozen', rule: 'WP-ARTY-04' })) return;
  const gait = gaitOf(a);
  const bodies = standingOf(look, a.unit)!.bodies;
  const near = inWay(look, a.unit, bodies, ways);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    if (way.length < 2) continue;
    const cost = costOf(near, way, gait);
    const tooFar: Refusal | null =
      cost <= a.allowance + TOLERANCE
        ? null
        : {
            code: 'tooFar',
            rule: r.rule,
            measured: Math.round(cost),
            limit: a.allowance,
            unit: 'length',
            args: { model: i, rough: cost > lengthOf(way) + 1 },
          };
    if (faults.add(tooFar)) return;
    const walker = { body: bodies[i]!, points: way, model: pieceName(a.unit, i) };
    if (faults.add(refuseWay(look, a.unit, walker, gait, near))) return;
  }
  const ends = bodiesAt(
    u,
    ways.map((way, i) => ({ ...way[way.length - 1]!, facing: modelsOf(u)![i]!.facing })),
  );
  const mayBoard = a.why === 'advance' || a.why === 'doubleTime';
  const boards = mayBoard && boardableFrom(look, a.unit, ends).length > 0;
  const manner = boards ? { beside: Object.keys(look.state.units) } : {};
  const judged = (refusal: Refusal | null): Refusal | null => {
    if (refusal === null) return null;
    const beside = (refusal.args as { readonly unit?: string } | undefined)?.unit;
    if (mayBoard && beside !== undefined && wouldTake(look, beside, a.unit))
      return { ...refusal, code: 'notHalted', rule: 'WP-TRANSPORT-03', limit: INCH, unit: 'length' };
    if (isScattered(refusal) && closesUp(look, a, ends)) return null;
    return a.jump && LANDING.includes(refusal.code) ? { ...refusal, rule: 'WP-SPECIAL-26' } : refusal;
  };
  if (!faults.all) faults.add(judged(refuseStand(look, a.unit, ends, manner)));
  else faults.addAll(allAgainstStand(look, a.unit, ends, manner).map(judged));
}

/** What the ground has against the end of a move. */
const LANDING: readonly string[] = ['onTerrain', 'onUnit'];
