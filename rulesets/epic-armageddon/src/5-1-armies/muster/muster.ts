import type { Plain, Problem, SeatId } from '@walstatt/engine';
import { describe, isPlainObject, nearest, showProblem } from '@walstatt/engine/files';
import type { Roster } from '../army-list.ts';
import type { ArmyBook } from '../file/book.ts';
import { readArmy } from '../file/read.ts';
import type { Force } from '../force.ts';
import { LISTS } from '../lists/lists.ts';
import { ARMIES } from '../ready/ready.ts';
import { enlist } from './enlist.ts';

/** The armies of a battle, by seat. */
export type Muster = { readonly forces: readonly (readonly [seat: SeatId, force: Force])[] };

type Choice = { readonly book: ArmyBook | null; readonly roster: Roster } | { readonly problems: readonly Problem[] };

/** A seat, the ready army that it has if the set-up says nothing else, and the lists of the game that it may use. */
export type Buyer = {
  readonly seat: SeatId;
  readonly side: string;
  readonly army: string;
  readonly lists: readonly string[];
};

/**
 * EA-5-01, EA-5.1.1-01: the armies of a set-up. Each seat has the name of a ready army, the text of an army file with one
 * list, or `{army: text, list: name}`.
 */
export function muster(
  armies: Plain | undefined,
  buyers: readonly Buyer[],
): { readonly muster: Muster } | { readonly problems: readonly Problem[] } {
  const ids = buyers.map(({ seat }) => seat);
  if (armies !== undefined && !isPlainObject(armies))
    return { problems: [wrong(['armies'], `armies by seat: ${ids.join(', ')}`, describe(armies))] };
  const choices = (armies ?? {}) as Readonly<Record<string, Plain>>;
  const problems: Problem[] = Object.keys(choices)
    .filter((seat) => !ids.includes(seat))
    .map((seat) => wrong(['armies', seat], 'a seat', describe(seat), nearest(seat, ids)));
  const forces: [SeatId, Force][] = [];
  const totals = new Map<string, number>();
  for (const { seat, side, army, lists } of buyers) {
    const path = ['armies', seat];
    const found = choose(Object.hasOwn(choices, seat) ? choices[seat]! : army, path);
    if ('problems' in found) {
      problems.push(...found.problems);
      continue;
    }
    // EA-G-32: lists of files are free.
    const { list, points } = found.roster;
    if (Object.hasOwn(LISTS, list) && !lists.includes(list))
      problems.push(wrong(path, `an army from one of these lists: ${lists.join(', ')}`, list));
    forces.push([seat, enlist(found.book, found.roster)]);
    totals.set(side, (totals.get(side) ?? 0) + points);
  }
  if (problems.length > 0) return { problems };
  // EA-5-01: both sides buy their armies to the same total.
  const sums = [...totals.values()];
  if (sums.every((points) => points === sums[0])) return { muster: { forces } };
  return { problems: [wrong(['armies'], 'armies of the same total [EA-5-01]', `${sums.join(' and ')} points`)] };
}

function wrong(path: readonly string[], expected: string, got: string, hint?: string): Problem {
  return hint === undefined ? { path, expected, got } : { path, expected, got, hint };
}

function choose(choice: Plain, path: readonly string[]): Choice {
  const refused = (expected: string, got: string, hint?: string): Choice => ({
    problems: [wrong(path, expected, got, hint)],
  });
  if (typeof choice === 'string') {
    if (Object.hasOwn(ARMIES, choice)) return { book: null, roster: ARMIES[choice]! };
    if (choice.includes(':')) return listIn(choice, null, path);
    return refused('a ready army or an army file', describe(choice), nearest(choice, Object.keys(ARMIES)));
  }
  if (!isPlainObject(choice) || typeof choice['army'] !== 'string')
    return refused('a ready army, the text of an army file, or {army: text, list: name}', describe(choice));
  const { army, list, ...rest } = choice as Readonly<Record<string, Plain>>;
  const more = Object.keys(rest)[0];
  if (more !== undefined) return refused('army and list only', describe(more));
  if (list !== undefined && typeof list !== 'string') return refused('the name of a list', describe(list));
  return listIn(army as string, list ?? null, path);
}

function listIn(text: string, list: string | null, path: readonly string[]): Choice {
  const read = readArmy(text);
  if (!read.ok) return { problems: read.problems.map((p) => wrong(path, 'a right army file', showProblem(p))) };
  const book = read.army;
  const names = Object.keys(book.rosters);
  if (names.length === 0) return { problems: [wrong(path, 'an army file with a list', `${book.id}, which has none`)] };
  const name = list ?? (names.length === 1 ? names[0]! : null);
  if (name === null) return { problems: [wrong(path, `{army, list}: one of ${names.join(', ')}`, 'no list')] };
  if (!Object.hasOwn(book.rosters, name))
    return { problems: [wrong(path, `a list of ${book.id}`, describe(name), nearest(name, names))] };
  return { book, roster: book.rosters[name]! };
}
