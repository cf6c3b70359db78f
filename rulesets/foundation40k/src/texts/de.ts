import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as losses } from '../01-units/losses/text.de.ts';
import { text as act } from '../04-actions/act/text.de.ts';
import { text as activation } from '../04-actions/activation/text.de.ts';
import { text as reaction } from '../04-actions/reaction/text.de.ts';
import { text as secureArea } from '../04-actions/secure-area/text.de.ts';
import { text as takeCover } from '../04-actions/take-cover/text.de.ts';
import { text as move } from '../05-movement/move/text.de.ts';
import { text as attack } from '../06-shooting/attack/text.de.ts';
import { text as shoot } from '../06-shooting/shoot/text.de.ts';
import { text as melee } from '../08-close-combat/melee/text.de.ts';
import { text as strike } from '../08-close-combat/strike/text.de.ts';
import { text as damage } from '../09-vehicle-damage/damage/text.de.ts';
import { text as explosion } from '../09-vehicle-damage/explosion/text.de.ts';
import { text as morale } from '../10-morale/text.de.ts';
import { text as breakOff } from '../11-fleeing/break-off/text.de.ts';
import { text as flee } from '../11-fleeing/flee/text.de.ts';
import { text as rally } from '../12-pinned/text.de.ts';
import { text as battle } from '../13-round/battle/text.de.ts';
import { text as endOfRound } from '../13-round/end-of-round/text.de.ts';
import { text as round } from '../13-round/round/text.de.ts';
import { text as war } from '../13-round/war/text.de.ts';
import { text as stunning } from '../16-special-rules/stunning/text.de.ts';
import { text as vanguard } from '../16-special-rules/vanguard/text.de.ts';
import { text as waaagh } from '../16-special-rules/waaagh/text.de.ts';
import { text as arrival } from '../17-reserves/arrival/text.de.ts';
import { text as holding } from '../17-reserves/holding/text.de.ts';
import { text as reserveRolls } from '../17-reserves/rolls/text.de.ts';
import { text as flankAttack } from '../18-flank-attack/text.de.ts';
import { text as shockTroops } from '../19-shock-troops/text.de.ts';
import { text as deployment } from '../20-scenarios/deployment/text.de.ts';
import { text as general } from '../20-scenarios/general/text.de.ts';
import { text as loot } from '../20-scenarios/loot/text.de.ts';
import { text as markers } from '../20-scenarios/markers/text.de.ts';
import { text as sides } from '../20-scenarios/sides/text.de.ts';
import { text as victory } from '../20-scenarios/victory/text.de.ts';
import type { Foundation } from '../kit.ts';
import { catalogue } from './catalogue.de.ts';
import { names } from './names.de.ts';
import { problems } from './problems.de.ts';

export const de: Texts<Foundation> = {
  title: '40k Foundation',
  about:
    'Science-Fiction-Gefecht: Einheiten handeln abwechselnd mit zwei kurzen Aktionen oder einer langen und können eine Reaktion bereithalten.',
  aim: ({ mission, options: { rounds } }) =>
    ({
      annihilation: `Vernichte in ${rounds} Runden mehr Einheiten als der Gegner, oder schlage sie in die Flucht.`,
      kingOfTheHill: `Halte die Mitte: sie bringt in jeder der ${rounds} Runden Punkte.`,
      secretLoot: `Halte nach ${rounds} Runden die wertvollsten Marker.`,
      captureObjectives: `Halte nach ${rounds} Runden mehr Missionsziele als der Gegner.`,
    })[mission],
  points: ({ mission }) => (mission === 'kingOfTheHill' ? 'Siegpunkte' : 'Siegpunkte, gezählt am Ende'),
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
  problems,
};
