import type { Plain, Problem, SeatId } from '@walstatt/engine';
import { describe, isPlainObject, nearest, showProblem } from '@walstatt/engine/files';
import { starterForces } from '../data/forces.ts';
import { type Recruits, recruit } from '../data/recruit.ts';
import { type Force, forceOf } from './force.ts';
import { readArmy } from './read.ts';

/** Rows of all seats together, and which seats may shout (FD-SPECIAL-17). */
export type Muster = Omit<Recruits, 'waaagh'> & { readonly waaagh: readonly SeatId[]; readonly points: Points };
type Points = Readonly<Record<SeatId, number>>;

/**
 * FD-NEED-01, FD-GAP-93: the forces of a set-up. Each seat has the name of a starter force, the text of an army file
 * with one list, or `{army: text, list: name}`. Seats that are not named get the starter forces in order.
 */
export function muster(
  armies: Plain | undefined,
  seats: readonly SeatId[],
): { readonly muster: Muster } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  if (armies !== undefined && !isPlainObject(armies))
    return { problems: [{ path: ['armies'], expected: `armies by seat: ${seats.join(', ')}`, got: describe(armies) }] };
  const choices = (armies ?? {}) as Readonly<Record<string, Plain>>;
  for (const seat of Object.keys(choices)) {
    if (!seats.includes(seat)) problems.push(problem(['armies', seat], 'a seat', describe(seat), nearest(seat, seats)));
  }
  const forces = seats.map((seat, i): Force | null => {
    const path = ['armies', seat];
    const choice = Object.hasOwn(choices, seat) ? choices[seat]! : starterName(i);
    const chosen = chooseForce(choice, path);
    if ('force' in chosen) return chosen.force;
    problems.push(...chosen.problems);
    return null;
  });
  if (problems.length > 0) return { problems };
  const clash = sameNames(seats, forces as Force[]);
  return clash === null ? { muster: together(seats, forces as Force[]) } : { problems: [clash] };
}

/** Two army files with the same name but different weapons or profiles cannot meet on one table. */
function sameNames(seats: readonly SeatId[], forces: readonly Force[]): Problem | null {
  const seen = new Map<string, string>();
  for (const [i, { profiles, weapons }] of forces.entries()) {
    for (const [table, rows] of Object.entries({ profiles, weapons })) {
      for (const [id, row] of Object.entries(rows)) {
        const written = JSON.stringify(row);
        const known = seen.get(`${table} ${id}`);
        if (known !== undefined && known !== written)
          return problem(['armies', seats[i]!], `an army of another name: another has ${table} ${id}, too`, written);
        seen.set(`${table} ${id}`, written);
      }
    }
  }
  return null;
}

const starterName = (i: number): string => {
  const names = Object.keys(starterForces);
  return names[i % names.length]!;
};

function problem(path: readonly string[], expected: string, got: string, hint?: string): Problem {
  return hint === undefined ? { path, expected, got } : { path, expected, got, hint };
}

type Chosen = { readonly force: Force } | { readonly problems: readonly Problem[] };

function chooseForce(choice: Plain, path: readonly string[]): Chosen {
  const wrong = (expected: string, got: string, hint?: string): Chosen => ({
    problems: [problem(path, expected, got, hint)],
  });
  if (typeof choice === 'string') {
    if (Object.hasOwn(starterForces, choice)) return { force: starterForces[choice]! };
    const names = Object.keys(starterForces);
    if (!choice.includes(':'))
      return wrong('a starter force or an army file', describe(choice), nearest(choice, names));
    return listOf(choice, null, path);
  }
  if (!isPlainObject(choice) || typeof choice['army'] !== 'string')
    return wrong('a starter force, the text of an army file, or {army: text, list: name}', describe(choice));
  const { army, list, ...rest } = choice;
  const more = Object.keys(rest)[0];
  if (more !== undefined) return wrong('army and list only', describe(more));
  if (list !== undefined && typeof list !== 'string') return wrong('the name of a list', describe(list));
  return listOf(army as string, (list as string | undefined) ?? null, path);
}

function listOf(text: string, list: string | null, path: readonly string[]): Chosen {
  const read = readArmy(text);
  if (!read.ok) return { problems: read.problems.map((p) => problem(path, 'a right army file', showProblem(p))) };
  const { army } = read;
  const names = Object.keys(army.lists);
  if (names.length === 0)
    return { problems: [problem(path, 'an army file with a list', `${army.id}, which has none`)] };
  const chosen = list ?? (names.length === 1 ? names[0]! : null);
  if (chosen === null) return { problems: [problem(path, `{army, list}: one of ${names.join(', ')}`, 'no list')] };
  if (!Object.hasOwn(army.lists, chosen))
    return { problems: [problem(path, `a list of ${army.id}`, describe(chosen), nearest(chosen, names))] };
  return { force: forceOf(army, army.lists[chosen]!) };
}

/**
 * All rows. A unit of a later seat that shares its name with one of an earlier seat gets the seat's name as a prefix.
 */
function together(seats: readonly SeatId[], forces: readonly Force[]): Muster {
  const all: Omit<Recruits, 'waaagh'> = { units: {}, models: {}, profiles: {}, weapons: {} };
  const waaagh: SeatId[] = [];
  const points: Record<SeatId, number> = {};
  forces.forEach((force, i) => {
    const seat = seats[i]!;
    const clash = Object.keys(force.units).some((id) => Object.hasOwn(all.units, id));
    const rows = recruit(force, seat, clash ? `${seat}.` : '');
    Object.assign(all.units, rows.units);
    Object.assign(all.models, rows.models);
    Object.assign(all.profiles, rows.profiles);
    Object.assign(all.weapons, rows.weapons);
    if (rows.waaagh) waaagh.push(seat);
    points[seat] = force.points;
  });
  return { ...all, waaagh, points };
}
