import type { ChapterText } from '../kit.ts';
import { otherIn } from '../texts/args.ts';

/** English. */
export const en: ChapterText = {
  refusals: {
    offTable: () => 'That is not all on the table.',
    onTerrain: () => 'A model would end on terrain where it may not stand.',
    onUnit: (r, t) => `A model would end on ${otherIn(r, t)}.`,
    tooNear: (r, t) =>
      `That is ${t.length(Number(r.measured))} from ${otherIn(r, t)}; at least ${t.length(Number(r.limit))} must be kept.`,
    touchesAcross: (r, t) => `Across the obstacle that would touch ${otherIn(r, t)}; only a charge may touch enemies.`,
  },
  names: {
    spacing: 'an inch is kept from',
    'spacing=all': 'all',
    enemies: 'enemies',
    all: 'all',
  },
};
