import { movementSteps } from '../../10-movement/phase/activity.ts';
import { shootingSteps } from '../../13-shooting/phase/steps.ts';
import { chargeSteps } from '../../16-charge/phase.ts';
import { fightSteps } from '../../17-fight/phase/activity.ts';
import { activity, event } from '../../kit.ts';

/** WH-ROUND-03: each phase begins here. The steps of a phase are added by its chapter. */

export const movementPhase = activity('movementPhase', {
  steps: {
    begin: (g, { seat }) => g.apply({ type: 'phaseBegan', rules: ['WH-ROUND-03'], seat, phase: 'movement' }),
    ...movementSteps,
  },
});

export const shootingPhase = activity('shootingPhase', {
  steps: {
    begin: (g, { seat }) => g.apply({ type: 'phaseBegan', rules: ['WH-ROUND-03'], seat, phase: 'shooting' }),
    ...shootingSteps,
  },
});

export const chargePhase = activity('chargePhase', {
  steps: {
    begin: (g, { seat }) => g.apply({ type: 'phaseBegan', rules: ['WH-ROUND-03'], seat, phase: 'charge' }),
    ...chargeSteps,
  },
});

export const fightPhase = activity('fightPhase', {
  steps: {
    begin: (g, { seat }) => g.apply({ type: 'phaseBegan', rules: ['WH-ROUND-03'], seat, phase: 'fight' }),
    ...fightSteps,
  },
});

/** Which phase it is, the agenda says. The event tells players. */
export const events = { phaseBegan: event('phaseBegan', () => {}, { about: { by: 'seat' } }) };
