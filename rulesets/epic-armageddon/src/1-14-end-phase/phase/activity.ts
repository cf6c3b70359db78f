import { ask, type Rule } from '@walstatt/engine';
import { isDestroyed } from '../../1-02-formations/formations.ts';
import { bySeniority } from '../../1-04-game-sequence/round/order.ts';
import { withdrawNext } from '../../1-13-regrouping/withdrawal/next.ts';
import type { Contexts, State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';

type C = Contexts['endPhase'];

/** EA-1.4.3-03, EA-1.14-01, EA-G-40: what ends with the round, then rallying, then the victory conditions. */
export const endPhase = activity('endPhase', {
  steps: {
    begin: (g) => g.apply({ type: 'phaseBegan', rules: ['EA-1.4.3-03'], phase: 'end' }),

    /** What ends with the round may have broken formations. */
    withdraw: withdrawNext,

    /** EA-1.14.1-02: the higher strategy rating begins. */
    *order(g, c): Rule<void> {
      const seats = g.state.seats.map(({ id }) => id).filter((seat) => toRally(g.state, c, seat).length > 0);
      g.set(c, { order: yield* bySeniority(g, seats, 'EA-1.14.1-02') });
    },

    /** EA-1.14.1-01: every formation that is broken or has blast markers, one at a time, in turn. */
    *rally(g, c): Rule<string | undefined> {
      for (let passed = 0; passed < c.order.length; passed++) {
        const place = (c.turn + passed) % c.order.length;
        const seat = c.order[place]!;
        const formations = toRally(g.state, c, seat);
        if (formations.length === 0) continue;
        const formation = yield* ask(g, {
          kind: 'choose',
          name: 'rallyNext',
          by: seat,
          rule: 'EA-1.14.1-02',
          args: {},
          options: formations.map((id) => ({ id })),
        });
        g.set(c, { turn: place + 1, tried: [...c.tried, formation!] });
        g.then('rally', { seat, formation: formation! }, 'EA-1.14.1-01');
        return 'rally';
      }
      return undefined;
    },
  },
});

const toRally = (s: State, { tried }: C, seat: string): string[] =>
  Object.keys(s.formations).filter((id) => {
    const { owner, broken, blastMarkers } = s.formations[id]!;
    return owner === seat && (broken || blastMarkers > 0) && !isDestroyed(s, id) && !tried.includes(id);
  });
