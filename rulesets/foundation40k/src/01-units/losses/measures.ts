import type { Measure } from '@walstatt/engine';
import type { State } from '../../generated/state.ts';
import { measuredUnit, OF_UNIT } from '../measured-unit.ts';

/** Losses of a unit whose odds can be asked for. */
export const measures: Readonly<Record<string, Measure<State>>> = {
  losses: {
    name: { de: 'Verluste', en: 'Losses' },
    kind: 'count',
    takes: OF_UNIT,
    shown: { of: 'unit', place: 1 },
    value: (s, args) => measuredUnit(s, args).models.length - measuredUnit(s, args).living,
  },
  livesLost: {
    name: { de: 'Verlorene Lebenspunkte', en: 'Lives lost' },
    kind: 'count',
    takes: OF_UNIT,
    shown: { of: 'unit', place: 2 },
    value: (s, args) => {
      let lost = 0;
      for (const id of measuredUnit(s, args).models) {
        const m = s.models[id]!;
        lost += m.where.at === 'gone' ? s.profiles[m.profile]!.lives : m.lost;
      }
      return lost;
    },
  },
  destroyed: {
    name: { de: 'Vernichtet', en: 'Destroyed' },
    kind: 'yesNo',
    takes: OF_UNIT,
    shown: { of: 'unit', place: 3 },
    value: (s, args) => (measuredUnit(s, args).status === 'destroyed' ? 1 : 0),
  },
};
