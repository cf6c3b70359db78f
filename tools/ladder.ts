/**
 * Measures the computer players against one another: `npm run ladder -- <ruleset> [--players random,greedy,stern]
 * [--pairs 4] [--from 1] [--scenarios a,b] [--minutes 30] [--lanes 2] [--json file]`. Every two players play pairs of
 * battles with the same dice and sides changed. What has been played is kept in `.cache/ladder`, so a run that was
 * broken off goes on, and one with more pairs adds to it. The tables go to standard output, progress to standard error.
 * A battle that breaks is reported and left out, and the exit code is 1. `docs/opponents.md` explains the tables.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import { loadRuleset } from '../packages/cli/src/registry.ts';
import { codeOf } from './ladder/code.ts';
import { playersOf } from './ladder/players.ts';
import { Records } from './ladder/record.ts';
import { type Job, keyOf, type Played } from './ladder/result.ts';
import { run } from './ladder/run.ts';
import { schedule } from './ladder/schedule.ts';
import { summarise } from './ladder/summary.ts';
import { writeTables } from './ladder/tables.ts';
import { root } from './root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string' },
    pairs: { type: 'string' },
    from: { type: 'string', default: '1' },
    scenarios: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    lanes: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'string' },
  },
});

/** The names of a list that must all be known. Without a list, all of them. */
function chosen(list: string | undefined, known: readonly string[]): readonly string[] {
  const names = list?.split(',') ?? known;
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw new Error(`there is no ${strange}; known: ${known.join(', ')}`);
  return names;
}

function atLeastOne(name: 'pairs' | 'from' | 'lanes', text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new Error(`--${name} ${text}: a whole number is wanted`);
  return n;
}

async function ladder(): Promise<void> {
  const [id] = positionals;
  if (id === undefined) throw new Error('Usage: npm run ladder -- <ruleset> [--players …] [--pairs n] [--from seed]');
  const ruleset = await loadRuleset(id);
  const players = chosen(values.players, playersOf(ruleset));
  const scenarios = chosen(values.scenarios, ruleset.scenarios);
  const pairs = atLeastOne('pairs', values.pairs ?? String(scenarios.length));
  const jobs = schedule({ ruleset: id, players, scenarios, pairs, from: atLeastOne('from', values.from) });
  const lanes = atLeastOne('lanes', values.lanes);
  const code = codeOf(root, id);
  const records = new Records(join(root, '.cache/ladder', `${id}.jsonl`));
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes}: a number is wanted`);
  const until = Date.now() + 60_000 * minutes;
  const pool = new Piscina({ filename: new URL('./ladder/worker.ts', import.meta.url).href, maxThreads: lanes });
  const battles = await run({
    jobs,
    known: records.of(code),
    lanes,
    play: (job: Job): Promise<Played> => pool.run({ job, code }),
    keep(played, done) {
      records.add(played);
      console.error(`${done} of ${jobs.length}: ${tell(played)}`);
    },
    broke(job, error) {
      console.error(`${keyOf(job)} broke: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    },
    isOver: () => Date.now() > until,
  });
  await pool.destroy();
  const summary = summarise(id, code, players, battles);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(summary, null, 2)}\n`);
  console.log(writeTables(summary));
}

function tell({ scenario, seed, players: [a, b], score, over }: Played): string {
  const how = !over ? 'broken off' : score === 0.5 ? 'a draw' : `${score === 1 ? a : b} won`;
  return `${a} against ${b}, ${scenario}, seed ${seed}: ${how}`;
}

try {
  await ladder();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
