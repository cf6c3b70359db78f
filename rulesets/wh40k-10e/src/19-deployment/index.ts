import { put } from '../01-units/put.ts';
import { type ChapterPart, event } from '../kit.ts';
import { scouts } from './scouts/activity.ts';
import { scoutRequest } from './scouts/request.ts';
import { events } from './set-up/events.ts';
import { setUpRequest } from './set-up/request.ts';

/** Deployment abilities and Leaders (Aufstellungsfähigkeiten, Anführer). */
export const deploymentAbilities: ChapterPart = {
  activities: [scouts],
  events: {
    ...events,
    scouted: event('scouted', (s, e) => put(s, e.placed), { spatial: true, about: { by: 'unit' } }),
  },
  requests: { setUp: setUpRequest, scoutMove: scoutRequest },
};
