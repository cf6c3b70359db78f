import { defineRuleset, type RulesetDefinition } from '@walstatt/engine';
import { battle } from './06-turn/battle/activity.ts';
import { firstTurn } from './06-turn/first-turn/activity.ts';
import { startOfTurn } from './06-turn/start-of-turn/activity.ts';
import { turn } from './06-turn/turn/activity.ts';
import { order } from './08-movement/order/activity.ts';
import { movement } from './08-movement/phase/activity.ts';
import { walk } from './08-movement/walk/activity.ts';
import { charge } from './10-charging/activity.ts';
import { attack } from './12-shooting/attack/activity.ts';
import { toHitShooting } from './12-shooting/attack/modifiers.ts';
import { shooting } from './12-shooting/phase/activity.ts';
import { shootUnit } from './12-shooting/shoot-unit/activity.ts';
import { toWound } from './14-wounding/modifiers.ts';
import { fight } from './16-melee/fight/activity.ts';
import { toHitMelee } from './16-melee/fight/modifiers.ts';
import { melee } from './16-melee/phase/activity.ts';
import { test, tests } from './18-morale/activity.ts';
import { collision } from './19-vehicles/collision/activity.ts';
import { drive } from './19-vehicles/drive/activity.ts';
import { makeRoom } from './19-vehicles/make-room/activity.ts';
import { overrun } from './19-vehicles/overrun/activity.ts';
import { disembark } from './23-transports/disembark/activity.ts';
import { wreck } from './23-transports/wreck/activity.ts';
import { afterRoll, elite } from './24-special-rules/elite/triggers.ts';
import { scouts } from './24-special-rules/scouts/activity.ts';
import { arrive } from './25-reinforcements/activity.ts';
import { checkArmy } from './26-army/army-file.ts';
import { timerOf } from './27-timed-games/clock.ts';
import { lapse } from './27-timed-games/lapse/activity.ts';
import { deployUnit } from './28-battle/deploy-unit/activity.ts';
import { deployment } from './28-battle/deployment/activity.ts';
import { objectives } from './28-battle/objectives/activity.ts';
import { winnersOf } from './28-battle/victory.ts';
import { events } from './events.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants/index.ts';
import type { Warpath } from './kit.ts';
import { measures } from './measures.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { requests } from './requests.ts';
import { schema } from './schema.ts';
import { expandPosition } from './setup/expand-position.ts';
import { SCENARIOS, setUp } from './setup/set-up.ts';
import { setupChoices } from './setup/setup-choices.ts';
import { signals } from './signals.ts';
import { policy } from './tactics/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { nameOf } from './texts/name-of.ts';
import { view } from './view/index.ts';
import { overview } from './view/overview.ts';

const definition: RulesetDefinition<Warpath> = {
  id: 'warpath-1e',
  version: '0.3.0',
  unit: 'inch',
  schema,
  codec,
  activities: [
    battle,
    objectives,
    deployment,
    deployUnit,
    scouts,
    firstTurn,
    turn,
    startOfTurn,
    arrive,
    movement,
    order,
    walk,
    charge,
    drive,
    collision,
    overrun,
    makeRoom,
    disembark,
    shooting,
    shootUnit,
    attack,
    melee,
    fight,
    tests,
    test,
    wreck,
    lapse,
  ],
  events,
  requests,
  windows: [afterRoll],
  triggers: elite,
  modifiers: { toHitShooting, toHitMelee, toWound },
  questions,
  measures,
  signals,
  timer: timerOf,
  options,
  scenarios: SCENARIOS,
  setUp,
  setupChoices,
  expandPosition,
  guide,
  checkArmy,
  battle: 'battle',
  texts: { de, en },
  sentences: {
    de: () => import('../../../docs/rules/warpath-1e.de.json', { with: { type: 'json' } }),
    en: () => import('../../../docs/rules/warpath-1e.en.json', { with: { type: 'json' } }),
  },
  nameOf,
  overview,
  ...view,
  result(look) {
    const { winners, score, rule } = winnersOf(look);
    const { over, outOfTime } = look.state;
    return {
      over,
      winners: over ? look.state.winners : winners,
      score,
      rule: outOfTime === null ? rule : 'WP-TIME-06',
    };
  },
  ...policy,
  invariants,
};

/** Warpath, first edition. */
export const ruleset = defineRuleset<Warpath>(definition);
