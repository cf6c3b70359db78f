import type { Activity, StepList } from '../machine/activity.ts';
import type { Types } from '../machine/types.ts';
import type { Window } from '../windows/trigger.ts';
import type { RulesetDefinition } from './definition.ts';

/** A checked ruleset, ready to be played: tables by name instead of lists. */
export type Ruleset<T extends Types = Types> = Omit<RulesetDefinition<T>, 'activities' | 'windows' | 'triggers'> & {
  readonly activities: Readonly<Record<string, Activity<T>>>;
  readonly steps: Readonly<Record<string, StepList>>;
  readonly windows: Readonly<Record<string, Window<T>>>;
  readonly windowOrder: readonly string[];
};
