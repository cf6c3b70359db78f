import type { State } from '../../generated/state.ts';
import { type MeasureArgs, measuredUnit } from '../measured-unit.ts';

/** Losses of a unit of which odds can be asked. */
export const measures = {
  losses: (s: State, args: MeasureArgs): number => measuredUnit(s, args).models.length - measuredUnit(s, args).living,

  livesLost(s: State, args: MeasureArgs): number {
    let lost = 0;
    for (const id of measuredUnit(s, args).models) {
      const m = s.models[id]!;
      lost += m.where.at === 'gone' ? s.profiles[m.profile]!.lives : m.lost;
    }
    return lost;
  },

  destroyed: (s: State, args: MeasureArgs): number => (measuredUnit(s, args).status === 'destroyed' ? 1 : 0),
};
