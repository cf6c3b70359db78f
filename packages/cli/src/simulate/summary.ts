import type { Outcome } from './batch.ts';
import { type Interval, mean, share } from './statistics.ts';

export type Summary = {
  readonly battles: number;
  readonly unfinished: number;
  readonly draws: Interval;
  readonly wins: Readonly<Record<string, Interval>>;
  readonly score: Readonly<Record<string, Interval>>;
  readonly requests: Interval;
  readonly seconds: number;
};

export function summarise(sides: readonly string[], outcomes: readonly Outcome[], seconds: number): Summary {
  const done = outcomes.filter((o) => o.over);
  const draws = done.filter((o) => o.winners.length !== 1).length;
  const scorers = [...new Set(done.flatMap((o) => Object.keys(o.score)))];
  return {
    battles: outcomes.length,
    unfinished: outcomes.length - done.length,
    draws: share(draws, done.length),
    wins: Object.fromEntries(
      sides.map((s) => [
        s,
        share(done.filter((o) => o.winners.length === 1 && o.winners[0] === s).length, done.length),
      ]),
    ),
    score: Object.fromEntries(scorers.map((s) => [s, mean(done.map((o) => o.score[s] ?? 0))])),
    requests: mean(outcomes.map((o) => o.requests)),
    seconds,
  };
}

const percent = (i: Interval): string =>
  `${(i.value * 100).toFixed(1)} % (${(i.low * 100).toFixed(1)} to ${(i.high * 100).toFixed(1)})`;
const number = (i: Interval): string => `${i.value.toFixed(2)} (${i.low.toFixed(2)} to ${i.high.toFixed(2)})`;

/** The table of results. Intervals are 95 %. */
export function writeSummary(s: Summary): string {
  const rows: [string, string][] = [
    ['battles', `${s.battles}${s.unfinished > 0 ? `, ${s.unfinished} unfinished` : ''}`],
    ...Object.entries(s.wins).map(([side, i]): [string, string] => [`${side} wins`, percent(i)]),
    ['draws', percent(s.draws)],
    ...Object.entries(s.score).map(([side, i]): [string, string] => [`score ${side}`, number(i)]),
    ['requests per battle', number(s.requests)],
    ['time', `${s.seconds.toFixed(1)} s, ${(s.battles / Math.max(s.seconds, 1e-9)).toFixed(1)} battles/s`],
  ];
  const width = Math.max(...rows.map(([a]) => a.length));
  return rows.map(([a, b]) => `${a.padEnd(width)}  ${b}\n`).join('');
}
