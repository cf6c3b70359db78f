import type { Teller } from '@walstatt/engine';
import type { Text } from '../kit.ts';

/** The rolls after which players may re-roll, by their purpose. */
const ROLLS: Readonly<Record<string, string>> = {
  hit: 'Trefferwurf',
  wound: 'Verwundungswurf',
  save: 'Schutzwurf',
  damage: 'Schaden',
  attacks: 'Zahl der Attacken',
  advance: 'Vorrücken-Wurf',
  charge: 'Angriffswurf',
  desperateEscape: 'Fluchttest',
  hazardous: 'Risikotest',
};

/** Which of several dice. The whole option is a name where a rule has words of its own for it. */
const DICE: Readonly<Record<string, string>> = {
  fail: 'einen Misserfolg',
  miss: 'einen Misserfolg',
  success: 'einen Erfolg',
  hit: 'einen Erfolg',
  critical: 'einen kritischen Erfolg',
};

const named = (about: string | null, t: Teller): string => (about === null ? '' : `${t.name(about)}, `);

function optionText(id: string, t: Teller): string {
  const [trigger, die] = id.split('/') as [string, string];
  return trigger === 'commandReroll' ? `${t.name(trigger)}: ${DICE[die] ?? `den Wurf von ${die}`}` : t.name(id);
}

export const text: Text = {
  activities: { hazardous: 'Risikotest' },
  requests: {
    afterRoll: (r, t) => `${named(r.args.about, t)}${ROLLS[r.args.purpose] ?? ''}: Würfelst du noch einmal?`,
    hazard: (r, t) => `${t.name(r.args.unit)}: Welches Modell trifft der misslungene Risikotest?`,
    precision: (r, t) => `${t.name(r.args.unit)}: Weist du die Attacke einem Charaktermodell zu?`,
  },
  options: { afterRoll: ({ id }, t) => optionText(id, t) },
  none: { afterRoll: 'Nicht noch einmal würfeln', precision: 'Der Gegner weist sie normal zu' },
  purposes: { extraHits: 'Zusätzliche Treffer', hazardous: 'Risikotest' },
  names: {
    twinLinked: 'Synchronisiert',
    'twinLinked/failed': 'Synchronisiert: Misslungene Verwundungswürfe wiederholen',
    'twinLinked/ordinary': 'Synchronisiert: Alles wiederholen, was nicht kritisch ist',
    'twinLinked/all': 'Synchronisiert: Alle Verwundungswürfe wiederholen',
  },
};
