import type { ChapterPart } from '../kit.ts';
import { disembark } from './disembark/activity.ts';
import { requests as disembarking } from './disembark/request.ts';
import { embark } from './embark/activity.ts';
import { events } from './embark/events.ts';
import { firingDeck } from './firing-deck/activity.ts';
import { requests as firing } from './firing-deck/request.ts';
import { wreck } from './wreck/activity.ts';

/** Transports (Transporter). */
export const transports: ChapterPart = {
  activities: [embark, disembark, wreck, firingDeck],
  events,
  requests: { ...disembarking, ...firing },
};
