import { s, seat, unitId } from '../fields.ts';

/** EA-1.2-01: units that act together, a row of the table `formations`. */
export const formation = s.record(
  {
    owner: seat,
    name: s.text,
    /** EA-1.2.2-01: lower is better. */
    initiative: s.int(1, 6),
    /** All its units in formation order, including those that are gone. */
    units: s.list(unitId),
    /** EA-5.5-01: the special rules of its army. */
    armyRules: s.withDefault(s.list(s.literal('theyShallKnowNoFear', 'mobRule', 'powerOfTheWaaagh')), []),
    points: s.withDefault(s.int(0, 9999), 0),
    /** EA-1.3-01. 0 while it is broken: then it counts as having as many as units (EA-1.13.4-01). */
    blastMarkers: s.withDefault(s.int(0, 999), 0),
    broken: s.withDefault(s.bool, false),
    /** EA-1.13.3-01: it has been broken and will withdraw as soon as the action that broke it is over. */
    withdraws: s.withDefault(s.bool, false),
    /** EA-1.10-09: the round in which it went on overwatch. */
    overwatch: s.nullable(s.int(0, 100)),
    status: s.withDefault(
      s.union(
        'at',
        {
          undeployed: {},
          /** On the table, or wholly aboard a transport of another formation. */
          deployed: {},
          reserve: {
            by: s.literal('edge', 'air', 'orbit', 'teleport', 'planetfall', 'selfPlanetfall', 'tunnel', 'transport'),
          },
          destroyed: {},
        },
        'FormationStatus',
      ),
      { at: 'undeployed' },
    ),
  },
  'Formation',
);
