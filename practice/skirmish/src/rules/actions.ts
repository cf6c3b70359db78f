import { hasEffect } from '@walstatt/engine';
import type { L } from '../kit.ts';
import { carriersInReach } from './carriers.ts';
import { chargeTargets } from './charging.ts';
import { isEngaged } from './engagement.ts';
import { hasTarget } from './shooting.ts';
import { carrierOf, hasTrait } from './units.ts';

/** SK-ACT-02: the actions open to a unit; the first one is what is done if nobody says anything. */
export function actionsOf(look: L, unit: string): string[] {
  const s = look.state;
  if (carrierOf(s, unit) !== null) return ['hold', 'disembark'];
  if (isEngaged(look, unit)) return ['fight', 'fallBack'];
  const actions = hasTarget(look, unit) ? ['fire', 'advance', 'hold'] : ['advance', 'march', 'hold'];
  if (chargeTargets(look, unit).length > 0) actions.push('charge');
  if (hasTrait(s, unit, 'smoke') && !hasEffect(s, unit, 'smokeUsed')) actions.push('smoke');
  if (carriersInReach(look, unit).length > 0) actions.push('embark');
  return actions;
}
