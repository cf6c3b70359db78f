import { areEnemies } from '@walstatt/engine';
import { unitsLeft } from '../1-02-formations/formations.ts';
import type { L } from '../kit.ts';
import { moving } from './moving.ts';

/** What computer players want: more units left than the enemy. */
export const policy = {
  tactics: moving,
  evaluate({ state: s }: L, seat: string): number {
    let worth = 0;
    for (const id in s.formations)
      worth += (areEnemies(s, s.formations[id]!.owner, seat) ? -1 : 1) * unitsLeft(s, id).length;
    return worth;
  },
};
