import type { Ruleset, Window } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Policies } from './policy.ts';

/**
 * The ruleset as it is for seats that pass every window: without what windows only offer. So a chain collapses as long
 * as no seat re-rolls, even if one could. If a seat may want to use something, this is the ruleset itself.
 */
export function passiveRuleset<T extends Types>(ruleset: Ruleset<T>, policies: Policies<T>): Ruleset<T> {
  if (Object.values(policies).some((p) => p !== 'default' && p !== 'never')) return ruleset;
  const windows: Record<string, Window<T>> = {};
  for (const [name, w] of Object.entries(ruleset.windows)) {
    // A window with a definition of its own may have a default other than passing.
    windows[name] = ruleset.requests[name] === undefined ? { ...w, offered: [] } : w;
  }
  return { ...ruleset, windows };
}
