import type { Plain } from '@walstatt/engine';
import type { State } from './generated/state.ts';

type Args = Readonly<Record<string, Plain>>;

const unit = (s: State, args: Args): State['units'][string] => {
  const u = s.units[String(args['unit'])];
  if (u === undefined) throw new Error(`there is no unit ${String(args['unit'])}`);
  return u;
};

/** Outcomes of which odds can be asked, each of `unit`. */
export const measures: Readonly<Record<string, (s: State, args: Args) => number>> = {
  losses: (s, args) => unit(s, args).models.length - unit(s, args).living,
  livesLost: (s, args) => {
    let lost = 0;
    for (const id of unit(s, args).models) {
      const m = s.models[id]!;
      lost += m.where.at === 'gone' ? s.profiles[m.profile]!.lives : m.lost;
    }
    return lost;
  },
  destroyed: (s, args) => (unit(s, args).status === 'destroyed' ? 1 : 0),
  pinned: (s, args) => (unit(s, args).morale === 'pinned' ? 1 : 0),
  fleeing: (s, args) => (unit(s, args).morale === 'fleeing' ? 1 : 0),
};
