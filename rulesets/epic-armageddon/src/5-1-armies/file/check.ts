import type { CheckedArmy } from '@walstatt/engine';
import type { NotationProblem } from '@walstatt/engine/files';
import { listOf, pointsOf } from '../muster/enlist.ts';
import { unenforcedOf } from '../unenforced.ts';
import { readArmy } from './read.ts';

/** What an army file contains, in a few words, and what of it nothing enforces; or what is wrong with it. */
export function checkArmy(text: string): CheckedArmy | { readonly problems: readonly NotationProblem[] } {
  const read = readArmy(text);
  if (!read.ok) return { problems: read.problems.map(withRule) };
  const book = read.army;
  const lists = Object.entries(book.rosters).map(
    ([id, roster]) => `${id} ${pointsOf(listOf(book, roster.list)!, roster)} of ${roster.points} points`,
  );
  const about = [
    `an army of epic-armageddon: ${Object.keys(book.sheets).length} datasheets`,
    `${Object.keys(book.list?.formations ?? {}).length} formations`,
    `lists: ${lists.join(', ') || 'none'}`,
  ];
  return { about: about.join('; '), unenforced: unenforcedOf(book) };
}

const withRule = (p: NotationProblem): NotationProblem =>
  p.rule === undefined ? p : { ...p, message: `${p.message} [${p.rule}]` };
