import type { RuleId } from '@walstatt/engine';
import { tableTop } from '../1-00-materials/table-top.ts';
import { areEnemyFormations, isOnTheGround } from '../1-02-formations/formations.ts';
import type { L } from '../kit.ts';
import { type Shot, shootersOf, usuallySuppressed } from './suppression.ts';

/** EA-1.9.1-01, EA-1.9.2-01, EA-1.9.2-09: what keeps a formation from shooting at another one. */
export function whyNotTarget(look: L, shot: Shot): RuleId | null {
  if (!(shot.target in look.state.formations) || !areEnemyFormations(look.state, shot.formation, shot.target))
    return 'EA-1.9.1-01';
  if (!isOnTheGround(look.state, shot.target) || shootersOf(look, shot, []).length === 0) return 'EA-1.9.2-01';
  return shootersOf(look, shot, usuallySuppressed(look, shot)).length === 0 ? 'EA-1.9.2-09' : null;
}

/** The enemy formations that a formation can shoot at now. */
export const targetsOf = (look: L, formation: string): string[] =>
  tableTop(look)
    .units.map(({ id }) => id)
    .filter((target) => whyNotTarget(look, { formation, target }) === null);
