/** Words of a position file that are not fields of the state. A ruleset's state has no fields of these names. */
export const POSITION_WORDS: readonly string[] = [
  'ruleset',
  'version',
  'scenario',
  'setup',
  'dice',
  'at',
  'answers',
  'impossible',
  'forced',
];
