import type { Crossing, Leg, Met, Plan, Rule, WalkRules } from '@walstatt/engine';
import { bodyAt, crossings, placeAlong, standsIn, type Target } from '@walstatt/geometry';
import type { Spot } from '@walstatt/tabletop';
import { baseOf, bodyOf, tableTop } from '../../1-00-materials/table-top.ts';
import { aboard, isGone, isOnGround } from '../../1-01-units/units.ts';
import { isOnTheGround, unitsOnGround } from '../../1-02-formations/formations.ts';
import { testGround } from '../../1-08-terrain/dangerous.ts';
import { effectOn, passesOver } from '../../1-08-terrain/effects.ts';
import { staysOnRoad } from '../../1-08-terrain/roads.ts';
import type { Contexts } from '../../generated/state.ts';
import type { Epic, G, L } from '../../kit.ts';
import { touches } from '../contact.ts';
import type { Move } from '../manner.ts';
import { mannerOf } from '../manners.ts';
import { newWreck } from '../wreck/activity.ts';
import { enemyZones, isInEnemyZone } from '../zones.ts';
import { follow } from './follow.ts';
import type { Underway } from './following.ts';
import { loadedBy, stepOf } from './legs.ts';

type C = Contexts['move'];
type Line = { readonly mover: string; readonly from?: Spot };

/** Places along a leg in millionths. */
const ALONG = 1_000_000;

const moveOf = ({ formation, manner, left, targets, contacted, pickedUp }: C): Move => ({
  formation,
  manner,
  left,
  targets,
  contacted,
  pickedUp,
});

const linesOf = (c: C, unit: string): Line[] => (c.trace as Line[]).filter((line) => line.mover === unit);

function spotOf({ state: s }: L, unit: string): Spot {
  const { where } = s.units[unit]!;
  if (where.at !== 'table') throw new Error(`${unit} is not on the table`);
  return { x: where.x, y: where.y, facing: where.facing };
}

/** EA-1.7.5-04: a unit that has been picked up does not move, and one that has moved does not move again. */
export const walk: WalkRules<Epic, C> = {
  request(look, c) {
    const movers = unitsOnGround(look.state, c.formation).filter((unit) => linesOf(c, unit).length === 0);
    if (movers.length === 0) return null;
    return {
      kind: 'path',
      name: 'move',
      by: c.seat,
      rule: mannerOf(c.manner).rule,
      args: moveOf(c),
      movers,
      none: true,
      ...(mustLeave(look, c) ? { must: true as const } : {}),
    };
  },

  stillLegal: (look, c, rest) => !('refusal' in follow(look, moveOf(c), rest, undefined, underwayIn(c, rest))),

  /** EA-1.8.1-01: on entering dangerous terrain, and when a unit that is in it starts to move. */
  crossings(look, c, unit, leg) {
    const s = look.state;
    const from = spotOf(look, unit);
    const step = stepOf(leg, from);
    const pieces = tableTop(look).pieces.filter(({ terrain }) => effectOn(s, unit, terrain) === 'dangerous');
    if (step === null || pieces.length === 0) return [];
    const targets = pieces.map(({ id, shape }): Target => ({ kind: 'region', id, polygon: shape }));
    if (passesOver(s, unit)) return isLastLeg(c) ? landing(look, unit, step.to, targets) : [];
    if (mannerOf(c.manner).roads && staysOnRoad(look, from, step.to)) return [];
    const body = bodyOf(s, unit);
    const started = linesOf(c, unit).length === 0 ? standsIn(body, targets).slice(0, 1) : [];
    const entered = crossings(body, step.to.x - from.x, step.to.y - from.y, targets).filter((x) => x.what === 'enter');
    return [
      ...started.map((id) => ({ what: 'dangerous', id, at: 0 })),
      ...entered.map(({ id, t }) => ({ what: 'dangerous', id, at: Math.round(t * ALONG) })),
    ];
  },

  carry(g, c, unit, leg, upTo) {
    const passenger = loadedBy(leg);
    if (passenger !== null) {
      g.apply({ type: 'unitLoaded', rules: ['EA-1.7.5-03'], unit: passenger, transport: unit });
      g.set(c, { pickedUp: [...c.pickedUp, passenger] });
      return null;
    }
    const from = spotOf(g, unit);
    const { to } = stepOf(leg, from)!;
    const done = upTo === null || upTo.at >= ALONG;
    const stop = done
      ? to
      : { ...placeAlong(from, to.x - from.x, to.y - from.y, upTo.at / ALONG), facing: from.facing };
    const { rule, contacts } = mannerOf(c.manner);
    g.apply({ type: 'unitMoved', rules: [rule], unit, manner: c.manner, ...stop });
    g.set(c, { moved: c.moved.includes(unit) ? c.moved : [...c.moved, unit] });
    if (done && contacts) meet(g, c, unit);
    return done ? null : leg;
  },

  /** EA-1.8.1-04: a unit that goes cautiously may roll once more. */
  *cross(g, c, unit): Rule<Met> {
    const leg = (c.trace.at(-1) as { readonly leg: Leg }).leg;
    const at = spotOf(g, unit);
    yield* testGround(g, unit, leg.leg === 'creep');
    if (isGone(g.state.units[unit]!) && aboard(g.state, unit).length > 0) g.then('wreck', newWreck(g.state, unit, at));
    if (!isOnTheGround(g.state, c.formation)) return 'stop';
    return isGone(g.state.units[unit]!) ? 'dropMover' : 'goOn';
  },

  here: 1,
  spot: (look, _, unit) => spotOf(look, unit),
};

/** EA-1.7.3-07: whether it is the last move of those who have to leave an enemy zone of control. */
const mustLeave = (look: L, { formation, manner, left }: C): boolean =>
  left === 0 && mannerOf(manner).leavesZones === true && isInEnemyZone(look, formation);

/** Whether the leg that is carried out now is the last one of its unit. */
const isLastLeg = (c: C): boolean => (c.plan as Plan)[0]!.legs.length === 1;

/** EA-2.1.7-03, EA-2.1.13-03: a unit that passes over terrain is tested where it lands. */
function landing(look: L, unit: string, to: Spot, targets: readonly Target[]): Crossing[] {
  const [id] = standsIn(bodyAt(baseOf(look.state, unit), to), targets);
  return id === undefined ? [] : [{ what: 'dangerous', id, at: ALONG }];
}

/** The unit that has been stopped on its way, if it has legs left. */
function underwayIn(c: C, rest: Plan): Underway | null {
  const unit = rest[0]?.mover;
  const from = unit === undefined ? undefined : linesOf(c, unit)[0]?.from;
  return unit === undefined || from === undefined ? null : { unit, from };
}

/** EA-1.7.3-05. */
function meet(g: G, c: C, unit: string): void {
  if (!isOnGround(g.state, unit)) return;
  const body = bodyOf(g.state, unit);
  const met = enemyZones(g, c.formation)
    .filter((zone) => touches(body, zone.body))
    .map((zone) => zone.unit);
  if (met.length > 0) g.set(c, { contacted: [...c.contacted, ...met] }, 'EA-1.7.3-05');
}
