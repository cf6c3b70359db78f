import { engineReducers } from './engine-reducers.ts';
import type { Ruleset } from './game.ts';
import type { Types } from './types.ts';

/** Changes a state (or a seat's view of it) by one event. Returns whether anything spatial may have changed. */
export function reduceEvent<T extends Types>(ruleset: Ruleset<T>, state: T['State'], event: T['Event']): boolean {
  // Most events are the engine's own, so they are looked up first.
  const reduce = engineReducers.get(event.type);
  if (reduce !== undefined) {
    reduce(state, event as never);
    return false;
  }
  const own = ruleset.events[event.type];
  if (own === undefined) throw new Error(`there is no event ${event.type}`);
  own.reduce(state, event as never);
  return own.spatial === true;
}
