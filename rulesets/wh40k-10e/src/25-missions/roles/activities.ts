import { activity, event } from '../../kit.ts';

/** WH-MISSION-07, WH-ONLYWAR-09: the winner of a roll-off is the attacker, the other the defender. */
export const attacker = activity('attacker', {
  steps: {
    roll: (g) => g.then('rollOff', { winner: null }, 'WH-MISSION-07', 'WH-ONLYWAR-09'),
    settle: (g) => g.apply({ type: 'attackerFound', rules: ['WH-ONLYWAR-09'], seat: g.replied<string>()! }),
  },
});

/** WH-MISSION-11, WH-ONLYWAR-16: the winner of another roll-off takes the first turn, and has no choice about it. */
export const firstTurn = activity('firstTurn', {
  steps: {
    roll: (g) => g.then('rollOff', { winner: null }, 'WH-ONLYWAR-16'),
    settle: (g) => g.apply({ type: 'firstPlayerFound', rules: ['WH-ONLYWAR-16'], seat: g.replied<string>()! }),
  },
});

export const events = {
  attackerFound: event(
    'attackerFound',
    (s, e) => {
      s.attacker = e.seat;
    },
    { about: { by: 'seat' } },
  ),
  firstPlayerFound: event(
    'firstPlayerFound',
    (s, e) => {
      s.firstPlayer = e.seat;
    },
    { about: { by: 'seat' } },
  ),
};
