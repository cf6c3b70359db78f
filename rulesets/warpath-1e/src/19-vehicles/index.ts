import type { ChapterPart } from '../kit.ts';
import { collision } from './collision/activity.ts';
import { collisionEvents } from './collision/events.ts';
import { cripplingEvents } from './crippling/events.ts';
import { drive } from './drive/activity.ts';
import { driveEvents } from './drive/events.ts';
import { driveRequest } from './drive/request.ts';
import { makeRoom } from './make-room/activity.ts';
import { makeRoomEvents } from './make-room/events.ts';
import { makeRoomRequest } from './make-room/request.ts';
import { overrun } from './overrun/activity.ts';
import { overrunEvents } from './overrun/events.ts';
import { questions } from './questions.ts';

/** Armoured vehicles (Panzerfahrzeuge). */
export const vehicles: ChapterPart = {
  activities: [drive, collision, overrun, makeRoom],
  events: { ...driveEvents, ...collisionEvents, ...overrunEvents, ...makeRoomEvents, ...cripplingEvents },
  requests: { drive: driveRequest, makeRoom: makeRoomRequest },
  questions,
};
