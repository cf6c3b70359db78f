import type { Look } from '../../kit.ts';
import { foesOf, type Post, postOf } from './posts.ts';
import { Reckoning } from './reckon.ts';

/** The enemies that a unit can ever charge. */
export function preyOf(look: Look, unit: string): readonly Post[] {
  const me = postOf(look, unit);
  const reckoning = new Reckoning(look);
  return me === null ? [] : foesOf(look, unit).filter((foe) => reckoning.mayEverCharge(me, foe));
}

/** Whether a unit does more in melee than from afar, and there is somebody to charge: then it does not stand about. */
export const prefersMelee = (look: Look, unit: string): boolean =>
  new Reckoning(look).isFighter(unit) && preyOf(look, unit).length > 0;
