import type { Text } from '../kit.ts';

const PHASES = {
  movement: 'Movement phase',
  shooting: 'Shooting phase',
  charge: 'Charge phase',
  fight: 'Fight phase',
} as const;

export const text: Text = {
  activities: {
    battle: 'Battle',
    round: '',
    turn: '',
    movementPhase: PHASES.movement,
    shootingPhase: PHASES.shooting,
    chargePhase: PHASES.charge,
    fightPhase: PHASES.fight,
  },
  events: {
    roundBegan: (e) => `Battle round ${e.round}`,
    turnBegan: (e, t) => `${t.name(e.seat)}: the turn begins`,
    // The phase's own heading says it.
    phaseBegan: () => '',
    battleEnded: () => 'The battle is over',
  },
};
