import { assemble, defineRuleset, type Ruleset, type RulesetDefinition } from '@walstatt/engine';
import { units } from './01-units/index.ts';
import { coherency } from './02-coherency/index.ts';
import { engagement } from './03-engagement/index.ts';
import { measuring } from './04-measuring/index.ts';
import { visibility } from './05-visibility/index.ts';
import { afterRoll } from './06-dice/after-roll.ts';
import { dice } from './06-dice/index.ts';
import { battleRound } from './07-battle-round/index.ts';
import { result } from './07-battle-round/victory.ts';
import { command } from './08-command-phase/index.ts';
import { commandRules } from './08-command-phase/window.ts';
import { strength } from './09-strength/index.ts';
import { movement } from './10-movement/index.ts';
import { afterSetUp, moveBegins, moveEnds, movementEnds } from './10-movement/windows.ts';
import { reinforcements } from './11-reinforcements/index.ts';
import { transports } from './12-transports/index.ts';
import { shooting } from './13-shooting/index.ts';
import { attacks } from './14-attacks/index.ts';
import { weaponAbilities } from './15-weapon-abilities/index.ts';
import { charge } from './16-charge/index.ts';
import { fight } from './17-fight/index.ts';
import { datasheets } from './18-datasheets/index.ts';
import { deploymentAbilities } from './19-deployment/index.ts';
import { chargeEnds } from './20-stratagems/charge-ends.ts';
import { unitFought } from './20-stratagems/counter-offensive.ts';
import { selectedToFight } from './20-stratagems/epic-challenge.ts';
import { betweenShooting } from './20-stratagems/grenade/trigger.ts';
import { stratagems } from './20-stratagems/index.ts';
import { battleShockFailed } from './20-stratagems/insane-bravery.ts';
import { targetsSelected } from './20-stratagems/under-fire.ts';
import { terrain } from './22-terrain/index.ts';
import { aircraft } from './23-aircraft/index.ts';
import { catalogue } from './24-army/data/catalogue.ts';
import { checkArmy } from './24-army/file/check.ts';
import { missions } from './25-missions/index.ts';
import { setupChoices } from './25-missions/set-up/choices.ts';
import { SCENARIOS, setUp } from './25-missions/set-up/set-up.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { inAdvance } from './in-advance.ts';
import { invariants } from './invariants.ts';
import type { FortyK } from './kit.ts';
import { options } from './options.ts';
import { schema } from './schema.ts';
import { policy } from './tactics/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { view } from './view/index.ts';

export type { FortyK } from './kit.ts';

/** The chapters of the book in its order. */
const chapters = assemble<FortyK>(
  units,
  coherency,
  engagement,
  measuring,
  visibility,
  dice,
  battleRound,
  command,
  strength,
  movement,
  reinforcements,
  transports,
  shooting,
  attacks,
  weaponAbilities,
  charge,
  fight,
  datasheets,
  deploymentAbilities,
  stratagems,
  terrain,
  aircraft,
  missions,
);

const definition: RulesetDefinition<FortyK> = {
  id: 'wh40k-10e',
  version: '0.1.0',
  unit: 'inch',
  schema,
  codec,
  ...chapters,
  ...policy,
  options,
  windows: [
    commandRules,
    battleShockFailed,
    moveBegins,
    moveEnds,
    afterSetUp,
    movementEnds,
    betweenShooting,
    targetsSelected,
    chargeEnds,
    selectedToFight,
    unitFought,
    afterRoll,
  ],
  scenarios: SCENARIOS,
  catalogue: { datasheets: Object.keys(catalogue.sheets), armies: Object.keys(catalogue.rosters) },
  setupTakes: ['armies', 'table', 'markers'],
  setUp,
  setupChoices,
  guide,
  battle: 'mission',
  texts: { de, en },
  sentences: {
    de: () => import('../../../docs/rules/wh40k-10e.de.json', { with: { type: 'json' } }),
    en: () => import('../../../docs/rules/wh40k-10e.en.json', { with: { type: 'json' } }),
  },
  rounds: { name: { de: 'Schlachtrunde', en: 'Battle round' }, activity: 'round', count: (s) => s.round },
  ownerOf: (s, id) => s.units[s.models[id]?.unit ?? id]?.owner,
  ...view,
  result,
  checkArmy,
  inAdvance,
  invariants,
};

/** Warhammer 40,000, 10th edition. */
export const ruleset: Ruleset<FortyK> = defineRuleset<FortyK>(definition);
