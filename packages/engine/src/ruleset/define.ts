import { stepList } from '../machine/activity.ts';
import type { Look, Ruleset, RulesetDefinition, Window } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { windowActivities } from '../windows/big-window.ts';
import { isCompulsory } from '../windows/trigger.ts';
import { judgeSetup } from './judge-setup.ts';
import { findMistakes } from './mistakes.ts';
import type { Setup } from './setup.ts';

/** Makes a ruleset ready to play, or throws with a list of everything that is wrong with it. */
export function defineRuleset<T extends Types>(d: RulesetDefinition<T>): Ruleset<T> {
  const mistakes = findMistakes(d);
  if (mistakes.length > 0) throw new Error(`ruleset ${d.id} is not sound:\n  ${mistakes.join('\n  ')}`);
  const activities = Object.fromEntries([...(windowActivities as never[]), ...d.activities].map((a) => [a.name, a]));
  const steps = Object.fromEntries(Object.values(activities).map((a) => [a.name, stepList(a as never)]));
  const windows: Record<string, Window<T>> = {};
  for (const definition of d.windows) {
    const triggers = d.triggers.filter((t) => t.window === definition.name);
    windows[definition.name] = {
      definition,
      compulsory: triggers.filter(isCompulsory),
      offered: triggers.filter((t) => !isCompulsory(t)) as Window<T>['offered'],
    };
  }
  // A definition that still mixes rules and tactics stands in both tables.
  const tactics = { ...d.requests, ...d.tactics };
  return {
    ...d,
    setUp: d.scenarios.length > 0 ? judged(d) : inTheMaking,
    activities,
    tactics,
    steps,
    windows,
    windowOrder: d.windows.map((w) => w.name),
  };
}

/** Set-ups come from outside, so rulesets see only those that are right as far as the definition can tell. */
const judged =
  <T extends Types>(d: RulesetDefinition<T>): RulesetDefinition<T>['setUp'] =>
  (setup) => {
    const { problems, rest } = judgeSetup(d, setup);
    const set = rest === null ? { problems: [] } : d.setUp(rest);
    return 'state' in set && problems.length === 0
      ? set
      : { problems: [...problems, ...('problems' in set ? set.problems : [])] };
  };

/** A rule system without scenarios cannot be played to an end yet: only positions of it can be tried out. */
const inTheMaking = ({ scenario }: Setup) => ({
  problems: [
    {
      path: ['scenario'],
      expected: 'a ruleset with scenarios: this one is in the making, and only positions of it can be played',
      got: scenario === undefined ? 'nothing' : JSON.stringify(scenario),
    },
  ],
});

/** The same ruleset for a battle in which even a single option is asked. */
export const askingForced = <T extends Types>(ruleset: Ruleset<T>): Ruleset<T> => ({ ...ruleset, asksForced: true });

/** The same ruleset with only the triggers that something in this battle can use. */
export function forBattle<T extends Types>(ruleset: Ruleset<T>, look: Look<T>): Ruleset<T> {
  const windows: Record<string, Window<T>> = {};
  for (const [name, w] of Object.entries(ruleset.windows)) {
    const compulsory = w.compulsory.filter((t) => t.inBattle?.(look) ?? true);
    const offered = w.offered.filter((t) => t.inBattle?.(look) ?? true);
    if (compulsory.length + offered.length > 0) windows[name] = { definition: w.definition, compulsory, offered };
  }
  return { ...ruleset, windows };
}
