import { facing, formationId, length, s, ticks, unitId } from '../fields.ts';

/** EA-1.1-01: one playing piece, a row of the table `units`. */
export const unit = s.record(
  {
    formation: formationId,
    profile: s.id('profiles'),
    /** EA-2.1.1-02: profiles of the characters that it is host to. */
    characters: s.withDefault(s.list(s.id('profiles')), []),
    /** Damage points that a war engine has suffered. */
    damage: s.withDefault(s.int(0, 60), 0),
    /** Void shields or power fields that still stand. */
    shields: s.withDefault(s.int(0, 20), 0),
    where: s.withDefault(
      s.spatial(
        s.union(
          'at',
          {
            off: {},
            /** `air`: an aircraft that has not landed. */
            table: {
              x: ticks,
              y: ticks,
              facing: s.withDefault(facing, 0),
              air: s.withDefault(s.bool, false),
            },
            aboard: { transport: unitId },
            gone: {},
          },
          'Whereabouts',
        ),
      ),
      { at: 'off' },
    ),
  },
  'Unit',
);

/** A point of the table. */
export const corner = s.record({ x: ticks, y: ticks }, 'Corner');

/** The size of the table, whose corner is the origin. */
export const board = s.record({ width: length, depth: length }, 'BoardSize');
