import { isGivenUp, isWipedOut } from '../../28-battle/victory.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';

const isAnybodyHurt = (state: State): boolean => Object.values(state.units).some((u) => u.hurt);

/** WP-TURN-04: movement, shooting and melee, after what happens at the start of a turn. */
export const turn = activity('turn', {
  endsWhen: (look) => look.state.over || isGivenUp(look.state) || isWipedOut(look),
  steps: {
    begin(g, c): void {
      g.apply({ type: 'turnBegan', rules: ['WP-TURN-03', 'WP-TURN-04'], turn: g.state.turn + 1, side: c.side });
    },
    start(g, c): void {
      g.then('startOfTurn', { seat: c.seat, side: c.side, todo: [], coming: [] }, 'WP-G-45');
    },
    movement(g, c): void {
      g.then('movement', { seat: c.seat, side: c.side });
    },
    /** WP-MORALE-01: tests for damage done by collisions and overruns. */
    testsAfterMovement(g, c): void {
      if (isAnybodyHurt(g.state)) g.then('tests', { seat: c.seat, melee: false }, 'WP-MORALE-01');
    },
    shooting(g, c): void {
      g.then('shooting', { seat: c.seat, side: c.side });
    },
    /** WP-MORALE-02, WP-WOUND-07. */
    testsAfterShooting(g, c): void {
      if (isAnybodyHurt(g.state)) g.then('tests', { seat: c.seat, melee: false }, 'WP-MORALE-02', 'WP-WOUND-07');
    },
    melee(g, c): void {
      g.then('melee', { seat: c.seat, side: c.side });
    },
    /** A turn that is cut short leaves charges behind. */
    end(g, c): void {
      if (g.state.cut !== 'no') g.then('lapse', { seat: c.seat, side: c.side });
    },
  },
});
