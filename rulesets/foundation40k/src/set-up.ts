import { type Plain, type Problem, type Setup, seededRng } from '@walstatt/engine';
import type { Force } from './army/force.ts';
import { starterForces } from './data/forces.ts';
import { recruit } from './data/recruit.ts';
import { codec, type State, type Terrain } from './generated/state.ts';
import { randomTable } from './terrain/random.ts';
import { starterTable } from './terrain/starter.ts';

export const SCENARIOS = ['annihilation', 'kingOfTheHill', 'secretLoot', 'captureObjectives'] as const;

/** FD-SCENARIO-04. */
const LOOT = [3, 3, 3, 2, 2, 1];

const SEATS = ['red', 'blue'] as const;
const FORCES: Readonly<Record<string, string>> = { red: 'marines', blue: 'orks' };

type SetUp = { readonly state: State } | { readonly problems: readonly Problem[] };

/**
 * FD-NEED-01, FD-GAP-93: any force is legal by agreement. `forces` gives a starter force by name or a whole force for each
 * seat, `table` is `starter`, a number (seed of a random table) or terrain rows.
 */
export function setUp(setup: Setup): SetUp {
  const problems: Problem[] = [];
  const scenario = setup.scenario ?? 'annihilation';
  if (!(SCENARIOS as readonly string[]).includes(scenario))
    problems.push({ path: ['scenario'], expected: `one of ${SCENARIOS.join(', ')}`, got: scenario });
  const forces = SEATS.map((seat) => forceFor(setup, seat, problems));
  if (problems.length > 0) return { problems };
  const [red, blue] = forces.map((f, i) => recruit(f!, SEATS[i]!, sameNames(forces) ? SEATS[i]!.slice(0, 1) : ''));
  const player = (units: object, waaagh: boolean) => ({
    waaagh: waaagh ? 'ready' : 'none',
    unitsLeft: Object.keys(units).length,
  });
  const parsed = codec.parseState({
    options: setup.options ?? {},
    seats: SEATS.map((id) => ({ id, side: id })),
    mission: scenario,
    players: { red: player(red!.units, red!.waaagh), blue: player(blue!.units, blue!.waaagh) },
    profiles: { ...red!.profiles, ...blue!.profiles },
    weapons: { ...red!.weapons, ...blue!.weapons },
    units: { ...red!.units, ...blue!.units },
    models: { ...red!.models, ...blue!.models },
    terrain: tableFor(setup.table),
    loot: scenario === 'secretLoot' ? LOOT : [],
  });
  return parsed.ok ? { state: parsed.value } : { problems: parsed.problems };
}

/** Two forces whose units have the same ids get the colour's letter in front. */
function sameNames(forces: readonly (Force | null)[]): boolean {
  const [a, b] = forces.map((f) => Object.keys(f?.units ?? {}));
  return a!.some((id) => b!.includes(id));
}

function forceFor(setup: Setup, seat: string, problems: Problem[]): Force | null {
  const given = (setup['forces'] as Readonly<Record<string, Plain>> | undefined)?.[seat] ?? FORCES[seat]!;
  if (typeof given === 'object' && given !== null) return given as unknown as Force;
  const force = starterForces[String(given)];
  if (force !== undefined) return force;
  problems.push({
    path: ['forces', seat],
    expected: `one of ${Object.keys(starterForces).join(', ')}, or a force`,
    got: String(given),
  });
  return null;
}

function tableFor(given: Plain | undefined): Readonly<Record<string, Terrain>> {
  if (typeof given === 'number') return randomTable(seededRng(given));
  if (typeof given === 'object' && given !== null) return given as unknown as Record<string, Terrain>;
  return starterTable;
}
