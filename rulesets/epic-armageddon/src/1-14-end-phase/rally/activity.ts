import { FINISHED, type Rule, rollAtLeast } from '@walstatt/engine';
import { breakingPoint } from '../../1-02-formations/formations.ts';
import { activity, type G } from '../../kit.ts';

/** EA-1.14.1-03: a formation tries to rally. */
export const rally = activity('rally', {
  steps: {
    *test(g, { seat, formation }): Rule<string | undefined> {
      if (yield* passes(g, seat, formation)) return undefined;
      g.apply({ type: 'rallyFailed', rules: ['EA-1.14.1-03'], formation });
      return 'failed';
    },

    /** EA-1.14.1-09, EA-1.14.1-11, EA-1.14.2-02: half of the markers go, rounded up; of a broken formation as of one full of them. */
    success(g, { formation }): string {
      const { broken, blastMarkers } = g.state.formations[formation]!;
      const had = broken ? breakingPoint(g, formation) : blastMarkers;
      const left = Math.max(0, had - g.modify('markersShed', Math.ceil(had / 2), { formation }));
      const rules = broken ? (['EA-1.14.1-11'] as const) : (['EA-1.14.1-09'] as const);
      g.apply({ type: 'formationRallied', rules: [...rules], formation, left });
      return FINISHED;
    },

    /** EA-1.14.1-07, EA-1.14.1-08. */
    failed(g, { seat, formation }): void {
      if (!g.state.formations[formation]!.broken) return;
      g.then('withdrawal', { seat, formation, movesLeft: 2, moved: [] }, 'EA-1.14.1-07');
    },
  },
});

/** EA-1.0.1-06, EA-G-52: a test that cannot fail or succeed is not rolled. */
function* passes(g: G, seat: string, formation: string): Rule<boolean> {
  const { initiative } = g.state.formations[formation]!;
  const need = g.modify('rallyTest', initiative, { formation });
  if (need <= 1 || need > 6) return need <= 1;
  return yield* rollAtLeast(g, need, {
    by: seat,
    rule: 'EA-1.14.1-03',
    purpose: 'rally',
    about: formation,
    needs: () => g.explain('rallyTest', initiative, { formation }),
  });
}
