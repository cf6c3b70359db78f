import { unitArg } from '../01-units/questions.ts';
import { unitId } from '../fields.ts';
import { type ChapterPart, question } from '../kit.ts';
import { engagedBy } from './engagement.ts';

/** Engagement range (Nahkampfreichweite). */
export const engagement: ChapterPart = {
  questions: {
    engaged: question({
      rule: 'WH-ENG-01',
      takes: { unit: unitId },
      ask: (look, args) => engagedBy(look, unitArg(look, args, 'unit')),
    }),
  },
};
