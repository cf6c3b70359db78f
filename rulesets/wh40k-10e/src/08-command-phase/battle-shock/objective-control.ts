import { hasEffect } from '@walstatt/engine';
import { profileOf, wholeOf } from '../../01-units/units.ts';
import { damagedControl } from '../../18-datasheets/damaged.ts';
import { modelId } from '../../fields.ts';
import { type L, modifier, question } from '../../kit.ts';

type Controller = { readonly model: string };

/** WH-CMD-10: the models of a battle-shocked unit control nothing. */
export const objectiveControlModifiers = [
  damagedControl,
  modifier({
    rule: 'WH-CMD-10',
    op: 'set',
    when: ({ state }, { model }: Controller) =>
      hasEffect(state, wholeOf(state, state.models[model]!.unit), 'battleShocked'),
    by: 0,
  }),
];

/** What a model counts when objectives are controlled. */
export const objectiveControlOf = (look: L, model: string): number =>
  look.modify('objectiveControl', profileOf(look.state, model).objectiveControl, { model });

export const objectiveControl = question({
  rule: 'WH-CMD-10',
  takes: { model: modelId },
  ask: (look, args) => objectiveControlOf(look, args['model'] as string),
});
