import { type RulesetSchema, schema } from '@walstatt/engine';

/** What all parts of the schema are made of. */
export { schema };
export type Fields = RulesetSchema['options'];

const ticks = schema.int(-1_000_000, 1_000_000);

export const seat = schema.id('seats');
export const unitId = schema.id('units');
export const modelId = schema.id('models');
export const weaponId = schema.id('weapons');
export const count = schema.int(0, 1000);
export const coordinate = ticks;

/** Where models are put: one entry for each model that changes its place. */
export const placed = schema.list(
  schema.record(
    { model: modelId, x: ticks, y: ticks, facing: schema.withDefault(schema.int(0, 3599), 0) },
    'PlacedModel',
  ),
);
