import type { Refusal, Teller, Texts } from '@walstatt/engine';
import { supportedIn, targetIn } from '../04-missiles/volley/announce.ts';
import type { Demonworld } from '../kit.ts';
import { namesEn } from './names-en.ts';

type Announced = { readonly by: string; readonly target: string; readonly support: readonly string[] };

const list = (t: Teller, ids: readonly string[]): string => ids.map((id) => t.name(id)).join(', ');
const attack = (t: Teller, a: Announced): string =>
  `${t.name(a.by)} → ${t.name(a.target)}${a.support.length > 0 ? ` (with ${list(t, a.support)})` : ''}`;
const choice =
  (nothing: string) =>
  (o: { readonly id: string }, t: Teller): string => {
    const target = targetIn(o.id);
    const supported = supportedIn(o.id);
    if (target !== null) return `at ${t.name(target)}`;
    return supported !== null ? `supports ${t.name(supported)}` : nothing;
  };
const who = (r: Refusal, t: Teller): string => (r.measured === undefined ? '' : `${t.name(String(r.measured))}: `);

/** DW-I-16, DW-I-26: directions lead to fields, facings point at corners. */
const DIRECTIONS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];
const FACINGS = ['east-south-east', 'south', 'west-south-west', 'west-north-west', 'north', 'east-north-east'];

