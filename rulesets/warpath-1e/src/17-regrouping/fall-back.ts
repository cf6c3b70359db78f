import { type Faults, faultsOf, firstFault, type Plan, type Refusal } from '@walstatt/engine';
import { INCH } from '@walstatt/geometry';
import { directionTo, farthest, type Gathering, middleOf, shiftsAway } from '@walstatt/tabletop';
import { gatheringOf } from '../01-units/gather.ts';
import { modelsOf } from '../01-units/units.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { allAgainstStand, refuseStand } from '../07-measuring/stand.ts';
import { bodiesAt } from '../07-measuring/table-top.ts';
import { alongWays, asPlan } from '../08-movement/walk/along-ways.ts';
import { endsAfter, judgeWalk, refuseWalk } from '../08-movement/walk/walk-check.ts';
import { gaitOf } from '../08-movement/walk/walk-gait.ts';
import { waysTo } from '../08-movement/ways-to.ts';
import type { Spot } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';
import { closeShiftsOf } from './close-shifts.ts';
import { nearestFoe } from './nearest-foe.ts';

/**
 * WP-REGROUP-03, WP-G-20: a move within the die like any other. Only where there is none, the unit is moved the least
 * distance that gives it a place, whatever is in the way.
 */
export const refuseFallBack = (look: Look, r: Asked<'walk'>, plan: Plan): Refusal | null =>
  firstFault((faults) => judgeFallBack(look, r, plan, faults));

/** The same, with everything that is wrong. */
export function judgeFallBack(look: Look, r: Asked<'walk'>, plan: Plan, faults: Faults): void {
  const asWalk = faultsOf(faults.all, (found) => judgeWalk(look, r, plan, found));
  if (asWalk.length === 0) return;
  const found = asWalk[0]!.code === 'noSuchLeg' ? null : fallBack(look, r);
  if (found === null || found.within) {
    faults.addAll(asWalk);
    return;
  }
  const { unit } = r.args;
  const u = look.state.units[unit]!;
  const ends = endsAfter(u, plan);
  const limit = farthest(modelsOf(u)!, endsAfter(u, found.plan));
  const measured = farthest(modelsOf(u)!, ends);
  const tooFar: Refusal = { code: 'fartherThanNeeded', rule: 'WP-G-20', measured, limit, unit: 'length' };
  if (measured > limit + TOLERANCE && faults.add(tooFar)) return;
  const bodies = bodiesAt(u, ends);
  faults.addAll(faults.all ? allAgainstStand(look, unit, bodies) : [refuseStand(look, unit, bodies)]);
}

/** How a unit falls back, and whether that is within its die. */
type FallBack = { readonly plan: Plan; readonly within: boolean };

/** A legal fall back, or the least one; null if there is no place at all. */
export const fallBackOrLeast = (look: Look, r: Asked<'walk'>): Plan | null => fallBack(look, r)?.plan ?? null;

function fallBack(look: Look, r: Asked<'walk'>): FallBack | null {
  const { unit, allowance, jump } = r.args;
  return look.memo('fallBack', `${unit} ${allowance} ${jump}`, () => seek(look, r));
}

/** WP-REGROUP-03, WP-G-20: away from the nearest enemy, all models alike, or each only as far as it must. */
function seek(look: Look, r: Asked<'walk'>): FallBack | null {
  const a = r.args;
  for (const far of new Set([a.allowance, INCH]))
    for (const ends of shifts(look, a.unit, far)) {
      const plan = asPlan(a.unit, ends);
      if (refuseWalk(look, r, plan) === null) return { plan, within: true };
    }
  const ways = waysTo(look, a.unit, a.allowance, gaitOf(a));
  let barred = false;
  const gathering = gatheringOf(look, a.unit, {
    accepts(model, spot) {
      const isFree = ways(model, spot) !== null;
      barred ||= !isFree;
      return isFree;
    },
  });
  const apart = gathering.within(a.allowance);
  if (apart !== null) return { plan: alongWays(a.unit, apart, ways), within: true };
  const near = { from: gathering.least(), to: a.allowance };
  for (const ends of closeShiftsOf(look, a.unit, near, awayFrom(look, a.unit))) {
    if (ends.every((spot, i) => ways(i, spot) !== null)) return { plan: alongWays(a.unit, ends, ways), within: true };
    barred = true;
  }
  // If no way was barred, there is no room this near.
  const plan = seekLeast(look, a.unit, barred ? 0 : a.allowance);
  return plan === null ? null : { plan, within: false };
}

const STEP = inches(0.5);
const FARTHEST = inches(48);
/** Beyond this, only a place for all of them together is looked for. */
const APART = inches(8);

/** WP-G-20: with nothing legal within the die, the unit goes as near as possible, whatever is in the way. */
function seekLeast(look: Look, unit: string, from: number): Plan | null {
  const gathering = gatheringOf(look, unit, { accepts: () => true });
  // No model that is too near an enemy finds a place any sooner.
  const least = Math.max(from, gathering.least());
  const found = seekRoughly(look, unit, least, gathering);
  if (found === null) return null;
  const limit = farthest(modelsOf(look.state.units[unit]!)!, found) - 1;
  for (const ends of closeShiftsOf(look, unit, { from: least, to: limit }, awayFrom(look, unit)))
    return asPlan(unit, ends);
  return asPlan(unit, found);
}

function seekRoughly(look: Look, unit: string, from: number, gathering: Gathering): Spot[] | null {
  const u = look.state.units[unit]!;
  for (let far = from; far <= FARTHEST; far += STEP) {
    for (const ends of shifts(look, unit, far)) if (refuseStand(look, unit, bodiesAt(u, ends)) === null) return ends;
    const apart = far <= APART ? gathering.within(far) : null;
    if (apart !== null) return apart;
  }
  return null;
}

/** The direction straight away from the nearest enemy. */
function awayFrom(look: Look, unit: string): number {
  const foe = nearestFoe(look, unit);
  return foe === null ? 0 : directionTo(foe, middleOf(modelsOf(look.state.units[unit]!)!));
}

/** All models shifted alike by this distance, away from the nearest enemy first. */
const shifts = (look: Look, unit: string, far: number): Iterable<Spot[]> =>
  shiftsAway(modelsOf(look.state.units[unit]!)!, awayFrom(look, unit), far);
