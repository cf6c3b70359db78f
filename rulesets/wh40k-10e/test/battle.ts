import { presetAnswer, type Setup } from '@walstatt/engine';
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

/** Answers what is asked first with its default. */
export function takeDefault(s: Play): Play {
  const { request } = s.battle.pending.find((p) => p.answer === undefined)!;
  return s.answer(request.name, presetAnswer(s.battle.look as never, request), request.by);
}

/** Takes defaults until something of this name is asked, or nothing. */
export function until(s: Play, name: string): Play {
  for (let i = 0; i < 300 && s.asked.length > 0 && !s.asked.some((a) => a.endsWith(`:${name}`)); i++) takeDefault(s);
  return s;
}
