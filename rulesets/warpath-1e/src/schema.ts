import { type RulesetSchema, schema as s, walkFields } from '@walstatt/engine';

const ticks = s.int(-1_000_000, 1_000_000);
const length = s.int(0, 1_000_000);
const side = s.text;
const unitId = s.id('units');

const spot = s.record({ x: ticks, y: ticks, facing: s.withDefault(s.int(0, 3599), 0) }, 'Spot');
const point = s.record({ x: ticks, y: ticks }, 'Mark');

/** Special rules by the ledger's ids; `n` is their number where they have one, or the sides of a die. */
export const SPECIALS = [
  'scout',
  'dakkaDakka',
  'piercing',
  'elite',
  'explosive',
  'cowardly',
  'flameCloud',
  'stealthy',
  'individual',
  'fast',
  'unwieldy',
  'jumpTroops',
  'stabilisers',
  'headstrong',
  'unshakeable',
  'zap',
  'crushingStrength',
  'antigrav',
  'openTopped',
  'agile',
] as const;

const specials = s.withDefault(
  s.list(
    s.record(
      { id: s.literal(...SPECIALS), n: s.withDefault(s.int(0, 20), 0), die: s.withDefault(s.bool, false) },
      'Special',
    ),
  ),
  [],
);

export const EXPLOSIVE = ['1', '2', '3', '4', '5', '6', 'D3', 'D6'] as const;

const weapon = s.record(
  {
    name: s.text,
    firepower: s.int(1, 100),
    range: length,
    piercing: s.withDefault(s.int(0, 20), 0),
    explosive: s.withDefault(s.literal(...EXPLOSIVE), '1'),
    dakka: s.withDefault(s.bool, false),
    /** May only fire after a halt. */
    haltOnly: s.withDefault(s.bool, false),
    /** Zones it can fire into; only vehicles and flyers look at it. */
    arcs: s.withDefault(s.list(s.literal('F', 'L', 'R', 'H')), ['F', 'L', 'R', 'H']),
    /** Which model carries it. */
    bearer: s.withDefault(s.int(0, 40), 0),
  },
  'Weapon',
);

const unit = s.record(
  {
    owner: s.id('seats'),
    /** Entry of the catalogue; only names and texts look at it. */
    kind: s.text,
    name: s.withDefault(s.text, ''),
    race: s.withDefault(s.text, ''),
    type: s.literal('infantry', 'hero', 'monster', 'artillery', 'vehicle', 'flyer'),
    size: s.int(1, 40),
    move: length,
    toHit: s.int(2, 6),
    firepower: s.withDefault(s.int(0, 100), 0),
    range: s.withDefault(length, 0),
    attacks: s.withDefault(s.int(0, 100), 0),
    defence: s.int(2, 20),
    /** Flyers have none: 99. */
    suppress: s.int(1, 99),
    destroy: s.int(1, 99),
    specials,
    weapons: s.withDefault(s.list(weapon), []),
    extras: s.withDefault(
      s.list(s.record({ name: s.text, dice: s.int(1, 10), crushing: s.int(0, 20) }, 'MeleeExtra')),
      [],
    ),
    capacity: s.withDefault(s.int(0, 40), 0),
    points: s.withDefault(s.nullable(s.int(0, 10_000)), null),
    /** The points were not printed: somebody made them up. */
    guessed: s.withDefault(s.bool, false),
    unique: s.withDefault(s.bool, false),
    base: s.union('kind', { circle: { radius: length }, rectangle: { length, width: length } }, 'UnitBase'),
    leader: s.withDefault(s.int(0, 40), 0),
    /** Where the barrel of a gun points; its base stays as it stands. */
    aim: s.withDefault(s.int(0, 3599), 0),
    where: s.spatial(
      s.union(
        'at',
        {
          table: { models: s.list(spot) },
          aboard: { of: unitId },
          /** Not yet deployed. */
          box: {},
          /** Held back as a reinforcement. */
          reserve: {},
          /** A flyer that is not over the battlefield. */
          sky: {},
          gone: {},
        },
        'Whereabouts',
      ),
    ),
    damage: s.withDefault(s.int(0, 10_000), 0),
    /** Damaged since the last tests: to be tested. */
    hurt: s.withDefault(s.bool, false),
    /** Changes how others are blocked (antigrav), so geometry looks at it. */
    crippled: s.spatial(s.withDefault(s.bool, false)),
    immobilised: s.withDefault(s.bool, false),
    /** Artillery deployed in difficult terrain. */
    frozen: s.withDefault(s.bool, false),
    /** The order of its owner's running or last turn. */
    order: s.withDefault(
      s.literal('none', 'halt', 'advance', 'doubleTime', 'charge', 'pivot', 'manoeuvre', 'fullPower'),
      'none',
    ),
    jumped: s.withDefault(s.bool, false),
    /** Length of the way in the owner's running or last turn. */
    travelled: s.withDefault(length, 0),
    turned: s.withDefault(s.bool, false),
    shot: s.withDefault(s.bool, false),
    charging: s.withDefault(s.nullable(unitId), null),
    disrupted: s.withDefault(s.bool, false),
    /** The transport it left this turn. */
    cameFrom: s.withDefault(s.nullable(unitId), null),
    /** Own turn in which a flyer was last placed. */
    flew: s.withDefault(s.int(0, 1000), 0),
    /** A reinforcement that found no room comes in any case next turn. */
    due: s.withDefault(s.bool, false),
    /** It was deployed off the table: who bears its special weapons is asked when it first stands there. */
    bearersOpen: s.withDefault(s.bool, false),
    /** Passengers of a transport lost in its own turn: no shooting. */
    shaken: s.withDefault(s.bool, false),
  },
  'Unit',
);

