import {
  type ArmyList,
  type ListedFormation,
  listedIn,
  optionFor,
  type Roster,
  type RosterFormation,
} from '../army-list.ts';
import type { ArmyBook } from '../file/book.ts';
import { type Force, type ForceFormation, type OwnSheets, profileFor } from '../force.ts';
import { LISTS } from '../lists/lists.ts';
import { compose, isKind } from './compose.ts';

/** A file's own army list comes before those of the game. */
export const listOf = (book: ArmyBook | null, id: string): ArmyList | undefined =>
  book?.list?.id === id ? book.list : Object.hasOwn(LISTS, id) ? LISTS[id] : undefined;

export const ownSheets = (book: ArmyBook | null): OwnSheets | null =>
  book === null || Object.keys(book.sheets).length === 0 ? null : { id: book.id, sheets: book.sheets };

/** EA-5-01: what a formation costs with everything that is added to it. */
export function costOf(listed: ListedFormation, { units, add }: RosterFormation): number {
  let points = listed.points + compose(listed, units).points;
  for (const [ref, count] of Object.entries(add)) points += (optionFor(listed, ref)?.points ?? 0) * count;
  return points;
}

export function pointsOf(list: ArmyList, roster: Roster): number {
  let points = 0;
  for (const entry of Object.values(roster.formations)) {
    const listed = listedIn(list, entry.formation);
    if (listed !== undefined) points += costOf(listed, entry);
  }
  return points;
}

/** EA-1.2.1-01: an army bought from a list as a force. The roster has been judged before. */
export function enlist(book: ArmyBook | null, roster: Roster): Force {
  const list = listOf(book, roster.list)!;
  const own = ownSheets(book);
  const formations = Object.entries(roster.formations).map(([id, entry]): [string, ForceFormation] => [
    id,
    formationOf(list, entry, own),
  ]);
  return { strategyRating: list.strategyRating, formations: Object.fromEntries(formations), own };
}

function formationOf(list: ArmyList, entry: RosterFormation, own: OwnSheets | null): ForceFormation {
  const listed = listedIn(list, entry.formation)!;
  const added = Object.entries(entry.add).flatMap(([ref, count]) => Array<string>(count).fill(ref));
  const isCharacter = (ref: string): boolean => profileFor(own, ref).type === 'character';
  const replaced = added.map((ref) => optionFor(listed, ref)!.insteadOf);
  const kept = compose(listed, entry.units).units.filter(
    (ref) => !replaced.some((sheet) => sheet !== null && isKind(ref, sheet)),
  );
  return {
    name: entry.name ?? listed.name,
    initiative: listed.initiative ?? list.initiative,
    rules: listed.rules ?? list.rules,
    points: costOf(listed, entry),
    units: [...kept, ...added.filter((ref) => !isCharacter(ref))],
    characters: added.filter(isCharacter),
    host: entry.host,
  };
}
