import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as removal } from '../02-coherency/removal/text.en.ts';
import { text as rollOff } from '../06-dice/roll-off/text.en.ts';
import { text as battleRound } from '../07-battle-round/text.en.ts';
import { text as command } from '../08-command-phase/text.en.ts';
import { text as losses } from '../09-strength/losses/text.en.ts';
import { text as movement } from '../10-movement/text.en.ts';
import { text as reinforcements } from '../11-reinforcements/text.en.ts';
import { text as transports } from '../12-transports/text.en.ts';
import { text as shooting } from '../13-shooting/text.en.ts';
import { text as attacks } from '../14-attacks/text.en.ts';
import { text as weaponAbilities } from '../15-weapon-abilities/text.en.ts';
import { text as charge } from '../16-charge/text.en.ts';
import { text as fight } from '../17-fight/text.en.ts';
import { text as datasheets } from '../18-datasheets/text.en.ts';
import { text as deploymentAbilities } from '../19-deployment/text.en.ts';
import { text as stratagems } from '../20-stratagems/text.en.ts';
import { text as aircraft } from '../23-aircraft/text.en.ts';
import { text as missions } from '../25-missions/text.en.ts';
import type { FortyK } from '../kit.ts';

export const en: Texts<FortyK> = {
  title: 'Warhammer 40,000 (10th edition)',
  aim: ({ lastRound }) =>
    `Control objective markers: after ${lastRound} rounds the player with more victory points wins.`,
  points: () => 'Victory points',
  about: 'Science-fiction battle: alternating turns of five phases, command points and stratagems.',
  ...assembleTexts<FortyK>(
    removal,
    rollOff,
    battleRound,
    command,
    losses,
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
    aircraft,
    missions,
    {
      names: {
        red: 'Red',
        blue: 'Blue',
        onlyWar: 'Only War',
        aircraftEnds: 'Where aircraft end their moves',
        'aircraftEnds=anywhere': 'within engagement range, too',
        'aircraftEnds=outside': 'only outside engagement range',
        lowTerrain: 'Low terrain: whose height counts',
        'lowTerrain=feature': 'that of the whole feature',
        'lowTerrain=part': 'that of each part',
      },
    },
  ),
};
