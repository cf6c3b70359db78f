import { type ChapterPart, event } from '../kit.ts';
import { commandReroll } from './command-re-roll.ts';
import { counterOffensive } from './counter-offensive.ts';
import { epicChallenge } from './epic-challenge.ts';
import { heroicIntervention } from './heroic-intervention.ts';
import { insaneBravery } from './insane-bravery.ts';
import { rapidIngress } from './rapid-ingress.ts';
import { tankShock } from './tank-shock/activity.ts';
import { tankShockTrigger } from './tank-shock/trigger.ts';

/** Stratagems (Gefechtsoptionen). */
export const stratagems: ChapterPart = {
  activities: [tankShock],
  events: {
    stratagemUsed: event(
      'stratagemUsed',
      (s, e) => {
        s.players[e.seat]!.commandPoints -= e.cost;
      },
      { about: { by: 'seat' } },
    ),
  },
  triggers: [
    commandReroll,
    insaneBravery,
    rapidIngress,
    tankShockTrigger,
    heroicIntervention,
    epicChallenge,
    counterOffensive,
  ],
};
