import { prefersMelee } from './fighters.ts';
import { STAY } from './get-out.ts';
import { postOf } from './posts.ts';
import { overTurns, Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** Stays where it is and shoots at whatever is best. */
export const stand: Script = {
  says: { en: () => 'stand and shoot', de: () => 'stehen bleiben und schießen' },
  aims: (look, unit) => (postOf(look, unit) === null || prefersMelee(look, unit) ? [] : [null]),
  worth(look, unit) {
    const me = postOf(look, unit)!;
    return 0.95 * overTurns(new Reckoning(look).bestFire(me, me.x, me.y, true), 0);
  },
  answers: {
    order: (_look, r) => r.options.find((o) => o.id === 'halt')?.id,
    walk: (_look, r) => (r.args.why === 'fallBack' ? undefined : []),
    drive: () => [],
    regroup: () => false,
    disembark: () => STAY,
  },
};
