import type { Text } from '../kit.ts';

const PHASES = {
  movement: 'Bewegungsphase',
  shooting: 'Fernkampfphase',
  charge: 'Angriffsphase',
  fight: 'Nahkampfphase',
} as const;

export const text: Text = {
  activities: {
    battle: 'Schlacht',
    round: '',
    turn: '',
    movementPhase: PHASES.movement,
    shootingPhase: PHASES.shooting,
    chargePhase: PHASES.charge,
    fightPhase: PHASES.fight,
  },
  events: {
    roundBegan: (e) => `Schlachtrunde ${e.round}`,
    turnBegan: (e, t) => `${t.name(e.seat)}: der Zug beginnt`,
    // The phase's own heading says it.
    phaseBegan: () => '',
    battleEnded: () => 'Die Schlacht ist vorbei',
  },
};
