import { ask, enemiesOf, type Rule, rollDie, type SeatId } from '@walstatt/engine';
import { readyUnits } from '../../01-units/units.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';

/** FD-ROUND-01 to 16: start player, activations in turn, end. */
export const round = activity('round', {
  steps: {
    begin(g): void {
      g.apply({ type: 'roundBegan', rules: ['FD-ROUND-16', 'FD-GAP-89'], round: g.state.round + 1 });
    },

    /**
     * FD-ROUND-01, FD-ROUND-02: the higher roll begins. FD-ROUND-03, FD-GAP-84: the side with fewer units adds one.
     * FD-ROUND-04, FD-ROUND-05: if the rolls are equal, the player who did not begin the last round begins. In the
     * first round both roll again.
     */
    *startPlayer(g, c): Rule<string | undefined> {
      const rolls: number[] = [];
      for (const { id } of g.state.seats) {
        const face = yield* rollDie(g, { by: id, rule: 'FD-ROUND-01', purpose: 'startPlayer' });
        const bonus = hasFewer(g.state, id) ? 1 : 0;
        rolls.push(face + bonus);
      }
      const best = Math.max(...rolls);
      const tied = rolls.filter((r) => r === best).length > 1;
      const last = g.state.startPlayer;
      if (tied && last === null) return 'startPlayer';
      const seat = tied ? enemiesOf(g.state, last!)[0]! : g.state.seats[rolls.indexOf(best)]!.id;
      g.apply({ type: 'startPlayerFound', rules: [tied ? 'FD-ROUND-04' : 'FD-ROUND-02'], seat });
      g.set(c, { turn: seat });
      return undefined;
    },

    /**
     * FD-ROUND-06, FD-ROUND-07, FD-ROUND-09: players activate one unit each in turn. FD-GAP-85: a player without a unit
     * to activate is skipped. FD-ROUND-11: the round ends when no player has one.
     */
    *turn(g, c): Rule<string | undefined> {
      const turn = c.turn ?? g.state.startPlayer!;
      const order = [turn, ...enemiesOf(g.state, turn)];
      const seat = order.find((id) => readyUnits(g.state, id).length > 0);
      if (seat === undefined) return 'end';
      const ready = readyUnits(g.state, seat);
      const options = ready.map((id) => ({ id, activity: 'activation' }));
      if (g.state.players[seat]!.waaagh === 'ready') options.push({ id: 'waaagh', activity: 'waaagh' });
      const chosen = yield* ask(g, {
        kind: 'activity',
        name: 'activate',
        by: seat,
        rule: 'FD-ROUND-09',
        args: {},
        options,
      });
      if (chosen === 'waaagh') {
        g.then('waaagh', { seat, unit: null, stage: 'moves', done: [] }, 'FD-SPECIAL-17');
        g.set(c, { turn: seat });
        return 'turn';
      }
      g.set(c, { turn: enemiesOf(g.state, seat)[0]! });
      g.then('activation', { seat, unit: chosen!, taken: [], fastUsed: false, over: false }, 'FD-ROUND-06');
      return 'turn';
    },

    end(g): void {
      g.then('endOfRound', { rolling: [], arriving: [] }, 'FD-ROUND-12');
    },
  },
});

const hasFewer = (s: State, seat: SeatId): boolean =>
  enemiesOf(s, seat).some((e) => s.players[seat]!.unitsLeft < s.players[e]!.unitsLeft);
