import type { Plain } from '@walstatt/engine';
import type { State } from './generated/state.ts';

type Measure = (s: State, args: Readonly<Record<string, Plain>>) => number;

const unit = (s: State, args: Readonly<Record<string, Plain>>): State['units'][string] => {
  const u = s.units[String(args['unit'])];
  if (u === undefined) throw new Error(`there is no unit ${String(args['unit'])}`);
  return u;
};

/** Outcomes of which odds can be asked, each of `unit` (or, for the score, of `side`). */
export const measures: Readonly<Record<string, Measure>> = {
  losses: (s, args) => unit(s, args).models.length - unit(s, args).living,
  woundsLost: (s, args) => {
    const u = unit(s, args);
    return u.models.reduce((sum, m) => sum + u.wounds - s.models[m]!.wounds, 0);
  },
  destroyed: (s, args) => (unit(s, args).living === 0 ? 1 : 0),
  broken: (s, args) => (unit(s, args).broken ? 1 : 0),
  score: (s, args) => s.sides[String(args['side'])]?.score ?? 0,
};
