import type { RuleId } from '@walstatt/engine';
import type { G } from '../kit.ts';

/** A model is destroyed. `silent`: no rule is triggered by it. */
type Loss = { readonly model: string; readonly silent: boolean; readonly rules: RuleId[] };

/**
 * WH-STR-05, WH-STR-06, WH-ATTACH-04: a model leaves the battlefield, and with its last model a unit is destroyed: of an
 * attached unit each part for itself.
 */
export function destroyModel(g: G, { model, silent, rules }: Loss): void {
  const { unit } = g.state.models[model]!;
  g.apply({ type: 'modelDestroyed', rules: ['WH-STR-05', ...rules], unit, model, silent });
  if (g.state.units[unit]!.models.some((m) => g.state.models[m]!.where.at !== 'gone')) return;
  g.apply({ type: 'unitDestroyed', rules: ['WH-STR-06', 'WH-ATTACH-04'], unit, silent });
}
