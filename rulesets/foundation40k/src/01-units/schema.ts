import { SPECIAL_RULES } from '../03-profiles/schema.ts';
import { s, ticks } from '../fields.ts';

export const EDGES = ['none', 'south', 'north', 'west', 'east'] as const;

/** FD-UNIT-02: the smallest formation that acts. */
export const unit = s.record(
  {
    owner: s.id('seats'),
    name: s.text,
    /** All its models in unit order, including the lost ones. */
    models: s.list(s.id('models')),
    /** Rules of the whole unit. The rules of single models are in their profiles. */
    specialRules: s.withDefault(s.list(s.literal(...SPECIAL_RULES)), []),
    /** Proposed as general (FD-GAP-99). */
    general: s.withDefault(s.bool, false),
    status: s.withDefault(s.literal('undeployed', 'reserve', 'table', 'destroyed'), 'undeployed'),
    morale: s.withDefault(s.literal('ok', 'pinned', 'fleeing'), 'ok'),
    /** Markers of this round (FD-ROUND-13). */
    activated: s.withDefault(s.bool, false),
    reactionMarker: s.withDefault(s.bool, false),
    reacted: s.withDefault(s.bool, false),
    takeCover: s.withDefault(s.bool, false),
    /** The unit has done its duty to flee this round (FD-FLEE-02, FD-GAP-43). */
    fled: s.withDefault(s.bool, false),
    /** FD-GAP-41: the edge the unit flees to. */
    entryEdge: s.withDefault(s.literal(...EDGES), 'none'),
    /** The number of models that are not gone. */
    living: s.int(0, 100),
  },
  'Unit',
);

/** FD-UNIT-01. */
export const model = s.record(
  {
    unit: s.id('units'),
    profile: s.id('profiles'),
    /** The weapons it still has. Only a vehicle can have the same weapon more than once. */
    weapons: s.withDefault(s.list(s.id('weapons')), []),
    /** Lives the model has lost. */
    lost: s.withDefault(s.int(0, 20), 0),
    /** Only for vehicles: FD-VEHICLE-08 to 10 and the results of this round (FD-VEHICLE-17). */
    shaken: s.withDefault(s.bool, false),
    stunned: s.withDefault(s.bool, false),
    immobilised: s.withDefault(s.bool, false),
    results: s.withDefault(s.list(s.int(1, 6)), []),
    where: s.withDefault(
      s.spatial(
        s.union(
          'at',
          {
            off: {},
            table: { x: ticks, y: ticks, facing: s.withDefault(s.int(0, 3599), 0) },
            gone: {},
          },
          'Whereabouts',
        ),
      ),
      { at: 'off' },
    ),
  },
  'Model',
);
