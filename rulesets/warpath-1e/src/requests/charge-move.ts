import type { Plan, Refusal, Request } from '@walstatt/engine';
import { type Look, request } from '../kit.ts';
import { asPlan, chargePlan, nearestModels } from '../rules/charge-plan.ts';
import { isAlreadyCharged, lengthOf } from '../rules/charge-ways.ts';
import { inTouch } from '../rules/contact.ts';
import { chargeReach, TOLERANCE } from '../rules/lengths.ts';
import { refuseStand } from '../rules/stand.ts';
import { bodiesAt, standingOf, tableTop } from '../rules/table-top.ts';
import { modelsOf } from '../rules/units.ts';
import { type Gait, inWay, refuseWay } from '../rules/way.ts';
import { waysOf } from './walk.ts';

type Args = { unit: string; target: string; jump: boolean };
const argsOf = (r: Request): Args => r.args as unknown as Args;

const proposal = (look: Look, a: Args) =>
  chargePlan(look, a.unit, a.target, chargeReach(look.state.units[a.unit]!, a.jump), a.jump);

/** Whether the engine's proposal is to stay: the unit touches its target already. */
export const needsNoStep = (look: Look, a: Args): boolean => {
  const plan = proposal(look, a);
  return plan !== null && asPlan(a.unit, plan).length === 0;
};

/** What coherency says against a stand. */
const SCATTERED: readonly string[] = ['strayed', 'farFromLeader', 'notOneGroup'];

/**
 * WP-CHARGE-11 to -22: the nearest model ends in contact; all ways are legal and short enough; as many models touch the target,
 * and no target model is crowded more, than in the engine's own proposal.
 */
function check(look: Look, r: Request, plan: Plan): Refusal | null {
  const a = argsOf(r);
  const u = look.state.units[a.unit]!;
  const ways = waysOf(u, plan);
  if (ways === null) return { code: 'noSuchLeg', rule: r.rule };
  const top = tableTop(look);
  const me = standingOf(look, a.unit)!;
  const to = standingOf(look, a.target)!;
  const reach = chargeReach(u, a.jump);
  const friendsBlock = isAlreadyCharged(look, a.unit, a.target);
  const gait: Gait = { jump: a.jump, friendsBlock };
  const first = nearestModels(me, to);
  const near = inWay(look, a.unit, me.bodies, ways);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    const length = lengthOf(way);
    if (length > reach + TOLERANCE)
      return {
        code: 'tooFar',
        rule: first.includes(i) ? 'WP-CHARGE-11' : 'WP-CHARGE-15',
        measured: Math.round(length),
        limit: reach,
        unit: 'length',
        args: { model: i },
      };
    const refusal = refuseWay(look, a.unit, me.bodies[i]!, way, gait, near);
    if (refusal !== null) return refusal;
  }
  const models = modelsOf(u)!;
  const ends = bodiesAt(
    u,
    ways.map((way, i) => ({ ...way[way.length - 1]!, facing: models[i]!.facing })),
  );
  const refusal = refuseStand(look, a.unit, ends, { charging: a.target });
  if (refusal !== null) return SCATTERED.includes(refusal.code) ? { ...refusal, rule: 'WP-CHARGE-16' } : refusal;
  const touches = ends.map((e) => to.bodies.map((t) => inTouch(top, e, t)));
  if (!first.some((i) => touches[i]!.includes(true)))
    return { code: 'nearestStaysAway', rule: 'WP-CHARGE-13', args: { model: first[0]! } };
  const best = proposal(look, a);
  if (best === null) return null;
  const contacts = touches.filter((t) => t.includes(true)).length;
  if (contacts < best.contacts)
    return { code: 'fewerInContact', rule: 'WP-CHARGE-14', measured: contacts, limit: best.contacts, unit: 'count' };
  const crowd = Math.max(...to.bodies.map((_, t) => touches.filter((row) => row[t]).length));
  if (crowd > best.crowd)
    return { code: 'unevenCharge', rule: 'WP-CHARGE-17', measured: crowd, limit: best.crowd, unit: 'count' };
  return null;
}

/** The engine's own proposal: the shortest legal way of the nearest model, the rest spread evenly. */
function witness(look: Look, r: Request): Plan | null {
  const a = argsOf(r);
  const plan = proposal(look, a);
  if (plan === null) return null;
  return asPlan(a.unit, plan);
}

export const chargeMoveRequest = request<Plan>({
  check,
  witness,
  sample: (look, r) => witness(look, r),
  candidates: (look, r) => {
    const plan = witness(look, r);
    return plan === null ? [] : [plan];
  },
});
