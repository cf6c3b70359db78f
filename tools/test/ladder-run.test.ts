import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ruleset, Types } from '@walstatt/engine';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { Piscina } from 'piscina';
import { afterAll, describe, expect, test } from 'vitest';
import { playBattle } from '../ladder/battle.ts';
import { Records } from '../ladder/record.ts';
import { type Job, keyOf, type Played } from '../ladder/result.ts';
import { run } from '../ladder/run.ts';
import { schedule } from '../ladder/schedule.ts';
import { summarise } from '../ladder/summary.ts';
import { writeTables } from '../ladder/tables.ts';
import { percentile, Stopwatch } from '../ladder/times.ts';

const ruleset = skirmish as unknown as Ruleset<Types>;
const id = 'practice-skirmish';
const players = ['random', 'greedy'];
const jobs = schedule({ ruleset: id, players, scenarios: ['skirmish'], pairs: 2, from: 7 });

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the schedule', () => {
  test('changes sides with the same seed, takes scenarios in turn, and gives everybody a first pair first', () => {
    const all = schedule({ ruleset: id, players: ['a', 'b', 'c'], scenarios: ['x', 'y'], pairs: 3, from: 5 });
    expect(all.slice(0, 2).map(keyOf)).toEqual(['x 5 a b', 'x 5 b a']);
    expect(new Set(all.map(keyOf)).size).toBe(3 * 3 * 2);
    expect(all.map((job) => job.seed)).toEqual([...Array(6).fill(5), ...Array(6).fill(6), ...Array(6).fill(7)]);
    expect(all.filter((job) => job.scenario === 'y')).toHaveLength(6);
  });
});

/** Plays in this process. `most` breaks the run off. */
async function playInto(file: string, most = Number.POSITIVE_INFINITY): Promise<{ all: Played[]; new: number }> {
  const records = new Records(file);
  let played = 0;
  const all = await run({
    jobs,
    known: records.of('code'),
    lanes: 2,
    play: async (job) => playBattle(ruleset, job, 'code'),
    keep(result) {
      records.add(result);
      played++;
    },
    broke(_job, error) {
      throw error;
    },
    isOver: () => played >= most,
  });
  return { all, new: played };
}

/** Everything but the times, which are never the same. */
function tablesOf(played: readonly Played[]): string {
  const timeless = played.map(
    (p): Played => ({
      ...p,
      by: [
        { ...p.by[0], times: {} },
        { ...p.by[1], times: {} },
      ],
    }),
  );
  return writeTables(summarise(id, 'code', players, timeless));
}

describe('a run', () => {
  test('that was broken off goes on and comes to the same tables as one that was not', async () => {
    const whole = await playInto(join(folder, 'whole.jsonl'));
    const file = join(folder, 'broken.jsonl');
    const first = await playInto(file, 1);
    expect(first.all.length).toBeLessThan(jobs.length);
    // Killed in the middle of a line, after a battle of other code.
    appendFileSync(file, `${JSON.stringify({ ...whole.all[0], code: 'other', score: 0.5 })}\n{"scenario":"ski`);
    const second = await playInto(file);
    expect(first.new + second.new).toBe(jobs.length);
    expect(tablesOf(second.all)).toBe(tablesOf(whole.all));
    expect((await playInto(file)).new).toBe(0);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(jobs.length + 2);
  });

  test('goes on when a battle breaks, and leaves it out', async () => {
    const broken: string[] = [];
    const all = await run({
      jobs,
      known: [],
      lanes: 1,
      async play(job) {
        if (job.seed === 7) throw new Error('a rule broke');
        return playBattle(ruleset, job, 'code');
      },
      keep() {},
      broke: (job, error) => broken.push(`${keyOf(job)}: ${error}`),
      isOver: () => false,
    });
    expect(broken).toEqual(jobs.filter(({ seed }) => seed === 7).map((job) => `${keyOf(job)}: Error: a rule broke`));
    expect(all.map(({ seed }) => seed)).toEqual([8, 8]);
  });

  test('counts a battle for the player who won it, on either side', async () => {
    const { all } = await playInto(join(folder, 'whole.jsonl'));
    for (const { players: names, score, over } of all) {
      expect(over).toBe(true);
      expect(score).toBe(Number(names[0] === 'greedy'));
    }
    const { standings, scores } = summarise(id, 'code', players, all);
    expect(standings.map((s) => [s.player, s.won, s.drawn, s.lost])).toEqual([
      ['greedy', 4, 0, 0],
      ['random', 0, 0, 4],
    ]);
    expect(scores).toEqual([{ players: ['random', 'greedy'], won: 0, drawn: 0, lost: 4 }]);
    expect(standings[0]!.p50).toBeLessThanOrEqual(standings[0]!.p99!);
  });
});

describe('tables', () => {
  const side = (times: number, of: number): Played['by'][0] => ({
    times: {},
    failed: 0,
    faults: 0,
    blunders: { idle: { times, of }, hopeless: { times: 0, of: 0 } },
  });
  const job: Job = { ruleset: id, scenario: 'x', seed: 1, players: ['a', 'b'] };
  const battles: Played[] = [
    { ...job, code: 'c', score: 1, over: true, by: [side(1, 4), side(0, 5)] },
    { ...job, players: ['b', 'a'], code: 'c', score: 0.5, over: false, by: [side(3, 5), side(2, 4)] },
  ];
  const text = writeTables(summarise(id, 'c', ['a', 'b'], battles));

  // A win and a draw, and the draw that everybody gets: odds of two to one, 120 points around the mean.
  test('show results of both sides, and what should not happen only if it did', () => {
    expect(text).toContain('| a | +60 | ± ');
    expect(text).toContain('| a | – | 1–1–0 |');
    expect(text).toContain('| b | 0–1–1 | – |');
    expect(text).toContain('unfinished');
    expect(text).not.toContain('failed');
  });

  test('show blunders a battle and their share of all chances; a dash where there were none, or there is no such thing', () => {
    expect(text).toContain('| a | 1.50 (38 %) | – | – | – | – |');
    expect(text).toContain('| b | 1.50 (30 %) | – | – | – | – |');
  });
});

test('a worker of the pool plays the same battle as this process', async () => {
  const pool = new Piscina({ filename: new URL('../ladder/worker.ts', import.meta.url).href, maxThreads: 1 });
  const timeless = ({ by, ...rest }: Played) => ({ ...rest, by: by.map(({ blunders }) => blunders) });
  const job = jobs[0]!;
  expect(timeless(await pool.run({ job, code: 'code' }))).toEqual(timeless(playBattle(ruleset, job, 'code')));
  await pool.destroy();
});

test('percentiles are those of all decisions, to an eighth of a doubling', () => {
  const [quick, slow] = [new Stopwatch(), new Stopwatch()];
  for (let i = 0; i < 98; i++) quick.count(2);
  slow.count(100);
  slow.count(400);
  const all = [quick.times, slow.times];
  expect(percentile(all, 0.5)).toBeCloseTo(2, 6);
  expect(percentile(all, 0.99)! / 100).toBeCloseTo(1, 1);
  expect(percentile(all, 1)! / 400).toBeCloseTo(1, 1);
  expect(percentile([], 0.5)).toBeNull();
});
