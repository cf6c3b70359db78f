import { assemble, defineRuleset, type RulesetDefinition } from '@walstatt/engine';
import { lineOfSight } from './05-line-of-sight/index.ts';
import { turns } from './06-turn/index.ts';
import { measuring } from './07-measuring/index.ts';
import { movement } from './08-movement/index.ts';
import { charging } from './10-charging/index.ts';
import { terrain } from './11-terrain/index.ts';
import { shooting } from './12-shooting/index.ts';
import { cover } from './13-cover/index.ts';
import { wounding } from './14-wounding/index.ts';
import { specialWeapons } from './15-special-weapons/index.ts';
import { melee } from './16-melee/index.ts';
import { morale } from './18-morale/index.ts';
import { vehicles } from './19-vehicles/index.ts';
import { flyers } from './22-flyers/index.ts';
import { transports } from './23-transports/index.ts';
import { afterRoll } from './24-special-rules/elite/triggers.ts';
import { specialRules } from './24-special-rules/index.ts';
import { reinforcements } from './25-reinforcements/index.ts';
import { checkArmy } from './26-army/army-file.ts';
import { army } from './26-army/index.ts';
import { timerOf } from './27-timed-games/clock.ts';
import { timedGames } from './27-timed-games/index.ts';
import { battleScenario } from './28-battle/index.ts';
import { winnersOf } from './28-battle/victory.ts';
import { CATALOGUE } from './data/catalogue.ts';
import { EXTRAS, WEAPONS } from './data/weapons.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants/index.ts';
import type { Warpath } from './kit.ts';
import { measures } from './measures.ts';
import { options } from './options.ts';
import { schema } from './schema.ts';
import { expandPosition } from './setup/expand-position.ts';
import { SCENARIOS, setUp } from './setup/set-up.ts';
import { setupChoices } from './setup/setup-choices.ts';
import { policy } from './tactics/index.ts';
import { scripts } from './tactics/scripts/index.ts';
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
  ...assemble(
    lineOfSight,
    turns,
    measuring,
    movement,
    charging,
    terrain,
    shooting,
    cover,
    wounding,
    specialWeapons,
    melee,
    morale,
    vehicles,
    flyers,
    transports,
    specialRules,
    reinforcements,
    army,
    timedGames,
    battleScenario,
    { measures, options },
  ),
  windows: [afterRoll],
  timer: timerOf,
  scenarios: SCENARIOS,
  catalogue: { units: CATALOGUE.map((u) => u.id), weapons: Object.keys(WEAPONS), extras: Object.keys(EXTRAS) },
  setupTakes: ['armies', 'size', 'table', 'terrain', 'condition'],
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
  rounds: { name: { de: 'Spielzug', en: 'Turn' }, activity: 'turn', count: (s) => s.turn },
  ownerOf: (s, id) => s.units[id]?.owner,
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
  scripts,
  invariants,
};

/** Warpath, first edition. */
export const ruleset = defineRuleset<Warpath>(definition);
