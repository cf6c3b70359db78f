import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  names: {
    demo: 'First contact',
    demoTurns: 'limit of turns in the demo',
    'demoTurns=0': 'no limit',
    swapEdges: 'edges swapped',
    balance: 'help for the weaker side',
    none: 'without',
    antiTank: 'anti-tank weapons for the Marauders',
    heatCannon: 'a heat cannon for the Steel Warriors',
    hailstormCannon: 'a hailstorm cannon for the Steel Warriors',
  },
};
