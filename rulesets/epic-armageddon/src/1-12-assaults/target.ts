import { cm } from '../1-00-materials/cm.ts';
import { areWithin, standing, tableTop } from '../1-00-materials/table-top.ts';
import { areEnemyFormations } from '../1-02-formations/formations.ts';
import type { L } from '../kit.ts';

/** EA-1.12.2-01: any enemy formation on the table. */
export const targetsOf = (look: L, formation: string): string[] =>
  tableTop(look).units.flatMap(({ id }) => (areEnemyFormations(look.state, formation, id) ? [id] : []));

/** EA-G-10: scouts are no exception. */
const MINGLED = cm(5);

/** EA-1.12.10-02: the formations of the same side that have units within 5 cm of a target. */
export const intermingledWith = (look: L, formation: string, target: string): string[] =>
  targetsOf(look, formation).filter(
    (id) => id !== target && areWithin(standing(look, id), standing(look, target), MINGLED),
  );
