/** Regeln in eigenen Worten: units. */
export const units: Readonly<Record<string, string>> = {
  'DW-XXVII-01': 'Zusammensetzung und Werte der Einheiten.',
};
