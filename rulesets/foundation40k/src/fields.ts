import type { RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

/** What the parts of the schema are made of. */
export { s };

export type Fields = RulesetSchema['options'];

/** What one activity adds to the schema. */
export type Fragment = Partial<Pick<RulesetSchema, 'contexts' | 'events' | 'requests' | 'effects'>>;

export const ticks = s.int(-1_000_000, 1_000_000);
export const seat = s.id('seats');
export const unitId = s.id('units');
export const modelId = s.id('models');
export const weaponId = s.id('weapons');
export const count = s.int(0, 1000);

/** A point that is answered, and a pose: looking in any direction, or to the east if that is left out. */
export const point = { x: ticks, y: ticks };
export const pose = { ...point, facing: s.withDefault(s.int(0, 3599), 0) };

/** A leg goes straight to a point. The model looks as before unless a facing is given. */
export const leg = { ...point, facing: s.nullable(s.int(0, 3599)) };

/** Where models are placed, with one entry for each model that changes its place. */
export const placed = s.list(
  s.record({ model: modelId, x: ticks, y: ticks, facing: s.withDefault(s.int(0, 3599), 0) }, 'PlacedModel'),
);
