import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as rollOff } from '../01-introduction/roll-off/text.de.ts';
import { text as losses } from '../02-characteristics/losses/text.de.ts';
import { text as commandPhase } from '../03-orders/command-phase/text.de.ts';
import { text as round } from '../03-orders/round/text.de.ts';
import { text as closeUp } from '../04-missiles/close-up/text.de.ts';
import { text as missilePhase } from '../04-missiles/phase/text.de.ts';
import { text as volley } from '../04-missiles/volley/text.de.ts';
import { text as movementPhase } from '../05-movement/phase/text.de.ts';
import { text as reaction } from '../05-movement/reaction/text.de.ts';
import { text as walk } from '../05-movement/walk/text.de.ts';
import { text as followUp } from '../06-melee/follow-up/text.de.ts';
import { text as melee } from '../06-melee/melee/text.de.ts';
import { text as meleePhase } from '../06-melee/phase/text.de.ts';
import { text as battle } from '../07-first-game/battle/text.de.ts';
import { text as deployment } from '../07-first-game/deployment/text.de.ts';
import type { Demonworld } from '../kit.ts';
import { namesDe } from './names-de.ts';
import { problemsDe } from './problems-de.ts';

export const de: Texts<Demonworld> = {
  title: 'Demonworld, 2. Auflage',
  about:
    'Fantasy-Schlachten auf Sechseckfeldern: verdeckte Befehle, Ränge und Schwenks, Fernkampf und Nahkampf mit W20.',
  aim: () => 'Vernichte den Gegner bis zum letzten Element.',
  points: () => 'Elemente auf dem Tisch',
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
    { names: namesDe },
  ),
  problems: problemsDe,
};
