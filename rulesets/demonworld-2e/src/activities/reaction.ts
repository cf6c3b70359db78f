import { ask, type Rule } from '@walstatt/engine';
import { activity } from '../kit.ts';
import { bodyOf } from '../rules/board/pieces.ts';
import { placedBody } from '../rules/movement/reaction.ts';

/** DW-V-81 to DW-V-84: an attacked unit that has not moved turns and shifts its elements at once, instead of its move. */
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
      g.apply({ type: 'reacted', rules: ['DW-V-81', 'DW-V-82', 'DW-V-83', 'DW-V-84'], unit: c.unit, placed });
    },
  },
});
