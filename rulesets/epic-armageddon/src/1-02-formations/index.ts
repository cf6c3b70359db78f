import { ofFormation } from '../1-01-units/questions.ts';
import { type ChapterPart, question } from '../kit.ts';
import { isCoherent } from './coherent.ts';
import { breakingPoint, markersOn } from './formations.ts';
import { events } from './losses/events.ts';

/** Formations, their coherency and what they lose (Verbände, Formation, Verluste). */
export const formations: ChapterPart = {
  events,
  questions: {
    coherent: question({
      rule: 'EA-1.2.1-03',
      takes: ofFormation,
      ask: (look, args) => isCoherent(look, args['formation'] as string),
    }),
    /** EA-1.0.1-08, EA-1.3-06: everybody knows how many blast markers a formation has, and with how many it breaks. */
    blastMarkers: question({
      rule: 'EA-1.0.1-08',
      takes: ofFormation,
      ask(look, args) {
        const formation = args['formation'] as string;
        return { markers: markersOn(look.state, formation), breaksAt: breakingPoint(look, formation) };
      },
    }),
  },
};
