/** Ledger ids that no code can carry, each with the reason. */
export const structuralIds: Readonly<Record<string, string>> = {
  'HX-SET-06': 'an option of the state; each rule that it replaces is tested at both levels',
};
