import { CONTACT_GAP, gapToRegionAtMost, lengthInside, type Solid, spaceGapAtMost } from '@walstatt/geometry';
import { boxesMeet, grown } from '@walstatt/tabletop';
import { areEnemyUnits } from '../01-units/units.ts';
import { inch, type Standing, standing, tableTop } from '../04-measuring/table-top.ts';
import type { State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** WH-TERRAIN-15, WH-TERRAIN-16: how far one charges and fights across a barricade. */
export const REACH_ACROSS = inch(2);

const AT_THE_BARRICADE = inch(1);

export const hasBarricades = ({ terrain }: State): boolean =>
  Object.values(terrain).some(({ kind }) => kind === 'barricade');

/** On opposite sides of this feature, within 2" of one another. */
const isBetween = ({ footprint }: Terrain, a: Solid, b: Solid): boolean =>
  spaceGapAtMost(a, b, REACH_ACROSS) && lengthInside(a.body.centre, b.body.centre, [footprint]) > 0;

/** WH-TERRAIN-16, WH-G-30: can these two fight across a barricade, though they may not be in engagement range? */
export const canFightAcross = ({ state: { terrain } }: L, a: Solid, b: Solid): boolean =>
  Object.values(terrain).some((t) => t.kind === 'barricade' && isBetween(t, a, b));

/** WH-TERRAIN-16: the enemy units that a unit can fight across barricades. */
export const enemiesAcross = (look: L, unit: string): readonly string[] =>
  look.memo('enemiesAcross', unit, () => {
    if (!hasBarricades(look.state)) return [];
    const { measured, box } = standing(look, unit);
    const near = grown(box, REACH_ACROSS);
    return tableTop(look).units.flatMap((other) =>
      areEnemyUnits(look.state, unit, other.id) &&
      boxesMeet(near, other.box) &&
      measured.some((own) => other.measured.some((foe) => canFightAcross(look, own, foe)))
        ? [other.id]
        : [],
    );
  });

/**
 * WH-TERRAIN-15, WH-G-114: does a charge end against a target across a barricade? The target is within 1" of it, and a
 * charger touches it, within 2" of the target.
 */
export function endsAcross({ state: { terrain } }: L, ends: Standing, target: Standing): boolean {
  return Object.values(terrain).some((t) => {
    if (t.kind !== 'barricade') return false;
    if (!target.bodies.some((foe) => gapToRegionAtMost(foe, t.footprint, AT_THE_BARRICADE))) return false;
    const atIt = ends.measured.filter((own) => gapToRegionAtMost(own.body, t.footprint, CONTACT_GAP));
    return atIt.some((own) => target.measured.some((foe) => isBetween(t, own, foe)));
  });
}

/** The barricades across which a target can be charged, as things to stand beside. */
export const barricadesAt = ({ state: { terrain } }: L, target: Standing): Solid[] =>
  Object.values(terrain).flatMap(({ kind, footprint }) =>
    kind === 'barricade' && target.bodies.some((foe) => gapToRegionAtMost(foe, footprint, AT_THE_BARRICADE))
      ? [{ body: { kind: 'hull' as const, centre: footprint[0]!, points: footprint }, bottom: 0, height: 0 }]
      : [],
  );
