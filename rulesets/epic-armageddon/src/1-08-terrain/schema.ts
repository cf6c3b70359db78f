import { corner } from '../1-01-units/schema.ts';
import { s } from '../fields.ts';

/** EA-1.8-01: a piece of terrain, a row of the table `terrain`. Pieces may lie on each other, such as woods on a hill. */
export const terrain = s.record(
  {
    /** The rows of table T-6, without open ground. */
    kind: s.literal(
      'buildings',
      'cliffs',
      'fortification',
      'hill',
      'jungle',
      'marsh',
      'river',
      'road',
      'ruins',
      'scrub',
      'woods',
    ),
    shape: s.spatial(s.list(corner)),
    /** EA-G-03: how high it is. 0 flat, 1 hides partly, 2 hides infantry and vehicles, 3 hides all. Null: as its kind. */
    height: s.nullable(s.int(0, 3)),
    /** EA-1.8.4-04: a fortification that is built for vehicles, such as a tank emplacement. */
    forVehicles: s.withDefault(s.bool, false),
  },
  'Terrain',
);
