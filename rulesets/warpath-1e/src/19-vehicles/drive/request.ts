import { faultsOf } from '@walstatt/engine';
import type { Contexts } from '../../generated/state.ts';
import { type Asked, type Look, request } from '../../kit.ts';
import { judgeDrive } from './drive-plan.ts';
import { touchedBy } from './parting.ts';

/** The drive that a request is about, before its first leg. */
export function driveOf(look: Look, { args }: Asked<'drive'>): Contexts['drive'] {
  const begun = { direction: 0, met: [], over: [], parting: touchedBy(look, args.unit), stuck: false };
  return { ...args, ...begun, plan: [], crossing: null, trace: [], asked: false };
}

/** The request for a vehicle's way: turns and straight legs. Standing still is always allowed (WP-G-46). */
export const driveRequest = request('drive', {
  check: (look, r, answer, all) =>
    faultsOf(all, (faults) => {
      if (answer.length > 0) judgeDrive(look, driveOf(look, r), answer, faults);
    }),
  witness: () => [],
});
