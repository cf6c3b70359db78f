import { wholeOf } from '../01-units/units.ts';
import { unitId } from '../fields.ts';
import { type ChapterPart, event, question } from '../kit.ts';
import { aurasOfPain, aurasOfTests } from './auras.ts';
import { leadershipTest } from './leadership-test/activity.ts';
import { needModifiers } from './leadership-test/roll.ts';
import { leadingModifiers } from './leading.ts';

/** Datasheets (Datenblätter): Leadership tests, auras, psychic abilities. */
export const datasheets: ChapterPart = {
  activities: [leadershipTest],
  events: { leadershipTested: event('leadershipTested', () => {}, { about: { by: 'unit' } }) },
  modifiers: { leadershipNeed: needModifiers, ...leadingModifiers },
  questions: {
    /** WH-DATA-12: the auras that affect a unit now. */
    auras: question({
      rule: 'WH-DATA-12',
      takes: { unit: unitId },
      ask(look, args) {
        const unit = wholeOf(look.state, args['unit'] as string);
        return [...aurasOfTests(look, unit), ...aurasOfPain(look, unit)].map((a) => a.name);
      },
    }),
  },
};
