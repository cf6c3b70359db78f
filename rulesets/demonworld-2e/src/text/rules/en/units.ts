/** Rules in our own words: units. */
export const units: Readonly<Record<string, string>> = {
  'DW-XXVII-01': 'Composition and values of the units.',
};
