import { engineReducers } from './engine-reducers.ts';
import type { Ruleset } from './game.ts';
import type { Types } from './types.ts';

/** Changes a state (or a seat's view of it) by one event; says whether anything spatial may have changed. */
export function reduceEvent<T extends Types>(ruleset: Ruleset<T>, state: T['State'], event: T['Event']): boolean {
  const own = ruleset.events[event.type];
  if (own !== undefined) {
    own.reduce(state, event as never);
    return own.spatial === true;
  }
  const reduce = engineReducers[event.type];
  if (reduce === undefined) throw new Error(`there is no event ${event.type}`);
  reduce(state, event as never);
  return false;
}
