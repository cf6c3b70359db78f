/** Ledger ids that no code can carry, each with the reason. */
export const structuralIds: Readonly<Record<string, string>> = {
  'WH-INTRO-05': 'says which of two texts of the book counts; the ledger follows the full text',
  'WH-SEQ-02': 'no two rules of the book are to be resolved at the same time before or after the battle',
  'WH-SEQ-03': 'no two rules of the book are to be resolved at the same time at the start of a battle round',
  'WH-MISSION-12': 'the only ability before the battle, Scouts, has an order of its own (WH-ABIL-18, WH-G-18)',
  'WH-ONLYWAR-15':
    'no ability of the book lets units be set up after both armies; Infiltrators are set up with the others',
};
