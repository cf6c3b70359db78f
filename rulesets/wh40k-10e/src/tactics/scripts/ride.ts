import { ownerOf } from '../../01-units/units.ts';
import { canBoard, crewOf, transportOf } from '../../12-transports/capacity.ts';
import { type L, script } from '../../kit.ts';
import { unitsLeft } from './armies.ts';
import { answersOf } from './errand.ts';
import { STAY } from './steps.ts';
import { meleeBent } from './strength.ts';
import { isDeclaring } from './wait.ts';

/** Begins on board of a transport, and stays there until it is carried near enough. */
export const ride = script({
  says: { en: (aim) => `ride in ${aim}`, de: (aim) => `in ${aim} mitfahren` },
  aims(look, unit) {
    const s = look.state;
    if (isDeclaring(look)) return unitsLeft(s, ownerOf(s, unit)).filter((other) => canBoard(s, unit, other));
    const transport = transportOf(s, unit);
    return transport === null ? [] : [crewOf(s, transport)];
  },
  worth: (look, unit) => (isDeclaring(look) ? 0.6 * meleeBent(look, unit) : ABOARD),
  answers: answersOf({
    script: 'ride',
    how: () => 'normal',
    engaged: () => 'stationary',
    go: () => STAY,
    placeWorth: () => 0,
  }),
});

/** Being carried is worth this much, as long as there is nothing better to do outside. */
const ABOARD = 0.12;

export const isAboard = ({ state }: L, unit: string): boolean => transportOf(state, unit) !== null;
