import type { InBoth, Plain, Problem, SeatId } from '@walstatt/engine';
import { describe, isPlainObject, nearest, showProblem } from '@walstatt/engine/files';
import type { RuleProblem } from '@walstatt/tabletop';
import { catalogue } from '../data/catalogue.ts';
import { readArmy } from '../file/read.ts';
import { type Enlisted, type Rows, recruit } from '../rows/recruit.ts';
import type { ArmyBook, Roster } from '../sheet.ts';
import { unenforcedIn } from '../unenforced.ts';
import { judgeRoster } from './judge.ts';

/** The armies of a battle, and its size. */
export type Muster = {
  readonly rows: Rows;
  readonly size: string;
  /** What nothing enforces of the rules of both. */
  readonly unenforced: readonly InBoth[];
};

type Chosen = { readonly book: ArmyBook; readonly roster: Roster };
type Choice = Chosen | { readonly problems: readonly Problem[] };

/**
 * WH-MISSION-03, WH-MUSTER-04: the armies of a set-up. Each seat has the name of a starter army, the text of an army
 * file with one roster, or `{army: text, list: name}`. Seats that are not named get the starter armies in order.
 */
export function muster(
  armies: Plain | undefined,
  seats: readonly SeatId[],
): { readonly muster: Muster } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  if (armies !== undefined && !isPlainObject(armies))
    return { problems: [{ path: ['armies'], expected: `armies by seat: ${seats.join(', ')}`, got: describe(armies) }] };
  const choices = (armies ?? {}) as Readonly<Record<string, Plain>>;
  for (const seat of Object.keys(choices))
    if (!seats.includes(seat)) problems.push(wrong(['armies', seat], 'a seat', describe(seat), nearest(seat, seats)));
  const starters = Object.keys(catalogue.rosters);
  const chosen = seats.flatMap((seat, i): Chosen[] => {
    const choice = Object.hasOwn(choices, seat) ? choices[seat]! : starters[i % starters.length]!;
    const found = choose(choice, ['armies', seat]);
    if ('roster' in found) return [found];
    problems.push(...found.problems);
    return [];
  });
  if (problems.length > 0) return { problems };
  const size = chosen[0]!.roster.size;
  // WH-MUSTER-02: the players choose one size together.
  const other = chosen.findIndex(({ roster }) => roster.size !== size);
  if (other >= 0)
    return {
      problems: [
        wrong(['armies', seats[other]!], `an army for the same battle size: ${size}`, chosen[other]!.roster.size),
      ],
    };
  const enlisted = enlist(seats, chosen);
  const unenforced = new Map(chosen.flatMap(({ book, roster }) => unenforcedIn(book, roster)).map((n) => [n.en, n]));
  return { muster: { rows: recruit(enlisted), size, unenforced: [...unenforced.values()] } };
}

/** Units of a later seat that share their name with one of an earlier seat get the seat's name as a prefix. */
function enlist(seats: readonly SeatId[], chosen: readonly Chosen[]): Enlisted[] {
  const names = new Set<string>();
  return chosen.map(({ book, roster }, i) => {
    const units = Object.keys(roster.units);
    const prefix = units.some((id) => names.has(id)) ? `${seats[i]!}.` : '';
    for (const id of units) names.add(`${prefix}${id}`);
    return { book, roster, owner: seats[i]!, prefix };
  });
}

function wrong(path: readonly string[], expected: string, got: string, hint?: string): Problem {
  return hint === undefined ? { path, expected, got } : { path, expected, got, hint };
}

function choose(choice: Plain, path: readonly string[]): Choice {
  const refused = (expected: string, got: string, hint?: string): Choice => ({
    problems: [wrong(path, expected, got, hint)],
  });
  if (typeof choice === 'string') {
    if (Object.hasOwn(catalogue.rosters, choice)) return { book: catalogue, roster: catalogue.rosters[choice]! };
    if (choice.includes(':')) return rosterOf(choice, null, path);
    return refused('a starter army or an army file', describe(choice), nearest(choice, Object.keys(catalogue.rosters)));
  }
  if (!isPlainObject(choice) || typeof choice['army'] !== 'string')
    return refused('a starter army, the text of an army file, or {army: text, list: name}', describe(choice));
  const { army, list, ...rest } = choice as Readonly<Record<string, Plain>>;
  const more = Object.keys(rest)[0];
  if (more !== undefined) return refused('army and list only', describe(more));
  if (list !== undefined && typeof list !== 'string') return refused('the name of a list', describe(list));
  return rosterOf(army as string, list ?? null, path);
}

function rosterOf(text: string, list: string | null, path: readonly string[]): Choice {
  const read = readArmy(text);
  if (!read.ok) return { problems: read.problems.map((p) => wrong(path, 'a right army file', showProblem(p))) };
  const book = read.army;
  const names = Object.keys(book.rosters);
  if (names.length === 0) return { problems: [wrong(path, 'an army file with a list', `${book.id}, which has none`)] };
  const name = list ?? (names.length === 1 ? names[0]! : null);
  if (name === null) return { problems: [wrong(path, `{army, list}: one of ${names.join(', ')}`, 'no list')] };
  if (!Object.hasOwn(book.rosters, name))
    return { problems: [wrong(path, `a list of ${book.id}`, describe(name), nearest(name, names))] };
  const roster = book.rosters[name]!;
  const problems = judgeRoster(book, roster, [...path]).map(withRule);
  return problems.length > 0 ? { problems } : { book, roster };
}

const withRule = ({ rule, ...p }: RuleProblem): Problem =>
  rule === undefined ? p : { ...p, expected: `${p.expected} [${rule}]` };
