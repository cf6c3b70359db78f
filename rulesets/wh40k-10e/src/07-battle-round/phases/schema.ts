import { type Fragment, s, seat } from '../../fields.ts';

/** The phases of a turn after the command phase, each an activity, so that marks can last to the end of it. */
export const phases: Fragment = {
  contexts: { movementPhase: { seat }, shootingPhase: { seat }, chargePhase: { seat }, fightPhase: { seat } },
  events: { phaseBegan: { seat, phase: s.literal('command', 'movement', 'shooting', 'charge', 'fight') } },
};