export const en: Texts<Demonworld> = {
  title: 'Demonworld, 2nd edition',
  about: 'Fantasy battles on hexes: secret orders, ranks and wheels, missiles and melee with twenty-sided dice.',
  aim: () => 'Destroy the enemy to the last element.',
  points: () => 'Elements on the table',
  events: {
    deployed: (e, t) => `${t.name(e.seat)}: ${e.placed.length} elements set up.`,
    roundBegan: (e) => `Round ${e.round}.`,
    phaseBegan: () => '',
    ordersPlaced: (e, t) => `${t.name(e.seat)}: ${e.orders.length} order markers placed.`,
    ordersShown: (e, t) => e.orders.map((o) => `${t.name(o.unit)}: ${t.name(o.order)}`).join('; '),
    ordersRemoved: () => 'All order markers are removed.',
    volleyAnnounced: (e, t) =>
      e.attacks.length === 0
        ? `${t.name(e.unit)}: no shots.`
        : `${t.name(e.unit)}, shots: ${e.attacks.map((a) => attack(t, a)).join('; ')}`,
    supportWasted: (e, t) => `${t.name(e.element)}: out of range, adds nothing.`,
    attackLost: (e, t) => `${t.name(e.by)} → ${t.name(e.target)}: lost (${t.name(e.why)}).`,
    strayed: (e, t) =>
      `${t.name(e.by)}: the shot at ${t.name(e.target)} strays ${e.hit === null ? 'onto an empty field' : `to ${t.name(e.hit)}`}.`,
    marked: (e, t) => `${t.name(e.element)} is hit by ${t.name(e.by)}.`,
    missed: (e, t) => `${t.name(e.by)} misses ${t.name(e.element)}.`,
    removed: (e, t) => `Removed: ${list(t, e.elements)}.`,
    closedUp: (e, t) => `${t.name(e.unit)}: ranks closed.`,
    orderJudged: (e, t) => `${t.name(e.unit)}: ${e.ordered ? 'ordered' : 'unordered'}.`,
    segmentBegan: (e, t) => `Units with ${t.name(e.order)} move: ${list(t, e.sides)}.`,
    firstSide: (e, t) => `${t.name(e.side)}: first.`,
    moved: (e, t) => `${t.name(e.unit)}: ${t.name(`leg-${e.leg}`)}.`,
    contacted: (e, t) => `${t.name(e.unit)}: attack on ${t.name(e.enemy)}.`,
    reacted: (e, t) => `${t.name(e.unit)}: ${e.placed.length === 0 ? 'no reaction' : 'reaction'}.`,
    unitDone: () => '',
    strikesAnnounced: (e, t) => `${t.name(e.seat)}: ${e.attacks.map((a) => attack(t, a)).join('; ') || 'no strike'}`,
    followedUp: (e, t) => `${t.name(e.seat)}: ${e.placed.length === 0 ? 'no follow-up' : 'follow-up'}.`,
    meleeState: () => '',
    resigned: (e, t) => `${t.name(e.seat)} gives up.`,
    drawOffered: (e, t) => `${t.name(e.seat)} would call it a draw.`,
    battleEnded: (e) => (e.why === 'agreed' ? 'The players agree on a draw.' : 'The last round is over.'),
  },
  requests: {
    deploy: () => 'Set up all your elements in your zone.',
    orders: () => 'Place an order marker face down for each unit.',
    nextUnit: (r, t) => `Which unit with ${t.name(r.args.order)} moves next?`,
    firstOrSecond: (r, t) => `You have fewer units with ${t.name(r.args.order)}: move first or second?`,
    move: (r, t) =>
      `${t.name(r.args.unit)}: where to? (Up to ${r.args.fields} fields, with one manoeuvre ${r.args.withOne}.)`,
    complete: (r, t) => `${t.name(r.args.unit)} is in contact: which elements come up?`,
    react: (r, t) => `${t.name(r.args.unit)} is attacked by ${t.name(r.args.attacker)}: turn or shift elements?`,
    nextShooter: () => 'Which unit shoots next?',
    volley: (r, t) => `${t.name(r.args.unit)}: announce all shots and supports.`,
    closeUp: (r, t) => `${t.name(r.args.unit)} has lost elements: close up?`,
    strikes: (r) => `Initiative ${r.args.step}: announce all strikes and supports.`,
    tieWon: () => 'You have won the roll: go first or second?',
    assist: (r) => `Initiative ${r.args.step}: support strikes of your allies?`,
    followFirst: () => 'You have inflicted more losses: follow up first or second?',
    followUp: () => 'Follow up: move and turn elements.',
  },
  options: {
    volley: choice('does not shoot'),
    strikes: choice('does not strike'),
    assist: choice('supports nobody'),
    orders: (o, t) => t.name(o.id),
    nextUnit: (o, t) => t.name(o.id),
    nextShooter: (o, t) => t.name(o.id),
    firstOrSecond: (o, t) => t.name(o.id),
    tieWon: (o, t) => t.name(o.id),
    followFirst: (o, t) => t.name(o.id),
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
  none: {
    closeUp: 'Do not close up',
    complete: 'Nobody comes up',
    followUp: 'Nobody follows up',
    move: 'Stay',
    react: 'Stand as before',
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
    noSuchPlace: () => 'That is no place for an element.',
    mayOnlyTurn: (r, t) => `${who(r, t)}is in contact and may only turn.`,
    noWay: (r, t) => `${who(r, t)}cannot get there.`,
    outsideZone: (r, t) => `${who(r, t)}is outside the zone.`,
    notHeldBefore: (r, t) => `${who(r, t)}may only enter a field that the unit held before the shooting.`,
    noMissiles: (r, t) => `${who(r, t)}has no missile weapon.`,
    inMelee: (r, t) => `${who(r, t)}is in melee.`,
    mayNotShoot: (r, t) => `${who(r, t)}its order forbids shooting.`,
    otherPhase: (r, t) => `${who(r, t)}does not shoot in this phase.`,
    holdOnly: (r, t) => `${who(r, t)}this weapon needs a Hold order.`,
    gone: (r, t) => `${who(r, t)}is gone.`,
    friend: (r, t) => `${who(r, t)}is on your own side.`,
    outsideField: (r, t) => `${who(r, t)}is outside the field of fire.`,
    touchesTarget: (r, t) => `${who(r, t)}is in contact with the shooter.`,
    noSight: (r, t) => `${who(r, t)}cannot be seen.`,
    supportsNobody: (r, t) => `${who(r, t)}supports an element that does not attack.`,
    noSupportIntoMelee: () => 'There is no support for shots into a melee.',
    cannotSupport: (r, t) => `${who(r, t)}could not attack this target itself.`,
    tooWeak: (r, t) => `${who(r, t)}is weaker at its distance than the shooter.`,
    chainBroken: (r, t) => `${who(r, t)}is not linked to the shooter by other supporters.`,
    tooLate: (r, t) => `${who(r, t)}its initiative has passed; somebody of this step must take part.`,
    losesContact: (r, t) => `${who(r, t)}must stay in contact with its enemy.`,
  },
  activities: {
    battle: '',
    deployment: 'Set-up',
    round: '',
    commandPhase: 'Command phase',
    missilePhase: 'Missile phase',
    volley: 'Volley',
    movementPhase: 'Movement phase',
    segment: '',
    walk: '',
    reaction: 'Reaction to an attack',
    meleePhase: 'Melee phase',
    melee: 'Melee',
    followUp: 'Follow-up',
  },
  effects: {},
  purposes: {
    rollOff: 'Who goes first',
    shot: 'Shot',
    stray: 'Does the shot stray?',
    windRose: 'Direction by the wind rose',
    strike: 'Strike',
  },
  names: namesEn,
};
