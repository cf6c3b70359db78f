/** Emitted from ../schema.ts by `npm run build`: the state of warpath-1e. Change the schema, not this file. */

import {
  type Codec,
  type Frozen,
  type Id,
  LANE_A,
  LANE_B,
  type Lanes,
  type Plain,
  type Reader,
  clonePlain,
  equalFlatList,
  equalPlain,
  field,
  finishLanes,
  highA,
  highB,
  mixNumber,
  mixPlain,
  mixText,
  mixWord,
  newLanes,
  newTable,
  noteIds,
  noteKeys,
  nothing,
  openRecord,
  openVariant,
  optional,
  parseWith,
  readBool,
  readData,
  readId,
  readInt,
  readList,
  readLiteral,
  readNullable,
  readTable,
  readText,
  sameKeys,
  shareOne,
  shareTable,
} from '@walstatt/engine/codec';

export type SeatsId = Id<'seats'>;
export type SidesId = Id<'sides'>;
export type UnitsId = Id<'units'>;
export type TerrainId = Id<'terrain'>;

export type State = {
  options: Options;
  seats: Seat[];
  agenda: Frame[];
  effects: Effect[];
  finished: Finished[];
  mission: 'demo' | 'battle';
  table: Board;
  turn: number;
  active: string | null;
  first: string | null;
  condition: 'annihilation' | 'meatGrinder' | 'scorchedEarth' | 'totalControl';
  size: number;
  objectives: Objective[];
  sides: Record<string, Side>;
  units: Record<string, Unit>;
  terrain: Record<string, Terrain>;
  cut: 'no' | 'soft' | 'now';
  timeUp: boolean;
  pausing: SeatsId[];
  resigned: SeatsId[];
  outOfTime: SeatsId | null;
  over: boolean;
  winners: string[];
};

export type Options = {
  turns: number;
  demoTurns: number;
  stealthy: boolean;
  halving: 'down' | 'up';
  shatteredAt: 'first' | 'second';
  coverTie: 'open' | 'cover';
  chain: boolean;
  doubtfulSight: boolean;
  balance: 'none' | 'antiTank' | 'heatCannon' | 'hailstormCannon';
  softClock: boolean;
  swapEdges: boolean;
  spacing: 'all' | 'enemies';
  roughHides: 'deep' | 'always';
  sightBlockedBy: 'big' | 'all';
  disruptedBy: 'one' | 'several';
  flyersLeave: 'ownTurn' | 'nextTurn';
  flyersHigh: 'forAll' | 'forGround';
  terrainRolls: 'each' | 'once';
  totalControlLead: 'fifth' | 'any';
  specialFire: 'instead' | 'besides';
  pivotsMove: boolean;
  embarkBy: 'nearest' | 'all';
  clock: 'none' | 'chess' | 'turn' | 'battle';
  minutes: number;
};

export type Seat = {
  id: string;
  side: string;
};

