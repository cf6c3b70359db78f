/** The rules in our own words, by id. */
export const rulesEn: Readonly<Record<string, string>> = {
  'HX-SET-01':
    'Before deployment every side names, in secret and at the same time, up to two of its stealthy units that will lie hidden; how many and which becomes known, where they lie does not.',
  'HX-SET-02': 'All units are deployed in secret and at the same time; what is not hidden is then put on the table.',
  'HX-SET-03':
    "A unit is deployed wholly on the table and within the five rows at its side's own edge; hidden units within six rows.",
  'HX-SET-04': 'No two units stand on the same field, and none on a loot marker.',
  'HX-SET-05':
    'Troops begin in ranks of three, the rear rank half a field to the right; a beast covers three fields that meet at one corner, head in front.',
  'HX-SET-06':
    'Level of play: basic or advanced. It is chosen once, before the battle; at the basic level the rules marked advanced are replaced by the sentence after them.',
  'HX-PLOT-01':
    'Before the first round every seat prepares one plot in secret: a target field anywhere on the table and a round from 3 to 5.',
  'HX-PLOT-02': 'At the beginning of its round a plot is revealed; until then nobody else learns anything about it.',
  'HX-PLOT-03': 'Every element within one field of the target is struck on a D20 of 8 or less.',
  'HX-PLOT-04': 'The target field catches fire.',
  'HX-ORDER-01':
    'All seats place order markers for all their units at the same time, face down: the number of markers is public, their faces are not.',
  'HX-ORDER-02': 'A unit gets one marker: hold, march, charge (not units with bows) or shoot (only units with bows).',
  'HX-ORDER-03': 'A drilled unit may get two different markers.',
  'HX-ORDER-04': 'First the markers of all units with one marker are revealed.',
  'HX-ORDER-05':
    'Then every seat chooses in secret, for each of its units with two markers, which one counts; those are revealed together.',
  'HX-ORDER-06': 'A shaken unit may only be ordered to hold or to march.',
  'HX-HIDE-01': 'A hidden unit is revealed as soon as an enemy element comes within two fields of one of its elements.',
  'HX-HIDE-02': 'A hidden unit that moves, shoots or is hurt is revealed first.',
  'HX-HIDE-03':
    'After every enemy move a hidden unit on hold within four fields of the mover may spring an ambush: it is revealed, and shoots at the mover if it has bows, or else charges with its whole move.',
  'HX-HIDE-04':
    "Hidden units cannot be aimed at and stand in nobody's way; one whose field any unit is about to enter is revealed first, and the way is then barred.",
  'HX-MOVE-01':
    'Both sides roll a D6; the higher one moves first, on a tie the side that did not move first last round. Then they move one unit each in turn until no unit with a march or charge order is left.',
  'HX-MOVE-02': 'A unit has its move in points and its manoeuvres; what is spent is gone for this move.',
  'HX-MOVE-03': 'Advance: one field ahead to the left or to the right, 1 point.',
  'HX-MOVE-04': 'Shift: one field sideways, 2 points and a manoeuvre. Back: one field to the rear, 2 points.',
  'HX-MOVE-05': 'Turn: all elements turn by one corner on their fields, one manoeuvre.',
  'HX-MOVE-06':
    'Wheel: troops turn by one corner about the left or right end of their front rank; it costs a manoeuvre and as many points as the farthest element passes fields. All fields on the way must be free.',
  'HX-MOVE-07': 'Entering woods costs one point more. Burning fields cannot be entered.',
  'HX-MOVE-08': 'Walls stand on the sides of fields; no element crosses one.',
  'HX-MOVE-09': 'No element enters a field held by another unit or leaves the table.',
  'HX-MOVE-10': 'A marching unit keeps off visible enemies: none of its legs may end in contact.',
  'HX-MOVE-11': 'A unit that is in contact with an enemy does not move.',
  'HX-TOUCH-01': 'When a charging unit comes into contact with an enemy unit, its move is interrupted.',
  'HX-TOUCH-02':
    "The touched unit may react once per attacker's move, unless another enemy touches it or it is a beast: stand, face the attacker, give ground by one field, or (with bows) loose a volley.",
  'HX-TOUCH-03':
    'After the reaction the attacker completes its move as it likes with the points and manoeuvres it has left.',
  'HX-TOUCH-04': 'Troops that have made contact may go on only with legs that end in contact.',
  'HX-TOUCH-05': 'Losses from a volley or a trap are removed at once; what is left goes on with the move.',
  'HX-BEAST-01':
    'A beast advances and goes back like troops; instead of turning and wheeling it pivots about one of its fields by one corner (1 point and a manoeuvre) or spins about its centre by two corners (a manoeuvre).',
  'HX-BEAST-02':
    'A charging beast may enter fields of enemy troops: overrun. For every newly covered field with an enemy element a D20 is rolled, in reading order: 12 or less tramples the element at once, otherwise the beast stops before this step and its move is over.',
  'HX-BEAST-03': 'Elements cut off from the largest part of their unit by an overrun are lost as well.',
  'HX-BEAST-04': "A unit that was overrun takes a morale test when the beast's move is over.",
  'HX-BEAST-05':
    'A beast is not taken off element by element: every loss costs it one point of stamina; with none left it is slain.',
  'HX-FLY-01':
    'A flyer may rise or sink by one level (1 point), up to level 3. In the air it passes over units, walls, woods and fire.',
  'HX-FLY-02': 'In the air it touches nobody and nobody touches it; it lands only on free fields.',
  'HX-FLY-03': 'Every level of altitude counts as one field of distance for shots.',
  'HX-SHOOT-01':
    'Both sides announce the targets of all units ordered to shoot at the same time, before anything is measured; any visible enemy may be named.',
  'HX-SHOOT-02':
    'Then range, sight and arc are looked at: a shot at a target out of range, out of sight or not ahead is wasted.',
  'HX-SHOOT-03': 'Woods strictly between the nearest elements block sight.',
  'HX-SHOOT-04':
    'Every element rolls a D20 against its shooting value. Results at least 5 below the needed number are critical.',
  'HX-SHOOT-05': 'Target farther away than half of the range: 2 worse.',
  'HX-SHOOT-06': 'Target in woods: 3 worse. Target is a beast: 2 better.',
  'HX-SHOOT-07': 'For every hit the target rolls a D20 against its armour; a success saves it.',
  'HX-SHOOT-08': 'Advanced: critical hits go through armour. Basic: they are hits like others.',
  'HX-SHOOT-09':
    'All shots of the phase are simultaneous: the struck are marked, still shoot, and fall at the end of the phase.',
  'HX-SHOOT-10': 'The owner chooses which elements fall; the rest of the unit must stay in one piece.',
  'HX-SHOOT-11':
    'A unit that lost elements in the shooting phase and has half of its elements or fewer left takes a morale test.',
  'HX-MELEE-01':
    'Every unit with an enemy before its front names one such enemy unit to strike; all do so at the same time.',
  'HX-MELEE-02':
    'Strikes are made in steps of initiative, the highest first. Within a step all is decided, all rolled and then applied at once: who is struck in the same step still strikes.',
  'HX-MELEE-03': 'Elements struck in an earlier step strike no more.',
  'HX-MELEE-04':
    'Every element of troops strikes that has an element of the target before its front; a beast strikes four times.',
  'HX-MELEE-05':
    'D20 against melee skill, criticals and armour as for shots. Charged this round: 2 better. Target struck from outside its front: 3 better. Target in woods: 2 worse.',
  'HX-MELEE-06':
    'The struck fall when all steps are done. A unit that took more losses than it dealt takes a morale test.',
  'HX-MORALE-01': 'Morale test: D20 against morale. Who fails flees.',
  'HX-MORALE-02': 'Advanced: 1 worse for every element lost so far. Basic: no change.',
  'HX-MORALE-03': 'Once per battle every seat may roll a failed morale test again (the banner).',
  'HX-MORALE-04':
    'A fleeing unit runs towards its own edge, field by field, as far as it can up to its move; over the edge it is gone. The owner chooses the way.',
  'HX-MORALE-05': 'A unit that cannot run at all loses one element instead.',
  'HX-MORALE-06': 'Who has fled is shaken until the end of the next round and strikes and shoots 2 worse.',
  'HX-MORALE-07': 'Several units of one seat flee in the order that it chooses.',
  'HX-MORALE-08': 'An enemy unit that struck the fleeing one may follow up by one field ahead.',
  'HX-FIRE-01': 'At the end of the round every element on a burning field is struck.',
  'HX-FIRE-02': 'Then a D6 for every fire: on 1 or 2 it goes out for good.',
  'HX-FIRE-03':
    'Advanced: on 6 it spreads to the adjacent field in the direction of another D6, if that is on the table and has not burnt. Basic: fires do not spread.',
  'HX-LOOT-01':
    'What lies under a loot marker is decided when an element on the ground enters its field: drawn from what is left of two gold, one trap and one empty chest.',
  'HX-LOOT-02': 'Gold is worth 6 points at the end. A trap strikes one element of the finder.',
  'HX-END-01': 'The battle ends after six rounds, or when a side has no unit left.',
  'HX-END-02':
    'Score: the value of every enemy element fallen and of every enemy unit gone, and loot. The higher score wins; a difference of less than 8 is a draw.',
  'HX-END-03':
    'From the third round on, when both sides have lost a tenth of their elements, all seats are asked at the end of the round whether they agree to a truce; if all do, the battle is a draw.',
  'HX-END-04': 'A seat may resign at any time: its side loses.',
  'HX-END-05': 'A seat whose clock has run out is asked nothing more this round; defaults stand for its answers.',
};
