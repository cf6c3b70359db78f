import type { Scripts } from '../../kit.ts';
import { chance } from './chance.ts';
import { charge } from './charge.ts';
import { alternatives, answers } from './command.ts';
import { digIn } from './dig-in.ts';
import { fire } from './fire.ts';
import { skirmish } from './skirmish.ts';
import { suppress } from './suppress.ts';
import { take } from './take.ts';
import { wait } from './wait.ts';
import { withdraw } from './withdraw.ts';

/** What units can be about, for the planning computer player. */
export const scripts: Scripts = {
  scripts: { charge, fire, skirmish, suppress, take, digIn, withdraw, wait },
  units: ({ state }, seat) =>
    Object.keys(state.units).filter((u) => state.units[u]!.owner === seat && state.units[u]!.status !== 'destroyed'),
  answers,
  alternatives,
  chance,
  horizon: 1,
};
