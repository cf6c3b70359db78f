/** Ledger ids that no code can emit, each with its reason. */
export const structuralIds: Readonly<Record<string, string>> = {
  'WP-UNIT-07': 'crew models are no pieces of the game: nothing places, moves or looks at them (WP-UNIT-06)',
  'WP-LOS-05': 'bases stand for torsos: models have no weapons, heads, banners or wings that could be seen',
};
