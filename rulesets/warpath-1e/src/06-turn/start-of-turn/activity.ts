import { flyerSteps } from '../../22-flyers/steps.ts';
import { headstrongSteps } from '../../24-special-rules/headstrong/steps.ts';
import { reinforcementSteps } from '../../25-reinforcements/steps.ts';
import { activity } from '../../kit.ts';

/** WP-G-45: headstrong units, flyers off, flyers on, reinforcements. */
export const startOfTurn = activity('startOfTurn', {
  endsWhen: (look) => look.state.cut === 'now',
  goesOnWhile: (look) => look.state.cut === 'no',
  steps: { ...headstrongSteps, ...flyerSteps, ...reinforcementSteps },
});
