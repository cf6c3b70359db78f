import type { Ruleset, Setup, Types } from '@walstatt/engine';
import { randomBattle } from './random-battle.ts';

/** What never happened in many random battles. */
export type Unseen = {
  readonly events: string[];
  readonly activities: string[];
  readonly rules: string[];
  readonly battles: number;
};

/** Plays random battles until every event type, activity and given rule id has occurred, or `most` battles are over. */
export function playUntilAllSeen<T extends Types>(
  ruleset: Ruleset<T>,
  setups: readonly Setup[],
  rules: readonly string[],
  most: number,
  firstSeed = 1,
): Unseen {
  const events = new Set(Object.keys(ruleset.events));
  // Not every ruleset has windows with a subject of their own.
  const activities = new Set(Object.keys(ruleset.activities).filter((a) => a !== 'windowOn'));
  const unheard = new Set(rules);
  let battles = 0;
  while (battles < most && events.size + activities.size + unheard.size > 0) {
    randomBattle(ruleset, setups[battles % setups.length]!, firstSeed + battles, {
      onNote: (rule) => unheard.delete(rule),
      applied: (event) => {
        events.delete(event.type);
        if (event.type === 'began') activities.delete((event as unknown as { frame: { do: string } }).frame.do);
      },
    });
    battles++;
  }
  return { events: [...events], activities: [...activities], rules: [...unheard], battles };
}
