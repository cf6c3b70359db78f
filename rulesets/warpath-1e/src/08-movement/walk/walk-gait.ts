import type { Request } from '@walstatt/engine';
import type { Contexts } from '../../generated/state.ts';
import type { Gait } from '../way.ts';

/** What a walk is about. */
export type WalkArgs = { unit: string; why: Contexts['walk']['why']; allowance: number; jump: boolean };
export const walkArgs = (r: Request): WalkArgs => r.args as unknown as WalkArgs;

/** What its models may cross. */
export const gaitOf = (a: WalkArgs): Gait => ({
  jump: a.jump,
  noObstacles: a.why === 'doubleTime' || a.why === 'scout',
});