const terrain = s.record(
  {
    kind: s.literal('blocking', 'obstacle', 'decorative', 'difficult'),
    cover: s.withDefault(s.literal('soft', 'hard'), 'hard'),
    blocksSight: s.spatial(s.withDefault(s.bool, false)),
    shape: s.spatial(s.list(point)),
  },
  'Terrain',
);

const models = s.list(spot);
const condition = s.literal('annihilation', 'meatGrinder', 'scorchedEarth', 'totalControl');

/** The one description of the state, contexts and events of the game. */
export const schema: RulesetSchema = {
  id: 'warpath-1e',
  options: {
    /** 0 = no limit. */
    turns: s.withDefault(s.int(0, 200), 12),
    demoTurns: s.withDefault(s.int(0, 200), 60),
    stealthy: s.withDefault(s.bool, true),
    halving: s.withDefault(s.literal('down', 'up'), 'down'),
    shatteredAt: s.withDefault(s.literal('first', 'second'), 'first'),
    coverTie: s.withDefault(s.literal('open', 'cover'), 'open'),
    chain: s.withDefault(s.bool, false),
    doubtfulSight: s.withDefault(s.bool, false),
    balance: s.withDefault(s.literal('none', 'antiTank', 'heatCannon', 'hailstormCannon'), 'none'),
    softClock: s.withDefault(s.bool, false),
    swapEdges: s.withDefault(s.bool, false),
    spacing: s.withDefault(s.literal('all', 'enemies'), 'all'),
    roughHides: s.withDefault(s.literal('deep', 'always'), 'deep'),
    sightBlockedBy: s.withDefault(s.literal('big', 'all'), 'big'),
    disruptedBy: s.withDefault(s.literal('one', 'several'), 'one'),
    flyersLeave: s.withDefault(s.literal('ownTurn', 'nextTurn'), 'ownTurn'),
    flyersHigh: s.withDefault(s.literal('forAll', 'forGround'), 'forAll'),
    terrainRolls: s.withDefault(s.literal('each', 'once'), 'each'),
    totalControlLead: s.withDefault(s.literal('fifth', 'any'), 'fifth'),
    specialFire: s.withDefault(s.literal('instead', 'besides'), 'instead'),
    pivotsMove: s.withDefault(s.bool, true),
    embarkBy: s.withDefault(s.literal('nearest', 'all'), 'nearest'),
    clock: s.withDefault(s.literal('none', 'chess', 'turn', 'battle'), 'none'),
    /** Of each side, of each turn or of the whole battle; 0 = as the book recommends. */
    minutes: s.withDefault(s.int(0, 600), 0),
  },
  state: {
    mission: s.withDefault(s.literal('demo', 'battle'), 'demo'),
    table: s.spatial(
      s.withDefault(s.record({ width: length, depth: length }, 'Board'), { width: 121920, depth: 121920 }),
    ),
    /** Turns begun so far; a turn is one side's. */
    turn: s.withDefault(s.int(0, 10_000), 0),
    active: s.withDefault(s.nullable(side), null),
    first: s.withDefault(s.nullable(side), null),
    condition: s.withDefault(condition, 'annihilation'),
    /** Agreed size of an army in points. */
    size: s.withDefault(s.int(0, 100_000), 0),
    objectives: s.withDefault(
      s.list(s.record({ x: ticks, y: ticks, terrain: s.nullable(s.id('terrain')) }, 'Objective')),
      [],
    ),
    sides: s.table(s.record({ edge: s.withDefault(s.literal('none', 'south', 'north'), 'none') }, 'Side')),
    units: s.table(unit),
    terrain: s.withDefault(s.table(terrain), {}),
    /** The running turn was cut by the clock. */
    cut: s.withDefault(s.literal('no', 'soft', 'now'), 'no'),
    timeUp: s.withDefault(s.bool, false),
    /** Seats that want the clock stopped; with all of them it stands. */
    pausing: s.withDefault(s.list(s.id('seats')), []),
    resigned: s.withDefault(s.list(s.id('seats')), []),
    /** Whose chess clock has run out. */
    outOfTime: s.withDefault(s.nullable(s.id('seats')), null),
    over: s.withDefault(s.bool, false),
    winners: s.withDefault(s.list(side), []),
  },
  contexts: {
    battle: {},
    objectives: { left: s.int(0, 7), side: s.nullable(side) },
    deployment: { side: s.nullable(side) },
    deployUnit: { unit: unitId },
    scouts: { side: s.nullable(side), done: s.withDefault(s.list(unitId), []) },
    firstTurn: {},
    lapse: { seat: s.id('seats'), side },
    turn: { seat: s.id('seats'), side },
    startOfTurn: {
      seat: s.id('seats'),
      side,
      todo: s.withDefault(s.list(unitId), []),
      coming: s.withDefault(s.list(unitId), []),
    },
    arrive: { unit: unitId },
    movement: { seat: s.id('seats'), side },
    order: { unit: unitId },
    walk: {
      unit: unitId,
      why: s.literal('advance', 'doubleTime', 'scout', 'regroup', 'fallBack', 'arrive'),
      allowance: length,
      jump: s.withDefault(s.bool, false),
    },
    charge: { unit: unitId, target: s.nullable(unitId), jump: s.withDefault(s.bool, false) },
    drive: {
      unit: unitId,
      why: s.literal('pivot', 'manoeuvre', 'fullPower', 'scout', 'arrive'),
      left: length,
      bend: s.withDefault(s.int(0, 1), 0),
      pivots: s.withDefault(s.int(0, 1), 0),
      direction: s.withDefault(s.int(-1, 1), 0),
      met: s.withDefault(s.list(s.text), []),
      over: s.withDefault(s.list(unitId), []),
      /** Enemy vehicles that it touched when it set out and has not come away from yet. */
      parting: s.withDefault(s.list(unitId), []),
      /** A die has said that it will be immobilised where its way, cut short for that, ends. */
      stuck: s.withDefault(s.bool, false),
      ...walkFields,
    },
    collision: { unit: unitId, other: unitId },
    overrun: { unit: unitId, over: unitId },
    makeRoom: { unit: unitId, over: s.list(unitId) },
    disembark: { unit: unitId },
    shooting: { seat: s.id('seats'), side },
    shootUnit: {
      unit: unitId,
      own: s.withDefault(s.bool, false),
      fired: s.withDefault(s.list(s.int(0)), []),
      /** Shots found to be out of sight by a die. */
      unseen: s.withDefault(s.list(s.text), []),
      aiming: s.withDefault(s.nullable(s.text), null),
    },
    attack: {
      unit: unitId,
      with: s.text,
      target: unitId,
      cover: s.withDefault(s.nullable(s.literal('none', 'soft', 'hard')), null),
      wounds: s.withDefault(s.int(0), 0),
    },
    melee: { seat: s.id('seats'), side },
    fight: {
      seat: s.id('seats'),
      target: unitId,
      chargers: s.list(unitId),
      /** Who has yet to strike, later who has yet to regroup or fall back. */
      left: s.withDefault(s.list(unitId), []),
      extra: s.withDefault(s.int(-1), -1),
    },
    tests: { seat: s.id('seats'), melee: s.withDefault(s.bool, false) },
    test: { seat: s.id('seats'), unit: unitId, melee: s.bool, at: s.withDefault(s.nullable(spot), null) },
    wreck: { seat: s.id('seats'), unit: unitId, carrier: unitId, melee: s.bool, at: spot },
  },
  events: {
    conditionRolled: { condition },
    objectivesRolled: { count: s.int(2, 7) },
    objectivePlaced: { x: ticks, y: ticks, terrain: s.nullable(s.id('terrain')) },
    edgeChosen: { side, edge: s.literal('south', 'north') },
    firstTurnGoesTo: { side },
    deployed: { unit: unitId, models, frozen: s.bool },
    heldBack: { unit: unitId },
    scouted: { unit: unitId },
    bearerChosen: { unit: unitId, weapon: s.int(0), bearer: s.int(0) },
    turnBegan: { turn: s.int(1), side },
    shookOff: { unit: unitId },
    staysDown: { unit: unitId },
    called: { unit: unitId, comes: s.bool },
    flewOff: { unit: unitId },
    flewIn: { unit: unitId, model: spot },
    arrived: { unit: unitId, models },
    waits: { unit: unitId },
    ordered: {
      unit: unitId,
      order: s.literal('halt', 'advance', 'doubleTime', 'charge', 'pivot', 'manoeuvre', 'fullPower'),
      jump: s.bool,
    },
    walked: {
      unit: unitId,
      models,
      why: s.literal('advance', 'doubleTime', 'scout', 'regroup', 'fallBack', 'arrive', 'apart'),
    },
    chargeTried: { unit: unitId, target: unitId },
    cowered: { unit: unitId },
    charged: { unit: unitId, target: unitId, models, disrupted: s.bool },
    drove: { unit: unitId, to: spot, distance: length },
    pushed: { unit: unitId, models },
    immobilised: { unit: unitId },
    collided: { unit: unitId, other: unitId },
    overran: { unit: unitId, over: unitId },
    boarded: { unit: unitId, carrier: unitId },
    left: { unit: unitId, carrier: unitId, models },
    thrownOut: { unit: unitId, carrier: unitId, models },
    nobodyCanShoot: { seat: s.id('seats') },
    aimed: { unit: unitId, facing: s.int(0, 3599) },
    shotFired: {
      unit: unitId,
      with: s.text,
      /** The name of a special weapon. */
      weapon: s.nullable(s.text),
      target: unitId,
      dice: s.int(0),
      need: s.int(2, 6),
    },
    struck: { unit: unitId, with: s.text, target: unitId, dice: s.int(0), need: s.int(2, 6) },
    damaged: { unit: unitId, points: s.int(0), total: s.int(0) },
    doneShooting: { unit: unitId },
    tested: {
      unit: unitId,
      roll: s.int(2, 12),
      total: s.int(2),
      /** The limits it was held against. */
      suppress: s.int(1, 99),
      destroy: s.int(1, 99),
      result: s.literal('steady', 'suppressed', 'crippled', 'crippledAndDown', 'destroyed'),
    },
    crippled: { unit: unitId },
    destroyed: { unit: unitId },
    meleeOver: { unit: unitId },
    meleeLapsed: { unit: unitId, models },
    turnCut: { soft: s.bool },
    timeRanOut: { seat: s.id('seats') },
    timeUp: {},
    pauseWanted: { seat: s.id('seats') },
    clockGoesOn: { seat: s.id('seats') },
    resigned: { seat: s.id('seats') },
    battleEnded: { winners: s.list(side) },
  },
  effects: {
    suppressed: {},
    /** Charged and not destroyed: the order of the next turn is bound. */
    followOn: { attackers: s.list(s.text) },
  },
};
