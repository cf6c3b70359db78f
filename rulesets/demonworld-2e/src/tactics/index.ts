import { deployTactic } from './deploy.ts';
import { determinise } from './determinise.ts';
import { evaluate, playsOn } from './evaluation.ts';
import { closeUpTactic } from './fill-gaps.ts';
import { followUpTactic } from './follow-up.ts';
import { habits } from './habits.ts';
import { completeTactic, moveTactic } from './moves.ts';
import { ordersTactic } from './orders.ts';
import { reactTactic } from './react.ts';
import { assistTactic, strikesTactic } from './strikes.ts';
import { volleyTactic } from './volley.ts';

/** What computer players want: answers worth trying, and how good a state is. */
export const policy = {
  tactics: {
    assist: assistTactic,
    closeUp: closeUpTactic,
    complete: completeTactic,
    deploy: deployTactic,
    followUp: followUpTactic,
    move: moveTactic,
    orders: ordersTactic,
    react: reactTactic,
    strikes: strikesTactic,
    volley: volleyTactic,
  },
  evaluate,
  habits,
  foresight: 40,
  playsOn,
  determinise,
} as const;
