import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    turnCut: () => 'The time for this turn is over.',
    timeRanOut: (e, t) => `${t.name(e.seat)}: out of time.`,
    timeUp: () => 'The time is up; the round is played to its end.',
    pauseWanted: (e, t) => `${t.name(e.seat)}: wish to stop the clock.`,
    clockGoesOn: () => 'The clock goes on.',
  },
  names: {
    clock: 'clock',
    'clock=battle': 'one time for the whole battle, without a limit of turns',
    chess: 'chess clock',
    turn: 'turn timer',
    minutes: 'minutes for each player, turn or battle',
    'minutes=0': 'as recommended',
    softClock: 'a unit may finish when time is up',
  },
};
