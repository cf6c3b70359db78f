/** Regeln in eigenen Worten: chapter 7. */
export const chapter7: Readonly<Record<string, string>> = {
  'DW-VII-01': 'Adliges Fußvolk und Berserker gegen Zwergenfresser und Ork-Garde.',
  'DW-VII-02': 'Zwei Karten; alles ist eben und offen.',
  'DW-VII-03': 'Alle Elemente in die eigene Zone, beliebig geordnet und ausgerichtet.',
  'DW-VII-04': 'Wer den Gegner bis zum letzten Element vernichtet, gewinnt.',
  'DW-VII-05': 'Fertigkeiten, Furcht, Moral, Trefferpunkte und Formationen entfallen.',
  'DW-VII-06': 'Variante mit Arquebusieren und leichten Bogenschützen.',
  'DW-VII-08': 'Verlorene Werte und Zeichnungen sind erschlossen und so gekennzeichnet.',
  'DW-VII-09': 'Beide Seiten stellen gleichzeitig und verdeckt auf.',
  'DW-VII-10': 'Keine Rundengrenze; verlieren beide zugleich das letzte Element, ist es unentschieden.',
};
