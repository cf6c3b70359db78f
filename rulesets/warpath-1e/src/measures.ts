import type { Measure } from '@walstatt/engine';
import { id } from '@walstatt/engine/schema';
import { destroyedPoints } from './28-battle/victory.ts';
import type { State } from './generated/state.ts';

/** What odds are computed for. */
export const measures: Readonly<Record<string, Measure<State>>> = {
  damage: {
    name: { de: 'Schaden', en: 'Damage' },
    kind: 'count',
    takes: { unit: id('units') },
    shown: { of: 'unit', place: 1 },
    value: (state, args) => state.units[String(args['unit'])]?.damage ?? 0,
  },
  destroyed: {
    name: { de: 'Vernichtet', en: 'Destroyed' },
    kind: 'yesNo',
    takes: { unit: id('units') },
    shown: { of: 'unit', place: 2 },
    value: (state, args) => (state.units[String(args['unit'])]?.where.at === 'gone' ? 1 : 0),
  },
  suppressed: {
    name: { de: 'Niedergehalten', en: 'Suppressed' },
    kind: 'yesNo',
    takes: { unit: id('units') },
    shown: { of: 'unit', place: 3 },
    value: (state, args) => (state.effects.some((e) => e.name === 'suppressed' && e.on === args['unit']) ? 1 : 0),
  },
  crippled: {
    name: { de: 'Beschädigt', en: 'Crippled' },
    kind: 'yesNo',
    takes: { unit: id('units') },
    shown: { of: 'unit', place: 4 },
    value: (state, args) => (state.units[String(args['unit'])]?.crippled ? 1 : 0),
  },
  points: {
    name: { de: 'Punkte für Vernichtetes', en: 'Points for what is destroyed' },
    kind: 'count',
    takes: { side: id('sides') },
    value: (state, args) => destroyedPoints(state, String(args['side'])),
  },
};
