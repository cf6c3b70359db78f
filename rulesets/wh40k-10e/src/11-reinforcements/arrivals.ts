import { hasEffect } from '@walstatt/engine';
import { hasKeyword, ownerOf, wholeUnits } from '../01-units/units.ts';
import { hasDeclined } from '../10-movement/declined.ts';
import { movedHow } from '../10-movement/moved.ts';
import { findRoom } from '../19-deployment/set-up/room.ts';
import { type How, termsOf } from '../19-deployment/set-up/terms.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** WH-RES-04: Strategic Reserves stay away in the first battle round. WH-ABIL-14: Deep Strike may come at once. */
const FIRST_ROUND: Readonly<Partial<Record<How, number>>> = { strategic: 2, deepStrike: 0 };

/**
 * WH-REINF-01, WH-REINF-02: the reserves units of a seat that may arrive now; WH-RES-10: the strategic ones like all. WH-AIR-15: a unit that has flown off in this turn
 * comes back in the next. WH-G-124: those that have just stayed away are not among them.
 */
export const arrivals = (s: State, seat: string): string[] =>
  wholeUnits(s).filter((id) => ownerOf(s, id) === seat && mayArrive(s, id) && !hasDeclined(s, id));

const mayArrive = (s: State, unit: string): boolean =>
  s.units[unit]!.status.at === 'reserves' && movedHow(s, unit) === null && s.round >= FIRST_ROUND[howOf(s, unit)]!;

/** WH-REINF-02, WH-RES-01, WH-AIR-02: as the rule says that put the unit into reserves. AIRCRAFT is in strategic ones. */
export function howOf(s: State, unit: string): 'strategic' | 'deepStrike' {
  const { status } = s.units[unit]!;
  const strategic = (status.at === 'reserves' && status.strategic) || hasKeyword(s, unit, 'AIRCRAFT');
  return strategic ? 'strategic' : 'deepStrike';
}

/** WH-AIR-15: whether a unit has to arrive now. WH-G-41: not where no room is found for it. */
export const mustArrive = (look: L, unit: string): boolean =>
  hasEffect(look.state, unit, 'mustReturn') &&
  findRoom(look, unit, termsOf(look.state, unit, howOf(look.state, unit))) !== null;
