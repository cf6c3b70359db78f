/** Ledger ids that no code can carry, each with a reason. */
export const structuralIds: Readonly<Record<string, string>> = {
  'SK-SETUP-02': 'data: the units of a scenario are there before the first event',
  'SK-SETUP-03': 'data: the units of a scenario are there before the first event',
};
