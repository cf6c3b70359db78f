import type { TableTexts } from './table-texts.ts';

export const tableDe: TableTexts = {
  piece: (p) =>
    [
      `${p.id} ${p.kind}: Kategorie ${p.category}, ${p.class}, ${p.long} × ${p.short} Zoll, ${p.area} Quadratzoll`,
      p.blocks ? 'verdeckt die Sicht' : 'verdeckt die Sicht nicht',
      ...(p.closed ? ['für niemanden betretbar'] : []),
      ...(p.infantryOnly ? ['deckt nur Infanterie, Sprungtruppen, Bestien und Kavallerie'] : []),
    ].join(', '),
  findings: {
    outline: (f) => `${f.pieces}: Umriss nicht konvex oder nicht gegen den Uhrzeigersinn`,
    covered: (f) => `Gelände insgesamt: ${f.measured} Quadratzoll, ${f.share} % des Tisches (${f.least} bis ${f.most})`,
    third: (f) => `Kategorie ${f.category}: ${f.measured} Quadratzoll (${f.least} bis ${f.most})`,
    number: (f) => `Kategorie ${f.category}, Zahl der Stücke: ${f.measured} (${f.least} bis ${f.most})`,
    belongs: (f) => `${f.pieces}: ${f.ok ? 'richtig' : 'falsch'} in Kategorie ${f.category}`,
    flags: (f) => `${f.pieces}: Sicht und Zugang ${f.ok ? 'passen' : 'passen nicht'} zur Geländeart`,
    example: (f) => `${f.pieces}: ${f.ok ? 'wie' : 'anders als'} im Beispiel des Buches`,
    notAllSquare: (f) => (f.ok ? 'Nicht alle Stücke sind quadratisch' : 'Alle Stücke sind quadratisch'),
    sides: (f) =>
      f.ok ? `${f.pieces}: Seiten etwa 3:2` : `${f.pieces}: Seitenverhältnis ${f.measured}, am besten 3:2`,
    onTable: (f) => (f.ok ? 'Alle Stücke liegen auf dem Tisch' : `${f.pieces}: über den Tischrand hinaus`),
    apart: (f) => (f.ok ? 'Keine Stücke überlappen sich' : `${f.pieces}: überlappen sich`),
    zone: (f) => `Aufstellungszone: Anteil ${f.measured} für alle gesperrt (höchstens ${f.most})`,
    even: (f) => `Kategorie ${f.category}: Unterschied der Tischhälften ${f.measured} (höchstens ${f.most})`,
  },
  right: 'in Ordnung',
  wrong: 'nicht in Ordnung',
  advice: 'nur ein Rat',
};
