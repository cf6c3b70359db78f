import { ask, type Rule, type RuleId } from '@walstatt/engine';
import type { Asked, G, L } from '../kit.ts';
import { standingModels, unitOf } from './units.ts';

/** The request to allocate wounds over the models of a unit; what they cannot take is lost. */
export function woundsRequest(look: L, unit: string, wounds: number, rule: RuleId): Asked<'allocateWounds'> {
  const s = look.state;
  const options = standingModels(s, unit).map((id) => ({ id, most: s.models[id]!.wounds }));
  const total = Math.min(
    wounds,
    options.reduce((sum, o) => sum + o.most, 0),
  );
  return { kind: 'allocate', name: 'allocateWounds', by: unitOf(s, unit).owner, rule, args: { unit }, options, total };
}

export function applyWounds(g: G, unit: string, shares: Readonly<Record<string, number>>, rule: RuleId): void {
  for (const [model, wounds] of Object.entries(shares))
    if (wounds > 0) g.apply({ type: 'wounded', rules: [rule], unit, model, wounds });
}

/** SK-SHOOT-10: the owner allocates wounds. */
export function* sufferWounds(g: G, unit: string, wounds: number, rule: RuleId): Rule<void> {
  const shares = yield* ask(g, woundsRequest(g, unit, wounds, rule));
  applyWounds(g, unit, shares, rule);
}
