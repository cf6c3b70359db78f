import type { NotationProblem } from '@walstatt/engine/files';
import { BATTLE_SIZES } from '../data/battle-sizes.ts';
import { pointsOf } from '../rows/recruit.ts';
import type { ArmyBook, Roster } from '../sheet.ts';
import { readArmy } from './read.ts';

/** What an army file contains, in a few words, and which of it is not enforced; or what is wrong with it. */
export function checkArmy(
  text: string,
): { readonly about: string } | { readonly problems: readonly NotationProblem[] } {
  const read = readArmy(text);
  if (!read.ok) return { problems: read.problems.map(withRule) };
  const book = read.army;
  const lists = Object.entries(book.rosters).map(([id, roster]) => `${id} ${costOf(book, roster)}`);
  const about = [
    `an army of wh40k-10e: ${Object.keys(book.sheets).length} datasheets`,
    `lists: ${lists.join(', ') || 'none'}`,
    ...notesOf(book).map((note) => `not enforced, play it yourselves: ${note}`),
  ];
  return { about: about.join('; ') };
}

function costOf(book: ArmyBook, roster: Roster): string {
  const points = Object.values(roster.units).reduce((sum, unit) => sum + pointsOf(book, roster, unit), 0);
  return `${points} of ${BATTLE_SIZES[roster.size]!.points} points`;
}

/** Every rule in free words, with the datasheet, detachment or enhancement that it belongs to. */
const notesOf = (book: ArmyBook): string[] =>
  [
    ...Object.values(book.sheets),
    ...Object.values(book.detachments).flatMap((d) => [d, ...Object.values(d.enhancements)]),
  ].flatMap(({ name, notes = [] }) => notes.map((note) => `${name}: ${note}`));

const withRule = (p: NotationProblem): NotationProblem =>
  p.rule === undefined ? p : { ...p, message: `${p.message} [${p.rule}]` };
