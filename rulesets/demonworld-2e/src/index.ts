import { defineRuleset, type Ruleset } from '@walstatt/engine';
import { id, text } from '@walstatt/engine/schema';
import { catalogue } from './02-characteristics/cards.ts';
import { meleeWeapons, missileWeapons } from './02-characteristics/weapons.ts';
import { commandPhase } from './03-orders/command-phase/activity.ts';
import { orders } from './03-orders/command-phase/request.ts';
import { closeUp } from './04-missiles/close-up/request.ts';
import { missilePhase } from './04-missiles/phase/activity.ts';
import { volley } from './04-missiles/volley/activity.ts';
import { missileBase } from './04-missiles/volley/modifiers.ts';
import * as attacks from './04-missiles/volley/request.ts';
import { movementPhase, segment } from './05-movement/phase/activity.ts';
import { reaction } from './05-movement/reaction/activity.ts';
import { react } from './05-movement/reaction/request.ts';
import { walk } from './05-movement/walk/activity.ts';
import { complete, move } from './05-movement/walk/request.ts';
import { followUp } from './06-melee/follow-up/activity.ts';
import { followUp as followUpRequest } from './06-melee/follow-up/request.ts';
import { melee } from './06-melee/melee/activity.ts';
import { initiative, meleeBase } from './06-melee/modifiers.ts';
import { meleePhase } from './06-melee/phase/activity.ts';
import { battle, round } from './07-first-game/battle/activity.ts';
import { signals } from './07-first-game/battle/signals.ts';
import { deployment } from './07-first-game/deployment/activity.ts';
import { deploy } from './07-first-game/deployment/request.ts';
import { options } from './07-first-game/set-up/options.ts';
import { SCENARIOS, setUp } from './07-first-game/set-up/set-up.ts';
import { setupChoices } from './07-first-game/set-up/setup-choices.ts';
import { resultOf, strengthOf } from './07-first-game/victory.ts';
import { events } from './events.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { Demonworld } from './kit.ts';
import { expandPosition } from './position.ts';
import { questions } from './questions.ts';
import { schema } from './schema.ts';
import { determinise } from './tactics/determinise.ts';
import { evaluate, playsOn } from './tactics/evaluation.ts';
import { habits } from './tactics/habits.ts';
import { scripts } from './tactics/scripts/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { nameOf } from './texts/name-of.ts';
import { overview } from './texts/overview.ts';
import { view } from './view/index.ts';

/** Demonworld, 2nd edition, at the introductory level. */
export const ruleset: Ruleset<Demonworld> = defineRuleset<Demonworld>({
  id: 'demonworld-2e',
  version: '0.1.0',
  unit: 'hex',
  schema,
  codec,
  activities: [
    battle,
    deployment,
    round,
    commandPhase,
    missilePhase,
    volley,
    movementPhase,
    segment,
    walk,
    reaction,
    meleePhase,
    melee,
    followUp,
  ],
  events,
  requests: {
    deploy,
    orders,
    move,
    complete,
    react,
    closeUp,
    volley: attacks.volley,
    strikes: attacks.strikes,
    assist: attacks.assist,
    followUp: followUpRequest,
  },
  windows: [],
  triggers: [],
  modifiers: { missileBase, meleeBase, initiative },
  questions,
  measures: {
    elements: {
      name: { de: 'Elemente', en: 'Elements' },
      kind: 'count',
      takes: { side: text },
      value: (state, { side }) => strengthOf(state, String(side)),
    },
    /** Elements of a unit that are gone or marked as losses. */
    lost: {
      name: { de: 'Verluste', en: 'Losses' },
      kind: 'count',
      takes: { unit: id('units') },
      value: (state, { unit }) =>
        (state.units[String(unit)]?.elements ?? []).filter((e) => {
          const { where, marked } = state.elements[e]!;
          return marked || where.at === 'gone';
        }).length,
    },
  },
  signals,
  options,
  scenarios: SCENARIOS,
  catalogue: {
    cards: Object.keys(catalogue),
    missiles: Object.keys(missileWeapons),
    weapons: Object.keys(meleeWeapons),
  },
  setUp,
  setupChoices,
  guide,
  battle: 'battle',
  texts: { de, en },
  sentences: {
    de: () => import('../../../docs/rules/demonworld-2e.de.json', { with: { type: 'json' } }),
    en: () => import('../../../docs/rules/demonworld-2e.en.json', { with: { type: 'json' } }),
  },
  nameOf,
  overview,
  ...view,
  rounds: { name: { de: 'Runde', en: 'Round' }, activity: 'round', count: (s) => s.round },
  ownerOf: (s, id) => s.units[s.elements[id]?.unit ?? id]?.owner,
  result: (look) => resultOf(look.state),
  evaluate,
  habits,
  foresight: 40,
  playsOn,
  scripts,
  determinise,
  sharesSecrets: () => true,
  expandPosition,
  invariants,
});
