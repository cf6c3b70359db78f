import { type Body, gapAtMost } from '@walstatt/geometry';
import { cm } from '../1-00-materials/cm.ts';
import { isNear, standing, tableTop } from '../1-00-materials/table-top.ts';
import { countOf, hasAbility } from '../1-01-units/units.ts';
import { areEnemyFormations } from '../1-02-formations/formations.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

const ZONE = cm(5);
const SCOUTS = cm(10);

/**
 * EA-1.7.3-01, EA-2.1.12-02: how far a unit's zone of control reaches. EA-1.7.3-05, EA-3.1.2-02: a unit that has been
 * contacted in this action has none, a war engine once as many have as its starting damage capacity.
 */
export function zoneOf(s: State, unit: string, contacted: readonly string[] = []): number {
  let touched = 0;
  for (const id of contacted) if (id === unit) touched++;
  if (touched >= countOf(s, unit)) return 0;
  return hasAbility(s, unit, 'scout') ? SCOUTS : ZONE;
}

/** A unit that has a zone of control, where it stands. */
export type Zone = { readonly unit: string; readonly formation: string; readonly body: Body; readonly reach: number };

/** The zones of control of all enemies of a formation. EA-G-43: passengers have none. */
export function enemyZones(look: L, formation: string, contacted: readonly string[] = []): Zone[] {
  const zones: Zone[] = [];
  for (const { id, units, bodies } of tableTop(look).units) {
    if (!areEnemyFormations(look.state, formation, id)) continue;
    units.forEach((unit, i) => {
      zones.push({ unit, formation: id, body: bodies[i]!, reach: zoneOf(look.state, unit, contacted) });
    });
  }
  return zones;
}

/** EA-G-05: exactly at its border is inside. */
export const isInZone = (body: Body, { body: other, reach }: Zone): boolean =>
  reach > 0 && gapAtMost(body, other, reach);

/** EA-1.7.3-07: whether any unit of a formation is in an enemy zone of control. */
export function isInEnemyZone(look: L, formation: string): boolean {
  const own = standing(look, formation);
  return enemyZones(look, formation).some(({ body, reach }) => reach > 0 && isNear(body, own, reach));
}
