import type { ChapterText } from '../kit.ts';
import { otherIn, unitOf } from '../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    chargeTried: (e, t) => `${t.name(e.unit)}: wish to charge ${t.name(e.target)}.`,
    cowered: (e, t) => `${t.name(e.unit)}: not brave enough.`,
    charged: (e, t) => `${t.name(e.unit)}: charge at ${t.name(e.target)}.`,
  },
  requests: {
    chargeTarget: (r, t) => `${unitOf(r, t)}: charge whom?`,
    chargeMove: (r, t) => `${unitOf(r, t)}: charge at ${t.name(r.args.target)}, how do the models go?`,
  },
  refusals: {
    detour: (r, t) =>
      `This way is ${t.length(Number(r.measured))} long; the shortest one to the same place is ${t.length(Number(r.limit))}.`,
    fewerInContact: (r) => `${r.limit} models can touch the target, here it is ${r.measured}.`,
    hangsBack: (r, t) =>
      `A model stays ${t.length(Number(r.measured))} away from the target; all can come within ${t.length(Number(r.limit))}.`,
    nearestStaysAway: () => 'The nearest model must come into contact first.',
    touchesOther: (r, t) => `The chargers would touch ${otherIn(r, t)}, which is not their target.`,
    unevenCharge: () => 'The chargers must be spread more evenly over the target.',
  },
  activities: {
    charge: '',
  },
  purposes: {
    courage: 'courage',
  },
  names: {
    disruptedBy: 'a charge is disrupted by how many pieces of terrain',
    one: 'one',
    several: 'several',
  },
};
