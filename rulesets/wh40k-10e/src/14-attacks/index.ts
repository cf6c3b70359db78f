import { type ChapterPart, event } from '../kit.ts';
import { attacks as oneUnit } from './attacks/activity.ts';
import { deadlyDemise } from './deadly-demise/activity.ts';
import { measures } from './measures.ts';
import { hitModifiers, penetrationModifiers, saveModifiers, woundModifiers } from './modifiers.ts';
import { mortalWounds } from './mortal-wounds/activity.ts';
import { volleys } from './volleys/activity.ts';

/** Making attacks (Attacken ausführen). */
export const attacks: ChapterPart = {
  activities: [volleys, oneUnit, mortalWounds, deadlyDemise],
  events: {
    woundLost: event(
      'woundLost',
      (s, e) => {
        s.models[e.model]!.lost += 1;
      },
      { about: { at: 'unit' }, shows: 'loss' },
    ),
  },
  modifiers: {
    hitModifier: hitModifiers,
    woundModifier: woundModifiers,
    penetration: penetrationModifiers,
    saveModifier: saveModifiers,
  },
  measures,
};
