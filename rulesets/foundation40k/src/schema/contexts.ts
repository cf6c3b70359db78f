import { count, type Fields, modelId, schema as s, seat, unitId, weaponId } from './fields.ts';

export const ACTIONS = [
  'moveAction',
  'shootAction',
  'meleeAction',
  'secureArea',
  'fleeAction',
  'rallyAction',
  'suppressiveFire',
  'takeCover',
  'sprint',
  'fastMove',
] as const;

const action = s.literal(...ACTIONS);

/** Dice that need the same and do the same, next to each other in the order of FD-GAP-104. */
const run = s.record(
  {
    dice: count,
    need: s.int(2, 7),
    fp: count,
    /** FD-GAP-80: the model whose sniper hits these are. */
    sniper: s.nullable(modelId),
    stunning: s.withDefault(s.bool, false),
    hits: s.withDefault(count, 0),
    unsaved: s.withDefault(count, 0),
  },
  'Run',
);

/** One hit that goes through: on anyone, or on a certain model (sniper); `whole`: removes a model. */
const wound = s.record({ model: s.nullable(modelId), whole: s.bool }, 'Wound');

const armed = s.list(s.record({ model: modelId, weapon: s.nullable(weaponId) }, 'Armed'));

const damaged = s.list(s.record({ model: modelId, rolls: count }, 'Damaged'));

/** Where vehicles stood that blew up. */
const blasts = s.list(
  s.record({ model: modelId, x: s.int(), y: s.int(), facing: s.withDefault(s.int(0, 3599), 0) }, 'Blast'),
);

/** The context of each activity. */
export const contexts: Readonly<Record<string, Fields>> = {
  battle: {},
  sides: {},
  markers: { left: count, turn: s.nullable(seat) },
  generals: {},
  holding: {},
  deployment: { turn: s.nullable(seat) },
  vanguard: { left: s.withDefault(s.list(unitId), []) },
  war: {},
  round: { turn: s.nullable(seat) },
  endOfRound: { rolling: s.withDefault(s.list(unitId), []), arriving: s.withDefault(s.list(unitId), []) },
  arrival: { seat, unit: unitId },
  shockArrival: { seat, unit: unitId },
  activation: {
    seat,
    unit: unitId,
    taken: s.withDefault(s.list(action), []),
    /** FD-GAP-76. */
    fastUsed: s.withDefault(s.bool, false),
    over: s.withDefault(s.bool, false),
  },
  waaagh: {
    seat,
    unit: s.nullable(unitId),
    stage: s.withDefault(s.literal('moves', 'fights'), 'moves'),
    done: s.withDefault(s.list(unitId), []),
  },
  /** Any action with what follows it; `against` is the unit that a reaction answers. */
  act: { seat, unit: unitId, action, free: s.withDefault(s.bool, false) },
  reaction: { seat, unit: unitId, action, against: unitId },
  move: {
    seat,
    unit: unitId,
    kind: s.literal('move', 'sprint', 'vanguard'),
    /** Models that still have to take the terrain test, and those whose test has cost lives. */
    testing: s.withDefault(s.list(modelId), []),
    damaged: s.withDefault(damaged, []),
  },
  shoot: {
    seat,
    unit: unitId,
    suppress: s.bool,
    target: s.nullable(unitId),
    armed: s.withDefault(armed, []),
    before: s.withDefault(count, 0),
  },
  melee: {
    seat,
    unit: unitId,
    target: s.nullable(unitId),
    /** Which of the two strikes first, and how many unsaved hits attacker and defender caused. */
    first: s.withDefault(s.literal('attacker', 'defender'), 'attacker'),
    attacker: s.withDefault(count, 0),
    defender: s.withDefault(count, 0),
  },
  strike: {
    seat,
    unit: unitId,
    target: unitId,
    attacker: s.bool,
    armed: s.withDefault(armed, []),
    /** Rolled attacks by place in `armed`. */
    rolled: s.withDefault(s.list(count), []),
  },
  attack: {
    seat,
    unit: unitId,
    target: unitId,
    kind: s.literal('volley', 'suppress', 'strike'),
    runs: s.list(run),
    /** The run in hand, and how many of its hits have been dealt with one by one. */
    at: s.withDefault(count, 0),
    sniped: s.withDefault(count, 0),
    /** Models that suffer first: the visible ones, or those in reach. */
    exposed: s.list(modelId),
    wounds: s.withDefault(s.list(wound), []),
    unsaved: s.withDefault(count, 0),
    damaged: s.withDefault(damaged, []),
  },
  vehicleDamage: {
    by: seat,
    left: damaged,
    blasts: s.withDefault(blasts, []),
    /** FD-GAP-66: damage by an explosion hands what blows up back to it. */
    chain: s.withDefault(s.bool, false),
  },
  explosion: {
    by: seat,
    blasts,
    hit: s.withDefault(s.list(modelId), []),
    damaged: s.withDefault(damaged, []),
  },
  moraleTest: { unit: unitId, occasion: s.literal('volley', 'suppress', 'melee', 'rally') },
  breakOff: {
    /** A unit leaves a melee: who may pursue, and how far it ran. */
    unit: unitId,
    pursuers: s.withDefault(s.list(unitId), []),
    distance: s.withDefault(count, 0),
    seat,
  },
  flee: { seat, unit: unitId, voluntary: s.bool },
  rally: { seat, unit: unitId },
  secure: { seat, unit: unitId },
  cover: { seat, unit: unitId },
};
