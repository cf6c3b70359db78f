import type { Plain, Problem, SetUp, Setup } from '@walstatt/engine';
import { describe, isPlainObject, nearest } from '@walstatt/engine/files';
import { inch } from '../../04-measuring/table-top.ts';
import { BATTLE_SIZES, type BattleSize } from '../../24-army/data/battle-sizes.ts';
import { muster } from '../../24-army/muster/muster.ts';
import { codec } from '../../generated/state.ts';
import type { FortyK } from '../../kit.ts';
import { type Table, tables } from '../tables/tables.ts';
import { zonesOn } from '../zones.ts';

/** WH-UNIT-01: the missions that can be played. */
export const SCENARIOS = ['onlyWar'] as const;

export const SEATS = ['red', 'blue'] as const;

type Begun = SetUp<FortyK> | { readonly problems: readonly Problem[] };

/**
 * WH-UNIT-01, WH-UNIT-03, WH-MISSION-02: the battle before its first step: armies, battlefield and terrain. `armies` gives
 * a starter army or an army file for each seat, `table` one of the game's tables or terrain of your own, `markers:
 * suggested` puts the objective markers where the table suggests them.
 */
export function setUp(setup: Setup): Begun {
  const scenario = setup.scenario ?? SCENARIOS[0];
  if (!(SCENARIOS as readonly string[]).includes(scenario))
    return { problems: [{ path: ['scenario'], expected: `one of ${SCENARIOS.join(', ')}`, got: scenario }] };
  const mustered = muster(setup['armies'], SEATS);
  const problems: Problem[] = 'problems' in mustered ? [...mustered.problems] : [];
  const size = 'muster' in mustered ? BATTLE_SIZES[mustered.muster.size]! : BATTLE_SIZES['incursion']!;
  const table = tableOf(setup['table'], size);
  if ('problems' in table) problems.push(...table.problems);
  const suggested = readMarkers(setup['markers'], problems);
  if (problems.length > 0 || !('muster' in mustered) || 'problems' in table) return { problems };
  const { board, terrain, markers } = table;
  const parsed = codec.parseState({
    options: setup.options ?? {},
    seats: SEATS.map((id) => ({ id, side: id })),
    board: { ...board },
    lastRound: ROUNDS,
    reservesCap: size.reserves,
    zones: zonesOn(board),
    players: Object.fromEntries(SEATS.map((seat) => [seat, {}])),
    ...mustered.muster.rows,
    terrain,
    objectives: suggested ? Object.fromEntries(markers.map((at, i) => [`M${i + 1}`, { at }])) : {},
  });
  return parsed.ok ? { state: parsed.value, unenforced: mustered.muster.unenforced } : { problems: parsed.problems };
}

/** WH-ONLYWAR-18. */
const ROUNDS = 5;

function readMarkers(written: Plain | undefined, problems: Problem[]): boolean {
  if (written !== undefined && written !== 'placed' && written !== 'suggested')
    problems.push({ path: ['markers'], expected: 'placed or suggested', got: describe(written) });
  return written === 'suggested';
}

/**
 * WH-ONLYWAR-05, WH-MISSION-05: a table large enough for the battle size. WH-FIELD-03: with its terrain, before the
 * battle begins. WH-FIELD-04: that of the players, if they like.
 */
function tableOf(choice: Plain | undefined, size: BattleSize): Table | { readonly problems: readonly Problem[] } {
  const names = Object.keys(tables).filter((name) => fits(tables[name]!, size));
  if (choice === undefined) return tables[names[0]!]!;
  if (choice === 'empty') return emptyTable(size);
  if (isPlainObject(choice)) return { ...emptyTable(size), terrain: choice as never };
  if (typeof choice === 'string' && names.includes(choice)) return tables[choice]!;
  const hint = typeof choice === 'string' ? nearest(choice, names) : undefined;
  const problem = {
    path: ['table'],
    expected: `a table for this battle size (${names.join(', ')}), empty, or terrain by id`,
    got: describe(choice),
  };
  return { problems: [hint === undefined ? problem : { ...problem, hint }] };
}

const fits = ({ board }: Table, size: BattleSize): boolean =>
  board.width === inch(size.board[0]) && board.depth === inch(size.board[1]);

const emptyTable = ({ board: [width, depth] }: BattleSize): Table => ({
  board: { width: inch(width), depth: inch(depth) },
  terrain: {},
  markers: [
    at(width / 4, depth / 2),
    at((3 * width) / 4, depth / 2),
    at(width / 2, depth / 4),
    at(width / 2, (3 * depth) / 4),
  ],
});

const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
