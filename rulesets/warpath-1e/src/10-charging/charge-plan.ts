import type { Plan } from '@walstatt/engine';
import { type Body, gap, type Point } from '@walstatt/geometry';
import { pieceName } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { refuseStand } from '../07-measuring/stand.ts';
import { type Standing, standingOf } from '../07-measuring/table-top.ts';
import type { Spot, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { end, type Field, fieldOf, isAlreadyCharged, nearestWay, wayBehind, wayBeside, wayTo } from './charge-ways.ts';
import { inTouch } from './contact.ts';
import { roomAt } from './contact-spots.ts';

/** A charge worked out: the way of each model (WP-CHARGE-13 to -18). */
export type ChargePlan = {
  readonly ways: readonly (readonly Point[])[];
  readonly contacts: number;
  readonly crowd: number;
};

/**
 * The charge of a unit as the engine proposes it: the nearest model takes the shortest way into contact, the others follow,
 * spread over the target's models, and those that find no room stand behind. Null if no legal charge was found.
 */
export function chargePlan(look: Look, id: string, target: string, reach: number, jump: boolean): ChargePlan | null {
  return look.memo('chargePlan', `${id} ${target} ${reach} ${jump} ${isAlreadyCharged(look, id, target)}`, () =>
    workOut(look, id, target, reach, jump),
  );
}

function workOut(look: Look, id: string, target: string, reach: number, jump: boolean): ChargePlan | null {
  const field = fieldOf(look, id, target, reach, jump);
  const me = standingOf(look, id)!;
  const order = orderOfModels(me, field.target);
  if (order.length > 1) look.note('WP-CHARGE-07');
  const nearest = nearestModels(me, field.target);
  // Of models that are equally near any may be the first.
  for (const first of order.filter((m) => nearest.includes(m))) {
    const lead = nearestWay(field, me.bodies[first]!);
    if (lead === null) continue;
    const charge: Charge = { field, id, target, me, lead, order: [first, ...order.filter((m) => m !== first)] };
    const plan =
      spreadOut(charge, CLOSE) ?? allAlike(charge) ?? spreadOut(charge, LOOSE) ?? spreadOut(charge, STRUNG_OUT);
    if (plan !== null) return plan;
  }
  return null;
}

/** A charge being worked out: the models in their order, the first of them with its way. */
type Charge = {
  readonly field: Field;
  readonly id: string;
  readonly target: string;
  readonly me: Standing;
  readonly order: readonly number[];
  readonly lead: readonly Point[];
};

/** How a unit keeps together: whether its leader goes second, and whether all look for any place within an inch of a comrade. */
type Cohesion = { readonly leaderNext: boolean; readonly loose: boolean };
const CLOSE: Cohesion = { leaderNext: true, loose: false };
const LOOSE: Cohesion = { leaderNext: true, loose: true };
const STRUNG_OUT: Cohesion = { leaderNext: false, loose: true };

/** Everybody to where he can fight, the rest close behind. */
function spreadOut({ field, id, target, me, order, lead }: Charge, how: Cohesion): ChargePlan | null {
  const { look } = field;
  const first = order[0]!;
  const ways: (readonly Point[])[] = me.bodies.map((b) => [b.centre]);
  const placed: (Body | null)[] = me.bodies.map(() => null);
  const crowd: number[] = field.target.bodies.map(() => 0);
  const put = (model: number, way: readonly Point[]): void => {
    ways[model] = way;
    placed[model] = { kind: 'circle', centre: way[way.length - 1]!, radius: field.radius };
    field.target.bodies.forEach((t, i) => {
      if (inTouch(field.top, placed[model]!, t)) crowd[i]!++;
    });
  };
  put(first, lead);
  const leader = field.u.leader;
  const followers = order.slice(1);
  const others = followers.filter((m) => m !== leader);
  for (const model of how.leaderNext && leader !== first ? [leader, ...others] : followers) {
    const beside = wayBeside(field, me.bodies[model]!, placed, crowd, leader, how.loose);
    const way = beside ?? wayBehind(field, me.bodies[model]!, placed, leader, how.loose);
    if (way === null) return null;
    look.note(beside === null ? 'WP-CHARGE-18' : 'WP-CHARGE-14');
    put(model, way);
  }
  return settled(field, id, target, ways, placed as Body[]);
}

/** A unit that is strung out keeps its order instead: all models take the step that brings the nearest one into contact. */
function allAlike({ field, id, target, me, order, lead }: Charge): ChargePlan | null {
  const dx = end(lead).x - lead[0]!.x;
  const dy = end(lead).y - lead[0]!.y;
  const placed: Body[] = [];
  const ways: (readonly Point[])[] = [];
  for (const [i, { centre }] of me.bodies.entries()) {
    const way =
      i === order[0]
        ? lead
        : wayTo(field, centre, [roomAt({ x: centre.x + dx, y: centre.y + dy })], placed, null, field.reach);
    if (way === null) return null;
    ways.push(way);
    placed.push({ kind: 'circle', centre: end(way), radius: field.radius });
  }
  return settled(field, id, target, ways, placed);
}

/** A charge with its contacts counted, if everybody may stand there. */
function settled(
  field: Field,
  id: string,
  target: string,
  ways: readonly (readonly Point[])[],
  ends: readonly Body[],
): ChargePlan | null {
  if (refuseStand(field.look, id, ends, { charging: target }) !== null) return null;
  const touches = field.target.bodies.map((t) => ends.filter((e) => inTouch(field.top, e, t)).length);
  const contacts = ends.filter((e) => field.target.bodies.some((t) => inTouch(field.top, e, t))).length;
  return { ways, contacts, crowd: Math.max(...touches) };
}

/** WP-CHARGE-07: the nearest model first, then the others by their distance. */
function orderOfModels(me: Standing, to: Standing): number[] {
  const far = me.bodies.map((b) => Math.min(...to.bodies.map((t) => gap(b, t))));
  return me.bodies.map((_, i) => i).sort((a, b) => far[a]! - far[b]! || a - b);
}

export const nearestModels = (me: Standing, to: Standing): number[] => {
  const far = me.bodies.map((b) => Math.min(...to.bodies.map((t) => gap(b, t))));
  const least = Math.min(...far);
  return far.flatMap((d, i) => (d <= least + TOLERANCE ? [i] : []));
};

/** Where the models of a unit stand after their ways. */
export function endsOf(u: Unit, ways: readonly (readonly Point[])[]): Spot[] {
  const models = modelsOf(u)!;
  return ways.map((way, i) => ({ x: end(way).x, y: end(way).y, facing: models[i]!.facing }));
}

/** A worked-out charge as an answer to the request for its ways. */
export const asPlan = (id: string, plan: ChargePlan): Plan =>
  plan.ways.flatMap((way, i) =>
    way.length < 2 ? [] : [{ mover: pieceName(id, i), legs: way.slice(1).map((p) => ({ leg: 'to', x: p.x, y: p.y })) }],
  );
