import type { Measure, Plain } from '@walstatt/engine';
import { id, nullable, text, withDefault } from '@walstatt/engine/schema';
import type { State } from './generated/state.ts';
import { strengthOf } from './rules/formation.ts';
import { scoreOf } from './rules/score.ts';

type Args = Readonly<Record<string, Plain>>;

/** All units, unless they are narrowed down. */
const OF_THEM = {
  unit: withDefault(nullable(id('units')), null),
  seat: withDefault(nullable(id('seats')), null),
};

const unitsOf = (state: State, { unit = null, seat = null }: Args) =>
  Object.entries(state.units)
    .filter(([id, u]) => (unit === null || id === unit) && (seat === null || u.owner === seat))
    .map(([, u]) => u);

/** Outcome measures for odds. `unit` or `seat` narrow them down. */
export const measures: Readonly<Record<string, Measure<State>>> = {
  losses: {
    name: { de: 'Verluste', en: 'Losses' },
    kind: 'count',
    takes: OF_THEM,
    shown: { of: 'unit', place: 1 },
    value: (state, args) => unitsOf(state, args).reduce((n, u) => n + u.start - strengthOf(u), 0),
  },
  struck: {
    name: { de: 'Treffer', en: 'Hits taken' },
    kind: 'count',
    takes: OF_THEM,
    shown: { of: 'unit', place: 2 },
    value: (state, args) => unitsOf(state, args).reduce((n, u) => n + u.struck, 0),
  },
  gone: {
    name: { de: 'Vernichtet', en: 'Destroyed' },
    kind: 'yesNo',
    takes: OF_THEM,
    shown: { of: 'unit', place: 3 },
    value: (state, args) => unitsOf(state, args).filter((u) => u.where.at === 'gone').length,
  },
  shaken: {
    name: { de: 'Erschüttert', en: 'Shaken' },
    kind: 'yesNo',
    takes: OF_THEM,
    shown: { of: 'unit', place: 4 },
    value: (state, args) =>
      state.effects.filter((e) => e.name === 'shaken' && ((args['unit'] ?? null) === null || e.on === args['unit']))
        .length,
  },
  score: {
    name: { de: 'Siegpunkte', en: 'Victory points' },
    kind: 'count',
    takes: { side: text },
    value: (state, args) => scoreOf(state, String(args['side'])),
  },
};
