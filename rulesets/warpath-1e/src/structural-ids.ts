/** Ledger ids that no code can emit, each with its reason. */
export const structuralIds: Readonly<Record<string, string>> = {
  'WP-LOS-05': 'bases stand for torsos: models have no heads, banners or wings to be seen',
  'WP-TIME-01': 'the clock is the host’s: only its running out reaches the rules (WP-TIME-06)',
  'WP-TIME-02': 'whose clock runs is the host’s, who knows whom the rules ask',
  'WP-TIME-03': 'whose clock runs is the host’s, who knows whom the rules ask',
  'WP-TIME-04': 'whose clock runs is the host’s, who knows whom the rules ask',
  'WP-TIME-07': 'the timer is the host’s: only its running out reaches the rules (WP-TIME-08)',
  'WP-TIME-11': 'pausing is the host’s: no rule looks at the time',
};
