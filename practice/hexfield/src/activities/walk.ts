import {
  type Crossing,
  type Leg,
  type Met,
  type Plan,
  type Rule,
  rollAtMost,
  type WalkRules,
  walkSteps,
} from '@walstatt/engine';
import type { UnitsId, WalkContext } from '../generated/state.ts';
import { activity, type G, type HexTypes, type Look } from '../kit.ts';
import { holds, largestPart } from '../rules/board.ts';
import { touchedEnemies } from '../rules/contact.ts';
import { fieldsOf, isBeast } from '../rules/formation.ts';
import { revealNear, revealOn } from '../rules/hiding.ts';
import { stride } from '../rules/legs.ts';
import { findLoot } from '../rules/loot.ts';
import { holdsFirm } from '../rules/morale.ts';
import { type Left, LOOK, mayWalk, overrunFields, stanceOf } from '../rules/plan.ts';

/** HX-BEAST-02. */
const TRAMPLES = 12;

export const walkOf = (look: Look, unit: UnitsId, mode: 'march' | 'charge'): WalkContext => ({
  plan: [],
  crossing: null,
  trace: [],
  asked: false,
  unit,
  mode,
  points: look.state.units[unit]!.profile.move,
  manoeuvres: look.state.units[unit]!.profile.manoeuvres,
  met: [],
  trampled: [],
  seen: [],
});

const leftOf = (c: WalkContext): Left => ({
  mode: c.mode,
  points: c.points,
  manoeuvres: c.manoeuvres,
  met: c.met.length > 0,
});

const rules: WalkRules<HexTypes, WalkContext> = {
  request(look, c) {
    const u = look.state.units[c.unit]!;
    if (u.where.at !== 'table' || (c.points === 0 && c.manoeuvres === 0)) return null;
    return {
      kind: 'path',
      name: 'walk',
      by: u.owner,
      rule: c.met.length > 0 ? 'HX-TOUCH-03' : 'HX-MOVE-02',
      args: { unit: c.unit, ...leftOf(c) },
      movers: [c.unit],
    };
  },

  stillLegal(look, c, rest: Plan) {
    const u = look.state.units[c.unit]!;
    return (
      u.where.at === 'table' && mayWalk(look.state, u, { stance: stanceOf(u), left: leftOf(c) }, rest[0]?.legs ?? [])
    );
  },

  crossings(look, c, _mover, leg) {
    if (c.seen.length > 0) return [{ what: 'seen', id: c.seen[0]!, at: 0 }];
    return leg.leg === LOOK ? around(look, c) : toOverrun(look, c, leg);
  },

  /** A unit meets what bars a step before the step. It meets everything else when it looks around afterwards. */
  carry(g, c, mover, leg, upTo) {
    if (upTo !== null) return leg;
    if (leg.leg === LOOK) return null;
    const u = g.state.units[mover]!;
    const s = stride(g.state, u, stanceOf(u), leg)!;
    if (s.to.altitude === 0) {
      const seen = revealOn(g, s.entered);
      if (seen.length > 0) {
        g.set(c, { seen });
        return leg;
      }
    }
    const { facing, altitude, fields } = s.to;
    g.apply({ type: 'moved', rules: [ruleOf(leg)], unit: mover, leg: leg.leg, facing, altitude, fields });
    const seen = revealNear(g, mover);
    g.set(c, { points: c.points - s.points, manoeuvres: c.manoeuvres - s.manoeuvres, seen });
    return seen.length > 0 || around(g, c).length > 0 ? { leg: LOOK } : null;
  },

  *cross(g, c, _mover, crossing): Rule<Met> {
    switch (crossing.what) {
      case 'seen':
        g.set(c, { seen: [] });
        return 'goOn';
      case 'loot':
        return yield* findLoot(g, c.unit, crossing.id);
      case 'overrun':
        return yield* overrun(g, c, crossing);
      default:
        return meet(g, c, crossing.id);
    }
  },
};

const RULE_OF = {
  advance: 'HX-MOVE-03',
  shift: 'HX-MOVE-04',
  back: 'HX-MOVE-04',
  turn: 'HX-MOVE-05',
  wheel: 'HX-MOVE-06',
  pivot: 'HX-BEAST-01',
  spin: 'HX-BEAST-01',
  rise: 'HX-FLY-01',
  sink: 'HX-FLY-01',
} as const;

