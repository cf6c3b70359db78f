import type { InBoth, Problem, SeatId, Setup } from '@walstatt/engine';
import type { Force } from '../5-1-armies/force.ts';
import { type Buyer, muster } from '../5-1-armies/muster/muster.ts';
import { recruit } from '../5-1-armies/rows/recruit.ts';
import { unenforcedIn } from '../5-1-armies/unenforced.ts';
import { codec, type State } from '../generated/state.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

/** What is played if a set-up names no scenario: the first that the book teaches. */
const FIRST = Object.keys(SCENARIOS)[0]!;

/** EA-1.4-01: rounds that nobody plays to the end. */
const NO_LIMIT = 100;

type SetUp =
  | { readonly state: State; readonly unenforced: readonly InBoth[] }
  | { readonly problems: readonly Problem[] };

/**
 * EA-5-01, EA-5.2-01: the battle before its first step: forces or armies off the table, and what lies on it. `armies` has
 * a ready army or an army file for each seat that brings one.
 */
export function setUp(setup: Setup): SetUp {
  const name = setup.scenario ?? FIRST;
  const scenario = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name]! : null;
  if (scenario === null)
    return { problems: [{ path: ['scenario'], expected: `one of ${Object.keys(SCENARIOS).join(', ')}`, got: name }] };
  const mustered = muster(setup['armies'], buyersOf(scenario));
  if ('problems' in mustered) return mustered;
  const bought = new Map(mustered.muster.forces);
  const forces = scenario.players.flatMap(({ seat, brings }): [SeatId, Force][] => {
    if ('force' in brings) return [[seat, brings.force]];
    const own: [SeatId, Force] = [seat, bought.get(seat)!];
    return brings.besides === undefined ? [own] : [[seat, brings.besides], own];
  });
  const [table, ...more] = scenario.tables;
  if (more.length > 0)
    return { problems: [{ path: ['scenario'], expected: 'a scenario on one table', got: `${name}, which has more` }] };
  const parsed = codec.parseState({
    options: setup.options ?? {},
    seats: scenario.players.map(({ seat, side }) => ({ id: seat, side })),
    board: { ...table!.board },
    lastRound: scenario.lastRound ?? NO_LIMIT,
    players: Object.fromEntries(forces.map(([seat, { strategyRating }]) => [seat, { strategyRating }])),
    terrain: table!.terrain,
    ...recruit(forces),
  });
  if (!parsed.ok) return { problems: parsed.problems };
  return { state: parsed.value, unenforced: unenforcedIn(forces.map(([, force]) => force)) };
}

/** The players who bring armies of their own. */
export const buyersOf = ({ players }: Scenario): Buyer[] =>
  players.flatMap(({ seat, side, brings }) => ('army' in brings ? [{ seat, side, ...brings }] : []));
