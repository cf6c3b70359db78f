import { ask, hasEffect, type Rule } from '@walstatt/engine';
import { spaceGapAtMost } from '@walstatt/geometry';
import { inch, standing, tableTop } from '../../04-measuring/table-top.ts';
import { activity, type L } from '../../kit.ts';
import { hasRoom } from '../capacity.ts';

const REACH = inch(3);

/** WH-TRANS-03, WH-TRANS-05: a unit that has moved may get into a TRANSPORT. */
export const embark = activity('embark', {
  steps: {
    *board(g, { seat, unit }): Rule<void> {
      const transport = yield* ask(g, {
        kind: 'choose',
        name: 'embark',
        by: seat,
        rule: 'WH-TRANS-03',
        args: { unit },
        options: transportsFor(g, unit).map((id) => ({ id })),
        optional: true,
      });
      if (transport !== null) g.apply({ type: 'embarked', rules: ['WH-TRANS-03', 'WH-TRANS-05'], unit, transport });
    },
  },
});

/** WH-TRANS-03: every model within 3" of the same one. WH-TRANS-04: nobody who has disembarked in this phase. */
function transportsFor(look: L, unit: string): string[] {
  if (hasEffect(look.state, unit, 'disembarked')) return [];
  const { measured } = standing(look, unit);
  return tableTop(look).units.flatMap((other) =>
    other.models.filter(
      (model, i) =>
        other.id !== unit &&
        hasRoom(look.state, unit, model) &&
        measured.every((m) => spaceGapAtMost(m, other.measured[i]!, REACH)),
    ),
  );
}
