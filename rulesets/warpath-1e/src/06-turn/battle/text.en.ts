import type { ChapterText } from '../../kit.ts';

const CONDITIONS = {
  annihilation: 'destroy the enemy',
  meatGrinder: 'Meat grinder!',
  scorchedEarth: 'Scorched earth!',
  totalControl: 'Total control!',
} as const;

/** English. */
export const en: ChapterText = {
  events: {
    conditionRolled: (e) => `Victory condition: ${CONDITIONS[e.condition]}`,
    battleEnded: (e, t) =>
      e.winners.length === 0 ? 'The battle ends in a draw.' : `Victory: ${e.winners.map((w) => t.name(w)).join(', ')}`,
  },
  activities: {
    battle: '',
  },
  purposes: {
    condition: 'victory condition',
    rollOff: 'roll-off',
  },
};
