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
export const formationId = s.id('formations');
export const unitId = s.id('units');
export const count = s.int(0, 1000);
/** A tenth of a degree. */
export const facing = s.int(0, 3599);
export const yes = s.withDefault(s.bool, false);

/** EA-1.0.1-04, EA-1.0.1-05: a number that may be rolled: so many dice with so many sides, and a fixed number. */
export const amount = s.record(
  {
    dice: s.withDefault(s.int(0, 12), 0),
    sides: s.withDefault(s.int(3, 6), 6),
    plus: s.withDefault(s.int(0, 99), 0),
  },
  'Amount',
);

/** EA-1.1.3-02: the roll or more that something needs. */
export const target = s.int(1, 10);

/** Where units stand from now on, with one entry for each unit that changes its place. */
export const placed = s.list(s.record({ unit: unitId, x: ticks, y: ticks, facing }, 'PlacedUnit'));
