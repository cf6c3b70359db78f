import { hasDeepStrike } from '../../25-missions/formations/starts.ts';
import { type L, script } from '../../kit.ts';
import { roundsLeft } from './time.ts';

/** Stays in reserve: what can strike from the depths gains by that, and nobody gains by staying away for long. */
export const wait = script({
  says: { en: () => 'stay in reserve', de: () => 'in Reserve bleiben' },
  aims: (look, unit) => (isDeclaring(look) || isInReserve(look, unit) ? [null] : []),
  worth(look, unit) {
    if (isInReserve(look, unit)) return roundsLeft(look) > 3 ? 0.1 : -1;
    return hasDeepStrike(look.state, unit) ? DEEP : AWAY;
  },
  answers: {},
});

/** What it is worth to come from the depths where the enemy is weak, and what it costs to miss the first rounds. */
const DEEP = 0.8;
const AWAY = -0.3;

/** Both sides are noting how their units begin. */
export const isDeclaring = ({ state }: L): boolean => state.agenda.at(-1)?.do === 'formations';

const isInReserve = ({ state }: L, unit: string): boolean => state.units[unit]!.status.at === 'reserves';
