import { load } from '../test/schema/fixture/load.ts';
import { schema } from '../test/schema/fixture/skirmish.ts';

const codec = await load(schema);

/** Two armies of twelve units of ten models each, as read from a file. */
function armies(): unknown {
  const units = Object.fromEntries(
    Array.from({ length: 24 }, (_, u) => [
      `unit${u}`,
      {
        owner: u % 2 === 0 ? 'red' : 'blue',
        name: `Unit ${u}`,
        models: Array.from({ length: 10 }, (_, m) => ({
          id: `m${m}`,
          x: u * 30_000 + m * 2_600,
          y: u * 11_000 - m * 900,
          z: m === 9 ? 7_500 : 0,
          facing: (u * 150 + m * 10) % 3600,
          wounds: 1 + (m % 3),
        })),
        order: u % 3 === 0 ? 'hold' : 'advance',
        route: [],
        where: { at: 'table', pose: { x: u * 30_000, y: u * 11_000 } },
      },
    ]),
  );
  const seats = [
    { id: 'red', side: 'north' },
    { id: 'blue', side: 'south' },
  ];
  return { options: {}, seats, round: 2, points: 0, phase: 'shoot', units };
}

const parsed = codec.parseState(armies());
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
const state = parsed.value;
const other = codec.clone(state);
const file = codec.sparse(state);
const redOnly = (owner: string): boolean => owner === 'red';

/** Microseconds per call: the best of several rounds, because other work on the machine can only add time. */
function microseconds(call: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  let kept: unknown;
  for (let round = 0; round < 20; round++) {
    const start = performance.now();
    for (let i = 0; i < 1_000; i++) kept = call();
    best = Math.min(best, performance.now() - start);
  }
  if (kept === undefined) throw new Error('nothing was measured');
  return best;
}

const bench = (name: string, call: () => unknown): { name: string; unit: string; run(): number } => ({
  name,
  unit: 'µs',
  run: () => microseconds(call),
});

export const benchmarks: { name: string; unit: string; run(): number }[] = [
  bench('fork/clone-24x10', () => codec.clone(state)),
  bench('codec/hash-24x10', () => codec.hash(state)),
  bench('codec/space-hash-24x10', () => codec.spaceHash(state)),
  bench('codec/equal-24x10', () => codec.equal(state, other)),
  bench('codec/view-24x10', () => codec.view(state, redOnly)),
  bench('codec/parse-24x10', () => codec.parseState(file)),
  bench('codec/sparse-24x10', () => codec.sparse(state)),
];
