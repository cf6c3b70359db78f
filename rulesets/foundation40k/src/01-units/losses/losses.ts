import type { RuleId } from '@walstatt/engine';
import type { G } from '../../kit.ts';

/** Models and units that leave the battle. */

/** FD-UNIT-01, FD-UNIT-03: a single model may be the whole unit, and its loss destroys it. */
export function removeModel(g: G, model: string, ...rules: RuleId[]): void {
  const { unit } = g.state.models[model]!;
  g.apply({ type: 'modelLost', rules: ['FD-UNIT-01', ...rules], unit, model });
  if (g.state.units[unit]!.living === 0)
    g.apply({ type: 'unitDestroyed', rules: ['FD-UNIT-03', ...rules], unit, why: 'losses' });
}

/** Removes the whole unit at once: it went over the edge, was caught, or was badly placed. */
export function destroyUnit(g: G, unit: string, why: 'edge' | 'pursuit' | 'placement', ...rules: RuleId[]): void {
  g.apply({ type: 'unitDestroyed', rules, unit, why });
}
