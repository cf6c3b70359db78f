import { put } from '../01-units/put.ts';
import { type ChapterPart, event } from '../kit.ts';
import { requests } from './close-in/request.ts';
import { fight as fightOfUnit } from './fight/activity.ts';
import { meleeAttacks } from './melee/activity.ts';
import { fights } from './phase/activity.ts';

/** The fight phase (Nahkampfphase). */
export const fight: ChapterPart = {
  activities: [fights, fightOfUnit, meleeAttacks],
  events: {
    fightStepBegan: event('fightStepBegan', () => {}),
    piledIn: event('piledIn', (s, e) => put(s, e.placed), { spatial: true, about: { by: 'unit' } }),
    consolidated: event('consolidated', (s, e) => put(s, e.placed), { spatial: true, about: { by: 'unit' } }),
    unitFights: event('unitFights', () => {}, { about: { by: 'unit' } }),
  },
  requests,
};
