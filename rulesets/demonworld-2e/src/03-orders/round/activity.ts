import { activity } from '../../kit.ts';

/** DW-III-01: an introductory round has five phases. */
export const round = activity('round', {
  steps: {
    begin(g) {
      g.apply({ type: 'roundBegan', rules: ['DW-III-01'], round: g.state.round + 1 });
    },
    command(g) {
      g.apply({ type: 'phaseBegan', rules: ['DW-III-02'], phase: 'command' });
      g.then('commandPhase', {}, 'DW-III-02');
    },
    firstMissile(g) {
      g.apply({ type: 'phaseBegan', rules: ['DW-III-26'], phase: 'firstMissile' });
      g.then('missilePhase', { phase: 'first', seats: [], units: [], before: [], losers: [] }, 'DW-III-26');
    },
    movement(g) {
      g.apply({ type: 'phaseBegan', rules: ['DW-III-27'], phase: 'movement' });
      g.then('movementPhase', { segment: 0 }, 'DW-III-27');
    },
    secondMissile(g) {
      g.apply({ type: 'phaseBegan', rules: ['DW-III-28'], phase: 'secondMissile' });
      g.then('missilePhase', { phase: 'second', seats: [], units: [], before: [], losers: [] }, 'DW-III-28');
    },
    melee(g) {
      g.apply({ type: 'phaseBegan', rules: ['DW-III-29'], phase: 'melee' });
      g.then('meleePhase', { melees: [], at: 0 }, 'DW-III-29');
    },
    /** DW-III-20: all markers go back. */
    end(g) {
      g.apply({ type: 'ordersRemoved', rules: ['DW-III-20'] });
    },
  },
});
