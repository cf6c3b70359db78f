import type { Point } from '@walstatt/geometry';
import { BOARD, inch } from '../../01-units/space.ts';
import { enemyUnits, isOnTable } from '../../01-units/units.ts';
import { HILL, HOLDS, hillReach } from '../../20-scenarios/objectives.ts';
import { ownEdge } from '../../20-scenarios/sides/own-edge.ts';
import type { L } from '../../kit.ts';
import { apart, middleOf } from './middle.ts';

/** What the scenario is fought for, and where units are headed. */

/** The name that the middle of the table has as an aim in King of the Hill. */
export const HILLTOP = 'hilltop';

/** The places that the scenario rewards. */
export function prizesOf(look: L): readonly string[] {
  const { mission, objectives } = look.state;
  return mission === 'kingOfTheHill' ? [HILLTOP] : Object.keys(objectives);
}

export const prizeAt = (look: L, prize: string): Point => (prize === HILLTOP ? HILL : look.state.objectives[prize]!.at);

/** How near a model must come to hold the place. */
export const holdsWithin = (look: L, prize: string): number => (prize === HILLTOP ? hillReach(look) : HOLDS);

/** Where a unit is headed: its aim, or else the enemy, who may not have come yet. */
export function aimedAt(look: L, unit: string, aim: string | null): Point | null {
  const s = look.state;
  if (aim !== null) {
    if (Object.hasOwn(s.units, aim)) return isOnTable(s, aim) ? middleOf(look, aim) : null;
    return prizeAt(look, aim);
  }
  const foes = enemyUnits(s, unit).map((id) => middleOf(look, id));
  if (foes.length > 0)
    return {
      x: foes.reduce((n, p) => n + p.x, 0) / foes.length,
      y: foes.reduce((n, p) => n + p.y, 0) / foes.length,
    };
  const own = ownEdge(s, s.units[unit]!.owner);
  return { x: BOARD.width / 2, y: own === 'south' ? BOARD.depth - inch(6) : inch(6) };
}

const NEAREST = 5;

/** The enemies on the table, the nearest first. Before they have come, one stands for all of them: null. */
export function foesOf(look: L, unit: string): readonly (string | null)[] {
  const foes = enemyUnits(look.state, unit);
  if (!isOnTable(look.state, unit)) return foes.length === 0 ? [null] : foes;
  const at = middleOf(look, unit);
  return foes
    .map((id) => ({ id, far: apart(at, middleOf(look, id)) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map((f) => f.id);
}
