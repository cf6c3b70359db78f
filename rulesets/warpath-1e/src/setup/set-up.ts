import type { Plain, Problem, Setup } from '@walstatt/engine';
import { describe } from '@walstatt/engine/files';
import { inches } from '../07-measuring/lengths.ts';
import { fitting, judgeTerrain, LEAST_BATTLE, LEAST_DEMO, readBoard } from '../11-terrain/judge-table.ts';
import { type ArmyFile, judgeArmy, judgePoints } from '../26-army/army.ts';
import { readArmies } from '../26-army/read-armies.ts';
import { agreedSizes, ownedBy, perSide, pointsOf, sidesOf, unitsOf } from '../26-army/sides.ts';
import { DEMO_FORCES } from '../data/catalogue.ts';
import { BATTLE_TERRAIN, DEMO_TERRAIN } from '../data/terrain.ts';
import { codec, type State, type Unit, type Weapon } from '../generated/state.ts';

type Result = { readonly state: State } | { readonly problems: readonly Problem[] };

/** WP-G-56. */
const DEMO_TURNS = 60;

export const SCENARIOS = ['demo', 'battle'] as const;

/** The state before the first step of a scenario. */
export function setUp(setup: Setup): Result {
  return setup.scenario === 'battle' ? battle(setup) : demo(setup);
}

function finish(raw: Record<string, unknown>, problems: Problem[]): Result {
  if (problems.length > 0) return { problems };
  const parsed = codec.parseState(raw);
  return parsed.ok ? { state: parsed.value } : { problems: parsed.problems };
}

/**
 * WP-DEMO-01 to -09: Forge Fathers against Marauders on 48 × 48 inches; the limit of turns only makes sure that the
 * battle ends (WP-G-56).
 */
function demo(setup: Setup): Result {
  const problems: Problem[] = [];
  // Of the two limits of turns, only the demo's counts: `turns` is the agreed length of a battle (WP-BATTLE-05).
  const options: Record<string, Plain> = { ...setup.options, turns: setup.options?.['demoTurns'] ?? DEMO_TURNS };
  const swap = options['swapEdges'] === true;
  for (const field of ['size', 'condition'])
    if (setup[field] !== undefined)
      problems.push({ path: [field], expected: 'no such field in the demo', got: describe(setup[field]) });
  const armies = setup['armies'] === undefined ? undefined : readArmies(setup['armies'], problems);
  if (armies === null) return { problems };
  const given: readonly ArmyFile[] = armies ?? [
    { seat: 'fathers', side: 'fathers', units: DEMO_FORCES.fathers },
    { seat: 'marauders', side: 'marauders', units: DEMO_FORCES.marauders },
  ];
  const units = unitsOf(given, problems);
  balance(units, String(options['balance'] ?? 'none'));
  const points = given.map((a) => pointsOf(ownedBy(units, a.seat)));
  if (armies !== undefined) judgeDemoForces(given, units, problems);
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
      size: Math.max(...perSide(given, points)),
      sides: { [first!]: { edge: swap ? 'north' : 'south' }, [second!]: { edge: swap ? 'south' : 'north' } },
      units,
      terrain,
    },
    problems,
  );
}

/**
 * WP-DEMO-02, WP-G-54: own forces in the demo are 300 to 400 points for each player, and every unit has a points value.
 */
function judgeDemoForces(armies: readonly ArmyFile[], units: Record<string, Unit>, problems: Problem[]): void {
  armies.forEach((a, i) => {
    const own = ownedBy(units, a.seat);
    const points = pointsOf(own);
    judgePoints(own, problems, ['armies', i]);
    if (points < 300 || points > 400)
      problems.push({ path: ['armies', i], expected: '300 to 400 points', got: String(points), hint: 'WP-DEMO-02' });
  });
}

const HELP = { dakka: false, haltOnly: false, arcs: ['F', 'L', 'R', 'H'] as Weapon['arcs'] };
const ANTI_TANK = {
  ...HELP,
  name: 'anti-tank-weapon',
  firepower: 1,
  range: inches(36),
  piercing: 5,
  explosive: 'D3',
} as const;
const CANNONS: Readonly<Record<string, Omit<Weapon, 'bearer'>>> = {
  heatCannon: { ...HELP, name: 'heat-cannon', firepower: 1, range: inches(24), piercing: 7, explosive: 'D3' },
  hailstormCannon: { ...HELP, name: 'hailstorm-cannon', firepower: 4, range: inches(36), piercing: 2, explosive: '1' },
};

/** WP-DEMO-09: help for the side that loses too often: other guns, or one more; other purchases are kept. */
function balance(units: Record<string, Unit>, option: string): void {
  const cannon = CANNONS[option];
  for (const u of Object.values(units)) {
    if (option === 'antiTank' && u.kind === 'demo-grunts')
      u.weapons = u.weapons.map((w) => (w.name === 'machine-gun' ? { ...ANTI_TANK, bearer: w.bearer } : w));
    const free = u.weapons.length + 1;
    if (cannon !== undefined && u.kind === 'demo-steel-warriors' && free < u.size)
      u.weapons = [...u.weapons, { ...cannon, bearer: free }];
  }
}

const EXAMPLE_BATTLE: readonly ArmyFile[] = [
  { seat: 'red', side: 'red', army: 'iron-company' },
  { seat: 'blue', side: 'blue', army: 'scrap-horde' },
];

/** WP-BATTLE-01 to -05: two sides of equal size on 72 × 48 inches, twelve turns unless agreed otherwise. */
function battle(setup: Setup): Result {
  const problems: Problem[] = [];
  const armies = readArmies(setup['armies'] ?? EXAMPLE_BATTLE, problems);
  if (armies === null) return { problems };
  const sizes = agreedSizes(armies, setup['size'] ?? 500, problems);
  const units = unitsOf(armies, problems);
  const sides = sidesOf(armies);
  if (sides.length !== 2)
    problems.push({ path: ['armies'], expected: 'two sides', got: String(sides.length), hint: 'WP-BATTLE-01' });
  for (const [i, a] of armies.entries())
    judgeArmy(ownedBy(units, a.seat), sizes[i]!, a.alliesAgreed === true, problems, ['armies', i]);
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
      size: Math.max(...perSide(armies, sizes)),
      sides: Object.fromEntries(sides.map((side) => [side, {}])),
      units,
      terrain,
    },
    problems,
  );
}
