import { ask, type Rule, type RuleId } from '@walstatt/engine';
import { isInContact } from '../../01-introduction/board/contact.ts';
import { type Body, bodyOf } from '../../01-introduction/board/pieces.ts';
import type { PlacedElement } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { placedBody } from './judge.ts';

/**
 * DW-V-81 to DW-V-84: an attacked unit that has not moved turns and shifts its elements at once, instead of its move.
 */
export const reaction = activity('reaction', {
  steps: {
    *react(g, c): Rule<void> {
      const body = bodyOf(g.state, c.unit);
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'react',
        by: g.state.units[c.unit]!.owner,
        rule: 'DW-V-81',
        args: { unit: c.unit, attacker: c.attacker },
        pieces: body.map((p) => p.id),
        none: true,
      });
      const after = placedBody(body, answer) ?? body;
      const placed = after
        .filter((p, i) => p.q !== body[i]!.q || p.r !== body[i]!.r || p.facing !== body[i]!.facing)
        .map((p) => ({ element: p.id, q: p.q, r: p.r, facing: p.facing }));
      g.apply({ type: 'reacted', rules: reactionRules(g, body, placed), unit: c.unit, placed });
    },
  },
});

/**
 * DW-V-83 always: the reaction was the unit's move. The others apply if an element made use of them, which is judged
 * before any has moved.
 */
function reactionRules(g: G, body: Body, placed: readonly PlacedElement[]): RuleId[] {
  const rules = new Set<RuleId>(['DW-V-83']);
  for (const to of placed) {
    const from = body.find((p) => p.id === to.element)!;
    rules.add(isInContact(g, from.id) ? 'DW-V-82' : 'DW-V-81');
    if (from.q !== to.q || from.r !== to.r) rules.add('DW-V-84');
  }
  return [...rules];
}
