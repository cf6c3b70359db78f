import { type ChapterPart, event } from '../kit.ts';
import { fight as fightOfUnit } from './fight/activity.ts';
import { meleeAttacks } from './melee/activity.ts';
import { fights } from './phase/activity.ts';

/** The fight phase (Nahkampfphase). */
export const fight: ChapterPart = {
  activities: [fights, fightOfUnit, meleeAttacks],
  events: {
    fightStepBegan: event('fightStepBegan', () => {}),
    unitFights: event('unitFights', () => {}, { about: { by: 'unit' } }),
  },
};
