import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

const HOW = {
  disembark: 'Wo steigt die Einheit aus?',
  wreck: 'Der Transporter ist zerstört: Wo steigt die Einheit aus?',
  emergency: 'Notausstieg: Wo steigt die Einheit aus?',
} as const;

export const text: Text = {
  activities: {
    embark: '',
    disembark: 'Aussteigen',
    wreck: 'Zerstörter Transporter',
    firingDeck: 'Feuerplattform',
  },
  events: { embarked: (e, t) => `${t.name(e.unit)}: steigt in ${t.name(e.transport)} ein` },
  requests: {
    embark: (r, t) => `${t.name(r.args.unit)}: Steigt die Einheit ein?`,
    disembark: (r, t) => `${t.name(r.args.unit)}: ${HOW[r.args.how]}`,
    getOutNext: () => 'Welche Einheit steigt als nächste aus dem zerstörten Transporter aus?',
    stranded: (r, t) => `${t.name(r.args.unit)}: Nicht alle finden Platz. Welches Modell wird zerstört?`,
    firingDeck: (r, t) => `${t.name(r.args.unit)}: Welche Waffen feuern von der Feuerplattform?`,
  },
  options: {
    embark: (o, t) => t.name(o.id),
    firingDeck: ({ args: { weapon } }, t) => (weapon === null ? 'Keine' : t.name(weapon)),
  },
  none: { embark: 'Draußen bleiben', disembark: 'An Bord bleiben' },
  purposes: { disembark: 'Aussteigen aus dem Wrack' },
  effects: { disembarked: '', firingDeck: 'Feuerplattform' },
  refusals: {
    farFromTransport: (r, t) =>
      `${modelIn(r, t)}: steht nicht vollständig innerhalb von ${t.length(Number(r.limit))} um den Transporter.`,
    mustGetOut: (r, t) => `${unitIn(r, t)}: muss aussteigen, und es ist Platz.`,
    deckIsFull: (r) => `${r.measured} Modelle; auf der Feuerplattform ist Platz für ${r.limit}.`,
  },
};
