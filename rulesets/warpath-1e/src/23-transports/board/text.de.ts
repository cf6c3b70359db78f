import type { ChapterText } from '../../kit.ts';
import { otherIn, unitOf } from '../../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    boarded: (e, t) => `${t.name(e.unit)}: eingestiegen in ${t.name(e.carrier)}.`,
  },
  requests: {
    board: (r, t) => `${unitOf(r, t)}: in einen Transporter einsteigen?`,
  },
  none: {
    board: 'Nicht einsteigen',
  },
  refusals: {
    notHalted: (r, t) =>
      `Um ${otherIn(r, t)} zu besteigen, muss dort vorher Halt befohlen sein; sonst ist ${t.length(Number(r.limit))} Abstand zu halten.`,
  },
  names: {
    embarkBy: 'wer zum Einsteigen nah genug sein muss',
    'embarkBy=all': 'alle Modelle',
    nearest: 'das nächste Modell',
  },
};
