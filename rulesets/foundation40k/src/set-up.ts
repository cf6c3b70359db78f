import type { Plain, Problem, Setup } from '@walstatt/engine';
import { describe, isPlainObject } from '@walstatt/engine/files';
import { chooseTable } from './15-amount-of-terrain/choose.ts';
import type { Force } from './army/force.ts';
import { muster } from './army/muster.ts';
import { readForce } from './army/read-force.ts';
import { recruit } from './data/recruit.ts';
import { codec, type State } from './generated/state.ts';

export const SCENARIOS = ['annihilation', 'kingOfTheHill', 'secretLoot', 'captureObjectives'] as const;

/** FD-SCENARIO-04. */
const LOOT = [3, 3, 3, 2, 2, 1];

export const SEATS = ['red', 'blue'] as const;

type SetUp = { readonly state: State } | { readonly problems: readonly Problem[] };
type Rows = Pick<State, 'units' | 'models' | 'profiles' | 'weapons'> & { readonly waaagh: readonly string[] };

/**
 * FD-NEED-01, FD-GAP-93: any force is legal if the players agree. `armies` gives a starter force or an army file for
 * each seat (programs may hand over whole `forces` instead). `table` is `starter`, `empty`, the number of a random
 * table, or pieces.
 */
export function setUp(setup: Setup): SetUp {
  const problems: Problem[] = [];
  const scenario = setup.scenario ?? 'annihilation';
  const rows = rowsOf(setup, problems);
  const table = chooseTable(setup['table']);
  if ('problems' in table) problems.push(...table.problems);
  if (rows === null || 'problems' in table) return { problems };
  const player = (seat: string) => ({
    waaagh: rows.waaagh.includes(seat) ? 'ready' : 'none',
    unitsLeft: Object.values(rows.units).filter((u) => u.owner === seat).length,
  });
  const { units, models, profiles, weapons } = rows;
  const parsed = codec.parseState({
    options: setup.options ?? {},
    seats: SEATS.map((id) => ({ id, side: id })),
    mission: scenario,
    players: Object.fromEntries(SEATS.map((seat) => [seat, player(seat)])),
    profiles,
    weapons,
    units,
    models,
    terrain: table.terrain,
    loot: scenario === 'secretLoot' ? LOOT : [],
  });
  return parsed.ok ? { state: parsed.value } : { problems: parsed.problems };
}

function rowsOf(setup: Setup, problems: Problem[]): Rows | null {
  if (setup['forces'] !== undefined) return readForces(setup['forces'], problems);
  const mustered = muster(setup['armies'], SEATS);
  if ('muster' in mustered) return mustered.muster;
  problems.push(...mustered.problems);
  return null;
}

function readForces(forces: Plain, problems: Problem[]): Rows | null {
  const given: Readonly<Record<string, unknown>> = isPlainObject(forces) ? forces : {};
  const strangers = Object.keys(given).filter((seat) => !(SEATS as readonly string[]).includes(seat));
  if (!isPlainObject(forces) || strangers.length > 0) {
    problems.push({ path: ['forces'], expected: `forces by seat: ${SEATS.join(', ')}`, got: describe(forces) });
    return null;
  }
  const read = SEATS.map((seat) => readForce(given[seat]));
  read.forEach((force, i) => {
    if (force.ok) return;
    problems.push(...force.problems.map((p) => ({ ...p, path: ['forces', SEATS[i]!, ...p.path] })));
  });
  return read.every((force) => force.ok) ? ranged(read.map((force) => force.value)) : null;
}

/** Whole forces, one for each seat. */
function ranged(forces: readonly Force[]): Rows {
  const rows: Rows & { waaagh: string[] } = { units: {}, models: {}, profiles: {}, weapons: {}, waaagh: [] };
  forces.forEach((force, i) => {
    const seat = SEATS[i]!;
    const clash = Object.keys(force.units).some((id) => Object.hasOwn(rows.units, id));
    const { units, models, profiles, weapons, waaagh } = recruit(force, seat, clash ? `${seat}.` : '');
    Object.assign(rows.units, units);
    Object.assign(rows.models, models);
    Object.assign(rows.profiles, profiles);
    Object.assign(rows.weapons, weapons);
    if (waaagh) rows.waaagh.push(seat);
  });
  return rows;
}
