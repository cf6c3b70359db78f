/**
 * Greedy against random, every seed with both sides: `node rulesets/warpath-1e/bench/long/duels.ts <match> <first seed> <pairs>`.
 * Prints wins, draws and losses, how long decisions took, and with `--each` a line for each battle.
 */
import { botAnswer, greedyBot, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset } from '../../src/index.ts';
import { MATCHES } from './matches.ts';

const [match = 'demo', first = '1', pairs = '50', ...flags] = process.argv.slice(2);
const setup = MATCHES[match];
if (setup === undefined) throw new Error(`known matches: ${Object.keys(MATCHES).join(', ')}`);

const times: number[] = [];
let slowest = '';

function duel(greedySeat: number, seed: number): 'won' | 'drawn' | 'lost' {
  const set = ruleset.setUp(setup!(seed));
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const { id: seat, side } = set.state.seats[greedySeat]!;
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const greedy = greedyBot();
  const rng = seededRng(seed);
  while (!battle.idle && battle.state.turn <= 200) {
    const pending = battle.pending[0]!;
    const mine = pending.request.by === seat;
    const begin = performance.now();
    const { answer, failed } = botAnswer(battle, mine ? greedy : randomBot, pending, rng);
    if (failed !== null) console.log(`seed ${seed}: ${pending.request.name} failed: ${failed}`);
    if (mine) {
      const took = performance.now() - begin;
      if (took > Math.max(...times.slice(-1), 0) && took >= worst) {
        worst = took;
        slowest = pending.request.name;
      }
      times.push(took);
    }
    const refusal = battle.answer(pending.id, answer);
    if (refusal !== null)
      throw new Error(`seed ${seed}: no answer to ${JSON.stringify(pending.request)}: ${JSON.stringify(refusal)}`);
  }
  const { winners, condition, turn } = battle.state;
  const result = winners.includes(side) ? 'won' : winners.length === 0 ? 'drawn' : 'lost';
  if (flags.includes('--each') && (result !== 'won' || flags.includes('--all')))
    console.log(
      `seed ${seed} as ${side}: ${result}, turn ${turn}, ${condition}, ${JSON.stringify(battle.result.score)}`,
    );
  return result;
}

let worst = 0;
const only = flags.indexOf('--seat');
const seats = only < 0 ? [0, 1] : [Number(flags[only + 1])];
const tally = [0, 1].map(() => ({ won: 0, drawn: 0, lost: 0 }));
for (let seed = Number(first); seed < Number(first) + Number(pairs); seed++)
  for (const seat of seats) tally[seat]![duel(seat, seed)]++;
const sum = (what: 'won' | 'drawn' | 'lost'): number => tally[0]![what] + tally[1]![what];
const mean = times.reduce((a, b) => a + b, 0) / times.length;
const sorted = [...times].sort((a, b) => a - b);
console.log(
  `${match}, seeds ${first} to ${Number(first) + Number(pairs) - 1}: ${sum('won')} won, ${sum('drawn')} drawn, ${sum('lost')} lost of ${seats.length * Number(pairs)}`,
  JSON.stringify(tally),
);
console.log(
  `${times.length} decisions, ${mean.toFixed(1)} ms each, 99 % under ${sorted[Math.floor(times.length * 0.99)]!.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (${slowest})`,
);
