import type { Measure, Plain } from '@walstatt/engine';
import { id } from '@walstatt/engine/schema';
import type { State } from './generated/state.ts';

const unit = (s: State, args: Readonly<Record<string, Plain>>): State['units'][string] => {
  const u = s.units[String(args['unit'])];
  if (u === undefined) throw new Error(`there is no unit ${String(args['unit'])}`);
  return u;
};

/** Outcomes whose odds can be asked for, each of `unit` (or, for the score, of `side`). */
export const measures: Readonly<Record<string, Measure<State>>> = {
  losses: {
    name: { de: 'Verluste', en: 'Losses' },
    kind: 'count',
    takes: { unit: id('units') },
    shown: { of: 'unit', place: 1 },
    value: (s, args) => unit(s, args).models.length - unit(s, args).living,
  },
  woundsLost: {
    name: { de: 'Verlorene Wunden', en: 'Wounds lost' },
    kind: 'count',
    takes: { unit: id('units') },
    shown: { of: 'unit', place: 2 },
    value: (s, args) => {
      const u = unit(s, args);
      return u.models.reduce((sum, m) => sum + u.wounds - s.models[m]!.wounds, 0);
    },
  },
  destroyed: {
    name: { de: 'Vernichtet', en: 'Destroyed' },
    kind: 'yesNo',
    takes: { unit: id('units') },
    shown: { of: 'unit', place: 3 },
    value: (s, args) => (unit(s, args).living === 0 ? 1 : 0),
  },
  broken: {
    name: { de: 'Gebrochen', en: 'Broken' },
    kind: 'yesNo',
    takes: { unit: id('units') },
    shown: { of: 'unit', place: 4 },
    value: (s, args) => (unit(s, args).broken ? 1 : 0),
  },
  score: {
    name: { de: 'Siegpunkte', en: 'Victory points' },
    kind: 'count',
    takes: { side: id('sides') },
    value: (s, args) => s.sides[String(args['side'])]?.score ?? 0,
  },
};
