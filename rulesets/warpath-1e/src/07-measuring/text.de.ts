import type { ChapterText } from '../kit.ts';
import { otherIn } from '../texts/args.ts';

/** German. */
export const de: ChapterText = {
  refusals: {
    offTable: () => 'Das ist nicht ganz auf dem Tisch.',
    onTerrain: () => 'Ein Modell stünde auf Gelände, auf dem es nicht stehen darf.',
    onUnit: (r, t) => `Ein Modell stünde auf ${otherIn(r, t)}.`,
    tooNear: (r, t) =>
      `Das sind ${t.length(Number(r.measured))} bis ${otherIn(r, t)}; mindestens ${t.length(Number(r.limit))} sind zu halten.`,
    touchesAcross: (r, t) =>
      `Über das Hindernis hinweg berührte das ${otherIn(r, t)}; nur ein Angriff darf Feinde berühren.`,
  },
  names: {
    spacing: 'ein Zoll Abstand gilt zu',
    'spacing=all': 'allen',
    enemies: 'Feinden',
    all: 'alle',
  },
};
