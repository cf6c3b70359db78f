/** Ledger ids that no code can carry, each with a reason. */
export const structuralIds: Readonly<Record<string, string>> = {
  'SK-SETUP-02': 'data: who fights in the scenario is there before the first event',
  'SK-SETUP-03': 'data: who fights in the scenario is there before the first event',
};
