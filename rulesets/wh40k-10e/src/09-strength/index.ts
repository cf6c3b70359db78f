import { wholeOf } from '../01-units/units.ts';
import { unitId } from '../fields.ts';
import { type ChapterPart, question } from '../kit.ts';
import { events } from './losses/events.ts';
import { isBelowHalfStrength, startingStrength } from './strength.ts';

/** Starting Strength, half-strength, destroyed (Sollstärke, halbe Sollstärke, zerstört). */
export const strength: ChapterPart = {
  events,
  questions: {
    strength: question({
      rule: 'WH-STR-01',
      takes: { unit: unitId },
      ask({ state }, args) {
        const unit = wholeOf(state, args['unit'] as string);
        return { starting: startingStrength(state, unit), belowHalf: isBelowHalfStrength(state, unit) };
      },
    }),
  },
};
