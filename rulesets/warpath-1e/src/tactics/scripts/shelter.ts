import { isVehicle } from '../../01-units/units.ts';
import { prefersMelee } from './fighters.ts';
import { STAY } from './get-out.ts';
import { goes, type Wish } from './goes.ts';
import { postOf } from './posts.ts';
import { Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** What a shot on the way to safety counts. */
const FIRE = 0.6;

const wish: Wish = (look, me, _aim, manner) => {
  const reckoning = new Reckoning(look);
  return (x, y) => {
    const fire = manner === 'hurried' ? 0 : FIRE * reckoning.bestFire(me, x, y, manner === 'halted');
    return fire - reckoning.dangerAt(me, x, y);
  };
};

/**
 * Keeps out of the enemies' reach, and shoots if that can be had at the same time. Those who fight in melee do so only
 * when they are badly hurt.
 */
export const shelter: Script = {
  says: { en: () => 'keep out of reach', de: () => 'außer Reichweite bleiben' },
  aims(look, unit) {
    const me = postOf(look, unit);
    if (me === null || me.flies) return [];
    const { damage, destroy } = look.state.units[unit]!;
    return prefersMelee(look, unit) && 2 * damage < destroy ? [] : [null];
  },
  worth(look, unit) {
    const me = postOf(look, unit)!;
    const u = look.state.units[unit]!;
    const danger = new Reckoning(look).dangerAt(me, me.x, me.y);
    return isVehicle(u) || u.type === 'artillery' ? 0.6 * danger : 0.4 * danger;
  },
  answers: { ...goes(wish, () => null), regroup: () => true, disembark: () => STAY },
};
