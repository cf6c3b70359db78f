import { type ChapterPart, request } from '../kit.ts';
import { deployUnit } from './deploy-unit/activity.ts';
import { deployUnitEvents } from './deploy-unit/events.ts';
import { deployRequest } from './deploy-unit/request.ts';
import { deployment } from './deployment/activity.ts';
import { deploymentEvents } from './deployment/events.ts';
import { givingUpEvents } from './giving-up/events.ts';
import { signals } from './giving-up/signals.ts';
import { objectives } from './objectives/activity.ts';
import { objectivesEvents } from './objectives/events.ts';
import { objectiveRequest } from './objectives/request.ts';
import { questions } from './questions.ts';

/** The battle scenario (Das Kampfszenario), and what the demo shares with it. */
export const battleScenario: ChapterPart = {
  activities: [objectives, deployment, deployUnit],
  events: { ...objectivesEvents, ...deploymentEvents, ...deployUnitEvents, ...givingUpEvents },
  requests: { deployPlace: request('deployPlace', deployRequest), objective: objectiveRequest },
  questions,
  signals,
};
