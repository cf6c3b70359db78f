import { type Crossing, type Leg, type Plan, type Rule, type RuleId, walkSteps } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { isInContact, unitsTouching } from '../../01-introduction/board/contact.ts';
import { occupancy, sideOfElement, sideOfUnit } from '../../01-introduction/board/occupancy.ts';
import { bodyOf } from '../../01-introduction/board/pieces.ts';
import type { UnitsId, WalkContext } from '../../generated/state.ts';
import { type Asked, activity, type Demonworld, type G, type Look } from '../../kit.ts';
import { allowance, orderOf, stepCost, termsOf } from '../account.ts';
import { planRefusal } from '../check-plan.ts';
import type { Ran } from '../leg-run.ts';
import { runLeg } from '../run-leg.ts';
import { completionSteps } from '../run-single-leg.ts';
import { isSmallBody, ownAccount, type Standing, standingOf, type WalkSoFar } from '../standing.ts';

const soFar = (c: WalkContext): WalkSoFar => ({
  unit: c.unit,
  spent: c.spent,
  used: c.used,
  wheel: c.wheel,
  wheels: c.wheels,
  single: c.single,
  met: c.met,
});

/** Elements that may still come up after contact (DW-V-85). */
function movableElements(look: Look, s: Standing): string[] {
  const terms = termsOf(look, s.unit);
  return s.body
    .filter((p) => !isInContact(look, p.id))
    .filter((p) => {
      const done = isSmallBody(s.body) ? 0 : ownAccount(s, p.id).steps;
      return completionSteps(look, s, terms, p.id) > done;
    })
    .map((p) => p.id);
}

function walkRequest(look: Look, c: WalkContext): Asked<'move' | 'complete'> | null {
  const s = standingOf(look, soFar(c));
  const common = { kind: 'path', by: look.state.units[c.unit]!.owner, none: true, args: soFar(c) } as const;
  if (s.completing) {
    const movers = movableElements(look, s);
    return movers.length === 0 ? null : { ...common, name: 'complete', rule: 'DW-V-85', movers };
  }
  const small = isSmallBody(s.body);
  const movers = small ? [...s.body.map((p) => p.id), c.unit] : [c.unit];
  const reach = (used: number): number =>
    Math.max(0, Math.floor((allowance(termsOf(look, c.unit), used) - c.spent) / stepCost(look)));
  const args = { ...soFar(c), fields: reach(c.used), withOne: reach(c.used + 1) };
  return { ...common, name: 'move', rule: small ? 'DW-V-55' : 'DW-V-03', args, movers };
}

/** A leg of a plan that was checked before. Nothing has happened since that could forbid it. */
function ran(look: Look, c: WalkContext, mover: string, leg: Leg): Ran {
  const result = runLeg(look, standingOf(look, soFar(c)), mover, leg);
  if ('refusal' in result) throw new Error(`a checked leg was refused: ${JSON.stringify(result.refusal)}`);
  return result;
}

/**
 * No leg except a wheel takes an element farther than one field. An enemy beyond the reach of any wheel cannot be
 * touched.
 */
function isFarFromEnemies(look: Look, unit: UnitsId): boolean {
  const body = bodyOf(look.state, unit);
  const side = sideOfUnit(look.state, unit);
  for (const piece of occupancy(look).values()) {
    if (sideOfElement(look.state, piece.id) !== side && hex.distance(piece, body[0]!) <= 2 * body.length + 2)
      return false;
  }
  return true;
}

const newlyTouched = (r: Ran, c: WalkContext): UnitsId[] => r.touched.filter((u) => !c.met.includes(u));

