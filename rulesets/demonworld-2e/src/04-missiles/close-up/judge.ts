import type { Faults, Placed, RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { bodyOf } from '../../01-introduction/board/pieces.ts';
import { standsTwice } from '../../05-movement/ground.ts';
import { placedBody } from '../../05-movement/reaction/judge.ts';
import type { Field, UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';

/**
 * DW-IV-48 to DW-IV-50: elements go one field each, without turning, onto fields that the unit held directly before the
 * missile attacks. Chains are allowed, but exchanges are not: the first mover must enter an empty field.
 */
export function judgeCloseUp(
  look: Look,
  { unit, fields }: { readonly unit: UnitsId; readonly fields: readonly Field[] },
  placed: readonly Placed[],
  faults: Faults,
): void {
  const before = bodyOf(look.state, unit);
  const after = placedBody(before, placed);
  if (after === null) {
    faults.add({ code: 'noSuchPlace', rule: 'DW-IV-48' });
    return;
  }
  if (standsTwice(after) && faults.add({ code: 'onTop', rule: 'DW-V-69' })) return;
  for (const [i, from] of before.entries()) {
    const to = after[i]!;
    const no = (code: string, rule: RuleId): boolean => faults.add({ code, rule, measured: from.id, unit: 'name' });
    if (to.facing !== from.facing && no('mayNotTurn', 'DW-IV-50')) return;
    if (hex.sameHex(from, to)) continue;
    const measured = hex.distance(from, to);
    if (measured > 1) {
      if (faults.add({ code: 'tooFar', rule: 'DW-IV-48', measured, limit: 1, unit: 'count' })) return;
    } else if (!fields.some((f) => hex.sameHex(f, to)) && no('notHeldBefore', 'DW-IV-49')) return;
  }
  if (!leadsIntoEmpty(before, after)) faults.add({ code: 'changePlaces', rule: 'DW-IV-49' });
}

/** Every chain of movers ends on a field that was empty. */
function leadsIntoEmpty(before: readonly Field[], after: readonly Field[]): boolean {
  return before.every((_, start) => {
    let i = start;
    for (let n = 0; n <= before.length; n++) {
      const to = after[i]!;
      if (hex.sameHex(to, before[i]!)) return true;
      const next = before.findIndex((b) => hex.sameHex(b, to));
      if (next < 0) return true;
      i = next;
    }
    return false;
  });
}
