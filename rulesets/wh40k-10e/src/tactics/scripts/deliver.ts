import { isOnBattlefield, modelsOf } from '../../01-units/units.ts';
import { inch } from '../../04-measuring/table-top.ts';
import type { How } from '../../10-movement/moved.ts';
import { passengersOf } from '../../12-transports/capacity.ts';
import { type L, script } from '../../kit.ts';
import { strideOf } from './armies.ts';
import { fightWorth } from './charges.ts';
import { CHARGE, dangerAt } from './danger.ts';
import { answersOf } from './errand.ts';
import { gaitOf, landOf } from './land.ts';
import { extentOf, middleOf } from './middle.ts';
import { aimedAt, foesOf } from './prizes.ts';
import { bestStep } from './steps.ts';
import { discounted } from './time.ts';

/** From so near passengers get out in the next turn and charge: three inches, their move and half of a charge. */
const NEAR_ENOUGH = inch(11);

/** How much a transport minds what may happen to it on the way. */
const CAUTION = 0.15;

/** Carries passengers to where they can charge. */
export const deliver = script({
  says: { en: (aim) => `carry troops to ${aim}`, de: (aim) => `Truppen zu ${aim} fahren` },
  aims: (look, unit) =>
    isOnBattlefield(look.state, unit) && aboard(look, unit).length > 0
      ? foesOf(look, unit).filter((foe) => foe !== null)
      : [],
  worth(look, unit, aim) {
    const value = aboard(look, unit).reduce((sum, rider) => sum + Math.max(0, fightWorth(look, rider, aim!)), 0);
    return value * discounted(look, unit, leftToGo(look, unit, aim!), 0);
  },
  answers: answersOf({
    script: 'deliver',
    how,
    engaged: () => 'fallBack',
    go(look, move, { unit, aim }) {
      const goal = aimedAt(look, unit, aim);
      const [land, gait, extent] = [landOf(look), gaitOf(look, unit), extentOf(look, unit)];
      return bestStep(look, move, (end) => {
        const left = Math.max(0, land.way(gait, end, goal) - NEAR_ENOUGH);
        return -left / inch(6) - CAUTION * dangerAt(look, unit, end, extent);
      });
    },
    placeWorth: (look, { unit, aim }, place) =>
      -landOf(look).way(gaitOf(look, unit), place, aimedAt(look, unit, aim)) / inch(12),
  }),
});

const aboard = (look: L, unit: string): string[] =>
  modelsOf(look.state, unit).flatMap((model) => passengersOf(look.state, model));

/** Nobody gets out of a transport that has advanced, so it only does so as long as that would not help anyway. */
function how(look: L, { unit, aim }: { readonly unit: string; readonly aim: string | null }): How {
  const left = leftToGo(look, unit, aim!);
  if (left === 0) return 'stationary';
  return left > strideOf(look, unit) + CHARGE ? 'advance' : 'normal';
}

function leftToGo(look: L, unit: string, aim: string): number {
  const way = landOf(look).way(gaitOf(look, unit), middleOf(look, unit), middleOf(look, aim));
  return Math.max(0, way - NEAR_ENOUGH);
}
