import { id, text } from '@walstatt/engine/schema';
import { isLost } from '../02-characteristics/losses/lost.ts';
import type { ChapterPart } from '../kit.ts';
import { battle } from './battle/activity.ts';
import { events as ofBattle } from './battle/events.ts';
import { signals } from './battle/signals.ts';
import { deployment } from './deployment/activity.ts';
import { events as ofDeployment } from './deployment/events.ts';
import { deploy } from './deployment/request.ts';
import { questions } from './questions.ts';
import { strengthOf } from './victory.ts';

/** VII. Das erste Spiel: set-up and victory. */
export const firstGame: ChapterPart = {
  activities: [battle, deployment],
  events: { ...ofBattle, ...ofDeployment },
  requests: { deploy },
  questions,
  signals,
  measures: {
    elements: {
      name: { de: 'Elemente', en: 'Elements' },
      kind: 'count',
      takes: { side: text },
      value: (state, { side }) => strengthOf(state, String(side)),
    },
    /** Elements of a unit that are gone or have lost their last hit point. */
    lost: {
      name: { de: 'Verluste', en: 'Losses' },
      kind: 'count',
      takes: { unit: id('units') },
      value: (state, { unit }) =>
        (state.units[String(unit)]?.elements ?? []).filter(
          (e) => state.elements[e]!.where.at === 'gone' || isLost(state, e),
        ).length,
    },
  },
};
