import { axis, direction, s } from '../fields.ts';

/** What may lie on a field besides its height, its water and its road. A field without any of it is open. */
const cover = s.literal('rock', 'sand', 'scrub', 'wood', 'mud', 'swamp');

/** DW-XI-02, DW-XI-03, DW-XI-12, DW-XI-21, DW-XI-42: what covers the centre of a field counts for all of it. */
export const ground = s.record(
  {
    covers: s.withDefault(s.list(cover), []),
    /** DW-XI-12: levels of hill. */
    level: s.withDefault(s.int(-9, 9), 0),
    /** DW-XI-21: how deep its water is. A ford has none. */
    depth: s.withDefault(s.int(0, 3), 0),
    road: s.withDefault(s.bool, false),
  },
  'Ground',
);

/** A field of which something else is said than the map boards show. */
export const groundOnField = s.record({ q: axis, r: axis, ground }, 'GroundOnField');

/** DW-XI-30: what runs along the side between a field and its neighbour in this direction. */
export const edge = s.record(
  {
    q: axis,
    r: axis,
    direction,
    kind: s.literal('hedge', 'wall'),
    /** DW-XI-38. */
    destroyed: s.withDefault(s.bool, false),
  },
  'Edge',
);
