import { aboutEvent, type Types } from '@walstatt/engine';
import type { Attack } from '../game-host.ts';
import type { AnyRuleset } from './rulesets.ts';

/** The attack in an event, for a tracer over the table. Null if nobody attacks or the viewer may not know. */
export function attackOf(ruleset: AnyRuleset, event: Types['Event']): Attack | null {
  const shows = ruleset.events[event.type]?.shows;
  if (shows !== 'hit' && shows !== 'miss') return null;
  const {
    by: [from],
    at: [to],
  } = aboutEvent(ruleset, event);
  return from === undefined || to === undefined ? null : { from, to, hit: shows === 'hit' };
}
