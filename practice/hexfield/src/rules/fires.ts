import type { RuleId } from '@walstatt/engine';
import type { Field } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { isAsh, isBurning, onMap } from './board.ts';

/** A field catches fire, unless it is burning, has burnt or does not exist. */
export function kindle(g: G, field: Field, rule: RuleId): void {
  const { state } = g;
  if (!onMap(state, field) || isBurning(state, field) || isAsh(state, field)) return;
  let n = 1;
  while (state.terrain[`fire${n}`] !== undefined) n++;
  g.apply({ type: 'fireBegan', rules: [rule], fire: `fire${n}`, field: { q: field.q, r: field.r } });
}
