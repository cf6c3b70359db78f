import { meanOf, sorted } from './distribution.ts';
import { type Interval, normal } from './interval.ts';
import type { Odds, OddsNote } from './odds.ts';

/** Odds over guessed worlds, all equally likely. The interval says how far the guesses differ. */
export function mixOdds(all: readonly Odds[]): Odds {
  const share = 1 / all.length;
  const values = new Map<number, number>();
  for (const o of all) for (const [v, p] of o.distribution) values.set(v, (values.get(v) ?? 0) + p * share);
  const distribution = sorted(values);
  const shown = all.find((o) => o.method === 'sampled') ?? all[0]!;
  const notes = new Map<string, OddsNote>();
  for (const o of all) for (const n of o.notes) notes.set(JSON.stringify(n), n);
  if (Object.values(shown.policies).some((p) => p === 'maximise' || p === 'minimise'))
    notes.set('bestKnows', { note: 'bestKnowsGuess' });
  return {
    distribution,
    mean: meanOf(distribution),
    method: shown.method,
    policies: shown.policies,
    bound: Math.max(...all.map((o) => o.bound)),
    interval: meansInterval(all.map((o) => o.mean)),
    ...(shown.samples === undefined ? {} : { samples: all.reduce((n, o) => n + (o.samples ?? 0), 0) }),
    nodes: all.reduce((n, o) => n + o.nodes, 0),
    runs: all.reduce((n, o) => n + o.runs, 0),
    unknowns: 'sampled',
    worlds: all.length,
    notes: [...notes.values()],
  };
}

function meansInterval(means: readonly number[]): Interval {
  const mean = means.reduce((a, b) => a + b, 0) / means.length;
  return normal(
    mean,
    means.reduce((sum, m) => sum + (m - mean) * (m - mean), 0),
    means.length,
  );
}
