import { assemble, defineRuleset, type Ruleset, type RulesetDefinition } from '@walstatt/engine';
import { materials } from './1-00-materials/index.ts';
import { units } from './1-01-units/index.ts';
import { formations } from './1-02-formations/index.ts';
import { damageSuffered } from './1-02-formations/losses/suffer.ts';
import { blastMarkers } from './1-03-blast-markers/index.ts';
import { markersOnBroken } from './1-03-blast-markers/markers.ts';
import { gameSequence } from './1-04-game-sequence/index.ts';
import { roundStarts } from './1-04-game-sequence/round/window.ts';
import { result } from './1-04-game-sequence/victory.ts';
import { strategyPhase } from './1-05-strategy-phase/index.ts';
import { actionBegins } from './1-06-action-phase/action/window.ts';
import { actionPhase } from './1-06-action-phase/index.ts';
import { movement } from './1-07-movement/index.ts';
import { formationMoved } from './1-07-movement/move/window.ts';
import { shooting } from './1-09-shooting/index.ts';
import { overwatch } from './1-10-overwatch/index.ts';
import { crossfire } from './1-11-crossfire/index.ts';
import { assaults } from './1-12-assaults/index.ts';
import { regrouping } from './1-13-regrouping/index.ts';
import { endPhase } from './1-14-end-phase/index.ts';
import { checkArmy } from './5-1-armies/file/check.ts';
import { LISTS } from './5-1-armies/lists/lists.ts';
import { expandPosition } from './5-1-armies/position/expand-position.ts';
import { ARMIES } from './5-1-armies/ready/ready.ts';
import { setupChoices } from './5-3-scenarios/choices.ts';
import { setUp } from './5-3-scenarios/set-up.ts';
import { SHEETS } from './5-5-datasheets/catalogue.ts';
import { datasheets } from './5-5-datasheets/index.ts';
import { codec } from './generated/state.ts';
import { invariants } from './invariants.ts';
import type { Epic } from './kit.ts';
import { options } from './options.ts';
import { schema } from './schema.ts';
import { policy } from './tactics/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { view } from './view/index.ts';

export type { Epic } from './kit.ts';

/** The chapters of the book in its order. */
const chapters = assemble<Epic>(
  materials,
  units,
  formations,
  blastMarkers,
  gameSequence,
  strategyPhase,
  actionPhase,
  movement,
  shooting,
  overwatch,
  crossfire,
  assaults,
  regrouping,
  endPhase,
  datasheets,
);

/** Epic: Armageddon. */
export const definition: RulesetDefinition<Epic> = {
  id: 'epic-armageddon',
  version: '0.1.0',
  unit: 'centimetre',
  schema,
  codec,
  ...chapters,
  ...policy,
  options,
  windows: [roundStarts, actionBegins, formationMoved, damageSuffered, markersOnBroken],
  // In the making: as long as there are no scenarios, the engine refuses every set-up and says why. Positions can be played,
  // and tests set up those of `SCENARIOS`.
  scenarios: [],
  catalogue: { units: Object.keys(SHEETS), lists: Object.keys(LISTS), armies: Object.keys(ARMIES) },
  setUp,
  setupChoices,
  battle: 'battle',
  texts: { de, en },
  sentences: {
    de: () => import('../../../docs/rules/epic-armageddon.de.json', { with: { type: 'json' } }),
    en: () => import('../../../docs/rules/epic-armageddon.en.json', { with: { type: 'json' } }),
  },
  rounds: { name: { de: 'Zug', en: 'Turn' }, activity: 'round', count: (s) => s.round },
  ownerOf: (s, id) => s.formations[s.units[id]?.formation ?? id]?.owner,
  ...view,
  result,
  checkArmy,
  expandPosition,
  invariants,
};

export const ruleset: Ruleset<Epic> = defineRuleset<Epic>(definition);
