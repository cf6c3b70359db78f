import { armsOf } from '../../13-shooting/arms.ts';
import { againstShooting } from '../../13-shooting/eligible.ts';
import { targetsOf } from '../../13-shooting/targets.ts';
import type { L } from '../../kit.ts';
import { foesOnTable } from './armies.ts';
import { landOf } from './land.ts';
import { gapBetween, middleOf } from './middle.ts';
import { isIndirect, volleyCost } from './strength.ts';

/** What units can shoot at, roughly. */

/** What a volley from where the unit stands costs an enemy, if it sees it. */
export const volleyNow = (look: L, unit: string, target: string): number =>
  isIndirect(look, unit) || landOf(look).sees(middleOf(look, unit), middleOf(look, target))
    ? volleyCost(look, unit, target, gapBetween(look, unit, target))
    : 0;

/** Whether the unit could shoot at an enemy by the rules from where it stands. */
export const hasShotAt = (look: L, unit: string, target: string): boolean =>
  look.memo('hasShotAt', `${unit} ${target}`, () =>
    armsOf(look.state, unit).some(({ model, profiles }) =>
      profiles.some((weapon) => targetsOf(look, { unit, model, weapon }).includes(target)),
    ),
  );

/** What the best volley costs its target, from where the unit stands. */
export const bestVolleyNow = (look: L, unit: string): number =>
  againstShooting(look, unit) !== null
    ? 0
    : foesOnTable(look, unit).reduce((most, foe) => Math.max(most, volleyNow(look, unit, foe)), 0);
