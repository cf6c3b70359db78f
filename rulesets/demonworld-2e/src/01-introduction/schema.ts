import { elementId, order, pose, s, seat, unitId } from '../fields.ts';

const orders = s.union(
  'are',
  {
    none: {},
    /** The marker lies face down: all players see it, but only its owner knows the order. */
    placed: { order: s.secret(order, '^owner') },
    shown: { order },
  },
  'Orders',
);

/** DW-I-29: elements that move and fight as one body. */
export const unit = s.record(
  {
    owner: seat,
    card: s.id('cards'),
    elements: s.list(elementId),
    orders: s.withDefault(orders, { are: 'none' }),
    /** It has moved, reacted, or its segment is over. */
    moved: s.withDefault(s.bool, false),
    /** In melee since an earlier round. */
    engaged: s.withDefault(s.bool, false),
    /** Melee phases that the unit has fought since it came into melee. */
    fought: s.withDefault(s.int(0), 0),
  },
  'Unit',
);

const whereabouts = s.union(
  'at',
  {
    reserve: {},
    table: pose,
    gone: { why: s.literal('shot', 'slain') },
  },
  'Whereabouts',
);

export const element = s.record(
  {
    unit: unitId,
    /** DW-I-18: its card. Only a commander who has joined the unit has another one than the unit. */
    card: s.id('cards'),
    where: s.spatial(s.withDefault(whereabouts, { at: 'reserve' })),
    /** The hit points it has lost. */
    hits: s.withDefault(s.int(0, 99), 0),
  },
  'Element',
);
