import type { Teller } from '@walstatt/engine';
import type { Text } from '../kit.ts';

/** The rolls after which players may re-roll, by their purpose. */
const ROLLS: Readonly<Record<string, string>> = {
  hit: 'hit roll',
  wound: 'wound roll',
  save: 'saving throw',
  damage: 'damage',
  attacks: 'number of attacks',
  advance: 'advance roll',
  charge: 'charge roll',
  desperateEscape: 'desperate escape tests',
  hazardous: 'hazardous tests',
};

/** Which of several dice. The whole option is a name where a rule has words of its own for it. */
const DICE: Readonly<Record<string, string>> = {
  fail: 'one that failed',
  miss: 'one that failed',
  success: 'one that succeeded',
  hit: 'one that succeeded',
  critical: 'a critical one',
};

const named = (about: string | null, t: Teller): string => (about === null ? '' : `${t.name(about)}, `);

function optionText(id: string, t: Teller): string {
  const [trigger, die] = id.split('/') as [string, string];
  return trigger === 'commandReroll' ? `${t.name(trigger)}: ${DICE[die] ?? `the roll of ${die}`}` : t.name(id);
}

export const text: Text = {
  activities: { hazardous: 'Hazardous tests' },
  requests: {
    afterRoll: (r, t) => `${named(r.args.about, t)}${ROLLS[r.args.purpose] ?? ''}: do you roll again?`,
    hazard: (r, t) => `${t.name(r.args.unit)}: which model suffers for the failed hazardous test?`,
    precision: (r, t) => `${t.name(r.args.unit)}: do you allocate the attack to a CHARACTER?`,
  },
  options: { afterRoll: ({ id }, t) => optionText(id, t) },
  none: { afterRoll: 'Let the dice lie', precision: 'Let the opponent allocate it as usual' },
  purposes: { extraHits: 'additional hits', hazardous: 'hazardous test' },
  names: {
    twinLinked: 'Twin-linked',
    'twinLinked/failed': 'Twin-linked: re-roll the wound rolls that failed',
    'twinLinked/ordinary': 'Twin-linked: re-roll everything that is not critical',
    'twinLinked/all': 'Twin-linked: re-roll all wound rolls',
  },
};
