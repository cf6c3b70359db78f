import type { State } from '../generated/state.ts';
import { modifier } from '../kit.ts';
import { type Special, specialsOf } from './special.ts';

/** WH-DATA-04, WH-LEAD-04: what models do for the unit that they lead, as long as its bodyguards stand. */
function leading<N extends 'leadingRolls' | 'leadingOver'>(s: State, unit: string, does: N): Special<N>[] {
  if (s.units[unit]!.status.at === 'destroyed') return [];
  return Object.keys(s.units).flatMap((part) => (s.units[part]!.attachedTo === unit ? specialsOf(s, part, does) : []));
}

type Led = { readonly unit: string };

type Roll = 'advance' | 'charge';

const addedTo = (s: State, unit: string, roll: Roll): number =>
  leading(s, unit, 'leadingRolls').reduce((sum, { deed }) => sum + deed[roll], 0);

const rollModifier = (roll: Roll) =>
  modifier({
    rule: 'WH-DATA-04',
    op: 'add',
    when: ({ state }, { unit }: Led) => addedTo(state, unit, roll) !== 0,
    by: ({ state }, { unit }: Led) => addedTo(state, unit, roll),
  });

/** What Leaders add to the advance and charge rolls of their units. */
export const leadingModifiers = { advanceRoll: [rollModifier('advance')], chargeRoll: [rollModifier('charge')] };

/** Whether a unit charges over enemies as if they were not there. */
export const chargesOver = (s: State, unit: string): boolean => leading(s, unit, 'leadingOver').length > 0;
