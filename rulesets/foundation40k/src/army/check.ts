import type { NotationProblem } from '@walstatt/engine/files';
import { forceOf } from './force.ts';
import { readArmy } from './read.ts';

/** What an army file contains, in a few words, or what is wrong with it, each mistake with its rule. */
export function checkArmy(
  text: string,
): { readonly about: string } | { readonly problems: readonly NotationProblem[] } {
  const read = readArmy(text);
  if (!read.ok) return { problems: read.problems.map(withRule) };
  const { army } = read;
  const parts = (['weapons', 'profiles', 'units'] as const).map(
    (table) => `${Object.keys(army[table]).length} ${table}`,
  );
  const lists = Object.entries(army.lists).map(([id, list]) => `${id} ${forceOf(army, list).points} points`);
  return { about: `an army of foundation40k: ${parts.join(', ')}; lists: ${lists.join(', ') || 'none'}` };
}

const withRule = (p: NotationProblem): NotationProblem =>
  p.rule === undefined ? p : { ...p, message: `${p.message} [${p.rule}]` };
