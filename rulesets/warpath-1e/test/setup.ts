import type { Setup } from '@walstatt/engine';
import { Eyes } from '@walstatt/engine/host';
import { recordEmitted, watchful } from '@walstatt/testkit';
import type { State } from '../src/generated/state.ts';
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

/** What a player sees who looks at a state; the questions that he asks are recorded as asked. */
export const eyes = (state: State) => new Eyes(ruleset, state, undefined, watchful(ruleset).onNote!);

/** A profile of an own unit that is right as it stands: what is wrong with others is what they change of it. */
export const own = {
  id: 'own',
  race: 'marauders',
  type: 'infantry',
  models: 10,
  move: 5,
  toHit: 4,
  firepower: 5,
  range: 12,
  attacks: 5,
  defence: 4,
  morale: [9, 11],
  points: 50,
};
