import { deployTactic } from './deploy.ts';
import { evaluate } from './evaluation.ts';
import { habits } from './habits.ts';
import { markerTactic } from './marker.ts';
import { moveTactic } from './move.ts';
import { scripts } from './scripts/index.ts';
import { shockPointTactic } from './shock-point.ts';

/** What computer players want: answers worth trying, and how good a state is. */
export const policy = {
  tactics: { move: moveTactic, deploy: deployTactic, marker: markerTactic, shockPoint: shockPointTactic },
  evaluate,
  habits,
  scripts,
};
