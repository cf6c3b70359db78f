import { defineRuleset, type Ruleset } from '@walstatt/engine';
import { id, text } from '@walstatt/engine/schema';
import { commandPhase } from './activities/command-phase.ts';
import { deployment } from './activities/deployment.ts';
import { followUp } from './activities/follow-up.ts';
import { melee } from './activities/melee.ts';
import { meleePhase } from './activities/melee-phase.ts';
import { missilePhase } from './activities/missile-phase.ts';
import { movementPhase, segment } from './activities/movement-phase.ts';
import { reaction } from './activities/reaction.ts';
import { volley } from './activities/volley.ts';
import { walk } from './activities/walk.ts';
import { catalogue } from './data/cards.ts';
import { meleeWeapons, missileWeapons } from './data/weapons.ts';
import { determinise } from './determinise.ts';
import { evaluate, playsOn } from './evaluation.ts';
import { events } from './events.ts';
import { battle, round } from './flow.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { Demonworld } from './kit.ts';
import { initiative, meleeBase } from './modifiers/melee.ts';
import { missileBase } from './modifiers/missile.ts';
import { expandPosition } from './position.ts';
import { questions } from './questions.ts';
import * as attacks from './requests/attacks.ts';
import { closeUp } from './requests/close-up.ts';
import { deploy } from './requests/deploy.ts';
import { followUp as followUpRequest } from './requests/follow-up.ts';
import { complete, move } from './requests/move.ts';
import { orders } from './requests/orders.ts';
import { react } from './requests/react.ts';
import { resultOf, strengthOf } from './rules/victory.ts';
import { schema } from './schema.ts';
import { options } from './setup/options.ts';
import { SCENARIOS, setUp } from './setup/set-up.ts';
import { setupChoices } from './setup/setup-choices.ts';
import { signals } from './signals.ts';
import { habits } from './tactics/habits.ts';
import { scripts } from './tactics/scripts/index.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { nameOf } from './text/name-of.ts';
import { overview } from './text/overview.ts';
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
