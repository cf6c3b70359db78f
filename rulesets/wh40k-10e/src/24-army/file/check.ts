import type { CheckedArmy } from '@walstatt/engine';
import type { NotationProblem } from '@walstatt/engine/files';
import { BATTLE_SIZES } from '../data/battle-sizes.ts';
import { pointsOf } from '../rows/recruit.ts';
import type { ArmyBook, Roster } from '../sheet.ts';
import { unenforcedOf } from '../unenforced.ts';
import { readArmy } from './read.ts';

/** What an army file contains, in a few words, and what of it nothing enforces; or what is wrong with it. */
export function checkArmy(text: string): CheckedArmy | { readonly problems: readonly NotationProblem[] } {
  const read = readArmy(text);
  if (!read.ok) return { problems: read.problems.map(withRule) };
  const book = read.army;
  const lists = Object.entries(book.rosters).map(([id, roster]) => `${id} ${costOf(book, roster)}`);
  const about = [
    `an army of wh40k-10e: ${Object.keys(book.sheets).length} datasheets`,
    `lists: ${lists.join(', ') || 'none'}`,
  ];
  return { about: about.join('; '), unenforced: unenforcedOf(book) };
}

function costOf(book: ArmyBook, roster: Roster): string {
  const points = Object.values(roster.units).reduce((sum, unit) => sum + pointsOf(book, roster, unit), 0);
  return `${points} of ${BATTLE_SIZES[roster.size]!.points} points`;
}

const withRule = (p: NotationProblem): NotationProblem =>
  p.rule === undefined ? p : { ...p, message: `${p.message} [${p.rule}]` };
