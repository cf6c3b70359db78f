import { assemble, defineRuleset, type Ruleset } from '@walstatt/engine';
import { introduction } from './01-introduction/index.ts';
import { catalogue } from './02-characteristics/cards.ts';
import { characteristics } from './02-characteristics/index.ts';
import { meleeWeapons, missileWeapons } from './02-characteristics/weapons.ts';
import { orders } from './03-orders/index.ts';
import { missiles } from './04-missiles/index.ts';
import { movement } from './05-movement/index.ts';
import { melee } from './06-melee/index.ts';
import { firstGame } from './07-first-game/index.ts';
import { options } from './07-first-game/set-up/options.ts';
import { SCENARIOS, setUp } from './07-first-game/set-up/set-up.ts';
import { setupChoices } from './07-first-game/set-up/setup-choices.ts';
import { resultOf } from './07-first-game/victory.ts';
import { terrain } from './11-terrain/index.ts';
import { codec } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { Demonworld } from './kit.ts';
import { expandPosition } from './position.ts';
import { schema } from './schema.ts';
import { joinsDraw } from './tactics/draw-offer.ts';
import { policy } from './tactics/index.ts';
import { scripts } from './tactics/scripts/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { nameOf } from './texts/name-of.ts';
import { overview } from './texts/overview.ts';
import { view } from './view/index.ts';

/** The chapters of the book in its order. */
const chapters = assemble<Demonworld>(
  introduction,
  characteristics,
  orders,
  missiles,
  movement,
  melee,
  firstGame,
  terrain,
);

const { offerDraw } = chapters.signals;

/** Demonworld, 2nd edition, at the introductory level. */
export const ruleset: Ruleset<Demonworld> = defineRuleset<Demonworld>({
  id: 'demonworld-2e',
  version: '0.2.0',
  unit: 'hex',
  schema,
  codec,
  ...chapters,
  signals: { ...chapters.signals, offerDraw: { ...offerDraw!, joins: joinsDraw } },
  windows: [],
  options,
  scenarios: SCENARIOS,
  catalogue: {
    cards: Object.keys(catalogue),
    missiles: Object.keys(missileWeapons),
    weapons: Object.keys(meleeWeapons),
  },
  setupTakes: ['cards'],
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
  ...policy,
  scripts,
  sharesSecrets: () => true,
  expandPosition,
  invariants,
});
