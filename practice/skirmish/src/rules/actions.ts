import type { L } from '../kit.ts';
import { chargeTargets, isEngaged } from './contact.ts';
import { hasTarget } from './shooting.ts';

/** SK-ACT-02: the actions open to a unit. The first one is taken if the player says nothing. */
export function actionsOf(look: L, unit: string): string[] {
  if (isEngaged(look, unit)) return ['fight'];
  const actions = hasTarget(look, unit) ? ['fire', 'advance', 'hold'] : ['advance', 'march', 'hold'];
  return chargeTargets(look, unit).length > 0 ? [...actions, 'charge'] : actions;
}
