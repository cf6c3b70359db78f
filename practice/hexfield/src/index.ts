import { defineRuleset } from '@walstatt/engine';
import { ambush } from './activities/ambush.ts';
import { burning } from './activities/burning.ts';
import { deployment } from './activities/deployment.ts';
import { fall } from './activities/fall.ts';
import { flight } from './activities/flight.ts';
import { melee } from './activities/melee.ts';
import { moving } from './activities/moving.ts';
import { ordering } from './activities/ordering.ts';
import { plots } from './activities/plots.ts';
import { reaction } from './activities/reaction.ts';
import { shooting } from './activities/shooting.ts';
import { walk } from './activities/walk.ts';
import { isProfileName } from './data/profiles.ts';
import { determinise } from './determinise.ts';
import { evaluate } from './evaluation.ts';
import { events } from './events.ts';
import { battle, round } from './flow.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { HexTypes } from './kit.ts';
import { measures } from './measures.ts';
import { modifiers } from './modifiers/needs.ts';
import { overview } from './overview.ts';
import { expandPosition } from './position.ts';
import { questions } from './questions.ts';
import { deploy } from './requests/deploy.ts';
import { fall as fallRequest } from './requests/fall.ts';
import { flee } from './requests/flee.ts';
import { plotField } from './requests/plot.ts';
import { walk as walkRequest } from './requests/walk.ts';
import { result } from './rules/score.ts';
import { schema } from './schema.ts';
import { scenarios, setUp } from './setup.ts';
import { signals } from './signals.ts';
import { scripts } from './tactics/index.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { afterMove, ambushTrigger } from './triggers/ambush.ts';
import { afterRoll, banner } from './triggers/banner.ts';
import { view } from './view/index.ts';

export type { HexTypes } from './kit.ts';

/** Hexfield: a practice game of secret orders, hidden troops and interrupted moves on hexagons. */
export const ruleset = defineRuleset<HexTypes>({
  id: 'practice-hexfield',
  version: '1',
  practice: true,
  unit: 'hex',
  schema,
  codec,
  activities: [
    battle,
    deployment,
    round,
    plots,
    ordering,
    moving,
    walk,
    reaction,
    ambush,
    shooting,
    melee,
    fall,
    flight,
    burning,
  ],
  events,
  requests: { deploy, plotField, walk: walkRequest, fall: fallRequest, flee },
  windows: [afterMove, afterRoll],
  triggers: [ambushTrigger, banner],
  modifiers,
  questions,
  measures,
  signals,
  options: { level: { rule: 'HX-SET-06', values: ['basic', 'advanced'], preset: 'advanced' } },
  scenarios,
  setUp,
  guide,
  battle: 'battle',
  texts: { de, en },
  sentences: {
    de: () => import('../../../docs/rules/practice-hexfield.de.json', { with: { type: 'json' } }),
    en: () => import('../../../docs/rules/practice-hexfield.en.json', { with: { type: 'json' } }),
  },
  nameOf: (state, id) => {
    const name = state.units[id]?.name;
    return name === undefined || isProfileName(name) ? undefined : name;
  },
  overview,
  ...view,
  rounds: { name: { de: 'Runde', en: 'Round' }, activity: 'round', count: (s) => s.round },
  ownerOf: (s, id) => s.units[id]?.owner,
  result,
  evaluate,
  scripts,
  determinise,
  expandPosition,
  invariants,
});
