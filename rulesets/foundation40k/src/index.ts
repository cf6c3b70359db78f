import { defineRuleset, type Ruleset } from '@walstatt/engine';
import { act, reaction } from './activities/act.ts';
import { activation } from './activities/activation.ts';
import { attack } from './activities/attack.ts';
import { breakOff } from './activities/break-off.ts';
import { explosion } from './activities/explosion.ts';
import { melee } from './activities/melee.ts';
import { moraleTest } from './activities/morale-test.ts';
import { move } from './activities/move.ts';
import { shoot } from './activities/shoot.ts';
import { cover, flee, rally, secure } from './activities/short-actions.ts';
import { strike } from './activities/strike.ts';
import { vehicleDamage } from './activities/vehicle-damage.ts';
import { waaagh } from './activities/waaagh.ts';
import { checkArmy } from './army/check.ts';
import { expandPosition } from './army/expand-position.ts';
import { evaluate, motives } from './evaluation.ts';
import { events } from './events.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { Foundation } from './kit.ts';
import { measures } from './measures.ts';
import { hitModifiers } from './modifiers/hit.ts';
import { saveModifiers } from './modifiers/save.ts';
import { options } from './options.ts';
import { nameOf, overview } from './overview.ts';
import { deployment, vanguard } from './pregame/deployment.ts';
import { generals, holding } from './pregame/lists.ts';
import { markers } from './pregame/markers.ts';
import { sides } from './pregame/sides.ts';
import { questions } from './questions.ts';
import { deployRequest } from './requests/deploy.ts';
import { moveRequest } from './requests/move.ts';
import { markerRequest, shockRequest } from './requests/spot.ts';
import { arrival } from './round/arrival.ts';
import { battle, war } from './round/battle.ts';
import { endOfRound } from './round/end-of-round.ts';
import { round } from './round/round.ts';
import { shockArrival } from './round/shock-arrival.ts';
import { result } from './rules/victory.ts';
import { schema } from './schema.ts';
import { SCENARIOS, setUp } from './set-up.ts';
import { setupChoices } from './setup-choices.ts';
import { signals } from './signals.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { react, reactionWindow } from './triggers/react.ts';
import { view } from './view/index.ts';

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
  nameOf,
  overview,
  ...view,
  result,
  evaluate,
  motives,
  expandPosition,
  checkArmy,
  invariants,
});
