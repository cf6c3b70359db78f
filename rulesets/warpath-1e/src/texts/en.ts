import { assembleTexts, type Texts } from '@walstatt/engine';
import { en as units } from '../01-units/text.en.ts';
import { en as lineOfSight } from '../05-line-of-sight/text.en.ts';
import { en as battle } from '../06-turn/battle/text.en.ts';
import { en as firstTurn } from '../06-turn/first-turn/text.en.ts';
import { en as startOfTurn } from '../06-turn/start-of-turn/text.en.ts';
import { en as turn } from '../06-turn/turn/text.en.ts';
import { en as measuring } from '../07-measuring/text.en.ts';
import { en as order } from '../08-movement/order/text.en.ts';
import { en as movementPhase } from '../08-movement/phase/text.en.ts';
import { en as walk } from '../08-movement/walk/text.en.ts';
import { en as charging } from '../10-charging/text.en.ts';
import { en as attack } from '../12-shooting/attack/text.en.ts';
import { en as shootingPhase } from '../12-shooting/phase/text.en.ts';
import { en as shootUnit } from '../12-shooting/shoot-unit/text.en.ts';
import { en as cover } from '../13-cover/text.en.ts';
import { en as wounding } from '../14-wounding/text.en.ts';
import { en as specialWeapons } from '../15-special-weapons/text.en.ts';
import { en as fight } from '../16-melee/fight/text.en.ts';
import { en as meleePhase } from '../16-melee/phase/text.en.ts';
import { en as regrouping } from '../17-regrouping/text.en.ts';
import { en as morale } from '../18-morale/text.en.ts';
import { en as collision } from '../19-vehicles/collision/text.en.ts';
import { en as crippling } from '../19-vehicles/crippling/text.en.ts';
import { en as drive } from '../19-vehicles/drive/text.en.ts';
import { en as makeRoom } from '../19-vehicles/make-room/text.en.ts';
import { en as overrun } from '../19-vehicles/overrun/text.en.ts';
import { en as flyers } from '../22-flyers/text.en.ts';
import { en as board } from '../23-transports/board/text.en.ts';
import { en as disembark } from '../23-transports/disembark/text.en.ts';
import { en as wreck } from '../23-transports/wreck/text.en.ts';
import { en as elite } from '../24-special-rules/elite/text.en.ts';
import { en as headstrong } from '../24-special-rules/headstrong/text.en.ts';
import { en as scouts } from '../24-special-rules/scouts/text.en.ts';
import { en as specialRules } from '../24-special-rules/text.en.ts';
import { en as reinforcements } from '../25-reinforcements/text.en.ts';
import { en as lapse } from '../27-timed-games/lapse/text.en.ts';
import { en as timedGames } from '../27-timed-games/text.en.ts';
import { en as deployUnit } from '../28-battle/deploy-unit/text.en.ts';
import { en as deployment } from '../28-battle/deployment/text.en.ts';
import { en as givingUp } from '../28-battle/giving-up/text.en.ts';
import { en as objectives } from '../28-battle/objectives/text.en.ts';
import { en as battleScenario } from '../28-battle/text.en.ts';
import { lastTurn, PER_OBJECTIVE } from '../28-battle/victory.ts';
import { en as demo } from '../29-demo/text.en.ts';
import { en as data } from '../data/text.en.ts';
import type { Warpath } from '../kit.ts';

/** English. */
export const en: Texts<Warpath> = {
  title: 'Warpath, first edition',
  aim: (state) => {
    const { totalControlLead } = state.options;
    const turns = lastTurn(state);
    if (state.outOfTime !== null)
      return 'Time ran out: the units of players without time left were removed, and the battle was scored.';
    const within = turns === 0 ? '' : ` within ${turns} turns`;
    const lead = totalControlLead === 'any' ? 'any lead' : 'a lead of a fifth of the army size';
    return {
      annihilation: 'Wipe out the enemy to the last unit.',
      meatGrinder: `Destroy more points than the enemy${within}: a lead of a fifth of the army size wins.`,
      scorchedEarth: `Hold two objectives more than the enemy ${turns === 0 ? 'at the end of the battle' : `after ${turns} turns`}.`,
      totalControl: `Gather points${within}: those of the units you destroy, and ${PER_OBJECTIVE} for each objective you hold at the end; ${lead} wins.`,
    }[state.condition];
  },
  points: ({ condition, over }) => {
    const now = over ? '' : ', if the battle ended now';
    return {
      annihilation: 'Units on the table',
      meatGrinder: 'Points destroyed',
      scorchedEarth: `Objectives held${now}`,
      totalControl: `Points destroyed, and ${PER_OBJECTIVE} for each objective held${now}`,
    }[condition];
  },
  about: 'A science-fiction mass battle of whole units that fight, waver and break together.',
  ...assembleTexts<Warpath>(
    units,
    lineOfSight,
    battle,
    firstTurn,
    startOfTurn,
    turn,
    measuring,
    order,
    movementPhase,
    walk,
    charging,
    attack,
    shootingPhase,
    shootUnit,
    cover,
    wounding,
    specialWeapons,
    fight,
    meleePhase,
    regrouping,
    morale,
    collision,
    crippling,
    drive,
    makeRoom,
    overrun,
    flyers,
    board,
    disembark,
    wreck,
    specialRules,
    elite,
    headstrong,
    scouts,
    reinforcements,
    timedGames,
    lapse,
    battleScenario,
    deployUnit,
    deployment,
    givingUp,
    objectives,
    demo,
    data,
  ),
};
