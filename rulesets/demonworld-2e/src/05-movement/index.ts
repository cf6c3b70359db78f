import type { ChapterPart } from '../kit.ts';
import { movementPhase, segment } from './phase/activity.ts';
import { events as ofPhase } from './phase/events.ts';
import { questions } from './questions.ts';
import { reaction } from './reaction/activity.ts';
import { events as ofReaction } from './reaction/events.ts';
import { react } from './reaction/request.ts';
import { walk } from './walk/activity.ts';
import { events as ofWalk } from './walk/events.ts';
import { requests } from './walk/request.ts';

/** V. Bewegung: movement. */
export const movement: ChapterPart = {
  activities: [movementPhase, segment, walk, reaction],
  events: { ...ofPhase, ...ofWalk, ...ofReaction },
  requests: { ...requests, react },
  questions,
};
