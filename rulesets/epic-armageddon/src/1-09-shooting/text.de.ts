import type { Text } from '../kit.ts';

const KINDS = { ap: 'AP', at: 'AT', mw: 'MW' } as const;

export const text: Text = {
  activities: { shoot: 'Beschuss' },
  events: {
    firedAt: (e, t) => `${t.name(e.formation)} beschießt ${t.name(e.target)}`,
    unitSuppressed: (e, t) => `${t.name(e.unit)} ist unterdrückt`,
    hitsScored: (e, t) =>
      `${t.name(e.formation)}: ${
        (['ap', 'at', 'mw'] as const)
          .filter((kind) => e[kind] > 0)
          .map((kind) => `${e[kind]} ${KINDS[kind]}`)
          .join(', ') || 'keine'
      } Treffer gegen ${t.name(e.target)}`,
    templatePlaced: (e, t) => `${t.name(e.formation)} legt eine Schablone auf ${t.name(e.target)}`,
    inCrossfire: (e, t) => `Kreuzfeuer auf ${t.name(e.target)}: ${t.name(e.from)} und ${t.name(e.to)}`,
  },
  requests: {
    target: (r, t) => `${t.name(r.args.formation)}: Auf welchen Verband wird geschossen?`,
    suppress: (r, t) => `${t.name(r.args.formation)}: Wer ist unterdrückt?`,
    aim: (r, t) => `${t.name(r.args.formation)}: Womit feuert jede Waffe?`,
    spare: (r, t) =>
      `${KINDS[r.args.kind]}-Feuer auf ${t.name(r.args.target)}: nur auf Einheiten im Offenen, ohne −1 für Deckung?`,
    bombard: (r, t) => `${t.name(r.args.formation)}: Sperrfeuer mit Waffen, die auch anders feuern könnten?`,
    template: (r, t) => `${t.name(r.args.formation)}: Wo liegt die Schablone?`,
    allocate: (r, t) => `${t.name(r.args.formation)}: Wer erhält den nächsten ${KINDS[r.args.kind]}-Treffer?`,
  },
  options: { aim: (o) => (o.args.mode === 0 ? KINDS[o.args.kind] : `${KINDS[o.args.kind]} (${o.args.mode + 1})`) },
  none: { target: 'Nicht schießen' },
  refusals: {
    templateApart: () => 'Die Schablone würde die erste nicht berühren',
    templatesOverlap: () => 'Schablonen dürfen sich nicht überlappen',
    templateOutOfReach: () => 'Keine Waffe könnte jemanden unter der Schablone erreichen',
    coversFewer: () => 'Die Schablone könnte mehr vom Ziel treffen',
  },
  purposes: { hit: 'Trefferwurf', hitAgain: 'Trefferwurf, zweiter Würfel', shots: 'Zahl der Schüsse' },
};
