import { type ChapterPart, event } from '../kit.ts';
import { shootNextRequest } from './phase/request.ts';
import { questions } from './questions.ts';
import { shoot } from './shoot/activity.ts';
import { targetsRequest } from './shoot/request.ts';

/** The shooting phase (Fernkampfphase). */
export const shooting: ChapterPart = {
  activities: [shoot],
  events: { shotAt: event('shotAt', () => {}, { about: { by: 'unit', at: 'target' }, shows: 'hit' }) },
  requests: { shootNext: shootNextRequest, targets: targetsRequest },
  questions,
};
