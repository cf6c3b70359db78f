import { id } from '@walstatt/engine/schema';
import { type ChapterPart, event } from '../kit.ts';
import { attacks as oneUnit } from './attacks/activity.ts';
import { deadlyDemise } from './deadly-demise/activity.ts';
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
  measures: {
    woundsLost: {
      name: { de: 'Verlorene Lebenspunkte', en: 'Wounds lost' },
      kind: 'count',
      takes: { unit: id('units') },
      value: (s, { unit }) => {
        let lost = 0;
        for (const id in s.models) if (s.models[id]!.unit === unit) lost += s.models[id]!.lost;
        return lost;
      },
    },
  },
};
