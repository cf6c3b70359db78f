import type { Plain } from '@walstatt/engine';
import type { State } from './generated/state.ts';
import { strengthOf } from './rules/formation.ts';
import { scoreOf } from './rules/score.ts';

type Args = Readonly<Record<string, Plain>>;

const unitsOf = (state: State, { unit, seat }: Args) =>
  Object.entries(state.units)
    .filter(([id, u]) => (unit === undefined || id === unit) && (seat === undefined || u.owner === seat))
    .map(([, u]) => u);

/** Outcome measures for odds; `unit` or `seat` narrow them down. */
export const measures = {
  losses: (state: State, args: Args): number => unitsOf(state, args).reduce((n, u) => n + u.start - strengthOf(u), 0),
  struck: (state: State, args: Args): number => unitsOf(state, args).reduce((n, u) => n + u.struck, 0),
  gone: (state: State, args: Args): number => unitsOf(state, args).filter((u) => u.where.at === 'gone').length,
  shaken: (state: State, args: Args): number =>
    state.effects.filter((e) => e.name === 'shaken' && (args['unit'] === undefined || e.on === args['unit'])).length,
  score: (state: State, args: Args): number => scoreOf(state, String(args['side'])),
};
