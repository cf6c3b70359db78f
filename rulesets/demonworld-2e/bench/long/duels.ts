/**
 * Greedy against random in the first game, every seed with both sides:
 * `node rulesets/demonworld-2e/bench/long/duels.ts <first seed> <pairs> [--each] [--side imperial] [--shooters]`.
 * Prints wins, draws and losses of each side and how long decisions took. With `--each`, prints a line for each battle
 * not won.
 */
import { botAnswer, greedyBot, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset } from '../../src/index.ts';

const [first = '1', pairs = '50', ...flags] = process.argv.slice(2);
const only = flags.indexOf('--side');
const sides = only < 0 ? ['imperial', 'ork'] : [flags[only + 1]!];
const setup = { options: { reinforcements: flags.includes('--shooters') } };

const times = new Map<string, number[]>();
const tally = Object.fromEntries(sides.map((side) => [side, { won: 0, drawn: 0, lost: 0 }]));

function duel(side: string, seed: number): void {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const seat = set.state.seats.find((s) => s.side === side)!.id;
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const greedy = greedyBot();
  const rng = seededRng(seed + 1);
  while (!battle.idle && battle.state.round <= 200) {
    const pending = battle.pending[0]!;
    const mine = pending.request.by === seat;
    const begin = process.cpuUsage();
    const { answer, failed } = botAnswer(battle, mine ? greedy : randomBot, pending, rng);
    const { user, system } = process.cpuUsage(begin);
    if (failed !== null) console.log(`seed ${seed}: ${pending.request.name} failed: ${failed}`);
    const { name } = pending.request;
    if (mine) times.set(name, [...(times.get(name) ?? []), (user + system) / 1000]);
    const refusal = battle.answer(pending.id, answer);
    if (refusal !== null)
      throw new Error(`seed ${seed}: no answer to ${JSON.stringify(pending.request)}: ${JSON.stringify(refusal)}`);
  }
  const { winners, score } = battle.result;
  const result = winners.includes(side) ? 'won' : winners.length === 0 ? 'drawn' : 'lost';
  tally[side]![result]++;
  if (flags.includes('--each') && result !== 'won')
    console.log(`seed ${seed} as ${side}: ${result} in round ${battle.state.round}, ${JSON.stringify(score)}`);
}

for (let seed = Number(first); seed < Number(first) + Number(pairs); seed++) for (const side of sides) duel(side, seed);

const sum = (what: 'won' | 'drawn' | 'lost'): number => Object.values(tally).reduce((n, t) => n + t[what], 0);
console.log(
  `seeds ${first} to ${Number(first) + Number(pairs) - 1}: ${sum('won')} won, ${sum('drawn')} drawn, ${sum('lost')} lost`,
  JSON.stringify(tally),
);
const spoken = (ms: readonly number[]): string =>
  `${ms.length} × ${(ms.reduce((a, b) => a + b, 0) / ms.length).toFixed(1)} ms, at most ${Math.max(...ms).toFixed(0)}`;
console.log(`decisions ${spoken([...times.values()].flat())}`);
for (const [name, ms] of times) console.log(`  ${name} ${spoken(ms)}`);
