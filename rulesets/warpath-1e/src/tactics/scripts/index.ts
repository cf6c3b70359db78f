import type { Scripts } from '@walstatt/engine';
import type { Warpath } from '../../kit.ts';
import { alternatives, answers } from './answers.ts';
import { chance } from './chance.ts';
import { charge, stalk } from './charge.ts';
import { comeLater } from './come-later.ts';
import { deliver } from './deliver.ts';
import { hold } from './hold.ts';
import { ram } from './ram.ts';
import { ride } from './ride.ts';
import { shelter } from './shelter.ts';
import { shoot } from './shoot.ts';
import { stand } from './stand.ts';
import { swoop } from './swoop.ts';
import { takePost, WINGS } from './take-post.ts';

/** What units can be about, for computer players that plan with the real rules. */
export const scripts: Scripts<Warpath> = {
  scripts: {
    charge,
    stalk,
    ram,
    shoot,
    hold,
    deliver,
    swoop,
    stand,
    shelter,
    west: takePost(WINGS.west),
    middle: takePost(WINGS.middle),
    east: takePost(WINGS.east),
    ride,
    comeLater,
  },
  units: ({ state }, seat) =>
    Object.keys(state.units).filter((id) => state.units[id]!.owner === seat && state.units[id]!.where.at !== 'gone'),
  answers,
  alternatives,
  chance,
  horizon: 4,
};
