import type { Asked } from '../../kit.ts';
import type { Gait } from '../way.ts';

/** What a walk is about. */
export type WalkArgs = Asked<'walk'>['args'];

/** What its models may cross. */
export const gaitOf = (a: WalkArgs): Gait => ({
  jump: a.jump,
  noObstacles: a.why === 'doubleTime' || a.why === 'scout',
});
