import { ask, enemiesOf, type Rule, type SeatId } from '@walstatt/engine';
import type { Contexts } from '../../generated/state.ts';
import { activity, type G, type L } from '../../kit.ts';
import { activatable } from '../actions.ts';

type C = Contexts['actionPhase'];

/** EA-1.4.3-02, EA-1.6-03: players activate formations in turn until all that can have acted. */
export const actionPhase = activity('actionPhase', {
  steps: {
    begin: (g) => g.apply({ type: 'phaseBegan', rules: ['EA-1.4.3-02'], phase: 'action' }),

    /** EA-1.6-04: a player with none left is passed over. EA-1.4-04: when nobody has, the phase is over. */
    activate(g, c): string | undefined {
      const seat = [c.seat, ...after(g, c.seat)].find((id) => activatable(g, id).length > 0);
      if (seat === undefined) return 'done';
      if (seat !== c.seat) g.set(c, { seat, retained: false }, 'EA-1.6-04');
      g.then('activation', { seat, retained: c.retained, formations: [], action: '', passed: false }, 'EA-1.6-03');
      return undefined;
    },

    /**
     * EA-1.6.3-01, EA-1.6.3-03, EA-1.6.3-04: after a successful action that was not retained itself. EA-1.6.3-05: without
     * opponents who could act there is nothing to retain.
     */
    *retain(g, c): Rule<string> {
      const passed = g.replied<boolean>() === true;
      if (passed && !c.retained && activatable(g, c.seat).length > 0 && mayOppose(g, c.seat)) {
        const retained = yield* ask(g, {
          kind: 'confirm',
          name: 'retain',
          by: c.seat,
          rule: 'EA-1.6.3-01',
          args: {},
          preset: false,
        });
        if (retained) {
          g.apply({ type: 'initiativeRetained', rules: ['EA-1.6.3-01'], seat: c.seat });
          g.set(c, { retained: true });
          return 'activate';
        }
      }
      g.set(c, { seat: after(g, c.seat)[0] ?? c.seat, retained: false }, 'EA-1.6-03');
      return 'activate';
    },

    done(): void {},
  },
});

/** The other seats in the order of play, from the one after this. */
function after({ state }: L, seat: SeatId): SeatId[] {
  const seats = state.seats.map(({ id }) => id);
  const at = seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

const mayOppose = (g: G, seat: C['seat']): boolean =>
  enemiesOf(g.state, seat).some((id) => activatable(g, id).length > 0);
