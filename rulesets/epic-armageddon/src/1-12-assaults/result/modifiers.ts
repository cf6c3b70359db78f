import { hasAbility, isGone } from '../../1-01-units/units.ts';
import { markersOn, sizeOf } from '../../1-02-formations/formations.ts';
import { type L, modifier } from '../../kit.ts';
import { type Assault, against, type Side } from '../forces.ts';

/** What the result of a side is about. */
export type Result = { readonly assault: Assault; readonly side: Side };

const sum = (formations: readonly string[], of: (formation: string) => number): number =>
  formations.reduce((all, id) => all + of(id), 0);

/** EA-1.12.7-06: all units of the formations in the assault, wherever they stand. */
const strength = ({ state }: L, { assault }: Result, side: Side): number =>
  sum(assault[side], (id) => sizeOf(state, id));

/** EA-1.12.10-05, EA-1.12.7-09. */
const markers = ({ state }: L, { assault }: Result, side: Side): number =>
  sum(assault[side], (id) => markersOn(state, id));

/** How many more units than the other side, in multiples of it. */
const outnumbers = (look: L, r: Result, times: number): boolean =>
  strength(look, r, r.side) > times * strength(look, r, against(r.side));

const inspiring = ({ state: s }: L, { assault, side }: Result): number =>
  assault.involved.filter(
    (unit) =>
      assault[side].includes(s.units[unit]!.formation) && !isGone(s.units[unit]!) && hasAbility(s, unit, 'inspiring'),
  ).length;

/** EA-1.12.7-10, table T-7: all of them add up. */
export const assaultResult = [
  modifier({
    rule: 'EA-1.12.7-03',
    op: 'add',
    by: (_, { assault, side }: Result) =>
      sum(assault[against(side)], (id) => assault.losses.find(({ formation }) => formation === id)?.casualties ?? 0),
  }),
  modifier({ rule: 'EA-1.12.7-04', op: 'add', when: (look, r: Result) => outnumbers(look, r, 1), by: 1 }),
  modifier({ rule: 'EA-1.12.7-05', op: 'add', when: (look, r: Result) => outnumbers(look, r, 2), by: 1 }),
  modifier({ rule: 'EA-1.12.7-07', op: 'add', when: (look, r: Result) => markers(look, r, r.side) === 0, by: 1 }),
  modifier({
    rule: 'EA-1.12.7-08',
    op: 'add',
    when: (look, r: Result) => markers(look, r, against(r.side)) > markers(look, r, r.side),
    by: 1,
  }),
  modifier({ rule: 'EA-2.1.5-01', op: 'add', by: (look, r: Result) => inspiring(look, r) }),
];
