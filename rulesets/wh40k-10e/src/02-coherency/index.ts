import { unitArg } from '../01-units/questions.ts';
import { standing } from '../04-measuring/table-top.ts';
import { unitId } from '../fields.ts';
import { type ChapterPart, question } from '../kit.ts';
import { isCoherent } from './coherent.ts';
import { coherencyRemoval } from './removal/activity.ts';

/** Unit coherency (Einheitenformation). */
export const coherency: ChapterPart = {
  activities: [coherencyRemoval],
  questions: {
    coherent: question({
      rule: 'WH-COH-03',
      takes: { unit: unitId },
      ask: (look, args) => isCoherent(standing(look, unitArg(look, args, 'unit')).measured),
    }),
  },
};
