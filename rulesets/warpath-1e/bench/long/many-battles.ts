/**
 * Many random battles of random set-ups, every event watched: `node rulesets/warpath-1e/bench/long/many-battles.ts <first seed> <battles> [<replays>]`.
 * Every so-and-so-manieth is written as a journal, read again and replayed. Goes on after a broken battle and counts it.
 */
import { parseJournal, replayJournal, writeJournal } from '@walstatt/engine/notation';
import { ruleset } from '../../src/index.ts';
import { watchedBattle } from '../../test/watched-battle.ts';

const [first = '1', battles = '100', replays = '0'] = process.argv.slice(2);
const every = Number(replays) > 0 ? Math.max(1, Math.floor(Number(battles) / Number(replays))) : 0;
let broken = 0;
let replayed = 0;
let events = 0;
let longest = 0;
const ends = new Map<string, number>();

function replay(
  seed: number,
  setup: ReturnType<typeof watchedBattle>['setup'],
  battle: ReturnType<typeof watchedBattle>['battle'],
): void {
  const text = writeJournal(ruleset, { start: { setup }, dice: 'seeded' }, battle.chronicle.journal);
  const parsed = parseJournal(text);
  if (!parsed.ok) throw new Error(`seed ${seed}: its journal is refused: ${JSON.stringify(parsed)}`);
  const again = replayJournal(ruleset, parsed.journal);
  if (!again.ok) throw new Error(`seed ${seed}: replayed, ${JSON.stringify(again.problem)}`);
  if (ruleset.codec.hash(again.battle.state as never) !== ruleset.codec.hash(battle.state as never))
    throw new Error(`seed ${seed}: replayed, the battle ends otherwise`);
  replayed++;
}

for (let seed = Number(first); seed < Number(first) + Number(battles); seed++) {
  try {
    const played = watchedBattle(seed);
    events += played.events;
    longest = Math.max(longest, played.battle.state.turn);
    const end = `${played.setup.scenario} ${played.battle.state.condition}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (every > 0 && seed % every === 0) replay(seed, played.setup, played.battle);
  } catch (error) {
    broken++;
    console.log((error as Error).message);
  }
  if ((seed - Number(first)) % 500 === 499) console.log(`${seed - Number(first) + 1} battles, ${broken} broken`);
}
console.log(
  `seeds ${first} to ${Number(first) + Number(battles) - 1}: ${broken} broken, ${events} events, ${replayed} replayed, longest ${longest} turns`,
  Object.fromEntries(ends),
);
