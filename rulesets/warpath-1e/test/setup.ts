import type { Setup } from '@walstatt/engine';
import { recordEmitted } from '@walstatt/testkit';
import { ruleset } from '../src/index.ts';

/** What is wrong with a set-up, by its rules; those that the program itself names are recorded as spoken. */
export function wrongs(setup: Setup): string[] {
  const set = ruleset.setUp(setup);
  if (!('problems' in set)) return [];
  for (const p of set.problems) if (p.hint?.startsWith('WP-')) recordEmitted(p.hint);
  return set.problems.map((p) => p.hint ?? p.expected);
}

export const army = (seat: string, units: readonly unknown[], more = {}): never =>
  ({ seat, side: seat, units, ...more }) as never;

/** The battle scenario with an army for red and one for blue. */
export const battleOf = (red: readonly unknown[], blue: readonly unknown[] = ['demo-grunts'], more = {}): Setup => ({
  scenario: 'battle',
  size: 500,
  armies: [army('red', red), army('blue', blue)],
  ...more,
});

export function stateAfter(setup: Setup) {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  return set.state;
}
