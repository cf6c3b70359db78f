import type { NotationProblem } from '@walstatt/engine/files';
import { listOf, pointsOf } from '../muster/enlist.ts';
import { readArmy } from './read.ts';

/** What an army file contains, in a few words, and which of it is not enforced; or what is wrong with it. */
export function checkArmy(
  text: string,
): { readonly about: string } | { readonly problems: readonly NotationProblem[] } {
  const read = readArmy(text);
  if (!read.ok) return { problems: read.problems.map(withRule) };
  const book = read.army;
  const lists = Object.entries(book.rosters).map(
    ([id, roster]) => `${id} ${pointsOf(listOf(book, roster.list)!, roster)} of ${roster.points} points`,
  );
  const notes = Object.values(book.sheets).flatMap(({ name, notes: own }) => own.map((note) => `${name.en}: ${note}`));
  return {
    about: [
      `an army of epic-armageddon: ${Object.keys(book.sheets).length} datasheets`,
      `${Object.keys(book.list?.formations ?? {}).length} formations`,
      `lists: ${lists.join(', ') || 'none'}`,
      ...notes.map((note) => `not enforced, play it yourselves: ${note}`),
    ].join('; '),
  };
}

const withRule = (p: NotationProblem): NotationProblem =>
  p.rule === undefined ? p : { ...p, message: `${p.message} [${p.rule}]` };
