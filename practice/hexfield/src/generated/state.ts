/** Emitted from ../schema.ts by `npm run build`: the state of practice-hexfield. Change the schema, not this file. */

import {
  type Codec,
  type Frozen,
  HIDDEN,
  type Id,
  LANE_A,
  LANE_B,
  type Lanes,
  type Plain,
  type Reader,
  type Secret,
  clonePlain,
  equalFlatList,
  equalPlain,
  field,
  finishLanes,
  hide,
  highA,
  highB,
  isKnown,
  known,
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
  readSecret,
  readTable,
  readText,
  sameKeys,
  shareOne,
  shareTable,
} from '@walstatt/engine/codec';

export type SeatsId = Id<'seats'>;
export type ForcesId = Id<'forces'>;
export type UnitsId = Id<'units'>;
export type TerrainId = Id<'terrain'>;
export type LootId = Id<'loot'>;

export type State = {
  options: Options;
  seats: Seat[];
  agenda: Frame[];
  effects: Effect[];
  finished: Finished[];
  map: HexMap;
  round: number;
  first: SeatsId | null;
  truce: boolean;
  forces: Record<string, Force>;
  units: Record<string, Unit>;
  terrain: Record<string, Terrain>;
  loot: Record<string, Loot>;
  chests: Chests;
};

export type Options = {
  level: 'basic' | 'advanced';
};

export type Seat = {
  id: string;
  side: string;
};

