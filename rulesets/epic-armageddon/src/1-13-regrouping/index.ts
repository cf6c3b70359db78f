import type { ChapterPart } from '../kit.ts';
import { regroup } from './regroup/activity.ts';
import { withdrawal } from './withdrawal/activity.ts';
import { events } from './withdrawal/events.ts';

/**
 * Regrouping, breaking and withdrawing (Neuformierung, aufgeriebene Verbände, Rückzug). `markersShed` is how many markers
 * a formation gets rid of, `caughtWithin` how near enemies destroy a unit that has withdrawn or stayed.
 */
export const regrouping: ChapterPart = {
  activities: [regroup, withdrawal],
  events,
  modifiers: { markersShed: [], caughtWithin: [] },
};
