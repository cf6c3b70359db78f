import { type ChapterPart, event } from '../kit.ts';
import { commandReroll } from './command-re-roll.ts';
import { counterOffensive } from './counter-offensive.ts';
import { epicChallenge } from './epic-challenge.ts';
import { grenade } from './grenade/activity.ts';
import { grenadeTrigger } from './grenade/trigger.ts';
import { heroicIntervention } from './heroic-intervention.ts';
import { insaneBravery } from './insane-bravery.ts';
import { overwatch } from './overwatch/activity.ts';
import { overwatchTriggers } from './overwatch/triggers.ts';
import { rapidIngress } from './rapid-ingress.ts';
import { tankShock } from './tank-shock/activity.ts';
import { tankShockTrigger } from './tank-shock/trigger.ts';
import { goToGround, smokescreen } from './under-fire.ts';

/** Stratagems (Gefechtsoptionen). WH-STRAT-06: each stands in the window of its moment and offers its legal targets. */
export const stratagems: ChapterPart = {
  activities: [tankShock, grenade, overwatch],
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
    ...overwatchTriggers,
    rapidIngress,
    grenadeTrigger,
    goToGround,
    smokescreen,
    tankShockTrigger,
    heroicIntervention,
    epicChallenge,
    counterOffensive,
  ],
};
