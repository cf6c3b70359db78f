/** Regeln in eigenen Worten: rulings. */
export const rulings: Readonly<Record<string, string>> = {
  'DW-G-01': 'Reiterei schießt über 300 Grad, wenn nichts anderes vereinbart ist.',
  'DW-G-08': 'Ein Schwenk ist ein Schritt; Kontakt unterwegs muss am Ende bestehen.',
  'DW-G-11': 'Wer in seinem Abschnitt nicht bewegt, gilt als bewegt.',
  'DW-G-19': 'Ein unterstützter Angriff fällt bei der niedrigsten Initiative der Beteiligten.',
  'DW-G-60': 'Halten-Schuss auf Gegner, die nur die Schützen berühren, ist ein gewöhnlicher Schuss.',
};
