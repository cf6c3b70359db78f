import type { Plain, Problem, Setup } from '@walstatt/engine';
import { DEMO_FORCES } from '../data/catalogue.ts';
import { BATTLE_TERRAIN, DEMO_TERRAIN } from '../data/terrain.ts';
import { codec, type State, type Unit } from '../generated/state.ts';
import { inches } from '../rules/lengths.ts';
import { type ArmyFile, judgeArmy, readArmy } from './army.ts';
import { fitting, judgeTerrain, LEAST_BATTLE, LEAST_DEMO, readBoard } from './judge-table.ts';

type Result = { readonly state: State } | { readonly problems: readonly Problem[] };

/** WP-G-56. */
const DEMO_TURNS = 60;

export const SCENARIOS = ['demo', 'battle'] as const;

/** The state before the first step of a scenario. */
export function setUp(setup: Setup): Result {
  const scenario = setup.scenario ?? 'demo';
  if (scenario === 'demo') return demo(setup);
  if (scenario === 'battle') return battle(setup);
  return { problems: [{ path: ['scenario'], expected: SCENARIOS.join(' or '), got: scenario }] };
}

function finish(raw: Record<string, unknown>, problems: Problem[]): Result {
  if (problems.length > 0) return { problems };
  const parsed = codec.parseState(raw);
  return parsed.ok ? { state: parsed.value } : { problems: parsed.problems };
}

/** WP-DEMO-01 to -09: Forge Fathers against Marauders on 48 × 48 inches; turns are limited only to end it some time (WP-G-56). */
function demo(setup: Setup): Result {
  const problems: Problem[] = [];
  const options: Record<string, Plain> = { turns: setup.options?.['demoTurns'] ?? DEMO_TURNS, ...setup.options };
  const swap = options['swapEdges'] === true;
  const armies = setup['armies'] as readonly ArmyFile[] | undefined;
  const given = armies ?? [
    { seat: 'fathers', side: 'fathers', units: DEMO_FORCES.fathers },
    { seat: 'marauders', side: 'marauders', units: DEMO_FORCES.marauders },
  ];
  const units = unitsOf(given, problems);
  balance(units, String(options['balance'] ?? 'none'));
  if (armies !== undefined) demoSizes(given, units, problems);
  const [first, second, ...more] = sidesOf(given);
  if (second === undefined || more.length > 0)
    problems.push({ path: ['armies'], expected: 'two sides', got: String(sidesOf(given).length), hint: 'WP-DEMO-01' });
  const preset = { width: inches(48), depth: inches(48) };
  const table = readBoard(setup['table'], preset, LEAST_DEMO, 'WP-DEMO-01', problems);
  const terrain = setup['terrain'] ?? fitting(DEMO_TERRAIN, table);
  judgeTerrain(terrain, table, problems);
  return finish(
    {
      options,
      seats: given.map(({ seat, side }) => ({ id: seat, side })),
      mission: 'demo',
      table,
      first: second,
      condition: 'annihilation',
      size: Math.max(...given.map((a) => pointsOf(ownedBy(units, a.seat)))),
      sides: { [first!]: { edge: swap ? 'north' : 'south' }, [second!]: { edge: swap ? 'south' : 'north' } },
      units,
      terrain,
    },
    problems,
  );
}

/** WP-DEMO-02: own forces in the demo are of 300 to 400 points. */
function demoSizes(armies: readonly ArmyFile[], units: Record<string, Unit>, problems: Problem[]): void {
  armies.forEach((a, i) => {
    const points = pointsOf(ownedBy(units, a.seat));
    if (points < 300 || points > 400)
      problems.push({ path: ['armies', i], expected: '300 to 400 points', got: String(points), hint: 'WP-DEMO-02' });
  });
}

/** WP-DEMO-09: help for the side that loses too often. */
function balance(units: Record<string, Unit>, option: string): void {
  for (const u of Object.values(units)) {
    if (option === 'antiTank' && u.kind === 'demo-grunts')
      u.weapons = [
        {
          name: 'anti-tank-weapon',
          firepower: 1,
          range: inches(36),
          piercing: 5,
          explosive: 'D3',
          dakka: false,
          haltOnly: false,
          arcs: ['F', 'L', 'R', 'H'],
          bearer: 1,
        },
      ];
    const heat = option === 'heatCannon';
    if ((heat || option === 'hailstormCannon') && u.kind === 'demo-steel-warriors')
      u.weapons = [
        {
          name: heat ? 'heat-cannon' : 'hailstorm-cannon',
          firepower: heat ? 1 : 4,
          range: inches(heat ? 24 : 36),
          piercing: heat ? 7 : 2,
          explosive: heat ? 'D3' : '1',
          dakka: false,
          haltOnly: false,
          arcs: ['F', 'L', 'R', 'H'],
          bearer: 1,
        },
      ];
  }
}

/** WP-BATTLE-01 to -05: two armies of equal size on 72 × 48 inches, twelve turns unless agreed otherwise. */
function battle(setup: Setup): Result {
  const problems: Problem[] = [];
  const armies = (setup['armies'] as readonly ArmyFile[] | undefined) ?? [
    { seat: 'red', side: 'red', army: 'iron-company' },
    { seat: 'blue', side: 'blue', army: 'scrap-horde' },
  ];
  const size = (setup['size'] as number | undefined) ?? 500;
  if (!Number.isInteger(size) || size < 1 || size > 100_000)
    problems.push({ path: ['size'], expected: 'a number of points', got: String(size), hint: 'WP-ARMY-01' });
  const units = unitsOf(armies, problems);
  const sides = sidesOf(armies);
  if (sides.length !== 2)
    problems.push({ path: ['armies'], expected: 'two sides', got: String(sides.length), hint: 'WP-BATTLE-01' });
  const perSide = sides.map((side) => armies.filter((a) => a.side === side).length);
  if (new Set(perSide).size > 1)
    problems.push({
      path: ['armies'],
      expected: 'sides of equal size',
      got: perSide.join(' against '),
      hint: 'WP-ARMY-08',
    });
  for (const [i, a] of armies.entries())
    judgeArmy(ownedBy(units, a.seat), size, a.alliesAgreed === true, problems, ['armies', i]);
  const preset = { width: inches(72), depth: inches(48) };
  const table = readBoard(setup['table'], preset, LEAST_BATTLE, 'WP-BATTLE-02', problems);
  const terrain = setup['terrain'] ?? fitting(BATTLE_TERRAIN, table);
  judgeTerrain(terrain, table, problems);
  return finish(
    {
      options: { ...setup.options },
      seats: armies.map(({ seat, side }) => ({ id: seat, side })),
      mission: 'battle',
      table,
      condition: setup['condition'] ?? 'annihilation',
      size: size * (perSide[0] ?? 1),
      sides: Object.fromEntries(sides.map((side) => [side, {}])),
      units,
      terrain,
    },
    problems,
  );
}

const ownedBy = (units: Record<string, Unit>, seat: string): Unit[] =>
  Object.values(units).filter((u) => u.owner === seat);

const pointsOf = (units: readonly Unit[]): number => units.reduce((sum, u) => sum + (u.points ?? 0), 0);

const sidesOf = (armies: readonly ArmyFile[]): string[] => [...new Set(armies.map((a) => a.side))];

function unitsOf(armies: readonly ArmyFile[], problems: Problem[]): Record<string, Unit> {
  const units: Record<string, Unit> = {};
  for (const [i, a] of armies.entries()) Object.assign(units, readArmy(a, problems, ['armies', i]));
  return units;
}
