import type { RequestDefinition } from '@walstatt/engine';
import type { Warpath } from '../kit.ts';
import { arriveRequest } from './arrive.ts';
import { bearersRequest } from './bearers.ts';
import { chargeMoveRequest } from './charge-move.ts';
import { deployRequest } from './deploy.ts';
import { disembarkRequest } from './disembark.ts';
import { driveRequest } from './drive.ts';
import { flyInRequest } from './fly-in.ts';
import { makeRoomRequest } from './make-room.ts';
import { objectiveRequest } from './objective.ts';
import { actRequest, attackRequest, deployHowRequest, orderRequest } from './picks.ts';
import { targetRequest } from './target.ts';
import { walkRequest } from './walk.ts';
import { wreckRequest } from './wreck.ts';

/** Everything a player is asked that needs more than its options. */
export const requests: Readonly<Record<string, RequestDefinition<Warpath, never>>> = {
  arrive: arriveRequest,
  attack: attackRequest,
  bearers: bearersRequest,
  chargeMove: chargeMoveRequest,
  deployHow: deployHowRequest,
  deployPlace: deployRequest,
  disembark: disembarkRequest,
  drive: driveRequest,
  flyIn: flyInRequest,
  makeRoom: makeRoomRequest,
  moveUnit: actRequest,
  objective: objectiveRequest,
  order: orderRequest,
  shootUnit: actRequest,
  target: targetRequest,
  walk: walkRequest,
  wreck: wreckRequest,
};
