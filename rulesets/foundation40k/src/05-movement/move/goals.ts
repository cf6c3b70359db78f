import type { Point } from '@walstatt/geometry';
import { enemyUnits } from '../../01-units/units.ts';
import { HILL } from '../../20-scenarios/objectives.ts';
import type { L } from '../../kit.ts';
import { centreOf } from './formation.ts';

/** Places that help to win if a move leads there, the nearest first: markers or the hill, then enemies. */
export function goalsOf(look: L, unit: string): Point[] {
  const at = centreOf(look, unit);
  const far = (p: Point): number => Math.abs(p.x - at.x) + Math.abs(p.y - at.y);
  const markers = Object.values(look.state.objectives).map((o) => o.at);
  const places = look.state.mission === 'kingOfTheHill' ? [HILL] : markers;
  const foes = enemyUnits(look.state, unit).map((id) => centreOf(look, id));
  return [...places.sort((p, q) => far(p) - far(q)).slice(0, 3), ...foes.sort((p, q) => far(p) - far(q))];
}
