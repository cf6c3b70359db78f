import { inch } from '../../04-measuring/table-top.ts';
import type { Detachment } from '../sheet.ts';
import { feelNoPain } from './written.ts';

/** The detachments of the two starter factions, made up like everything of theirs. */
export const detachments: Readonly<Record<string, Detachment>> = {
  measuredVolleys: {
    name: 'Measured Volleys',
    factionKeyword: 'MERIDIAN_ACCORD',
    enhancements: {
      signalRelay: {
        name: 'Signal Relay',
        points: 15,
        special: [{ name: 'Signal Relay', wargear: null, does: { does: 'commandPoint', on: 5 } }],
      },
      wardedCoat: { name: 'Warded Coat', points: 10, invSv: 4 },
    },
    notes: [
      'At the start of your shooting phase select one unit of your army that remained stationary this turn. Until the end of the phase you may re-roll hit rolls of 1 of its ranged attacks.',
    ],
  },
  risingChorus: {
    name: 'Rising Chorus',
    factionKeyword: 'HOLLOW_CHOIR',
    enhancements: {
      graveBell: {
        name: 'Grave Bell',
        points: 15,
        special: [
          {
            name: 'Grave Bell',
            wargear: null,
            does: { does: 'auraOfTests', range: inch(6), by: -1, of: 'enemies', keywords: [] },
          },
        ],
      },
      secondBreath: { name: 'Second Breath', points: 20, abilities: [feelNoPain(5)] },
    },
    notes: ['Add 1 to charge rolls made for units of your army.'],
  },
};
