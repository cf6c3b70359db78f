import { askAll, type Placed, type Request, type Rule } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import { activity } from '../kit.ts';

/** DW-VII-03, DW-VII-09: all elements of both sides at once, neither seeing the other's until both are done. */
export const deployment = activity('deployment', {
  steps: {
    *place(g): Rule<void> {
      const { seats } = g.state;
      const answers = yield* askAll(
        g,
        seats.map(({ id }) => deployRequest(g.state, id)),
        true,
      );
      seats.forEach(({ id }, i) => {
        const placed = (answers[i] as readonly Placed[]).map(({ piece, pose }) => ({
          element: piece,
          q: pose['q']!,
          r: pose['r']!,
          facing: pose['facing']!,
        }));
        g.apply({
          type: 'deployed',
          rules: ['DW-VII-01', 'DW-VII-03', 'DW-VII-09', 'DW-I-01', 'DW-I-32', 'DW-I-40'],
          seat: id,
          placed,
        });
      });
    },
  },
});

const deployRequest = (state: State, seat: string): Request => ({
  kind: 'place',
  name: 'deploy',
  by: seat,
  rule: state.options.reinforcements ? 'DW-VII-06' : 'DW-VII-03',
  args: { seat },
  pieces: Object.keys(state.units)
    .filter((u) => state.units[u]!.owner === seat)
    .flatMap((u) => state.units[u]!.elements)
    .filter((e) => state.elements[e]!.where.at === 'reserve'),
});