export type Frame =
  | { do: 'window'; at: string; c: WindowContext; reply: Plain }
  | { do: 'battle'; at: string; c: BattleContext; reply: Plain }
  | { do: 'deployment'; at: string; c: DeploymentContext; reply: Plain }
  | { do: 'round'; at: string; c: RoundContext; reply: Plain }
  | { do: 'plots'; at: string; c: PlotsContext; reply: Plain }
  | { do: 'ordering'; at: string; c: OrderingContext; reply: Plain }
  | { do: 'moving'; at: string; c: MovingContext; reply: Plain }
  | { do: 'walk'; at: string; c: WalkContext; reply: Plain }
  | { do: 'reaction'; at: string; c: ReactionContext; reply: Plain }
  | { do: 'ambush'; at: string; c: AmbushContext; reply: Plain }
  | { do: 'shooting'; at: string; c: ShootingContext; reply: Plain }
  | { do: 'melee'; at: string; c: MeleeContext; reply: Plain }
  | { do: 'fall'; at: string; c: FallContext; reply: Plain }
  | { do: 'flight'; at: string; c: FlightContext; reply: Plain }
  | { do: 'burning'; at: string; c: BurningContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type BattleContext = Record<string, never>;

export type DeploymentContext = Record<string, never>;

export type RoundContext = Record<string, never>;

export type PlotsContext = {
  field: Field | null;
  units: UnitsId[];
  hits: Hits[];
};

export type Field = {
  q: number;
  r: number;
};

export type Hits = {
  unit: UnitsId;
  n: number;
};

export type OrderingContext = Record<string, never>;

export type MovingContext = {
  seat: SeatsId | null;
  mover: UnitsId | null;
};

export type WalkContext = {
  plan: Plain;
  crossing: Plain | null;
  trace: Plain[];
  asked: boolean;
  unit: UnitsId;
  mode: 'march' | 'charge';
  points: number;
  manoeuvres: number;
  met: UnitsId[];
  trampled: UnitsId[];
  seen: UnitsId[];
};

export type ReactionContext = {
  unit: UnitsId;
  attacker: UnitsId;
};

export type AmbushContext = {
  unit: UnitsId;
  target: UnitsId;
};

export type ShootingContext = {
  shots: Shot[];
  hits: Hits[];
  tests: UnitsId[];
};

export type Shot = {
  unit: UnitsId;
  target: UnitsId;
};

export type MeleeContext = {
  strikes: Strike[];
  initiative: number;
  left: UnitsId[];
  blows: Hits[];
  dealt: Hits[];
  taken: Hits[];
  tests: UnitsId[];
  fleeing: UnitsId[];
};

export type Strike = {
  unit: UnitsId;
  target: UnitsId;
};

export type FallContext = {
  units: UnitsId[];
};

export type FlightContext = {
  unit: UnitsId;
  legs: Plain[];
  pursuers: UnitsId[];
};

export type BurningContext = {
  fires: TerrainId[];
};

export type WindowOnContext = {
  window: string;
  subject: Plain;
  turn: number;
  passed: number;
};

export type Effect =
  | {
      name: 'charging';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: ChargingData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'shaken';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: ShakenData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'bannerUsed';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: BannerUsedData;
      until: Until;
      armed: boolean;
    };

export type ChargingData = Record<string, never>;

export type Until =
  | { until: 'end'; frame: string; of: SeatsId | null; complete: boolean }
  | { until: 'begin'; frame: string; of: SeatsId | null }
  | { until: 'event'; type: string }
  | { until: 'never' };

export type ShakenData = Record<string, never>;

export type BannerUsedData = Record<string, never>;

export type Finished = {
  seat: SeatsId;
  frame: string;
};

export type HexMap = {
  columns: number;
  rows: number;
};

export type Force = {
  edge: 'north' | 'south';
  plot: Plot;
  gold: number;
  resigned: boolean;
};

export type Plot =
  | { is: 'none' }
  | { is: 'laid'; field: Secret<Field>; round: Secret<number> }
  | { is: 'sprung'; field: Field; round: number };

export type Unit = {
  owner: SeatsId;
  name: string;
  profile: Profile;
  start: number;
  where: Whereabouts;
  stamina: number;
  struck: number;
  orders: Orders;
};

export type Profile = {
  kind: 'troop' | 'beast';
  elements: number;
  stamina: number;
  move: number;
  manoeuvres: number;
  melee: number;
  shot: number;
  range: number;
  armour: number;
  initiative: number;
  morale: number;
  value: number;
  drilled: boolean;
  stealthy: boolean;
  flies: boolean;
};

export type Whereabouts =
  | { at: 'reserve'; hides: boolean }
  | { at: 'hidden'; pose: Secret<Pose> }
  | { at: 'table'; facing: number; altitude: number; fields: Field[] }
  | { at: 'gone'; why: 'slain' | 'fled' };

export type Pose = {
  q: number;
  r: number;
  facing: number;
};

export type Orders =
  | { are: 'none' }
  | { are: 'placed'; markers: number; faces: Secret<('hold' | 'march' | 'charge' | 'shoot')[]> }
  | { are: 'shown'; order: 'hold' | 'march' | 'charge' | 'shoot'; used: boolean };

export type Terrain = {
  kind: 'wood' | 'wall' | 'fire' | 'ash';
  fields: Field[];
  sides: Side[];
};

export type Side = {
  q: number;
  r: number;
  side: number;
};

export type Loot = {
  q: number;
  r: number;
  found: 'gold' | 'trap' | 'empty' | null;
};

export type Chests = {
  gold: number;
  trap: number;
  empty: number;
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
  hid: {
    readonly type: 'hid';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly units: readonly UnitsId[];
  };
  deployed: {
    readonly type: 'deployed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly facing: number;
    readonly fields: readonly Field[];
  };
  lay: {
    readonly type: 'lay';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly unit: UnitsId;
    readonly pose: Secret<Pose>;
  };
  plotLaid: {
    readonly type: 'plotLaid';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly field: Secret<Field>;
    readonly round: Secret<number>;
  };
  plotSprung: {
    readonly type: 'plotSprung';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly field: Field;
    readonly round: number;
  };
  roundBegan: {
    readonly type: 'roundBegan';
    readonly rules: readonly string[];
    readonly round: number;
  };
  ordersPlaced: {
    readonly type: 'ordersPlaced';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly orders: readonly Marked[];
  };
  ordersShown: {
    readonly type: 'ordersShown';
    readonly rules: readonly string[];
    readonly orders: readonly Shown[];
  };
  ordersCleared: {
    readonly type: 'ordersCleared';
    readonly rules: readonly string[];
  };
  firstMover: {
    readonly type: 'firstMover';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  activated: {
    readonly type: 'activated';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  revealed: {
    readonly type: 'revealed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly facing: number;
    readonly fields: readonly Field[];
  };
  moved: {
    readonly type: 'moved';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly leg: string;
    readonly facing: number;
    readonly altitude: number;
    readonly fields: readonly Field[];
  };
  contacted: {
    readonly type: 'contacted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly enemy: UnitsId;
  };
  reacted: {
    readonly type: 'reacted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly how: 'stand' | 'face' | 'yield' | 'volley';
  };
  trampled: {
    readonly type: 'trampled';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly by: UnitsId;
    readonly fields: readonly Field[];
  };
  stopped: {
    readonly type: 'stopped';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly enemy: UnitsId;
  };
  shotWasted: {
    readonly type: 'shotWasted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
    readonly why: 'range' | 'sight' | 'arc';
  };
  struck: {
    readonly type: 'struck';
    readonly rules: readonly string[];
    readonly hits: readonly Hits[];
  };
  fell: {
    readonly type: 'fell';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly losses: number;
    readonly fields: readonly Field[];
  };
  broke: {
    readonly type: 'broke';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  leftTable: {
    readonly type: 'leftTable';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  lootFound: {
    readonly type: 'lootFound';
    readonly rules: readonly string[];
    readonly loot: LootId;
    readonly unit: UnitsId;
    readonly what: 'gold' | 'trap' | 'empty';
  };
  fireBegan: {
    readonly type: 'fireBegan';
    readonly rules: readonly string[];
    readonly fire: string;
    readonly field: Field;
  };
  fireEnded: {
    readonly type: 'fireEnded';
    readonly rules: readonly string[];
    readonly fire: TerrainId;
  };
  truceMade: {
    readonly type: 'truceMade';
    readonly rules: readonly string[];
  };
  resigned: {
    readonly type: 'resigned';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
};

export type Event = Events[keyof Events];

export type Marked = {
  readonly unit: UnitsId;
  readonly markers: number;
  readonly faces: Secret<('hold' | 'march' | 'charge' | 'shoot')[]>;
};

export type Shown = {
  readonly unit: UnitsId;
  readonly order: 'hold' | 'march' | 'charge' | 'shoot';
};

export type OrderTriggersArgs = {
  readonly window: string;
};

export type OrderTriggersOption = {
  readonly rule: string;
};

export type OrdersOption = {
  readonly rules: readonly string[];
};

export type WalkArgs = {
  readonly unit: UnitsId;
  readonly mode: 'march' | 'charge';
  readonly points: number;
  readonly manoeuvres: number;
  readonly met: boolean;
};

export type ReactionArgs = {
  readonly unit: UnitsId;
  readonly attacker: UnitsId;
};

export type AfterMoveArgs = {
  readonly window: string;
};

export type AfterMoveOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type FallArgs = {
  readonly unit: UnitsId;
};

export type FallOption = {
  readonly q: number;
  readonly r: number;
};

export type FleeArgs = {
  readonly unit: UnitsId;
};

export type FollowUpArgs = {
  readonly unit: UnitsId;
  readonly fled: UnitsId;
};

export type AfterRollArgs = {
  readonly window: string;
};

export type AfterRollOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type TruceArgs = {
  readonly round: number;
};

export type Contexts = {
  window: WindowContext;
  battle: BattleContext;
  deployment: DeploymentContext;
  round: RoundContext;
  plots: PlotsContext;
  ordering: OrderingContext;
  moving: MovingContext;
  walk: WalkContext;
  reaction: ReactionContext;
  ambush: AmbushContext;
  shooting: ShootingContext;
  melee: MeleeContext;
  fall: FallContext;
  flight: FlightContext;
  burning: BurningContext;
  windowOn: WindowOnContext;
};

export type EffectData = {
  charging: ChargingData;
  shaken: ShakenData;
  bannerUsed: BannerUsedData;
};

export type Requests = {
  orderTriggers: {
    kind: 'order';
    args: OrderTriggersArgs;
    option: OrderTriggersOption;
    item: undefined;
  };
  hide: {
    kind: 'chooseMany';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  deploy: {
    kind: 'place';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  plotField: {
    kind: 'place';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  plotRound: {
    kind: 'number';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  orders: {
    kind: 'assign';
    args: Record<string, never>;
    option: OrdersOption;
    item: undefined;
  };
  secondChoice: {
    kind: 'assign';
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
  walk: {
    kind: 'path';
    args: WalkArgs;
    option: undefined;
    item: undefined;
  };
  reaction: {
    kind: 'choose';
    args: ReactionArgs;
    option: undefined;
    item: undefined;
  };
  afterMove: {
    kind: 'choose';
    args: AfterMoveArgs;
    option: AfterMoveOption;
    item: undefined;
  };
  aim: {
    kind: 'assign';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  strikes: {
    kind: 'assign';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  fall: {
    kind: 'chooseMany';
    args: FallArgs;
    option: FallOption;
    item: undefined;
  };
  flightOrder: {
    kind: 'order';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  flee: {
    kind: 'path';
    args: FleeArgs;
    option: undefined;
    item: undefined;
  };
  followUp: {
    kind: 'choose';
    args: FollowUpArgs;
    option: undefined;
    item: undefined;
  };
  afterRoll: {
    kind: 'choose';
    args: AfterRollArgs;
    option: AfterRollOption;
    item: undefined;
  };
  truce: {
    kind: 'confirm';
    args: TruceArgs;
    option: undefined;
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
  return { level: x.level };
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

function cloneField(x: Field): Field {
  return { q: x.q, r: x.r };
}

function cloneHits(x: Hits): Hits {
  return { unit: x.unit, n: x.n };
}

function cloneHitsList(x: readonly Hits[]): Hits[] {
  const n = x.length;
  const out = new Array<Hits>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneHits(x[i]!);
  }
  return out;
}

function clonePlotsContext(x: Frozen<PlotsContext>): PlotsContext {
  return {
    field: x.field === null ? null : cloneField(x.field),
    units: x.units.slice(),
    hits: cloneHitsList(x.hits),
  };
}

function cloneMovingContext(x: MovingContext): MovingContext {
  return { seat: x.seat, mover: x.mover };
}

function cloneDataList(x: readonly Plain[]): Plain[] {
  const n = x.length;
  const out = new Array<Plain>(n);
  for (let i = 0; i < n; i++) {
    out[i] = clonePlain(x[i]!);
  }
  return out;
}

function cloneWalkContext(x: Frozen<WalkContext>): WalkContext {
  return {
    plan: clonePlain(x.plan),
    crossing: x.crossing === null ? null : clonePlain(x.crossing),
    trace: cloneDataList(x.trace),
    asked: x.asked,
    unit: x.unit,
    mode: x.mode,
    points: x.points,
    manoeuvres: x.manoeuvres,
    met: x.met.slice(),
    trampled: x.trampled.slice(),
    seen: x.seen.slice(),
  };
}

function cloneReactionContext(x: ReactionContext): ReactionContext {
  return { unit: x.unit, attacker: x.attacker };
}

function cloneAmbushContext(x: AmbushContext): AmbushContext {
  return { unit: x.unit, target: x.target };
}

function cloneShot(x: Shot): Shot {
  return { unit: x.unit, target: x.target };
}

function cloneShotList(x: readonly Shot[]): Shot[] {
  const n = x.length;
  const out = new Array<Shot>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneShot(x[i]!);
  }
  return out;
}

function cloneShootingContext(x: Frozen<ShootingContext>): ShootingContext {
  return { shots: cloneShotList(x.shots), hits: cloneHitsList(x.hits), tests: x.tests.slice() };
}

function cloneStrike(x: Strike): Strike {
  return { unit: x.unit, target: x.target };
}

function cloneStrikeList(x: readonly Strike[]): Strike[] {
  const n = x.length;
  const out = new Array<Strike>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneStrike(x[i]!);
  }
  return out;
}

function cloneMeleeContext(x: Frozen<MeleeContext>): MeleeContext {
  return {
    strikes: cloneStrikeList(x.strikes),
    initiative: x.initiative,
    left: x.left.slice(),
    blows: cloneHitsList(x.blows),
    dealt: cloneHitsList(x.dealt),
    taken: cloneHitsList(x.taken),
    tests: x.tests.slice(),
    fleeing: x.fleeing.slice(),
  };
}

function cloneFallContext(x: Frozen<FallContext>): FallContext {
  return { units: x.units.slice() };
}

function cloneFlightContext(x: Frozen<FlightContext>): FlightContext {
  return { unit: x.unit, legs: cloneDataList(x.legs), pursuers: x.pursuers.slice() };
}

function cloneBurningContext(x: Frozen<BurningContext>): BurningContext {
  return { fires: x.fires.slice() };
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
    case 'deployment':
      return { do: 'deployment', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'round':
      return { do: 'round', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'plots':
      return { do: 'plots', at: x.at, c: clonePlotsContext(x.c), reply: clonePlain(x.reply) };
    case 'ordering':
      return { do: 'ordering', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'moving':
      return { do: 'moving', at: x.at, c: cloneMovingContext(x.c), reply: clonePlain(x.reply) };
    case 'walk':
      return { do: 'walk', at: x.at, c: cloneWalkContext(x.c), reply: clonePlain(x.reply) };
    case 'reaction':
      return { do: 'reaction', at: x.at, c: cloneReactionContext(x.c), reply: clonePlain(x.reply) };
    case 'ambush':
      return { do: 'ambush', at: x.at, c: cloneAmbushContext(x.c), reply: clonePlain(x.reply) };
    case 'shooting':
      return { do: 'shooting', at: x.at, c: cloneShootingContext(x.c), reply: clonePlain(x.reply) };
    case 'melee':
      return { do: 'melee', at: x.at, c: cloneMeleeContext(x.c), reply: clonePlain(x.reply) };
    case 'fall':
      return { do: 'fall', at: x.at, c: cloneFallContext(x.c), reply: clonePlain(x.reply) };
    case 'flight':
      return { do: 'flight', at: x.at, c: cloneFlightContext(x.c), reply: clonePlain(x.reply) };
    case 'burning':
      return { do: 'burning', at: x.at, c: cloneBurningContext(x.c), reply: clonePlain(x.reply) };
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

function cloneEffect(x: Effect): Effect {
  switch (x.name) {
    case 'charging':
      return {
        name: 'charging',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'shaken':
      return { name: 'shaken', rule: x.rule, on: x.on, by: x.by, data: {}, until: cloneUntil(x.until), armed: x.armed };
    case 'bannerUsed':
      return {
        name: 'bannerUsed',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
  }
}

function cloneEffectList(x: readonly Effect[]): Effect[] {
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

function cloneHexMap(x: HexMap): HexMap {
  return { columns: x.columns, rows: x.rows };
}

function cloneSecretField(x: Secret<Field>): Secret<Field> {
  if (!isKnown(x)) return x;
  const v = known(x);
  return hide(cloneField(v));
}

function clonePlot(x: Plot): Plot {
  switch (x.is) {
    case 'none':
      return { is: 'none' };
    case 'laid':
      return { is: 'laid', field: cloneSecretField(x.field), round: x.round };
    case 'sprung':
      return { is: 'sprung', field: cloneField(x.field), round: x.round };
  }
}

function cloneForce(x: Force): Force {
  return { edge: x.edge, plot: clonePlot(x.plot), gold: x.gold, resigned: x.resigned };
}

function cloneForceTable(x: Readonly<Record<string, Force>>): Record<string, Force> {
  const out = newTable<Force>(x);
  for (const key in x) {
    out[key] = cloneForce(x[key]!);
  }
  return out;
}

function cloneProfile(x: Profile): Profile {
  return {
    kind: x.kind,
    elements: x.elements,
    stamina: x.stamina,
    move: x.move,
    manoeuvres: x.manoeuvres,
    melee: x.melee,
    shot: x.shot,
    range: x.range,
    armour: x.armour,
    initiative: x.initiative,
    morale: x.morale,
    value: x.value,
    drilled: x.drilled,
    stealthy: x.stealthy,
    flies: x.flies,
  };
}

function clonePose(x: Pose): Pose {
  return { q: x.q, r: x.r, facing: x.facing };
}

function cloneSecretPose(x: Secret<Pose>): Secret<Pose> {
  if (!isKnown(x)) return x;
  const v = known(x);
  return hide(clonePose(v));
}

function cloneFieldList(x: readonly Field[]): Field[] {
  const n = x.length;
  const out = new Array<Field>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneField(x[i]!);
  }
  return out;
}

function cloneWhereabouts(x: Frozen<Whereabouts>): Whereabouts {
  switch (x.at) {
    case 'reserve':
      return { at: 'reserve', hides: x.hides };
    case 'hidden':
      return { at: 'hidden', pose: cloneSecretPose(x.pose) };
    case 'table':
      return { at: 'table', facing: x.facing, altitude: x.altitude, fields: cloneFieldList(x.fields) };
    case 'gone':
      return { at: 'gone', why: x.why };
  }
}

function cloneSecretWordList(
  x: Secret<('hold' | 'march' | 'charge' | 'shoot')[]>,
): Secret<('hold' | 'march' | 'charge' | 'shoot')[]> {
  if (!isKnown(x)) return x;
  const v = known(x);
  return hide(v.slice());
}

function cloneOrders(x: Frozen<Orders>): Orders {
  switch (x.are) {
    case 'none':
      return { are: 'none' };
    case 'placed':
      return { are: 'placed', markers: x.markers, faces: cloneSecretWordList(x.faces) };
    case 'shown':
      return { are: 'shown', order: x.order, used: x.used };
  }
}

function cloneUnit(x: Frozen<Unit>): Unit {
  return {
    owner: x.owner,
    name: x.name,
    profile: cloneProfile(x.profile),
    start: x.start,
    where: cloneWhereabouts(x.where),
    stamina: x.stamina,
    struck: x.struck,
    orders: cloneOrders(x.orders),
  };
}

function cloneUnitTable(x: Readonly<Record<string, Frozen<Unit>>>): Record<string, Unit> {
  const out = newTable<Unit>(x);
  for (const key in x) {
    out[key] = cloneUnit(x[key]!);
  }
  return out;
}

function cloneSide(x: Side): Side {
  return { q: x.q, r: x.r, side: x.side };
}

function cloneSideList(x: readonly Side[]): Side[] {
  const n = x.length;
  const out = new Array<Side>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneSide(x[i]!);
  }
  return out;
}

function cloneTerrain(x: Frozen<Terrain>): Terrain {
  return { kind: x.kind, fields: cloneFieldList(x.fields), sides: cloneSideList(x.sides) };
}

function cloneTerrainTable(x: Readonly<Record<string, Frozen<Terrain>>>): Record<string, Terrain> {
  const out = newTable<Terrain>(x);
  for (const key in x) {
    out[key] = cloneTerrain(x[key]!);
  }
  return out;
}

function cloneLoot(x: Loot): Loot {
  return { q: x.q, r: x.r, found: x.found };
}

function cloneLootTable(x: Readonly<Record<string, Loot>>): Record<string, Loot> {
  const out = newTable<Loot>(x);
  for (const key in x) {
    out[key] = cloneLoot(x[key]!);
  }
  return out;
}

function cloneChests(x: Chests): Chests {
  return { gold: x.gold, trap: x.trap, empty: x.empty };
}

function cloneState(x: Frozen<State>): State {
  return {
    options: cloneOptions(x.options),
    seats: cloneSeatList(x.seats),
    agenda: cloneFrameList(x.agenda),
    effects: cloneEffectList(x.effects),
    finished: cloneFinishedList(x.finished),
    map: cloneHexMap(x.map),
    round: x.round,
    first: x.first,
    truce: x.truce,
    forces: cloneForceTable(x.forces),
    units: cloneUnitTable(x.units),
    terrain: cloneTerrainTable(x.terrain),
    loot: cloneLootTable(x.loot),
    chests: cloneChests(x.chests),
  };
}

function equalOptions(a: Options, b: Options): boolean {
  return a.level === b.level;
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

function equalField(a: Field, b: Field): boolean {
  return a.q === b.q && a.r === b.r;
}

function equalHits(a: Hits, b: Hits): boolean {
  return a.unit === b.unit && a.n === b.n;
}

function equalHitsList(a: Hits[], b: Hits[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalHits(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalPlotsContext(a: PlotsContext, b: PlotsContext): boolean {
  return (
    (a.field === null ? b.field === null : b.field !== null && equalField(a.field, b.field)) &&
    equalFlatList(a.units, b.units) &&
    equalHitsList(a.hits, b.hits)
  );
}

function equalMovingContext(a: MovingContext, b: MovingContext): boolean {
  return a.seat === b.seat && a.mover === b.mover;
}

function equalDataList(a: Plain[], b: Plain[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalPlain(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWalkContext(a: WalkContext, b: WalkContext): boolean {
  return (
    a.asked === b.asked &&
    a.unit === b.unit &&
    a.mode === b.mode &&
    a.points === b.points &&
    a.manoeuvres === b.manoeuvres &&
    equalPlain(a.plan, b.plan) &&
    (a.crossing === null ? b.crossing === null : b.crossing !== null && equalPlain(a.crossing, b.crossing)) &&
    equalDataList(a.trace, b.trace) &&
    equalFlatList(a.met, b.met) &&
    equalFlatList(a.trampled, b.trampled) &&
    equalFlatList(a.seen, b.seen)
  );
}

function equalReactionContext(a: ReactionContext, b: ReactionContext): boolean {
  return a.unit === b.unit && a.attacker === b.attacker;
}

function equalAmbushContext(a: AmbushContext, b: AmbushContext): boolean {
  return a.unit === b.unit && a.target === b.target;
}

function equalShot(a: Shot, b: Shot): boolean {
  return a.unit === b.unit && a.target === b.target;
}

function equalShotList(a: Shot[], b: Shot[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalShot(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalShootingContext(a: ShootingContext, b: ShootingContext): boolean {
  return equalShotList(a.shots, b.shots) && equalHitsList(a.hits, b.hits) && equalFlatList(a.tests, b.tests);
}

function equalStrike(a: Strike, b: Strike): boolean {
  return a.unit === b.unit && a.target === b.target;
}

function equalStrikeList(a: Strike[], b: Strike[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalStrike(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMeleeContext(a: MeleeContext, b: MeleeContext): boolean {
  return (
    a.initiative === b.initiative &&
    equalStrikeList(a.strikes, b.strikes) &&
    equalFlatList(a.left, b.left) &&
    equalHitsList(a.blows, b.blows) &&
    equalHitsList(a.dealt, b.dealt) &&
    equalHitsList(a.taken, b.taken) &&
    equalFlatList(a.tests, b.tests) &&
    equalFlatList(a.fleeing, b.fleeing)
  );
}

function equalFallContext(a: FallContext, b: FallContext): boolean {
  return equalFlatList(a.units, b.units);
}

function equalFlightContext(a: FlightContext, b: FlightContext): boolean {
  return a.unit === b.unit && equalDataList(a.legs, b.legs) && equalFlatList(a.pursuers, b.pursuers);
}

function equalBurningContext(a: BurningContext, b: BurningContext): boolean {
  return equalFlatList(a.fires, b.fires);
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
    case 'deployment':
      return b.do === 'deployment' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'round':
      return b.do === 'round' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'plots':
      return b.do === 'plots' && a.at === b.at && equalPlotsContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'ordering':
      return b.do === 'ordering' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'moving':
      return b.do === 'moving' && a.at === b.at && equalMovingContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'walk':
      return b.do === 'walk' && a.at === b.at && equalWalkContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'reaction':
      return b.do === 'reaction' && a.at === b.at && equalReactionContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'ambush':
      return b.do === 'ambush' && a.at === b.at && equalAmbushContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'shooting':
      return b.do === 'shooting' && a.at === b.at && equalShootingContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'melee':
      return b.do === 'melee' && a.at === b.at && equalMeleeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'fall':
      return b.do === 'fall' && a.at === b.at && equalFallContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'flight':
      return b.do === 'flight' && a.at === b.at && equalFlightContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'burning':
      return b.do === 'burning' && a.at === b.at && equalBurningContext(a.c, b.c) && equalPlain(a.reply, b.reply);
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

function equalEffect(a: Effect, b: Effect): boolean {
  switch (a.name) {
    case 'charging':
      return (
        b.name === 'charging' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'shaken':
      return (
        b.name === 'shaken' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'bannerUsed':
      return (
        b.name === 'bannerUsed' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
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

function equalHexMap(a: HexMap, b: HexMap): boolean {
  return a.columns === b.columns && a.rows === b.rows;
}

function equalSecretField(a: Secret<Field>, b: Secret<Field>): boolean {
  if (!isKnown(a) || !isKnown(b)) return a === b;
  const v = known(a);
  const w = known(b);
  return equalField(v, w);
}

function equalPlot(a: Plot, b: Plot): boolean {
  switch (a.is) {
    case 'none':
      return b.is === 'none';
    case 'laid':
      return b.is === 'laid' && a.round === b.round && equalSecretField(a.field, b.field);
    case 'sprung':
      return b.is === 'sprung' && a.round === b.round && equalField(a.field, b.field);
  }
}

function equalForce(a: Force, b: Force): boolean {
  return a.edge === b.edge && a.gold === b.gold && a.resigned === b.resigned && equalPlot(a.plot, b.plot);
}

function equalProfile(a: Profile, b: Profile): boolean {
  return (
    a.kind === b.kind &&
    a.elements === b.elements &&
    a.stamina === b.stamina &&
    a.move === b.move &&
    a.manoeuvres === b.manoeuvres &&
    a.melee === b.melee &&
    a.shot === b.shot &&
    a.range === b.range &&
    a.armour === b.armour &&
    a.initiative === b.initiative &&
    a.morale === b.morale &&
    a.value === b.value &&
    a.drilled === b.drilled &&
    a.stealthy === b.stealthy &&
    a.flies === b.flies
  );
}

function equalPose(a: Pose, b: Pose): boolean {
  return a.q === b.q && a.r === b.r && a.facing === b.facing;
}

function equalSecretPose(a: Secret<Pose>, b: Secret<Pose>): boolean {
  if (!isKnown(a) || !isKnown(b)) return a === b;
  const v = known(a);
  const w = known(b);
  return equalPose(v, w);
}

function equalFieldList(a: Field[], b: Field[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalField(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWhereabouts(a: Whereabouts, b: Whereabouts): boolean {
  switch (a.at) {
    case 'reserve':
      return b.at === 'reserve' && a.hides === b.hides;
    case 'hidden':
      return b.at === 'hidden' && equalSecretPose(a.pose, b.pose);
    case 'table':
      return b.at === 'table' && a.facing === b.facing && a.altitude === b.altitude && equalFieldList(a.fields, b.fields);
    case 'gone':
      return b.at === 'gone' && a.why === b.why;
  }
}

function equalSecretWordList(
  a: Secret<('hold' | 'march' | 'charge' | 'shoot')[]>,
  b: Secret<('hold' | 'march' | 'charge' | 'shoot')[]>,
): boolean {
  if (!isKnown(a) || !isKnown(b)) return a === b;
  const v = known(a);
  const w = known(b);
  return equalFlatList(v, w);
}

function equalOrders(a: Orders, b: Orders): boolean {
  switch (a.are) {
    case 'none':
      return b.are === 'none';
    case 'placed':
      return b.are === 'placed' && a.markers === b.markers && equalSecretWordList(a.faces, b.faces);
    case 'shown':
      return b.are === 'shown' && a.order === b.order && a.used === b.used;
  }
}

function equalUnit(a: Unit, b: Unit): boolean {
  return (
    a.owner === b.owner &&
    a.name === b.name &&
    a.start === b.start &&
    a.stamina === b.stamina &&
    a.struck === b.struck &&
    equalProfile(a.profile, b.profile) &&
    equalWhereabouts(a.where, b.where) &&
    equalOrders(a.orders, b.orders)
  );
}

function equalSide(a: Side, b: Side): boolean {
  return a.q === b.q && a.r === b.r && a.side === b.side;
}

function equalSideList(a: Side[], b: Side[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalSide(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalTerrain(a: Terrain, b: Terrain): boolean {
  return a.kind === b.kind && equalFieldList(a.fields, b.fields) && equalSideList(a.sides, b.sides);
}

function equalLoot(a: Loot, b: Loot): boolean {
  return a.q === b.q && a.r === b.r && a.found === b.found;
}

function equalChests(a: Chests, b: Chests): boolean {
  return a.gold === b.gold && a.trap === b.trap && a.empty === b.empty;
}

function shareState(x: State, b: State): State {
  return {
    options: shareOne(x.options, b.options, (v, w) => equalOptions(v, w), (v) => cloneOptions(v)),
    seats: shareOne(x.seats, b.seats, (v, w) => equalSeatList(v, w), (v) => cloneSeatList(v)),
    agenda: shareOne(x.agenda, b.agenda, (v, w) => equalFrameList(v, w), (v) => cloneFrameList(v)),
    effects: shareOne(x.effects, b.effects, (v, w) => equalEffectList(v, w), (v) => cloneEffectList(v)),
    finished: shareOne(x.finished, b.finished, (v, w) => equalFinishedList(v, w), (v) => cloneFinishedList(v)),
    map: shareOne(x.map, b.map, (v, w) => equalHexMap(v, w), (v) => cloneHexMap(v)),
    round: x.round,
    first: x.first,
    truce: x.truce,
    forces: shareTable(x.forces, b.forces, (v, w) => equalForce(v, w), (v) => cloneForce(v)),
    units: shareTable(x.units, b.units, (v, w) => equalUnit(v, w), (v) => cloneUnit(v)),
    terrain: shareTable(x.terrain, b.terrain, (v, w) => equalTerrain(v, w), (v) => cloneTerrain(v)),
    loot: shareTable(x.loot, b.loot, (v, w) => equalLoot(v, w), (v) => cloneLoot(v)),
    chests: shareOne(x.chests, b.chests, (v, w) => equalChests(v, w), (v) => cloneChests(v)),
  };
}

function equalForceTable(a: Record<string, Force>, b: Record<string, Force>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalForce(a[key]!, b[key]!)) return false;
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

function equalLootTable(a: Record<string, Loot>, b: Record<string, Loot>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalLoot(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalState(a: State, b: State): boolean {
  return (
    a.round === b.round &&
    a.first === b.first &&
    a.truce === b.truce &&
    equalOptions(a.options, b.options) &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalHexMap(a.map, b.map) &&
    equalForceTable(a.forces, b.forces) &&
    equalUnitTable(a.units, b.units) &&
    equalTerrainTable(a.terrain, b.terrain) &&
    equalLootTable(a.loot, b.loot) &&
    equalChests(a.chests, b.chests)
  );
}

function hashOptions(h: Lanes, x: Options): void {
  mixText(h, x.level);
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

function hashField(h: Lanes, x: Field): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.q, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.q, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.r, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.r, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashUnitsIdList(h: Lanes, x: UnitsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashHits(h: Lanes, x: Hits): void {
  mixText(h, x.unit);
  mixWord(h, x.n);
}

function hashHitsList(h: Lanes, x: Hits[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashHits(h, v);
  }
}

function hashPlotsContext(h: Lanes, x: PlotsContext): void {
  if (x.field === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashField(h, x.field);
  }
  hashUnitsIdList(h, x.units);
  hashHitsList(h, x.hits);
}

function hashMovingContext(h: Lanes, x: MovingContext): void {
  if (x.seat === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.seat);
  }
  if (x.mover === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.mover);
  }
}

function hashDataList(h: Lanes, x: Plain[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixPlain(h, v);
  }
}

function hashWalkContext(h: Lanes, x: WalkContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.asked ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.asked ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.points, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.points, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.manoeuvres, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.manoeuvres, LANE_B);
  h[0] = a;
  h[1] = b;
  mixPlain(h, x.plan);
  if (x.crossing === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixPlain(h, x.crossing);
  }
  hashDataList(h, x.trace);
  mixText(h, x.unit);
  mixText(h, x.mode);
  hashUnitsIdList(h, x.met);
  hashUnitsIdList(h, x.trampled);
  hashUnitsIdList(h, x.seen);
}

function hashReactionContext(h: Lanes, x: ReactionContext): void {
  mixText(h, x.unit);
  mixText(h, x.attacker);
}

function hashAmbushContext(h: Lanes, x: AmbushContext): void {
  mixText(h, x.unit);
  mixText(h, x.target);
}

function hashShot(h: Lanes, x: Shot): void {
  mixText(h, x.unit);
  mixText(h, x.target);
}

function hashShotList(h: Lanes, x: Shot[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashShot(h, v);
  }
}

function hashShootingContext(h: Lanes, x: ShootingContext): void {
  hashShotList(h, x.shots);
  hashHitsList(h, x.hits);
  hashUnitsIdList(h, x.tests);
}

function hashStrike(h: Lanes, x: Strike): void {
  mixText(h, x.unit);
  mixText(h, x.target);
}

function hashStrikeList(h: Lanes, x: Strike[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashStrike(h, v);
  }
}

function hashMeleeContext(h: Lanes, x: MeleeContext): void {
  hashStrikeList(h, x.strikes);
  mixWord(h, x.initiative);
  hashUnitsIdList(h, x.left);
  hashHitsList(h, x.blows);
  hashHitsList(h, x.dealt);
  hashHitsList(h, x.taken);
  hashUnitsIdList(h, x.tests);
  hashUnitsIdList(h, x.fleeing);
}

function hashFallContext(h: Lanes, x: FallContext): void {
  hashUnitsIdList(h, x.units);
}

function hashFlightContext(h: Lanes, x: FlightContext): void {
  mixText(h, x.unit);
  hashDataList(h, x.legs);
  hashUnitsIdList(h, x.pursuers);
}

function hashTerrainIdList(h: Lanes, x: TerrainId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashBurningContext(h: Lanes, x: BurningContext): void {
  hashTerrainIdList(h, x.fires);
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
    case 'deployment': {
      mixWord(h, 3);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'round': {
      mixWord(h, 4);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'plots': {
      mixWord(h, 5);
      mixText(h, x.at);
      hashPlotsContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'ordering': {
      mixWord(h, 6);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'moving': {
      mixWord(h, 7);
      mixText(h, x.at);
      hashMovingContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'walk': {
      mixWord(h, 8);
      mixText(h, x.at);
      hashWalkContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'reaction': {
      mixWord(h, 9);
      mixText(h, x.at);
      hashReactionContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'ambush': {
      mixWord(h, 10);
      mixText(h, x.at);
      hashAmbushContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shooting': {
      mixWord(h, 11);
      mixText(h, x.at);
      hashShootingContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'melee': {
      mixWord(h, 12);
      mixText(h, x.at);
      hashMeleeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'fall': {
      mixWord(h, 13);
      mixText(h, x.at);
      hashFallContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'flight': {
      mixWord(h, 14);
      mixText(h, x.at);
      hashFlightContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'burning': {
      mixWord(h, 15);
      mixText(h, x.at);
      hashBurningContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'windowOn': {
      mixWord(h, 16);
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

function hashEffect(h: Lanes, x: Effect): void {
  switch (x.name) {
    case 'charging': {
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
    case 'shaken': {
      mixWord(h, 2);
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
    case 'bannerUsed': {
      mixWord(h, 3);
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

function hashHexMap(h: Lanes, x: HexMap): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.columns, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.columns, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.rows, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.rows, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashSecretField(h: Lanes, x: Secret<Field>): void {
  if (!isKnown(x)) mixWord(h, 0);
  else {
    mixWord(h, 1);
    const v = known(x);
    hashField(h, v);
  }
}

function hashSecretInt(h: Lanes, x: Secret<number>): void {
  if (!isKnown(x)) mixWord(h, 0);
  else {
    mixWord(h, 1);
    const v = known(x);
    mixWord(h, v);
  }
}

function hashPlot(h: Lanes, x: Plot): void {
  switch (x.is) {
    case 'none': {
      mixWord(h, 1);
      break;
    }
    case 'laid': {
      mixWord(h, 2);
      hashSecretField(h, x.field);
      hashSecretInt(h, x.round);
      break;
    }
    case 'sprung': {
      mixWord(h, 3);
      hashField(h, x.field);
      mixWord(h, x.round);
      break;
    }
  }
}

function hashForce(h: Lanes, x: Force): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.gold, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.gold, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.resigned ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.resigned ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.edge);
  hashPlot(h, x.plot);
}

function hashForceTable(h: Lanes, x: Record<string, Force>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashForce(h, v);
  }
}

function hashProfile(h: Lanes, x: Profile): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.elements, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.elements, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.stamina, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.stamina, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.move, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.move, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.manoeuvres, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.manoeuvres, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.melee, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.melee, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.shot, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.shot, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.range, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.range, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.armour, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.armour, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.initiative, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.initiative, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.morale, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.morale, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.value, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.value, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.drilled ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.drilled ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.stealthy ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.stealthy ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.flies ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.flies ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.kind);
}

function hashPose(h: Lanes, x: Pose): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.q, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.q, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.r, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.r, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.facing, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.facing, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashSecretPose(h: Lanes, x: Secret<Pose>): void {
  if (!isKnown(x)) mixWord(h, 0);
  else {
    mixWord(h, 1);
    const v = known(x);
    hashPose(h, v);
  }
}

function hashFieldList(h: Lanes, x: Field[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashField(h, v);
  }
}

function hashWhereabouts(h: Lanes, x: Whereabouts): void {
  switch (x.at) {
    case 'reserve': {
      mixWord(h, 1);
      mixWord(h, x.hides ? 1 : 0);
      break;
    }
    case 'hidden': {
      mixWord(h, 2);
      hashSecretPose(h, x.pose);
      break;
    }
    case 'table': {
      mixWord(h, 3);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.facing, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.facing, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.altitude, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.altitude, LANE_B);
      h[0] = a;
      h[1] = b;
      hashFieldList(h, x.fields);
      break;
    }
    case 'gone': {
      mixWord(h, 4);
      mixText(h, x.why);
      break;
    }
  }
}

function hashWordList(h: Lanes, x: ('hold' | 'march' | 'charge' | 'shoot')[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashSecretWordList(h: Lanes, x: Secret<('hold' | 'march' | 'charge' | 'shoot')[]>): void {
  if (!isKnown(x)) mixWord(h, 0);
  else {
    mixWord(h, 1);
    const v = known(x);
    hashWordList(h, v);
  }
}

function hashOrders(h: Lanes, x: Orders): void {
  switch (x.are) {
    case 'none': {
      mixWord(h, 1);
      break;
    }
    case 'placed': {
      mixWord(h, 2);
      mixWord(h, x.markers);
      hashSecretWordList(h, x.faces);
      break;
    }
    case 'shown': {
      mixWord(h, 3);
      mixText(h, x.order);
      mixWord(h, x.used ? 1 : 0);
      break;
    }
  }
}

function hashUnit(h: Lanes, x: Unit): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.start, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.start, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.stamina, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.stamina, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.struck, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.struck, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.owner);
  mixText(h, x.name);
  hashProfile(h, x.profile);
  hashWhereabouts(h, x.where);
  hashOrders(h, x.orders);
}

function hashUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashUnit(h, v);
  }
}

function hashSide(h: Lanes, x: Side): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.q, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.q, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.r, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.r, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.side, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.side, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashSideList(h: Lanes, x: Side[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashSide(h, v);
  }
}

function hashTerrain(h: Lanes, x: Terrain): void {
  mixText(h, x.kind);
  hashFieldList(h, x.fields);
  hashSideList(h, x.sides);
}

function hashTerrainTable(h: Lanes, x: Record<string, Terrain>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashTerrain(h, v);
  }
}

function hashLoot(h: Lanes, x: Loot): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.q, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.q, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.r, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.r, LANE_B);
  h[0] = a;
  h[1] = b;
  if (x.found === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.found);
  }
}

function hashLootTable(h: Lanes, x: Record<string, Loot>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashLoot(h, v);
  }
}

function hashChests(h: Lanes, x: Chests): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.gold, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.gold, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.trap, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.trap, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.empty, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.empty, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashState(h: Lanes, x: State): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.round, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.round, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.truce ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.truce ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  hashOptions(h, x.options);
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  hashHexMap(h, x.map);
  if (x.first === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.first);
  }
  hashForceTable(h, x.forces);
  hashUnitTable(h, x.units);
  hashTerrainTable(h, x.terrain);
  hashLootTable(h, x.loot);
  hashChests(h, x.chests);
}

function spaceWhereabouts(h: Lanes, x: Whereabouts): void {
  switch (x.at) {
    case 'table': {
      mixWord(h, 1);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.facing, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.facing, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.altitude, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.altitude, LANE_B);
      h[0] = a;
      h[1] = b;
      hashFieldList(h, x.fields);
      break;
    }
    default:
      mixWord(h, 0);
  }
}

function spaceUnit(h: Lanes, x: Unit): void {
  spaceWhereabouts(h, x.where);
}

function spaceUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    spaceUnit(h, v);
  }
}

function spaceTerrainTable(h: Lanes, x: Record<string, Terrain>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashTerrain(h, v);
  }
}

function spaceState(h: Lanes, x: State): void {
  spaceUnitTable(h, x.units);
  spaceTerrainTable(h, x.terrain);
}

function viewPlot(x: Plot, may: (owner: string) => boolean, key: string): Plot {
  switch (x.is) {
    case 'none':
      return { is: 'none' };
    case 'laid':
      return { is: 'laid', field: may(key) ? cloneSecretField(x.field) : HIDDEN, round: may(key) ? x.round : HIDDEN };
    case 'sprung':
      return { is: 'sprung', field: cloneField(x.field), round: x.round };
  }
}

function viewForce(x: Force, may: (owner: string) => boolean, key: string): Force {
  return { edge: x.edge, plot: viewPlot(x.plot, may, key), gold: x.gold, resigned: x.resigned };
}

function viewForceTable(
  x: Readonly<Record<string, Force>>,
  may: (owner: string) => boolean,
): Record<string, Force> {
  const out = newTable<Force>(x);
  for (const key in x) {
    const v = x[key]!;
    out[key] = viewForce(v, may, key);
  }
  return out;
}

function viewWhereabouts(x: Frozen<Whereabouts>, may: (owner: string) => boolean, $owner: string): Whereabouts {
  switch (x.at) {
    case 'reserve':
      return { at: 'reserve', hides: x.hides };
    case 'hidden':
      return { at: 'hidden', pose: may($owner) ? cloneSecretPose(x.pose) : HIDDEN };
    case 'table':
      return { at: 'table', facing: x.facing, altitude: x.altitude, fields: cloneFieldList(x.fields) };
    case 'gone':
      return { at: 'gone', why: x.why };
  }
}

function viewOrders(x: Frozen<Orders>, may: (owner: string) => boolean, $owner: string): Orders {
  switch (x.are) {
    case 'none':
      return { are: 'none' };
    case 'placed':
      return { are: 'placed', markers: x.markers, faces: may($owner) ? cloneSecretWordList(x.faces) : HIDDEN };
    case 'shown':
      return { are: 'shown', order: x.order, used: x.used };
  }
}

function viewUnit(x: Frozen<Unit>, may: (owner: string) => boolean): Unit {
  return {
    owner: x.owner,
    name: x.name,
    profile: cloneProfile(x.profile),
    start: x.start,
    where: viewWhereabouts(x.where, may, x.owner),
    stamina: x.stamina,
    struck: x.struck,
    orders: viewOrders(x.orders, may, x.owner),
  };
}

function viewUnitTable(
  x: Readonly<Record<string, Frozen<Unit>>>,
  may: (owner: string) => boolean,
): Record<string, Unit> {
  const out = newTable<Unit>(x);
  for (const key in x) {
    const v = x[key]!;
    out[key] = viewUnit(v, may);
  }
  return out;
}

function viewState(x: Frozen<State>, may: (owner: string) => boolean): State {
  return {
    options: cloneOptions(x.options),
    seats: cloneSeatList(x.seats),
    agenda: cloneFrameList(x.agenda),
    effects: cloneEffectList(x.effects),
    finished: cloneFinishedList(x.finished),
    map: cloneHexMap(x.map),
    round: x.round,
    first: x.first,
    truce: x.truce,
    forces: viewForceTable(x.forces, may),
    units: viewUnitTable(x.units, may),
    terrain: cloneTerrainTable(x.terrain),
    loot: cloneLootTable(x.loot),
    chests: cloneChests(x.chests),
  };
}

function viewMarked(x: Marked, may: (owner: string) => boolean, $seat: string): Marked {
  return { unit: x.unit, markers: x.markers, faces: may($seat) ? cloneSecretWordList(x.faces) : HIDDEN };
}

function viewMarkedList(x: readonly Marked[], may: (owner: string) => boolean, $seat: string): Marked[] {
  const n = x.length;
  const out = new Array<Marked>(n);
  for (let i = 0; i < n; i++) {
    const v = x[i]!;
    out[i] = viewMarked(v, may, $seat);
  }
  return out;
}

function cloneShown(x: Shown): Shown {
  return { unit: x.unit, order: x.order };
}

function cloneShownList(x: readonly Shown[]): Shown[] {
  const n = x.length;
  const out = new Array<Shown>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneShown(x[i]!);
  }
  return out;
}

function viewEvent(x: Event, may: (owner: string) => boolean): Event {
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
    case 'hid':
      return { type: 'hid', rules: x.rules.slice(), seat: x.seat, units: x.units.slice() };
    case 'deployed':
      return {
        type: 'deployed',
        rules: x.rules.slice(),
        unit: x.unit,
        facing: x.facing,
        fields: cloneFieldList(x.fields),
      };
    case 'lay':
      return {
        type: 'lay',
        rules: x.rules.slice(),
        seat: x.seat,
        unit: x.unit,
        pose: may(x.seat) ? cloneSecretPose(x.pose) : HIDDEN,
      };
    case 'plotLaid':
      return {
        type: 'plotLaid',
        rules: x.rules.slice(),
        seat: x.seat,
        field: may(x.seat) ? cloneSecretField(x.field) : HIDDEN,
        round: may(x.seat) ? x.round : HIDDEN,
      };
    case 'plotSprung':
      return { type: 'plotSprung', rules: x.rules.slice(), seat: x.seat, field: cloneField(x.field), round: x.round };
    case 'roundBegan':
      return { type: 'roundBegan', rules: x.rules.slice(), round: x.round };
    case 'ordersPlaced':
      return {
        type: 'ordersPlaced',
        rules: x.rules.slice(),
        seat: x.seat,
        orders: viewMarkedList(x.orders, may, x.seat),
      };
    case 'ordersShown':
      return { type: 'ordersShown', rules: x.rules.slice(), orders: cloneShownList(x.orders) };
    case 'ordersCleared':
      return { type: 'ordersCleared', rules: x.rules.slice() };
    case 'firstMover':
      return { type: 'firstMover', rules: x.rules.slice(), seat: x.seat };
    case 'activated':
      return { type: 'activated', rules: x.rules.slice(), unit: x.unit };
    case 'revealed':
      return {
        type: 'revealed',
        rules: x.rules.slice(),
        unit: x.unit,
        facing: x.facing,
        fields: cloneFieldList(x.fields),
      };
    case 'moved':
      return {
        type: 'moved',
        rules: x.rules.slice(),
        unit: x.unit,
        leg: x.leg,
        facing: x.facing,
        altitude: x.altitude,
        fields: cloneFieldList(x.fields),
      };
    case 'contacted':
      return { type: 'contacted', rules: x.rules.slice(), unit: x.unit, enemy: x.enemy };
    case 'reacted':
      return { type: 'reacted', rules: x.rules.slice(), unit: x.unit, how: x.how };
    case 'trampled':
      return { type: 'trampled', rules: x.rules.slice(), unit: x.unit, by: x.by, fields: cloneFieldList(x.fields) };
    case 'stopped':
      return { type: 'stopped', rules: x.rules.slice(), unit: x.unit, enemy: x.enemy };
    case 'shotWasted':
      return { type: 'shotWasted', rules: x.rules.slice(), unit: x.unit, target: x.target, why: x.why };
    case 'struck':
      return { type: 'struck', rules: x.rules.slice(), hits: cloneHitsList(x.hits) };
    case 'fell':
      return { type: 'fell', rules: x.rules.slice(), unit: x.unit, losses: x.losses, fields: cloneFieldList(x.fields) };
    case 'broke':
      return { type: 'broke', rules: x.rules.slice(), unit: x.unit };
    case 'leftTable':
      return { type: 'leftTable', rules: x.rules.slice(), unit: x.unit };
    case 'lootFound':
      return { type: 'lootFound', rules: x.rules.slice(), loot: x.loot, unit: x.unit, what: x.what };
    case 'fireBegan':
      return { type: 'fireBegan', rules: x.rules.slice(), fire: x.fire, field: cloneField(x.field) };
    case 'fireEnded':
      return { type: 'fireEnded', rules: x.rules.slice(), fire: x.fire };
    case 'truceMade':
      return { type: 'truceMade', rules: x.rules.slice() };
    case 'resigned':
      return { type: 'resigned', rules: x.rules.slice(), seat: x.seat };
  }
}

function cloneMarked(x: Marked): Marked {
  return { unit: x.unit, markers: x.markers, faces: cloneSecretWordList(x.faces) };
}

function cloneMarkedList(x: readonly Marked[]): Marked[] {
  const n = x.length;
  const out = new Array<Marked>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneMarked(x[i]!);
  }
  return out;
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
    case 'hid':
      return { type: 'hid', rules: x.rules.slice(), seat: x.seat, units: x.units.slice() };
    case 'deployed':
      return {
        type: 'deployed',
        rules: x.rules.slice(),
        unit: x.unit,
        facing: x.facing,
        fields: cloneFieldList(x.fields),
      };
    case 'lay':
      return { type: 'lay', rules: x.rules.slice(), seat: x.seat, unit: x.unit, pose: cloneSecretPose(x.pose) };
    case 'plotLaid':
      return {
        type: 'plotLaid',
        rules: x.rules.slice(),
        seat: x.seat,
        field: cloneSecretField(x.field),
        round: x.round,
      };
    case 'plotSprung':
      return { type: 'plotSprung', rules: x.rules.slice(), seat: x.seat, field: cloneField(x.field), round: x.round };
    case 'roundBegan':
      return { type: 'roundBegan', rules: x.rules.slice(), round: x.round };
    case 'ordersPlaced':
      return { type: 'ordersPlaced', rules: x.rules.slice(), seat: x.seat, orders: cloneMarkedList(x.orders) };
    case 'ordersShown':
      return { type: 'ordersShown', rules: x.rules.slice(), orders: cloneShownList(x.orders) };
    case 'ordersCleared':
      return { type: 'ordersCleared', rules: x.rules.slice() };
    case 'firstMover':
      return { type: 'firstMover', rules: x.rules.slice(), seat: x.seat };
    case 'activated':
      return { type: 'activated', rules: x.rules.slice(), unit: x.unit };
    case 'revealed':
      return {
        type: 'revealed',
        rules: x.rules.slice(),
        unit: x.unit,
        facing: x.facing,
        fields: cloneFieldList(x.fields),
      };
    case 'moved':
      return {
        type: 'moved',
        rules: x.rules.slice(),
        unit: x.unit,
        leg: x.leg,
        facing: x.facing,
        altitude: x.altitude,
        fields: cloneFieldList(x.fields),
      };
    case 'contacted':
      return { type: 'contacted', rules: x.rules.slice(), unit: x.unit, enemy: x.enemy };
    case 'reacted':
      return { type: 'reacted', rules: x.rules.slice(), unit: x.unit, how: x.how };
    case 'trampled':
      return { type: 'trampled', rules: x.rules.slice(), unit: x.unit, by: x.by, fields: cloneFieldList(x.fields) };
    case 'stopped':
      return { type: 'stopped', rules: x.rules.slice(), unit: x.unit, enemy: x.enemy };
    case 'shotWasted':
      return { type: 'shotWasted', rules: x.rules.slice(), unit: x.unit, target: x.target, why: x.why };
    case 'struck':
      return { type: 'struck', rules: x.rules.slice(), hits: cloneHitsList(x.hits) };
    case 'fell':
      return { type: 'fell', rules: x.rules.slice(), unit: x.unit, losses: x.losses, fields: cloneFieldList(x.fields) };
    case 'broke':
      return { type: 'broke', rules: x.rules.slice(), unit: x.unit };
    case 'leftTable':
      return { type: 'leftTable', rules: x.rules.slice(), unit: x.unit };
    case 'lootFound':
      return { type: 'lootFound', rules: x.rules.slice(), loot: x.loot, unit: x.unit, what: x.what };
    case 'fireBegan':
      return { type: 'fireBegan', rules: x.rules.slice(), fire: x.fire, field: cloneField(x.field) };
    case 'fireEnded':
      return { type: 'fireEnded', rules: x.rules.slice(), fire: x.fire };
    case 'truceMade':
      return { type: 'truceMade', rules: x.rules.slice() };
    case 'resigned':
      return { type: 'resigned', rules: x.rules.slice(), seat: x.seat };
  }
}

const readLevelWord = readLiteral(['basic', 'advanced']);

function readOptions(r: Reader, v: unknown): Options {
  const o = openRecord(r, v, ['level']);
  if (o === null) return nothing();
  return { level: optional(r, o, 'level', readLevelWord, 'advanced') };
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

function readDeploymentContext(r: Reader, v: unknown): DeploymentContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readRoundContext(r: Reader, v: unknown): RoundContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readNumberFromMinus99To99 = readInt(-99, 99);

function readField(r: Reader, v: unknown): Field {
  const o = openRecord(r, v, ['q', 'r']);
  if (o === null) return nothing();
  return { q: field(r, o, 'q', readNumberFromMinus99To99), r: field(r, o, 'r', readNumberFromMinus99To99) };
}

const readOptionalField = readNullable(readField);

const readUnitsId = readId('units');

const readUnitsIdList = readList(readUnitsId);

const readNumberFrom0To20 = readInt(0, 20);

function readHits(r: Reader, v: unknown): Hits {
  const o = openRecord(r, v, ['unit', 'n']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), n: field(r, o, 'n', readNumberFrom0To20) };
}

const readHitsList = readList(readHits);

function readPlotsContext(r: Reader, v: unknown): PlotsContext {
  const o = openRecord(r, v, ['field', 'units', 'hits']);
  if (o === null) return nothing();
  return {
    field: optional(r, o, 'field', readOptionalField, null),
    units: optional(r, o, 'units', readUnitsIdList, []),
    hits: optional(r, o, 'hits', readHitsList, []),
  };
}

function readOrderingContext(r: Reader, v: unknown): OrderingContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readSeatsId = readId('seats');

const readOptionalSeatsId = readNullable(readSeatsId);

const readOptionalUnitsId = readNullable(readUnitsId);

function readMovingContext(r: Reader, v: unknown): MovingContext {
  const o = openRecord(r, v, ['seat', 'mover']);
  if (o === null) return nothing();
  return {
    seat: optional(r, o, 'seat', readOptionalSeatsId, null),
    mover: optional(r, o, 'mover', readOptionalUnitsId, null),
  };
}

const readOptionalData = readNullable(readData);

const readDataList = readList(readData);

const readModeWord = readLiteral(['march', 'charge']);

const readNumberFrom0To40 = readInt(0, 40);

const readNumberFrom0To9 = readInt(0, 9);

function readWalkContext(r: Reader, v: unknown): WalkContext {
  const o = openRecord(r, v, [
    'plan',
    'crossing',
    'trace',
    'asked',
    'unit',
    'mode',
    'points',
    'manoeuvres',
    'met',
    'trampled',
    'seen',
  ]);
  if (o === null) return nothing();
  return {
    plan: optional(r, o, 'plan', readData, []),
    crossing: optional(r, o, 'crossing', readOptionalData, null),
    trace: optional(r, o, 'trace', readDataList, []),
    asked: optional(r, o, 'asked', readBool, false),
    unit: field(r, o, 'unit', readUnitsId),
    mode: field(r, o, 'mode', readModeWord),
    points: field(r, o, 'points', readNumberFrom0To40),
    manoeuvres: field(r, o, 'manoeuvres', readNumberFrom0To9),
    met: optional(r, o, 'met', readUnitsIdList, []),
    trampled: optional(r, o, 'trampled', readUnitsIdList, []),
    seen: optional(r, o, 'seen', readUnitsIdList, []),
  };
}

function readReactionContext(r: Reader, v: unknown): ReactionContext {
  const o = openRecord(r, v, ['unit', 'attacker']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), attacker: field(r, o, 'attacker', readUnitsId) };
}

function readAmbushContext(r: Reader, v: unknown): AmbushContext {
  const o = openRecord(r, v, ['unit', 'target']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), target: field(r, o, 'target', readUnitsId) };
}

function readShot(r: Reader, v: unknown): Shot {
  const o = openRecord(r, v, ['unit', 'target']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), target: field(r, o, 'target', readUnitsId) };
}

const readShotList = readList(readShot);

function readShootingContext(r: Reader, v: unknown): ShootingContext {
  const o = openRecord(r, v, ['shots', 'hits', 'tests']);
  if (o === null) return nothing();
  return {
    shots: optional(r, o, 'shots', readShotList, []),
    hits: optional(r, o, 'hits', readHitsList, []),
    tests: optional(r, o, 'tests', readUnitsIdList, []),
  };
}

function readStrike(r: Reader, v: unknown): Strike {
  const o = openRecord(r, v, ['unit', 'target']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), target: field(r, o, 'target', readUnitsId) };
}

const readStrikeList = readList(readStrike);

function readMeleeContext(r: Reader, v: unknown): MeleeContext {
  const o = openRecord(r, v, ['strikes', 'initiative', 'left', 'blows', 'dealt', 'taken', 'tests', 'fleeing']);
  if (o === null) return nothing();
  return {
    strikes: optional(r, o, 'strikes', readStrikeList, []),
    initiative: optional(r, o, 'initiative', readNumberFrom0To9, 9),
    left: optional(r, o, 'left', readUnitsIdList, []),
    blows: optional(r, o, 'blows', readHitsList, []),
    dealt: optional(r, o, 'dealt', readHitsList, []),
    taken: optional(r, o, 'taken', readHitsList, []),
    tests: optional(r, o, 'tests', readUnitsIdList, []),
    fleeing: optional(r, o, 'fleeing', readUnitsIdList, []),
  };
}

function readFallContext(r: Reader, v: unknown): FallContext {
  const o = openRecord(r, v, ['units']);
  if (o === null) return nothing();
  return { units: field(r, o, 'units', readUnitsIdList) };
}

function readFlightContext(r: Reader, v: unknown): FlightContext {
  const o = openRecord(r, v, ['unit', 'legs', 'pursuers']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    legs: optional(r, o, 'legs', readDataList, []),
    pursuers: optional(r, o, 'pursuers', readUnitsIdList, []),
  };
}

const readTerrainId = readId('terrain');

const readTerrainIdList = readList(readTerrainId);

function readBurningContext(r: Reader, v: unknown): BurningContext {
  const o = openRecord(r, v, ['fires']);
  if (o === null) return nothing();
  return { fires: optional(r, o, 'fires', readTerrainIdList, []) };
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
    deployment: ['at', 'c', 'reply'],
    round: ['at', 'c', 'reply'],
    plots: ['at', 'c', 'reply'],
    ordering: ['at', 'c', 'reply'],
    moving: ['at', 'c', 'reply'],
    walk: ['at', 'c', 'reply'],
    reaction: ['at', 'c', 'reply'],
    ambush: ['at', 'c', 'reply'],
    shooting: ['at', 'c', 'reply'],
    melee: ['at', 'c', 'reply'],
    fall: ['at', 'c', 'reply'],
    flight: ['at', 'c', 'reply'],
    burning: ['at', 'c', 'reply'],
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
    case 'deployment':
      return {
        do: 'deployment',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDeploymentContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'round':
      return {
        do: 'round',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRoundContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'plots':
      return {
        do: 'plots',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readPlotsContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'ordering':
      return {
        do: 'ordering',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readOrderingContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'moving':
      return {
        do: 'moving',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMovingContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'walk':
      return {
        do: 'walk',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWalkContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'reaction':
      return {
        do: 'reaction',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readReactionContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'ambush':
      return {
        do: 'ambush',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readAmbushContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shooting':
      return {
        do: 'shooting',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShootingContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'melee':
      return {
        do: 'melee',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMeleeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'fall':
      return {
        do: 'fall',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFallContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'flight':
      return {
        do: 'flight',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFlightContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'burning':
      return {
        do: 'burning',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readBurningContext),
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

function readChargingData(r: Reader, v: unknown): ChargingData {
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

function readShakenData(r: Reader, v: unknown): ShakenData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readBannerUsedData(r: Reader, v: unknown): BannerUsedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readEffect(r: Reader, v: unknown): Effect {
  const o = openVariant(r, v, 'name', {
    charging: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    shaken: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    bannerUsed: ['rule', 'on', 'by', 'data', 'until', 'armed'],
  });
  if (o === null) return nothing();
  switch (o['name'] as Effect['name']) {
    case 'charging':
      return {
        name: 'charging',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readChargingData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'shaken':
      return {
        name: 'shaken',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readShakenData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'bannerUsed':
      return {
        name: 'bannerUsed',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readBannerUsedData),
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

const readNumberFrom1To40 = readInt(1, 40);

function readHexMap(r: Reader, v: unknown): HexMap {
  const o = openRecord(r, v, ['columns', 'rows']);
  if (o === null) return nothing();
  return { columns: field(r, o, 'columns', readNumberFrom1To40), rows: field(r, o, 'rows', readNumberFrom1To40) };
}

const readNumberFrom0To6 = readInt(0, 6);

const readEdgeWord = readLiteral(['north', 'south']);

const readSecretField = readSecret(readField);

const readNumberFrom1To6 = readInt(1, 6);

const readSecretNumberFrom1To6 = readSecret(readNumberFrom1To6);

function readPlot(r: Reader, v: unknown): Plot {
  const o = openVariant(r, v, 'is', { none: [], laid: ['field', 'round'], sprung: ['field', 'round'] });
  if (o === null) return nothing();
  switch (o['is'] as Plot['is']) {
    case 'none':
      return { is: 'none' };
    case 'laid':
      return {
        is: 'laid',
        field: field(r, o, 'field', readSecretField),
        round: field(r, o, 'round', readSecretNumberFrom1To6),
      };
    case 'sprung':
      return { is: 'sprung', field: field(r, o, 'field', readField), round: field(r, o, 'round', readNumberFrom1To6) };
  }
}

function readForce(r: Reader, v: unknown): Force {
  const o = openRecord(r, v, ['edge', 'plot', 'gold', 'resigned']);
  if (o === null) return nothing();
  return {
    edge: field(r, o, 'edge', readEdgeWord),
    plot: optional(r, o, 'plot', readPlot, { is: 'none' }),
    gold: optional(r, o, 'gold', readNumberFrom0To9, 0),
    resigned: optional(r, o, 'resigned', readBool, false),
  };
}

const readForceTable = readTable(readForce);

const readKindWord = readLiteral(['troop', 'beast']);

const readNumberFrom1To9 = readInt(1, 9);

const readNumberFrom0To30 = readInt(0, 30);

const readNumberFrom1To5 = readInt(1, 5);

const readNumberFrom0To99 = readInt(0, 99);

function readProfile(r: Reader, v: unknown): Profile {
  const o = openRecord(r, v, [
    'kind',
    'elements',
    'stamina',
    'move',
    'manoeuvres',
    'melee',
    'shot',
    'range',
    'armour',
    'initiative',
    'morale',
    'value',
    'drilled',
    'stealthy',
    'flies',
  ]);
  if (o === null) return nothing();
  return {
    kind: optional(r, o, 'kind', readKindWord, 'troop'),
    elements: field(r, o, 'elements', readNumberFrom1To9),
    stamina: optional(r, o, 'stamina', readNumberFrom0To20, 0),
    move: field(r, o, 'move', readNumberFrom0To20),
    manoeuvres: optional(r, o, 'manoeuvres', readNumberFrom0To9, 2),
    melee: field(r, o, 'melee', readNumberFrom0To20),
    shot: optional(r, o, 'shot', readNumberFrom0To20, 0),
    range: optional(r, o, 'range', readNumberFrom0To30, 0),
    armour: field(r, o, 'armour', readNumberFrom0To20),
    initiative: field(r, o, 'initiative', readNumberFrom1To5),
    morale: field(r, o, 'morale', readNumberFrom0To20),
    value: field(r, o, 'value', readNumberFrom0To99),
    drilled: optional(r, o, 'drilled', readBool, false),
    stealthy: optional(r, o, 'stealthy', readBool, false),
    flies: optional(r, o, 'flies', readBool, false),
  };
}

const readNumberFrom1To20 = readInt(1, 20);

const readNumberFrom0To5 = readInt(0, 5);

function readPose(r: Reader, v: unknown): Pose {
  const o = openRecord(r, v, ['q', 'r', 'facing']);
  if (o === null) return nothing();
  return {
    q: field(r, o, 'q', readNumberFromMinus99To99),
    r: field(r, o, 'r', readNumberFromMinus99To99),
    facing: field(r, o, 'facing', readNumberFrom0To5),
  };
}

const readSecretPose = readSecret(readPose);

const readNumberFrom0To3 = readInt(0, 3);

const readFieldList = readList(readField);

const readWhyWord = readLiteral(['slain', 'fled']);

function readWhereabouts(r: Reader, v: unknown): Whereabouts {
  const o = openVariant(r, v, 'at', {
    reserve: ['hides'],
    hidden: ['pose'],
    table: ['facing', 'altitude', 'fields'],
    gone: ['why'],
  });
  if (o === null) return nothing();
  switch (o['at'] as Whereabouts['at']) {
    case 'reserve':
      return { at: 'reserve', hides: optional(r, o, 'hides', readBool, false) };
    case 'hidden':
      return { at: 'hidden', pose: field(r, o, 'pose', readSecretPose) };
    case 'table':
      return {
        at: 'table',
        facing: field(r, o, 'facing', readNumberFrom0To5),
        altitude: optional(r, o, 'altitude', readNumberFrom0To3, 0),
        fields: field(r, o, 'fields', readFieldList),
      };
    case 'gone':
      return { at: 'gone', why: field(r, o, 'why', readWhyWord) };
  }
}

const readNumberFrom1To2 = readInt(1, 2);

const readFacesWord = readLiteral(['hold', 'march', 'charge', 'shoot']);

const readFacesWordList = readList(readFacesWord);

const readSecretFacesWordList = readSecret(readFacesWordList);

const readOrderWord = readLiteral(['hold', 'march', 'charge', 'shoot']);

function readOrders(r: Reader, v: unknown): Orders {
  const o = openVariant(r, v, 'are', { none: [], placed: ['markers', 'faces'], shown: ['order', 'used'] });
  if (o === null) return nothing();
  switch (o['are'] as Orders['are']) {
    case 'none':
      return { are: 'none' };
    case 'placed':
      return {
        are: 'placed',
        markers: field(r, o, 'markers', readNumberFrom1To2),
        faces: field(r, o, 'faces', readSecretFacesWordList),
      };
    case 'shown':
      return {
        are: 'shown',
        order: field(r, o, 'order', readOrderWord),
        used: optional(r, o, 'used', readBool, false),
      };
  }
}

function readUnit(r: Reader, v: unknown): Unit {
  const o = openRecord(r, v, ['owner', 'name', 'profile', 'start', 'where', 'stamina', 'struck', 'orders']);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    name: field(r, o, 'name', readText),
    profile: field(r, o, 'profile', readProfile),
    start: field(r, o, 'start', readNumberFrom1To20),
    where: optional(r, o, 'where', readWhereabouts, { at: 'reserve', hides: false }),
    stamina: optional(r, o, 'stamina', readNumberFrom0To20, 0),
    struck: optional(r, o, 'struck', readNumberFrom0To20, 0),
    orders: optional(r, o, 'orders', readOrders, { are: 'none' }),
  };
}

const readUnitTable = readTable(readUnit);

const readKindWord2 = readLiteral(['wood', 'wall', 'fire', 'ash']);

const readNumberFrom0To2 = readInt(0, 2);

function readSide(r: Reader, v: unknown): Side {
  const o = openRecord(r, v, ['q', 'r', 'side']);
  if (o === null) return nothing();
  return {
    q: field(r, o, 'q', readNumberFromMinus99To99),
    r: field(r, o, 'r', readNumberFromMinus99To99),
    side: field(r, o, 'side', readNumberFrom0To2),
  };
}

const readSideList = readList(readSide);

function readTerrain(r: Reader, v: unknown): Terrain {
  const o = openRecord(r, v, ['kind', 'fields', 'sides']);
  if (o === null) return nothing();
  return {
    kind: field(r, o, 'kind', readKindWord2),
    fields: optional(r, o, 'fields', readFieldList, []),
    sides: optional(r, o, 'sides', readSideList, []),
  };
}

const readTerrainTable = readTable(readTerrain);

const readFoundWord = readLiteral(['gold', 'trap', 'empty']);

const readOptionalFoundWord = readNullable(readFoundWord);

function readLoot(r: Reader, v: unknown): Loot {
  const o = openRecord(r, v, ['q', 'r', 'found']);
  if (o === null) return nothing();
  return {
    q: field(r, o, 'q', readNumberFromMinus99To99),
    r: field(r, o, 'r', readNumberFromMinus99To99),
    found: optional(r, o, 'found', readOptionalFoundWord, null),
  };
}

const readLootTable = readTable(readLoot);

function readChests(r: Reader, v: unknown): Chests {
  const o = openRecord(r, v, ['gold', 'trap', 'empty']);
  if (o === null) return nothing();
  return {
    gold: field(r, o, 'gold', readNumberFrom0To9),
    trap: field(r, o, 'trap', readNumberFrom0To9),
    empty: field(r, o, 'empty', readNumberFrom0To9),
  };
}

function readState(r: Reader, v: unknown): State {
  const o = openRecord(r, v, [
    'options',
    'seats',
    'agenda',
    'effects',
    'finished',
    'map',
    'round',
    'first',
    'truce',
    'forces',
    'units',
    'terrain',
    'loot',
    'chests',
  ]);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    map: optional(r, o, 'map', readHexMap, { columns: 20, rows: 16 }),
    round: optional(r, o, 'round', readNumberFrom0To6, 0),
    first: optional(r, o, 'first', readOptionalSeatsId, null),
    truce: optional(r, o, 'truce', readBool, false),
    forces: field(r, o, 'forces', readForceTable),
    units: field(r, o, 'units', readUnitTable),
    terrain: optional(r, o, 'terrain', readTerrainTable, {}),
    loot: optional(r, o, 'loot', readLootTable, {}),
    chests: optional(r, o, 'chests', readChests, { gold: 2, trap: 1, empty: 1 }),
  };
}

const readTextList = readList(readText);

const readWhyWord2 = readLiteral(['done', 'stopped', 'cut']);

const readOptionalText = readNullable(readText);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberList = readList(readNumber);

const readNumberFrom0List = readList(readNumberFrom0);

function readMarked(r: Reader, v: unknown): Marked {
  const o = openRecord(r, v, ['unit', 'markers', 'faces']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    markers: field(r, o, 'markers', readNumberFrom1To2),
    faces: field(r, o, 'faces', readSecretFacesWordList),
  };
}

const readMarkedList = readList(readMarked);

function readShown(r: Reader, v: unknown): Shown {
  const o = openRecord(r, v, ['unit', 'order']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), order: field(r, o, 'order', readOrderWord) };
}

const readShownList = readList(readShown);

const readHowWord = readLiteral(['stand', 'face', 'yield', 'volley']);

const readWhyWord3 = readLiteral(['range', 'sight', 'arc']);

const readLootId = readId('loot');

const readWhatWord = readLiteral(['gold', 'trap', 'empty']);

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
    hid: ['rules', 'seat', 'units'],
    deployed: ['rules', 'unit', 'facing', 'fields'],
    lay: ['rules', 'seat', 'unit', 'pose'],
    plotLaid: ['rules', 'seat', 'field', 'round'],
    plotSprung: ['rules', 'seat', 'field', 'round'],
    roundBegan: ['rules', 'round'],
    ordersPlaced: ['rules', 'seat', 'orders'],
    ordersShown: ['rules', 'orders'],
    ordersCleared: ['rules'],
    firstMover: ['rules', 'seat'],
    activated: ['rules', 'unit'],
    revealed: ['rules', 'unit', 'facing', 'fields'],
    moved: ['rules', 'unit', 'leg', 'facing', 'altitude', 'fields'],
    contacted: ['rules', 'unit', 'enemy'],
    reacted: ['rules', 'unit', 'how'],
    trampled: ['rules', 'unit', 'by', 'fields'],
    stopped: ['rules', 'unit', 'enemy'],
    shotWasted: ['rules', 'unit', 'target', 'why'],
    struck: ['rules', 'hits'],
    fell: ['rules', 'unit', 'losses', 'fields'],
    broke: ['rules', 'unit'],
    leftTable: ['rules', 'unit'],
    lootFound: ['rules', 'loot', 'unit', 'what'],
    fireBegan: ['rules', 'fire', 'field'],
    fireEnded: ['rules', 'fire'],
    truceMade: ['rules'],
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
      return { type: 'ended', rules: field(r, o, 'rules', readTextList), why: field(r, o, 'why', readWhyWord2) };
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
    case 'hid':
      return {
        type: 'hid',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        units: field(r, o, 'units', readUnitsIdList),
      };
    case 'deployed':
      return {
        type: 'deployed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        facing: field(r, o, 'facing', readNumberFrom0To5),
        fields: field(r, o, 'fields', readFieldList),
      };
    case 'lay':
      return {
        type: 'lay',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        unit: field(r, o, 'unit', readUnitsId),
        pose: field(r, o, 'pose', readSecretPose),
      };
    case 'plotLaid':
      return {
        type: 'plotLaid',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        field: field(r, o, 'field', readSecretField),
        round: field(r, o, 'round', readSecretNumberFrom1To6),
      };
    case 'plotSprung':
      return {
        type: 'plotSprung',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        field: field(r, o, 'field', readField),
        round: field(r, o, 'round', readNumberFrom1To6),
      };
    case 'roundBegan':
      return {
        type: 'roundBegan',
        rules: field(r, o, 'rules', readTextList),
        round: field(r, o, 'round', readNumberFrom1To6),
      };
    case 'ordersPlaced':
      return {
        type: 'ordersPlaced',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        orders: field(r, o, 'orders', readMarkedList),
      };
    case 'ordersShown':
      return {
        type: 'ordersShown',
        rules: field(r, o, 'rules', readTextList),
        orders: field(r, o, 'orders', readShownList),
      };
    case 'ordersCleared':
      return { type: 'ordersCleared', rules: field(r, o, 'rules', readTextList) };
    case 'firstMover':
      return { type: 'firstMover', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'activated':
      return { type: 'activated', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'revealed':
      return {
        type: 'revealed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        facing: field(r, o, 'facing', readNumberFrom0To5),
        fields: field(r, o, 'fields', readFieldList),
      };
    case 'moved':
      return {
        type: 'moved',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        leg: field(r, o, 'leg', readText),
        facing: field(r, o, 'facing', readNumberFrom0To5),
        altitude: field(r, o, 'altitude', readNumberFrom0To3),
        fields: field(r, o, 'fields', readFieldList),
      };
    case 'contacted':
      return {
        type: 'contacted',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        enemy: field(r, o, 'enemy', readUnitsId),
      };
    case 'reacted':
      return {
        type: 'reacted',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        how: field(r, o, 'how', readHowWord),
      };
    case 'trampled':
      return {
        type: 'trampled',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        by: field(r, o, 'by', readUnitsId),
        fields: field(r, o, 'fields', readFieldList),
      };
    case 'stopped':
      return {
        type: 'stopped',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        enemy: field(r, o, 'enemy', readUnitsId),
      };
    case 'shotWasted':
      return {
        type: 'shotWasted',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
        why: field(r, o, 'why', readWhyWord3),
      };
    case 'struck':
      return { type: 'struck', rules: field(r, o, 'rules', readTextList), hits: field(r, o, 'hits', readHitsList) };
    case 'fell':
      return {
        type: 'fell',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        losses: field(r, o, 'losses', readNumberFrom1To20),
        fields: field(r, o, 'fields', readFieldList),
      };
    case 'broke':
      return { type: 'broke', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'leftTable':
      return { type: 'leftTable', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'lootFound':
      return {
        type: 'lootFound',
        rules: field(r, o, 'rules', readTextList),
        loot: field(r, o, 'loot', readLootId),
        unit: field(r, o, 'unit', readUnitsId),
        what: field(r, o, 'what', readWhatWord),
      };
    case 'fireBegan':
      return {
        type: 'fireBegan',
        rules: field(r, o, 'rules', readTextList),
        fire: field(r, o, 'fire', readText),
        field: field(r, o, 'field', readField),
      };
    case 'fireEnded':
      return { type: 'fireEnded', rules: field(r, o, 'rules', readTextList), fire: field(r, o, 'fire', readTerrainId) };
    case 'truceMade':
      return { type: 'truceMade', rules: field(r, o, 'rules', readTextList) };
    case 'resigned':
      return { type: 'resigned', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
  }
}

function sparseOptions(x: Options): Sparse {
  const out: Sparse = {};
  if (x.level !== 'advanced') out.level = x.level;
  return out;
}

function sparsePlotsContext(x: PlotsContext): Sparse {
  const out: Sparse = {};
  if (x.field !== null) out.field = cloneField(x.field);
  if (x.units.length !== 0) out.units = x.units.slice();
  if (x.hits.length !== 0) out.hits = cloneHitsList(x.hits);
  return out;
}

function sparseMovingContext(x: MovingContext): Sparse {
  const out: Sparse = {};
  if (x.seat !== null) out.seat = x.seat;
  if (x.mover !== null) out.mover = x.mover;
  return out;
}

const defaultData: Plain = [];

function sparseWalkContext(x: WalkContext): Sparse {
  const out: Sparse = {};
  if (!equalPlain(x.plan, defaultData)) out.plan = clonePlain(x.plan);
  if (x.crossing !== null) out.crossing = clonePlain(x.crossing);
  if (x.trace.length !== 0) out.trace = cloneDataList(x.trace);
  if (x.asked !== false) out.asked = x.asked;
  out.unit = x.unit;
  out.mode = x.mode;
  out.points = x.points;
  out.manoeuvres = x.manoeuvres;
  if (x.met.length !== 0) out.met = x.met.slice();
  if (x.trampled.length !== 0) out.trampled = x.trampled.slice();
  if (x.seen.length !== 0) out.seen = x.seen.slice();
  return out;
}

function sparseShootingContext(x: ShootingContext): Sparse {
  const out: Sparse = {};
  if (x.shots.length !== 0) out.shots = cloneShotList(x.shots);
  if (x.hits.length !== 0) out.hits = cloneHitsList(x.hits);
  if (x.tests.length !== 0) out.tests = x.tests.slice();
  return out;
}

function sparseMeleeContext(x: MeleeContext): Sparse {
  const out: Sparse = {};
  if (x.strikes.length !== 0) out.strikes = cloneStrikeList(x.strikes);
  if (x.initiative !== 9) out.initiative = x.initiative;
  if (x.left.length !== 0) out.left = x.left.slice();
  if (x.blows.length !== 0) out.blows = cloneHitsList(x.blows);
  if (x.dealt.length !== 0) out.dealt = cloneHitsList(x.dealt);
  if (x.taken.length !== 0) out.taken = cloneHitsList(x.taken);
  if (x.tests.length !== 0) out.tests = x.tests.slice();
  if (x.fleeing.length !== 0) out.fleeing = x.fleeing.slice();
  return out;
}

function sparseFlightContext(x: FlightContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  if (x.legs.length !== 0) out.legs = cloneDataList(x.legs);
  if (x.pursuers.length !== 0) out.pursuers = x.pursuers.slice();
  return out;
}

function sparseBurningContext(x: BurningContext): Sparse {
  const out: Sparse = {};
  if (x.fires.length !== 0) out.fires = x.fires.slice();
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
    case 'deployment': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'round': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'plots': {
      out.at = x.at;
      out.c = sparsePlotsContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'ordering': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'moving': {
      out.at = x.at;
      out.c = sparseMovingContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'walk': {
      out.at = x.at;
      out.c = sparseWalkContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'reaction': {
      out.at = x.at;
      out.c = cloneReactionContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'ambush': {
      out.at = x.at;
      out.c = cloneAmbushContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shooting': {
      out.at = x.at;
      out.c = sparseShootingContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'melee': {
      out.at = x.at;
      out.c = sparseMeleeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'fall': {
      out.at = x.at;
      out.c = cloneFallContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'flight': {
      out.at = x.at;
      out.c = sparseFlightContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'burning': {
      out.at = x.at;
      out.c = sparseBurningContext(x.c);
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
    case 'charging': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'shaken': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'bannerUsed': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
  }
  return out;
}

const defaultHexMap: HexMap = { columns: 20, rows: 16 };

const defaultPlot: Plot = { is: 'none' };

function sparseForce(x: Force): Sparse {
  const out: Sparse = {};
  out.edge = x.edge;
  if (!equalPlot(x.plot, defaultPlot)) out.plot = clonePlot(x.plot);
  if (x.gold !== 0) out.gold = x.gold;
  if (x.resigned !== false) out.resigned = x.resigned;
  return out;
}

function sparseForceTable(x: Record<string, Force>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseForce(v);
  }
  return out;
}

function sparseProfile(x: Profile): Sparse {
  const out: Sparse = {};
  if (x.kind !== 'troop') out.kind = x.kind;
  out.elements = x.elements;
  if (x.stamina !== 0) out.stamina = x.stamina;
  out.move = x.move;
  if (x.manoeuvres !== 2) out.manoeuvres = x.manoeuvres;
  out.melee = x.melee;
  if (x.shot !== 0) out.shot = x.shot;
  if (x.range !== 0) out.range = x.range;
  out.armour = x.armour;
  out.initiative = x.initiative;
  out.morale = x.morale;
  out.value = x.value;
  if (x.drilled !== false) out.drilled = x.drilled;
  if (x.stealthy !== false) out.stealthy = x.stealthy;
  if (x.flies !== false) out.flies = x.flies;
  return out;
}

const defaultWhereabouts: Whereabouts = { at: 'reserve', hides: false };

function sparseWhereabouts(x: Whereabouts): Sparse {
  const out: Sparse = { at: x.at };
  switch (x.at) {
    case 'reserve': {
      if (x.hides !== false) out.hides = x.hides;
      break;
    }
    case 'hidden': {
      out.pose = cloneSecretPose(x.pose);
      break;
    }
    case 'table': {
      out.facing = x.facing;
      if (x.altitude !== 0) out.altitude = x.altitude;
      out.fields = cloneFieldList(x.fields);
      break;
    }
    case 'gone': {
      out.why = x.why;
      break;
    }
  }
  return out;
}

const defaultOrders: Orders = { are: 'none' };

function sparseOrders(x: Orders): Sparse {
  const out: Sparse = { are: x.are };
  switch (x.are) {
    case 'placed': {
      out.markers = x.markers;
      out.faces = cloneSecretWordList(x.faces);
      break;
    }
    case 'shown': {
      out.order = x.order;
      if (x.used !== false) out.used = x.used;
      break;
    }
  }
  return out;
}

function sparseUnit(x: Unit): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  out.name = x.name;
  out.profile = sparseProfile(x.profile);
  out.start = x.start;
  if (!equalWhereabouts(x.where, defaultWhereabouts)) out.where = sparseWhereabouts(x.where);
  if (x.stamina !== 0) out.stamina = x.stamina;
  if (x.struck !== 0) out.struck = x.struck;
  if (!equalOrders(x.orders, defaultOrders)) out.orders = sparseOrders(x.orders);
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
  if (x.fields.length !== 0) out.fields = cloneFieldList(x.fields);
  if (x.sides.length !== 0) out.sides = cloneSideList(x.sides);
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

function sparseLoot(x: Loot): Sparse {
  const out: Sparse = {};
  out.q = x.q;
  out.r = x.r;
  if (x.found !== null) out.found = x.found;
  return out;
}

function sparseLootTable(x: Record<string, Loot>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseLoot(v);
  }
  return out;
}

const defaultChests: Chests = { gold: 2, trap: 1, empty: 1 };

function sparseState(x: State): Sparse {
  const out: Sparse = {};
  out.options = sparseOptions(x.options);
  out.seats = cloneSeatList(x.seats);
  if (x.agenda.length !== 0) out.agenda = x.agenda.map((v) => sparseFrame(v));
  if (x.effects.length !== 0) out.effects = x.effects.map((v) => sparseEffect(v));
  if (x.finished.length !== 0) out.finished = cloneFinishedList(x.finished);
  if (!equalHexMap(x.map, defaultHexMap)) out.map = cloneHexMap(x.map);
  if (x.round !== 0) out.round = x.round;
  if (x.first !== null) out.first = x.first;
  if (x.truce !== false) out.truce = x.truce;
  out.forces = sparseForceTable(x.forces);
  out.units = sparseUnitTable(x.units);
  if (Object.keys(x.terrain).length !== 0) out.terrain = sparseTerrainTable(x.terrain);
  if (Object.keys(x.loot).length !== 0) out.loot = sparseLootTable(x.loot);
  if (!equalChests(x.chests, defaultChests)) out.chests = cloneChests(x.chests);
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
  view: (x, may) => viewState(x, may),
  redact: (x, may) => viewEvent(x, may),
  cloneEvent: (x) => cloneEvent(x),
  parseState: (x) => parseWith(x, readState, noteIdsOfState),
  parseEvent: (x) => parseWith(x, readEvent),
  sparse: (x) => sparseState(x),
};
