import { assembleTexts, type Texts } from '@walstatt/engine';
import { de as units } from '../01-units/text.de.ts';
import { de as lineOfSight } from '../05-line-of-sight/text.de.ts';
import { de as battle } from '../06-turn/battle/text.de.ts';
import { de as firstTurn } from '../06-turn/first-turn/text.de.ts';
import { de as startOfTurn } from '../06-turn/start-of-turn/text.de.ts';
import { de as turn } from '../06-turn/turn/text.de.ts';
import { de as measuring } from '../07-measuring/text.de.ts';
import { de as order } from '../08-movement/order/text.de.ts';
import { de as movementPhase } from '../08-movement/phase/text.de.ts';
import { de as walk } from '../08-movement/walk/text.de.ts';
import { de as charging } from '../10-charging/text.de.ts';
import { de as attack } from '../12-shooting/attack/text.de.ts';
import { de as shootingPhase } from '../12-shooting/phase/text.de.ts';
import { de as shootUnit } from '../12-shooting/shoot-unit/text.de.ts';
import { de as cover } from '../13-cover/text.de.ts';
import { de as wounding } from '../14-wounding/text.de.ts';
import { de as specialWeapons } from '../15-special-weapons/text.de.ts';
import { de as fight } from '../16-melee/fight/text.de.ts';
import { de as meleePhase } from '../16-melee/phase/text.de.ts';
import { de as regrouping } from '../17-regrouping/text.de.ts';
import { de as morale } from '../18-morale/text.de.ts';
import { de as collision } from '../19-vehicles/collision/text.de.ts';
import { de as crippling } from '../19-vehicles/crippling/text.de.ts';
import { de as drive } from '../19-vehicles/drive/text.de.ts';
import { de as makeRoom } from '../19-vehicles/make-room/text.de.ts';
import { de as overrun } from '../19-vehicles/overrun/text.de.ts';
import { de as flyers } from '../22-flyers/text.de.ts';
import { de as board } from '../23-transports/board/text.de.ts';
import { de as disembark } from '../23-transports/disembark/text.de.ts';
import { de as wreck } from '../23-transports/wreck/text.de.ts';
import { de as elite } from '../24-special-rules/elite/text.de.ts';
import { de as headstrong } from '../24-special-rules/headstrong/text.de.ts';
import { de as scouts } from '../24-special-rules/scouts/text.de.ts';
import { de as specialRules } from '../24-special-rules/text.de.ts';
import { de as reinforcements } from '../25-reinforcements/text.de.ts';
import { de as lapse } from '../27-timed-games/lapse/text.de.ts';
import { de as timedGames } from '../27-timed-games/text.de.ts';
import { de as deployUnit } from '../28-battle/deploy-unit/text.de.ts';
import { de as deployment } from '../28-battle/deployment/text.de.ts';
import { de as givingUp } from '../28-battle/giving-up/text.de.ts';
import { de as objectives } from '../28-battle/objectives/text.de.ts';
import { de as battleScenario } from '../28-battle/text.de.ts';
import { lastTurn, PER_OBJECTIVE } from '../28-battle/victory.ts';
import { de as demo } from '../29-demo/text.de.ts';
import { de as data } from '../data/text.de.ts';
import type { Warpath } from '../kit.ts';
import { problemsDe } from './problems-de.ts';

/** German. */
export const de: Texts<Warpath> = {
  title: 'Warpath, erste Edition',
  aim: (state) => {
    const { totalControlLead } = state.options;
    const turns = lastTurn(state);
    if (state.outOfTime !== null)
      return 'Die Zeit ist abgelaufen: Alle Einheiten von Spielern ohne Restzeit wurden entfernt, dann wurde die Schlacht gewertet.';
    const within = turns === 0 ? '' : ` in ${turns} Zügen`;
    const lead = totalControlLead === 'any' ? 'jeder Vorsprung' : 'ein Fünftel der Armeegröße Vorsprung';
    return {
      annihilation: 'Vernichte den Gegner bis auf die letzte Einheit.',
      meatGrinder: `Vernichte${within} mehr Punkte als der Gegner: ein Fünftel der Armeegröße Vorsprung siegt.`,
      scorchedEarth: `Halte ${turns === 0 ? 'am Ende der Schlacht' : `nach ${turns} Zügen`} zwei Missionsziele mehr als der Gegner.`,
      totalControl: `Sammle${within} Punkte: die der Einheiten, die du vernichtest, und ${PER_OBJECTIVE} für jedes Missionsziel, das du am Ende hältst; ${lead} siegt.`,
    }[state.condition];
  },
  points: ({ condition, over }) => {
    const now = over ? '' : ', wenn die Schlacht jetzt endete';
    return {
      annihilation: 'Einheiten auf dem Tisch',
      meatGrinder: 'Vernichtete Punkte',
      scorchedEarth: `Gehaltene Missionsziele${now}`,
      totalControl: `Vernichtete Punkte und ${PER_OBJECTIVE} für jedes gehaltene Missionsziel${now}`,
    }[condition];
  },
  about: 'Eine Massenschlacht der fernen Zukunft: ganze Einheiten kämpfen, wanken und brechen gemeinsam.',
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
  problems: problemsDe,
};
