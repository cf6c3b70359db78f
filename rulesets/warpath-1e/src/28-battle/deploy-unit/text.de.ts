import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    deployed: (e, t) => `${t.name(e.unit)}: aufgestellt.`,
    heldBack: (e, t) => `${t.name(e.unit)}: noch nicht auf dem Tisch.`,
  },
  requests: {
    deployHow: (r, t) => `${unitOf(r, t)}: auf den Tisch, in einen Transporter oder zurückhalten?`,
    deployPlace: (r, t) => `${unitOf(r, t)}: wo aufstellen?`,
  },
  options: {
    deployHow: (o, t) =>
      o.id === 'table' ? 'auf den Tisch' : o.id === 'reserve' ? 'zurückhalten' : `in ${t.name(o.id)}`,
  },
  refusals: {
    outsideZone: (r, t) =>
      `Das ist ${t.length(Number(r.measured))} tief; die Aufstellungszone endet bei ${t.length(Number(r.limit))}.`,
  },
  activities: {
    deployUnit: '',
  },
};
