import { walkFields } from '@walstatt/engine';
import type { RequestSchema, RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

const ticks = s.int(-1_000_000, 1_000_000);
const length = s.int(0, 1_000_000);
const need = s.int(1, 7);

const point = s.record({ x: ticks, y: ticks }, 'Spot');
const pose = s.record(
  { x: ticks, y: ticks, z: s.withDefault(length, 0), facing: s.withDefault(s.int(0, 3599), 0) },
  'Stance',
);

const weapon = s.record(
  {
    name: s.text,
    range: length,
    attacks: s.int(1, 12),
    wounds: need,
    pierce: s.withDefault(s.int(0, 6), 0),
    damage: s.withDefault(s.literal('one', 'two', 'd3'), 'one'),
    traits: s.withDefault(s.list(s.literal('flame', 'suppress')), []),
  },
  'Weapon',
);

const unit = s.record(
  {
    owner: s.id('seats'),
    /** A name of its own, for units that the scenarios do not know. */
    name: s.withDefault(s.text, ''),
    type: s.literal('infantry', 'skimmer', 'vehicle'),
    move: length,
    skill: need,
    save: need,
    nerve: s.int(2, 12),
    tough: s.withDefault(s.int(0, 5), 0),
    wounds: s.int(1, 20),
    base: s.union('kind', { circle: { radius: length }, rectangle: { length, width: length } }, 'UnitBase'),
    height: length,
    weapon,
    fight: s.record({ attacks: s.int(0, 12), skill: need, wounds: need }, 'Fight'),
    room: s.withDefault(s.int(0, 20), 0),
    traits: s.withDefault(s.list(s.literal('veteran', 'medic', 'smoke')), []),
    /** Points for each model that is lost. */
    worth: s.int(0, 100),
    /** In the order of the list; the first one alive leads. */
    models: s.list(s.id('models')),
    /** Models that are not gone. */
    living: s.int(0, 20),
    broken: s.withDefault(s.bool, false),
  },
  'Unit',
);

const model = s.record(
  {
    unit: s.id('units'),
    wounds: s.int(0, 20),
    where: s.spatial(
      s.union(
        'at',
        {
          table: { pose },
          aboard: { of: s.id('units') },
          reserve: {},
          /** `last`: where it stood, if it did. */
          gone: {
            why: s.literal('shot', 'fight', 'ground', 'fire', 'wreck', 'noRoom', 'fled', 'routed'),
            last: s.nullable(pose),
          },
        },
        'Whereabouts',
      ),
    ),
  },
  'Model',
);

/** All pieces are convex: each is one body to geometry. */
const terrain = s.record(
  {
    kind: s.literal('wood', 'wall', 'tower', 'rubble', 'smoke'),
    shape: s.spatial(
      s.union('kind', { circle: { centre: point, radius: length }, hull: { points: s.list(point) } }, 'Outline'),
    ),
    top: s.spatial(length),
    status: s.spatial(s.withDefault(s.literal('there', 'burning', 'gone'), 'there')),
    /** End phases it has burnt. */
    burnt: s.withDefault(s.int(0, 2), 0),
  },
  'Terrain',
);

const lost = { model: s.id('models'), why: s.literal('shot', 'fight', 'ground', 'fire', 'wreck', 'noRoom', 'routed') };
const placed = s.list(s.record({ model: s.id('models'), pose }, 'PlacedModel'));

const ofUnit = { unit: s.id('units') };
const edge = s.literal('south', 'north');

/** Wholly in a zone, or beside a hull. */
const place = (): RequestSchema => ({
  kind: 'place',
  args: { ...ofUnit, zone: s.nullable(edge), beside: s.nullable(s.id('units')) },
  about: { by: 'unit' },
});

/** `best`: what the way is known to be able to reach. */
const plan = (): RequestSchema => ({
  kind: 'path',
  args: {
    ...ofUnit,
    kind: s.literal('move', 'charge', 'withdraw'),
    allowance: length,
    target: s.nullable(s.id('units')),
    best: length,
  },
  about: { by: 'unit', at: 'target' },
});

const aim: RequestSchema = { kind: 'choose', args: ofUnit, about: { by: 'unit', at: 'option' } };
const pickUnit: RequestSchema = { kind: 'choose', about: { by: 'option' } };
const pickModels: RequestSchema = { kind: 'chooseMany', args: ofUnit, about: { by: 'unit' } };
const reaction: RequestSchema = {
  kind: 'window',
  option: { ...ofUnit, target: s.id('units') },
  about: { by: 'option.unit', at: 'option.target' },
};

/** What players are asked. */
const requests: Readonly<Record<string, RequestSchema>> = {
  mist: { kind: 'confirm' },
  boarding: { kind: 'assign', about: { at: 'option' } },
  chooseEdge: { kind: 'choose', args: { side: s.text } },
  chooseToDeploy: pickUnit,
  deploy: place(),
  bid: { kind: 'number' },
  chooseUnit: pickUnit,
  chooseAction: { kind: 'activity', args: ofUnit, about: { by: 'unit' } },
  planMove: plan(),
  planCharge: plan(),
  planWithdrawal: plan(),
  chooseTarget: aim,
  takeDamage: {
    kind: 'choose',
    args: { ...ofUnit, wounds: s.int(0) },
    option: { wounds: s.int(0) },
    about: { by: 'unit' },
  },
  allocateWounds: { kind: 'allocate', args: ofUnit, about: { by: 'unit' } },
  chooseChargeTarget: aim,
  chooseOpponent: aim,
  placeSmoke: { kind: 'place', args: ofUnit, about: { by: 'unit' } },
  chooseCarrier: aim,
  placeBeside: place(),
  placeSurvivor: place(),
  chooseLost: pickModels,
  orderFires: { kind: 'order', about: { at: 'option' } },
  chooseBurnt: { kind: 'chooseMany', args: { ...ofUnit, wood: s.id('terrain') }, about: { by: 'unit' } },
  orderRally: { ...pickUnit, kind: 'order' },
  afterMove: reaction,
  beforeHit: { kind: 'window', about: { by: 'option' } },
  afterRoll: { kind: 'window' },
  afterWounds: { kind: 'window' },
  insteadOfLosses: { kind: 'window' },
  afterShot: reaction,
};

/** The one description of the state, contexts and events of the game. */
export const schema: RulesetSchema = {
  id: 'practice-skirmish',
  options: {
    rounds: s.withDefault(s.int(1, 20), 4),
    returnFire: s.withDefault(s.bool, true),
    deadlyGround: s.withDefault(s.bool, false),
  },
  state: {
    round: s.withDefault(s.int(0, 20), 0),
    objective: s.withDefault(point, { x: 45720, y: 30480 }),
    /** By name of the side. */
    sides: s.table(
      s.record(
        { edge: s.withDefault(s.literal('none', 'south', 'north'), 'none'), score: s.withDefault(s.int(0), 0) },
        'Side',
      ),
    ),
    initiative: s.withDefault(s.nullable(s.text), null),
    /** Command points by seat. */
    points: s.withDefault(s.table(s.int(0, 3)), {}),
    resigned: s.withDefault(s.list(s.id('seats')), []),
    units: s.table(unit),
    models: s.table(model),
    terrain: s.withDefault(s.table(terrain), {}),
  },
  contexts: {
    battle: {},
    deployment: { first: s.text, last: s.nullable(s.text) },
    round: {},
    commandPhase: {},
    actionPhase: {
      last: s.nullable(s.text),
      /** Seats that have acted, the latest at the end. */
      acted: s.withDefault(s.list(s.id('seats')), []),
    },
    endPhase: {
      fires: s.withDefault(s.list(s.id('terrain')), []),
      rallying: s.withDefault(s.list(s.id('units')), []),
      bonus: s.withDefault(s.int(0), 0),
    },
    activation: { seat: s.id('seats'), unit: s.id('units') },
    advance: { unit: s.id('units') },
    march: { unit: s.id('units'), movesLeft: s.withDefault(s.int(0, 3), 3) },
    fire: { unit: s.id('units') },
    hold: { unit: s.id('units') },
    smoke: { unit: s.id('units') },
    embark: { unit: s.id('units') },
    disembark: { unit: s.id('units') },
    fallBack: { unit: s.id('units') },
    charge: { unit: s.id('units'), target: s.nullable(s.id('units')), reach: s.withDefault(length, 0) },
    withdraw: { unit: s.id('units') },
    walk: {
      unit: s.id('units'),
      kind: s.literal('move', 'charge', 'withdraw'),
      allowance: length,
      target: s.nullable(s.id('units')),
      ...walkFields,
    },
    shoot: {
      unit: s.id('units'),
      target: s.id('units'),
      reaction: s.withDefault(s.literal('none', 'overwatch', 'returnFire'), 'none'),
      /** Wounds that were not saved, and for how many of them damage has been rolled. */
      unsaved: s.withDefault(s.int(0), 0),
      done: s.withDefault(s.int(0), 0),
      lost: s.withDefault(s.int(0), 0),
    },
    fight: {
      unit: s.id('units'),
      target: s.id('units'),
      /** Wounds to be suffered by the attacker and by its target, and the models each has lost. */
      unsaved: s.withDefault(s.list(s.int(0)), [0, 0]),
      lost: s.withDefault(s.list(s.int(0)), [0, 0]),
    },
    bailOut: {
      transport: s.id('units'),
      unit: s.nullable(s.id('units')),
      left: s.withDefault(s.list(s.id('models')), []),
    },
  },
  events: {
    boarded: { unit: s.id('units'), carrier: s.id('units') },
    edgeChosen: { side: s.text, edge: s.literal('south', 'north') },
    unitPlaced: { unit: s.id('units'), placed },
    roundBegan: { round: s.int(1, 20) },
    pointsChanged: { seat: s.id('seats'), points: s.int(0, 3) },
    initiativeWon: { side: s.text },
    activated: { unit: s.id('units') },
    modelMoved: { unit: s.id('units'), model: s.id('models'), pose },
    shotFired: {
      unit: s.id('units'),
      target: s.id('units'),
      reaction: s.literal('none', 'overwatch', 'returnFire'),
    },
    chargeDeclared: { unit: s.id('units'), target: s.id('units') },
    chargeFailed: { unit: s.id('units'), target: s.id('units') },
    wounded: { unit: s.id('units'), model: s.id('models'), wounds: s.int(1, 20) },
    modelSaved: { unit: s.id('units'), model: s.id('models') },
    modelLost: { unit: s.id('units'), ...lost },
    unitBroke: { unit: s.id('units') },
    unitRallied: { unit: s.id('units') },
    unitFled: { unit: s.id('units') },
    smokeRose: { terrain: s.text, centre: point },
    woodCaughtFire: { terrain: s.id('terrain') },
    woodBurnt: { terrain: s.id('terrain') },
    terrainVanished: { terrain: s.id('terrain') },
    scored: { side: s.text, points: s.int(1, 20) },
    resigned: { seat: s.id('seats') },
    battleEnded: { winners: s.list(s.text) },
  },
  effects: {
    /** Was this unit's turn in this phase. */
    hasActed: {},
    onTheMove: {},
    holding: {},
    aimed: {},
    toGround: {},
    suppressed: {},
    /** Uses. */
    hasReacted: {},
    hasRerolled: {},
    medicUsed: {},
    smokeUsed: {},
    cloud: {},
    mist: {},
  },
  requests,
};
