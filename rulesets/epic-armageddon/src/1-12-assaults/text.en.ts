import type { Text } from '../kit.ts';
import { argIn } from '../texts/args.ts';

export const text: Text = {
  activities: { assault: 'Assault' },
  events: {
    assaultBegan: (e, t) => `${t.name(e.formation)} engages ${t.name(e.target)}`,
    assaultMissed: (e, t) => `${t.name(e.formation)} does not get near ${t.name(e.target)}: no assault`,
    drawnIn: (e, t) => `${t.name(e.formation)} is drawn into the assault`,
    assaultTied: (e) => `The assault is a tie (${e.total}): another round`,
    assaultWon: (e, t) =>
      `${t.name(e.formation)} wins the assault against ${t.name(e.target)}${e.by > 0 ? ` (by ${e.by})` : ''}`,
  },
  requests: {
    assaultTarget: (r, t) => `${t.name(r.args.formation)}: engage which formation?`,
    intermingled: (r, t) => `Which formations intermingled with ${t.name(r.args.target)} are engaged as well?`,
    takeHits: (r) => (r.args.hits === 1 ? 'Which unit takes the hit?' : `Which units take the ${r.args.hits} hits?`),
    supportFire: (r, t) => `Which formations give ${t.name(r.args.formation)} support fire?`,
  },
  refusals: {
    mustTouchNearest: (r, t) =>
      `${argIn(r, t, 'unit')} would have to touch ${argIn(r, t, 'enemy')}, whose zone of control it enters`,
    crowded: (r, t) => `${argIn(r, t, 'enemy')} is touched by enough units already`,
    notDirectly: (r, t) => `${argIn(r, t, 'unit')} has to go directly towards ${argIn(r, t, 'enemy')}`,
  },
  purposes: { assault: 'assault', assaultResult: 'result of the assault', extraAttacks: 'extra attacks' },
};