const ruleOf = (leg: Leg) => RULE_OF[leg.leg as keyof typeof RULE_OF];

/** Before a step: enemy elements to be overrun. */
function toOverrun(look: Look, c: WalkContext, leg: Leg): Crossing[] {
  const u = look.state.units[c.unit]!;
  if (!isBeast(u) || c.mode !== 'charge') return [];
  const s = stride(look.state, u, stanceOf(u), leg)!;
  return overrunFields(look.state, u, s, c.mode).map(({ unit }, at) => ({ what: 'overrun', id: unit, at }));
}

/** After a step: what is found, and which units are touched. */
function around(look: Look, c: WalkContext): Crossing[] {
  const { state } = look;
  const u = state.units[c.unit]!;
  if (u.where.at !== 'table' || u.where.altitude > 0) return [];
  const { fields } = u.where;
  const found: Crossing[] = [];
  for (const id in state.loot)
    if (state.loot[id]!.found === null && holds(fields, state.loot[id]!)) found.push({ what: 'loot', id, at: 0 });
  for (const id of touchedEnemies(state, u.owner, fields))
    if (!c.met.includes(id)) found.push({ what: 'contact', id, at: 1 });
  return found;
}

/** HX-TOUCH-01: the move is interrupted, the touched unit may react, then the mover decides anew. */
function meet(g: G, c: WalkContext, enemy: UnitsId): Met {
  g.apply({ type: 'contacted', rules: ['HX-TOUCH-01'], unit: c.unit, enemy });
  g.set(c, { met: [...c.met, enemy] });
  g.beginEffect({
    name: 'charging',
    rule: 'HX-MELEE-05',
    on: c.unit,
    data: {},
    until: { until: 'end', frame: 'round', of: null, complete: false },
    stack: 'once',
  });
  g.then('reaction', { unit: enemy, attacker: c.unit }, 'HX-TOUCH-02');
  return 'askAgain';
}

/** HX-BEAST-02: a die for the first field. The next field is met when this one is free. */
function* overrun(g: G, c: WalkContext, crossing: Crossing): Rule<Met> {
  const beast = g.state.units[c.unit]!;
  const leg = (c.plan as Plan)[0]!.legs[0]!;
  const { h, unit } = overrunFields(g.state, beast, stride(g.state, beast, stanceOf(beast), leg)!, c.mode)[0]!;
  const roll = { by: beast.owner, rule: 'HX-BEAST-02', purpose: 'overrun', sides: 20 } as const;
  if (!(yield* rollAtMost(g, TRAMPLES, roll))) {
    g.apply({ type: 'stopped', rules: ['HX-BEAST-02'], unit: c.unit, enemy: crossing.id });
    return 'stop';
  }
  const fields = fieldsOf(g.state.units[unit]!);
  const rest = largestPart(fields.filter((f) => f.q !== h.q || f.r !== h.r));
  const lost = fields.filter((f) => !holds(rest, f));
  const rulesOf = lost.length > 1 ? (['HX-BEAST-02', 'HX-BEAST-03'] as const) : (['HX-BEAST-02'] as const);
  g.apply({ type: 'trampled', rules: rulesOf, unit, by: c.unit, fields: lost });
  if (!c.trampled.includes(unit)) g.set(c, { trampled: [...c.trampled, unit] });
  return 'goOn';
}

/** A unit's move: a plan, carried out leg by leg and interrupted by what the unit meets. */
export const walk = activity('walk', {
  steps: {
    ...walkSteps(rules),
    /** HX-BEAST-04: units that were overrun test when the move is over. */
    *arrived(g, c): Rule<string | undefined> {
      const [unit, ...trampled] = c.trampled;
      if (unit === undefined) return undefined;
      g.set(c, { trampled }, 'HX-BEAST-04');
      const { where } = g.state.units[unit]!;
      if (where.at === 'table' && !isBeast(g.state.units[unit]!) && !(yield* holdsFirm(g, unit)))
        g.then('flight', { unit, legs: [], pursuers: [] }, 'HX-MORALE-04');
      return 'arrived';
    },
  },
});
