import { length, s } from '../fields.ts';

export const EXPLOSIVE = ['1', '2', '3', '4', '5', '6', 'D3', 'D6'] as const;

export const weapon = s.record(
  {
    name: s.text,
    firepower: s.int(1, 100),
    range: length,
    piercing: s.withDefault(s.int(0, 20), 0),
    explosive: s.withDefault(s.literal(...EXPLOSIVE), '1'),
    dakka: s.withDefault(s.bool, false),
    /** May only fire after a halt. */
    haltOnly: s.withDefault(s.bool, false),
    /** Zones it can fire into; these matter only to vehicles and flyers. */
    arcs: s.withDefault(s.list(s.literal('F', 'L', 'R', 'H')), ['F', 'L', 'R', 'H']),
    /** Which model carries it. */
    bearer: s.withDefault(s.int(0, 40), 0),
  },
  'Weapon',
);
