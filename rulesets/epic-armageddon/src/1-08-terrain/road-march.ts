import type { RuleId } from '@walstatt/engine';
import { standing } from '../1-00-materials/table-top.ts';
import { profileOf } from '../1-01-units/units.ts';
import { isOnTheGround } from '../1-02-formations/formations.ts';
import type { Action } from '../1-06-action-phase/action-of.ts';
import { actionFrame } from '../1-06-action-phase/ground-actions.ts';
import type { Manner } from '../1-07-movement/manner.ts';
import type { L } from '../kit.ts';
import { isOnRoad, staysOnRoad } from './roads.ts';

/** EA-1.8.4-09: the formation marches without a test if all its units begin on a road. */
export const roadMarch: Action = {
  rule: 'EA-1.8.4-09',
  suits: ({ state }, formation) => isOnTheGround(state, formation),
  barred: (look, formation): RuleId | null => (allOnRoad(look, formation) ? null : 'EA-1.8.4-09'),
  starts: (_, taking) => actionFrame('roadMarch', taking),
  untested: 'EA-1.8.4-09',
};

const allOnRoad = (look: L, formation: string): boolean =>
  standing(look, formation).spots.every((spot) => isOnRoad(look, spot));

/** EA-1.8.4-10: in all three moves all of its units stay on the road. */
export const roadMarchMove: Manner = {
  rule: 'EA-1.8.4-08',
  far: ({ state }, { unit }) => profileOf(state, unit).speed,
  zones: 'closed',
  coherency: 'losses',
  roads: true,
  transports: true,
  watched: true,
  leavesZones: true,
  judge(look, { ways }) {
    const strayed = ways.find(({ spots }) => spots.some((to, i) => i > 0 && !staysOnRoad(look, spots[i - 1]!, to)));
    return strayed === undefined ? null : { code: 'offRoad', rule: 'EA-1.8.4-10', args: { unit: strayed.unit } };
  },
};
