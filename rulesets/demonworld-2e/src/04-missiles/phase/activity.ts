import { ask, type Placed, type Rule, type RuleId } from '@walstatt/engine';
import { enemiesTouching, isInContact, unitsTouching } from '../../01-introduction/board/contact.ts';
import { sideOfUnit } from '../../01-introduction/board/occupancy.ts';
import { bodyOf, livingUnits } from '../../01-introduction/board/pieces.ts';
import { isUnitOrdered } from '../../01-introduction/formation/state.ts';
import { isLost } from '../../02-characteristics/losses/lost.ts';
import { placedBody } from '../../05-movement/reaction/judge.ts';
import type { Field, PlacedElement, UnitsId } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { canReach, shootingRefusal } from '../targets.ts';

/**
 * One missile phase. DW-IV-06, DW-IV-07, DW-IV-08: all of it counts as simultaneous: losses are marked, still shoot,
 * and are removed at the end. DW-G-66: one seat shoots after the other, each with its units in any order.
 */
export const missilePhase = activity('missilePhase', {
  steps: {
    begin(g, c) {
      const able = livingUnits(g.state).filter((u) => mayShoot(g, u, c.phase) && canReach(g, u));
      if (able.length === 0) return 'over';
      const seats = g.state.seats.map((s) => s.id).filter((s) => able.some((u) => g.state.units[u]!.owner === s));
      g.set(c, {
        seats,
        units: able,
        before: livingUnits(g.state).map((unit) => ({ unit, fields: fieldsOf(g, unit) })),
      });
      return undefined;
    },
    *shooter(g, c): Rule<string | undefined> {
      const [seat, ...seats] = c.seats;
      if (seat === undefined) return undefined;
      const units = c.units.filter((u) => g.state.units[u]!.owner === seat);
      if (units.length === 0) {
        g.set(c, { seats });
        return 'shooter';
      }
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'nextShooter',
        by: seat,
        rule: 'DW-IV-06',
        args: { phase: c.phase },
        options: units.map((id) => ({ id })),
      });
      g.set(c, { units: c.units.filter((u) => u !== unit) });
      const rules: RuleId[] = c.phase === 'first' ? ['DW-IV-02', 'DW-III-08'] : ['DW-IV-03'];
      if (c.phase === 'second' && unitsTouching(g, unit!).length > 0) rules.push('DW-III-16');
      g.then('volley', { unit: unit!, attacks: [], at: 0 }, ...rules);
      return 'shooter';
    },
    /** DW-IV-37: the elements without hit points are removed, all together. */
    losses(g, c) {
      const elements = Object.keys(g.state.elements).filter((e) => isLost(g.state, e));
      if (elements.length === 0) return 'over';
      const losers = [...new Set(elements.map((e) => g.state.elements[e]!.unit))];
      const rules: RuleId[] = ['DW-IV-06', 'DW-IV-37'];
      if (c.phase === 'first') rules.push('DW-IV-08');
      g.apply({ type: 'removed', rules, elements, why: 'shot' });
      g.set(c, { losers });
      return undefined;
    },
    /** DW-IV-48 to DW-IV-51: units that lost elements close up. */
    *closeUp(g, c): Rule<string | undefined> {
      const [unit, ...losers] = c.losers;
      if (unit === undefined) return undefined;
      g.set(c, { losers });
      const body = bodyOf(g.state, unit);
      const free = body.filter((p) => !isInContact(g, p.id));
      const fields = c.before.find((b) => b.unit === unit)?.fields ?? [];
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'closeUp',
        by: g.state.units[unit]!.owner,
        rule: 'DW-IV-48',
        args: { unit, fields },
        pieces: free.map((p) => p.id),
        none: true,
      });
      closeRanks(g, unit, answer);
      return 'closeUp';
    },
    over() {},
  },
});

const mayShoot = (g: G, unit: UnitsId, phase: 'first' | 'second'): boolean => shootingRefusal(g, unit, phase) === null;

const fieldsOf = (g: G, unit: UnitsId): Field[] => bodyOf(g.state, unit).map(({ q, r }) => ({ q, r }));

/** DW-IV-50: closing up is never an attack, even if it would be one in movement (DW-V-72). */
function closingRules(g: G, unit: UnitsId, placed: readonly PlacedElement[]): RuleId[] {
  const side = sideOfUnit(g.state, unit);
  const touches = placed.some((p) => enemiesTouching(g, side, p.q, p.r).length > 0);
  return touches ? ['DW-IV-48', 'DW-IV-49', 'DW-IV-50'] : ['DW-IV-48', 'DW-IV-49'];
}

function closeRanks(g: G, unit: UnitsId, answer: readonly Placed[]): void {
  const body = bodyOf(g.state, unit);
  const after = placedBody(body, answer) ?? body;
  const placed = after
    .filter((p, i) => p.q !== body[i]!.q || p.r !== body[i]!.r)
    .map((p) => ({ element: p.id, q: p.q, r: p.r, facing: p.facing }));
  if (placed.length > 0) g.apply({ type: 'closedUp', rules: closingRules(g, unit, placed), unit, placed });
  if (after.length > 0) g.apply({ type: 'orderJudged', rules: ['DW-IV-51'], unit, ordered: isUnitOrdered(g, unit) });
}
