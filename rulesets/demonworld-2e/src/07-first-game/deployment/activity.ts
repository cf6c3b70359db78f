import { askAll, type Placed, type Rule, type RuleId } from '@walstatt/engine';
import type { Piece } from '../../01-introduction/board/pieces.ts';
import { formationOf } from '../../01-introduction/formation/formation.ts';
import type { PlacedElement, State } from '../../generated/state.ts';
import { type Asked, activity } from '../../kit.ts';

/**
 * DW-VII-03, DW-VII-09: players set up all elements of both sides at once. Neither sees the other's until both are
 * done.
 */
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
        g.apply({ type: 'deployed', rules: deploymentRules(g.state, placed), seat: id, placed });
      });
    },
  },
});

/**
 * Unordered units are allowed (DW-I-32). In an ordered unit, elements that do not fill a rank stand in the last one
 * (DW-I-40).
 */
function deploymentRules(state: State, placed: readonly PlacedElement[]): RuleId[] {
  const rules: RuleId[] = ['DW-VII-03', 'DW-VII-09'];
  const bodies = new Map<string, Piece[]>();
  for (const { element, ...at } of placed) {
    const { unit } = state.elements[element]!;
    bodies.set(unit, [...(bodies.get(unit) ?? []), { id: element, ...at }]);
  }
  const formations = [...bodies.values()].map(formationOf);
  if (formations.some((f) => f.kind === 'unordered')) rules.push('DW-I-32');
  if (formations.some((f) => f.kind === 'line' && f.ranks.at(-1)!.length < f.ranks[0]!.length)) rules.push('DW-I-40');
  return rules;
}

const deployRequest = (state: State, seat: string): Asked<'deploy'> => ({
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
