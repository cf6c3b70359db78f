import type { RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

/** What the fragments of the schema are made of. */
export { s };

/** What one happening adds to the schema. */
export type Fragment = Partial<Pick<RulesetSchema, 'contexts' | 'events' | 'requests' | 'effects'>>;

export const ticks = s.int(-1_000_000, 1_000_000);
export const length = s.int(0, 1_000_000);
export const seat = s.id('seats');
export const side = s.text;
export const unitId = s.id('units');
/** A pose that is answered: looking in any direction, or to the east if that is left out. */
export const pose = { x: ticks, y: ticks, facing: s.withDefault(ticks, 0) };

/** A leg of a walk goes straight to a point. */
export const leg = { x: ticks, y: ticks, facing: s.nullable(s.int(0, 3599)) };

export const spot = s.record({ x: ticks, y: ticks, facing: s.withDefault(s.int(0, 3599), 0) }, 'Spot');
export const point = s.record({ x: ticks, y: ticks }, 'Mark');
export const models = s.list(spot);
export const condition = s.literal('annihilation', 'meatGrinder', 'scorchedEarth', 'totalControl');
