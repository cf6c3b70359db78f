import { walkFields } from '@walstatt/engine';
import type { RequestSchema, RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

const { bool, data, id, int, list, literal, nullable, record, secret, spatial, table, text, union, withDefault } = s;

const axis = int(-99, 99);
const field = record({ q: axis, r: axis }, 'Field');
const facing = int(0, 5);
const order = literal('hold', 'march', 'charge', 'shoot');
const target = int(0, 20);

/** Where a unit stands that has not been seen yet. Its first field and facing determine the rest. */
const pose = record({ q: axis, r: axis, facing }, 'Pose');

const profile = record(
  {
    kind: withDefault(literal('troop', 'beast'), 'troop'),
    elements: int(1, 9),
    /** Losses that a beast can take. Troops lose elements instead. */
    stamina: withDefault(int(0, 20), 0),
    move: int(0, 20),
    manoeuvres: withDefault(int(0, 9), 2),
    melee: target,
    shot: withDefault(target, 0),
    range: withDefault(int(0, 30), 0),
    armour: target,
    initiative: int(1, 5),
    morale: target,
    /** Points for each element, or for each point of a beast's stamina. */
    value: int(0, 99),
    drilled: withDefault(bool, false),
    stealthy: withDefault(bool, false),
    flies: withDefault(bool, false),
  },
  'Profile',
);

const whereabouts = union(
  'at',
  {
    reserve: { hides: withDefault(bool, false) },
    hidden: { pose: secret(pose, '^owner') },
    table: {
      facing: spatial(facing),
      altitude: spatial(withDefault(int(0, 3), 0)),
      fields: spatial(list(field)),
    },
    gone: { why: literal('slain', 'fled') },
  },
  'Whereabouts',
);

const orders = union(
  'are',
  {
    none: {},
    /** Face down: all players see how many there are, but only the owner knows which. */
    placed: { markers: int(1, 2), faces: secret(list(order), '^owner') },
    shown: { order, used: withDefault(bool, false) },
  },
  'Orders',
);

const unit = record(
  {
    owner: id('seats'),
    name: text,
    profile,
    /** Elements (or stamina) at the beginning. */
    start: int(1, 20),
    where: withDefault(whereabouts, { at: 'reserve' }),
    stamina: withDefault(int(0, 20), 0),
    /** Losses marked but not yet removed. */
    struck: withDefault(int(0, 20), 0),
    orders: withDefault(orders, { are: 'none' }),
  },
  'Unit',
);

const plot = union(
  'is',
  {
    none: {},
    laid: { field: secret(field, '@key'), round: secret(int(1, 6), '@key') },
    sprung: { field, round: int(1, 6) },
  },
  'Plot',
);

const hits = list(record({ unit: id('units'), n: int(0, 20) }, 'Hits'));

const ofUnit = { unit: id('units') };

/** 0 is left and 1 is right; a turn is -1 to the left and 1 to the right. */
const side = { to: int(0, 1) };
const turn = { by: int(-1, 1) };

/** What players are asked. */
const requests: Readonly<Record<string, RequestSchema>> = {
  hide: { kind: 'chooseMany', about: { by: 'option' } },
  deploy: { kind: 'place', pose: { q: axis, r: axis, facing: withDefault(facing, 0) } },
  plotField: { kind: 'place', pose: { q: axis, r: axis } },
  plotRound: { kind: 'number' },
  orders: { kind: 'assign', option: { rules: list(text) }, about: { rules: 'option.rules' } },
  secondChoice: { kind: 'assign' },
  moveUnit: { kind: 'activity', about: { by: 'option' } },
  walk: {
    kind: 'path',
    args: { ...ofUnit, mode: literal('march', 'charge'), points: int(0, 40), manoeuvres: int(0, 9), met: bool },
    legs: {
      advance: side,
      back: side,
      shift: side,
      turn,
      wheel: side,
      pivot: { ...turn, about: int(0, 2) },
      spin: turn,
      rise: {},
      sink: {},
    },
    about: { by: 'unit' },
  },
  reaction: { kind: 'choose', args: { ...ofUnit, attacker: id('units') }, about: { by: 'unit', at: 'attacker' } },
  afterMove: { kind: 'window', about: { by: 'option' } },
  aim: { kind: 'assign', about: { at: 'option' } },
  strikes: { kind: 'assign', about: { at: 'option' } },
  fall: { kind: 'chooseMany', args: ofUnit, option: { q: axis, r: axis }, about: { by: 'unit' } },
  flightOrder: { kind: 'order', about: { by: 'option' } },
  flee: { kind: 'path', args: ofUnit, legs: { run: side }, about: { by: 'unit' } },
  followUp: { kind: 'choose', args: { ...ofUnit, fled: id('units') }, about: { by: 'unit', at: 'fled' } },
  afterRoll: { kind: 'window' },
  truce: { kind: 'confirm', args: { round: int(0, 6) } },
};

export const schema: RulesetSchema = {
  id: 'practice-hexfield',
  state: {
    map: withDefault(record({ columns: int(1, 40), rows: int(1, 40) }, 'HexMap'), { columns: 20, rows: 16 }),
    round: withDefault(int(0, 6), 0),
    /** The seat that moves first this round. */
    first: nullable(id('seats')),
    truce: withDefault(bool, false),
    /** One row per seat. */
    forces: table(
      record(
        {
          edge: literal('north', 'south'),
          plot: withDefault(plot, { is: 'none' }),
          gold: withDefault(int(0, 9), 0),
          resigned: withDefault(bool, false),
        },
        'Force',
      ),
    ),
    units: table(unit),
    terrain: withDefault(
      table(
        spatial(
          record(
            {
              kind: literal('wood', 'wall', 'fire', 'ash'),
              fields: withDefault(list(field), []),
              sides: withDefault(list(record({ q: axis, r: axis, side: int(0, 2) }, 'Side')), []),
            },
            'Terrain',
          ),
        ),
      ),
      {},
    ),
    loot: withDefault(
      table(record({ q: axis, r: axis, found: nullable(literal('gold', 'trap', 'empty')) }, 'Loot')),
      {},
    ),
    /** What the remaining loot markers can still be. Nobody knows which is which. */
    chests: withDefault(record({ gold: int(0, 9), trap: int(0, 9), empty: int(0, 9) }, 'Chests'), {
      gold: 2,
      trap: 1,
      empty: 1,
    }),
  },
  contexts: {
    battle: {},
    deployment: {},
    round: {},
    plots: { field: nullable(field), units: withDefault(list(id('units')), []), hits: withDefault(hits, []) },
    ordering: {},
    /** Whose turn is next, and which unit has just moved. */
    moving: { seat: nullable(id('seats')), mover: nullable(id('units')) },
    walk: {
      ...walkFields,
      unit: id('units'),
      mode: literal('march', 'charge'),
      points: int(0, 40),
      manoeuvres: int(0, 9),
      /** Enemies that it has come into contact with on this move. */
      met: withDefault(list(id('units')), []),
      trampled: withDefault(list(id('units')), []),
      /** Hidden units that this move has just revealed. */
      seen: withDefault(list(id('units')), []),
    },
    reaction: { unit: id('units'), attacker: id('units') },
    ambush: { unit: id('units'), target: id('units') },
    shooting: {
      shots: withDefault(list(record({ unit: id('units'), target: id('units') }, 'Shot')), []),
      hits: withDefault(hits, []),
      tests: withDefault(list(id('units')), []),
    },
    melee: {
      strikes: withDefault(list(record({ unit: id('units'), target: id('units') }, 'Strike')), []),
      /** The step of initiative being rolled. Higher steps are done. */
      initiative: withDefault(int(0, 9), 9),
      left: withDefault(list(id('units')), []),
      blows: withDefault(hits, []),
      dealt: withDefault(hits, []),
      taken: withDefault(hits, []),
      tests: withDefault(list(id('units')), []),
      fleeing: withDefault(list(id('units')), []),
    },
    fall: { units: list(id('units')) },
    flight: { unit: id('units'), legs: withDefault(list(data), []), pursuers: withDefault(list(id('units')), []) },
    burning: { fires: withDefault(list(id('terrain')), []) },
  },
  events: {
    hid: { seat: id('seats'), units: list(id('units')) },
    deployed: { unit: id('units'), facing, fields: list(field) },
    lay: { seat: id('seats'), unit: id('units'), pose: secret(pose, 'seat') },
    plotLaid: { seat: id('seats'), field: secret(field, 'seat'), round: secret(int(1, 6), 'seat') },
    plotSprung: { seat: id('seats'), field, round: int(1, 6) },
    roundBegan: { round: int(1, 6) },
    ordersPlaced: {
      seat: id('seats'),
      orders: list(record({ unit: id('units'), markers: int(1, 2), faces: secret(list(order), '^seat') }, 'Marked')),
    },
    ordersShown: { orders: list(record({ unit: id('units'), order }, 'Shown')) },
    ordersCleared: {},
    firstMover: { seat: id('seats') },
    activated: { unit: id('units') },
    revealed: { unit: id('units'), facing, fields: list(field) },
    moved: { unit: id('units'), leg: text, facing, altitude: int(0, 3), fields: list(field) },
    contacted: { unit: id('units'), enemy: id('units') },
    reacted: { unit: id('units'), how: literal('stand', 'face', 'yield', 'volley') },
    trampled: { unit: id('units'), by: id('units'), fields: list(field) },
    stopped: { unit: id('units'), enemy: id('units') },
    shotWasted: { unit: id('units'), target: id('units'), why: literal('range', 'sight', 'arc') },
    struck: { hits },
    fell: { unit: id('units'), losses: int(1, 20), fields: list(field) },
    broke: { unit: id('units') },
    leftTable: { unit: id('units') },
    lootFound: { loot: id('loot'), unit: id('units'), what: literal('gold', 'trap', 'empty') },
    fireBegan: { fire: text, field },
    fireEnded: { fire: id('terrain') },
    truceMade: {},
    resigned: { seat: id('seats') },
  },
  requests,
  effects: {
    charging: {},
    shaken: {},
    bannerUsed: {},
  },
  options: { level: withDefault(literal('basic', 'advanced'), 'advanced') },
};
