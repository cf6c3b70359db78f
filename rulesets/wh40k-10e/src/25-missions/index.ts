import { type ChapterPart, event } from '../kit.ts';
import { deployment } from './deployment/activity.ts';
import { formations } from './formations/activity.ts';
import { events as formationEvents } from './formations/events.ts';
import { formationRequest } from './formations/request.ts';
import { markers } from './markers/activity.ts';
import { events as markerEvents } from './markers/events.ts';
import { markerRequest } from './markers/request.ts';
import { mission } from './mission/activity.ts';
import { questions } from './questions.ts';
import { attacker, firstTurn, events as roleEvents } from './roles/activities.ts';

/** Missions (Missionen): from the objective markers to the score. */
export const missions: ChapterPart = {
  activities: [mission, markers, attacker, formations, deployment, firstTurn],
  events: {
    ...markerEvents,
    ...roleEvents,
    ...formationEvents,
    controlChanged: event('controlChanged', (s, e) => {
      s.objectives[e.marker]!.control = e.controller;
    }),
    scored: event(
      'scored',
      (s, e) => {
        s.players[e.seat]!.victoryPoints += e.points;
      },
      { about: { by: 'seat' } },
    ),
  },
  requests: { marker: markerRequest, formation: formationRequest },
  questions,
};
