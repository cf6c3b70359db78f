import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as losses } from '../01-units/losses/text.en.ts';
import { text as act } from '../04-actions/act/text.en.ts';
import { text as activation } from '../04-actions/activation/text.en.ts';
import { text as reaction } from '../04-actions/reaction/text.en.ts';
import { text as secureArea } from '../04-actions/secure-area/text.en.ts';
import { text as takeCover } from '../04-actions/take-cover/text.en.ts';
import { text as move } from '../05-movement/move/text.en.ts';
import { text as attack } from '../06-shooting/attack/text.en.ts';
import { text as shoot } from '../06-shooting/shoot/text.en.ts';
import { text as melee } from '../08-close-combat/melee/text.en.ts';
import { text as strike } from '../08-close-combat/strike/text.en.ts';
import { text as damage } from '../09-vehicle-damage/damage/text.en.ts';
import { text as explosion } from '../09-vehicle-damage/explosion/text.en.ts';
import { text as morale } from '../10-morale/text.en.ts';
import { text as breakOff } from '../11-fleeing/break-off/text.en.ts';
import { text as flee } from '../11-fleeing/flee/text.en.ts';
import { text as rally } from '../12-pinned/text.en.ts';
import { text as battle } from '../13-round/battle/text.en.ts';
import { text as endOfRound } from '../13-round/end-of-round/text.en.ts';
import { text as round } from '../13-round/round/text.en.ts';
import { text as war } from '../13-round/war/text.en.ts';
import { text as stunning } from '../16-special-rules/stunning/text.en.ts';
import { text as vanguard } from '../16-special-rules/vanguard/text.en.ts';
import { text as waaagh } from '../16-special-rules/waaagh/text.en.ts';
import { text as arrival } from '../17-reserves/arrival/text.en.ts';
import { text as holding } from '../17-reserves/holding/text.en.ts';
import { text as reserveRolls } from '../17-reserves/rolls/text.en.ts';
import { text as flankAttack } from '../18-flank-attack/text.en.ts';
import { text as shockTroops } from '../19-shock-troops/text.en.ts';
import { text as deployment } from '../20-scenarios/deployment/text.en.ts';
import { text as general } from '../20-scenarios/general/text.en.ts';
import { text as loot } from '../20-scenarios/loot/text.en.ts';
import { text as markers } from '../20-scenarios/markers/text.en.ts';
import { text as sides } from '../20-scenarios/sides/text.en.ts';
import { text as victory } from '../20-scenarios/victory/text.en.ts';
import type { Foundation } from '../kit.ts';
import { catalogue } from './catalogue.en.ts';
import { names } from './names.en.ts';

export const en: Texts<Foundation> = {
  title: '40k Foundation',
  about: 'Science-fiction skirmish: units act in turn with two short actions or a long one, and may hold a reaction.',
  aim: ({ mission, options: { rounds } }) =>
    ({
      annihilation: `In ${rounds} rounds, destroy or rout more units than the enemy.`,
      kingOfTheHill: `Hold the middle: it scores in each of ${rounds} rounds.`,
      secretLoot: `Hold the most precious markers after ${rounds} rounds.`,
      captureObjectives: `Hold more objectives than the enemy after ${rounds} rounds.`,
    })[mission],
  points: ({ mission }) => (mission === 'kingOfTheHill' ? 'Victory points' : 'Victory points, counted at the end'),
  ...assembleTexts<Foundation>(
    losses,
    activation,
    act,
    reaction,
    secureArea,
    takeCover,
    move,
    shoot,
    attack,
    melee,
    strike,
    damage,
    explosion,
    morale,
    flee,
    breakOff,
    rally,
    battle,
    war,
    round,
    endOfRound,
    waaagh,
    vanguard,
    stunning,
    holding,
    reserveRolls,
    arrival,
    flankAttack,
    shockTroops,
    sides,
    markers,
    loot,
    general,
    deployment,
    victory,
    { names: { ...catalogue, ...names } },
  ),
};
