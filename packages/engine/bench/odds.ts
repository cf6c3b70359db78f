import { odds } from '../src/odds/odds.ts';
import { codec } from '../test/odds/game/generated/state.ts';
import { dicing } from '../test/odds/game/ruleset.ts';

/** Two armies of twelve units of ten models each. */
function armies() {
  const units = Object.fromEntries(
    Array.from({ length: 24 }, (_, u) => [
      `unit${u}`,
      {
        owner: u % 2 === 0 ? 'red' : 'blue',
        armour: 4,
        bodies: Array.from({ length: 10 }, (_, b) => ({
          x: u * 30_000 + b * 2_600,
          y: u * 11_000 - b * 900,
          facing: (u * 150 + b * 10) % 3600,
          wounds: 1 + (b % 3),
        })),
      },
    ]),
  );
  const seats = [
    { id: 'red', side: 'north' },
    { id: 'blue', side: 'south' },
  ];
  const parsed = codec.parseState({ options: {}, seats, units, tokens: { red: 0, blue: 0 } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const position = { state: armies(), since: [] };
const measure = { name: 'alive', args: { unit: 'unit1' } };

/** Hit on 3, wound on 4, save on 4: the losses of a unit of ten. */
function attack(activity: string, dice: number): () => void {
  const context = { by: 'red', target: 'unit1', dice, sides: 6, hit: 3, wound: 4 };
  const through = activity === 'volley' ? { how: 'through' } : {};
  const question = { start: { activity, context: { ...context, ...through } }, measure };
  return () => {
    const { method, mean } = odds(dicing, position, question);
    if (method !== 'exact' || !(mean < 10)) throw new Error(`${activity}: ${method}, ${mean}`);
  };
}

/** Milliseconds per call: the best of several, because other work on the machine can only add time. */
function milliseconds(call: () => void, rounds: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    call();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const bench = (name: string, activity: string, dice: number, rounds: number) => ({
  name,
  unit: 'ms',
  run: () => milliseconds(attack(activity, dice), rounds),
});

/**
 * A three-stage attack: as a tree (all pools in one step, which runs anew for every way), on the graph of step
 * boundaries (one step per pool) and as a collapsed chain.
 */
export const benchmarks: { name: string; unit: string; run(): number }[] = [
  bench('odds/20-dice-tree', 'salvo', 20, 20),
  bench('odds/20-dice-graph', 'barrage', 20, 100),
  bench('odds/20-dice-chain', 'volley', 20, 200),
  bench('odds/80-dice-tree', 'salvo', 80, 2),
  bench('odds/80-dice-graph', 'barrage', 80, 30),
  bench('odds/80-dice-chain', 'volley', 80, 100),
];
