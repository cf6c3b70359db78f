import { walkFields } from '@walstatt/engine';
import type { RequestSchema, RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

const { bool, id, int, list, literal, nullable, record, secret, spatial, table, text, union, withDefault } = s;

const axis = int(-200, 200);
const facing = int(0, 5);
const order = literal('move', 'skirmish', 'attack', 'hold');
const strength = int(0, 40);
const points = int(0, 200);

/** The printed values of a melee weapon on a card. They already include size and number of figures (DW-II-24). */
const meleeWeapon = record(
  {
    kind: literal('hand', 'twoHanded', 'improvised', 'javelin', 'spear', 'pike', 'lance'),
    vsInfantry: strength,
    vsCavalry: strength,
  },
  'MeleeWeapon',
);

const missileWeapon = record(
  {
    kind: literal('sling', 'bow', 'longbow', 'crossbow', 'javelin', 'arquebus'),
    bands: list(record({ maxRange: int(1, 99), strength }, 'Band')),
    holdOnly: withDefault(bool, false),
  },
  'MissileWeapon',
);

/**
 * DW-I-18, DW-I-30: everything that a recruit card says about all elements of its unit. Values of the standard game are
 * there, but unused at the introductory level (DW-VII-05).
 */
const card = record(
  {
    name: text,
    /** DW-I-24. */
    arm: withDefault(literal('infantry', 'cavalry'), 'infantry'),
    points: withDefault(int(0, 9999), 0),
    /** DW-II-03. */
    bp: withDefault(record({ move: points, attack: points, skirmish: points }, 'MovementPoints'), {
      move: 24,
      attack: 18,
      skirmish: 12,
    }),
    manoeuvres: withDefault(int(0, 9), 2),
    armourMissile: withDefault(int(0, 20), 0),
    armourMelee: withDefault(int(0, 20), 0),
    size: withDefault(int(1, 20), 2),
    initiative: withDefault(int(0, 20), 2),
    melee: withDefault(meleeWeapon, { kind: 'hand', vsInfantry: 8, vsCavalry: 8 }),
    /** From the second phase of a melee on, if it is a different one. */
    meleeLater: nullable(meleeWeapon),
    chargeBonus: withDefault(int(0, 20), 0),
    missile: nullable(missileWeapon),
    skillMissile: withDefault(int(0, 20), 0),
    skillMelee: withDefault(int(0, 20), 0),
    hitPoints: withDefault(int(1, 99), 1),
    moraleFirst: withDefault(int(0, 20), 0),
    moraleSecond: withDefault(int(0, 20), 0),
    fear: withDefault(int(0, 20), 1),
    formations: withDefault(list(literal('square', 'wedge', 'skirmish', 'horde')), []),
    /** Names of the values that are lost from the book and were rebuilt. */
    inferred: withDefault(list(text), []),
  },
  'Card',
);

const orders = union(
  'are',
  {
    none: {},
    /** The marker lies face down: all players see it, but only its owner knows the order. */
    placed: { order: secret(order, '^owner') },
    shown: { order },
  },
  'Orders',
);

/** DW-I-29: elements that move and fight as one body. */
const unit = record(
  {
    owner: id('seats'),
    card: id('cards'),
    elements: list(id('elements')),
    orders: withDefault(orders, { are: 'none' }),
    /** It has moved, reacted, or its segment is over. */
    moved: withDefault(bool, false),
    /** In melee since an earlier round. */
    engaged: withDefault(bool, false),
    /** Melee phases that the unit has fought since it came into melee. */
    fought: withDefault(int(0), 0),
  },
  'Unit',
);

const whereabouts = union(
  'at',
  {
    reserve: {},
    table: { q: axis, r: axis, facing },
    gone: { why: literal('shot', 'slain') },
  },
  'Whereabouts',
);

const element = record(
  {
    unit: id('units'),
    where: spatial(withDefault(whereabouts, { at: 'reserve' })),
    /** Marked as a loss. It still acts in a simultaneous phase. */
    marked: withDefault(bool, false),
  },
  'Element',
);

/** An element and the place it takes. */
const placed = list(record({ element: id('elements'), q: axis, r: axis, facing }, 'PlacedElement'));
const field = record({ q: axis, r: axis }, 'Field');
const attacks = list(
  record({ by: id('elements'), target: id('elements'), support: list(id('elements')) }, 'AnnouncedAttack'),
);
const kills = list(record({ side: text, n: int(0) }, 'Kills'));

/** What a moving unit has spent and met. */
const soFar = {
  unit: id('units'),
  spent: withDefault(int(0), 0),
  used: withDefault(int(0, 9), 0),
  wheel: withDefault(literal('none', 'left', 'right'), 'none'),
  wheels: withDefault(int(0, 9), 0),
  /** Enemy units that it has come into contact with on this move. */
  met: withDefault(list(id('units')), []),
  /** Elements that have moved on their own (small units, completion), and what each has spent. */
  single: withDefault(
    list(record({ element: id('elements'), spent: int(0), used: int(0, 99), steps: int(0, 99) }, 'OwnAccount')),
    [],
  ),
};

const ofUnit = { unit: id('units') };
const pose = { q: axis, r: axis, facing };

const leftOrRight = { to: literal('left', 'right') };
const direction = int(0, 5);
/** What a step costs: points, if it is left out. */
const pay = nullable(literal('points', 'manoeuvre'));
const shifts = list(record({ element: id('elements'), q: axis, r: axis }));
const legs = {
  advance: leftOrRight,
  step: { direction },
  shift: { to: shifts },
  turn: { facings: table(facing), free: nullable(shifts), more: nullable(shifts) },
  wheel: leftOrRight,
  column: { facing, ...leftOrRight, pay, facings: nullable(table(facing)) },
  /** Of a single element. */
  go: { direction, pay },
  face: { facing },
};
const alone = { go: { direction }, face: { facing } };

const first: RequestSchema = { kind: 'choose', args: { order } };

/** What players are asked. */
const requests: Readonly<Record<string, RequestSchema>> = {
  tieWon: { kind: 'choose' },
  deploy: { kind: 'place', args: { seat: id('seats') }, pose },
  orders: {
    kind: 'assign',
    args: { seconds: int(0) },
    option: { rules: list(text) },
    about: { rules: 'option.rules' },
  },
  nextShooter: { kind: 'choose', args: { phase: literal('first', 'second') }, about: { by: 'option' } },
  volley: { kind: 'assign', args: ofUnit, about: { by: 'unit', at: 'option' } },
  closeUp: { kind: 'place', args: { ...ofUnit, fields: list(field) }, pose, about: { by: 'unit' } },
  firstOrSecond: first,
  nextUnit: { ...first, about: { by: 'option' } },
  move: { kind: 'path', args: { ...soFar, fields: int(0), withOne: int(0) }, legs, about: { by: 'unit' } },
  complete: { kind: 'path', args: soFar, legs: { go: { direction, pay } }, about: { by: 'unit' } },
  react: {
    kind: 'place',
    args: { ...ofUnit, attacker: id('units') },
    pose,
    about: { by: 'unit', at: 'attacker' },
  },
  strikes: { kind: 'assign', args: { step: int(), late: list(id('elements')) }, about: { at: 'option' } },
  assist: { kind: 'assign', args: { step: int() }, about: { at: 'option' } },
  followFirst: { kind: 'choose', args: { kills: int(0) } },
  followUp: { kind: 'path', args: { last: bool }, legs: alone },
};

export const schema: RulesetSchema = {
  id: 'demonworld-2e',
  options: {
    level: withDefault(literal('introductory', 'standard', 'expert'), 'introductory'),
    fire: withDefault(bool, false),
    flyers: withDefault(bool, false),
    buildings: withDefault(bool, false),
    layout: withDefault(literal('long', 'short'), 'long'),
    reinforcements: withDefault(bool, false),
    players: withDefault(literal('two', 'four'), 'two'),
    manoeuvres: withDefault(literal('two', 'card'), 'two'),
    cavalryArc: withDefault(literal('180', '240', '300', '360'), '300'),
    holdFire: withDefault(literal('normal', 'melee'), 'normal'),
    orderTime: withDefault(int(0, 3600), 0),
    ties: withDefault(literal('first', 'choose'), 'first'),
    holdShift: withDefault(literal('all', 'some'), 'all'),
    /** The last round. 0 means none. */
    rounds: withDefault(int(0, 999), 0),
  },
  state: {
    battlefield: withDefault(text, 'first-game'),
    round: withDefault(int(0), 0),
    board: withDefault(
      spatial(
        record(
          {
            across: int(1, 4),
            down: int(1, 4),
            /** Numbers of the cards, row by row. */
            cards: list(int(1, 4)),
          },
          'Board',
        ),
      ),
      { across: 1, down: 2, cards: [1, 2] },
    ),
    cards: table(card),
    units: table(unit),
    elements: table(element),
    /** By side: the rows of its deployment zone. */
    zones: withDefault(table(record({ first: int(0), last: int(0), facing }, 'ZoneRows')), {}),
    resigned: withDefault(list(id('seats')), []),
    /** Seats that would call it a draw in this round. */
    draws: withDefault(list(id('seats')), []),
    /** The battle ended before the last element fell. */
    ended: withDefault(literal('no', 'agreed', 'rounds'), 'no'),
  },
  contexts: {
    battle: {},
    deployment: {},
    round: {},
    commandPhase: {},
    missilePhase: {
      phase: literal('first', 'second'),
      /** Seats that have not shot yet. The first one shoots. */
      seats: withDefault(list(id('seats')), []),
      /** Units of that seat that have not shot yet. */
      units: withDefault(list(id('units')), []),
      /** Fields of each unit directly before the missile attacks. */
      before: withDefault(list(record({ unit: id('units'), fields: list(field) }, 'Held')), []),
      losers: withDefault(list(id('units')), []),
    },
    volley: {
      unit: id('units'),
      attacks: withDefault(attacks, []),
      at: withDefault(int(0), 0),
    },
    movementPhase: { segment: withDefault(int(0, 4), 0) },
    segment: {
      order,
      /** Sides that have not moved yet. The first one moves. */
      sides: withDefault(list(text), []),
    },
    walk: {
      ...walkFields,
      ...soFar,
      /** Enemy units that must still be asked for a reaction. */
      waiting: withDefault(list(id('units')), []),
    },
    reaction: { unit: id('units'), attacker: id('units') },
    meleePhase: {
      melees: withDefault(list(record({ units: list(id('units')), kills }, 'MeleeGroup')), []),
      at: withDefault(int(0), 0),
    },
    melee: {
      units: list(id('units')),
      /** The step of initiative being fought. Null before the first one. */
      step: nullable(int(-20, 60)),
      /** Elements that have struck, supported or given up their strike. */
      done: withDefault(list(id('elements')), []),
      attacks: withDefault(attacks, []),
      at: withDefault(int(0), 0),
      kills: withDefault(kills, []),
    },
    followUp: { units: list(id('units')), kills, sides: withDefault(list(text), []) },
  },
  events: {
    deployed: { seat: id('seats'), placed },
    roundBegan: { round: int(1) },
    phaseBegan: { phase: literal('command', 'firstMissile', 'movement', 'secondMissile', 'melee') },
    ordersPlaced: {
      seat: id('seats'),
      orders: list(record({ unit: id('units'), order: secret(order, '^seat') }, 'PlacedOrder')),
    },
    ordersShown: { orders: list(record({ unit: id('units'), order }, 'ShownOrder')) },
    ordersRemoved: {},
    volleyAnnounced: { unit: id('units'), attacks },
    supportWasted: { element: id('elements'), target: id('elements') },
    attackLost: {
      by: id('elements'),
      target: id('elements'),
      why: literal('range', 'sight', 'gone', 'empty', 'alone'),
    },
    strayed: { by: id('elements'), target: id('elements'), direction: int(0, 5), hit: nullable(id('elements')) },
    marked: { element: id('elements'), by: id('elements') },
    missed: { element: id('elements'), by: id('elements') },
    removed: { elements: list(id('elements')), why: literal('shot', 'slain') },
    closedUp: { unit: id('units'), placed },
    orderJudged: { unit: id('units'), ordered: bool },
    segmentBegan: { order, sides: list(text) },
    firstSide: { side: text, of: literal('segment', 'followUp') },
    moved: { unit: id('units'), leg: text, placed },
    contacted: { unit: id('units'), enemy: id('units') },
    reacted: { unit: id('units'), placed },
    unitDone: { unit: id('units') },
    strikesAnnounced: { seat: id('seats'), attacks },
    followedUp: { seat: id('seats'), placed },
    meleeState: { units: list(record({ unit: id('units'), engaged: bool, fought: int(0) }, 'MeleeState')) },
    resigned: { seat: id('seats') },
    drawOffered: { seat: id('seats') },
    battleEnded: { why: literal('agreed', 'rounds') },
  },
  requests,
  effects: {},
};
