import { type Faults, type Found, faultsOf, type Plan, type Refusal, type RuleId } from '@walstatt/engine';
import type { Body } from '@walstatt/geometry';
import { distancesTo, endOfTrack, lengthOf, nearestOf, shortened, type Track } from '@walstatt/tabletop';
import { isScattered } from '../01-units/coherency.ts';
import { modelsOf } from '../01-units/units.ts';
import { chargeReach, inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { allAgainstStand, refuseStand } from '../07-measuring/stand.ts';
import { bodiesAt, standingOf, tableTop } from '../07-measuring/table-top.ts';
import { waysOf } from '../08-movement/walk/walk-check.ts';
import { type Gait, inWay, refuseWay } from '../08-movement/way.ts';
import type { Unit } from '../generated/state.ts';
import { type Asked, type Look, request } from '../kit.ts';
import { asPlan, chargePlan, endsOf } from './charge-plan.ts';
import { fieldOf, isAlreadyCharged } from './charge-ways.ts';
import { inTouch } from './contact.ts';

type Args = Asked<'chargeMove'>['args'];

const proposal = (look: Look, a: Args) =>
  chargePlan(look, a.unit, a.target, chargeReach(look.state.units[a.unit]!, a.jump), a.jump);

/** Whether the engine's proposal is to stay because the unit touches its target already. */
export const needsNoStep = (look: Look, a: Args): boolean => {
  const plan = proposal(look, a);
  return plan !== null && asPlan(a.unit, plan).length === 0;
};

/**
 * WP-CHARGE-11 to -22, compared with the engine's own proposal: the nearest model ends in contact. All ways are legal
 * and no longer than necessary. At least as many models touch the target, no target model is more crowded, and no model
 * stays farther behind.
 */
function check(look: Look, r: Asked<'chargeMove'>, plan: Plan, all: boolean): Found {
  const ways = waysOf(look.state.units[r.args.unit]!, plan);
  if (ways === null) return { code: 'noSuchLeg', rule: r.rule };
  const found = faultsOf(all, (faults) => judgeWays(look, r.args, ways, faults));
  return found.length > 0 ? found : judgeContact(look, r.args, ways);
}

/** WP-CHARGE-11, -14, -15, -16: how far each model goes and which way, and where all of them would stand. */
function judgeWays(look: Look, a: Args, ways: readonly Track[], faults: Faults): void {
  const u = look.state.units[a.unit]!;
  const me = standingOf(look, a.unit)!;
  const to = standingOf(look, a.target)!;
  const reach = chargeReach(u, a.jump);
  const friendsBlock = isAlreadyCharged(look, a.target);
  const gait: Gait = { jump: a.jump, friendsBlock };
  const first = nearestOf(me.bodies, to.bodies, TOLERANCE);
  const near = inWay(look, a.unit, me.bodies, ways);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    const length = lengthOf(way);
    if (length > reach + TOLERANCE) {
      const rule = first.includes(i) ? 'WP-CHARGE-11' : 'WP-CHARGE-15';
      const measured = Math.round(length);
      if (faults.add({ code: 'tooFar', rule, measured, limit: reach, unit: 'length', args: { model: i } })) return;
      continue;
    }
    if (faults.add(refuseWay(look, a.unit, { body: me.bodies[i]!, points: way }, gait, near))) return;
    const least = way.length > 2 ? shortest(look, a, reach, way) : length;
    const rule = first.includes(i) ? 'WP-CHARGE-11' : 'WP-CHARGE-14';
    if (length > least + DETOUR && faults.add(detour(rule, length, least, i))) return;
  }
  const ends = bodiesAfter(u, ways);
  const charging = { charging: a.target };
  const judged = (refusal: Refusal | null): Refusal | null =>
    refusal !== null && isScattered(refusal) ? { ...refusal, rule: 'WP-CHARGE-16' } : refusal;
  if (!faults.all) faults.add(judged(refuseStand(look, a.unit, ends, charging)));
  else faults.addAll(allAgainstStand(look, a.unit, ends, charging).map(judged));
}

const bodiesAfter = (u: Unit, ways: readonly Track[]): Body[] =>
  bodiesAt(
    u,
    ways.map((way, i) => ({ ...way[way.length - 1]!, facing: modelsOf(u)![i]!.facing })),
  );

/** WP-CHARGE-13, -14, -17, -18: as good a contact as the engine's own proposal. */
function judgeContact(look: Look, a: Args, ways: readonly Track[]): Refusal | null {
  const u = look.state.units[a.unit]!;
  const top = tableTop(look);
  const to = standingOf(look, a.target)!;
  const first = nearestOf(standingOf(look, a.unit)!.bodies, to.bodies, TOLERANCE);
  const ends = bodiesAfter(u, ways);
  const touches = ends.map((e) => to.bodies.map((t) => inTouch(top, e, t)));
  if (!first.some((i) => touches[i]!.includes(true)))
    return { code: 'nearestStaysAway', rule: 'WP-CHARGE-13', args: { model: first[0]! } };
  const best = proposal(look, a);
  if (best === null) return null;
  const lead = Math.min(...first.filter((i) => touches[i]!.includes(true)).map((i) => lengthOf(ways[i]!)));
  const shortestLead = Math.max(...first.map((i) => lengthOf(best.ways[i]!)));
  if (lead > shortestLead + DETOUR) return detour('WP-CHARGE-11', lead, shortestLead, first[0]!);
  const contacts = touches.filter((t) => t.includes(true)).length;
  if (contacts < best.contacts)
    return { code: 'fewerInContact', rule: 'WP-CHARGE-14', measured: contacts, limit: best.contacts, unit: 'count' };
  const crowd = Math.max(...to.bodies.map((_, t) => touches.filter((row) => row[t]).length));
  // Every further model in contact must touch some model of the target.
  const most = best.crowd + contacts - best.contacts;
  if (crowd > most) return { code: 'unevenCharge', rule: 'WP-CHARGE-17', measured: crowd, limit: most, unit: 'count' };
  const limit = hindmost(
    endsOf(u, best.ways).map((spot) => bodiesAt(u, [spot])[0]!),
    to.bodies,
  );
  const measured = hindmost(ends, to.bodies);
  if (measured > limit + TOLERANCE) return { code: 'hangsBack', rule: 'WP-CHARGE-18', measured, limit, unit: 'length' };
  return null;
}

/** Points set by hand need not lie exactly on the shortest way. */
const DETOUR = inches(0.25);

const detour = (rule: RuleId, length: number, least: number, model: number): Refusal => ({
  code: 'detour',
  rule,
  measured: Math.round(length),
  limit: Math.round(least),
  unit: 'length',
  args: { model },
});

/** WP-CHARGE-08, -14: the length of the shortest legal way to the end of this one. */
const shortest = (look: Look, a: Args, reach: number, way: Track): number =>
  lengthOf(a.jump ? [way[0]!, endOfTrack(way)] : shortened(fieldOf(look, a.unit, a.target, reach, a.jump), way));

/** The distance of the model farthest from the target. */
const hindmost = (chargers: readonly Body[], targets: readonly Body[]): number =>
  Math.round(Math.max(...distancesTo(chargers, targets)));

/** The engine's own proposal: the shortest legal way for the nearest model, the rest spread evenly. */
export function ownCharge(look: Look, r: Asked<'chargeMove'>): Plan | null {
  const a = r.args;
  const plan = proposal(look, a);
  if (plan === null) return null;
  return asPlan(a.unit, plan);
}

export const chargeMoveRequest = request('chargeMove', { check, witness: ownCharge });
