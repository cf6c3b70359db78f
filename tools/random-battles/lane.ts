/** One lane of `npm run battles`: plays every n-th seed at full speed. */
import { selfPlay } from '@walstatt/bots';
import { pick, type Ruleset, type Setup, seededRng, type Types } from '@walstatt/engine';
import { Eyes, newMemo } from '@walstatt/engine/host';
import { loadRuleset } from '../../packages/cli/src/registry.ts';
import type { Tally } from '../random-battles.ts';

const [id, first, end, step] = process.argv.slice(2) as [string, string, string, string];
const ruleset: Ruleset<Types> = await loadRuleset(id);
const tally: Tally = { played: 0, broken: 0, open: 0, requests: 0, events: 0 };

/** A battle that random players do not finish is abandoned after this many answers. */
const PATIENCE = 20_000;

/** A scenario, and for every second battle random values of its options. */
function setupOf(seed: number): Setup {
  const rng = seededRng(seed);
  const scenario = pick(rng, ruleset.scenarios);
  if (seed % 2 === 0) return { scenario };
  const known = Object.entries(ruleset.options).filter(([, o]) => o.scenarios?.includes(scenario) ?? true);
  return { scenario, options: Object.fromEntries(known.map(([name, o]) => [name, pick(rng, o.values)])) };
}

function play(seed: number): void {
  const set = ruleset.setUp(setupOf(seed));
  if (!('state' in set)) throw new Error(`set-up refused: ${JSON.stringify(set.problems)}`);
  const memo = newMemo();
  const { over, requests } = selfPlay(ruleset, set.state, seededRng(seed + 1), memo, PATIENCE, {
    applied(event, state) {
      tally.events++;
      const broken = ruleset.invariants?.(new Eyes(ruleset, state, memo) as never) ?? [];
      if (broken.length > 0) throw new Error(`${broken.join('; ')}, after ${JSON.stringify(event)}`);
    },
  });
  tally.requests += requests;
  if (!over) tally.open++;
}

for (let seed = Number(first); seed < Number(end); seed += Number(step)) {
  try {
    play(seed);
  } catch (error) {
    tally.broken++;
    console.log(`seed ${seed}, ${JSON.stringify(setupOf(seed))}: ${error instanceof Error ? error.message : error}`);
  }
  tally.played++;
  if (tally.played % 20 === 0) process.send?.(tally);
}
process.send?.(tally, () => process.disconnect());
