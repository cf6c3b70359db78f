import type { Measure, Plain } from '@walstatt/engine';
import type { State } from './generated/state.ts';
import { strengthOf } from './rules/formation.ts';
import { scoreOf } from './rules/score.ts';

type Args = Readonly<Record<string, Plain>>;

const unitsOf = (state: State, { unit, seat }: Args) =>
  Object.entries(state.units)
    .filter(([id, u]) => (unit === undefined || id === unit) && (seat === undefined || u.owner === seat))
    .map(([, u]) => u);

/** Outcome measures for odds. `unit` or `seat` narrow them down. */
export const measures: Readonly<Record<string, Measure<State>>> = {
  losses: {
    name: { de: 'Verluste', en: 'Losses' },
    kind: 'count',
    shown: { of: 'unit', place: 1 },
    value: (state, args) => unitsOf(state, args).reduce((n, u) => n + u.start - strengthOf(u), 0),
  },
  struck: {
    name: { de: 'Treffer', en: 'Hits taken' },
    kind: 'count',
    shown: { of: 'unit', place: 2 },
    value: (state, args) => unitsOf(state, args).reduce((n, u) => n + u.struck, 0),
  },
  gone: {
    name: { de: 'Vernichtet', en: 'Destroyed' },
    kind: 'yesNo',
    shown: { of: 'unit', place: 3 },
    value: (state, args) => unitsOf(state, args).filter((u) => u.where.at === 'gone').length,
  },
  shaken: {
    name: { de: 'Erschüttert', en: 'Shaken' },
    kind: 'yesNo',
    shown: { of: 'unit', place: 4 },
    value: (state, args) =>
      state.effects.filter((e) => e.name === 'shaken' && (args['unit'] === undefined || e.on === args['unit'])).length,
  },
  score: {
    name: { de: 'Siegpunkte', en: 'Victory points' },
    kind: 'count',
    value: (state, args) => scoreOf(state, String(args['side'])),
  },
};
