import { assemble, defineRuleset, type Ruleset } from '@walstatt/engine';
import { units } from './01-units/index.ts';
import { linesOfSight } from './02-lines-of-sight/index.ts';
import { profiles } from './03-profiles/index.ts';
import { actions } from './04-actions/index.ts';
import { reactionWindow } from './04-actions/reaction/triggers.ts';
import { movement } from './05-movement/index.ts';
import { shooting } from './06-shooting/index.ts';
import { closeCombat } from './08-close-combat/index.ts';
import { vehicleDamage } from './09-vehicle-damage/index.ts';
import { morale } from './10-morale/index.ts';
import { fleeing } from './11-fleeing/index.ts';
import { pinned } from './12-pinned/index.ts';
import { round } from './13-round/index.ts';
import { terrain } from './14-terrain/index.ts';
import { amountOfTerrain } from './15-amount-of-terrain/index.ts';
import { specialRules } from './16-special-rules/index.ts';
import { reserves } from './17-reserves/index.ts';
import { shockTroops } from './19-shock-troops/index.ts';
import { scenarios } from './20-scenarios/index.ts';
import { result } from './20-scenarios/victory/victory.ts';
import { checkArmy } from './army/check.ts';
import { expandPosition } from './army/expand-position.ts';
import { catalogue } from './data/catalogue.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { Foundation } from './kit.ts';
import { options } from './options.ts';
import { schema } from './schema.ts';
import { SCENARIOS, setUp } from './set-up.ts';
import { setupChoices } from './setup-choices.ts';
import { policy } from './tactics/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { view } from './view/index.ts';

export type { Foundation } from './kit.ts';

/** The chapters of the book in its order. Chapters without code of their own are left out. */
const chapters = assemble<Foundation>(
  units,
  linesOfSight,
  profiles,
  actions,
  movement,
  shooting,
  closeCombat,
  vehicleDamage,
  morale,
  fleeing,
  pinned,
  round,
  terrain,
  amountOfTerrain,
  specialRules,
  reserves,
  shockTroops,
  scenarios,
);

/** 40k Foundation. */
export const ruleset: Ruleset<Foundation> = defineRuleset<Foundation>({
  id: 'foundation40k',
  version: '0.1.0',
  unit: 'inch',
  schema,
  codec,
  ...chapters,
  ...policy,
  options,
  windows: [reactionWindow],
  scenarios: SCENARIOS,
  catalogue: {
    units: Object.keys(catalogue.units),
    profiles: Object.keys(catalogue.profiles),
    weapons: Object.keys(catalogue.weapons),
  },
  setupTakes: ['armies', 'forces', 'table'],
  setUp,
  setupChoices,
  guide,
  battle: 'battle',
  texts: { de, en },
  sentences: {
    de: () => import('../../../docs/rules/foundation40k.de.json', { with: { type: 'json' } }),
    en: () => import('../../../docs/rules/foundation40k.en.json', { with: { type: 'json' } }),
  },
  ...view,
  rounds: { name: { de: 'Runde', en: 'Round' }, activity: 'round', count: (s) => s.round },
  ownerOf: (s, id) => s.units[s.models[id]?.unit ?? id]?.owner,
  result,
  expandPosition,
  checkArmy,
  invariants,
});
