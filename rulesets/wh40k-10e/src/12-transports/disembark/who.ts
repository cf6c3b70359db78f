import { isThere, ownerOf, wholeUnits } from '../../01-units/units.ts';
import { hasDeclined } from '../../10-movement/declined.ts';
import { movedHow } from '../../10-movement/moved.ts';
import type { State } from '../../generated/state.ts';
import { crewOf, transportOf } from '../capacity.ts';

/**
 * WH-TRANS-07: a unit that has been on board since the phase began may disembark. WH-TRANS-14: not from a TRANSPORT that
 * has advanced or fallen back.
 */
export function mayDisembark(s: State, unit: string): boolean {
  const transport = transportOf(s, unit);
  if (transport === null || !isThere(s, transport) || movedHow(s, unit) !== null) return false;
  const how = movedHow(s, crewOf(s, transport));
  return how === null || how === 'stationary' || how === 'normal';
}

/** The units of a seat that may disembark now. WH-G-124: not those that have just stayed on board. */
export const disembarkers = (s: State, seat: string): string[] =>
  wholeUnits(s).filter((unit) => ownerOf(s, unit) === seat && mayDisembark(s, unit) && !hasDeclined(s, unit));

/** WH-G-92: of these, those whose TRANSPORT has just arrived from reserves. */
export const justArrived = (s: State, unit: string): boolean => {
  const transport = transportOf(s, unit)!;
  return s.effects.some((e) => e.on === crewOf(s, transport) && e.name === 'moved' && e.rule === 'WH-REINF-05');
};
