import type { ChapterText } from '../kit.ts';
import { unitOf } from '../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    bearerChosen: () => '',
  },
  requests: {
    bearers: (r, t) => `${unitOf(r, t)}: who carries which weapon?`,
  },
  options: {
    bearers: (o) => `model ${Number(o.id.slice(1)) + 1}`,
  },
  items: {
    bearers: (i, t) => {
      const { weapon, nth } = i.args;
      return nth === 0 ? t.name(weapon) : `${t.name(weapon)} ${nth}`;
    },
  },
  refusals: {
    sameBearer: () => 'Each weapon needs a bearer of its own.',
  },
  names: {
    'laser-cannon': 'laser cannon',
    'hailstorm-cannon': 'hailstorm cannon',
    'heat-cannon': 'heat cannon',
    'machine-gun': 'machine gun',
    'anti-tank-weapon': 'anti-tank weapon',
  },
};
