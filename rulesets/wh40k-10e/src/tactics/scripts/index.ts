import type { Scripts } from '../../kit.ts';
import { unitsLeft } from './armies.ts';
import { chance } from './chance.ts';
import { charge } from './charge.ts';
import { alternatives, answers, settles } from './command.ts';
import { deliver } from './deliver.ts';
import { fire } from './fire.ts';
import { ride } from './ride.ts';
import { take } from './take.ts';
import { turnsBegun } from './time.ts';
import { wait } from './wait.ts';
import { withdraw } from './withdraw.ts';

/** What units can be about, for the planning computer player. */
export const scripts: Scripts = {
  scripts: { charge, fire, take, withdraw, deliver, ride, wait },
  units: ({ state }, seat) => unitsLeft(state, seat),
  answers,
  alternatives,
  settles,
  chance,
  horizon: 0,
  clock: turnsBegun,
};
