import { type ListedFormation, type RosterFormation, sheetIn, type UnitGroup, type UnitRef } from '../army-list.ts';

/** The units of a formation as it was bought, before anything is added to it, and what its kinds cost. */
export type Composed = {
  readonly units: readonly UnitRef[];
  readonly points: number;
  readonly left: readonly UnitRef[];
};

/**
 * What a formation consists of. Where the list leaves a choice, the kinds that are named are taken, and the rest are of
 * the first kind. `left` are kinds for which there was no room.
 */
export function compose(listed: ListedFormation, chosen: RosterFormation['units']): Composed {
  const wanted = new Map(Object.entries(chosen));
  const units: UnitRef[] = [];
  let points = 0;
  for (const group of listed.units) {
    const taken = takeFrom(wanted, group);
    const rest = group.count - taken.length;
    for (const ref of [...taken, ...Array<UnitRef>(rest).fill(group.of[0]!.unit)]) {
      units.push(ref);
      points += group.of.find(({ unit }) => isKind(ref, unit))!.points;
    }
  }
  return { units, points, left: [...wanted].flatMap(([ref, count]) => (count > 0 ? [ref] : [])) };
}

/** A datasheet stands for itself with any choice of its weapons. */
export const isKind = (ref: UnitRef, kind: UnitRef): boolean => ref === kind || sheetIn(ref) === kind;

function takeFrom(wanted: Map<UnitRef, number>, { count, of }: UnitGroup): UnitRef[] {
  const taken: UnitRef[] = [];
  for (const [ref, number] of wanted) {
    if (!of.some(({ unit }) => isKind(ref, unit))) continue;
    const n = Math.min(number, count - taken.length);
    taken.push(...Array<UnitRef>(n).fill(ref));
    wanted.set(ref, number - n);
  }
  return taken;
}
