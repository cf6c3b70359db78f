import { destroyModel } from '../../09-strength/destroy.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { isDestroyed } from '../victory.ts';

/** WH-ROUND-01, WH-ROUND-04: battle rounds follow one another until the last one is over, or an army is. */
export const battle = activity('battle', {
  steps: {
    round(g): string | undefined {
      if (g.state.round >= g.state.lastRound || isDecided(g.state)) return undefined;
      g.then('round', { turns: [] }, 'WH-ROUND-01');
      return 'round';
    },

    /** WH-REINF-08, WH-RES-05, WH-G-76: what has not arrived by the end of the battle counts as destroyed. */
    missing(g): void {
      for (const id of Object.keys(g.state.units).filter((unit) => isMissing(g.state, unit)))
        for (const model of g.state.units[id]!.models)
          if (g.state.models[model]!.where.at !== 'gone')
            destroyModel(g, { model, silent: true, rules: ['WH-REINF-08', 'WH-RES-05'] });
    },

    end(g): void {
      g.apply({ type: 'battleEnded', rules: ['WH-ROUND-04', 'WH-ONLYWAR-18'] });
    },
  },
});

/** In reserves, or on board of a TRANSPORT that is. */
function isMissing(s: State, unit: string): boolean {
  const { status } = s.units[unit]!;
  if (status.at !== 'embarked') return status.at === 'reserves';
  return s.units[s.models[status.transport]!.unit]!.status.at === 'reserves';
}

/** WH-ONLYWAR-18: a whole army has been destroyed. What blows up at the same time is waited for (WH-G-77). */
export const isDecided = (s: State): boolean =>
  s.seats.some(({ id }) => isDestroyed(s, id)) && !s.agenda.some((frame) => frame.do === 'deadlyDemise');
