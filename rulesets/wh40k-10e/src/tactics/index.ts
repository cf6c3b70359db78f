import { areEnemies } from '@walstatt/engine';
import { profileOf } from '../01-units/units.ts';
import type { L } from '../kit.ts';
import { beforeBattle } from './before-battle.ts';
import { casualties } from './casualties.ts';
import { closeIn } from './close-in.ts';
import { habits } from './habits.ts';
import { moving } from './moving.ts';
import { scripts } from './scripts/index.ts';
import { stratagems } from './stratagems/index.ts';
import { targetsTactic } from './targets.ts';

/** What computer players want: victory points, and more wounds left than the enemy. */
export const policy = {
  scripts,
  habits,
  tactics: { ...beforeBattle, ...moving, ...closeIn, ...stratagems, ...casualties, targets: targetsTactic },
  evaluate({ state: s }: L, seat: string): number {
    let worth = 0;
    for (const id in s.players) worth += (areEnemies(s, id, seat) ? -10 : 10) * s.players[id]!.victoryPoints;
    for (const id in s.models) {
      const { unit, lost, where } = s.models[id]!;
      if (where.at === 'gone') continue;
      worth += (areEnemies(s, s.units[unit]!.owner, seat) ? -1 : 1) * (profileOf(s, id).wounds - lost);
    }
    return worth;
  },
};
