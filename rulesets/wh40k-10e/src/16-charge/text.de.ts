import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

export const text: Text = {
  activities: { charges: '', charge: '' },
  events: {
    chargeDeclared: (e, t) => `${t.name(e.unit)}: sagt einen Angriff an: ${e.targets.map(t.name).join(', ')}`,
    unitCharged: (e, t) => `${t.name(e.unit)}: greift an: ${e.targets.map(t.name).join(', ')}`,
    chargeFailed: (e, t) => `${t.name(e.unit)}: der Angriff misslingt`,
  },
  requests: {
    chargeNext: () => 'Mit welcher Einheit greifst du an?',
    chargeTargets: (r, t) => `${t.name(r.args.unit)}: Welche Einheiten sind das Ziel des Angriffs?`,
    charge: (r, t) => `${t.name(r.args.unit)}: Angriffsbewegung bis zu ${t.length(r.args.distance)}`,
  },
  none: { chargeNext: 'Keine weiteren Angriffe', charge: 'Der Angriff misslingt' },
  refusals: {
    canCharge: () => 'Die Einheit kann ihre Angriffsbewegung ausführen.',
    notEngaged: (r, t) => `${unitIn(r, t)}: Die Einheit endet nicht in Nahkampfreichweite um dieses Ziel.`,
    notCloser: (r, t) => `${modelIn(r, t)}: kommt nicht näher heran.`,
    couldTouch: (r, t) => `${modelIn(r, t)}: kann in Basekontakt mit einem feindlichen Modell gelangen.`,
    couldCloseIn: (r, t) => `${modelIn(r, t)}: kann näher herankommen.`,
  },
  purposes: { charge: 'Angriffswurf' },
  effects: { charged: '', chargeBonus: '' },
};
