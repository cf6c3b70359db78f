import { formationId } from '../fields.ts';
import { type ChapterPart, question } from '../kit.ts';
import { crossfireLine } from './line.ts';

/** Crossfire (Kreuzfeuer). */
export const crossfire: ChapterPart = {
  questions: {
    /** The line that proves it, or null. */
    crossfire: question({
      rule: 'EA-1.11-01',
      takes: { formation: formationId, target: formationId },
      ask: (look, args) =>
        crossfireLine(look, { formation: args['formation'] as string, target: args['target'] as string }),
    }),
  },
};
