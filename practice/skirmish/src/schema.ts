import { walkFields } from '@walstatt/engine';
import type { RequestSchema, RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

const ticks = s.int(-1_000_000, 1_000_000);
const length = s.int(0, 1_000_000);
const need = s.int(1, 7);

const point = s.record({ x: ticks, y: ticks }, 'Spot');
const stance = { x: ticks, y: ticks, facing: s.withDefault(s.int(0, 3599), 0) };
const spot = s.record(stance, 'Stance');

const weapon = s.record(
  {
    name: s.text,
    range: length,
    attacks: s.int(1, 12),
    wounds: need,
    pierce: s.withDefault(s.int(0, 6), 0),
    /** Wounds that each unsaved wound causes. */
    damage: s.withDefault(s.int(1, 3), 1),
    suppresses: s.withDefault(s.bool, false),
  },
  'Weapon',
);

const unit = s.record(
  {
    owner: s.id('seats'),
    /** The unit's own name, for units that the scenarios do not know. */
    name: s.withDefault(s.text, ''),
    move: length,
    skill: need,
    save: need,
    nerve: s.int(2, 12),
    wounds: s.int(1, 20),
    /** Of the round bases of its models. */
    radius: length,
    weapon,
    fight: s.record({ attacks: s.int(0, 12), skill: need, wounds: need }, 'Fight'),
    traits: s.withDefault(s.list(s.literal('veteran', 'medic')), []),
    /** Points for each model that is lost. */
    worth: s.int(0, 100),
    /** In the order of the list. The first living one leads. */
    models: s.list(s.id('models')),
    /** Models that are not gone. */
    living: s.int(0, 20),
    broken: s.withDefault(s.bool, false),
  },
  'Unit',
);

const why = s.literal('shot', 'fight', 'ground', 'noRoom', 'fled', 'routed');

const model = s.record(
  {
    unit: s.id('units'),
    wounds: s.int(0, 20),
    where: s.spatial(
      s.union(
        'at',
        {
          table: { pose: spot },
          reserve: {},
          gone: { why },
        },
        'Whereabouts',
      ),
    ),
  },
  'Model',
);

/** Convex, its corners counter-clockwise. */
const terrain = s.record(
  {
    kind: s.literal('wood', 'wall', 'rubble'),
    shape: s.spatial(s.list(point)),
    /** How high the picture shows it. The rules are flat. */
    top: length,
  },
  'Terrain',
);

const placed = s.list(s.record({ model: s.id('models'), pose: spot }, 'PlacedModel'));

const ofUnit = { unit: s.id('units') };
const edge = s.literal('south', 'north');

/** `best` is the most that the way is known to be able to achieve. */
const plan = (): RequestSchema => ({
  kind: 'path',
  args: {
    ...ofUnit,
    kind: s.literal('move', 'charge', 'withdraw'),
    allowance: length,
    target: s.nullable(s.id('units')),
    best: length,
  },
  legs: { go: { x: ticks, y: ticks, facing: s.nullable(s.int(0, 3599)) } },
  about: { by: 'unit', at: 'target' },
});

const aim: RequestSchema = { kind: 'choose', args: ofUnit, about: { by: 'unit', at: 'option' } };
const pickUnit: RequestSchema = { kind: 'choose', about: { by: 'option' } };
const reaction: RequestSchema = {
  kind: 'window',
  option: { ...ofUnit, target: s.id('units') },
  about: { by: 'option.unit', at: 'option.target' },
};

/** What players are asked. */
const requests: Readonly<Record<string, RequestSchema>> = {
  mist: { kind: 'confirm' },
  chooseEdge: { kind: 'choose', args: { side: s.text } },
  chooseToDeploy: pickUnit,
  deploy: { kind: 'place', args: { ...ofUnit, zone: edge }, pose: stance, about: { by: 'unit' } },
  bid: { kind: 'number' },
  chooseUnit: pickUnit,
  chooseAction: { kind: 'activity', args: ofUnit, about: { by: 'unit' } },
  planMove: plan(),
  planCharge: plan(),
  planWithdrawal: plan(),
  chooseTarget: aim,
  allocateWounds: { kind: 'allocate', args: ofUnit, about: { by: 'unit' } },
  chooseChargeTarget: aim,
  chooseOpponent: aim,
  orderRally: { ...pickUnit, kind: 'order' },
  afterMove: reaction,
  beforeHit: { kind: 'window', about: { by: 'option' } },
  afterRoll: { kind: 'window' },
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
      /** Seats that have acted, the most recent last. */
      acted: s.withDefault(s.list(s.id('seats')), []),
    },
    endPhase: {
      rallying: s.withDefault(s.list(s.id('units')), []),
      bonus: s.withDefault(s.int(0), 0),
    },
    activation: { seat: s.id('seats'), unit: s.id('units') },
    advance: { unit: s.id('units') },
    march: { unit: s.id('units'), movesLeft: s.withDefault(s.int(0, 3), 3) },
    fire: { unit: s.id('units') },
    hold: { unit: s.id('units') },
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
      unsaved: s.withDefault(s.int(0), 0),
      lost: s.withDefault(s.int(0), 0),
    },
    fight: {
      unit: s.id('units'),
      target: s.id('units'),
      /** Wounds to be suffered by the attacker and by its target, and the models each has lost. */
      unsaved: s.withDefault(s.list(s.int(0)), [0, 0]),
      lost: s.withDefault(s.list(s.int(0)), [0, 0]),
    },
  },
  events: {
    edgeChosen: { side: s.text, edge },
    unitPlaced: { unit: s.id('units'), placed },
    roundBegan: { round: s.int(1, 20) },
    pointsChanged: { seat: s.id('seats'), points: s.int(0, 3) },
    initiativeWon: { side: s.text },
    activated: { unit: s.id('units') },
    modelMoved: { unit: s.id('units'), model: s.id('models'), pose: spot },
    shotFired: {
      unit: s.id('units'),
      target: s.id('units'),
      reaction: s.literal('none', 'overwatch', 'returnFire'),
    },
    chargeDeclared: { unit: s.id('units'), target: s.id('units') },
    chargeFailed: { unit: s.id('units'), target: s.id('units') },
    wounded: { unit: s.id('units'), model: s.id('models'), wounds: s.int(1, 20) },
    modelSaved: { unit: s.id('units'), model: s.id('models') },
    modelLost: { unit: s.id('units'), model: s.id('models'), why },
    unitBroke: { unit: s.id('units') },
    unitRallied: { unit: s.id('units') },
    unitFled: { unit: s.id('units') },
    scored: { side: s.text, points: s.int(1, 20) },
    resigned: { seat: s.id('seats') },
    battleEnded: { winners: s.list(s.text) },
  },
  effects: {
    /** Whether this unit has had its turn in this phase. */
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
    mist: {},
  },
  requests,
};
