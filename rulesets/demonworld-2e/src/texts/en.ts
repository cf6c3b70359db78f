import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as rollOff } from '../01-introduction/roll-off/text.en.ts';
import { text as losses } from '../02-characteristics/losses/text.en.ts';
import { text as commandPhase } from '../03-orders/command-phase/text.en.ts';
import { text as round } from '../03-orders/round/text.en.ts';
import { text as closeUp } from '../04-missiles/close-up/text.en.ts';
import { text as missilePhase } from '../04-missiles/phase/text.en.ts';
import { text as volley } from '../04-missiles/volley/text.en.ts';
import { text as movementPhase } from '../05-movement/phase/text.en.ts';
import { text as reaction } from '../05-movement/reaction/text.en.ts';
import { text as walk } from '../05-movement/walk/text.en.ts';
import { text as followUp } from '../06-melee/follow-up/text.en.ts';
import { text as melee } from '../06-melee/melee/text.en.ts';
import { text as meleePhase } from '../06-melee/phase/text.en.ts';
import { text as battle } from '../07-first-game/battle/text.en.ts';
import { text as deployment } from '../07-first-game/deployment/text.en.ts';
import type { Demonworld } from '../kit.ts';
import { namesEn } from './names-en.ts';

export const en: Texts<Demonworld> = {
  title: 'Demonworld, 2nd edition',
  about: 'Fantasy battles on hexes: secret orders, ranks and wheels, missiles and melee with twenty-sided dice.',
  aim: () => 'Destroy the enemy to the last element.',
  points: () => 'Elements on the table',
  ...assembleTexts<Demonworld>(
    rollOff,
    losses,
    commandPhase,
    round,
    missilePhase,
    volley,
    closeUp,
    movementPhase,
    walk,
    reaction,
    meleePhase,
    melee,
    followUp,
    deployment,
    battle,
    { names: namesEn },
  ),
};
