import type { Measure, Plain } from '@walstatt/engine';
import { partsOf, profileOf, wholeOf } from '../01-units/units.ts';
import { unitId } from '../fields.ts';
import type { State } from '../generated/state.ts';

type Args = Readonly<Record<string, Plain>>;

const OF_UNIT = { unit: unitId };

/** All models of a unit, attached Leaders and those that are gone among them. */
const everyModel = (s: State, { unit }: Args): string[] =>
  partsOf(s, wholeOf(s, unit as string)).flatMap((part) => s.units[part]!.models);

const isGone = (s: State, model: string): boolean => s.models[model]!.where.at === 'gone';

/** Losses of a unit whose odds can be asked for. */
export const measures: Readonly<Record<string, Measure<State>>> = {
  modelsLost: {
    name: { de: 'Zerstörte Modelle', en: 'Models destroyed' },
    kind: 'count',
    takes: OF_UNIT,
    shown: { of: 'unit', place: 1 },
    value: (s, args) => everyModel(s, args).filter((m) => isGone(s, m)).length,
  },
  woundsLost: {
    name: { de: 'Verlorene Lebenspunkte', en: 'Wounds lost' },
    kind: 'count',
    takes: OF_UNIT,
    shown: { of: 'unit', place: 2 },
    value: (s, args) => {
      let lost = 0;
      for (const m of everyModel(s, args)) lost += isGone(s, m) ? profileOf(s, m).wounds : s.models[m]!.lost;
      return lost;
    },
  },
  destroyed: {
    name: { de: 'Einheit zerstört', en: 'Unit destroyed' },
    kind: 'yesNo',
    takes: OF_UNIT,
    shown: { of: 'unit', place: 3 },
    value: (s, args) => (everyModel(s, args).every((m) => isGone(s, m)) ? 1 : 0),
  },
};
