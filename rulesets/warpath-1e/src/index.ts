import { defineRuleset, type RulesetDefinition } from '@walstatt/engine';
import { arrive } from './activities/arrive.ts';
import { attack } from './activities/attack.ts';
import { charge } from './activities/charge.ts';
import { collision } from './activities/collision.ts';
import { disembark } from './activities/disembark.ts';
import { drive } from './activities/drive.ts';
import { fight } from './activities/fight.ts';
import { lapse } from './activities/lapse.ts';
import { makeRoom } from './activities/make-room.ts';
import { order } from './activities/order.ts';
import { overrun } from './activities/overrun.ts';
import { shootUnit } from './activities/shoot-unit.ts';
import { test, tests } from './activities/tests.ts';
import { walk } from './activities/walk.ts';
import { wreck } from './activities/wreck.ts';
import { evaluate, motives } from './evaluation.ts';
import { events } from './events.ts';
import { battle } from './flow/battle.ts';
import { firstTurn } from './flow/first-turn.ts';
import { melee } from './flow/melee.ts';
import { movement } from './flow/movement.ts';
import { shooting } from './flow/shooting.ts';
import { startOfTurn } from './flow/start-of-turn.ts';
import { turn } from './flow/turn.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { Warpath } from './kit.ts';
import { measures } from './measures.ts';
import { toHitMelee } from './modifiers/melee.ts';
import { toHitShooting } from './modifiers/shooting.ts';
import { toWound } from './modifiers/wounding.ts';
import { options } from './options.ts';
import { overview } from './overview.ts';
import { questions } from './questions.ts';
import { requests } from './requests/index.ts';
import { timerOf } from './rules/clock.ts';
import { winnersOf } from './rules/victory.ts';
import { schema } from './schema.ts';
import { checkArmy } from './setup/army-file.ts';
import { deployUnit } from './setup/deploy-unit.ts';
import { deployment } from './setup/deployment.ts';
import { expandPosition } from './setup/expand-position.ts';
import { objectives } from './setup/objectives.ts';
import { scouts } from './setup/scouts.ts';
import { SCENARIOS, setUp } from './setup/set-up.ts';
import { setupChoices } from './setup/setup-choices.ts';
import { signals } from './signals.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { nameOf } from './text/name-of.ts';
import { afterRoll, elite } from './triggers/elite.ts';
import { view } from './view/index.ts';

const definition: RulesetDefinition<Warpath> = {
  id: 'warpath-1e',
  version: '0.2.0',
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
  evaluate,
  motives,
  reckons: true,
  // What a charge does is judged when it has been made; cowards mostly dare it.
  presumes: ({ purpose }) => (purpose === 'courage' ? 6 : null),
  invariants,
};

/** Warpath, first edition. */
export const ruleset = defineRuleset<Warpath>(definition);
