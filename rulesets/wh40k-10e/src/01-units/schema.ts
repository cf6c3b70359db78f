import { length, modelId, s, ticks, unitId } from '../fields.ts';

/** WH-UNIT-05: models of one datasheet, a row of the table `units`. Two rows can be one attached unit. */
export const unit = s.record(
  {
    owner: s.id('seats'),
    name: s.text,
    datasheet: s.id('datasheets'),
    /** All its models in unit order, including those that are gone. */
    models: s.list(modelId),
    /** WH-STR-01. */
    startingStrength: s.int(1, 100),
    /** WH-MUSTER-09: what it cost, with everything it was given. */
    points: s.withDefault(s.int(0, 9999), 0),
    /** The bodyguard unit that this Leader unit has joined. It stays, even when the bodyguard is destroyed. */
    attachedTo: s.nullable(unitId),
    /** WH-AIR-04: its model is in hover mode for the whole battle. */
    hovering: s.withDefault(s.bool, false),
    status: s.withDefault(
      s.union(
        'at',
        {
          undeployed: {},
          battlefield: {},
          reserves: { strategic: s.bool },
          embarked: { transport: modelId },
          destroyed: {},
        },
        'Status',
      ),
      { at: 'undeployed' },
    ),
  },
  'Unit',
);

/** One miniature, a row of the table `models`. */
export const model = s.record(
  {
    unit: unitId,
    profile: s.id('profiles'),
    weapons: s.withDefault(s.list(s.id('weapons')), []),
    /** Equipment other than weapons. */
    wargear: s.withDefault(s.list(s.text), []),
    /** Wounds the model has lost. */
    lost: s.withDefault(s.int(0, 60), 0),
    where: s.withDefault(
      s.spatial(
        s.union(
          'at',
          {
            off: {},
            /** `z` is the height of what it stands on: the ground, a floor, the top of a hill. */
            battlefield: { x: ticks, y: ticks, z: s.withDefault(length, 0), facing: s.withDefault(s.int(0, 3599), 0) },
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

export const corner = s.record({ x: ticks, y: ticks }, 'Corner');

/**
 * WH-FIELD-02: a terrain feature, a row of the table `terrain`, no model of an army: its footprint, and what of it is solid. Walls hide and close; one
 * can stand on floors and on top of a body, a hill or a sealed building. Corners are counter-clockwise.
 */
export const terrain = s.record(
  {
    kind: s.literal('crater', 'barricade', 'debris', 'hill', 'woods', 'ruins'),
    footprint: s.spatial(s.list(corner)),
    solids: s.withDefault(
      s.spatial(
        s.list(
          s.record(
            { part: s.literal('body', 'wall', 'floor'), shape: s.list(corner), bottom: length, top: length },
            'TerrainSolid',
          ),
        ),
      ),
      [],
    ),
  },
  'Terrain',
);
