import type { RuleId } from '@walstatt/engine';
import { isCoherent } from '../../1-02-formations/coherent.ts';
import { isInEnemyZone } from '../../1-07-movement/zones.ts';
import type { Contexts } from '../../generated/state.ts';
import type { L } from '../../kit.ts';

type C = Contexts['action'];

/** What a marshal or hold action can be about. */
export type Alternative = 'move' | 'shoot' | 'regroup';

const ALTERNATIVES: Readonly<Record<string, readonly Alternative[]>> = {
  /** EA-1.6.1-08. */
  marshal: ['move', 'shoot'],
  /** EA-1.6.1-15, EA-G-39. */
  hold: ['move', 'shoot', 'regroup'],
};

/** EA-1.6.1-16, EA-G-04: a formation out of coherency must move. EA-1.7.3-08: so must one in an enemy zone of control. */
export function whyNotAlternative(look: L, formation: string, chosen: string): RuleId | null {
  if (chosen === 'move') return null;
  if (!isCoherent(look, formation)) return 'EA-1.6.1-16';
  return isInEnemyZone(look, formation) ? 'EA-1.7.3-08' : null;
}

/** The alternatives of an action. None if it has no choice to make. */
export const alternativesOf = (look: L, { action, formations }: C): Alternative[] =>
  (ALTERNATIVES[action] ?? []).filter((a) => whyNotAlternative(look, formations[0]!, a) === null);

/** EA-1.6.1-08: a marshal action shoots at -1 and regroups afterwards. EA-1.6.1-15: a hold action does one thing only. */
export function orderOf(action: string, chosen: Alternative): Pick<C, 'movesLeft' | 'toHit' | 'regroups'> {
  const marshal = action === 'marshal';
  return {
    movesLeft: chosen === 'move' ? 1 : 0,
    toHit: chosen === 'shoot' ? (marshal ? -1 : 0) : null,
    regroups: marshal || chosen === 'regroup',
  };
}
