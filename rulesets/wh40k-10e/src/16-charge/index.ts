import { hasEffect } from '@walstatt/engine';
import { put } from '../01-units/put.ts';
import { unitId } from '../fields.ts';
import { type ChapterPart, event } from '../kit.ts';
import { charges, charge as oneUnit } from './charge/activity.ts';
import { requests } from './charge/request.ts';

/** The charge phase (Angriffsphase). */
export const charge: ChapterPart = {
  activities: [charges, oneUnit],
  events: {
    chargeDeclared: event('chargeDeclared', () => {}, { about: { by: 'unit', at: 'targets' } }),
    unitCharged: event('unitCharged', (s, e) => put(s, e.placed), {
      spatial: true,
      about: { by: 'unit', at: 'targets' },
    }),
    chargeFailed: event('chargeFailed', () => {}, { about: { by: 'unit', at: 'targets' } }),
  },
  requests,
  measures: {
    charged: {
      name: { de: 'Angriff gelingt', en: 'Charge succeeds' },
      kind: 'yesNo',
      takes: { unit: unitId },
      value: (s, { unit }) => (hasEffect(s, String(unit), 'charged') ? 1 : 0),
    },
  },
};
