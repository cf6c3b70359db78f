import type { Habits } from '@walstatt/engine';
import { gap, gapToRegion, pointBody } from '@walstatt/geometry';
import { standersAhead } from '@walstatt/tabletop';
import { areFoes, isSuppressed, isVehicle, sideOfUnit } from '../01-units/units.ts';
import { unitGap, unitsWithin } from '../07-measuring/distance.ts';
import { chargeReach, inches, longMove, moveOf } from '../07-measuring/lengths.ts';
import { type Standing, standingOf, tableTop } from '../07-measuring/table-top.ts';
import { readOrder } from '../08-movement/order/orders.ts';
import { chargeTargets } from '../10-charging/charge.ts';
import { isEngaged } from '../10-charging/contact.ts';
import { attacksOf, diceOf, rangeOf, targetsOf } from '../12-shooting/shots.ts';
import { CONTROL, controllerOf } from '../28-battle/victory.ts';
import type { Objective, Unit } from '../generated/state.ts';
import type { Look, Warpath } from '../kit.ts';
import { lifeAt, NO_HURRY, pointsOf } from './life.ts';

/** A way that is shorter by this is what players would notice. */
const STEP = inches(3);

export const habits: Habits<Warpath> = {
  units: (look, seat) =>
    tableTop(look)
      .units.filter(({ id, unit }) => unit.owner === seat && !isSuppressed(look, id))
      .map(({ id }) => id),

  /** Only the side whose turn it is can do anything. */
  inReach(look, unit) {
    const { state } = look;
    const u = state.units[unit]!;
    const me = standingOf(look, unit)!;
    const side = sideOfUnit(state, u);
    if (state.active !== side) return [];
    const targets = shotsFrom(look, unit);
    const places = state.objectives.map((o, i) => ({ id: `objective ${i}`, o }));
    if (targets.length > 0 || places.some(({ o }) => farFrom(look, me, o) <= CONTROL)) return targets;
    const reach = longMove(u, false) + CONTROL;
    const free = places.filter(({ o }) => controllerOf(look, o) !== side && farFrom(look, me, o) <= reach);
    return [...chargesFrom(look, unit), ...free.map(({ id }) => id)];
  },

  merits(look, unit) {
    const me = standingOf(look, unit)!;
    const foes = foesOf(look, me.unit);
    const aims = look.state.objectives.map((o) => farFrom(look, me, o));
    const nearest = Math.min(...foes.map((foe) => unitGap(look, unit, foe.id)));
    return [
      shotsFrom(look, unit).length,
      -foes.filter(({ id }) => shotsFrom(look, id).includes(unit)).length,
      -foes.filter((foe) => chargesFrom(look, foe.id).includes(unit)).length,
      -steps(Math.min(...aims)),
      isForMelee(me.unit) ? -steps(nearest) : 0,
    ];
  },

  inTheWay(look, unit) {
    const me = standingOf(look, unit)!;
    const foes = foesOf(look, me.unit);
    if (foes.length === 0 || me.unit.type === 'flyer') return [];
    const { box } = foes.reduce((a, b) => (unitGap(look, unit, b.id) < unitGap(look, unit, a.id) ? b : a));
    const friends = tableTop(look).units.filter(({ id, unit: u }) => id !== unit && !areFoes(look.state, u, me.unit));
    const to = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
    return standersAhead(me, friends, to, moveOf(me.unit, false)).map(({ id }) => id);
  },

  handToHand: {
    isFor: (look, unit) => isForMelee(look.state.units[unit]!),
    isNear: (look, unit) => isEngaged(look, unit) || chargesFrom(look, unit).length > 0,

    /** A charge begins with the order if there is only one target, otherwise with the choice of the target. */
    charge(look, request, answer) {
      if (request.name === 'chargeTarget') return { unit: request.args.unit, target: String(answer) };
      if (request.name !== 'order') return null;
      const { order, jump } = readOrder(String(answer));
      const { unit } = request.args;
      const targets = order === 'charge' ? chargeTargets(look, unit, jump) : [];
      return targets.length === 1 ? { unit, target: targets[0]! } : null;
    },

    worth(look, unit) {
      const u = look.state.units[unit]!;
      return u.where.at === 'gone' ? 0 : pointsOf(u) * lifeAt(u, u.damage, NO_HURRY);
    },
  },
};

/** Nothing to go to is as good as being there. */
const steps = (far: number): number => (far === Number.POSITIVE_INFINITY ? 0 : far / STEP);

const foesOf = (look: Look, u: Unit): Standing[] =>
  tableTop(look).units.filter(({ unit }) => areFoes(look.state, unit, u));

function farFrom(look: Look, { bodies }: Standing, o: Objective): number {
  const piece = o.terrain === null ? null : look.state.terrain[o.terrain]!;
  return Math.min(...bodies.map((b) => (piece === null ? gap(b, pointBody(o)) : gapToRegion(b, piece.shape))));
}

/** The enemies that the unit could shoot at from where it stands. */
const shotsFrom = (look: Look, unit: string): string[] => [
  ...new Set(attacksOf(look.state.units[unit]!).flatMap((name) => targetsOf(look, unit, name))),
];

/** The enemies within charge reach. Whether there is a way does not matter here. */
function chargesFrom(look: Look, unit: string): string[] {
  const u = look.state.units[unit]!;
  if (isVehicle(u) || u.type === 'flyer' || u.type === 'artillery') return [];
  const reach = chargeReach(u, false);
  return foesOf(look, u)
    .filter((foe) => foe.unit.type !== 'flyer' && unitsWithin(look, unit, foe.id, reach))
    .map(({ id }) => id);
}

/** Beyond this distance shooting is what a unit is for. */
const SHORT = inches(12);

/** A unit with more dice hand to hand than for shots that go farther than a throw. */
function isForMelee(u: Unit): boolean {
  if (isVehicle(u) || u.type === 'flyer' || u.type === 'artillery') return false;
  const shots = attacksOf(u).map((name) => (rangeOf(u, name) > SHORT ? diceOf(u, name) : 0));
  return u.attacks > Math.max(0, ...shots);
}