export type Frame =
  | { do: 'window'; at: string; c: WindowContext; reply: Plain }
  | { do: 'battle'; at: string; c: BattleContext; reply: Plain }
  | { do: 'objectives'; at: string; c: ObjectivesContext; reply: Plain }
  | { do: 'deployment'; at: string; c: DeploymentContext; reply: Plain }
  | { do: 'deployUnit'; at: string; c: DeployUnitContext; reply: Plain }
  | { do: 'scouts'; at: string; c: ScoutsContext; reply: Plain }
  | { do: 'firstTurn'; at: string; c: FirstTurnContext; reply: Plain }
  | { do: 'lapse'; at: string; c: LapseContext; reply: Plain }
  | { do: 'turn'; at: string; c: TurnContext; reply: Plain }
  | { do: 'startOfTurn'; at: string; c: StartOfTurnContext; reply: Plain }
  | { do: 'arrive'; at: string; c: ArriveContext; reply: Plain }
  | { do: 'movement'; at: string; c: MovementContext; reply: Plain }
  | { do: 'order'; at: string; c: OrderContext; reply: Plain }
  | { do: 'walk'; at: string; c: WalkContext; reply: Plain }
  | { do: 'charge'; at: string; c: ChargeContext; reply: Plain }
  | { do: 'drive'; at: string; c: DriveContext; reply: Plain }
  | { do: 'collision'; at: string; c: CollisionContext; reply: Plain }
  | { do: 'overrun'; at: string; c: OverrunContext; reply: Plain }
  | { do: 'makeRoom'; at: string; c: MakeRoomContext; reply: Plain }
  | { do: 'disembark'; at: string; c: DisembarkContext; reply: Plain }
  | { do: 'shooting'; at: string; c: ShootingContext; reply: Plain }
  | { do: 'shootUnit'; at: string; c: ShootUnitContext; reply: Plain }
  | { do: 'attack'; at: string; c: AttackContext; reply: Plain }
  | { do: 'melee'; at: string; c: MeleeContext; reply: Plain }
  | { do: 'fight'; at: string; c: FightContext; reply: Plain }
  | { do: 'tests'; at: string; c: TestsContext; reply: Plain }
  | { do: 'test'; at: string; c: TestContext; reply: Plain }
  | { do: 'wreck'; at: string; c: WreckContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type BattleContext = Record<string, never>;

export type ObjectivesContext = {
  left: number;
  side: string | null;
};

export type DeploymentContext = {
  side: string | null;
};

export type DeployUnitContext = {
  unit: UnitsId;
};

export type ScoutsContext = {
  side: string | null;
  done: UnitsId[];
};

export type FirstTurnContext = Record<string, never>;

export type LapseContext = {
  seat: SeatsId;
  side: string;
};

export type TurnContext = {
  seat: SeatsId;
  side: string;
};

export type StartOfTurnContext = {
  seat: SeatsId;
  side: string;
  todo: UnitsId[];
  coming: UnitsId[];
};

export type ArriveContext = {
  unit: UnitsId;
};

export type MovementContext = {
  seat: SeatsId;
  side: string;
};

export type OrderContext = {
  unit: UnitsId;
};

export type WalkContext = {
  unit: UnitsId;
  why: 'advance' | 'doubleTime' | 'scout' | 'regroup' | 'fallBack' | 'arrive';
  allowance: number;
  jump: boolean;
};

export type ChargeContext = {
  unit: UnitsId;
  target: UnitsId | null;
  jump: boolean;
};

export type DriveContext = {
  unit: UnitsId;
  why: 'pivot' | 'manoeuvre' | 'fullPower' | 'scout' | 'arrive';
  left: number;
  bend: number;
  pivots: number;
  direction: number;
  met: string[];
  over: UnitsId[];
  parting: UnitsId[];
  stuck: boolean;
  plan: Plain;
  crossing: Plain | null;
  trace: Plain[];
  asked: boolean;
};

export type CollisionContext = {
  unit: UnitsId;
  other: UnitsId;
};

export type OverrunContext = {
  unit: UnitsId;
  over: UnitsId;
};

export type MakeRoomContext = {
  unit: UnitsId;
  over: UnitsId;
};

export type DisembarkContext = {
  unit: UnitsId;
};

export type ShootingContext = {
  seat: SeatsId;
  side: string;
};

export type ShootUnitContext = {
  unit: UnitsId;
  own: boolean;
  fired: number[];
  unseen: string[];
  aiming: string | null;
};

export type AttackContext = {
  unit: UnitsId;
  with: string;
  target: UnitsId;
  cover: 'none' | 'soft' | 'hard' | null;
  wounds: number;
};

export type MeleeContext = {
  seat: SeatsId;
  side: string;
};

export type FightContext = {
  seat: SeatsId;
  target: UnitsId;
  chargers: UnitsId[];
  left: UnitsId[];
  extra: number;
};

export type TestsContext = {
  seat: SeatsId;
  melee: boolean;
};

export type TestContext = {
  seat: SeatsId;
  unit: UnitsId;
  melee: boolean;
  at: Spot | null;
};

export type Spot = {
  x: number;
  y: number;
  facing: number;
};

export type WreckContext = {
  seat: SeatsId;
  unit: UnitsId;
  carrier: UnitsId;
  melee: boolean;
  at: Spot;
};

export type WindowOnContext = {
  window: string;
  subject: Plain;
  turn: number;
  passed: number;
};

export type Effect =
  | {
      name: 'suppressed';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: SuppressedData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'followOn';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: FollowOnData;
      until: Until;
      armed: boolean;
    };

export type SuppressedData = Record<string, never>;

export type Until =
  | { until: 'end'; frame: string; of: SeatsId | null; complete: boolean }
  | { until: 'begin'; frame: string; of: SeatsId | null }
  | { until: 'event'; type: string }
  | { until: 'never' };

export type FollowOnData = {
  attackers: string[];
};

export type Finished = {
  seat: SeatsId;
  frame: string;
};

export type Board = {
  width: number;
  depth: number;
};

export type Objective = {
  x: number;
  y: number;
  terrain: TerrainId | null;
};

export type Side = {
  edge: 'none' | 'south' | 'north';
};

export type Unit = {
  owner: SeatsId;
  kind: string;
  name: string;
  race: string;
  type: 'infantry' | 'hero' | 'monster' | 'artillery' | 'vehicle' | 'flyer';
  size: number;
  move: number;
  toHit: number;
  firepower: number;
  range: number;
  attacks: number;
  defence: number;
  suppress: number;
  destroy: number;
  specials: Special[];
  weapons: Weapon[];
  extras: MeleeExtra[];
  capacity: number;
  points: number | null;
  guessed: boolean;
  unique: boolean;
  base: UnitBase;
  leader: number;
  aim: number;
  where: Whereabouts;
  damage: number;
  hurt: boolean;
  crippled: boolean;
  immobilised: boolean;
  frozen: boolean;
  order: 'none' | 'halt' | 'advance' | 'doubleTime' | 'charge' | 'pivot' | 'manoeuvre' | 'fullPower';
  jumped: boolean;
  travelled: number;
  turned: boolean;
  shot: boolean;
  charging: UnitsId | null;
  disrupted: boolean;
  cameFrom: UnitsId | null;
  flew: number;
  due: boolean;
  bearersOpen: boolean;
  shaken: boolean;
};

export type Special = {
  id: 'scout' | 'dakkaDakka' | 'piercing' | 'elite' | 'explosive' | 'cowardly' | 'flameCloud' | 'stealthy' | 'individual' | 'fast' | 'unwieldy' | 'jumpTroops' | 'stabilisers' | 'headstrong' | 'unshakeable' | 'zap' | 'crushingStrength' | 'antigrav' | 'openTopped' | 'agile';
  n: number;
  die: boolean;
};

export type Weapon = {
  name: string;
  firepower: number;
  range: number;
  piercing: number;
  explosive: '1' | '2' | '3' | '4' | '5' | '6' | 'D3' | 'D6';
  dakka: boolean;
  haltOnly: boolean;
  arcs: ('F' | 'L' | 'R' | 'H')[];
  bearer: number;
};

export type MeleeExtra = {
  name: string;
  dice: number;
  crushing: number;
};

export type UnitBase =
  | { kind: 'circle'; radius: number }
  | { kind: 'rectangle'; length: number; width: number };

export type Whereabouts =
  | { at: 'table'; models: Spot[] }
  | { at: 'aboard'; of: UnitsId }
  | { at: 'box' }
  | { at: 'reserve' }
  | { at: 'sky' }
  | { at: 'gone' };

export type Terrain = {
  kind: 'blocking' | 'obstacle' | 'decorative' | 'difficult';
  cover: 'soft' | 'hard';
  blocksSight: boolean;
  shape: Mark[];
};

export type Mark = {
  x: number;
  y: number;
};

export type Events = {
  began: {
    readonly type: 'began';
    readonly rules: readonly string[];
    readonly frame: Plain;
  };
  stepped: {
    readonly type: 'stepped';
    readonly rules: readonly string[];
    readonly at: string;
  };
  set: {
    readonly type: 'set';
    readonly rules: readonly string[];
    readonly change: Plain;
  };
  replied: {
    readonly type: 'replied';
    readonly rules: readonly string[];
    readonly reply: Plain;
  };
  ended: {
    readonly type: 'ended';
    readonly rules: readonly string[];
    readonly why: 'done' | 'stopped' | 'cut';
  };
  effectBegan: {
    readonly type: 'effectBegan';
    readonly rules: readonly string[];
    readonly effect: Plain;
  };
  effectArmed: {
    readonly type: 'effectArmed';
    readonly rules: readonly string[];
    readonly index: number;
  };
  effectEnded: {
    readonly type: 'effectEnded';
    readonly rules: readonly string[];
    readonly index: number;
  };
  seatFinished: {
    readonly type: 'seatFinished';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly frame: string;
  };
  rolled: {
    readonly type: 'rolled';
    readonly rules: readonly string[];
    readonly by: SeatsId | null;
    readonly purpose: string;
    readonly about: string | null;
    readonly shape: string;
    readonly faces: readonly number[];
    readonly classes: readonly string[];
    readonly counts: readonly number[];
    readonly needs: Plain;
  };
  conditionRolled: {
    readonly type: 'conditionRolled';
    readonly rules: readonly string[];
    readonly condition: 'annihilation' | 'meatGrinder' | 'scorchedEarth' | 'totalControl';
  };
  battleEnded: {
    readonly type: 'battleEnded';
    readonly rules: readonly string[];
    readonly winners: readonly string[];
  };
  objectivesRolled: {
    readonly type: 'objectivesRolled';
    readonly rules: readonly string[];
    readonly count: number;
  };
  objectivePlaced: {
    readonly type: 'objectivePlaced';
    readonly rules: readonly string[];
    readonly x: number;
    readonly y: number;
    readonly terrain: TerrainId | null;
  };
  edgeChosen: {
    readonly type: 'edgeChosen';
    readonly rules: readonly string[];
    readonly side: string;
    readonly edge: 'south' | 'north';
  };
  deployed: {
    readonly type: 'deployed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly models: readonly Spot[];
    readonly frozen: boolean;
  };
  heldBack: {
    readonly type: 'heldBack';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  scouted: {
    readonly type: 'scouted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  firstTurnGoesTo: {
    readonly type: 'firstTurnGoesTo';
    readonly rules: readonly string[];
    readonly side: string;
  };
  meleeLapsed: {
    readonly type: 'meleeLapsed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly models: readonly Spot[];
  };
  turnBegan: {
    readonly type: 'turnBegan';
    readonly rules: readonly string[];
    readonly turn: number;
    readonly side: string;
  };
  called: {
    readonly type: 'called';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly comes: boolean;
  };
  arrived: {
    readonly type: 'arrived';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly models: readonly Spot[];
  };
  waits: {
    readonly type: 'waits';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  ordered: {
    readonly type: 'ordered';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly order: 'halt' | 'advance' | 'doubleTime' | 'charge' | 'pivot' | 'manoeuvre' | 'fullPower';
    readonly jump: boolean;
  };
  walked: {
    readonly type: 'walked';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly models: readonly Spot[];
    readonly why: 'advance' | 'doubleTime' | 'scout' | 'regroup' | 'fallBack' | 'arrive' | 'apart';
  };
  chargeTried: {
    readonly type: 'chargeTried';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
  };
  cowered: {
    readonly type: 'cowered';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  charged: {
    readonly type: 'charged';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
    readonly models: readonly Spot[];
    readonly disrupted: boolean;
  };
  drove: {
    readonly type: 'drove';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly to: Spot;
    readonly distance: number;
  };
  immobilised: {
    readonly type: 'immobilised';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  collided: {
    readonly type: 'collided';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly other: UnitsId;
  };
  overran: {
    readonly type: 'overran';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly over: UnitsId;
  };
  pushed: {
    readonly type: 'pushed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly models: readonly Spot[];
  };
  left: {
    readonly type: 'left';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly carrier: UnitsId;
    readonly models: readonly Spot[];
  };
  nobodyCanShoot: {
    readonly type: 'nobodyCanShoot';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  aimed: {
    readonly type: 'aimed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly facing: number;
  };
  doneShooting: {
    readonly type: 'doneShooting';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  shotFired: {
    readonly type: 'shotFired';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly with: string;
    readonly weapon: string | null;
    readonly target: UnitsId;
    readonly dice: number;
    readonly need: number;
  };
  struck: {
    readonly type: 'struck';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly with: string;
    readonly target: UnitsId;
    readonly dice: number;
    readonly need: number;
  };
  meleeOver: {
    readonly type: 'meleeOver';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  tested: {
    readonly type: 'tested';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly roll: number;
    readonly total: number;
    readonly suppress: number;
    readonly destroy: number;
    readonly result: 'steady' | 'suppressed' | 'crippled' | 'crippledAndDown' | 'destroyed';
  };
  destroyed: {
    readonly type: 'destroyed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  thrownOut: {
    readonly type: 'thrownOut';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly carrier: UnitsId;
    readonly models: readonly Spot[];
  };
  damaged: {
    readonly type: 'damaged';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly points: number;
    readonly total: number;
  };
  bearerChosen: {
    readonly type: 'bearerChosen';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly weapon: number;
    readonly bearer: number;
  };
  crippled: {
    readonly type: 'crippled';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  flewOff: {
    readonly type: 'flewOff';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  flewIn: {
    readonly type: 'flewIn';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: Spot;
  };
  boarded: {
    readonly type: 'boarded';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly carrier: UnitsId;
  };
  shookOff: {
    readonly type: 'shookOff';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  staysDown: {
    readonly type: 'staysDown';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  turnCut: {
    readonly type: 'turnCut';
    readonly rules: readonly string[];
    readonly soft: boolean;
  };
  timeRanOut: {
    readonly type: 'timeRanOut';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  timeUp: {
    readonly type: 'timeUp';
    readonly rules: readonly string[];
  };
  pauseWanted: {
    readonly type: 'pauseWanted';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  clockGoesOn: {
    readonly type: 'clockGoesOn';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  resigned: {
    readonly type: 'resigned';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
};

export type Event = Events[keyof Events];

export type OrderTriggersArgs = {
  readonly window: string;
};

export type OrderTriggersOption = {
  readonly rule: string;
};

export type DeployHowArgs = {
  readonly unit: UnitsId;
};

export type DeployPlaceArgs = {
  readonly unit: UnitsId;
};

export type ArriveArgs = {
  readonly unit: UnitsId;
};

export type OrderArgs = {
  readonly unit: UnitsId;
};

export type OrderOption = {
  readonly rules: readonly string[];
  readonly reach: number | null;
};

export type WalkArgs = {
  readonly unit: UnitsId;
  readonly why: 'advance' | 'doubleTime' | 'scout' | 'regroup' | 'fallBack' | 'arrive';
  readonly allowance: number;
  readonly jump: boolean;
};

export type ChargeTargetArgs = {
  readonly unit: UnitsId;
};

export type ChargeMoveArgs = {
  readonly unit: UnitsId;
  readonly target: UnitsId;
  readonly jump: boolean;
};

export type DriveArgs = {
  readonly unit: UnitsId;
  readonly why: 'pivot' | 'manoeuvre' | 'fullPower' | 'scout' | 'arrive';
  readonly left: number;
  readonly bend: number;
  readonly pivots: number;
};

export type MakeRoomArgs = {
  readonly vehicle: UnitsId;
  readonly unit: UnitsId;
};

export type DisembarkArgs = {
  readonly unit: UnitsId;
  readonly carrier: UnitsId;
};

export type AttackArgs = {
  readonly unit: UnitsId;
};

export type AttackOption = {
  readonly unit: UnitsId;
  readonly attack: string;
  readonly weapon: string | null;
  readonly bearer: number | null;
  readonly nth: number;
  readonly target: UnitsId | null;
};

export type TargetArgs = {
  readonly unit: UnitsId;
  readonly attack: string;
  readonly weapon: string | null;
};

export type DoubtCoverArgs = {
  readonly unit: UnitsId;
  readonly target: UnitsId;
};

export type DoubtSightArgs = {
  readonly unit: UnitsId;
  readonly target: UnitsId;
  readonly visible: boolean;
};

export type ChargersArgs = {
  readonly target: UnitsId;
};

export type WreckArgs = {
  readonly unit: UnitsId;
  readonly x: number;
  readonly y: number;
};

export type BearersArgs = {
  readonly unit: UnitsId;
};

export type BearersOption = {
  readonly unit: UnitsId;
  readonly model: number;
};

export type BearersItem = {
  readonly unit: UnitsId;
  readonly attack: string;
  readonly weapon: string;
  readonly nth: number;
};

export type RegroupArgs = {
  readonly unit: UnitsId;
};

export type FlyInArgs = {
  readonly unit: UnitsId;
  readonly must: boolean;
};

export type BoardArgs = {
  readonly unit: UnitsId;
};

export type AfterRollArgs = {
  readonly window: string;
  readonly unit: UnitsId | null;
  readonly purpose: string;
  readonly failed: number;
  readonly dice: number;
};

export type AfterRollOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type Contexts = {
  window: WindowContext;
  battle: BattleContext;
  objectives: ObjectivesContext;
  deployment: DeploymentContext;
  deployUnit: DeployUnitContext;
  scouts: ScoutsContext;
  firstTurn: FirstTurnContext;
  lapse: LapseContext;
  turn: TurnContext;
  startOfTurn: StartOfTurnContext;
  arrive: ArriveContext;
  movement: MovementContext;
  order: OrderContext;
  walk: WalkContext;
  charge: ChargeContext;
  drive: DriveContext;
  collision: CollisionContext;
  overrun: OverrunContext;
  makeRoom: MakeRoomContext;
  disembark: DisembarkContext;
  shooting: ShootingContext;
  shootUnit: ShootUnitContext;
  attack: AttackContext;
  melee: MeleeContext;
  fight: FightContext;
  tests: TestsContext;
  test: TestContext;
  wreck: WreckContext;
  windowOn: WindowOnContext;
};

export type EffectData = {
  suppressed: SuppressedData;
  followOn: FollowOnData;
};

export type Requests = {
  orderTriggers: {
    kind: 'order';
    args: OrderTriggersArgs;
    option: OrderTriggersOption;
    item: undefined;
  };
  objective: {
    kind: 'place';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  objectiveKind: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  deploy: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  edge: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  deployHow: {
    kind: 'choose';
    args: DeployHowArgs;
    option: undefined;
    item: undefined;
  };
  deployPlace: {
    kind: 'place';
    args: DeployPlaceArgs;
    option: undefined;
    item: undefined;
  };
  firstScout: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  scout: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  firstTurn: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  arrive: {
    kind: 'place';
    args: ArriveArgs;
    option: undefined;
    item: undefined;
  };
  arrival: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  moveUnit: {
    kind: 'activity';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  order: {
    kind: 'choose';
    args: OrderArgs;
    option: OrderOption;
    item: undefined;
  };
  walk: {
    kind: 'path';
    args: WalkArgs;
    option: undefined;
    item: undefined;
  };
  chargeTarget: {
    kind: 'choose';
    args: ChargeTargetArgs;
    option: undefined;
    item: undefined;
  };
  chargeMove: {
    kind: 'path';
    args: ChargeMoveArgs;
    option: undefined;
    item: undefined;
  };
  drive: {
    kind: 'path';
    args: DriveArgs;
    option: undefined;
    item: undefined;
  };
  makeRoom: {
    kind: 'place';
    args: MakeRoomArgs;
    option: undefined;
    item: undefined;
  };
  disembark: {
    kind: 'place';
    args: DisembarkArgs;
    option: undefined;
    item: undefined;
  };
  shootUnit: {
    kind: 'activity';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  attack: {
    kind: 'choose';
    args: AttackArgs;
    option: AttackOption;
    item: undefined;
  };
  target: {
    kind: 'choose';
    args: TargetArgs;
    option: undefined;
    item: undefined;
  };
  doubtCover: {
    kind: 'confirm';
    args: DoubtCoverArgs;
    option: undefined;
    item: undefined;
  };
  doubtSight: {
    kind: 'confirm';
    args: DoubtSightArgs;
    option: undefined;
    item: undefined;
  };
  melee: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  chargers: {
    kind: 'order';
    args: ChargersArgs;
    option: undefined;
    item: undefined;
  };
  testUnit: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  wreck: {
    kind: 'place';
    args: WreckArgs;
    option: undefined;
    item: undefined;
  };
  bearers: {
    kind: 'assign';
    args: BearersArgs;
    option: BearersOption;
    item: BearersItem;
  };
  regroup: {
    kind: 'confirm';
    args: RegroupArgs;
    option: undefined;
    item: undefined;
  };
  flyIn: {
    kind: 'place';
    args: FlyInArgs;
    option: undefined;
    item: undefined;
  };
  board: {
    kind: 'choose';
    args: BoardArgs;
    option: undefined;
    item: undefined;
  };
  afterRoll: {
    kind: 'choose';
    args: AfterRollArgs;
    option: AfterRollOption;
    item: undefined;
  };
};

type Sparse = Record<string, unknown>;

function noteIdsOfState(r: Reader, x: unknown): void {
  noteIds(r, x, 'seats', []);
  noteKeys(r, x, 'units', []);
  noteKeys(r, x, 'terrain', []);
}

function cloneOptions(x: Options): Options {
  return {
    turns: x.turns,
    demoTurns: x.demoTurns,
    stealthy: x.stealthy,
    halving: x.halving,
    shatteredAt: x.shatteredAt,
    coverTie: x.coverTie,
    chain: x.chain,
    doubtfulSight: x.doubtfulSight,
    balance: x.balance,
    softClock: x.softClock,
    swapEdges: x.swapEdges,
    spacing: x.spacing,
    roughHides: x.roughHides,
    sightBlockedBy: x.sightBlockedBy,
    disruptedBy: x.disruptedBy,
    flyersLeave: x.flyersLeave,
    flyersHigh: x.flyersHigh,
    terrainRolls: x.terrainRolls,
    totalControlLead: x.totalControlLead,
    specialFire: x.specialFire,
    pivotsMove: x.pivotsMove,
    embarkBy: x.embarkBy,
    clock: x.clock,
    minutes: x.minutes,
  };
}

function cloneSeat(x: Seat): Seat {
  return { id: x.id, side: x.side };
}

function cloneSeatList(x: readonly Seat[]): Seat[] {
  const n = x.length;
  const out = new Array<Seat>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneSeat(x[i]!);
  }
  return out;
}

function cloneWindowContext(x: WindowContext): WindowContext {
  return { window: x.window, turn: x.turn, passed: x.passed };
}

function cloneObjectivesContext(x: ObjectivesContext): ObjectivesContext {
  return { left: x.left, side: x.side };
}

function cloneDeploymentContext(x: DeploymentContext): DeploymentContext {
  return { side: x.side };
}

function cloneDeployUnitContext(x: DeployUnitContext): DeployUnitContext {
  return { unit: x.unit };
}

function cloneScoutsContext(x: Frozen<ScoutsContext>): ScoutsContext {
  return { side: x.side, done: x.done.slice() };
}

function cloneLapseContext(x: LapseContext): LapseContext {
  return { seat: x.seat, side: x.side };
}

function cloneTurnContext(x: TurnContext): TurnContext {
  return { seat: x.seat, side: x.side };
}

function cloneStartOfTurnContext(x: Frozen<StartOfTurnContext>): StartOfTurnContext {
  return { seat: x.seat, side: x.side, todo: x.todo.slice(), coming: x.coming.slice() };
}

function cloneArriveContext(x: ArriveContext): ArriveContext {
  return { unit: x.unit };
}

function cloneMovementContext(x: MovementContext): MovementContext {
  return { seat: x.seat, side: x.side };
}

function cloneOrderContext(x: OrderContext): OrderContext {
  return { unit: x.unit };
}

function cloneWalkContext(x: WalkContext): WalkContext {
  return { unit: x.unit, why: x.why, allowance: x.allowance, jump: x.jump };
}

function cloneChargeContext(x: ChargeContext): ChargeContext {
  return { unit: x.unit, target: x.target, jump: x.jump };
}

function cloneDataList(x: readonly Plain[]): Plain[] {
  const n = x.length;
  const out = new Array<Plain>(n);
  for (let i = 0; i < n; i++) {
    out[i] = clonePlain(x[i]!);
  }
  return out;
}

function cloneDriveContext(x: Frozen<DriveContext>): DriveContext {
  return {
    unit: x.unit,
    why: x.why,
    left: x.left,
    bend: x.bend,
    pivots: x.pivots,
    direction: x.direction,
    met: x.met.slice(),
    over: x.over.slice(),
    parting: x.parting.slice(),
    stuck: x.stuck,
    plan: clonePlain(x.plan),
    crossing: x.crossing === null ? null : clonePlain(x.crossing),
    trace: cloneDataList(x.trace),
    asked: x.asked,
  };
}

function cloneCollisionContext(x: CollisionContext): CollisionContext {
  return { unit: x.unit, other: x.other };
}

function cloneOverrunContext(x: OverrunContext): OverrunContext {
  return { unit: x.unit, over: x.over };
}

function cloneMakeRoomContext(x: MakeRoomContext): MakeRoomContext {
  return { unit: x.unit, over: x.over };
}

function cloneDisembarkContext(x: DisembarkContext): DisembarkContext {
  return { unit: x.unit };
}

function cloneShootingContext(x: ShootingContext): ShootingContext {
  return { seat: x.seat, side: x.side };
}

function cloneShootUnitContext(x: Frozen<ShootUnitContext>): ShootUnitContext {
  return { unit: x.unit, own: x.own, fired: x.fired.slice(), unseen: x.unseen.slice(), aiming: x.aiming };
}

function cloneAttackContext(x: AttackContext): AttackContext {
  return { unit: x.unit, with: x.with, target: x.target, cover: x.cover, wounds: x.wounds };
}

function cloneMeleeContext(x: MeleeContext): MeleeContext {
  return { seat: x.seat, side: x.side };
}

function cloneFightContext(x: Frozen<FightContext>): FightContext {
  return { seat: x.seat, target: x.target, chargers: x.chargers.slice(), left: x.left.slice(), extra: x.extra };
}

function cloneTestsContext(x: TestsContext): TestsContext {
  return { seat: x.seat, melee: x.melee };
}

function cloneSpot(x: Spot): Spot {
  return { x: x.x, y: x.y, facing: x.facing };
}

function cloneTestContext(x: TestContext): TestContext {
  return { seat: x.seat, unit: x.unit, melee: x.melee, at: x.at === null ? null : cloneSpot(x.at) };
}

function cloneWreckContext(x: WreckContext): WreckContext {
  return { seat: x.seat, unit: x.unit, carrier: x.carrier, melee: x.melee, at: cloneSpot(x.at) };
}

function cloneWindowOnContext(x: WindowOnContext): WindowOnContext {
  return { window: x.window, subject: clonePlain(x.subject), turn: x.turn, passed: x.passed };
}

function cloneFrame(x: Frozen<Frame>): Frame {
  switch (x.do) {
    case 'window':
      return { do: 'window', at: x.at, c: cloneWindowContext(x.c), reply: clonePlain(x.reply) };
    case 'battle':
      return { do: 'battle', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'objectives':
      return { do: 'objectives', at: x.at, c: cloneObjectivesContext(x.c), reply: clonePlain(x.reply) };
    case 'deployment':
      return { do: 'deployment', at: x.at, c: cloneDeploymentContext(x.c), reply: clonePlain(x.reply) };
    case 'deployUnit':
      return { do: 'deployUnit', at: x.at, c: cloneDeployUnitContext(x.c), reply: clonePlain(x.reply) };
    case 'scouts':
      return { do: 'scouts', at: x.at, c: cloneScoutsContext(x.c), reply: clonePlain(x.reply) };
    case 'firstTurn':
      return { do: 'firstTurn', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'lapse':
      return { do: 'lapse', at: x.at, c: cloneLapseContext(x.c), reply: clonePlain(x.reply) };
    case 'turn':
      return { do: 'turn', at: x.at, c: cloneTurnContext(x.c), reply: clonePlain(x.reply) };
    case 'startOfTurn':
      return { do: 'startOfTurn', at: x.at, c: cloneStartOfTurnContext(x.c), reply: clonePlain(x.reply) };
    case 'arrive':
      return { do: 'arrive', at: x.at, c: cloneArriveContext(x.c), reply: clonePlain(x.reply) };
    case 'movement':
      return { do: 'movement', at: x.at, c: cloneMovementContext(x.c), reply: clonePlain(x.reply) };
    case 'order':
      return { do: 'order', at: x.at, c: cloneOrderContext(x.c), reply: clonePlain(x.reply) };
    case 'walk':
      return { do: 'walk', at: x.at, c: cloneWalkContext(x.c), reply: clonePlain(x.reply) };
    case 'charge':
      return { do: 'charge', at: x.at, c: cloneChargeContext(x.c), reply: clonePlain(x.reply) };
    case 'drive':
      return { do: 'drive', at: x.at, c: cloneDriveContext(x.c), reply: clonePlain(x.reply) };
    case 'collision':
      return { do: 'collision', at: x.at, c: cloneCollisionContext(x.c), reply: clonePlain(x.reply) };
    case 'overrun':
      return { do: 'overrun', at: x.at, c: cloneOverrunContext(x.c), reply: clonePlain(x.reply) };
    case 'makeRoom':
      return { do: 'makeRoom', at: x.at, c: cloneMakeRoomContext(x.c), reply: clonePlain(x.reply) };
    case 'disembark':
      return { do: 'disembark', at: x.at, c: cloneDisembarkContext(x.c), reply: clonePlain(x.reply) };
    case 'shooting':
      return { do: 'shooting', at: x.at, c: cloneShootingContext(x.c), reply: clonePlain(x.reply) };
    case 'shootUnit':
      return { do: 'shootUnit', at: x.at, c: cloneShootUnitContext(x.c), reply: clonePlain(x.reply) };
    case 'attack':
      return { do: 'attack', at: x.at, c: cloneAttackContext(x.c), reply: clonePlain(x.reply) };
    case 'melee':
      return { do: 'melee', at: x.at, c: cloneMeleeContext(x.c), reply: clonePlain(x.reply) };
    case 'fight':
      return { do: 'fight', at: x.at, c: cloneFightContext(x.c), reply: clonePlain(x.reply) };
    case 'tests':
      return { do: 'tests', at: x.at, c: cloneTestsContext(x.c), reply: clonePlain(x.reply) };
    case 'test':
      return { do: 'test', at: x.at, c: cloneTestContext(x.c), reply: clonePlain(x.reply) };
    case 'wreck':
      return { do: 'wreck', at: x.at, c: cloneWreckContext(x.c), reply: clonePlain(x.reply) };
    case 'windowOn':
      return { do: 'windowOn', at: x.at, c: cloneWindowOnContext(x.c), reply: clonePlain(x.reply) };
  }
}

function cloneFrameList(x: readonly Frozen<Frame>[]): Frame[] {
  const n = x.length;
  const out = new Array<Frame>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneFrame(x[i]!);
  }
  return out;
}

function cloneUntil(x: Until): Until {
  switch (x.until) {
    case 'end':
      return { until: 'end', frame: x.frame, of: x.of, complete: x.complete };
    case 'begin':
      return { until: 'begin', frame: x.frame, of: x.of };
    case 'event':
      return { until: 'event', type: x.type };
    case 'never':
      return { until: 'never' };
  }
}

function cloneFollowOnData(x: Frozen<FollowOnData>): FollowOnData {
  return { attackers: x.attackers.slice() };
}

function cloneEffect(x: Frozen<Effect>): Effect {
  switch (x.name) {
    case 'suppressed':
      return {
        name: 'suppressed',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'followOn':
      return {
        name: 'followOn',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: cloneFollowOnData(x.data),
        until: cloneUntil(x.until),
        armed: x.armed,
      };
  }
}

function cloneEffectList(x: readonly Frozen<Effect>[]): Effect[] {
  const n = x.length;
  const out = new Array<Effect>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneEffect(x[i]!);
  }
  return out;
}

function cloneFinished(x: Finished): Finished {
  return { seat: x.seat, frame: x.frame };
}

function cloneFinishedList(x: readonly Finished[]): Finished[] {
  const n = x.length;
  const out = new Array<Finished>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneFinished(x[i]!);
  }
  return out;
}

function cloneBoard(x: Board): Board {
  return { width: x.width, depth: x.depth };
}

function cloneObjective(x: Objective): Objective {
  return { x: x.x, y: x.y, terrain: x.terrain };
}

function cloneObjectiveList(x: readonly Objective[]): Objective[] {
  const n = x.length;
  const out = new Array<Objective>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneObjective(x[i]!);
  }
  return out;
}

function cloneSide(x: Side): Side {
  return { edge: x.edge };
}

function cloneSideTable(x: Readonly<Record<string, Side>>): Record<string, Side> {
  const out = newTable<Side>(x);
  for (const key in x) {
    out[key] = cloneSide(x[key]!);
  }
  return out;
}

function cloneSpecial(x: Special): Special {
  return { id: x.id, n: x.n, die: x.die };
}

function cloneSpecialList(x: readonly Special[]): Special[] {
  const n = x.length;
  const out = new Array<Special>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneSpecial(x[i]!);
  }
  return out;
}

function cloneWeapon(x: Frozen<Weapon>): Weapon {
  return {
    name: x.name,
    firepower: x.firepower,
    range: x.range,
    piercing: x.piercing,
    explosive: x.explosive,
    dakka: x.dakka,
    haltOnly: x.haltOnly,
    arcs: x.arcs.slice(),
    bearer: x.bearer,
  };
}

function cloneWeaponList(x: readonly Frozen<Weapon>[]): Weapon[] {
  const n = x.length;
  const out = new Array<Weapon>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneWeapon(x[i]!);
  }
  return out;
}

function cloneMeleeExtra(x: MeleeExtra): MeleeExtra {
  return { name: x.name, dice: x.dice, crushing: x.crushing };
}

function cloneMeleeExtraList(x: readonly MeleeExtra[]): MeleeExtra[] {
  const n = x.length;
  const out = new Array<MeleeExtra>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneMeleeExtra(x[i]!);
  }
  return out;
}

function cloneUnitBase(x: UnitBase): UnitBase {
  switch (x.kind) {
    case 'circle':
      return { kind: 'circle', radius: x.radius };
    case 'rectangle':
      return { kind: 'rectangle', length: x.length, width: x.width };
  }
}

function cloneSpotList(x: readonly Spot[]): Spot[] {
  const n = x.length;
  const out = new Array<Spot>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneSpot(x[i]!);
  }
  return out;
}

function cloneWhereabouts(x: Frozen<Whereabouts>): Whereabouts {
  switch (x.at) {
    case 'table':
      return { at: 'table', models: cloneSpotList(x.models) };
    case 'aboard':
      return { at: 'aboard', of: x.of };
    case 'box':
      return { at: 'box' };
    case 'reserve':
      return { at: 'reserve' };
    case 'sky':
      return { at: 'sky' };
    case 'gone':
      return { at: 'gone' };
  }
}

function cloneUnit(x: Frozen<Unit>): Unit {
  return {
    owner: x.owner,
    kind: x.kind,
    name: x.name,
    race: x.race,
    type: x.type,
    size: x.size,
    move: x.move,
    toHit: x.toHit,
    firepower: x.firepower,
    range: x.range,
    attacks: x.attacks,
    defence: x.defence,
    suppress: x.suppress,
    destroy: x.destroy,
    specials: cloneSpecialList(x.specials),
    weapons: cloneWeaponList(x.weapons),
    extras: cloneMeleeExtraList(x.extras),
    capacity: x.capacity,
    points: x.points,
    guessed: x.guessed,
    unique: x.unique,
    base: cloneUnitBase(x.base),
    leader: x.leader,
    aim: x.aim,
    where: cloneWhereabouts(x.where),
    damage: x.damage,
    hurt: x.hurt,
    crippled: x.crippled,
    immobilised: x.immobilised,
    frozen: x.frozen,
    order: x.order,
    jumped: x.jumped,
    travelled: x.travelled,
    turned: x.turned,
    shot: x.shot,
    charging: x.charging,
    disrupted: x.disrupted,
    cameFrom: x.cameFrom,
    flew: x.flew,
    due: x.due,
    bearersOpen: x.bearersOpen,
    shaken: x.shaken,
  };
}

function cloneUnitTable(x: Readonly<Record<string, Frozen<Unit>>>): Record<string, Unit> {
  const out = newTable<Unit>(x);
  for (const key in x) {
    out[key] = cloneUnit(x[key]!);
  }
  return out;
}

function cloneMark(x: Mark): Mark {
  return { x: x.x, y: x.y };
}

function cloneMarkList(x: readonly Mark[]): Mark[] {
  const n = x.length;
  const out = new Array<Mark>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneMark(x[i]!);
  }
  return out;
}

function cloneTerrain(x: Frozen<Terrain>): Terrain {
  return { kind: x.kind, cover: x.cover, blocksSight: x.blocksSight, shape: cloneMarkList(x.shape) };
}

function cloneTerrainTable(x: Readonly<Record<string, Frozen<Terrain>>>): Record<string, Terrain> {
  const out = newTable<Terrain>(x);
  for (const key in x) {
    out[key] = cloneTerrain(x[key]!);
  }
  return out;
}

function cloneState(x: Frozen<State>): State {
  return {
    options: cloneOptions(x.options),
    seats: cloneSeatList(x.seats),
    agenda: cloneFrameList(x.agenda),
    effects: cloneEffectList(x.effects),
    finished: cloneFinishedList(x.finished),
    mission: x.mission,
    table: cloneBoard(x.table),
    turn: x.turn,
    active: x.active,
    first: x.first,
    condition: x.condition,
    size: x.size,
    objectives: cloneObjectiveList(x.objectives),
    sides: cloneSideTable(x.sides),
    units: cloneUnitTable(x.units),
    terrain: cloneTerrainTable(x.terrain),
    cut: x.cut,
    timeUp: x.timeUp,
    pausing: x.pausing.slice(),
    resigned: x.resigned.slice(),
    outOfTime: x.outOfTime,
    over: x.over,
    winners: x.winners.slice(),
  };
}

function equalOptions(a: Options, b: Options): boolean {
  return (
    a.turns === b.turns &&
    a.demoTurns === b.demoTurns &&
    a.stealthy === b.stealthy &&
    a.halving === b.halving &&
    a.shatteredAt === b.shatteredAt &&
    a.coverTie === b.coverTie &&
    a.chain === b.chain &&
    a.doubtfulSight === b.doubtfulSight &&
    a.balance === b.balance &&
    a.softClock === b.softClock &&
    a.swapEdges === b.swapEdges &&
    a.spacing === b.spacing &&
    a.roughHides === b.roughHides &&
    a.sightBlockedBy === b.sightBlockedBy &&
    a.disruptedBy === b.disruptedBy &&
    a.flyersLeave === b.flyersLeave &&
    a.flyersHigh === b.flyersHigh &&
    a.terrainRolls === b.terrainRolls &&
    a.totalControlLead === b.totalControlLead &&
    a.specialFire === b.specialFire &&
    a.pivotsMove === b.pivotsMove &&
    a.embarkBy === b.embarkBy &&
    a.clock === b.clock &&
    a.minutes === b.minutes
  );
}

function equalSeat(a: Seat, b: Seat): boolean {
  return a.id === b.id && a.side === b.side;
}

function equalSeatList(a: Seat[], b: Seat[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalSeat(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWindowContext(a: WindowContext, b: WindowContext): boolean {
  return a.window === b.window && a.turn === b.turn && a.passed === b.passed;
}

function equalObjectivesContext(a: ObjectivesContext, b: ObjectivesContext): boolean {
  return a.left === b.left && a.side === b.side;
}

function equalDeploymentContext(a: DeploymentContext, b: DeploymentContext): boolean {
  return a.side === b.side;
}

function equalDeployUnitContext(a: DeployUnitContext, b: DeployUnitContext): boolean {
  return a.unit === b.unit;
}

function equalScoutsContext(a: ScoutsContext, b: ScoutsContext): boolean {
  return a.side === b.side && equalFlatList(a.done, b.done);
}

function equalLapseContext(a: LapseContext, b: LapseContext): boolean {
  return a.seat === b.seat && a.side === b.side;
}

function equalTurnContext(a: TurnContext, b: TurnContext): boolean {
  return a.seat === b.seat && a.side === b.side;
}

function equalStartOfTurnContext(a: StartOfTurnContext, b: StartOfTurnContext): boolean {
  return a.seat === b.seat && a.side === b.side && equalFlatList(a.todo, b.todo) && equalFlatList(a.coming, b.coming);
}

function equalArriveContext(a: ArriveContext, b: ArriveContext): boolean {
  return a.unit === b.unit;
}

function equalMovementContext(a: MovementContext, b: MovementContext): boolean {
  return a.seat === b.seat && a.side === b.side;
}

function equalOrderContext(a: OrderContext, b: OrderContext): boolean {
  return a.unit === b.unit;
}

function equalWalkContext(a: WalkContext, b: WalkContext): boolean {
  return a.unit === b.unit && a.why === b.why && a.allowance === b.allowance && a.jump === b.jump;
}

function equalChargeContext(a: ChargeContext, b: ChargeContext): boolean {
  return a.unit === b.unit && a.target === b.target && a.jump === b.jump;
}

function equalDataList(a: Plain[], b: Plain[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalPlain(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalDriveContext(a: DriveContext, b: DriveContext): boolean {
  return (
    a.unit === b.unit &&
    a.why === b.why &&
    a.left === b.left &&
    a.bend === b.bend &&
    a.pivots === b.pivots &&
    a.direction === b.direction &&
    a.stuck === b.stuck &&
    a.asked === b.asked &&
    equalFlatList(a.met, b.met) &&
    equalFlatList(a.over, b.over) &&
    equalFlatList(a.parting, b.parting) &&
    equalPlain(a.plan, b.plan) &&
    (a.crossing === null ? b.crossing === null : b.crossing !== null && equalPlain(a.crossing, b.crossing)) &&
    equalDataList(a.trace, b.trace)
  );
}

function equalCollisionContext(a: CollisionContext, b: CollisionContext): boolean {
  return a.unit === b.unit && a.other === b.other;
}

function equalOverrunContext(a: OverrunContext, b: OverrunContext): boolean {
  return a.unit === b.unit && a.over === b.over;
}

function equalMakeRoomContext(a: MakeRoomContext, b: MakeRoomContext): boolean {
  return a.unit === b.unit && a.over === b.over;
}

function equalDisembarkContext(a: DisembarkContext, b: DisembarkContext): boolean {
  return a.unit === b.unit;
}

function equalShootingContext(a: ShootingContext, b: ShootingContext): boolean {
  return a.seat === b.seat && a.side === b.side;
}

function equalShootUnitContext(a: ShootUnitContext, b: ShootUnitContext): boolean {
  return (
    a.unit === b.unit &&
    a.own === b.own &&
    a.aiming === b.aiming &&
    equalFlatList(a.fired, b.fired) &&
    equalFlatList(a.unseen, b.unseen)
  );
}

function equalAttackContext(a: AttackContext, b: AttackContext): boolean {
  return (
    a.unit === b.unit &&
    a.with === b.with &&
    a.target === b.target &&
    a.cover === b.cover &&
    a.wounds === b.wounds
  );
}

function equalMeleeContext(a: MeleeContext, b: MeleeContext): boolean {
  return a.seat === b.seat && a.side === b.side;
}

function equalFightContext(a: FightContext, b: FightContext): boolean {
  return (
    a.seat === b.seat &&
    a.target === b.target &&
    a.extra === b.extra &&
    equalFlatList(a.chargers, b.chargers) &&
    equalFlatList(a.left, b.left)
  );
}

function equalTestsContext(a: TestsContext, b: TestsContext): boolean {
  return a.seat === b.seat && a.melee === b.melee;
}

function equalSpot(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing;
}

function equalTestContext(a: TestContext, b: TestContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.melee === b.melee &&
    (a.at === null ? b.at === null : b.at !== null && equalSpot(a.at, b.at))
  );
}

function equalWreckContext(a: WreckContext, b: WreckContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.carrier === b.carrier &&
    a.melee === b.melee &&
    equalSpot(a.at, b.at)
  );
}

function equalWindowOnContext(a: WindowOnContext, b: WindowOnContext): boolean {
  return a.window === b.window && a.turn === b.turn && a.passed === b.passed && equalPlain(a.subject, b.subject);
}

function equalFrame(a: Frame, b: Frame): boolean {
  switch (a.do) {
    case 'window':
      return b.do === 'window' && a.at === b.at && equalWindowContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'battle':
      return b.do === 'battle' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'objectives':
      return b.do === 'objectives' && a.at === b.at && equalObjectivesContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'deployment':
      return b.do === 'deployment' && a.at === b.at && equalDeploymentContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'deployUnit':
      return b.do === 'deployUnit' && a.at === b.at && equalDeployUnitContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'scouts':
      return b.do === 'scouts' && a.at === b.at && equalScoutsContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'firstTurn':
      return b.do === 'firstTurn' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'lapse':
      return b.do === 'lapse' && a.at === b.at && equalLapseContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'turn':
      return b.do === 'turn' && a.at === b.at && equalTurnContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'startOfTurn':
      return b.do === 'startOfTurn' && a.at === b.at && equalStartOfTurnContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'arrive':
      return b.do === 'arrive' && a.at === b.at && equalArriveContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'movement':
      return b.do === 'movement' && a.at === b.at && equalMovementContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'order':
      return b.do === 'order' && a.at === b.at && equalOrderContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'walk':
      return b.do === 'walk' && a.at === b.at && equalWalkContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'charge':
      return b.do === 'charge' && a.at === b.at && equalChargeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'drive':
      return b.do === 'drive' && a.at === b.at && equalDriveContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'collision':
      return b.do === 'collision' && a.at === b.at && equalCollisionContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'overrun':
      return b.do === 'overrun' && a.at === b.at && equalOverrunContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'makeRoom':
      return b.do === 'makeRoom' && a.at === b.at && equalMakeRoomContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'disembark':
      return b.do === 'disembark' && a.at === b.at && equalDisembarkContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'shooting':
      return b.do === 'shooting' && a.at === b.at && equalShootingContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'shootUnit':
      return b.do === 'shootUnit' && a.at === b.at && equalShootUnitContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'attack':
      return b.do === 'attack' && a.at === b.at && equalAttackContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'melee':
      return b.do === 'melee' && a.at === b.at && equalMeleeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'fight':
      return b.do === 'fight' && a.at === b.at && equalFightContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'tests':
      return b.do === 'tests' && a.at === b.at && equalTestsContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'test':
      return b.do === 'test' && a.at === b.at && equalTestContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'wreck':
      return b.do === 'wreck' && a.at === b.at && equalWreckContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'windowOn':
      return b.do === 'windowOn' && a.at === b.at && equalWindowOnContext(a.c, b.c) && equalPlain(a.reply, b.reply);
  }
}

function equalFrameList(a: Frame[], b: Frame[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalFrame(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalUntil(a: Until, b: Until): boolean {
  switch (a.until) {
    case 'end':
      return b.until === 'end' && a.frame === b.frame && a.of === b.of && a.complete === b.complete;
    case 'begin':
      return b.until === 'begin' && a.frame === b.frame && a.of === b.of;
    case 'event':
      return b.until === 'event' && a.type === b.type;
    case 'never':
      return b.until === 'never';
  }
}

function equalFollowOnData(a: FollowOnData, b: FollowOnData): boolean {
  return equalFlatList(a.attackers, b.attackers);
}

function equalEffect(a: Effect, b: Effect): boolean {
  switch (a.name) {
    case 'suppressed':
      return (
        b.name === 'suppressed' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'followOn':
      return (
        b.name === 'followOn' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        equalFollowOnData(a.data, b.data) &&
        equalUntil(a.until, b.until)
      );
  }
}

function equalEffectList(a: Effect[], b: Effect[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalEffect(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalFinished(a: Finished, b: Finished): boolean {
  return a.seat === b.seat && a.frame === b.frame;
}

function equalFinishedList(a: Finished[], b: Finished[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalFinished(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalBoard(a: Board, b: Board): boolean {
  return a.width === b.width && a.depth === b.depth;
}

function equalObjective(a: Objective, b: Objective): boolean {
  return a.x === b.x && a.y === b.y && a.terrain === b.terrain;
}

function equalObjectiveList(a: Objective[], b: Objective[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalObjective(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalSide(a: Side, b: Side): boolean {
  return a.edge === b.edge;
}

function equalSpecial(a: Special, b: Special): boolean {
  return a.id === b.id && a.n === b.n && a.die === b.die;
}

function equalSpecialList(a: Special[], b: Special[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalSpecial(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWeapon(a: Weapon, b: Weapon): boolean {
  return (
    a.name === b.name &&
    a.firepower === b.firepower &&
    a.range === b.range &&
    a.piercing === b.piercing &&
    a.explosive === b.explosive &&
    a.dakka === b.dakka &&
    a.haltOnly === b.haltOnly &&
    a.bearer === b.bearer &&
    equalFlatList(a.arcs, b.arcs)
  );
}

function equalWeaponList(a: Weapon[], b: Weapon[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalWeapon(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMeleeExtra(a: MeleeExtra, b: MeleeExtra): boolean {
  return a.name === b.name && a.dice === b.dice && a.crushing === b.crushing;
}

function equalMeleeExtraList(a: MeleeExtra[], b: MeleeExtra[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalMeleeExtra(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalUnitBase(a: UnitBase, b: UnitBase): boolean {
  switch (a.kind) {
    case 'circle':
      return b.kind === 'circle' && a.radius === b.radius;
    case 'rectangle':
      return b.kind === 'rectangle' && a.length === b.length && a.width === b.width;
  }
}

function equalSpotList(a: Spot[], b: Spot[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalSpot(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWhereabouts(a: Whereabouts, b: Whereabouts): boolean {
  switch (a.at) {
    case 'table':
      return b.at === 'table' && equalSpotList(a.models, b.models);
    case 'aboard':
      return b.at === 'aboard' && a.of === b.of;
    case 'box':
      return b.at === 'box';
    case 'reserve':
      return b.at === 'reserve';
    case 'sky':
      return b.at === 'sky';
    case 'gone':
      return b.at === 'gone';
  }
}

function equalUnit(a: Unit, b: Unit): boolean {
  return (
    a.owner === b.owner &&
    a.kind === b.kind &&
    a.name === b.name &&
    a.race === b.race &&
    a.type === b.type &&
    a.size === b.size &&
    a.move === b.move &&
    a.toHit === b.toHit &&
    a.firepower === b.firepower &&
    a.range === b.range &&
    a.attacks === b.attacks &&
    a.defence === b.defence &&
    a.suppress === b.suppress &&
    a.destroy === b.destroy &&
    a.capacity === b.capacity &&
    a.points === b.points &&
    a.guessed === b.guessed &&
    a.unique === b.unique &&
    a.leader === b.leader &&
    a.aim === b.aim &&
    a.damage === b.damage &&
    a.hurt === b.hurt &&
    a.crippled === b.crippled &&
    a.immobilised === b.immobilised &&
    a.frozen === b.frozen &&
    a.order === b.order &&
    a.jumped === b.jumped &&
    a.travelled === b.travelled &&
    a.turned === b.turned &&
    a.shot === b.shot &&
    a.charging === b.charging &&
    a.disrupted === b.disrupted &&
    a.cameFrom === b.cameFrom &&
    a.flew === b.flew &&
    a.due === b.due &&
    a.bearersOpen === b.bearersOpen &&
    a.shaken === b.shaken &&
    equalSpecialList(a.specials, b.specials) &&
    equalWeaponList(a.weapons, b.weapons) &&
    equalMeleeExtraList(a.extras, b.extras) &&
    equalUnitBase(a.base, b.base) &&
    equalWhereabouts(a.where, b.where)
  );
}

function equalMark(a: Mark, b: Mark): boolean {
  return a.x === b.x && a.y === b.y;
}

function equalMarkList(a: Mark[], b: Mark[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalMark(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalTerrain(a: Terrain, b: Terrain): boolean {
  return (
    a.kind === b.kind &&
    a.cover === b.cover &&
    a.blocksSight === b.blocksSight &&
    equalMarkList(a.shape, b.shape)
  );
}

function shareState(x: State, b: State): State {
  return {
    options: shareOne(x.options, b.options, (v, w) => equalOptions(v, w), (v) => cloneOptions(v)),
    seats: shareOne(x.seats, b.seats, (v, w) => equalSeatList(v, w), (v) => cloneSeatList(v)),
    agenda: shareOne(x.agenda, b.agenda, (v, w) => equalFrameList(v, w), (v) => cloneFrameList(v)),
    effects: shareOne(x.effects, b.effects, (v, w) => equalEffectList(v, w), (v) => cloneEffectList(v)),
    finished: shareOne(x.finished, b.finished, (v, w) => equalFinishedList(v, w), (v) => cloneFinishedList(v)),
    mission: x.mission,
    table: shareOne(x.table, b.table, (v, w) => equalBoard(v, w), (v) => cloneBoard(v)),
    turn: x.turn,
    active: x.active,
    first: x.first,
    condition: x.condition,
    size: x.size,
    objectives: shareOne(x.objectives, b.objectives, (v, w) => equalObjectiveList(v, w), (v) => cloneObjectiveList(v)),
    sides: shareTable(x.sides, b.sides, (v, w) => equalSide(v, w), (v) => cloneSide(v)),
    units: shareTable(x.units, b.units, (v, w) => equalUnit(v, w), (v) => cloneUnit(v)),
    terrain: shareTable(x.terrain, b.terrain, (v, w) => equalTerrain(v, w), (v) => cloneTerrain(v)),
    cut: x.cut,
    timeUp: x.timeUp,
    pausing: shareOne(x.pausing, b.pausing, (v, w) => equalFlatList(v, w), (v) => v.slice()),
    resigned: shareOne(x.resigned, b.resigned, (v, w) => equalFlatList(v, w), (v) => v.slice()),
    outOfTime: x.outOfTime,
    over: x.over,
    winners: shareOne(x.winners, b.winners, (v, w) => equalFlatList(v, w), (v) => v.slice()),
  };
}

function equalSideTable(a: Record<string, Side>, b: Record<string, Side>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalSide(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalUnitTable(a: Record<string, Unit>, b: Record<string, Unit>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalUnit(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalTerrainTable(a: Record<string, Terrain>, b: Record<string, Terrain>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalTerrain(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalState(a: State, b: State): boolean {
  return (
    a.mission === b.mission &&
    a.turn === b.turn &&
    a.active === b.active &&
    a.first === b.first &&
    a.condition === b.condition &&
    a.size === b.size &&
    a.cut === b.cut &&
    a.timeUp === b.timeUp &&
    a.outOfTime === b.outOfTime &&
    a.over === b.over &&
    equalOptions(a.options, b.options) &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalBoard(a.table, b.table) &&
    equalObjectiveList(a.objectives, b.objectives) &&
    equalSideTable(a.sides, b.sides) &&
    equalUnitTable(a.units, b.units) &&
    equalTerrainTable(a.terrain, b.terrain) &&
    equalFlatList(a.pausing, b.pausing) &&
    equalFlatList(a.resigned, b.resigned) &&
    equalFlatList(a.winners, b.winners)
  );
}

function hashOptions(h: Lanes, x: Options): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.turns, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.turns, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.demoTurns, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.demoTurns, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.stealthy ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.stealthy ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.chain ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.chain ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.doubtfulSight ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.doubtfulSight ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.softClock ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.softClock ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.swapEdges ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.swapEdges ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.pivotsMove ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.pivotsMove ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.minutes, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.minutes, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.halving);
  mixText(h, x.shatteredAt);
  mixText(h, x.coverTie);
  mixText(h, x.balance);
  mixText(h, x.spacing);
  mixText(h, x.roughHides);
  mixText(h, x.sightBlockedBy);
  mixText(h, x.disruptedBy);
  mixText(h, x.flyersLeave);
  mixText(h, x.flyersHigh);
  mixText(h, x.terrainRolls);
  mixText(h, x.totalControlLead);
  mixText(h, x.specialFire);
  mixText(h, x.embarkBy);
  mixText(h, x.clock);
}

function hashSeat(h: Lanes, x: Seat): void {
  mixText(h, x.id);
  mixText(h, x.side);
}

function hashSeatList(h: Lanes, x: Seat[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashSeat(h, v);
  }
}

function hashWindowContext(h: Lanes, x: WindowContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.turn ^ highA(x.turn), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.turn ^ highB(x.turn), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.passed ^ highA(x.passed), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.passed ^ highB(x.passed), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.window);
}

function hashObjectivesContext(h: Lanes, x: ObjectivesContext): void {
  mixWord(h, x.left);
  if (x.side === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.side);
  }
}

function hashDeploymentContext(h: Lanes, x: DeploymentContext): void {
  if (x.side === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.side);
  }
}

function hashDeployUnitContext(h: Lanes, x: DeployUnitContext): void {
  mixText(h, x.unit);
}

function hashUnitsIdList(h: Lanes, x: UnitsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashScoutsContext(h: Lanes, x: ScoutsContext): void {
  if (x.side === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.side);
  }
  hashUnitsIdList(h, x.done);
}

function hashLapseContext(h: Lanes, x: LapseContext): void {
  mixText(h, x.seat);
  mixText(h, x.side);
}

function hashTurnContext(h: Lanes, x: TurnContext): void {
  mixText(h, x.seat);
  mixText(h, x.side);
}

function hashStartOfTurnContext(h: Lanes, x: StartOfTurnContext): void {
  mixText(h, x.seat);
  mixText(h, x.side);
  hashUnitsIdList(h, x.todo);
  hashUnitsIdList(h, x.coming);
}

function hashArriveContext(h: Lanes, x: ArriveContext): void {
  mixText(h, x.unit);
}

function hashMovementContext(h: Lanes, x: MovementContext): void {
  mixText(h, x.seat);
  mixText(h, x.side);
}

function hashOrderContext(h: Lanes, x: OrderContext): void {
  mixText(h, x.unit);
}

function hashWalkContext(h: Lanes, x: WalkContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.allowance, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.allowance, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.jump ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.jump ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.unit);
  mixText(h, x.why);
}

function hashChargeContext(h: Lanes, x: ChargeContext): void {
  mixText(h, x.unit);
  if (x.target === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.target);
  }
  mixWord(h, x.jump ? 1 : 0);
}

function hashTextList(h: Lanes, x: string[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashDataList(h: Lanes, x: Plain[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixPlain(h, v);
  }
}

function hashDriveContext(h: Lanes, x: DriveContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.left, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.left, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.bend, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.bend, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.pivots, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.pivots, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.direction, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.direction, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.stuck ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.stuck ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.asked ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.asked ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.unit);
  mixText(h, x.why);
  hashTextList(h, x.met);
  hashUnitsIdList(h, x.over);
  hashUnitsIdList(h, x.parting);
  mixPlain(h, x.plan);
  if (x.crossing === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixPlain(h, x.crossing);
  }
  hashDataList(h, x.trace);
}

function hashCollisionContext(h: Lanes, x: CollisionContext): void {
  mixText(h, x.unit);
  mixText(h, x.other);
}

function hashOverrunContext(h: Lanes, x: OverrunContext): void {
  mixText(h, x.unit);
  mixText(h, x.over);
}

function hashMakeRoomContext(h: Lanes, x: MakeRoomContext): void {
  mixText(h, x.unit);
  mixText(h, x.over);
}

function hashDisembarkContext(h: Lanes, x: DisembarkContext): void {
  mixText(h, x.unit);
}

function hashShootingContext(h: Lanes, x: ShootingContext): void {
  mixText(h, x.seat);
  mixText(h, x.side);
}

function hashIntList(h: Lanes, x: number[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixNumber(h, v);
  }
}

function hashShootUnitContext(h: Lanes, x: ShootUnitContext): void {
  mixText(h, x.unit);
  mixWord(h, x.own ? 1 : 0);
  hashIntList(h, x.fired);
  hashTextList(h, x.unseen);
  if (x.aiming === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.aiming);
  }
}

function hashAttackContext(h: Lanes, x: AttackContext): void {
  mixText(h, x.unit);
  mixText(h, x.with);
  mixText(h, x.target);
  if (x.cover === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.cover);
  }
  mixNumber(h, x.wounds);
}

function hashMeleeContext(h: Lanes, x: MeleeContext): void {
  mixText(h, x.seat);
  mixText(h, x.side);
}

function hashFightContext(h: Lanes, x: FightContext): void {
  mixText(h, x.seat);
  mixText(h, x.target);
  hashUnitsIdList(h, x.chargers);
  hashUnitsIdList(h, x.left);
  mixNumber(h, x.extra);
}

function hashTestsContext(h: Lanes, x: TestsContext): void {
  mixText(h, x.seat);
  mixWord(h, x.melee ? 1 : 0);
}

function hashSpot(h: Lanes, x: Spot): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.facing, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.facing, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashTestContext(h: Lanes, x: TestContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixWord(h, x.melee ? 1 : 0);
  if (x.at === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashSpot(h, x.at);
  }
}

function hashWreckContext(h: Lanes, x: WreckContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixText(h, x.carrier);
  mixWord(h, x.melee ? 1 : 0);
  hashSpot(h, x.at);
}

function hashWindowOnContext(h: Lanes, x: WindowOnContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.turn ^ highA(x.turn), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.turn ^ highB(x.turn), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.passed ^ highA(x.passed), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.passed ^ highB(x.passed), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.window);
  mixPlain(h, x.subject);
}

function hashFrame(h: Lanes, x: Frame): void {
  switch (x.do) {
    case 'window': {
      mixWord(h, 1);
      mixText(h, x.at);
      hashWindowContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'battle': {
      mixWord(h, 2);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'objectives': {
      mixWord(h, 3);
      mixText(h, x.at);
      hashObjectivesContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'deployment': {
      mixWord(h, 4);
      mixText(h, x.at);
      hashDeploymentContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'deployUnit': {
      mixWord(h, 5);
      mixText(h, x.at);
      hashDeployUnitContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'scouts': {
      mixWord(h, 6);
      mixText(h, x.at);
      hashScoutsContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'firstTurn': {
      mixWord(h, 7);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'lapse': {
      mixWord(h, 8);
      mixText(h, x.at);
      hashLapseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'turn': {
      mixWord(h, 9);
      mixText(h, x.at);
      hashTurnContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'startOfTurn': {
      mixWord(h, 10);
      mixText(h, x.at);
      hashStartOfTurnContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'arrive': {
      mixWord(h, 11);
      mixText(h, x.at);
      hashArriveContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'movement': {
      mixWord(h, 12);
      mixText(h, x.at);
      hashMovementContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'order': {
      mixWord(h, 13);
      mixText(h, x.at);
      hashOrderContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'walk': {
      mixWord(h, 14);
      mixText(h, x.at);
      hashWalkContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'charge': {
      mixWord(h, 15);
      mixText(h, x.at);
      hashChargeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'drive': {
      mixWord(h, 16);
      mixText(h, x.at);
      hashDriveContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'collision': {
      mixWord(h, 17);
      mixText(h, x.at);
      hashCollisionContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'overrun': {
      mixWord(h, 18);
      mixText(h, x.at);
      hashOverrunContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'makeRoom': {
      mixWord(h, 19);
      mixText(h, x.at);
      hashMakeRoomContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'disembark': {
      mixWord(h, 20);
      mixText(h, x.at);
      hashDisembarkContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shooting': {
      mixWord(h, 21);
      mixText(h, x.at);
      hashShootingContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shootUnit': {
      mixWord(h, 22);
      mixText(h, x.at);
      hashShootUnitContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'attack': {
      mixWord(h, 23);
      mixText(h, x.at);
      hashAttackContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'melee': {
      mixWord(h, 24);
      mixText(h, x.at);
      hashMeleeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'fight': {
      mixWord(h, 25);
      mixText(h, x.at);
      hashFightContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'tests': {
      mixWord(h, 26);
      mixText(h, x.at);
      hashTestsContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'test': {
      mixWord(h, 27);
      mixText(h, x.at);
      hashTestContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'wreck': {
      mixWord(h, 28);
      mixText(h, x.at);
      hashWreckContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'windowOn': {
      mixWord(h, 29);
      mixText(h, x.at);
      hashWindowOnContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
  }
}

function hashFrameList(h: Lanes, x: Frame[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashFrame(h, v);
  }
}

function hashUntil(h: Lanes, x: Until): void {
  switch (x.until) {
    case 'end': {
      mixWord(h, 1);
      mixText(h, x.frame);
      if (x.of === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixText(h, x.of);
      }
      mixWord(h, x.complete ? 1 : 0);
      break;
    }
    case 'begin': {
      mixWord(h, 2);
      mixText(h, x.frame);
      if (x.of === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixText(h, x.of);
      }
      break;
    }
    case 'event': {
      mixWord(h, 3);
      mixText(h, x.type);
      break;
    }
    case 'never': {
      mixWord(h, 4);
      break;
    }
  }
}

function hashFollowOnData(h: Lanes, x: FollowOnData): void {
  hashTextList(h, x.attackers);
}

function hashEffect(h: Lanes, x: Effect): void {
  switch (x.name) {
    case 'suppressed': {
      mixWord(h, 1);
      mixText(h, x.rule);
      mixText(h, x.on);
      if (x.by === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixText(h, x.by);
      }
      hashUntil(h, x.until);
      mixWord(h, x.armed ? 1 : 0);
      break;
    }
    case 'followOn': {
      mixWord(h, 2);
      mixText(h, x.rule);
      mixText(h, x.on);
      if (x.by === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixText(h, x.by);
      }
      hashFollowOnData(h, x.data);
      hashUntil(h, x.until);
      mixWord(h, x.armed ? 1 : 0);
      break;
    }
  }
}

function hashEffectList(h: Lanes, x: Effect[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashEffect(h, v);
  }
}

function hashFinished(h: Lanes, x: Finished): void {
  mixText(h, x.seat);
  mixText(h, x.frame);
}

function hashFinishedList(h: Lanes, x: Finished[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashFinished(h, v);
  }
}

function hashBoard(h: Lanes, x: Board): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.width, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.width, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.depth, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.depth, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashObjective(h: Lanes, x: Objective): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
  h[0] = a;
  h[1] = b;
  if (x.terrain === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.terrain);
  }
}

function hashObjectiveList(h: Lanes, x: Objective[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashObjective(h, v);
  }
}

function hashSide(h: Lanes, x: Side): void {
  mixText(h, x.edge);
}

function hashSideTable(h: Lanes, x: Record<string, Side>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashSide(h, v);
  }
}

function hashSpecial(h: Lanes, x: Special): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.n, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.n, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.die ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.die ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.id);
}

function hashSpecialList(h: Lanes, x: Special[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashSpecial(h, v);
  }
}

function hashWordList(h: Lanes, x: ('F' | 'L' | 'R' | 'H')[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashWeapon(h: Lanes, x: Weapon): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.firepower, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.firepower, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.range, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.range, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.piercing, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.piercing, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.dakka ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.dakka ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.haltOnly ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.haltOnly ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.bearer, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.bearer, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
  mixText(h, x.explosive);
  hashWordList(h, x.arcs);
}

function hashWeaponList(h: Lanes, x: Weapon[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashWeapon(h, v);
  }
}

function hashMeleeExtra(h: Lanes, x: MeleeExtra): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.dice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.dice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.crushing, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.crushing, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
}

function hashMeleeExtraList(h: Lanes, x: MeleeExtra[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashMeleeExtra(h, v);
  }
}

function hashUnitBase(h: Lanes, x: UnitBase): void {
  switch (x.kind) {
    case 'circle': {
      mixWord(h, 1);
      mixWord(h, x.radius);
      break;
    }
    case 'rectangle': {
      mixWord(h, 2);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.length, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.length, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.width, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.width, LANE_B);
      h[0] = a;
      h[1] = b;
      break;
    }
  }
}

function hashSpotList(h: Lanes, x: Spot[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashSpot(h, v);
  }
}

function hashWhereabouts(h: Lanes, x: Whereabouts): void {
  switch (x.at) {
    case 'table': {
      mixWord(h, 1);
      hashSpotList(h, x.models);
      break;
    }
    case 'aboard': {
      mixWord(h, 2);
      mixText(h, x.of);
      break;
    }
    case 'box': {
      mixWord(h, 3);
      break;
    }
    case 'reserve': {
      mixWord(h, 4);
      break;
    }
    case 'sky': {
      mixWord(h, 5);
      break;
    }
    case 'gone': {
      mixWord(h, 6);
      break;
    }
  }
}

function hashUnit(h: Lanes, x: Unit): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.size, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.size, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.move, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.move, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.toHit, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.toHit, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.firepower, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.firepower, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.range, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.range, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.attacks, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.attacks, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.defence, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.defence, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.suppress, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.suppress, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.destroy, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.destroy, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.capacity, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.capacity, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.guessed ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.guessed ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.unique ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.unique ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.leader, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.leader, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.aim, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.aim, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.damage, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.damage, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.hurt ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.hurt ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.crippled ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.crippled ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.immobilised ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.immobilised ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.frozen ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.frozen ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.jumped ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.jumped ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.travelled, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.travelled, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.turned ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.turned ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.shot ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.shot ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.disrupted ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.disrupted ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.flew ^ highA(x.flew), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.flew ^ highB(x.flew), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.due ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.due ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.bearersOpen ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.bearersOpen ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.shaken ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.shaken ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.owner);
  mixText(h, x.kind);
  mixText(h, x.name);
  mixText(h, x.race);
  mixText(h, x.type);
  hashSpecialList(h, x.specials);
  hashWeaponList(h, x.weapons);
  hashMeleeExtraList(h, x.extras);
  if (x.points === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.points);
  }
  hashUnitBase(h, x.base);
  hashWhereabouts(h, x.where);
  mixText(h, x.order);
  if (x.charging === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.charging);
  }
  if (x.cameFrom === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.cameFrom);
  }
}

function hashUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashUnit(h, v);
  }
}

function hashMark(h: Lanes, x: Mark): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashMarkList(h: Lanes, x: Mark[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashMark(h, v);
  }
}

function hashTerrain(h: Lanes, x: Terrain): void {
  mixText(h, x.kind);
  mixText(h, x.cover);
  mixWord(h, x.blocksSight ? 1 : 0);
  hashMarkList(h, x.shape);
}

function hashTerrainTable(h: Lanes, x: Record<string, Terrain>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashTerrain(h, v);
  }
}

function hashSeatsIdList(h: Lanes, x: SeatsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashState(h: Lanes, x: State): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.turn ^ highA(x.turn), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.turn ^ highB(x.turn), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.size, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.size, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.timeUp ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.timeUp ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.over ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.over ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  hashOptions(h, x.options);
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  mixText(h, x.mission);
  hashBoard(h, x.table);
  if (x.active === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.active);
  }
  if (x.first === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.first);
  }
  mixText(h, x.condition);
  hashObjectiveList(h, x.objectives);
  hashSideTable(h, x.sides);
  hashUnitTable(h, x.units);
  hashTerrainTable(h, x.terrain);
  mixText(h, x.cut);
  hashSeatsIdList(h, x.pausing);
  hashSeatsIdList(h, x.resigned);
  if (x.outOfTime === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.outOfTime);
  }
  hashTextList(h, x.winners);
}

function spaceUnit(h: Lanes, x: Unit): void {
  hashWhereabouts(h, x.where);
  mixWord(h, x.crippled ? 1 : 0);
}

function spaceUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    spaceUnit(h, v);
  }
}

function spaceTerrain(h: Lanes, x: Terrain): void {
  mixWord(h, x.blocksSight ? 1 : 0);
  hashMarkList(h, x.shape);
}

function spaceTerrainTable(h: Lanes, x: Record<string, Terrain>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    spaceTerrain(h, v);
  }
}

function spaceState(h: Lanes, x: State): void {
  hashBoard(h, x.table);
  spaceUnitTable(h, x.units);
  spaceTerrainTable(h, x.terrain);
}

function cloneEvent(x: Event): Event {
  switch (x.type) {
    case 'began':
      return { type: 'began', rules: x.rules.slice(), frame: clonePlain(x.frame) };
    case 'stepped':
      return { type: 'stepped', rules: x.rules.slice(), at: x.at };
    case 'set':
      return { type: 'set', rules: x.rules.slice(), change: clonePlain(x.change) };
    case 'replied':
      return { type: 'replied', rules: x.rules.slice(), reply: clonePlain(x.reply) };
    case 'ended':
      return { type: 'ended', rules: x.rules.slice(), why: x.why };
    case 'effectBegan':
      return { type: 'effectBegan', rules: x.rules.slice(), effect: clonePlain(x.effect) };
    case 'effectArmed':
      return { type: 'effectArmed', rules: x.rules.slice(), index: x.index };
    case 'effectEnded':
      return { type: 'effectEnded', rules: x.rules.slice(), index: x.index };
    case 'seatFinished':
      return { type: 'seatFinished', rules: x.rules.slice(), seat: x.seat, frame: x.frame };
    case 'rolled':
      return {
        type: 'rolled',
        rules: x.rules.slice(),
        by: x.by,
        purpose: x.purpose,
        about: x.about,
        shape: x.shape,
        faces: x.faces.slice(),
        classes: x.classes.slice(),
        counts: x.counts.slice(),
        needs: clonePlain(x.needs),
      };
    case 'conditionRolled':
      return { type: 'conditionRolled', rules: x.rules.slice(), condition: x.condition };
    case 'battleEnded':
      return { type: 'battleEnded', rules: x.rules.slice(), winners: x.winners.slice() };
    case 'objectivesRolled':
      return { type: 'objectivesRolled', rules: x.rules.slice(), count: x.count };
    case 'objectivePlaced':
      return { type: 'objectivePlaced', rules: x.rules.slice(), x: x.x, y: x.y, terrain: x.terrain };
    case 'edgeChosen':
      return { type: 'edgeChosen', rules: x.rules.slice(), side: x.side, edge: x.edge };
    case 'deployed':
      return {
        type: 'deployed',
        rules: x.rules.slice(),
        unit: x.unit,
        models: cloneSpotList(x.models),
        frozen: x.frozen,
      };
    case 'heldBack':
      return { type: 'heldBack', rules: x.rules.slice(), unit: x.unit };
    case 'scouted':
      return { type: 'scouted', rules: x.rules.slice(), unit: x.unit };
    case 'firstTurnGoesTo':
      return { type: 'firstTurnGoesTo', rules: x.rules.slice(), side: x.side };
    case 'meleeLapsed':
      return { type: 'meleeLapsed', rules: x.rules.slice(), unit: x.unit, models: cloneSpotList(x.models) };
    case 'turnBegan':
      return { type: 'turnBegan', rules: x.rules.slice(), turn: x.turn, side: x.side };
    case 'called':
      return { type: 'called', rules: x.rules.slice(), unit: x.unit, comes: x.comes };
    case 'arrived':
      return { type: 'arrived', rules: x.rules.slice(), unit: x.unit, models: cloneSpotList(x.models) };
    case 'waits':
      return { type: 'waits', rules: x.rules.slice(), unit: x.unit };
    case 'ordered':
      return { type: 'ordered', rules: x.rules.slice(), unit: x.unit, order: x.order, jump: x.jump };
    case 'walked':
      return { type: 'walked', rules: x.rules.slice(), unit: x.unit, models: cloneSpotList(x.models), why: x.why };
    case 'chargeTried':
      return { type: 'chargeTried', rules: x.rules.slice(), unit: x.unit, target: x.target };
    case 'cowered':
      return { type: 'cowered', rules: x.rules.slice(), unit: x.unit };
    case 'charged':
      return {
        type: 'charged',
        rules: x.rules.slice(),
        unit: x.unit,
        target: x.target,
        models: cloneSpotList(x.models),
        disrupted: x.disrupted,
      };
    case 'drove':
      return { type: 'drove', rules: x.rules.slice(), unit: x.unit, to: cloneSpot(x.to), distance: x.distance };
    case 'immobilised':
      return { type: 'immobilised', rules: x.rules.slice(), unit: x.unit };
    case 'collided':
      return { type: 'collided', rules: x.rules.slice(), unit: x.unit, other: x.other };
    case 'overran':
      return { type: 'overran', rules: x.rules.slice(), unit: x.unit, over: x.over };
    case 'pushed':
      return { type: 'pushed', rules: x.rules.slice(), unit: x.unit, models: cloneSpotList(x.models) };
    case 'left':
      return {
        type: 'left',
        rules: x.rules.slice(),
        unit: x.unit,
        carrier: x.carrier,
        models: cloneSpotList(x.models),
      };
    case 'nobodyCanShoot':
      return { type: 'nobodyCanShoot', rules: x.rules.slice(), seat: x.seat };
    case 'aimed':
      return { type: 'aimed', rules: x.rules.slice(), unit: x.unit, facing: x.facing };
    case 'doneShooting':
      return { type: 'doneShooting', rules: x.rules.slice(), unit: x.unit };
    case 'shotFired':
      return {
        type: 'shotFired',
        rules: x.rules.slice(),
        unit: x.unit,
        with: x.with,
        weapon: x.weapon,
        target: x.target,
        dice: x.dice,
        need: x.need,
      };
    case 'struck':
      return {
        type: 'struck',
        rules: x.rules.slice(),
        unit: x.unit,
        with: x.with,
        target: x.target,
        dice: x.dice,
        need: x.need,
      };
    case 'meleeOver':
      return { type: 'meleeOver', rules: x.rules.slice(), unit: x.unit };
    case 'tested':
      return {
        type: 'tested',
        rules: x.rules.slice(),
        unit: x.unit,
        roll: x.roll,
        total: x.total,
        suppress: x.suppress,
        destroy: x.destroy,
        result: x.result,
      };
    case 'destroyed':
      return { type: 'destroyed', rules: x.rules.slice(), unit: x.unit };
    case 'thrownOut':
      return {
        type: 'thrownOut',
        rules: x.rules.slice(),
        unit: x.unit,
        carrier: x.carrier,
        models: cloneSpotList(x.models),
      };
    case 'damaged':
      return { type: 'damaged', rules: x.rules.slice(), unit: x.unit, points: x.points, total: x.total };
    case 'bearerChosen':
      return { type: 'bearerChosen', rules: x.rules.slice(), unit: x.unit, weapon: x.weapon, bearer: x.bearer };
    case 'crippled':
      return { type: 'crippled', rules: x.rules.slice(), unit: x.unit };
    case 'flewOff':
      return { type: 'flewOff', rules: x.rules.slice(), unit: x.unit };
    case 'flewIn':
      return { type: 'flewIn', rules: x.rules.slice(), unit: x.unit, model: cloneSpot(x.model) };
    case 'boarded':
      return { type: 'boarded', rules: x.rules.slice(), unit: x.unit, carrier: x.carrier };
    case 'shookOff':
      return { type: 'shookOff', rules: x.rules.slice(), unit: x.unit };
    case 'staysDown':
      return { type: 'staysDown', rules: x.rules.slice(), unit: x.unit };
    case 'turnCut':
      return { type: 'turnCut', rules: x.rules.slice(), soft: x.soft };
    case 'timeRanOut':
      return { type: 'timeRanOut', rules: x.rules.slice(), seat: x.seat };
    case 'timeUp':
      return { type: 'timeUp', rules: x.rules.slice() };
    case 'pauseWanted':
      return { type: 'pauseWanted', rules: x.rules.slice(), seat: x.seat };
    case 'clockGoesOn':
      return { type: 'clockGoesOn', rules: x.rules.slice(), seat: x.seat };
    case 'resigned':
      return { type: 'resigned', rules: x.rules.slice(), seat: x.seat };
  }
}

const readNumberFrom0To200 = readInt(0, 200);

const readHalvingWord = readLiteral(['down', 'up']);

const readShatteredAtWord = readLiteral(['first', 'second']);

const readCoverTieWord = readLiteral(['open', 'cover']);

const readBalanceWord = readLiteral(['none', 'antiTank', 'heatCannon', 'hailstormCannon']);

const readSpacingWord = readLiteral(['all', 'enemies']);

const readRoughHidesWord = readLiteral(['deep', 'always']);

const readSightBlockedByWord = readLiteral(['big', 'all']);

const readDisruptedByWord = readLiteral(['one', 'several']);

const readFlyersLeaveWord = readLiteral(['ownTurn', 'nextTurn']);

const readFlyersHighWord = readLiteral(['forAll', 'forGround']);

const readTerrainRollsWord = readLiteral(['each', 'once']);

const readTotalControlLeadWord = readLiteral(['fifth', 'any']);

const readSpecialFireWord = readLiteral(['instead', 'besides']);

const readEmbarkByWord = readLiteral(['nearest', 'all']);

const readClockWord = readLiteral(['none', 'chess', 'turn', 'battle']);

const readNumberFrom0To600 = readInt(0, 600);

function readOptions(r: Reader, v: unknown): Options {
  const o = openRecord(r, v, [
    'turns',
    'demoTurns',
    'stealthy',
    'halving',
    'shatteredAt',
    'coverTie',
    'chain',
    'doubtfulSight',
    'balance',
    'softClock',
    'swapEdges',
    'spacing',
    'roughHides',
    'sightBlockedBy',
    'disruptedBy',
    'flyersLeave',
    'flyersHigh',
    'terrainRolls',
    'totalControlLead',
    'specialFire',
    'pivotsMove',
    'embarkBy',
    'clock',
    'minutes',
  ]);
  if (o === null) return nothing();
  return {
    turns: optional(r, o, 'turns', readNumberFrom0To200, 12),
    demoTurns: optional(r, o, 'demoTurns', readNumberFrom0To200, 60),
    stealthy: optional(r, o, 'stealthy', readBool, true),
    halving: optional(r, o, 'halving', readHalvingWord, 'down'),
    shatteredAt: optional(r, o, 'shatteredAt', readShatteredAtWord, 'first'),
    coverTie: optional(r, o, 'coverTie', readCoverTieWord, 'open'),
    chain: optional(r, o, 'chain', readBool, false),
    doubtfulSight: optional(r, o, 'doubtfulSight', readBool, false),
    balance: optional(r, o, 'balance', readBalanceWord, 'none'),
    softClock: optional(r, o, 'softClock', readBool, false),
    swapEdges: optional(r, o, 'swapEdges', readBool, false),
    spacing: optional(r, o, 'spacing', readSpacingWord, 'all'),
    roughHides: optional(r, o, 'roughHides', readRoughHidesWord, 'deep'),
    sightBlockedBy: optional(r, o, 'sightBlockedBy', readSightBlockedByWord, 'big'),
    disruptedBy: optional(r, o, 'disruptedBy', readDisruptedByWord, 'one'),
    flyersLeave: optional(r, o, 'flyersLeave', readFlyersLeaveWord, 'ownTurn'),
    flyersHigh: optional(r, o, 'flyersHigh', readFlyersHighWord, 'forAll'),
    terrainRolls: optional(r, o, 'terrainRolls', readTerrainRollsWord, 'each'),
    totalControlLead: optional(r, o, 'totalControlLead', readTotalControlLeadWord, 'fifth'),
    specialFire: optional(r, o, 'specialFire', readSpecialFireWord, 'instead'),
    pivotsMove: optional(r, o, 'pivotsMove', readBool, true),
    embarkBy: optional(r, o, 'embarkBy', readEmbarkByWord, 'nearest'),
    clock: optional(r, o, 'clock', readClockWord, 'none'),
    minutes: optional(r, o, 'minutes', readNumberFrom0To600, 0),
  };
}

function readSeat(r: Reader, v: unknown): Seat {
  const o = openRecord(r, v, ['id', 'side']);
  if (o === null) return nothing();
  return { id: field(r, o, 'id', readText), side: field(r, o, 'side', readText) };
}

const readSeatList = readList(readSeat);

const readNumberFrom0 = readInt(0, 9007199254740991);

function readWindowContext(r: Reader, v: unknown): WindowContext {
  const o = openRecord(r, v, ['window', 'turn', 'passed']);
  if (o === null) return nothing();
  return {
    window: field(r, o, 'window', readText),
    turn: field(r, o, 'turn', readNumberFrom0),
    passed: field(r, o, 'passed', readNumberFrom0),
  };
}

function readBattleContext(r: Reader, v: unknown): BattleContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readNumberFrom0To7 = readInt(0, 7);

const readOptionalText = readNullable(readText);

function readObjectivesContext(r: Reader, v: unknown): ObjectivesContext {
  const o = openRecord(r, v, ['left', 'side']);
  if (o === null) return nothing();
  return { left: field(r, o, 'left', readNumberFrom0To7), side: optional(r, o, 'side', readOptionalText, null) };
}

function readDeploymentContext(r: Reader, v: unknown): DeploymentContext {
  const o = openRecord(r, v, ['side']);
  if (o === null) return nothing();
  return { side: optional(r, o, 'side', readOptionalText, null) };
}

const readUnitsId = readId('units');

function readDeployUnitContext(r: Reader, v: unknown): DeployUnitContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

const readUnitsIdList = readList(readUnitsId);

function readScoutsContext(r: Reader, v: unknown): ScoutsContext {
  const o = openRecord(r, v, ['side', 'done']);
  if (o === null) return nothing();
  return {
    side: optional(r, o, 'side', readOptionalText, null),
    done: optional(r, o, 'done', readUnitsIdList, []),
  };
}

function readFirstTurnContext(r: Reader, v: unknown): FirstTurnContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readSeatsId = readId('seats');

function readLapseContext(r: Reader, v: unknown): LapseContext {
  const o = openRecord(r, v, ['seat', 'side']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), side: field(r, o, 'side', readText) };
}

function readTurnContext(r: Reader, v: unknown): TurnContext {
  const o = openRecord(r, v, ['seat', 'side']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), side: field(r, o, 'side', readText) };
}

function readStartOfTurnContext(r: Reader, v: unknown): StartOfTurnContext {
  const o = openRecord(r, v, ['seat', 'side', 'todo', 'coming']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    side: field(r, o, 'side', readText),
    todo: optional(r, o, 'todo', readUnitsIdList, []),
    coming: optional(r, o, 'coming', readUnitsIdList, []),
  };
}

function readArriveContext(r: Reader, v: unknown): ArriveContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

function readMovementContext(r: Reader, v: unknown): MovementContext {
  const o = openRecord(r, v, ['seat', 'side']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), side: field(r, o, 'side', readText) };
}

function readOrderContext(r: Reader, v: unknown): OrderContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

const readWhyWord = readLiteral(['advance', 'doubleTime', 'scout', 'regroup', 'fallBack', 'arrive']);

const readNumberFrom0To1000000 = readInt(0, 1000000);

function readWalkContext(r: Reader, v: unknown): WalkContext {
  const o = openRecord(r, v, ['unit', 'why', 'allowance', 'jump']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    why: field(r, o, 'why', readWhyWord),
    allowance: field(r, o, 'allowance', readNumberFrom0To1000000),
    jump: optional(r, o, 'jump', readBool, false),
  };
}

const readOptionalUnitsId = readNullable(readUnitsId);

function readChargeContext(r: Reader, v: unknown): ChargeContext {
  const o = openRecord(r, v, ['unit', 'target', 'jump']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    target: optional(r, o, 'target', readOptionalUnitsId, null),
    jump: optional(r, o, 'jump', readBool, false),
  };
}

const readWhyWord2 = readLiteral(['pivot', 'manoeuvre', 'fullPower', 'scout', 'arrive']);

const readNumberFrom0To1 = readInt(0, 1);

const readNumberFromMinus1To1 = readInt(-1, 1);

const readTextList = readList(readText);

const readOptionalData = readNullable(readData);

const readDataList = readList(readData);

function readDriveContext(r: Reader, v: unknown): DriveContext {
  const o = openRecord(r, v, [
    'unit',
    'why',
    'left',
    'bend',
    'pivots',
    'direction',
    'met',
    'over',
    'parting',
    'stuck',
    'plan',
    'crossing',
    'trace',
    'asked',
  ]);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    why: field(r, o, 'why', readWhyWord2),
    left: field(r, o, 'left', readNumberFrom0To1000000),
    bend: optional(r, o, 'bend', readNumberFrom0To1, 0),
    pivots: optional(r, o, 'pivots', readNumberFrom0To1, 0),
    direction: optional(r, o, 'direction', readNumberFromMinus1To1, 0),
    met: optional(r, o, 'met', readTextList, []),
    over: optional(r, o, 'over', readUnitsIdList, []),
    parting: optional(r, o, 'parting', readUnitsIdList, []),
    stuck: optional(r, o, 'stuck', readBool, false),
    plan: optional(r, o, 'plan', readData, []),
    crossing: optional(r, o, 'crossing', readOptionalData, null),
    trace: optional(r, o, 'trace', readDataList, []),
    asked: optional(r, o, 'asked', readBool, false),
  };
}

function readCollisionContext(r: Reader, v: unknown): CollisionContext {
  const o = openRecord(r, v, ['unit', 'other']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), other: field(r, o, 'other', readUnitsId) };
}

function readOverrunContext(r: Reader, v: unknown): OverrunContext {
  const o = openRecord(r, v, ['unit', 'over']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), over: field(r, o, 'over', readUnitsId) };
}

function readMakeRoomContext(r: Reader, v: unknown): MakeRoomContext {
  const o = openRecord(r, v, ['unit', 'over']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), over: field(r, o, 'over', readUnitsId) };
}

function readDisembarkContext(r: Reader, v: unknown): DisembarkContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

function readShootingContext(r: Reader, v: unknown): ShootingContext {
  const o = openRecord(r, v, ['seat', 'side']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), side: field(r, o, 'side', readText) };
}

const readNumberFrom0List = readList(readNumberFrom0);

function readShootUnitContext(r: Reader, v: unknown): ShootUnitContext {
  const o = openRecord(r, v, ['unit', 'own', 'fired', 'unseen', 'aiming']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    own: optional(r, o, 'own', readBool, false),
    fired: optional(r, o, 'fired', readNumberFrom0List, []),
    unseen: optional(r, o, 'unseen', readTextList, []),
    aiming: optional(r, o, 'aiming', readOptionalText, null),
  };
}

const readCoverWord = readLiteral(['none', 'soft', 'hard']);

const readOptionalCoverWord = readNullable(readCoverWord);

function readAttackContext(r: Reader, v: unknown): AttackContext {
  const o = openRecord(r, v, ['unit', 'with', 'target', 'cover', 'wounds']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    with: field(r, o, 'with', readText),
    target: field(r, o, 'target', readUnitsId),
    cover: optional(r, o, 'cover', readOptionalCoverWord, null),
    wounds: optional(r, o, 'wounds', readNumberFrom0, 0),
  };
}

function readMeleeContext(r: Reader, v: unknown): MeleeContext {
  const o = openRecord(r, v, ['seat', 'side']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), side: field(r, o, 'side', readText) };
}

const readNumberFromMinus1 = readInt(-1, 9007199254740991);

function readFightContext(r: Reader, v: unknown): FightContext {
  const o = openRecord(r, v, ['seat', 'target', 'chargers', 'left', 'extra']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    target: field(r, o, 'target', readUnitsId),
    chargers: field(r, o, 'chargers', readUnitsIdList),
    left: optional(r, o, 'left', readUnitsIdList, []),
    extra: optional(r, o, 'extra', readNumberFromMinus1, -1),
  };
}

function readTestsContext(r: Reader, v: unknown): TestsContext {
  const o = openRecord(r, v, ['seat', 'melee']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), melee: optional(r, o, 'melee', readBool, false) };
}

const readNumberFromMinus1000000To1000000 = readInt(-1000000, 1000000);

const readNumberFrom0To3599 = readInt(0, 3599);

function readSpot(r: Reader, v: unknown): Spot {
  const o = openRecord(r, v, ['x', 'y', 'facing']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
    facing: optional(r, o, 'facing', readNumberFrom0To3599, 0),
  };
}

const readOptionalSpot = readNullable(readSpot);

function readTestContext(r: Reader, v: unknown): TestContext {
  const o = openRecord(r, v, ['seat', 'unit', 'melee', 'at']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    melee: field(r, o, 'melee', readBool),
    at: optional(r, o, 'at', readOptionalSpot, null),
  };
}

function readWreckContext(r: Reader, v: unknown): WreckContext {
  const o = openRecord(r, v, ['seat', 'unit', 'carrier', 'melee', 'at']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    carrier: field(r, o, 'carrier', readUnitsId),
    melee: field(r, o, 'melee', readBool),
    at: field(r, o, 'at', readSpot),
  };
}

function readWindowOnContext(r: Reader, v: unknown): WindowOnContext {
  const o = openRecord(r, v, ['window', 'subject', 'turn', 'passed']);
  if (o === null) return nothing();
  return {
    window: field(r, o, 'window', readText),
    subject: field(r, o, 'subject', readData),
    turn: field(r, o, 'turn', readNumberFrom0),
    passed: field(r, o, 'passed', readNumberFrom0),
  };
}

function readFrame(r: Reader, v: unknown): Frame {
  const o = openVariant(r, v, 'do', {
    window: ['at', 'c', 'reply'],
    battle: ['at', 'c', 'reply'],
    objectives: ['at', 'c', 'reply'],
    deployment: ['at', 'c', 'reply'],
    deployUnit: ['at', 'c', 'reply'],
    scouts: ['at', 'c', 'reply'],
    firstTurn: ['at', 'c', 'reply'],
    lapse: ['at', 'c', 'reply'],
    turn: ['at', 'c', 'reply'],
    startOfTurn: ['at', 'c', 'reply'],
    arrive: ['at', 'c', 'reply'],
    movement: ['at', 'c', 'reply'],
    order: ['at', 'c', 'reply'],
    walk: ['at', 'c', 'reply'],
    charge: ['at', 'c', 'reply'],
    drive: ['at', 'c', 'reply'],
    collision: ['at', 'c', 'reply'],
    overrun: ['at', 'c', 'reply'],
    makeRoom: ['at', 'c', 'reply'],
    disembark: ['at', 'c', 'reply'],
    shooting: ['at', 'c', 'reply'],
    shootUnit: ['at', 'c', 'reply'],
    attack: ['at', 'c', 'reply'],
    melee: ['at', 'c', 'reply'],
    fight: ['at', 'c', 'reply'],
    tests: ['at', 'c', 'reply'],
    test: ['at', 'c', 'reply'],
    wreck: ['at', 'c', 'reply'],
    windowOn: ['at', 'c', 'reply'],
  });
  if (o === null) return nothing();
  switch (o['do'] as Frame['do']) {
    case 'window':
      return {
        do: 'window',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWindowContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'battle':
      return {
        do: 'battle',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readBattleContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'objectives':
      return {
        do: 'objectives',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readObjectivesContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'deployment':
      return {
        do: 'deployment',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDeploymentContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'deployUnit':
      return {
        do: 'deployUnit',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDeployUnitContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'scouts':
      return {
        do: 'scouts',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readScoutsContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'firstTurn':
      return {
        do: 'firstTurn',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFirstTurnContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'lapse':
      return {
        do: 'lapse',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readLapseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'turn':
      return {
        do: 'turn',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readTurnContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'startOfTurn':
      return {
        do: 'startOfTurn',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readStartOfTurnContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'arrive':
      return {
        do: 'arrive',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readArriveContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'movement':
      return {
        do: 'movement',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMovementContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'order':
      return {
        do: 'order',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readOrderContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'walk':
      return {
        do: 'walk',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWalkContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'charge':
      return {
        do: 'charge',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readChargeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'drive':
      return {
        do: 'drive',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDriveContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'collision':
      return {
        do: 'collision',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readCollisionContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'overrun':
      return {
        do: 'overrun',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readOverrunContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'makeRoom':
      return {
        do: 'makeRoom',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMakeRoomContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'disembark':
      return {
        do: 'disembark',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDisembarkContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shooting':
      return {
        do: 'shooting',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShootingContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shootUnit':
      return {
        do: 'shootUnit',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShootUnitContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'attack':
      return {
        do: 'attack',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readAttackContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'melee':
      return {
        do: 'melee',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMeleeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'fight':
      return {
        do: 'fight',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFightContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'tests':
      return {
        do: 'tests',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readTestsContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'test':
      return {
        do: 'test',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readTestContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'wreck':
      return {
        do: 'wreck',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWreckContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'windowOn':
      return {
        do: 'windowOn',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWindowOnContext),
        reply: optional(r, o, 'reply', readData, null),
      };
  }
}

const readFrameList = readList(readFrame);

const readOptionalSeatsId = readNullable(readSeatsId);

function readSuppressedData(r: Reader, v: unknown): SuppressedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readUntil(r: Reader, v: unknown): Until {
  const o = openVariant(r, v, 'until', {
    end: ['frame', 'of', 'complete'],
    begin: ['frame', 'of'],
    event: ['type'],
    never: [],
  });
  if (o === null) return nothing();
  switch (o['until'] as Until['until']) {
    case 'end':
      return {
        until: 'end',
        frame: field(r, o, 'frame', readText),
        of: optional(r, o, 'of', readOptionalSeatsId, null),
        complete: optional(r, o, 'complete', readBool, false),
      };
    case 'begin':
      return {
        until: 'begin',
        frame: field(r, o, 'frame', readText),
        of: optional(r, o, 'of', readOptionalSeatsId, null),
      };
    case 'event':
      return { until: 'event', type: field(r, o, 'type', readText) };
    case 'never':
      return { until: 'never' };
  }
}

function readFollowOnData(r: Reader, v: unknown): FollowOnData {
  const o = openRecord(r, v, ['attackers']);
  if (o === null) return nothing();
  return { attackers: field(r, o, 'attackers', readTextList) };
}

function readEffect(r: Reader, v: unknown): Effect {
  const o = openVariant(r, v, 'name', {
    suppressed: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    followOn: ['rule', 'on', 'by', 'data', 'until', 'armed'],
  });
  if (o === null) return nothing();
  switch (o['name'] as Effect['name']) {
    case 'suppressed':
      return {
        name: 'suppressed',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readSuppressedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'followOn':
      return {
        name: 'followOn',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readFollowOnData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
  }
}

const readEffectList = readList(readEffect);

function readFinished(r: Reader, v: unknown): Finished {
  const o = openRecord(r, v, ['seat', 'frame']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), frame: field(r, o, 'frame', readText) };
}

const readFinishedList = readList(readFinished);

const readMissionWord = readLiteral(['demo', 'battle']);

function readBoard(r: Reader, v: unknown): Board {
  const o = openRecord(r, v, ['width', 'depth']);
  if (o === null) return nothing();
  return {
    width: field(r, o, 'width', readNumberFrom0To1000000),
    depth: field(r, o, 'depth', readNumberFrom0To1000000),
  };
}

const readConditionWord = readLiteral(['annihilation', 'meatGrinder', 'scorchedEarth', 'totalControl']);

const readNumberFrom0To100000 = readInt(0, 100000);

const readTerrainId = readId('terrain');

const readOptionalTerrainId = readNullable(readTerrainId);

function readObjective(r: Reader, v: unknown): Objective {
  const o = openRecord(r, v, ['x', 'y', 'terrain']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
    terrain: optional(r, o, 'terrain', readOptionalTerrainId, null),
  };
}

const readObjectiveList = readList(readObjective);

const readEdgeWord = readLiteral(['none', 'south', 'north']);

function readSide(r: Reader, v: unknown): Side {
  const o = openRecord(r, v, ['edge']);
  if (o === null) return nothing();
  return { edge: optional(r, o, 'edge', readEdgeWord, 'none') };
}

const readSideTable = readTable(readSide);

const readTypeWord = readLiteral(['infantry', 'hero', 'monster', 'artillery', 'vehicle', 'flyer']);

const readNumberFrom1To40 = readInt(1, 40);

const readNumberFrom2To6 = readInt(2, 6);

const readNumberFrom0To100 = readInt(0, 100);

const readNumberFrom2To20 = readInt(2, 20);

const readNumberFrom1To99 = readInt(1, 99);

const readIdWord = readLiteral([
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
]);

const readNumberFrom0To20 = readInt(0, 20);

function readSpecial(r: Reader, v: unknown): Special {
  const o = openRecord(r, v, ['id', 'n', 'die']);
  if (o === null) return nothing();
  return {
    id: field(r, o, 'id', readIdWord),
    n: optional(r, o, 'n', readNumberFrom0To20, 0),
    die: optional(r, o, 'die', readBool, false),
  };
}

const readSpecialList = readList(readSpecial);

const readNumberFrom1To100 = readInt(1, 100);

const readExplosiveWord = readLiteral(['1', '2', '3', '4', '5', '6', 'D3', 'D6']);

const readArcsWord = readLiteral(['F', 'L', 'R', 'H']);

const readArcsWordList = readList(readArcsWord);

const readNumberFrom0To40 = readInt(0, 40);

function readWeapon(r: Reader, v: unknown): Weapon {
  const o = openRecord(r, v, [
    'name',
    'firepower',
    'range',
    'piercing',
    'explosive',
    'dakka',
    'haltOnly',
    'arcs',
    'bearer',
  ]);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    firepower: field(r, o, 'firepower', readNumberFrom1To100),
    range: field(r, o, 'range', readNumberFrom0To1000000),
    piercing: optional(r, o, 'piercing', readNumberFrom0To20, 0),
    explosive: optional(r, o, 'explosive', readExplosiveWord, '1'),
    dakka: optional(r, o, 'dakka', readBool, false),
    haltOnly: optional(r, o, 'haltOnly', readBool, false),
    arcs: optional(r, o, 'arcs', readArcsWordList, ['F', 'L', 'R', 'H']),
    bearer: optional(r, o, 'bearer', readNumberFrom0To40, 0),
  };
}

const readWeaponList = readList(readWeapon);

const readNumberFrom1To10 = readInt(1, 10);

function readMeleeExtra(r: Reader, v: unknown): MeleeExtra {
  const o = openRecord(r, v, ['name', 'dice', 'crushing']);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    dice: field(r, o, 'dice', readNumberFrom1To10),
    crushing: field(r, o, 'crushing', readNumberFrom0To20),
  };
}

const readMeleeExtraList = readList(readMeleeExtra);

const readNumberFrom0To10000 = readInt(0, 10000);

const readOptionalNumberFrom0To10000 = readNullable(readNumberFrom0To10000);

function readUnitBase(r: Reader, v: unknown): UnitBase {
  const o = openVariant(r, v, 'kind', { circle: ['radius'], rectangle: ['length', 'width'] });
  if (o === null) return nothing();
  switch (o['kind'] as UnitBase['kind']) {
    case 'circle':
      return { kind: 'circle', radius: field(r, o, 'radius', readNumberFrom0To1000000) };
    case 'rectangle':
      return {
        kind: 'rectangle',
        length: field(r, o, 'length', readNumberFrom0To1000000),
        width: field(r, o, 'width', readNumberFrom0To1000000),
      };
  }
}

const readSpotList = readList(readSpot);

function readWhereabouts(r: Reader, v: unknown): Whereabouts {
  const o = openVariant(r, v, 'at', { table: ['models'], aboard: ['of'], box: [], reserve: [], sky: [], gone: [] });
  if (o === null) return nothing();
  switch (o['at'] as Whereabouts['at']) {
    case 'table':
      return { at: 'table', models: field(r, o, 'models', readSpotList) };
    case 'aboard':
      return { at: 'aboard', of: field(r, o, 'of', readUnitsId) };
    case 'box':
      return { at: 'box' };
    case 'reserve':
      return { at: 'reserve' };
    case 'sky':
      return { at: 'sky' };
    case 'gone':
      return { at: 'gone' };
  }
}

const readOrderWord = readLiteral(['none', 'halt', 'advance', 'doubleTime', 'charge', 'pivot', 'manoeuvre', 'fullPower']);

function readUnit(r: Reader, v: unknown): Unit {
  const o = openRecord(r, v, [
    'owner',
    'kind',
    'name',
    'race',
    'type',
    'size',
    'move',
    'toHit',
    'firepower',
    'range',
    'attacks',
    'defence',
    'suppress',
    'destroy',
    'specials',
    'weapons',
    'extras',
    'capacity',
    'points',
    'guessed',
    'unique',
    'base',
    'leader',
    'aim',
    'where',
    'damage',
    'hurt',
    'crippled',
    'immobilised',
    'frozen',
    'order',
    'jumped',
    'travelled',
    'turned',
    'shot',
    'charging',
    'disrupted',
    'cameFrom',
    'flew',
    'due',
    'bearersOpen',
    'shaken',
  ]);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    kind: field(r, o, 'kind', readText),
    name: optional(r, o, 'name', readText, ''),
    race: optional(r, o, 'race', readText, ''),
    type: field(r, o, 'type', readTypeWord),
    size: field(r, o, 'size', readNumberFrom1To40),
    move: field(r, o, 'move', readNumberFrom0To1000000),
    toHit: field(r, o, 'toHit', readNumberFrom2To6),
    firepower: optional(r, o, 'firepower', readNumberFrom0To100, 0),
    range: optional(r, o, 'range', readNumberFrom0To1000000, 0),
    attacks: optional(r, o, 'attacks', readNumberFrom0To100, 0),
    defence: field(r, o, 'defence', readNumberFrom2To20),
    suppress: field(r, o, 'suppress', readNumberFrom1To99),
    destroy: field(r, o, 'destroy', readNumberFrom1To99),
    specials: optional(r, o, 'specials', readSpecialList, []),
    weapons: optional(r, o, 'weapons', readWeaponList, []),
    extras: optional(r, o, 'extras', readMeleeExtraList, []),
    capacity: optional(r, o, 'capacity', readNumberFrom0To40, 0),
    points: optional(r, o, 'points', readOptionalNumberFrom0To10000, null),
    guessed: optional(r, o, 'guessed', readBool, false),
    unique: optional(r, o, 'unique', readBool, false),
    base: field(r, o, 'base', readUnitBase),
    leader: optional(r, o, 'leader', readNumberFrom0To40, 0),
    aim: optional(r, o, 'aim', readNumberFrom0To3599, 0),
    where: field(r, o, 'where', readWhereabouts),
    damage: optional(r, o, 'damage', readNumberFrom0To10000, 0),
    hurt: optional(r, o, 'hurt', readBool, false),
    crippled: optional(r, o, 'crippled', readBool, false),
    immobilised: optional(r, o, 'immobilised', readBool, false),
    frozen: optional(r, o, 'frozen', readBool, false),
    order: optional(r, o, 'order', readOrderWord, 'none'),
    jumped: optional(r, o, 'jumped', readBool, false),
    travelled: optional(r, o, 'travelled', readNumberFrom0To1000000, 0),
    turned: optional(r, o, 'turned', readBool, false),
    shot: optional(r, o, 'shot', readBool, false),
    charging: optional(r, o, 'charging', readOptionalUnitsId, null),
    disrupted: optional(r, o, 'disrupted', readBool, false),
    cameFrom: optional(r, o, 'cameFrom', readOptionalUnitsId, null),
    flew: optional(r, o, 'flew', readNumberFrom0, 0),
    due: optional(r, o, 'due', readBool, false),
    bearersOpen: optional(r, o, 'bearersOpen', readBool, false),
    shaken: optional(r, o, 'shaken', readBool, false),
  };
}

const readUnitTable = readTable(readUnit);

const readKindWord = readLiteral(['blocking', 'obstacle', 'decorative', 'difficult']);

const readCoverWord2 = readLiteral(['soft', 'hard']);

function readMark(r: Reader, v: unknown): Mark {
  const o = openRecord(r, v, ['x', 'y']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
  };
}

const readMarkList = readList(readMark);

function readTerrain(r: Reader, v: unknown): Terrain {
  const o = openRecord(r, v, ['kind', 'cover', 'blocksSight', 'shape']);
  if (o === null) return nothing();
  return {
    kind: field(r, o, 'kind', readKindWord),
    cover: optional(r, o, 'cover', readCoverWord2, 'hard'),
    blocksSight: optional(r, o, 'blocksSight', readBool, false),
    shape: field(r, o, 'shape', readMarkList),
  };
}

const readTerrainTable = readTable(readTerrain);

const readCutWord = readLiteral(['no', 'soft', 'now']);

const readSeatsIdList = readList(readSeatsId);

function readState(r: Reader, v: unknown): State {
  const o = openRecord(r, v, [
    'options',
    'seats',
    'agenda',
    'effects',
    'finished',
    'mission',
    'table',
    'turn',
    'active',
    'first',
    'condition',
    'size',
    'objectives',
    'sides',
    'units',
    'terrain',
    'cut',
    'timeUp',
    'pausing',
    'resigned',
    'outOfTime',
    'over',
    'winners',
  ]);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    mission: optional(r, o, 'mission', readMissionWord, 'demo'),
    table: optional(r, o, 'table', readBoard, { width: 121920, depth: 121920 }),
    turn: optional(r, o, 'turn', readNumberFrom0, 0),
    active: optional(r, o, 'active', readOptionalText, null),
    first: optional(r, o, 'first', readOptionalText, null),
    condition: optional(r, o, 'condition', readConditionWord, 'annihilation'),
    size: optional(r, o, 'size', readNumberFrom0To100000, 0),
    objectives: optional(r, o, 'objectives', readObjectiveList, []),
    sides: field(r, o, 'sides', readSideTable),
    units: field(r, o, 'units', readUnitTable),
    terrain: optional(r, o, 'terrain', readTerrainTable, {}),
    cut: optional(r, o, 'cut', readCutWord, 'no'),
    timeUp: optional(r, o, 'timeUp', readBool, false),
    pausing: optional(r, o, 'pausing', readSeatsIdList, []),
    resigned: optional(r, o, 'resigned', readSeatsIdList, []),
    outOfTime: optional(r, o, 'outOfTime', readOptionalSeatsId, null),
    over: optional(r, o, 'over', readBool, false),
    winners: optional(r, o, 'winners', readTextList, []),
  };
}

const readWhyWord3 = readLiteral(['done', 'stopped', 'cut']);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberList = readList(readNumber);

const readNumberFrom2To7 = readInt(2, 7);

const readEdgeWord2 = readLiteral(['south', 'north']);

const readNumberFrom1 = readInt(1, 9007199254740991);

const readOrderWord2 = readLiteral(['halt', 'advance', 'doubleTime', 'charge', 'pivot', 'manoeuvre', 'fullPower']);

const readWhyWord4 = readLiteral(['advance', 'doubleTime', 'scout', 'regroup', 'fallBack', 'arrive', 'apart']);

const readNumberFrom2To12 = readInt(2, 12);

const readNumberFrom2 = readInt(2, 9007199254740991);

const readResultWord = readLiteral(['steady', 'suppressed', 'crippled', 'crippledAndDown', 'destroyed']);

function readEvent(r: Reader, v: unknown): Event {
  const o = openVariant(r, v, 'type', {
    began: ['rules', 'frame'],
    stepped: ['rules', 'at'],
    set: ['rules', 'change'],
    replied: ['rules', 'reply'],
    ended: ['rules', 'why'],
    effectBegan: ['rules', 'effect'],
    effectArmed: ['rules', 'index'],
    effectEnded: ['rules', 'index'],
    seatFinished: ['rules', 'seat', 'frame'],
    rolled: ['rules', 'by', 'purpose', 'about', 'shape', 'faces', 'classes', 'counts', 'needs'],
    conditionRolled: ['rules', 'condition'],
    battleEnded: ['rules', 'winners'],
    objectivesRolled: ['rules', 'count'],
    objectivePlaced: ['rules', 'x', 'y', 'terrain'],
    edgeChosen: ['rules', 'side', 'edge'],
    deployed: ['rules', 'unit', 'models', 'frozen'],
    heldBack: ['rules', 'unit'],
    scouted: ['rules', 'unit'],
    firstTurnGoesTo: ['rules', 'side'],
    meleeLapsed: ['rules', 'unit', 'models'],
    turnBegan: ['rules', 'turn', 'side'],
    called: ['rules', 'unit', 'comes'],
    arrived: ['rules', 'unit', 'models'],
    waits: ['rules', 'unit'],
    ordered: ['rules', 'unit', 'order', 'jump'],
    walked: ['rules', 'unit', 'models', 'why'],
    chargeTried: ['rules', 'unit', 'target'],
    cowered: ['rules', 'unit'],
    charged: ['rules', 'unit', 'target', 'models', 'disrupted'],
    drove: ['rules', 'unit', 'to', 'distance'],
    immobilised: ['rules', 'unit'],
    collided: ['rules', 'unit', 'other'],
    overran: ['rules', 'unit', 'over'],
    pushed: ['rules', 'unit', 'models'],
    left: ['rules', 'unit', 'carrier', 'models'],
    nobodyCanShoot: ['rules', 'seat'],
    aimed: ['rules', 'unit', 'facing'],
    doneShooting: ['rules', 'unit'],
    shotFired: ['rules', 'unit', 'with', 'weapon', 'target', 'dice', 'need'],
    struck: ['rules', 'unit', 'with', 'target', 'dice', 'need'],
    meleeOver: ['rules', 'unit'],
    tested: ['rules', 'unit', 'roll', 'total', 'suppress', 'destroy', 'result'],
    destroyed: ['rules', 'unit'],
    thrownOut: ['rules', 'unit', 'carrier', 'models'],
    damaged: ['rules', 'unit', 'points', 'total'],
    bearerChosen: ['rules', 'unit', 'weapon', 'bearer'],
    crippled: ['rules', 'unit'],
    flewOff: ['rules', 'unit'],
    flewIn: ['rules', 'unit', 'model'],
    boarded: ['rules', 'unit', 'carrier'],
    shookOff: ['rules', 'unit'],
    staysDown: ['rules', 'unit'],
    turnCut: ['rules', 'soft'],
    timeRanOut: ['rules', 'seat'],
    timeUp: ['rules'],
    pauseWanted: ['rules', 'seat'],
    clockGoesOn: ['rules', 'seat'],
    resigned: ['rules', 'seat'],
  });
  if (o === null) return nothing();
  switch (o['type'] as Event['type']) {
    case 'began':
      return { type: 'began', rules: field(r, o, 'rules', readTextList), frame: field(r, o, 'frame', readData) };
    case 'stepped':
      return { type: 'stepped', rules: field(r, o, 'rules', readTextList), at: field(r, o, 'at', readText) };
    case 'set':
      return { type: 'set', rules: field(r, o, 'rules', readTextList), change: field(r, o, 'change', readData) };
    case 'replied':
      return { type: 'replied', rules: field(r, o, 'rules', readTextList), reply: field(r, o, 'reply', readData) };
    case 'ended':
      return { type: 'ended', rules: field(r, o, 'rules', readTextList), why: field(r, o, 'why', readWhyWord3) };
    case 'effectBegan':
      return {
        type: 'effectBegan',
        rules: field(r, o, 'rules', readTextList),
        effect: field(r, o, 'effect', readData),
      };
    case 'effectArmed':
      return {
        type: 'effectArmed',
        rules: field(r, o, 'rules', readTextList),
        index: field(r, o, 'index', readNumberFrom0),
      };
    case 'effectEnded':
      return {
        type: 'effectEnded',
        rules: field(r, o, 'rules', readTextList),
        index: field(r, o, 'index', readNumberFrom0),
      };
    case 'seatFinished':
      return {
        type: 'seatFinished',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        frame: field(r, o, 'frame', readText),
      };
    case 'rolled':
      return {
        type: 'rolled',
        rules: field(r, o, 'rules', readTextList),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        purpose: field(r, o, 'purpose', readText),
        about: optional(r, o, 'about', readOptionalText, null),
        shape: field(r, o, 'shape', readText),
        faces: field(r, o, 'faces', readNumberList),
        classes: field(r, o, 'classes', readTextList),
        counts: field(r, o, 'counts', readNumberFrom0List),
        needs: optional(r, o, 'needs', readData, null),
      };
    case 'conditionRolled':
      return {
        type: 'conditionRolled',
        rules: field(r, o, 'rules', readTextList),
        condition: field(r, o, 'condition', readConditionWord),
      };
    case 'battleEnded':
      return {
        type: 'battleEnded',
        rules: field(r, o, 'rules', readTextList),
        winners: field(r, o, 'winners', readTextList),
      };
    case 'objectivesRolled':
      return {
        type: 'objectivesRolled',
        rules: field(r, o, 'rules', readTextList),
        count: field(r, o, 'count', readNumberFrom2To7),
      };
    case 'objectivePlaced':
      return {
        type: 'objectivePlaced',
        rules: field(r, o, 'rules', readTextList),
        x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
        y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
        terrain: optional(r, o, 'terrain', readOptionalTerrainId, null),
      };
    case 'edgeChosen':
      return {
        type: 'edgeChosen',
        rules: field(r, o, 'rules', readTextList),
        side: field(r, o, 'side', readText),
        edge: field(r, o, 'edge', readEdgeWord2),
      };
    case 'deployed':
      return {
        type: 'deployed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        models: field(r, o, 'models', readSpotList),
        frozen: field(r, o, 'frozen', readBool),
      };
    case 'heldBack':
      return { type: 'heldBack', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'scouted':
      return { type: 'scouted', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'firstTurnGoesTo':
      return {
        type: 'firstTurnGoesTo',
        rules: field(r, o, 'rules', readTextList),
        side: field(r, o, 'side', readText),
      };
    case 'meleeLapsed':
      return {
        type: 'meleeLapsed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        models: field(r, o, 'models', readSpotList),
      };
    case 'turnBegan':
      return {
        type: 'turnBegan',
        rules: field(r, o, 'rules', readTextList),
        turn: field(r, o, 'turn', readNumberFrom1),
        side: field(r, o, 'side', readText),
      };
    case 'called':
      return {
        type: 'called',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        comes: field(r, o, 'comes', readBool),
      };
    case 'arrived':
      return {
        type: 'arrived',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        models: field(r, o, 'models', readSpotList),
      };
    case 'waits':
      return { type: 'waits', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'ordered':
      return {
        type: 'ordered',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        order: field(r, o, 'order', readOrderWord2),
        jump: field(r, o, 'jump', readBool),
      };
    case 'walked':
      return {
        type: 'walked',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        models: field(r, o, 'models', readSpotList),
        why: field(r, o, 'why', readWhyWord4),
      };
    case 'chargeTried':
      return {
        type: 'chargeTried',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
      };
    case 'cowered':
      return { type: 'cowered', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'charged':
      return {
        type: 'charged',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
        models: field(r, o, 'models', readSpotList),
        disrupted: field(r, o, 'disrupted', readBool),
      };
    case 'drove':
      return {
        type: 'drove',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        to: field(r, o, 'to', readSpot),
        distance: field(r, o, 'distance', readNumberFrom0To1000000),
      };
    case 'immobilised':
      return { type: 'immobilised', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'collided':
      return {
        type: 'collided',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        other: field(r, o, 'other', readUnitsId),
      };
    case 'overran':
      return {
        type: 'overran',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        over: field(r, o, 'over', readUnitsId),
      };
    case 'pushed':
      return {
        type: 'pushed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        models: field(r, o, 'models', readSpotList),
      };
    case 'left':
      return {
        type: 'left',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        carrier: field(r, o, 'carrier', readUnitsId),
        models: field(r, o, 'models', readSpotList),
      };
    case 'nobodyCanShoot':
      return {
        type: 'nobodyCanShoot',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'aimed':
      return {
        type: 'aimed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        facing: field(r, o, 'facing', readNumberFrom0To3599),
      };
    case 'doneShooting':
      return {
        type: 'doneShooting',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
      };
    case 'shotFired':
      return {
        type: 'shotFired',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        with: field(r, o, 'with', readText),
        weapon: optional(r, o, 'weapon', readOptionalText, null),
        target: field(r, o, 'target', readUnitsId),
        dice: field(r, o, 'dice', readNumberFrom0),
        need: field(r, o, 'need', readNumberFrom2To6),
      };
    case 'struck':
      return {
        type: 'struck',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        with: field(r, o, 'with', readText),
        target: field(r, o, 'target', readUnitsId),
        dice: field(r, o, 'dice', readNumberFrom0),
        need: field(r, o, 'need', readNumberFrom2To6),
      };
    case 'meleeOver':
      return { type: 'meleeOver', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'tested':
      return {
        type: 'tested',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        roll: field(r, o, 'roll', readNumberFrom2To12),
        total: field(r, o, 'total', readNumberFrom2),
        suppress: field(r, o, 'suppress', readNumberFrom1To99),
        destroy: field(r, o, 'destroy', readNumberFrom1To99),
        result: field(r, o, 'result', readResultWord),
      };
    case 'destroyed':
      return { type: 'destroyed', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'thrownOut':
      return {
        type: 'thrownOut',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        carrier: field(r, o, 'carrier', readUnitsId),
        models: field(r, o, 'models', readSpotList),
      };
    case 'damaged':
      return {
        type: 'damaged',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        points: field(r, o, 'points', readNumberFrom0),
        total: field(r, o, 'total', readNumberFrom0),
      };
    case 'bearerChosen':
      return {
        type: 'bearerChosen',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        weapon: field(r, o, 'weapon', readNumberFrom0),
        bearer: field(r, o, 'bearer', readNumberFrom0),
      };
    case 'crippled':
      return { type: 'crippled', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'flewOff':
      return { type: 'flewOff', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'flewIn':
      return {
        type: 'flewIn',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readSpot),
      };
    case 'boarded':
      return {
        type: 'boarded',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        carrier: field(r, o, 'carrier', readUnitsId),
      };
    case 'shookOff':
      return { type: 'shookOff', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'staysDown':
      return { type: 'staysDown', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'turnCut':
      return { type: 'turnCut', rules: field(r, o, 'rules', readTextList), soft: field(r, o, 'soft', readBool) };
    case 'timeRanOut':
      return { type: 'timeRanOut', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'timeUp':
      return { type: 'timeUp', rules: field(r, o, 'rules', readTextList) };
    case 'pauseWanted':
      return { type: 'pauseWanted', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'clockGoesOn':
      return { type: 'clockGoesOn', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'resigned':
      return { type: 'resigned', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
  }
}

function sparseOptions(x: Options): Sparse {
  const out: Sparse = {};
  if (x.turns !== 12) out.turns = x.turns;
  if (x.demoTurns !== 60) out.demoTurns = x.demoTurns;
  if (x.stealthy !== true) out.stealthy = x.stealthy;
  if (x.halving !== 'down') out.halving = x.halving;
  if (x.shatteredAt !== 'first') out.shatteredAt = x.shatteredAt;
  if (x.coverTie !== 'open') out.coverTie = x.coverTie;
  if (x.chain !== false) out.chain = x.chain;
  if (x.doubtfulSight !== false) out.doubtfulSight = x.doubtfulSight;
  if (x.balance !== 'none') out.balance = x.balance;
  if (x.softClock !== false) out.softClock = x.softClock;
  if (x.swapEdges !== false) out.swapEdges = x.swapEdges;
  if (x.spacing !== 'all') out.spacing = x.spacing;
  if (x.roughHides !== 'deep') out.roughHides = x.roughHides;
  if (x.sightBlockedBy !== 'big') out.sightBlockedBy = x.sightBlockedBy;
  if (x.disruptedBy !== 'one') out.disruptedBy = x.disruptedBy;
  if (x.flyersLeave !== 'ownTurn') out.flyersLeave = x.flyersLeave;
  if (x.flyersHigh !== 'forAll') out.flyersHigh = x.flyersHigh;
  if (x.terrainRolls !== 'each') out.terrainRolls = x.terrainRolls;
  if (x.totalControlLead !== 'fifth') out.totalControlLead = x.totalControlLead;
  if (x.specialFire !== 'instead') out.specialFire = x.specialFire;
  if (x.pivotsMove !== true) out.pivotsMove = x.pivotsMove;
  if (x.embarkBy !== 'nearest') out.embarkBy = x.embarkBy;
  if (x.clock !== 'none') out.clock = x.clock;
  if (x.minutes !== 0) out.minutes = x.minutes;
  return out;
}

function sparseObjectivesContext(x: ObjectivesContext): Sparse {
  const out: Sparse = {};
  out.left = x.left;
  if (x.side !== null) out.side = x.side;
  return out;
}

function sparseDeploymentContext(x: DeploymentContext): Sparse {
  const out: Sparse = {};
  if (x.side !== null) out.side = x.side;
  return out;
}

function sparseScoutsContext(x: ScoutsContext): Sparse {
  const out: Sparse = {};
  if (x.side !== null) out.side = x.side;
  if (x.done.length !== 0) out.done = x.done.slice();
  return out;
}

function sparseStartOfTurnContext(x: StartOfTurnContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.side = x.side;
  if (x.todo.length !== 0) out.todo = x.todo.slice();
  if (x.coming.length !== 0) out.coming = x.coming.slice();
  return out;
}

function sparseWalkContext(x: WalkContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.why = x.why;
  out.allowance = x.allowance;
  if (x.jump !== false) out.jump = x.jump;
  return out;
}

function sparseChargeContext(x: ChargeContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  if (x.target !== null) out.target = x.target;
  if (x.jump !== false) out.jump = x.jump;
  return out;
}

const defaultData: Plain = [];

function sparseDriveContext(x: DriveContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.why = x.why;
  out.left = x.left;
  if (x.bend !== 0) out.bend = x.bend;
  if (x.pivots !== 0) out.pivots = x.pivots;
  if (x.direction !== 0) out.direction = x.direction;
  if (x.met.length !== 0) out.met = x.met.slice();
  if (x.over.length !== 0) out.over = x.over.slice();
  if (x.parting.length !== 0) out.parting = x.parting.slice();
  if (x.stuck !== false) out.stuck = x.stuck;
  if (!equalPlain(x.plan, defaultData)) out.plan = clonePlain(x.plan);
  if (x.crossing !== null) out.crossing = clonePlain(x.crossing);
  if (x.trace.length !== 0) out.trace = cloneDataList(x.trace);
  if (x.asked !== false) out.asked = x.asked;
  return out;
}

function sparseShootUnitContext(x: ShootUnitContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  if (x.own !== false) out.own = x.own;
  if (x.fired.length !== 0) out.fired = x.fired.slice();
  if (x.unseen.length !== 0) out.unseen = x.unseen.slice();
  if (x.aiming !== null) out.aiming = x.aiming;
  return out;
}

function sparseAttackContext(x: AttackContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.with = x.with;
  out.target = x.target;
  if (x.cover !== null) out.cover = x.cover;
  if (x.wounds !== 0) out.wounds = x.wounds;
  return out;
}

function sparseFightContext(x: FightContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.target = x.target;
  out.chargers = x.chargers.slice();
  if (x.left.length !== 0) out.left = x.left.slice();
  if (x.extra !== -1) out.extra = x.extra;
  return out;
}

function sparseTestsContext(x: TestsContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  if (x.melee !== false) out.melee = x.melee;
  return out;
}

function sparseSpot(x: Spot): Sparse {
  const out: Sparse = {};
  out.x = x.x;
  out.y = x.y;
  if (x.facing !== 0) out.facing = x.facing;
  return out;
}

function sparseTestContext(x: TestContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.melee = x.melee;
  if (x.at !== null) out.at = sparseSpot(x.at);
  return out;
}

function sparseWreckContext(x: WreckContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.carrier = x.carrier;
  out.melee = x.melee;
  out.at = sparseSpot(x.at);
  return out;
}

function sparseFrame(x: Frame): Sparse {
  const out: Sparse = { do: x.do };
  switch (x.do) {
    case 'window': {
      out.at = x.at;
      out.c = cloneWindowContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'battle': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'objectives': {
      out.at = x.at;
      out.c = sparseObjectivesContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'deployment': {
      out.at = x.at;
      out.c = sparseDeploymentContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'deployUnit': {
      out.at = x.at;
      out.c = cloneDeployUnitContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'scouts': {
      out.at = x.at;
      out.c = sparseScoutsContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'firstTurn': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'lapse': {
      out.at = x.at;
      out.c = cloneLapseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'turn': {
      out.at = x.at;
      out.c = cloneTurnContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'startOfTurn': {
      out.at = x.at;
      out.c = sparseStartOfTurnContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'arrive': {
      out.at = x.at;
      out.c = cloneArriveContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'movement': {
      out.at = x.at;
      out.c = cloneMovementContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'order': {
      out.at = x.at;
      out.c = cloneOrderContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'walk': {
      out.at = x.at;
      out.c = sparseWalkContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'charge': {
      out.at = x.at;
      out.c = sparseChargeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'drive': {
      out.at = x.at;
      out.c = sparseDriveContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'collision': {
      out.at = x.at;
      out.c = cloneCollisionContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'overrun': {
      out.at = x.at;
      out.c = cloneOverrunContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'makeRoom': {
      out.at = x.at;
      out.c = cloneMakeRoomContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'disembark': {
      out.at = x.at;
      out.c = cloneDisembarkContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shooting': {
      out.at = x.at;
      out.c = cloneShootingContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shootUnit': {
      out.at = x.at;
      out.c = sparseShootUnitContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'attack': {
      out.at = x.at;
      out.c = sparseAttackContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'melee': {
      out.at = x.at;
      out.c = cloneMeleeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'fight': {
      out.at = x.at;
      out.c = sparseFightContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'tests': {
      out.at = x.at;
      out.c = sparseTestsContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'test': {
      out.at = x.at;
      out.c = sparseTestContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'wreck': {
      out.at = x.at;
      out.c = sparseWreckContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'windowOn': {
      out.at = x.at;
      out.c = cloneWindowOnContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
  }
  return out;
}

function sparseUntil(x: Until): Sparse {
  const out: Sparse = { until: x.until };
  switch (x.until) {
    case 'end': {
      out.frame = x.frame;
      if (x.of !== null) out.of = x.of;
      if (x.complete !== false) out.complete = x.complete;
      break;
    }
    case 'begin': {
      out.frame = x.frame;
      if (x.of !== null) out.of = x.of;
      break;
    }
    case 'event': {
      out.type = x.type;
      break;
    }
  }
  return out;
}

function sparseEffect(x: Effect): Sparse {
  const out: Sparse = { name: x.name };
  switch (x.name) {
    case 'suppressed': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'followOn': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = cloneFollowOnData(x.data);
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
  }
  return out;
}

const defaultBoard: Board = { width: 121920, depth: 121920 };

function sparseObjective(x: Objective): Sparse {
  const out: Sparse = {};
  out.x = x.x;
  out.y = x.y;
  if (x.terrain !== null) out.terrain = x.terrain;
  return out;
}

function sparseSide(x: Side): Sparse {
  const out: Sparse = {};
  if (x.edge !== 'none') out.edge = x.edge;
  return out;
}

function sparseSideTable(x: Record<string, Side>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseSide(v);
  }
  return out;
}

function sparseSpecial(x: Special): Sparse {
  const out: Sparse = {};
  out.id = x.id;
  if (x.n !== 0) out.n = x.n;
  if (x.die !== false) out.die = x.die;
  return out;
}

const defaultWordList: ('F' | 'L' | 'R' | 'H')[] = ['F', 'L', 'R', 'H'];

function sparseWeapon(x: Weapon): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  out.firepower = x.firepower;
  out.range = x.range;
  if (x.piercing !== 0) out.piercing = x.piercing;
  if (x.explosive !== '1') out.explosive = x.explosive;
  if (x.dakka !== false) out.dakka = x.dakka;
  if (x.haltOnly !== false) out.haltOnly = x.haltOnly;
  if (!equalFlatList(x.arcs, defaultWordList)) out.arcs = x.arcs.slice();
  if (x.bearer !== 0) out.bearer = x.bearer;
  return out;
}

function sparseWhereabouts(x: Whereabouts): Sparse {
  const out: Sparse = { at: x.at };
  switch (x.at) {
    case 'table': {
      out.models = x.models.map((v) => sparseSpot(v));
      break;
    }
    case 'aboard': {
      out.of = x.of;
      break;
    }
  }
  return out;
}

function sparseUnit(x: Unit): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  out.kind = x.kind;
  if (x.name !== '') out.name = x.name;
  if (x.race !== '') out.race = x.race;
  out.type = x.type;
  out.size = x.size;
  out.move = x.move;
  out.toHit = x.toHit;
  if (x.firepower !== 0) out.firepower = x.firepower;
  if (x.range !== 0) out.range = x.range;
  if (x.attacks !== 0) out.attacks = x.attacks;
  out.defence = x.defence;
  out.suppress = x.suppress;
  out.destroy = x.destroy;
  if (x.specials.length !== 0) out.specials = x.specials.map((v) => sparseSpecial(v));
  if (x.weapons.length !== 0) out.weapons = x.weapons.map((v) => sparseWeapon(v));
  if (x.extras.length !== 0) out.extras = cloneMeleeExtraList(x.extras);
  if (x.capacity !== 0) out.capacity = x.capacity;
  if (x.points !== null) out.points = x.points;
  if (x.guessed !== false) out.guessed = x.guessed;
  if (x.unique !== false) out.unique = x.unique;
  out.base = cloneUnitBase(x.base);
  if (x.leader !== 0) out.leader = x.leader;
  if (x.aim !== 0) out.aim = x.aim;
  out.where = sparseWhereabouts(x.where);
  if (x.damage !== 0) out.damage = x.damage;
  if (x.hurt !== false) out.hurt = x.hurt;
  if (x.crippled !== false) out.crippled = x.crippled;
  if (x.immobilised !== false) out.immobilised = x.immobilised;
  if (x.frozen !== false) out.frozen = x.frozen;
  if (x.order !== 'none') out.order = x.order;
  if (x.jumped !== false) out.jumped = x.jumped;
  if (x.travelled !== 0) out.travelled = x.travelled;
  if (x.turned !== false) out.turned = x.turned;
  if (x.shot !== false) out.shot = x.shot;
  if (x.charging !== null) out.charging = x.charging;
  if (x.disrupted !== false) out.disrupted = x.disrupted;
  if (x.cameFrom !== null) out.cameFrom = x.cameFrom;
  if (x.flew !== 0) out.flew = x.flew;
  if (x.due !== false) out.due = x.due;
  if (x.bearersOpen !== false) out.bearersOpen = x.bearersOpen;
  if (x.shaken !== false) out.shaken = x.shaken;
  return out;
}

function sparseUnitTable(x: Record<string, Unit>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseUnit(v);
  }
  return out;
}

function sparseTerrain(x: Terrain): Sparse {
  const out: Sparse = {};
  out.kind = x.kind;
  if (x.cover !== 'hard') out.cover = x.cover;
  if (x.blocksSight !== false) out.blocksSight = x.blocksSight;
  out.shape = cloneMarkList(x.shape);
  return out;
}

function sparseTerrainTable(x: Record<string, Terrain>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseTerrain(v);
  }
  return out;
}

function sparseState(x: State): Sparse {
  const out: Sparse = {};
  out.options = sparseOptions(x.options);
  out.seats = cloneSeatList(x.seats);
  if (x.agenda.length !== 0) out.agenda = x.agenda.map((v) => sparseFrame(v));
  if (x.effects.length !== 0) out.effects = x.effects.map((v) => sparseEffect(v));
  if (x.finished.length !== 0) out.finished = cloneFinishedList(x.finished);
  if (x.mission !== 'demo') out.mission = x.mission;
  if (!equalBoard(x.table, defaultBoard)) out.table = cloneBoard(x.table);
  if (x.turn !== 0) out.turn = x.turn;
  if (x.active !== null) out.active = x.active;
  if (x.first !== null) out.first = x.first;
  if (x.condition !== 'annihilation') out.condition = x.condition;
  if (x.size !== 0) out.size = x.size;
  if (x.objectives.length !== 0) out.objectives = x.objectives.map((v) => sparseObjective(v));
  out.sides = sparseSideTable(x.sides);
  out.units = sparseUnitTable(x.units);
  if (Object.keys(x.terrain).length !== 0) out.terrain = sparseTerrainTable(x.terrain);
  if (x.cut !== 'no') out.cut = x.cut;
  if (x.timeUp !== false) out.timeUp = x.timeUp;
  if (x.pausing.length !== 0) out.pausing = x.pausing.slice();
  if (x.resigned.length !== 0) out.resigned = x.resigned.slice();
  if (x.outOfTime !== null) out.outOfTime = x.outOfTime;
  if (x.over !== false) out.over = x.over;
  if (x.winners.length !== 0) out.winners = x.winners.slice();
  return out;
}

export const codec: Codec<State, Event> = {
  clone: (x) => cloneState(x),
  share: (x, b) => shareState(x, b),
  equal: (a, b) => equalState(a, b),
  hash: (x) => {
    const h = newLanes();
    hashState(h, x);
    return finishLanes(h);
  },
  spaceHash: (x) => {
    const h = newLanes();
    spaceState(h, x);
    return finishLanes(h);
  },
  view: (x) => cloneState(x),
  redact: (x) => cloneEvent(x),
  cloneEvent: (x) => cloneEvent(x),
  parseState: (x) => parseWith(x, readState, noteIdsOfState),
  parseEvent: (x) => parseWith(x, readEvent),
  sparse: (x) => sparseState(x),
};
