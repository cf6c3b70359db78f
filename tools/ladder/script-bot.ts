import type { Bot, Situation } from '@walstatt/bots';
import type { Look, Types } from '@walstatt/engine';
import { Eyes } from '@walstatt/engine/host';
import { Plan, scriptsOf } from '../../packages/bots/src/planner/plan.ts';
import { scriptedAnswer } from '../../packages/bots/src/planner/scripted.ts';

/**
 * Follows one script with every unit that it is something for, and looks no further ahead. Units that it is nothing for
 * do what anybody would.
 */
export const scriptBot = (name: string): Bot => ({
  name,
  answer(s) {
    const look = withOnly(s, name);
    return scriptedAnswer(look, s.request, new Plan(look));
  },
});

/** The seat's view of a battle whose ruleset has this script alone. */
function withOnly<T extends Types>({ ruleset, look, memos }: Situation<T>, name: string): Look {
  const all = scriptsOf(look as never);
  const scripts = { ...all, scripts: { [name]: all.scripts[name]! } };
  return new Eyes({ ...ruleset, scripts } as never, look.state, memos) as never;
}
