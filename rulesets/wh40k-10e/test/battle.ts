import type { Setup } from '@walstatt/engine';
import type { DiceScript } from '@walstatt/engine/host';
import { scenario } from '@walstatt/testkit';
import { setUp } from '../src/25-missions/set-up/set-up.ts';
import type { State } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import type { Play } from './field.ts';

/** The state before the first step of a battle. */
export function stateBefore(setup: Setup = {}): State {
  const made = setUp(setup);
  if ('problems' in made) throw new Error(JSON.stringify(made.problems, null, 1));
  return made.state;
}

/** The problems of a set-up, as players read them. */
export function problemsOf(setup: Setup): string[] {
  const made = setUp(setup);
  return 'problems' in made ? made.problems.map((p) => `${p.path.join('.')}: ${p.expected}, got ${p.got}`) : [];
}

/** A battle of the starter armies from its first step. */
export const battleOf = (setup: Setup, dice: DiceScript): Play =>
  scenario(ruleset, { state: stateBefore(setup), dice }).start('mission', {});
