import { defineRuleset, type Ruleset } from '@walstatt/engine';
import { act } from './04-actions/act/activity.ts';
import { activation } from './04-actions/activation/activity.ts';
import { reaction } from './04-actions/reaction/activity.ts';
import { react, reactionWindow } from './04-actions/reaction/triggers.ts';
import { secure } from './04-actions/secure-area/activity.ts';
import { cover } from './04-actions/take-cover/activity.ts';
import { move } from './05-movement/move/activity.ts';
import { moveRequest } from './05-movement/move/request.ts';
import { attack } from './06-shooting/attack/activity.ts';
import { hitModifiers } from './06-shooting/attack/hit-modifiers.ts';
import { saveModifiers } from './06-shooting/attack/save-modifiers.ts';
import { shoot } from './06-shooting/shoot/activity.ts';
import { melee } from './08-close-combat/melee/activity.ts';
import { strike } from './08-close-combat/strike/activity.ts';
import { vehicleDamage } from './09-vehicle-damage/damage/activity.ts';
import { explosion } from './09-vehicle-damage/explosion/activity.ts';
import { moraleTest } from './10-morale/activity.ts';
import { breakOff } from './11-fleeing/break-off/activity.ts';
import { flee } from './11-fleeing/flee/activity.ts';
import { rally } from './12-pinned/activity.ts';
import { battle } from './13-round/battle/activity.ts';
import { endOfRound } from './13-round/end-of-round/activity.ts';
import { round } from './13-round/round/activity.ts';
import { war } from './13-round/war/activity.ts';
import { vanguard } from './16-special-rules/vanguard/activity.ts';
import { waaagh } from './16-special-rules/waaagh/activity.ts';
import { arrival } from './17-reserves/arrival/activity.ts';
import { holding } from './17-reserves/holding/activity.ts';
import { shockArrival } from './19-shock-troops/activity.ts';
import { shockRequest } from './19-shock-troops/request.ts';
import { deployment } from './20-scenarios/deployment/activity.ts';
import { deployRequest } from './20-scenarios/deployment/request.ts';
import { generals } from './20-scenarios/general/activity.ts';
import { markers } from './20-scenarios/markers/activity.ts';
import { markerRequest } from './20-scenarios/markers/request.ts';
import { sides } from './20-scenarios/sides/activity.ts';
import { result } from './20-scenarios/victory/victory.ts';
import { checkArmy } from './army/check.ts';
import { expandPosition } from './army/expand-position.ts';
import { events } from './events.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { Foundation } from './kit.ts';
import { measures } from './measures.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { schema } from './schema.ts';
import { SCENARIOS, setUp } from './set-up.ts';
import { setupChoices } from './setup-choices.ts';
import { signals } from './signals.ts';
import { policy } from './tactics/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { view } from './view/index.ts';
import { nameOf, overview } from './view/overview.ts';

export type { Foundation } from './kit.ts';

/** 40k Foundation. */
export const ruleset: Ruleset<Foundation> = defineRuleset<Foundation>({
  id: 'foundation40k',
  version: '0.1.0',
  unit: 'inch',
  schema,
  codec,
  activities: [
    battle,
    sides,
    markers,
    generals,
    holding,
    deployment,
    vanguard,
    war,
    round,
    endOfRound,
    arrival,
    shockArrival,
    activation,
    waaagh,
    act,
    reaction,
    move,
    shoot,
    melee,
    strike,
    attack,
    vehicleDamage,
    explosion,
    moraleTest,
    breakOff,
    flee,
    rally,
    secure,
    cover,
  ],
  events,
  requests: { move: moveRequest, deploy: deployRequest, marker: markerRequest, shockPoint: shockRequest },
  windows: [reactionWindow],
  triggers: [react],
  modifiers: { hit: hitModifiers, save: saveModifiers },
  questions,
  measures,
  signals,
  options,
  scenarios: SCENARIOS,
  setUp,
  setupChoices,
  guide,
  battle: 'battle',
  texts: { de, en },
  sentences: {
    de: () => import('../../../docs/rules/foundation40k.de.json', { with: { type: 'json' } }),
    en: () => import('../../../docs/rules/foundation40k.en.json', { with: { type: 'json' } }),
  },
  nameOf,
  overview,
  ...view,
  result,
  ...policy,
  expandPosition,
  checkArmy,
  invariants,
});
