/** Rules in our own words: chapter 7. */
export const chapter7: Readonly<Record<string, string>> = {
  'DW-VII-01': 'Noble Foot and Berserkers against Dwarf Eaters and Ork Guard.',
  'DW-VII-02': 'Two cards; all ground is level and open.',
  'DW-VII-03': 'All elements in the own zone, any formation and facing.',
  'DW-VII-04': 'Who destroys the enemy to the last element wins.',
  'DW-VII-05': 'Skills, fear, morale, hit points and formations are ignored.',
  'DW-VII-06': 'Variant with arquebusiers and light archers.',
  'DW-VII-08': 'Lost values and drawings are replaced by inferred ones, shown as such.',
  'DW-VII-09': 'Both sides set up at the same time, unseen.',
  'DW-VII-10': 'No round limit; if both lose their last element together it is a draw.',
};
