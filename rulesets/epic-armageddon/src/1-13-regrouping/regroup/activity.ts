import { type Rule, rollHighest } from '@walstatt/engine';
import { activity } from '../../kit.ts';

/** EA-1.13.1-01: the higher of two dice. */
export const regroup = activity('regroup', {
  steps: {
    *roll(g, { seat, formation }): Rule<void> {
      const { blastMarkers } = g.state.formations[formation]!;
      const die = yield* rollHighest(g, {
        by: seat,
        rule: 'EA-1.13.1-01',
        purpose: 'regroup',
        about: formation,
        dice: 2,
      });
      const by = Math.min(blastMarkers, g.modify('markersShed', die, { formation }));
      if (by > 0) g.apply({ type: 'markersRemoved', rules: ['EA-1.3-08', 'EA-1.13.1-01'], formation, by });
    },
  },
});
