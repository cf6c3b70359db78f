import type { ChapterPart } from '../kit.ts';
import { deployment } from './deployment/activity.ts';
import { events as deploymentEvents } from './deployment/events.ts';
import { deployRequest } from './deployment/request.ts';
import { generals } from './general/activity.ts';
import { events as generalEvents } from './general/events.ts';
import { events as lootEvents } from './loot/events.ts';
import { markers } from './markers/activity.ts';
import { events as markerEvents } from './markers/events.ts';
import { markerRequest } from './markers/request.ts';
import { sides } from './sides/activity.ts';
import { events as sideEvents } from './sides/events.ts';
import { events as victoryEvents } from './victory/events.ts';

/** Scenarios (Szenarios): what happens before the game, and how it is won. */
export const scenarios: ChapterPart = {
  activities: [sides, markers, generals, deployment],
  events: {
    ...sideEvents,
    ...markerEvents,
    ...lootEvents,
    ...generalEvents,
    ...deploymentEvents,
    ...victoryEvents,
  },
  requests: { marker: markerRequest, deploy: deployRequest },
};
