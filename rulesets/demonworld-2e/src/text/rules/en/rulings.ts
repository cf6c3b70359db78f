/** Rules in our own words: rulings. */
export const rulings: Readonly<Record<string, string>> = {
  'DW-G-01': 'Cavalry shoots over 300 degrees, unless agreed otherwise.',
  'DW-G-08': 'A wheel is one step; contact on the way must last to its end.',
  'DW-G-11': 'Whoever did not move in his segment counts as moved.',
  'DW-G-19': 'A supported attack is made at the lowest initiative of those taking part.',
  'DW-G-60': 'Hold fire at enemies that touch only the shooters is a normal shot.',
};
