import type { ChapterText } from '../kit.ts';
import { otherIn, unitOf } from '../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    chargeTried: (e, t) => `${t.name(e.unit)}: Angriff auf ${t.name(e.target)} gewünscht.`,
    cowered: (e, t) => `${t.name(e.unit)}: nicht tapfer genug.`,
    charged: (e, t) => `${t.name(e.unit)}: Angriff auf ${t.name(e.target)}.`,
  },
  requests: {
    chargeTarget: (r, t) => `${unitOf(r, t)}: wen angreifen?`,
    chargeMove: (r, t) => `${unitOf(r, t)}: Angriff auf ${t.name(r.args.target)}, wie gehen die Modelle?`,
  },
  refusals: {
    detour: (r, t) =>
      `Dieser Weg ist ${t.length(Number(r.measured))} lang; der kürzeste an dieselbe Stelle misst ${t.length(Number(r.limit))}.`,
    fewerInContact: (r) => `${r.limit} Modelle können das Ziel berühren, hier sind es ${r.measured}.`,
    hangsBack: (r, t) =>
      `Ein Modell bleibt ${t.length(Number(r.measured))} vom Ziel entfernt; alle kommen auf ${t.length(Number(r.limit))} heran.`,
    nearestStaysAway: () => 'Das nächste Modell muss zuerst in Kontakt kommen.',
    touchesOther: (r, t) => `Die Angreifer würden ${otherIn(r, t)} berühren; das ist nicht ihr Ziel.`,
    unevenCharge: () => 'Die Angreifer müssen gleichmäßiger auf das Ziel verteilt werden.',
  },
  activities: {
    charge: '',
  },
  purposes: {
    courage: 'Mut',
  },
  names: {
    disruptedBy: 'ein Angriff ist unterbrochen ab wie vielen Geländestücken',
    one: 'einem',
    several: 'mehreren',
  },
};
