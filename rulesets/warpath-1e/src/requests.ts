import type { RequestDefinition } from '@walstatt/engine';
import { walkRequest } from './08-movement/walk/request.ts';
import { chargeMoveRequest } from './10-charging/request.ts';
import { bearersRequest } from './15-special-weapons/request.ts';
import { driveRequest } from './19-vehicles/drive/request.ts';
import { makeRoomRequest } from './19-vehicles/make-room/request.ts';
import { flyInRequest } from './22-flyers/request.ts';
import { disembarkRequest } from './23-transports/disembark/request.ts';
import { wreckRequest } from './23-transports/wreck/request.ts';
import { arriveRequest } from './25-reinforcements/request.ts';
import { deployRequest } from './28-battle/deploy-unit/request.ts';
import { objectiveRequest } from './28-battle/objectives/request.ts';
import type { Warpath } from './kit.ts';

/** Everything a player is asked that needs more than its options. */
export const requests: Readonly<Record<string, RequestDefinition<Warpath, never>>> = {
  arrive: arriveRequest,
  bearers: bearersRequest,
  chargeMove: chargeMoveRequest,
  deployPlace: deployRequest,
  disembark: disembarkRequest,
  drive: driveRequest,
  flyIn: flyInRequest,
  makeRoom: makeRoomRequest,
  objective: objectiveRequest,
  walk: walkRequest,
  wreck: wreckRequest,
};
