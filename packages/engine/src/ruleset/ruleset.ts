import type { ActivityOf, StepList } from '../machine/activity.ts';
import type { Types } from '../machine/types.ts';
import type { TacticOf } from '../requests/definition.ts';
import type { WindowOf } from '../windows/trigger.ts';
import type { RulesetDefinitionOf } from './definition.ts';

/** A checked ruleset, ready to play: tables by name instead of lists. */
export type RulesetOf<T extends Types, L, G> = Omit<
  RulesetDefinitionOf<T, L, G>,
  'activities' | 'windows' | 'triggers' | 'tactics'
> & {
  readonly activities: Readonly<Record<string, ActivityOf<L, G>>>;
  readonly steps: Readonly<Record<string, StepList>>;
  readonly tactics: Readonly<Record<string, TacticOf<L, never>>>;
  readonly windows: Readonly<Record<string, WindowOf<T, L, G>>>;
  readonly windowOrder: readonly string[];
  /** Requests with only one choice are asked, too, so that refusals can be tried out. Hosts ask for this, not rules. */
  readonly asksForced?: true;
};
