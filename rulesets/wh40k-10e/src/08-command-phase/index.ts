import { type ChapterPart, event } from '../kit.ts';
import { battleShockTest } from './battle-shock/activity.ts';
import { objectiveControl, objectiveControlModifiers } from './battle-shock/objective-control.ts';
import { commandPhase } from './command-phase/activity.ts';
import { extraOrders } from './points/orders.ts';

/** The command phase (Befehlsphase). */
export const command: ChapterPart = {
  activities: [commandPhase, extraOrders, battleShockTest],
  events: {
    commandPointGained: event(
      'commandPointGained',
      (s, e) => {
        s.players[e.seat]!.commandPoints += 1;
      },
      { about: { by: 'seat' } },
    ),
    battleShockPassed: event('battleShockPassed', () => {}, { about: { by: 'unit' } }),
  },
  modifiers: { objectiveControl: objectiveControlModifiers },
  questions: { objectiveControl },
};
