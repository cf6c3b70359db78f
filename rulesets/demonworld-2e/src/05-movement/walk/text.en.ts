import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

/** DW-I-16, DW-I-26: directions lead to fields, facings point at corners. */
const DIRECTIONS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];
const FACINGS = ['east-south-east', 'south', 'west-south-west', 'west-north-west', 'north', 'east-north-east'];

export const text: Text = {
  activities: {
    walk: '',
  },
  events: {
    moved: (e, t) => `${t.name(e.unit)}: ${t.name(`leg-${e.leg}`)}.`,
    contacted: (e, t) => `${t.name(e.unit)}: attack on ${t.name(e.enemy)}.`,
    unitDone: () => '',
  },
  requests: {
    move: (r, t) =>
      `${t.name(r.args.unit)}: where to? (Up to ${r.args.fields} fields, with one manoeuvre ${r.args.withOne}.)`,
    complete: (r, t) => `${t.name(r.args.unit)} is in contact: which elements come up?`,
  },
  none: {
    move: 'Stay',
    complete: 'Nobody comes up',
  },
  legs: {
    advance: (l) => (l['to'] === 'left' ? 'ahead left' : 'ahead right'),
    wheel: (l) => (l['to'] === 'left' ? 'wheel left' : 'wheel right'),
    step: (l) => `shift to the ${DIRECTIONS[Number(l['direction'])]}`,
    turn: () => 'turn on the spot',
    shift: () => 'shift elements',
    column: (l) => `in column, facing ${FACINGS[Number(l['facing'])]}`,
    go: (l) => DIRECTIONS[Number(l['direction'])] ?? '',
    face: (l) => `face ${FACINGS[Number(l['facing'])]}`,
  },
  refusals: {
    noSuchLeg: (r) => `There is no such movement${r.measured === undefined ? '' : ` (${r.measured})`}.`,
    unordered: (r) =>
      `The unit is not ordered${r.args === undefined ? '' : ` (${String((r.args as { why: string }).why)})`}.`,
    columnsFollow: () => 'A bent column moves by following its head.',
    notOfUnit: (r, t) => `${who(r, t)}not an element of this unit.`,
    shiftedTwice: () => 'An element can be shifted only once in one manoeuvre.',
    tooFar: (r) => `${r.measured} fields are too far; allowed: ${r.limit}.`,
    changePlaces: () => 'Two elements cannot change places: neither can pass through the other.',
    wasUnordered: () => 'A unit that was unordered before the turn gets no free shift.',
    turnedDifferently: () => 'Free shifts need all elements to turn alike.',
    stillOrdered: () => 'The unit is still ordered: there is nothing to repair.',
    staysUnordered: (r) => `The unit would still be unordered (${String((r.args as { why: string }).why)}).`,
    holds: () => 'A unit with Hold may neither advance nor wheel.',
    columnsDoNotWheel: () => 'A column cannot wheel.',
    smallDoNotWheel: () => 'A small unit cannot wheel.',
    bothWays: () => 'Left and right wheels cannot be combined.',
    wheeledEnough: (r) => `Only ${r.limit} × 60 degrees of wheel are possible.`,
    noColumn: () => 'The unit is not a column.',
    looksAway: (r, t) => `${who(r, t)}must look at the element ahead.`,
    wholeUnit: () => 'A unit of four or more elements moves as one body.',
    singly: (r, t) => `${who(r, t)}elements of a small unit move one by one, or advance together.`,
    manoeuvres: (r) => `${r.measured} manoeuvres would be needed; there are ${r.limit}.`,
    points: (r) => `${r.measured} would be needed; allowed: ${r.limit}.`,
    offBoard: () => 'That field is not on the board.',
    occupied: (r, t) => `${who(r, t)}the field is taken.`,
    onTop: () => 'Two elements cannot stand on one field.',
    mayNotAttack: (r, t) => `A unit with ${t.name(String(r.measured))} may not attack.`,
    notForward: (r, t) => `${who(r, t)}contact must be made by a step forward.`,
    contactOnTheWay: () => 'The wheel would touch an enemy on the way but not at its end.',
    contactEnds: () => 'Contact ends the movement.',
    mayNotTurn: (r, t) => `${who(r, t)}may not turn now.`,
    inContact: (r, t) => `${who(r, t)}is in contact and stays.`,
    scattered: (r) => `The unit would be in ${r.measured} parts; it must keep together (${r.limit}).`,
  },
};
