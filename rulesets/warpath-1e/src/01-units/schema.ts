import { weapon } from '../15-special-weapons/weapon.ts';
import { specials } from '../24-special-rules/schema.ts';
import { length, s, spot, unitId } from '../fields.ts';

export const unit = s.record(
  {
    owner: s.id('seats'),
    /** Entry of the catalogue; only names and texts look at it. */
    kind: s.text,
    name: s.withDefault(s.text, ''),
    race: s.withDefault(s.text, ''),
    type: s.literal('infantry', 'hero', 'monster', 'artillery', 'vehicle', 'flyer'),
    size: s.int(1, 40),
    move: length,
    toHit: s.int(2, 6),
    firepower: s.withDefault(s.int(0, 100), 0),
    range: s.withDefault(length, 0),
    attacks: s.withDefault(s.int(0, 100), 0),
    defence: s.int(2, 20),
    /** Flyers have none: 99. */
    suppress: s.int(1, 99),
    destroy: s.int(1, 99),
    specials,
    weapons: s.withDefault(s.list(weapon), []),
    extras: s.withDefault(
      s.list(s.record({ name: s.text, dice: s.int(1, 10), crushing: s.int(0, 20) }, 'MeleeExtra')),
      [],
    ),
    capacity: s.withDefault(s.int(0, 40), 0),
    points: s.withDefault(s.nullable(s.int(0, 10_000)), null),
    /** The points were not printed; they are invented. */
    guessed: s.withDefault(s.bool, false),
    unique: s.withDefault(s.bool, false),
    base: s.union('kind', { circle: { radius: length }, rectangle: { length, width: length } }, 'UnitBase'),
    leader: s.withDefault(s.int(0, 40), 0),
    /** Where the barrel of a gun points; its base stays as it stands. */
    aim: s.withDefault(s.int(0, 3599), 0),
    where: s.spatial(
      s.union(
        'at',
        {
          table: { models: s.list(spot) },
          aboard: { of: unitId },
          /** Not yet deployed. */
          box: {},
          /** Held back as a reinforcement. */
          reserve: {},
          /** A flyer that is not over the battlefield. */
          sky: {},
          gone: {},
        },
        'Whereabouts',
      ),
    ),
    damage: s.withDefault(s.int(0, 10_000), 0),
    /** Damaged since the last tests, so it must be tested. */
    hurt: s.withDefault(s.bool, false),
    /** Changes how others are blocked (antigrav), so geometry looks at it. */
    crippled: s.spatial(s.withDefault(s.bool, false)),
    immobilised: s.withDefault(s.bool, false),
    /** Artillery deployed in difficult terrain. */
    frozen: s.withDefault(s.bool, false),
    /** The order of its owner's current or last turn. */
    order: s.withDefault(
      s.literal('none', 'halt', 'advance', 'doubleTime', 'charge', 'pivot', 'manoeuvre', 'fullPower'),
      'none',
    ),
    jumped: s.withDefault(s.bool, false),
    /** Distance moved in the owner's current or last turn. */
    travelled: s.withDefault(length, 0),
    turned: s.withDefault(s.bool, false),
    shot: s.withDefault(s.bool, false),
    charging: s.withDefault(s.nullable(unitId), null),
    disrupted: s.withDefault(s.bool, false),
    /** The transport it left this turn. */
    cameFrom: s.withDefault(s.nullable(unitId), null),
    /** Its side's turn in which a flyer was last placed. */
    flew: s.withDefault(s.int(0), 0),
    /** A reinforcement that found no room comes next turn in any case. */
    due: s.withDefault(s.bool, false),
    /** It was deployed off the table: the bearers of its special weapons are asked for when it first stands there. */
    bearersOpen: s.withDefault(s.bool, false),
    /** A passenger of a transport lost in its own turn, so it may not shoot. */
    shaken: s.withDefault(s.bool, false),
  },
  'Unit',
);
