import { ofFormation, ofUnits, unitArg } from '../1-01-units/questions.ts';
import { crossfireSave } from '../1-11-crossfire/modifiers.ts';
import { type ChapterPart, question } from '../kit.ts';
import { shoot } from './shoot/activity.ts';
import { events } from './shoot/events.ts';
import { requests } from './shoot/request.ts';
import { toHit } from './shoot/to-hit.ts';
import { lineOfFire } from './sight/line-of-fire.ts';
import { targetsOf } from './targets.ts';

/** Shooting: lines of fire, suppression, hits, saves (Schießen). */
export const shooting: ChapterPart = {
  activities: [shoot],
  events,
  requests,
  modifiers: { toHit, save: [crossfireSave], suppressionPrice: [] },
  questions: {
    lineOfFire: question({
      rule: 'EA-1.9.2-03',
      takes: ofUnits,
      ask: (look, args) => lineOfFire(look, unitArg(look, args, 'unit'), unitArg(look, args, 'target')),
    }),
    /** Which formations it can shoot at. */
    targets: question({
      rule: 'EA-1.9.2-01',
      takes: ofFormation,
      ask: (look, args) => targetsOf(look, args['formation'] as string),
    }),
  },
};
