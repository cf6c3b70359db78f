import type { Text } from '../kit.ts';
import { argIn } from '../texts/args.ts';

export const text: Text = {
  activities: { assault: 'Angriff' },
  events: {
    assaultBegan: (e, t) => `${t.name(e.formation)} greift ${t.name(e.target)} an`,
    assaultMissed: (e, t) => `${t.name(e.formation)} kommt nicht an ${t.name(e.target)} heran: kein Angriff`,
    drawnIn: (e, t) => `${t.name(e.formation)} wird in den Angriff hineingezogen`,
    assaultTied: (e) => `Der Angriff steht unentschieden (${e.total}): noch eine Runde`,
    assaultWon: (e, t) =>
      `${t.name(e.formation)} gewinnt den Angriff gegen ${t.name(e.target)}${e.by > 0 ? ` (um ${e.by})` : ''}`,
  },
  requests: {
    assaultTarget: (r, t) => `${t.name(r.args.formation)}: wen angreifen?`,
    intermingled: (r, t) => `Welche Verbände, die mit ${t.name(r.args.target)} vermischt sind, auch angreifen?`,
    takeHits: (r) => (r.args.hits === 1 ? 'Wer bekommt den Treffer?' : `Wer bekommt die ${r.args.hits} Treffer?`),
    supportFire: (r, t) => `Wer gibt ${t.name(r.args.formation)} Feuerunterstützung?`,
  },
  refusals: {
    mustTouchNearest: (r, t) =>
      `${argIn(r, t, 'unit')} müsste ${argIn(r, t, 'enemy')} berühren, deren Kontrollzone sie betritt`,
    crowded: (r, t) => `${argIn(r, t, 'enemy')} wird schon von genug Einheiten berührt`,
    notDirectly: (r, t) => `${argIn(r, t, 'unit')} muss direkt auf ${argIn(r, t, 'enemy')} zugehen`,
  },
  purposes: { assault: 'Angriffe', assaultResult: 'Ergebnis des Angriffs', extraAttacks: 'zusätzliche Attacken' },
};
