import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

export const text: Text = {
  activities: { flyAhead: 'Flug' },
  events: { flewOff: (e, t) => `${t.name(e.unit)}: verlässt das Schlachtfeld und kommt in die Strategische Reserve` },
  requests: {
    flyAhead: (r, t) => `${t.name(r.args.unit)}: wie weit geradeaus (mindestens 20 Zoll), und welche Drehung danach?`,
  },
  none: { flyAhead: 'Über die Kante hinaus: in die Strategische Reserve' },
  effects: { mustReturn: 'kommt im nächsten eigenen Zug zurück' },
  refusals: {
    tooShort: (r, t) =>
      `${modelIn(r, t)}: ${t.length(Number(r.measured))}, mindestens ${t.length(Number(r.limit))} sind nötig.`,
    mustFly: (r, t) => `${unitIn(r, t)}: kann seine Bewegung machen und erreicht die Kante nicht.`,
  },
};
