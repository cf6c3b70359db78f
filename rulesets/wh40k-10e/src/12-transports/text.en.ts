import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

const HOW = {
  disembark: 'where does the unit disembark?',
  wreck: 'the TRANSPORT is destroyed: where does the unit disembark?',
  emergency: 'emergency disembarkation: where does the unit stand?',
} as const;

export const text: Text = {
  activities: {
    embark: '',
    disembark: 'Disembarking',
    wreck: 'Destroyed transport',
    firingDeck: 'Firing Deck',
  },
  events: { embarked: (e, t) => `${t.name(e.unit)}: embarks in ${t.name(e.transport)}` },
  requests: {
    embark: (r, t) => `${t.name(r.args.unit)}: does the unit embark?`,
    disembark: (r, t) => `${t.name(r.args.unit)}: ${HOW[r.args.how]}`,
    getOutNext: () => 'Which unit gets out of the destroyed TRANSPORT next?',
    stranded: (r, t) => `${t.name(r.args.unit)}: not all of them find room. Which model is destroyed?`,
    firingDeck: (r, t) => `${t.name(r.args.unit)}: which weapons fire from the Firing Deck?`,
  },
  options: {
    embark: (o, t) => t.name(o.id),
    firingDeck: ({ args: { weapon } }, t) => (weapon === null ? 'None' : t.name(weapon)),
  },
  none: { embark: 'Stay outside', disembark: 'Stay on board' },
  purposes: { disembark: 'Getting out of the wreck' },
  effects: { disembarked: '', firingDeck: 'Firing Deck' },
  refusals: {
    farFromTransport: (r, t) => `${modelIn(r, t)}: is not wholly within ${t.length(Number(r.limit))} of the TRANSPORT.`,
    mustGetOut: (r, t) => `${unitIn(r, t)}: must disembark, and there is room.`,
    deckIsFull: (r) => `${r.measured} models; the Firing Deck holds ${r.limit}.`,
  },
};
