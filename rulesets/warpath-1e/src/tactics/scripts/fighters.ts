import type { Look } from '../../kit.ts';
import { charge } from './charge.ts';
import { Reckoning } from './reckon.ts';

/** Whether a unit does more in melee than from afar, and there is somebody to charge: then it does not stand about. */
export const prefersMelee = (look: Look, unit: string): boolean =>
  new Reckoning(look).isFighter(unit) && charge.aims(look, unit).length > 0;
