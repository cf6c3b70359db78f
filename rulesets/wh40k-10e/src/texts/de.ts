import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as removal } from '../02-coherency/removal/text.de.ts';
import { text as rollOff } from '../06-dice/roll-off/text.de.ts';
import { text as battleRound } from '../07-battle-round/text.de.ts';
import { text as command } from '../08-command-phase/text.de.ts';
import { text as losses } from '../09-strength/losses/text.de.ts';
import { text as movement } from '../10-movement/text.de.ts';
import { text as reinforcements } from '../11-reinforcements/text.de.ts';
import { text as transports } from '../12-transports/text.de.ts';
import { text as shooting } from '../13-shooting/text.de.ts';
import { text as attacks } from '../14-attacks/text.de.ts';
import { text as weaponAbilities } from '../15-weapon-abilities/text.de.ts';
import { text as charge } from '../16-charge/text.de.ts';
import { text as fight } from '../17-fight/text.de.ts';
import { text as datasheets } from '../18-datasheets/text.de.ts';
import { text as deploymentAbilities } from '../19-deployment/text.de.ts';
import { text as stratagems } from '../20-stratagems/text.de.ts';
import { text as aircraft } from '../23-aircraft/text.de.ts';
import { text as missions } from '../25-missions/text.de.ts';
import type { FortyK } from '../kit.ts';
import { problemsDe } from './problems-de.ts';

export const de: Texts<FortyK> = {
  title: 'Warhammer 40.000 (10. Edition)',
  aim: ({ lastRound }) =>
    `Kontrolliere Missionszielmarker: Nach ${lastRound} Runden gewinnt, wer mehr Siegespunkte hat.`,
  points: () => 'Siegespunkte',
  about: 'Science-Fiction-Schlacht: abwechselnde Züge mit fünf Phasen, Befehlspunkte und Gefechtsoptionen.',
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
        red: 'Rot',
        blue: 'Blau',
        onlyWar: 'Nichts als Krieg',
        aircraftEnds: 'Wo Flugzeuge ihre Bewegung beenden',
        'aircraftEnds=anywhere': 'auch in Nahkampfreichweite',
        'aircraftEnds=outside': 'nur außerhalb der Nahkampfreichweite',
        lowTerrain: 'Niedriges Gelände: wessen Höhe zählt',
        'lowTerrain=feature': 'die des ganzen Geländestücks',
        'lowTerrain=part': 'die jedes Teils',
      },
    },
  ),
  problems: problemsDe,
};
