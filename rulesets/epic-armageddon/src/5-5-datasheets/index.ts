import { unitId } from '../fields.ts';
import { type ChapterPart, question } from '../kit.ts';
import { cardOf } from './card.ts';

const questions = {
  /** EA-1.1.3-09: the datasheet of a unit in the notation of the book, in both languages. */
  datasheet: question({
    rule: 'EA-1.1.3-09',
    takes: { unit: unitId },
    ask({ state }, args) {
      const unit = args['unit'] as string;
      return { en: cardOf(state, unit, 'en'), de: cardOf(state, unit, 'de') };
    },
  }),
};

/** Datasheets (Datenblätter). */
export const datasheets: ChapterPart = { questions };
