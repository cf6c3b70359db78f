import type { RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

/** What the parts of the schema are made of. */
export { s };

export type Fields = RulesetSchema['options'];

/** What one activity adds to the schema. */
export type Fragment = Partial<Pick<RulesetSchema, 'contexts' | 'events' | 'requests' | 'effects'>>;

export const ticks = s.int(-1_000_000, 1_000_000);
export const length = s.int(0, 1_000_000);
export const seat = s.id('seats');
export const unitId = s.id('units');
export const modelId = s.id('models');
export const count = s.int(0, 1000);

/** A number that may be rolled: so many dice with so many sides, and a fixed number. */
export const amount = s.record(
  {
    dice: s.withDefault(s.int(0, 12), 0),
    sides: s.withDefault(s.int(3, 6), 6),
    plus: s.withDefault(s.int(0, 99), 0),
  },
  'Amount',
);

/** The roll or more that something needs: `x+`. */
export const target = s.int(2, 7);

/** A leg goes straight to a place. Without a height it ends on the ground, without a facing the model looks as before. */
export const leg = {
  x: ticks,
  y: ticks,
  z: s.withDefault(length, 0),
  facing: s.nullable(s.int(0, 3599)),
};

/** Where a model is set up. */
export const pose = { x: ticks, y: ticks, z: s.withDefault(length, 0), facing: s.withDefault(s.int(0, 3599), 0) };

/** Where models stand from now on, with one entry for each model that changes its place. */
export const placed = s.list(s.record({ model: modelId, ...pose }, 'PlacedModel'));
