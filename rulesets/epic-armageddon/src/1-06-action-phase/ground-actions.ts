import type { RuleId } from '@walstatt/engine';
import { cm } from '../1-00-materials/cm.ts';
import { areWithin, standing, tableTop } from '../1-00-materials/table-top.ts';
import { isCoherent } from '../1-02-formations/coherent.ts';
import { areEnemyFormations, isOnTheGround } from '../1-02-formations/formations.ts';
import { isInEnemyZone } from '../1-07-movement/zones.ts';
import type { Contexts } from '../generated/state.ts';
import type { L } from '../kit.ts';
import type { Action, Taking } from './action-of.ts';

type Order = Pick<Contexts['action'], 'movesLeft' | 'toHit' | 'regroups'>;

/** EA-1.6.1: table T-2. What a marshal or hold action is about is settled when it begins. */
const ORDERS = {
  advance: { movesLeft: 1, toHit: 0, regroups: false },
  double: { movesLeft: 2, toHit: -1, regroups: false },
  march: { movesLeft: 3, toHit: null, regroups: false },
  marshal: { movesLeft: 0, toHit: null, regroups: true },
  overwatch: { movesLeft: 0, toHit: null, regroups: false },
  sustainedFire: { movesLeft: 0, toHit: 1, regroups: false },
  hold: { movesLeft: 0, toHit: null, regroups: false },
} as const satisfies Readonly<Record<string, Order>>;

/** The frame of an action that moves, shoots or regroups. */
export const actionFrame = (action: keyof typeof ORDERS | 'roadMarch', { seat, formations }: Taking) => ({
  activity: 'action' as const,
  context: {
    seat,
    formations: [...formations],
    action,
    mover: 0,
    ...ORDERS[action === 'roadMarch' ? 'march' : action],
  },
});

const free = (): null => null;

const ground = (
  action: keyof typeof ORDERS,
  rule: RuleId,
  barred: (look: L, formation: string) => RuleId | null = free,
): Action => ({
  rule,
  suits: ({ state }, formation) => isOnTheGround(state, formation),
  barred,
  starts: (_, taking) => actionFrame(action, taking),
});

/** EA-1.6.1-13. EA-1.7.3-08: a formation in an enemy zone of control takes an action with a move. */
const staysPut = (look: L, formation: string): RuleId | null =>
  isCoherent(look, formation) ? (isInEnemyZone(look, formation) ? 'EA-1.7.3-08' : null) : 'EA-1.6.1-13';

/** EA-1.6.1-10. EA-1.6.1-11, EA-1.10-02. */
function staysReady(look: L, formation: string): RuleId | null {
  const own = standing(look, formation);
  const isFoe = (id: string): boolean => areEnemyFormations(look.state, formation, id);
  if (tableTop(look).units.some((other) => isFoe(other.id) && areWithin(own, other, cm(15)))) return 'EA-1.6.1-10';
  return isCoherent(look, formation) ? null : 'EA-1.6.1-11';
}

export const groundActions = {
  advance: ground('advance', 'EA-1.6.1-04'),
  double: ground('double', 'EA-1.6.1-06'),
  march: ground('march', 'EA-1.6.1-07'),
  marshal: ground('marshal', 'EA-1.6.1-08'),
  overwatch: ground('overwatch', 'EA-1.6.1-09', staysReady),
  sustainedFire: ground('sustainedFire', 'EA-1.6.1-12', staysPut),
};
