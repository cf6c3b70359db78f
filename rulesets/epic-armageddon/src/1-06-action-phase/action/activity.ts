import { ask, FINISHED, type Rule } from '@walstatt/engine';
import { isOnTheGround } from '../../1-02-formations/formations.ts';
import { newMove } from '../../1-07-movement/move/new-move.ts';
import { shootingSteps } from '../../1-09-shooting/steps.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, bigWindow, type G, type L } from '../../kit.ts';
import { type Alternative, alternativesOf, orderOf } from './alternatives.ts';

type C = Contexts['action'];

/**
 * EA-1.6.1-04 to EA-1.6.1-15: an action without an assault: moves, shooting, regrouping. EA-1.13.3-03: a formation that
 * breaks on the way loses the rest of it.
 */
export const action = activity('action', {
  goesOnWhile: (look, c) => c.formations.every((id) => mayGoOn(look, id)),
  steps: {
    /** EA-1.6.1-07, EA-1.6.1-09: what the action makes of the formation at once. */
    begin(g, c): void {
      for (const formation of c.formations) {
        if (c.action === 'overwatch') g.apply({ type: 'wentOnOverwatch', rules: ['EA-1.6.1-09'], formation });
        if (isMarch(c.action)) markMarched(g, formation);
      }
    },

    /** EA-1.6.1-08, EA-1.6.1-15. */
    *choose(g, c): Rule<void> {
      const formation = c.formations[0]!;
      const alternatives = alternativesOf(g, c);
      if (alternatives.length === 0) return;
      const chosen = (yield* ask(g, {
        kind: 'choose',
        name: 'alternative',
        by: c.seat,
        rule: c.action === 'hold' ? 'EA-1.6.1-15' : 'EA-1.6.1-08',
        args: { formation, action: c.action },
        options: alternatives.map((id) => ({ id })),
      })) as Alternative;
      g.set(c, orderOf(c.action, chosen));
    },

    /** EA-1.4.4-02, EA-G-50: what is declared with the action and happens before it. */
    starts: bigWindow<C>('actionBegins'),

    /** EA-1.7.1-01: one move after another, and in each of them one formation after another. */
    move(g, c): string | undefined {
      if (c.movesLeft === 0) return undefined;
      const last = c.mover === c.formations.length - 1;
      const left = c.movesLeft - 1;
      const formation = c.formations[c.mover]!;
      g.set(c, last ? { movesLeft: left, mover: 0 } : { mover: c.mover + 1 });
      g.then('move', newMove(g, { formation, manner: c.action === 'roadMarch' ? 'roadMarch' : 'move', left }));
      return 'move';
    },

    ...shootingSteps,

    /** EA-1.13.1-01. */
    regroup(g, c): string | undefined {
      if (!c.regroups) return FINISHED;
      g.then('regroup', { seat: c.seat, formation: c.formations[0]! }, 'EA-1.13.1-01');
      return undefined;
    },
  },
});

const mayGoOn = ({ state: s }: L, formation: string): boolean =>
  !s.formations[formation]!.broken && isOnTheGround(s, formation);

const isMarch = (name: string): boolean => name === 'march' || name === 'roadMarch';

function markMarched(g: G, formation: string): void {
  g.beginEffect({
    name: 'marched',
    rule: 'EA-G-54',
    on: formation,
    data: {},
    until: { until: 'end', frame: 'round', of: null, complete: false },
    stack: 'once',
  });
}