const steps = walkSteps<Demonworld, WalkContext>({
  request: walkRequest,
  stillLegal: (look, c, rest: Plan) => planRefusal(look, standingOf(look, soFar(c)), rest) === null,
  crossings(look, c, mover, leg): Crossing[] {
    if (isFarFromEnemies(look, c.unit)) return [];
    const [first] = newlyTouched(ran(look, c, mover, leg), c);
    return first === undefined ? [] : [{ what: 'contact', id: first, at: 1 }];
  },
  carry(g, c, mover, leg) {
    const { effect, standing } = ran(g, c, mover, leg);
    const { account, single } = standing;
    const placed = effect.body.map((p) => ({ element: p.id, q: p.q, r: p.r, facing: p.facing }));
    const rules: RuleId[] = orderOf(g, c.unit) === 'hold' ? [...effect.rules, 'DW-III-18'] : [...effect.rules];
    g.apply({ type: 'moved', rules, unit: c.unit, leg: leg.leg, placed });
    g.set(c, { ...account, single: [...single] });
    return null;
  },
  /** DW-V-77, DW-V-78: contact interrupts the move, and enemies that have not moved react. */
  *cross(g, c): Rule<'askAgain'> {
    const waiting: UnitsId[] = [];
    const met = unitsTouching(g, c.unit).filter((u) => !c.met.includes(u));
    for (const enemy of met) {
      g.apply({ type: 'contacted', rules: contactRules(g, c, enemy), unit: c.unit, enemy });
      if (mayReact(g, enemy)) waiting.push(enemy);
    }
    g.set(c, { met: [...c.met, ...met], waiting });
    return 'askAgain';
  },
});

/** DW-V-79, DW-V-80, DW-G-11, DW-G-12: only units that have not moved, reacted or been in melee before. */
function mayReact(look: Look, unit: UnitsId): boolean {
  const { moved, engaged } = look.state.units[unit]!;
  return !moved && !engaged;
}

function contactRules(g: G, c: WalkContext, enemy: UnitsId): RuleId[] {
  const rules: RuleId[] = ['DW-V-77', 'DW-V-78'];
  const order = orderOf(g, c.unit);
  if (order === 'skirmish') rules.push('DW-III-10');
  if (order === 'attack') rules.push('DW-III-14');
  if (c.met.length > 0) rules.push('DW-V-71', 'DW-V-88');
  else rules.push('DW-V-75');
  if (c.used > 0) rules.push('DW-V-73');
  const { moved, engaged, orders } = g.state.units[enemy]!;
  if (moved) rules.push('DW-V-79');
  if (moved && orders.are === 'shown' && orders.order === 'move') rules.push('DW-V-80');
  if (engaged) rules.push('DW-G-11');
  return rules;
}

/** What ends a move: DW-V-14 if anything lapses, DW-V-76 if an attacker came near but could not reach an enemy. */
function rulesOfArrival(g: G, c: WalkContext): RuleId[] {
  const rules: RuleId[] = ['DW-V-15', 'DW-V-16'];
  const terms = termsOf(g, c.unit);
  const left = allowance(terms, c.used) - c.spent;
  if (left > 0 || c.used < terms.manoeuvres) rules.push('DW-V-14');
  if (c.trace.length === 0) return [...rules, 'DW-III-30', 'DW-III-31'];
  const mayAttack = terms.order === 'attack' || terms.order === 'skirmish';
  if (mayAttack && c.met.length === 0 && left < stepCost(g)) rules.push('DW-V-76');
  return rules;
}

/** Chapter V: one unit moves. */
export const walk = activity('walk', {
  goesOnWhile: (look, c) => bodyOf(look.state, c.unit).length > 0,
  steps: {
    plan: steps['plan']!,
    leg: steps['leg']!,
    cross: steps['cross']!,
    /** DW-V-81, DW-V-83: each attacked unit that may react does so before the attacker goes on. */
    react(g, c) {
      const [unit, ...waiting] = c.waiting;
      if (unit === undefined) return undefined;
      g.set(c, { waiting });
      g.then('reaction', { unit, attacker: c.unit }, 'DW-V-81');
      return 'react';
    },
    after: steps['after']!,
    /** DW-V-14, DW-V-15, DW-V-16: whatever is left lapses, and the move is final. */
    arrived(g, c) {
      g.apply({ type: 'unitDone', rules: rulesOfArrival(g, c), unit: c.unit });
    },
  },
});
