import type { ChapterText } from '../kit.ts';
import { unitOf } from '../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    bearerChosen: () => '',
  },
  requests: {
    bearers: (r, t) => `${unitOf(r, t)}: wer trägt welche Waffe?`,
  },
  options: {
    bearers: (o) => `Modell ${Number(o.id.slice(1)) + 1}`,
  },
  items: {
    bearers: (i, t) => {
      const { weapon, nth } = i.args;
      return nth === 0 ? t.name(weapon) : `${t.name(weapon)} ${nth}`;
    },
  },
  refusals: {
    sameBearer: () => 'Jede Waffe braucht einen eigenen Träger.',
  },
  names: {
    'laser-cannon': 'Laserkanone',
    'hailstorm-cannon': 'Hagelsturmkanone',
    'heat-cannon': 'Hitzekanone',
    'machine-gun': 'Maschinengewehr',
    'anti-tank-weapon': 'Panzerabwehrwaffe',
  },
};
