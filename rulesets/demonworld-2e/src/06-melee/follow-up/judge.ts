import { Faults, type Leg, type Plan, type Refusal, type RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { isOnBoard } from '../../01-introduction/board/board.ts';
import { enemiesTouching } from '../../01-introduction/board/contact.ts';
import { keyOf, occupancy, sideOfElement } from '../../01-introduction/board/occupancy.ts';
import { type Piece, pieceOf } from '../../01-introduction/board/pieces.ts';
import { zoneOfDirection } from '../../01-introduction/board/sides-of-element.ts';
import { isDirection } from '../../05-movement/legs/step.ts';
import type { Look } from '../../kit.ts';

export type FollowedUp =
  | { readonly placed: readonly Piece[]; readonly rules: readonly RuleId[] }
  | { readonly refusal: Refusal };

/** DW-VI-33: the number of fields that an element without contact may go. */
export const FREE_STEPS = 2;

/**
 * DW-VI-33 to DW-VI-36, DW-VI-40, DW-VI-43: elements move one after the other. How many enemies an element touches is
 * judged when its turn comes. Enemies stand still meanwhile. If everything is wanted that is wrong, an element that may not
 * go its way stays, and the others go on.
 */
export function followUp(look: Look, plan: Plan, faults = new Faults(false)): FollowedUp {
  const held = new Map(occupancy(look));
  const placed: Piece[] = [];
  const rules = new Set<RuleId>();
  for (const { mover, legs } of plan) {
    const from = pieceOf(look.state, mover);
    if (from !== null) held.delete(keyOf(from.q, from.r));
    const moved = from === null ? no('gone', 'DW-VI-33', mover) : followOne(look, held, from, legs, rules);
    if ('refusal' in moved && faults.add(moved.refusal)) return moved;
    const at = 'refusal' in moved ? from : moved;
    if (at === null) continue;
    held.set(keyOf(at.q, at.r), at);
    placed.push(at);
  }
  const [refusal] = faults.list;
  return refusal === undefined ? { placed, rules: [...rules] } : { refusal };
}

const no = (code: string, rule: RuleId, who: string): { refusal: Refusal } => ({
  refusal: { code, rule, measured: who, unit: 'name' },
});

function followOne(
  look: Look,
  held: ReadonlyMap<number, Piece>,
  from: Piece,
  legs: readonly Leg[],
  rules: Set<RuleId>,
): Piece | { refusal: Refusal } {
  const side = sideOfElement(look.state, from.id);
  const bound = enemiesTouching(look, side, from.q, from.r);
  const most = bound.length === 0 ? FREE_STEPS : bound.length === 1 ? 1 : 0;
  const rule: RuleId = bound.length === 0 ? 'DW-VI-33' : bound.length === 1 ? 'DW-VI-34' : 'DW-VI-35';
  let at = from;
  let steps = 0;
  for (const leg of legs) {
    if (leg.leg === 'face' && isDirection(leg['facing'])) {
      at = { ...at, facing: leg['facing'] };
      rules.add('DW-VI-36');
      continue;
    }
    if (leg.leg !== 'go' || !isDirection(leg['direction'])) return no('noSuchLeg', 'DW-VI-33', from.id);
    if (++steps > most) return { refusal: { code: 'tooFar', rule, measured: steps, limit: most, unit: 'count' } };
    if (steps > 1 && enemiesTouching(look, side, at.q, at.r).length > 0) return no('contactEnds', 'DW-VI-33', from.id);
    const to = hex.neighbour(at, leg['direction']);
    if (!isOnBoard(look.state.board, to.q, to.r)) return no('offBoard', 'DW-V-89', from.id);
    if (held.has(keyOf(to.q, to.r))) return no('occupied', 'DW-V-69', from.id);
    at = { ...at, q: to.q, r: to.r };
    rules.add(rule);
    if (zoneOfDirection(from.facing, leg['direction']) !== 'front') rules.add('DW-VI-43');
  }
  const keeps = bound.length !== 1 || hex.distance(at, bound[0]!) === 1;
  return keeps ? at : no('losesContact', 'DW-VI-34', from.id);
}
