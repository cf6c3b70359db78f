import { activity } from '../../kit.ts';

/**
 * WH-MISSION-02, WH-G-08: the mission sequence from the moment when armies and battlefield are there: objective markers,
 * attacker and defender, battle formations, deployment, first turn, and the battle (WH-MISSION-13).
 */
export const mission = activity('mission', {
  steps: {
    markers: (g) => g.then('markers', { turn: null }, 'WH-MISSION-02'),
    attacker: (g) => g.then('attacker', {}),
    formations: (g) => g.then('formations', {}, 'WH-ONLYWAR-10'),
    deployment: (g) => g.then('deployment', { turn: null }),
    firstTurn: (g) => g.then('firstTurn', {}),
    battle: (g) => g.then('battle', {}, 'WH-MISSION-13'),
  },
});
