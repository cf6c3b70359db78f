/** Emitted from ../schema.ts by `npm run build`: the state of demonworld-2e. Change the schema, not this file. */

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
  highA,
  highB,
  isKnown,
  known,
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
  readSecret,
  readTable,
  readText,
  sameKeys,
  shareOne,
  shareTable,
} from '@walstatt/engine/codec';

export type SeatsId = Id<'seats'>;
export type CardsId = Id<'cards'>;
export type UnitsId = Id<'units'>;
export type ElementsId = Id<'elements'>;
export type ZonesId = Id<'zones'>;

export type State = {
  options: Options;
  seats: Seat[];
  agenda: Frame[];
  effects: Effect[];
  finished: Finished[];
  battlefield: string;
  round: number;
  board: Board;
  ground: GroundOnField[];
  edges: Edge[];
  cards: Record<string, Card>;
  units: Record<string, Unit>;
  elements: Record<string, Element>;
  zones: Record<string, ZoneRows>;
  resigned: SeatsId[];
  draws: SeatsId[];
  ended: 'no' | 'agreed' | 'rounds';
};

export type Options = {
  level: 'introductory' | 'standard' | 'expert';
  fire: boolean;
  flyers: boolean;
  buildings: boolean;
  layout: 'long' | 'short';
  reinforcements: boolean;
  players: 'two' | 'four';
  manoeuvres: 'two' | 'card';
  cavalryArc: '180' | '240' | '300' | '360';
  holdFire: 'normal' | 'melee';
  orderTime: number;
  ties: 'first' | 'choose';
  holdShift: 'all' | 'some';
  rounds: number;
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
  | { do: 'commandPhase'; at: string; c: CommandPhaseContext; reply: Plain }
  | { do: 'missilePhase'; at: string; c: MissilePhaseContext; reply: Plain }
  | { do: 'volley'; at: string; c: VolleyContext; reply: Plain }
  | { do: 'movementPhase'; at: string; c: MovementPhaseContext; reply: Plain }
  | { do: 'segment'; at: string; c: SegmentContext; reply: Plain }
  | { do: 'walk'; at: string; c: WalkContext; reply: Plain }
  | { do: 'reaction'; at: string; c: ReactionContext; reply: Plain }
  | { do: 'meleePhase'; at: string; c: MeleePhaseContext; reply: Plain }
  | { do: 'melee'; at: string; c: MeleeContext; reply: Plain }
  | { do: 'followUp'; at: string; c: FollowUpContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type BattleContext = Record<string, never>;

export type DeploymentContext = Record<string, never>;

export type RoundContext = Record<string, never>;

export type CommandPhaseContext = Record<string, never>;

export type MissilePhaseContext = {
  phase: 'first' | 'second';
  seats: SeatsId[];
  units: UnitsId[];
  before: Held[];
  losers: UnitsId[];
};

export type Held = {
  unit: UnitsId;
  fields: Field[];
};

export type Field = {
  q: number;
  r: number;
};

export type VolleyContext = {
  unit: UnitsId;
  attacks: AnnouncedAttack[];
  at: number;
};

export type AnnouncedAttack = {
  by: ElementsId;
  target: ElementsId;
  support: ElementsId[];
};

export type MovementPhaseContext = {
  segment: number;
};

export type SegmentContext = {
  order: 'move' | 'skirmish' | 'attack' | 'hold';
  sides: string[];
};

export type WalkContext = {
  plan: Plain;
  crossing: Plain | null;
  trace: Plain[];
  asked: boolean;
  unit: UnitsId;
  spent: number;
  used: number;
  wheel: 'none' | 'left' | 'right';
  wheels: number;
  met: UnitsId[];
  single: OwnAccount[];
  waiting: UnitsId[];
};

export type OwnAccount = {
  element: ElementsId;
  spent: number;
  used: number;
  steps: number;
};

export type ReactionContext = {
  unit: UnitsId;
  attacker: UnitsId;
};

export type MeleePhaseContext = {
  melees: MeleeGroup[];
  at: number;
};

export type MeleeGroup = {
  units: UnitsId[];
  kills: Kills[];
};

export type Kills = {
  side: string;
  n: number;
};

export type MeleeContext = {
  units: UnitsId[];
  step: number | null;
  done: ElementsId[];
  attacks: AnnouncedAttack[];
  at: number;
  kills: Kills[];
};

export type FollowUpContext = {
  units: UnitsId[];
  kills: Kills[];
  sides: string[];
};

export type WindowOnContext = {
  window: string;
  subject: Plain;
  turn: number;
  passed: number;
};

export type Effect = never;

export type Finished = {
  seat: SeatsId;
  frame: string;
};

export type Board = {
  across: number;
  down: number;
  cards: number[];
};

export type GroundOnField = {
  q: number;
  r: number;
  ground: Ground;
};

export type Ground = {
  covers: ('rock' | 'sand' | 'scrub' | 'wood' | 'mud' | 'swamp')[];
  level: number;
  depth: number;
  road: boolean;
};

export type Edge = {
  q: number;
  r: number;
  direction: number;
  kind: 'hedge' | 'wall';
  destroyed: boolean;
};

export type Card = {
  name: string;
  arm: 'infantry' | 'cavalry';
  points: number;
  bp: MovementPoints;
  manoeuvres: number;
  armourMissile: number;
  armourMelee: number;
  size: number;
  initiative: number;
  melee: MeleeWeapon;
  meleeLater: MeleeWeapon | null;
  chargeBonus: number;
  missile: MissileWeapon | null;
  skillMissile: number;
  skillMelee: number;
  hitPoints: number;
  moraleFirst: number;
  moraleSecond: number;
  fear: number;
  formations: ('square' | 'wedge' | 'skirmish' | 'horde')[];
  inferred: string[];
};

export type MovementPoints = {
  move: number;
  attack: number;
  skirmish: number;
};

export type MeleeWeapon = {
  kind: 'hand' | 'twoHanded' | 'improvised' | 'javelin' | 'spear' | 'pike' | 'lance';
  vsInfantry: number;
  vsCavalry: number;
};

export type MissileWeapon = {
  kind: 'sling' | 'bow' | 'longbow' | 'crossbow' | 'javelin' | 'arquebus';
  bands: Band[];
  holdOnly: boolean;
};

export type Band = {
  maxRange: number;
  strength: number;
};

export type Unit = {
  owner: SeatsId;
  card: CardsId;
  elements: ElementsId[];
  orders: Orders;
  moved: boolean;
  engaged: boolean;
  fought: number;
};

export type Orders =
  | { are: 'none' }
  | { are: 'placed'; order: Secret<'move' | 'skirmish' | 'attack' | 'hold'> }
  | { are: 'shown'; order: 'move' | 'skirmish' | 'attack' | 'hold' };

export type Element = {
  unit: UnitsId;
  card: CardsId;
  where: Whereabouts;
  hits: number;
};

export type Whereabouts =
  | { at: 'reserve' }
  | { at: 'table'; q: number; r: number; facing: number }
  | { at: 'gone'; why: 'shot' | 'slain' };

export type ZoneRows = {
  first: number;
  last: number;
  facing: number;
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
  resigned: {
    readonly type: 'resigned';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  drawOffered: {
    readonly type: 'drawOffered';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  battleEnded: {
    readonly type: 'battleEnded';
    readonly rules: readonly string[];
    readonly why: 'agreed' | 'rounds';
  };
  deployed: {
    readonly type: 'deployed';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly placed: readonly PlacedElement[];
  };
  roundBegan: {
    readonly type: 'roundBegan';
    readonly rules: readonly string[];
    readonly round: number;
  };
  phaseBegan: {
    readonly type: 'phaseBegan';
    readonly rules: readonly string[];
    readonly phase: 'command' | 'firstMissile' | 'movement' | 'secondMissile' | 'melee';
  };
  ordersRemoved: {
    readonly type: 'ordersRemoved';
    readonly rules: readonly string[];
  };
  ordersPlaced: {
    readonly type: 'ordersPlaced';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly orders: readonly PlacedOrder[];
  };
  ordersShown: {
    readonly type: 'ordersShown';
    readonly rules: readonly string[];
    readonly orders: readonly ShownOrder[];
  };
  volleyAnnounced: {
    readonly type: 'volleyAnnounced';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly attacks: readonly Frozen<AnnouncedAttack>[];
  };
  supportWasted: {
    readonly type: 'supportWasted';
    readonly rules: readonly string[];
    readonly element: ElementsId;
    readonly target: ElementsId;
  };
  strayed: {
    readonly type: 'strayed';
    readonly rules: readonly string[];
    readonly by: ElementsId;
    readonly target: ElementsId;
    readonly direction: number;
    readonly hit: ElementsId | null;
  };
  closedUp: {
    readonly type: 'closedUp';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedElement[];
  };
  orderJudged: {
    readonly type: 'orderJudged';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly ordered: boolean;
  };
  segmentBegan: {
    readonly type: 'segmentBegan';
    readonly rules: readonly string[];
    readonly order: 'move' | 'skirmish' | 'attack' | 'hold';
    readonly sides: readonly string[];
  };
  firstSide: {
    readonly type: 'firstSide';
    readonly rules: readonly string[];
    readonly side: string;
    readonly of: 'segment' | 'followUp';
  };
  moved: {
    readonly type: 'moved';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly leg: string;
    readonly placed: readonly PlacedElement[];
  };
  contacted: {
    readonly type: 'contacted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly enemy: UnitsId;
  };
  unitDone: {
    readonly type: 'unitDone';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  reacted: {
    readonly type: 'reacted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedElement[];
  };
  meleeState: {
    readonly type: 'meleeState';
    readonly rules: readonly string[];
    readonly units: readonly MeleeState[];
  };
  strikesAnnounced: {
    readonly type: 'strikesAnnounced';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly attacks: readonly Frozen<AnnouncedAttack>[];
  };
  followedUp: {
    readonly type: 'followedUp';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly placed: readonly PlacedElement[];
  };
  hit: {
    readonly type: 'hit';
    readonly rules: readonly string[];
    readonly element: ElementsId;
    readonly by: ElementsId;
  };
  missed: {
    readonly type: 'missed';
    readonly rules: readonly string[];
    readonly element: ElementsId;
    readonly by: ElementsId;
  };
  attackLost: {
    readonly type: 'attackLost';
    readonly rules: readonly string[];
    readonly by: ElementsId;
    readonly target: ElementsId;
    readonly why: 'range' | 'sight' | 'gone' | 'empty' | 'alone';
  };
  removed: {
    readonly type: 'removed';
    readonly rules: readonly string[];
    readonly elements: readonly ElementsId[];
    readonly why: 'shot' | 'slain';
  };
};

export type Event = Events[keyof Events];

export type PlacedElement = {
  readonly element: ElementsId;
  readonly q: number;
  readonly r: number;
  readonly facing: number;
};

export type PlacedOrder = {
  readonly unit: UnitsId;
  readonly order: Secret<'move' | 'skirmish' | 'attack' | 'hold'>;
};

export type ShownOrder = {
  readonly unit: UnitsId;
  readonly order: 'move' | 'skirmish' | 'attack' | 'hold';
};

export type MeleeState = {
  readonly unit: UnitsId;
  readonly engaged: boolean;
  readonly fought: number;
};

export type Until =
  | { readonly until: 'end'; readonly frame: string; readonly of: SeatsId | null; readonly complete: boolean }
  | { readonly until: 'begin'; readonly frame: string; readonly of: SeatsId | null }
  | { readonly until: 'event'; readonly type: string }
  | { readonly until: 'never' };

export type OrderTriggersArgs = {
  readonly window: string;
};

export type OrderTriggersOption = {
  readonly rule: string;
};

export type DeployArgs = {
  readonly seat: SeatsId;
};

export type OrdersArgs = {
  readonly seconds: number;
};

export type OrdersOption = {
  readonly rules: readonly string[];
};

export type NextShooterArgs = {
  readonly phase: 'first' | 'second';
};

export type VolleyArgs = {
  readonly unit: UnitsId;
};

export type CloseUpArgs = {
  readonly unit: UnitsId;
  readonly fields: readonly Field[];
};

export type FirstOrSecondArgs = {
  readonly order: 'move' | 'skirmish' | 'attack' | 'hold';
};

export type NextUnitArgs = {
  readonly order: 'move' | 'skirmish' | 'attack' | 'hold';
};

export type MoveArgs = {
  readonly unit: UnitsId;
  readonly spent: number;
  readonly used: number;
  readonly wheel: 'none' | 'left' | 'right';
  readonly wheels: number;
  readonly met: readonly UnitsId[];
  readonly single: readonly OwnAccount[];
  readonly fields: number;
  readonly withOne: number;
};

export type CompleteArgs = {
  readonly unit: UnitsId;
  readonly spent: number;
  readonly used: number;
  readonly wheel: 'none' | 'left' | 'right';
  readonly wheels: number;
  readonly met: readonly UnitsId[];
  readonly single: readonly OwnAccount[];
};

export type ReactArgs = {
  readonly unit: UnitsId;
  readonly attacker: UnitsId;
};

export type StrikesArgs = {
  readonly step: number;
  readonly late: readonly ElementsId[];
};

export type AssistArgs = {
  readonly step: number;
};

export type FollowFirstArgs = {
  readonly kills: number;
};

export type FollowUpArgs = {
  readonly last: boolean;
};

export type Contexts = {
  window: WindowContext;
  battle: BattleContext;
  deployment: DeploymentContext;
  round: RoundContext;
  commandPhase: CommandPhaseContext;
  missilePhase: MissilePhaseContext;
  volley: VolleyContext;
  movementPhase: MovementPhaseContext;
  segment: SegmentContext;
  walk: WalkContext;
  reaction: ReactionContext;
  meleePhase: MeleePhaseContext;
  melee: MeleeContext;
  followUp: FollowUpContext;
  windowOn: WindowOnContext;
};

export type EffectData = Record<never, never>;

export type Requests = {
  orderTriggers: {
    kind: 'order';
    args: OrderTriggersArgs;
    option: OrderTriggersOption;
    item: undefined;
  };
  deploy: {
    kind: 'place';
    args: DeployArgs;
    option: undefined;
    item: undefined;
  };
  orders: {
    kind: 'assign';
    args: OrdersArgs;
    option: OrdersOption;
    item: undefined;
  };
  nextShooter: {
    kind: 'choose';
    args: NextShooterArgs;
    option: undefined;
    item: undefined;
  };
  volley: {
    kind: 'assign';
    args: VolleyArgs;
    option: undefined;
    item: undefined;
  };
  closeUp: {
    kind: 'place';
    args: CloseUpArgs;
    option: undefined;
    item: undefined;
  };
  firstOrSecond: {
    kind: 'choose';
    args: FirstOrSecondArgs;
    option: undefined;
    item: undefined;
  };
  nextUnit: {
    kind: 'choose';
    args: NextUnitArgs;
    option: undefined;
    item: undefined;
  };
  move: {
    kind: 'path';
    args: MoveArgs;
    option: undefined;
    item: undefined;
  };
  complete: {
    kind: 'path';
    args: CompleteArgs;
    option: undefined;
    item: undefined;
  };
  react: {
    kind: 'place';
    args: ReactArgs;
    option: undefined;
    item: undefined;
  };
  strikes: {
    kind: 'assign';
    args: StrikesArgs;
    option: undefined;
    item: undefined;
  };
  assist: {
    kind: 'assign';
    args: AssistArgs;
    option: undefined;
    item: undefined;
  };
  followFirst: {
    kind: 'choose';
    args: FollowFirstArgs;
    option: undefined;
    item: undefined;
  };
  followUp: {
    kind: 'path';
    args: FollowUpArgs;
    option: undefined;
    item: undefined;
  };
  tieWon: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
};

type Sparse = Record<string, unknown>;

function noteIdsOfState(r: Reader, x: unknown): void {
  noteIds(r, x, 'seats', []);
  noteKeys(r, x, 'cards', []);
  noteKeys(r, x, 'units', []);
  noteKeys(r, x, 'elements', []);
}

function cloneOptions(x: Options): Options {
  return {
    level: x.level,
    fire: x.fire,
    flyers: x.flyers,
    buildings: x.buildings,
    layout: x.layout,
    reinforcements: x.reinforcements,
    players: x.players,
    manoeuvres: x.manoeuvres,
    cavalryArc: x.cavalryArc,
    holdFire: x.holdFire,
    orderTime: x.orderTime,
    ties: x.ties,
    holdShift: x.holdShift,
    rounds: x.rounds,
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

function cloneField(x: Field): Field {
  return { q: x.q, r: x.r };
}

function cloneFieldList(x: readonly Field[]): Field[] {
  const n = x.length;
  const out = new Array<Field>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneField(x[i]!);
  }
  return out;
}

function cloneHeld(x: Frozen<Held>): Held {
  return { unit: x.unit, fields: cloneFieldList(x.fields) };
}

function cloneHeldList(x: readonly Frozen<Held>[]): Held[] {
  const n = x.length;
  const out = new Array<Held>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneHeld(x[i]!);
  }
  return out;
}

function cloneMissilePhaseContext(x: Frozen<MissilePhaseContext>): MissilePhaseContext {
  return {
    phase: x.phase,
    seats: x.seats.slice(),
    units: x.units.slice(),
    before: cloneHeldList(x.before),
    losers: x.losers.slice(),
  };
}

function cloneAnnouncedAttack(x: Frozen<AnnouncedAttack>): AnnouncedAttack {
  return { by: x.by, target: x.target, support: x.support.slice() };
}

function cloneAnnouncedAttackList(x: readonly Frozen<AnnouncedAttack>[]): AnnouncedAttack[] {
  const n = x.length;
  const out = new Array<AnnouncedAttack>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneAnnouncedAttack(x[i]!);
  }
  return out;
}

function cloneVolleyContext(x: Frozen<VolleyContext>): VolleyContext {
  return { unit: x.unit, attacks: cloneAnnouncedAttackList(x.attacks), at: x.at };
}

function cloneMovementPhaseContext(x: MovementPhaseContext): MovementPhaseContext {
  return { segment: x.segment };
}

function cloneSegmentContext(x: Frozen<SegmentContext>): SegmentContext {
  return { order: x.order, sides: x.sides.slice() };
}

function cloneDataList(x: readonly Plain[]): Plain[] {
  const n = x.length;
  const out = new Array<Plain>(n);
  for (let i = 0; i < n; i++) {
    out[i] = clonePlain(x[i]!);
  }
  return out;
}

function cloneOwnAccount(x: OwnAccount): OwnAccount {
  return { element: x.element, spent: x.spent, used: x.used, steps: x.steps };
}

function cloneOwnAccountList(x: readonly OwnAccount[]): OwnAccount[] {
  const n = x.length;
  const out = new Array<OwnAccount>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneOwnAccount(x[i]!);
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
    spent: x.spent,
    used: x.used,
    wheel: x.wheel,
    wheels: x.wheels,
    met: x.met.slice(),
    single: cloneOwnAccountList(x.single),
    waiting: x.waiting.slice(),
  };
}

function cloneReactionContext(x: ReactionContext): ReactionContext {
  return { unit: x.unit, attacker: x.attacker };
}

function cloneKills(x: Kills): Kills {
  return { side: x.side, n: x.n };
}

function cloneKillsList(x: readonly Kills[]): Kills[] {
  const n = x.length;
  const out = new Array<Kills>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneKills(x[i]!);
  }
  return out;
}

function cloneMeleeGroup(x: Frozen<MeleeGroup>): MeleeGroup {
  return { units: x.units.slice(), kills: cloneKillsList(x.kills) };
}

function cloneMeleeGroupList(x: readonly Frozen<MeleeGroup>[]): MeleeGroup[] {
  const n = x.length;
  const out = new Array<MeleeGroup>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneMeleeGroup(x[i]!);
  }
  return out;
}

function cloneMeleePhaseContext(x: Frozen<MeleePhaseContext>): MeleePhaseContext {
  return { melees: cloneMeleeGroupList(x.melees), at: x.at };
}

function cloneMeleeContext(x: Frozen<MeleeContext>): MeleeContext {
  return {
    units: x.units.slice(),
    step: x.step,
    done: x.done.slice(),
    attacks: cloneAnnouncedAttackList(x.attacks),
    at: x.at,
    kills: cloneKillsList(x.kills),
  };
}

function cloneFollowUpContext(x: Frozen<FollowUpContext>): FollowUpContext {
  return { units: x.units.slice(), kills: cloneKillsList(x.kills), sides: x.sides.slice() };
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
    case 'commandPhase':
      return { do: 'commandPhase', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'missilePhase':
      return { do: 'missilePhase', at: x.at, c: cloneMissilePhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'volley':
      return { do: 'volley', at: x.at, c: cloneVolleyContext(x.c), reply: clonePlain(x.reply) };
    case 'movementPhase':
      return { do: 'movementPhase', at: x.at, c: cloneMovementPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'segment':
      return { do: 'segment', at: x.at, c: cloneSegmentContext(x.c), reply: clonePlain(x.reply) };
    case 'walk':
      return { do: 'walk', at: x.at, c: cloneWalkContext(x.c), reply: clonePlain(x.reply) };
    case 'reaction':
      return { do: 'reaction', at: x.at, c: cloneReactionContext(x.c), reply: clonePlain(x.reply) };
    case 'meleePhase':
      return { do: 'meleePhase', at: x.at, c: cloneMeleePhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'melee':
      return { do: 'melee', at: x.at, c: cloneMeleeContext(x.c), reply: clonePlain(x.reply) };
    case 'followUp':
      return { do: 'followUp', at: x.at, c: cloneFollowUpContext(x.c), reply: clonePlain(x.reply) };
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

function cloneEffect(x: Effect): Effect {
  return x;
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

function cloneBoard(x: Frozen<Board>): Board {
  return { across: x.across, down: x.down, cards: x.cards.slice() };
}

function cloneGround(x: Frozen<Ground>): Ground {
  return { covers: x.covers.slice(), level: x.level, depth: x.depth, road: x.road };
}

function cloneGroundOnField(x: Frozen<GroundOnField>): GroundOnField {
  return { q: x.q, r: x.r, ground: cloneGround(x.ground) };
}

function cloneGroundOnFieldList(x: readonly Frozen<GroundOnField>[]): GroundOnField[] {
  const n = x.length;
  const out = new Array<GroundOnField>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneGroundOnField(x[i]!);
  }
  return out;
}

function cloneEdge(x: Edge): Edge {
  return { q: x.q, r: x.r, direction: x.direction, kind: x.kind, destroyed: x.destroyed };
}

function cloneEdgeList(x: readonly Edge[]): Edge[] {
  const n = x.length;
  const out = new Array<Edge>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneEdge(x[i]!);
  }
  return out;
}

function cloneMovementPoints(x: MovementPoints): MovementPoints {
  return { move: x.move, attack: x.attack, skirmish: x.skirmish };
}

function cloneMeleeWeapon(x: MeleeWeapon): MeleeWeapon {
  return { kind: x.kind, vsInfantry: x.vsInfantry, vsCavalry: x.vsCavalry };
}

function cloneBand(x: Band): Band {
  return { maxRange: x.maxRange, strength: x.strength };
}

function cloneBandList(x: readonly Band[]): Band[] {
  const n = x.length;
  const out = new Array<Band>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneBand(x[i]!);
  }
  return out;
}

function cloneMissileWeapon(x: Frozen<MissileWeapon>): MissileWeapon {
  return { kind: x.kind, bands: cloneBandList(x.bands), holdOnly: x.holdOnly };
}

function cloneCard(x: Frozen<Card>): Card {
  return {
    name: x.name,
    arm: x.arm,
    points: x.points,
    bp: cloneMovementPoints(x.bp),
    manoeuvres: x.manoeuvres,
    armourMissile: x.armourMissile,
    armourMelee: x.armourMelee,
    size: x.size,
    initiative: x.initiative,
    melee: cloneMeleeWeapon(x.melee),
    meleeLater: x.meleeLater === null ? null : cloneMeleeWeapon(x.meleeLater),
    chargeBonus: x.chargeBonus,
    missile: x.missile === null ? null : cloneMissileWeapon(x.missile),
    skillMissile: x.skillMissile,
    skillMelee: x.skillMelee,
    hitPoints: x.hitPoints,
    moraleFirst: x.moraleFirst,
    moraleSecond: x.moraleSecond,
    fear: x.fear,
    formations: x.formations.slice(),
    inferred: x.inferred.slice(),
  };
}

function cloneCardTable(x: Readonly<Record<string, Frozen<Card>>>): Record<string, Card> {
  const out = newTable<Card>(x);
  for (const key in x) {
    out[key] = cloneCard(x[key]!);
  }
  return out;
}

function cloneOrders(x: Orders): Orders {
  switch (x.are) {
    case 'none':
      return { are: 'none' };
    case 'placed':
      return { are: 'placed', order: x.order };
    case 'shown':
      return { are: 'shown', order: x.order };
  }
}

function cloneUnit(x: Frozen<Unit>): Unit {
  return {
    owner: x.owner,
    card: x.card,
    elements: x.elements.slice(),
    orders: cloneOrders(x.orders),
    moved: x.moved,
    engaged: x.engaged,
    fought: x.fought,
  };
}

function cloneUnitTable(x: Readonly<Record<string, Frozen<Unit>>>): Record<string, Unit> {
  const out = newTable<Unit>(x);
  for (const key in x) {
    out[key] = cloneUnit(x[key]!);
  }
  return out;
}

function cloneWhereabouts(x: Whereabouts): Whereabouts {
  switch (x.at) {
    case 'reserve':
      return { at: 'reserve' };
    case 'table':
      return { at: 'table', q: x.q, r: x.r, facing: x.facing };
    case 'gone':
      return { at: 'gone', why: x.why };
  }
}

function cloneElement(x: Element): Element {
  return { unit: x.unit, card: x.card, where: cloneWhereabouts(x.where), hits: x.hits };
}

function cloneElementTable(x: Readonly<Record<string, Element>>): Record<string, Element> {
  const out = newTable<Element>(x);
  for (const key in x) {
    out[key] = cloneElement(x[key]!);
  }
  return out;
}

function cloneZoneRows(x: ZoneRows): ZoneRows {
  return { first: x.first, last: x.last, facing: x.facing };
}

function cloneZoneRowsTable(x: Readonly<Record<string, ZoneRows>>): Record<string, ZoneRows> {
  const out = newTable<ZoneRows>(x);
  for (const key in x) {
    out[key] = cloneZoneRows(x[key]!);
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
    battlefield: x.battlefield,
    round: x.round,
    board: cloneBoard(x.board),
    ground: cloneGroundOnFieldList(x.ground),
    edges: cloneEdgeList(x.edges),
    cards: cloneCardTable(x.cards),
    units: cloneUnitTable(x.units),
    elements: cloneElementTable(x.elements),
    zones: cloneZoneRowsTable(x.zones),
    resigned: x.resigned.slice(),
    draws: x.draws.slice(),
    ended: x.ended,
  };
}

function equalOptions(a: Options, b: Options): boolean {
  return (
    a.level === b.level &&
    a.fire === b.fire &&
    a.flyers === b.flyers &&
    a.buildings === b.buildings &&
    a.layout === b.layout &&
    a.reinforcements === b.reinforcements &&
    a.players === b.players &&
    a.manoeuvres === b.manoeuvres &&
    a.cavalryArc === b.cavalryArc &&
    a.holdFire === b.holdFire &&
    a.orderTime === b.orderTime &&
    a.ties === b.ties &&
    a.holdShift === b.holdShift &&
    a.rounds === b.rounds
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

function equalField(a: Field, b: Field): boolean {
  return a.q === b.q && a.r === b.r;
}

function equalFieldList(a: Field[], b: Field[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalField(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalHeld(a: Held, b: Held): boolean {
  return a.unit === b.unit && equalFieldList(a.fields, b.fields);
}

function equalHeldList(a: Held[], b: Held[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalHeld(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMissilePhaseContext(a: MissilePhaseContext, b: MissilePhaseContext): boolean {
  return (
    a.phase === b.phase &&
    equalFlatList(a.seats, b.seats) &&
    equalFlatList(a.units, b.units) &&
    equalHeldList(a.before, b.before) &&
    equalFlatList(a.losers, b.losers)
  );
}

function equalAnnouncedAttack(a: AnnouncedAttack, b: AnnouncedAttack): boolean {
  return a.by === b.by && a.target === b.target && equalFlatList(a.support, b.support);
}

function equalAnnouncedAttackList(a: AnnouncedAttack[], b: AnnouncedAttack[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalAnnouncedAttack(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalVolleyContext(a: VolleyContext, b: VolleyContext): boolean {
  return a.unit === b.unit && a.at === b.at && equalAnnouncedAttackList(a.attacks, b.attacks);
}

function equalMovementPhaseContext(a: MovementPhaseContext, b: MovementPhaseContext): boolean {
  return a.segment === b.segment;
}

function equalSegmentContext(a: SegmentContext, b: SegmentContext): boolean {
  return a.order === b.order && equalFlatList(a.sides, b.sides);
}

function equalDataList(a: Plain[], b: Plain[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalPlain(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalOwnAccount(a: OwnAccount, b: OwnAccount): boolean {
  return a.element === b.element && a.spent === b.spent && a.used === b.used && a.steps === b.steps;
}

function equalOwnAccountList(a: OwnAccount[], b: OwnAccount[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalOwnAccount(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWalkContext(a: WalkContext, b: WalkContext): boolean {
  return (
    a.asked === b.asked &&
    a.unit === b.unit &&
    a.spent === b.spent &&
    a.used === b.used &&
    a.wheel === b.wheel &&
    a.wheels === b.wheels &&
    equalPlain(a.plan, b.plan) &&
    (a.crossing === null ? b.crossing === null : b.crossing !== null && equalPlain(a.crossing, b.crossing)) &&
    equalDataList(a.trace, b.trace) &&
    equalFlatList(a.met, b.met) &&
    equalOwnAccountList(a.single, b.single) &&
    equalFlatList(a.waiting, b.waiting)
  );
}

function equalReactionContext(a: ReactionContext, b: ReactionContext): boolean {
  return a.unit === b.unit && a.attacker === b.attacker;
}

function equalKills(a: Kills, b: Kills): boolean {
  return a.side === b.side && a.n === b.n;
}

function equalKillsList(a: Kills[], b: Kills[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalKills(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMeleeGroup(a: MeleeGroup, b: MeleeGroup): boolean {
  return equalFlatList(a.units, b.units) && equalKillsList(a.kills, b.kills);
}

function equalMeleeGroupList(a: MeleeGroup[], b: MeleeGroup[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalMeleeGroup(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMeleePhaseContext(a: MeleePhaseContext, b: MeleePhaseContext): boolean {
  return a.at === b.at && equalMeleeGroupList(a.melees, b.melees);
}

function equalMeleeContext(a: MeleeContext, b: MeleeContext): boolean {
  return (
    a.step === b.step &&
    a.at === b.at &&
    equalFlatList(a.units, b.units) &&
    equalFlatList(a.done, b.done) &&
    equalAnnouncedAttackList(a.attacks, b.attacks) &&
    equalKillsList(a.kills, b.kills)
  );
}

function equalFollowUpContext(a: FollowUpContext, b: FollowUpContext): boolean {
  return equalFlatList(a.units, b.units) && equalKillsList(a.kills, b.kills) && equalFlatList(a.sides, b.sides);
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
    case 'commandPhase':
      return b.do === 'commandPhase' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'missilePhase':
      return (
        b.do === 'missilePhase' &&
        a.at === b.at &&
        equalMissilePhaseContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'volley':
      return b.do === 'volley' && a.at === b.at && equalVolleyContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'movementPhase':
      return (
        b.do === 'movementPhase' &&
        a.at === b.at &&
        equalMovementPhaseContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'segment':
      return b.do === 'segment' && a.at === b.at && equalSegmentContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'walk':
      return b.do === 'walk' && a.at === b.at && equalWalkContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'reaction':
      return b.do === 'reaction' && a.at === b.at && equalReactionContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'meleePhase':
      return b.do === 'meleePhase' && a.at === b.at && equalMeleePhaseContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'melee':
      return b.do === 'melee' && a.at === b.at && equalMeleeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'followUp':
      return b.do === 'followUp' && a.at === b.at && equalFollowUpContext(a.c, b.c) && equalPlain(a.reply, b.reply);
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

function equalEffect(a: Effect, b: Effect): boolean {
  return a === b;
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
  return a.across === b.across && a.down === b.down && equalFlatList(a.cards, b.cards);
}

function equalGround(a: Ground, b: Ground): boolean {
  return a.level === b.level && a.depth === b.depth && a.road === b.road && equalFlatList(a.covers, b.covers);
}

function equalGroundOnField(a: GroundOnField, b: GroundOnField): boolean {
  return a.q === b.q && a.r === b.r && equalGround(a.ground, b.ground);
}

function equalGroundOnFieldList(a: GroundOnField[], b: GroundOnField[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalGroundOnField(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalEdge(a: Edge, b: Edge): boolean {
  return (
    a.q === b.q &&
    a.r === b.r &&
    a.direction === b.direction &&
    a.kind === b.kind &&
    a.destroyed === b.destroyed
  );
}

function equalEdgeList(a: Edge[], b: Edge[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalEdge(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMovementPoints(a: MovementPoints, b: MovementPoints): boolean {
  return a.move === b.move && a.attack === b.attack && a.skirmish === b.skirmish;
}

function equalMeleeWeapon(a: MeleeWeapon, b: MeleeWeapon): boolean {
  return a.kind === b.kind && a.vsInfantry === b.vsInfantry && a.vsCavalry === b.vsCavalry;
}

function equalBand(a: Band, b: Band): boolean {
  return a.maxRange === b.maxRange && a.strength === b.strength;
}

function equalBandList(a: Band[], b: Band[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalBand(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMissileWeapon(a: MissileWeapon, b: MissileWeapon): boolean {
  return a.kind === b.kind && a.holdOnly === b.holdOnly && equalBandList(a.bands, b.bands);
}

function equalCard(a: Card, b: Card): boolean {
  return (
    a.name === b.name &&
    a.arm === b.arm &&
    a.points === b.points &&
    a.manoeuvres === b.manoeuvres &&
    a.armourMissile === b.armourMissile &&
    a.armourMelee === b.armourMelee &&
    a.size === b.size &&
    a.initiative === b.initiative &&
    a.chargeBonus === b.chargeBonus &&
    a.skillMissile === b.skillMissile &&
    a.skillMelee === b.skillMelee &&
    a.hitPoints === b.hitPoints &&
    a.moraleFirst === b.moraleFirst &&
    a.moraleSecond === b.moraleSecond &&
    a.fear === b.fear &&
    equalMovementPoints(a.bp, b.bp) &&
    equalMeleeWeapon(a.melee, b.melee) &&
    (a.meleeLater === null ? b.meleeLater === null : b.meleeLater !== null && equalMeleeWeapon(a.meleeLater, b.meleeLater)) &&
    (a.missile === null ? b.missile === null : b.missile !== null && equalMissileWeapon(a.missile, b.missile)) &&
    equalFlatList(a.formations, b.formations) &&
    equalFlatList(a.inferred, b.inferred)
  );
}

function equalOrders(a: Orders, b: Orders): boolean {
  switch (a.are) {
    case 'none':
      return b.are === 'none';
    case 'placed':
      return b.are === 'placed' && a.order === b.order;
    case 'shown':
      return b.are === 'shown' && a.order === b.order;
  }
}

function equalUnit(a: Unit, b: Unit): boolean {
  return (
    a.owner === b.owner &&
    a.card === b.card &&
    a.moved === b.moved &&
    a.engaged === b.engaged &&
    a.fought === b.fought &&
    equalFlatList(a.elements, b.elements) &&
    equalOrders(a.orders, b.orders)
  );
}

function equalWhereabouts(a: Whereabouts, b: Whereabouts): boolean {
  switch (a.at) {
    case 'reserve':
      return b.at === 'reserve';
    case 'table':
      return b.at === 'table' && a.q === b.q && a.r === b.r && a.facing === b.facing;
    case 'gone':
      return b.at === 'gone' && a.why === b.why;
  }
}

function equalElement(a: Element, b: Element): boolean {
  return a.unit === b.unit && a.card === b.card && a.hits === b.hits && equalWhereabouts(a.where, b.where);
}

function equalZoneRows(a: ZoneRows, b: ZoneRows): boolean {
  return a.first === b.first && a.last === b.last && a.facing === b.facing;
}

function shareState(x: State, b: State): State {
  return {
    options: shareOne(x.options, b.options, (v, w) => equalOptions(v, w), (v) => cloneOptions(v)),
    seats: shareOne(x.seats, b.seats, (v, w) => equalSeatList(v, w), (v) => cloneSeatList(v)),
    agenda: shareOne(x.agenda, b.agenda, (v, w) => equalFrameList(v, w), (v) => cloneFrameList(v)),
    effects: shareOne(x.effects, b.effects, (v, w) => equalEffectList(v, w), (v) => cloneEffectList(v)),
    finished: shareOne(x.finished, b.finished, (v, w) => equalFinishedList(v, w), (v) => cloneFinishedList(v)),
    battlefield: x.battlefield,
    round: x.round,
    board: shareOne(x.board, b.board, (v, w) => equalBoard(v, w), (v) => cloneBoard(v)),
    ground: shareOne(x.ground, b.ground, (v, w) => equalGroundOnFieldList(v, w), (v) => cloneGroundOnFieldList(v)),
    edges: shareOne(x.edges, b.edges, (v, w) => equalEdgeList(v, w), (v) => cloneEdgeList(v)),
    cards: shareTable(x.cards, b.cards, (v, w) => equalCard(v, w), (v) => cloneCard(v)),
    units: shareTable(x.units, b.units, (v, w) => equalUnit(v, w), (v) => cloneUnit(v)),
    elements: shareTable(x.elements, b.elements, (v, w) => equalElement(v, w), (v) => cloneElement(v)),
    zones: shareTable(x.zones, b.zones, (v, w) => equalZoneRows(v, w), (v) => cloneZoneRows(v)),
    resigned: shareOne(x.resigned, b.resigned, (v, w) => equalFlatList(v, w), (v) => v.slice()),
    draws: shareOne(x.draws, b.draws, (v, w) => equalFlatList(v, w), (v) => v.slice()),
    ended: x.ended,
  };
}

function equalCardTable(a: Record<string, Card>, b: Record<string, Card>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalCard(a[key]!, b[key]!)) return false;
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

function equalElementTable(a: Record<string, Element>, b: Record<string, Element>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalElement(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalZoneRowsTable(a: Record<string, ZoneRows>, b: Record<string, ZoneRows>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalZoneRows(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalState(a: State, b: State): boolean {
  return (
    a.battlefield === b.battlefield &&
    a.round === b.round &&
    a.ended === b.ended &&
    equalOptions(a.options, b.options) &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalBoard(a.board, b.board) &&
    equalGroundOnFieldList(a.ground, b.ground) &&
    equalEdgeList(a.edges, b.edges) &&
    equalCardTable(a.cards, b.cards) &&
    equalUnitTable(a.units, b.units) &&
    equalElementTable(a.elements, b.elements) &&
    equalZoneRowsTable(a.zones, b.zones) &&
    equalFlatList(a.resigned, b.resigned) &&
    equalFlatList(a.draws, b.draws)
  );
}

function hashOptions(h: Lanes, x: Options): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.fire ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.fire ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.flyers ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.flyers ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.buildings ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.buildings ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.reinforcements ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.reinforcements ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.orderTime, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.orderTime, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.rounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.rounds, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.level);
  mixText(h, x.layout);
  mixText(h, x.players);
  mixText(h, x.manoeuvres);
  mixText(h, x.cavalryArc);
  mixText(h, x.holdFire);
  mixText(h, x.ties);
  mixText(h, x.holdShift);
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

function hashSeatsIdList(h: Lanes, x: SeatsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashUnitsIdList(h: Lanes, x: UnitsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
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

function hashFieldList(h: Lanes, x: Field[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashField(h, v);
  }
}

function hashHeld(h: Lanes, x: Held): void {
  mixText(h, x.unit);
  hashFieldList(h, x.fields);
}

function hashHeldList(h: Lanes, x: Held[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashHeld(h, v);
  }
}

function hashMissilePhaseContext(h: Lanes, x: MissilePhaseContext): void {
  mixText(h, x.phase);
  hashSeatsIdList(h, x.seats);
  hashUnitsIdList(h, x.units);
  hashHeldList(h, x.before);
  hashUnitsIdList(h, x.losers);
}

function hashElementsIdList(h: Lanes, x: ElementsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashAnnouncedAttack(h: Lanes, x: AnnouncedAttack): void {
  mixText(h, x.by);
  mixText(h, x.target);
  hashElementsIdList(h, x.support);
}

function hashAnnouncedAttackList(h: Lanes, x: AnnouncedAttack[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashAnnouncedAttack(h, v);
  }
}

function hashVolleyContext(h: Lanes, x: VolleyContext): void {
  mixText(h, x.unit);
  hashAnnouncedAttackList(h, x.attacks);
  mixNumber(h, x.at);
}

function hashMovementPhaseContext(h: Lanes, x: MovementPhaseContext): void {
  mixWord(h, x.segment);
}

function hashTextList(h: Lanes, x: string[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashSegmentContext(h: Lanes, x: SegmentContext): void {
  mixText(h, x.order);
  hashTextList(h, x.sides);
}

function hashDataList(h: Lanes, x: Plain[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixPlain(h, v);
  }
}

function hashOwnAccount(h: Lanes, x: OwnAccount): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.spent ^ highA(x.spent), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.spent ^ highB(x.spent), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.used, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.used, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.steps, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.steps, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.element);
}

function hashOwnAccountList(h: Lanes, x: OwnAccount[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashOwnAccount(h, v);
  }
}

function hashWalkContext(h: Lanes, x: WalkContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.asked ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.asked ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.spent ^ highA(x.spent), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.spent ^ highB(x.spent), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.used, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.used, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wheels, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wheels, LANE_B);
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
  mixText(h, x.wheel);
  hashUnitsIdList(h, x.met);
  hashOwnAccountList(h, x.single);
  hashUnitsIdList(h, x.waiting);
}

function hashReactionContext(h: Lanes, x: ReactionContext): void {
  mixText(h, x.unit);
  mixText(h, x.attacker);
}

function hashKills(h: Lanes, x: Kills): void {
  mixText(h, x.side);
  mixNumber(h, x.n);
}

function hashKillsList(h: Lanes, x: Kills[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashKills(h, v);
  }
}

function hashMeleeGroup(h: Lanes, x: MeleeGroup): void {
  hashUnitsIdList(h, x.units);
  hashKillsList(h, x.kills);
}

function hashMeleeGroupList(h: Lanes, x: MeleeGroup[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashMeleeGroup(h, v);
  }
}

function hashMeleePhaseContext(h: Lanes, x: MeleePhaseContext): void {
  hashMeleeGroupList(h, x.melees);
  mixNumber(h, x.at);
}

function hashMeleeContext(h: Lanes, x: MeleeContext): void {
  hashUnitsIdList(h, x.units);
  if (x.step === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.step);
  }
  hashElementsIdList(h, x.done);
  hashAnnouncedAttackList(h, x.attacks);
  mixNumber(h, x.at);
  hashKillsList(h, x.kills);
}

function hashFollowUpContext(h: Lanes, x: FollowUpContext): void {
  hashUnitsIdList(h, x.units);
  hashKillsList(h, x.kills);
  hashTextList(h, x.sides);
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
    case 'commandPhase': {
      mixWord(h, 5);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'missilePhase': {
      mixWord(h, 6);
      mixText(h, x.at);
      hashMissilePhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'volley': {
      mixWord(h, 7);
      mixText(h, x.at);
      hashVolleyContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'movementPhase': {
      mixWord(h, 8);
      mixText(h, x.at);
      hashMovementPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'segment': {
      mixWord(h, 9);
      mixText(h, x.at);
      hashSegmentContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'walk': {
      mixWord(h, 10);
      mixText(h, x.at);
      hashWalkContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'reaction': {
      mixWord(h, 11);
      mixText(h, x.at);
      hashReactionContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'meleePhase': {
      mixWord(h, 12);
      mixText(h, x.at);
      hashMeleePhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'melee': {
      mixWord(h, 13);
      mixText(h, x.at);
      hashMeleeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'followUp': {
      mixWord(h, 14);
      mixText(h, x.at);
      hashFollowUpContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'windowOn': {
      mixWord(h, 15);
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

function hashEffectList(h: Lanes, x: Effect[]): void {
  mixWord(h, x.length);
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

function hashIntList(h: Lanes, x: number[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixWord(h, v);
  }
}

function hashBoard(h: Lanes, x: Board): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.across, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.across, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.down, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.down, LANE_B);
  h[0] = a;
  h[1] = b;
  hashIntList(h, x.cards);
}

function hashWordList(h: Lanes, x: ('rock' | 'sand' | 'scrub' | 'wood' | 'mud' | 'swamp')[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashGround(h: Lanes, x: Ground): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.level, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.level, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.depth, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.depth, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.road ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.road ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  hashWordList(h, x.covers);
}

function hashGroundOnField(h: Lanes, x: GroundOnField): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.q, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.q, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.r, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.r, LANE_B);
  h[0] = a;
  h[1] = b;
  hashGround(h, x.ground);
}

function hashGroundOnFieldList(h: Lanes, x: GroundOnField[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashGroundOnField(h, v);
  }
}

function hashEdge(h: Lanes, x: Edge): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.q, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.q, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.r, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.r, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.direction, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.direction, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.destroyed ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.destroyed ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.kind);
}

function hashEdgeList(h: Lanes, x: Edge[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashEdge(h, v);
  }
}

function hashMovementPoints(h: Lanes, x: MovementPoints): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.move, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.move, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.attack, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.attack, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.skirmish, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.skirmish, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashMeleeWeapon(h: Lanes, x: MeleeWeapon): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.vsInfantry, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.vsInfantry, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.vsCavalry, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.vsCavalry, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.kind);
}

function hashBand(h: Lanes, x: Band): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.maxRange, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.maxRange, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.strength, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.strength, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashBandList(h: Lanes, x: Band[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashBand(h, v);
  }
}

function hashMissileWeapon(h: Lanes, x: MissileWeapon): void {
  mixText(h, x.kind);
  hashBandList(h, x.bands);
  mixWord(h, x.holdOnly ? 1 : 0);
}

function hashWordList2(h: Lanes, x: ('square' | 'wedge' | 'skirmish' | 'horde')[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashCard(h: Lanes, x: Card): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.points, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.points, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.manoeuvres, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.manoeuvres, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.armourMissile, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.armourMissile, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.armourMelee, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.armourMelee, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.size, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.size, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.initiative, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.initiative, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.chargeBonus, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.chargeBonus, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.skillMissile, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.skillMissile, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.skillMelee, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.skillMelee, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.hitPoints, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.hitPoints, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.moraleFirst, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.moraleFirst, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.moraleSecond, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.moraleSecond, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.fear, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.fear, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
  mixText(h, x.arm);
  hashMovementPoints(h, x.bp);
  hashMeleeWeapon(h, x.melee);
  if (x.meleeLater === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashMeleeWeapon(h, x.meleeLater);
  }
  if (x.missile === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashMissileWeapon(h, x.missile);
  }
  hashWordList2(h, x.formations);
  hashTextList(h, x.inferred);
}

function hashCardTable(h: Lanes, x: Record<string, Card>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashCard(h, v);
  }
}

function hashSecretWord(h: Lanes, x: Secret<'move' | 'skirmish' | 'attack' | 'hold'>): void {
  if (!isKnown(x)) mixWord(h, 0);
  else {
    mixWord(h, 1);
    const v = known(x);
    mixText(h, v);
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
      hashSecretWord(h, x.order);
      break;
    }
    case 'shown': {
      mixWord(h, 3);
      mixText(h, x.order);
      break;
    }
  }
}

function hashUnit(h: Lanes, x: Unit): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.moved ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.moved ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.engaged ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.engaged ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.fought ^ highA(x.fought), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.fought ^ highB(x.fought), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.owner);
  mixText(h, x.card);
  hashElementsIdList(h, x.elements);
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

function hashWhereabouts(h: Lanes, x: Whereabouts): void {
  switch (x.at) {
    case 'reserve': {
      mixWord(h, 1);
      break;
    }
    case 'table': {
      mixWord(h, 2);
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
      break;
    }
    case 'gone': {
      mixWord(h, 3);
      mixText(h, x.why);
      break;
    }
  }
}

function hashElement(h: Lanes, x: Element): void {
  mixText(h, x.unit);
  mixText(h, x.card);
  hashWhereabouts(h, x.where);
  mixWord(h, x.hits);
}

function hashElementTable(h: Lanes, x: Record<string, Element>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashElement(h, v);
  }
}

function hashZoneRows(h: Lanes, x: ZoneRows): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.first ^ highA(x.first), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.first ^ highB(x.first), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.last ^ highA(x.last), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.last ^ highB(x.last), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.facing, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.facing, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashZoneRowsTable(h: Lanes, x: Record<string, ZoneRows>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashZoneRows(h, v);
  }
}

function hashState(h: Lanes, x: State): void {
  hashOptions(h, x.options);
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  mixText(h, x.battlefield);
  mixNumber(h, x.round);
  hashBoard(h, x.board);
  hashGroundOnFieldList(h, x.ground);
  hashEdgeList(h, x.edges);
  hashCardTable(h, x.cards);
  hashUnitTable(h, x.units);
  hashElementTable(h, x.elements);
  hashZoneRowsTable(h, x.zones);
  hashSeatsIdList(h, x.resigned);
  hashSeatsIdList(h, x.draws);
  mixText(h, x.ended);
}

function spaceElement(h: Lanes, x: Element): void {
  hashWhereabouts(h, x.where);
}

function spaceElementTable(h: Lanes, x: Record<string, Element>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    spaceElement(h, v);
  }
}

function spaceState(h: Lanes, x: State): void {
  hashBoard(h, x.board);
  hashGroundOnFieldList(h, x.ground);
  hashEdgeList(h, x.edges);
  spaceElementTable(h, x.elements);
}

function viewOrders(x: Orders, may: (owner: string) => boolean, $owner: string): Orders {
  switch (x.are) {
    case 'none':
      return { are: 'none' };
    case 'placed':
      return { are: 'placed', order: may($owner) ? x.order : HIDDEN };
    case 'shown':
      return { are: 'shown', order: x.order };
  }
}

function viewUnit(x: Frozen<Unit>, may: (owner: string) => boolean): Unit {
  return {
    owner: x.owner,
    card: x.card,
    elements: x.elements.slice(),
    orders: viewOrders(x.orders, may, x.owner),
    moved: x.moved,
    engaged: x.engaged,
    fought: x.fought,
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
    battlefield: x.battlefield,
    round: x.round,
    board: cloneBoard(x.board),
    ground: cloneGroundOnFieldList(x.ground),
    edges: cloneEdgeList(x.edges),
    cards: cloneCardTable(x.cards),
    units: viewUnitTable(x.units, may),
    elements: cloneElementTable(x.elements),
    zones: cloneZoneRowsTable(x.zones),
    resigned: x.resigned.slice(),
    draws: x.draws.slice(),
    ended: x.ended,
  };
}

function clonePlacedElement(x: PlacedElement): PlacedElement {
  return { element: x.element, q: x.q, r: x.r, facing: x.facing };
}

function clonePlacedElementList(x: readonly PlacedElement[]): PlacedElement[] {
  const n = x.length;
  const out = new Array<PlacedElement>(n);
  for (let i = 0; i < n; i++) {
    out[i] = clonePlacedElement(x[i]!);
  }
  return out;
}

function viewPlacedOrder(x: PlacedOrder, may: (owner: string) => boolean, $seat: string): PlacedOrder {
  return { unit: x.unit, order: may($seat) ? x.order : HIDDEN };
}

function viewPlacedOrderList(
  x: readonly PlacedOrder[],
  may: (owner: string) => boolean,
  $seat: string,
): PlacedOrder[] {
  const n = x.length;
  const out = new Array<PlacedOrder>(n);
  for (let i = 0; i < n; i++) {
    const v = x[i]!;
    out[i] = viewPlacedOrder(v, may, $seat);
  }
  return out;
}

function cloneShownOrder(x: ShownOrder): ShownOrder {
  return { unit: x.unit, order: x.order };
}

function cloneShownOrderList(x: readonly ShownOrder[]): ShownOrder[] {
  const n = x.length;
  const out = new Array<ShownOrder>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneShownOrder(x[i]!);
  }
  return out;
}

function cloneMeleeState(x: MeleeState): MeleeState {
  return { unit: x.unit, engaged: x.engaged, fought: x.fought };
}

function cloneMeleeStateList(x: readonly MeleeState[]): MeleeState[] {
  const n = x.length;
  const out = new Array<MeleeState>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneMeleeState(x[i]!);
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
    case 'resigned':
      return { type: 'resigned', rules: x.rules.slice(), seat: x.seat };
    case 'drawOffered':
      return { type: 'drawOffered', rules: x.rules.slice(), seat: x.seat };
    case 'battleEnded':
      return { type: 'battleEnded', rules: x.rules.slice(), why: x.why };
    case 'deployed':
      return { type: 'deployed', rules: x.rules.slice(), seat: x.seat, placed: clonePlacedElementList(x.placed) };
    case 'roundBegan':
      return { type: 'roundBegan', rules: x.rules.slice(), round: x.round };
    case 'phaseBegan':
      return { type: 'phaseBegan', rules: x.rules.slice(), phase: x.phase };
    case 'ordersRemoved':
      return { type: 'ordersRemoved', rules: x.rules.slice() };
    case 'ordersPlaced':
      return {
        type: 'ordersPlaced',
        rules: x.rules.slice(),
        seat: x.seat,
        orders: viewPlacedOrderList(x.orders, may, x.seat),
      };
    case 'ordersShown':
      return { type: 'ordersShown', rules: x.rules.slice(), orders: cloneShownOrderList(x.orders) };
    case 'volleyAnnounced':
      return {
        type: 'volleyAnnounced',
        rules: x.rules.slice(),
        unit: x.unit,
        attacks: cloneAnnouncedAttackList(x.attacks),
      };
    case 'supportWasted':
      return { type: 'supportWasted', rules: x.rules.slice(), element: x.element, target: x.target };
    case 'strayed':
      return {
        type: 'strayed',
        rules: x.rules.slice(),
        by: x.by,
        target: x.target,
        direction: x.direction,
        hit: x.hit,
      };
    case 'closedUp':
      return { type: 'closedUp', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedElementList(x.placed) };
    case 'orderJudged':
      return { type: 'orderJudged', rules: x.rules.slice(), unit: x.unit, ordered: x.ordered };
    case 'segmentBegan':
      return { type: 'segmentBegan', rules: x.rules.slice(), order: x.order, sides: x.sides.slice() };
    case 'firstSide':
      return { type: 'firstSide', rules: x.rules.slice(), side: x.side, of: x.of };
    case 'moved':
      return {
        type: 'moved',
        rules: x.rules.slice(),
        unit: x.unit,
        leg: x.leg,
        placed: clonePlacedElementList(x.placed),
      };
    case 'contacted':
      return { type: 'contacted', rules: x.rules.slice(), unit: x.unit, enemy: x.enemy };
    case 'unitDone':
      return { type: 'unitDone', rules: x.rules.slice(), unit: x.unit };
    case 'reacted':
      return { type: 'reacted', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedElementList(x.placed) };
    case 'meleeState':
      return { type: 'meleeState', rules: x.rules.slice(), units: cloneMeleeStateList(x.units) };
    case 'strikesAnnounced':
      return {
        type: 'strikesAnnounced',
        rules: x.rules.slice(),
        seat: x.seat,
        attacks: cloneAnnouncedAttackList(x.attacks),
      };
    case 'followedUp':
      return { type: 'followedUp', rules: x.rules.slice(), seat: x.seat, placed: clonePlacedElementList(x.placed) };
    case 'hit':
      return { type: 'hit', rules: x.rules.slice(), element: x.element, by: x.by };
    case 'missed':
      return { type: 'missed', rules: x.rules.slice(), element: x.element, by: x.by };
    case 'attackLost':
      return { type: 'attackLost', rules: x.rules.slice(), by: x.by, target: x.target, why: x.why };
    case 'removed':
      return { type: 'removed', rules: x.rules.slice(), elements: x.elements.slice(), why: x.why };
  }
}

function clonePlacedOrder(x: PlacedOrder): PlacedOrder {
  return { unit: x.unit, order: x.order };
}

function clonePlacedOrderList(x: readonly PlacedOrder[]): PlacedOrder[] {
  const n = x.length;
  const out = new Array<PlacedOrder>(n);
  for (let i = 0; i < n; i++) {
    out[i] = clonePlacedOrder(x[i]!);
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
    case 'resigned':
      return { type: 'resigned', rules: x.rules.slice(), seat: x.seat };
    case 'drawOffered':
      return { type: 'drawOffered', rules: x.rules.slice(), seat: x.seat };
    case 'battleEnded':
      return { type: 'battleEnded', rules: x.rules.slice(), why: x.why };
    case 'deployed':
      return { type: 'deployed', rules: x.rules.slice(), seat: x.seat, placed: clonePlacedElementList(x.placed) };
    case 'roundBegan':
      return { type: 'roundBegan', rules: x.rules.slice(), round: x.round };
    case 'phaseBegan':
      return { type: 'phaseBegan', rules: x.rules.slice(), phase: x.phase };
    case 'ordersRemoved':
      return { type: 'ordersRemoved', rules: x.rules.slice() };
    case 'ordersPlaced':
      return { type: 'ordersPlaced', rules: x.rules.slice(), seat: x.seat, orders: clonePlacedOrderList(x.orders) };
    case 'ordersShown':
      return { type: 'ordersShown', rules: x.rules.slice(), orders: cloneShownOrderList(x.orders) };
    case 'volleyAnnounced':
      return {
        type: 'volleyAnnounced',
        rules: x.rules.slice(),
        unit: x.unit,
        attacks: cloneAnnouncedAttackList(x.attacks),
      };
    case 'supportWasted':
      return { type: 'supportWasted', rules: x.rules.slice(), element: x.element, target: x.target };
    case 'strayed':
      return {
        type: 'strayed',
        rules: x.rules.slice(),
        by: x.by,
        target: x.target,
        direction: x.direction,
        hit: x.hit,
      };
    case 'closedUp':
      return { type: 'closedUp', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedElementList(x.placed) };
    case 'orderJudged':
      return { type: 'orderJudged', rules: x.rules.slice(), unit: x.unit, ordered: x.ordered };
    case 'segmentBegan':
      return { type: 'segmentBegan', rules: x.rules.slice(), order: x.order, sides: x.sides.slice() };
    case 'firstSide':
      return { type: 'firstSide', rules: x.rules.slice(), side: x.side, of: x.of };
    case 'moved':
      return {
        type: 'moved',
        rules: x.rules.slice(),
        unit: x.unit,
        leg: x.leg,
        placed: clonePlacedElementList(x.placed),
      };
    case 'contacted':
      return { type: 'contacted', rules: x.rules.slice(), unit: x.unit, enemy: x.enemy };
    case 'unitDone':
      return { type: 'unitDone', rules: x.rules.slice(), unit: x.unit };
    case 'reacted':
      return { type: 'reacted', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedElementList(x.placed) };
    case 'meleeState':
      return { type: 'meleeState', rules: x.rules.slice(), units: cloneMeleeStateList(x.units) };
    case 'strikesAnnounced':
      return {
        type: 'strikesAnnounced',
        rules: x.rules.slice(),
        seat: x.seat,
        attacks: cloneAnnouncedAttackList(x.attacks),
      };
    case 'followedUp':
      return { type: 'followedUp', rules: x.rules.slice(), seat: x.seat, placed: clonePlacedElementList(x.placed) };
    case 'hit':
      return { type: 'hit', rules: x.rules.slice(), element: x.element, by: x.by };
    case 'missed':
      return { type: 'missed', rules: x.rules.slice(), element: x.element, by: x.by };
    case 'attackLost':
      return { type: 'attackLost', rules: x.rules.slice(), by: x.by, target: x.target, why: x.why };
    case 'removed':
      return { type: 'removed', rules: x.rules.slice(), elements: x.elements.slice(), why: x.why };
  }
}

const readLevelWord = readLiteral(['introductory', 'standard', 'expert']);

const readLayoutWord = readLiteral(['long', 'short']);

const readPlayersWord = readLiteral(['two', 'four']);

const readManoeuvresWord = readLiteral(['two', 'card']);

const readCavalryArcWord = readLiteral(['180', '240', '300', '360']);

const readHoldFireWord = readLiteral(['normal', 'melee']);

const readNumberFrom0To3600 = readInt(0, 3600);

const readTiesWord = readLiteral(['first', 'choose']);

const readHoldShiftWord = readLiteral(['all', 'some']);

const readNumberFrom0To999 = readInt(0, 999);

function readOptions(r: Reader, v: unknown): Options {
  const o = openRecord(r, v, [
    'level',
    'fire',
    'flyers',
    'buildings',
    'layout',
    'reinforcements',
    'players',
    'manoeuvres',
    'cavalryArc',
    'holdFire',
    'orderTime',
    'ties',
    'holdShift',
    'rounds',
  ]);
  if (o === null) return nothing();
  return {
    level: optional(r, o, 'level', readLevelWord, 'introductory'),
    fire: optional(r, o, 'fire', readBool, false),
    flyers: optional(r, o, 'flyers', readBool, false),
    buildings: optional(r, o, 'buildings', readBool, false),
    layout: optional(r, o, 'layout', readLayoutWord, 'long'),
    reinforcements: optional(r, o, 'reinforcements', readBool, false),
    players: optional(r, o, 'players', readPlayersWord, 'two'),
    manoeuvres: optional(r, o, 'manoeuvres', readManoeuvresWord, 'two'),
    cavalryArc: optional(r, o, 'cavalryArc', readCavalryArcWord, '300'),
    holdFire: optional(r, o, 'holdFire', readHoldFireWord, 'normal'),
    orderTime: optional(r, o, 'orderTime', readNumberFrom0To3600, 0),
    ties: optional(r, o, 'ties', readTiesWord, 'first'),
    holdShift: optional(r, o, 'holdShift', readHoldShiftWord, 'all'),
    rounds: optional(r, o, 'rounds', readNumberFrom0To999, 0),
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

function readCommandPhaseContext(r: Reader, v: unknown): CommandPhaseContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readPhaseWord = readLiteral(['first', 'second']);

const readSeatsId = readId('seats');

const readSeatsIdList = readList(readSeatsId);

const readUnitsId = readId('units');

const readUnitsIdList = readList(readUnitsId);

const readNumberFromMinus200To200 = readInt(-200, 200);

function readField(r: Reader, v: unknown): Field {
  const o = openRecord(r, v, ['q', 'r']);
  if (o === null) return nothing();
  return { q: field(r, o, 'q', readNumberFromMinus200To200), r: field(r, o, 'r', readNumberFromMinus200To200) };
}

const readFieldList = readList(readField);

function readHeld(r: Reader, v: unknown): Held {
  const o = openRecord(r, v, ['unit', 'fields']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), fields: field(r, o, 'fields', readFieldList) };
}

const readHeldList = readList(readHeld);

function readMissilePhaseContext(r: Reader, v: unknown): MissilePhaseContext {
  const o = openRecord(r, v, ['phase', 'seats', 'units', 'before', 'losers']);
  if (o === null) return nothing();
  return {
    phase: field(r, o, 'phase', readPhaseWord),
    seats: optional(r, o, 'seats', readSeatsIdList, []),
    units: optional(r, o, 'units', readUnitsIdList, []),
    before: optional(r, o, 'before', readHeldList, []),
    losers: optional(r, o, 'losers', readUnitsIdList, []),
  };
}

const readElementsId = readId('elements');

const readElementsIdList = readList(readElementsId);

function readAnnouncedAttack(r: Reader, v: unknown): AnnouncedAttack {
  const o = openRecord(r, v, ['by', 'target', 'support']);
  if (o === null) return nothing();
  return {
    by: field(r, o, 'by', readElementsId),
    target: field(r, o, 'target', readElementsId),
    support: field(r, o, 'support', readElementsIdList),
  };
}

const readAnnouncedAttackList = readList(readAnnouncedAttack);

function readVolleyContext(r: Reader, v: unknown): VolleyContext {
  const o = openRecord(r, v, ['unit', 'attacks', 'at']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    attacks: optional(r, o, 'attacks', readAnnouncedAttackList, []),
    at: optional(r, o, 'at', readNumberFrom0, 0),
  };
}

const readNumberFrom0To4 = readInt(0, 4);

function readMovementPhaseContext(r: Reader, v: unknown): MovementPhaseContext {
  const o = openRecord(r, v, ['segment']);
  if (o === null) return nothing();
  return { segment: optional(r, o, 'segment', readNumberFrom0To4, 0) };
}

const readOrderWord = readLiteral(['move', 'skirmish', 'attack', 'hold']);

const readTextList = readList(readText);

function readSegmentContext(r: Reader, v: unknown): SegmentContext {
  const o = openRecord(r, v, ['order', 'sides']);
  if (o === null) return nothing();
  return { order: field(r, o, 'order', readOrderWord), sides: optional(r, o, 'sides', readTextList, []) };
}

const readOptionalData = readNullable(readData);

const readDataList = readList(readData);

const readNumberFrom0To9 = readInt(0, 9);

const readWheelWord = readLiteral(['none', 'left', 'right']);

const readNumberFrom0To99 = readInt(0, 99);

function readOwnAccount(r: Reader, v: unknown): OwnAccount {
  const o = openRecord(r, v, ['element', 'spent', 'used', 'steps']);
  if (o === null) return nothing();
  return {
    element: field(r, o, 'element', readElementsId),
    spent: field(r, o, 'spent', readNumberFrom0),
    used: field(r, o, 'used', readNumberFrom0To99),
    steps: field(r, o, 'steps', readNumberFrom0To99),
  };
}

const readOwnAccountList = readList(readOwnAccount);

function readWalkContext(r: Reader, v: unknown): WalkContext {
  const o = openRecord(r, v, [
    'plan',
    'crossing',
    'trace',
    'asked',
    'unit',
    'spent',
    'used',
    'wheel',
    'wheels',
    'met',
    'single',
    'waiting',
  ]);
  if (o === null) return nothing();
  return {
    plan: optional(r, o, 'plan', readData, []),
    crossing: optional(r, o, 'crossing', readOptionalData, null),
    trace: optional(r, o, 'trace', readDataList, []),
    asked: optional(r, o, 'asked', readBool, false),
    unit: field(r, o, 'unit', readUnitsId),
    spent: optional(r, o, 'spent', readNumberFrom0, 0),
    used: optional(r, o, 'used', readNumberFrom0To9, 0),
    wheel: optional(r, o, 'wheel', readWheelWord, 'none'),
    wheels: optional(r, o, 'wheels', readNumberFrom0To9, 0),
    met: optional(r, o, 'met', readUnitsIdList, []),
    single: optional(r, o, 'single', readOwnAccountList, []),
    waiting: optional(r, o, 'waiting', readUnitsIdList, []),
  };
}

function readReactionContext(r: Reader, v: unknown): ReactionContext {
  const o = openRecord(r, v, ['unit', 'attacker']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), attacker: field(r, o, 'attacker', readUnitsId) };
}

function readKills(r: Reader, v: unknown): Kills {
  const o = openRecord(r, v, ['side', 'n']);
  if (o === null) return nothing();
  return { side: field(r, o, 'side', readText), n: field(r, o, 'n', readNumberFrom0) };
}

const readKillsList = readList(readKills);

function readMeleeGroup(r: Reader, v: unknown): MeleeGroup {
  const o = openRecord(r, v, ['units', 'kills']);
  if (o === null) return nothing();
  return { units: field(r, o, 'units', readUnitsIdList), kills: field(r, o, 'kills', readKillsList) };
}

const readMeleeGroupList = readList(readMeleeGroup);

function readMeleePhaseContext(r: Reader, v: unknown): MeleePhaseContext {
  const o = openRecord(r, v, ['melees', 'at']);
  if (o === null) return nothing();
  return { melees: optional(r, o, 'melees', readMeleeGroupList, []), at: optional(r, o, 'at', readNumberFrom0, 0) };
}

const readNumberFromMinus20To60 = readInt(-20, 60);

const readOptionalNumberFromMinus20To60 = readNullable(readNumberFromMinus20To60);

function readMeleeContext(r: Reader, v: unknown): MeleeContext {
  const o = openRecord(r, v, ['units', 'step', 'done', 'attacks', 'at', 'kills']);
  if (o === null) return nothing();
  return {
    units: field(r, o, 'units', readUnitsIdList),
    step: optional(r, o, 'step', readOptionalNumberFromMinus20To60, null),
    done: optional(r, o, 'done', readElementsIdList, []),
    attacks: optional(r, o, 'attacks', readAnnouncedAttackList, []),
    at: optional(r, o, 'at', readNumberFrom0, 0),
    kills: optional(r, o, 'kills', readKillsList, []),
  };
}

function readFollowUpContext(r: Reader, v: unknown): FollowUpContext {
  const o = openRecord(r, v, ['units', 'kills', 'sides']);
  if (o === null) return nothing();
  return {
    units: field(r, o, 'units', readUnitsIdList),
    kills: field(r, o, 'kills', readKillsList),
    sides: optional(r, o, 'sides', readTextList, []),
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
    deployment: ['at', 'c', 'reply'],
    round: ['at', 'c', 'reply'],
    commandPhase: ['at', 'c', 'reply'],
    missilePhase: ['at', 'c', 'reply'],
    volley: ['at', 'c', 'reply'],
    movementPhase: ['at', 'c', 'reply'],
    segment: ['at', 'c', 'reply'],
    walk: ['at', 'c', 'reply'],
    reaction: ['at', 'c', 'reply'],
    meleePhase: ['at', 'c', 'reply'],
    melee: ['at', 'c', 'reply'],
    followUp: ['at', 'c', 'reply'],
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
    case 'commandPhase':
      return {
        do: 'commandPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readCommandPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'missilePhase':
      return {
        do: 'missilePhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMissilePhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'volley':
      return {
        do: 'volley',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readVolleyContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'movementPhase':
      return {
        do: 'movementPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMovementPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'segment':
      return {
        do: 'segment',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readSegmentContext),
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
    case 'meleePhase':
      return {
        do: 'meleePhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMeleePhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'melee':
      return {
        do: 'melee',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMeleeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'followUp':
      return {
        do: 'followUp',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFollowUpContext),
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

function readEffect(r: Reader, v: unknown): Effect {
  openVariant(r, v, 'name', {});
  return nothing();
}

const readEffectList = readList(readEffect);

function readFinished(r: Reader, v: unknown): Finished {
  const o = openRecord(r, v, ['seat', 'frame']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), frame: field(r, o, 'frame', readText) };
}

const readFinishedList = readList(readFinished);

const readNumberFrom1To4 = readInt(1, 4);

const readNumberFrom1To4List = readList(readNumberFrom1To4);

function readBoard(r: Reader, v: unknown): Board {
  const o = openRecord(r, v, ['across', 'down', 'cards']);
  if (o === null) return nothing();
  return {
    across: field(r, o, 'across', readNumberFrom1To4),
    down: field(r, o, 'down', readNumberFrom1To4),
    cards: field(r, o, 'cards', readNumberFrom1To4List),
  };
}

const readCoversWord = readLiteral(['rock', 'sand', 'scrub', 'wood', 'mud', 'swamp']);

const readCoversWordList = readList(readCoversWord);

const readNumberFromMinus9To9 = readInt(-9, 9);

const readNumberFrom0To3 = readInt(0, 3);

function readGround(r: Reader, v: unknown): Ground {
  const o = openRecord(r, v, ['covers', 'level', 'depth', 'road']);
  if (o === null) return nothing();
  return {
    covers: optional(r, o, 'covers', readCoversWordList, []),
    level: optional(r, o, 'level', readNumberFromMinus9To9, 0),
    depth: optional(r, o, 'depth', readNumberFrom0To3, 0),
    road: optional(r, o, 'road', readBool, false),
  };
}

function readGroundOnField(r: Reader, v: unknown): GroundOnField {
  const o = openRecord(r, v, ['q', 'r', 'ground']);
  if (o === null) return nothing();
  return {
    q: field(r, o, 'q', readNumberFromMinus200To200),
    r: field(r, o, 'r', readNumberFromMinus200To200),
    ground: field(r, o, 'ground', readGround),
  };
}

const readGroundOnFieldList = readList(readGroundOnField);

const readNumberFrom0To5 = readInt(0, 5);

const readKindWord = readLiteral(['hedge', 'wall']);

function readEdge(r: Reader, v: unknown): Edge {
  const o = openRecord(r, v, ['q', 'r', 'direction', 'kind', 'destroyed']);
  if (o === null) return nothing();
  return {
    q: field(r, o, 'q', readNumberFromMinus200To200),
    r: field(r, o, 'r', readNumberFromMinus200To200),
    direction: field(r, o, 'direction', readNumberFrom0To5),
    kind: field(r, o, 'kind', readKindWord),
    destroyed: optional(r, o, 'destroyed', readBool, false),
  };
}

const readEdgeList = readList(readEdge);

const readArmWord = readLiteral(['infantry', 'cavalry']);

const readNumberFrom0To9999 = readInt(0, 9999);

const readNumberFrom0To200 = readInt(0, 200);

function readMovementPoints(r: Reader, v: unknown): MovementPoints {
  const o = openRecord(r, v, ['move', 'attack', 'skirmish']);
  if (o === null) return nothing();
  return {
    move: field(r, o, 'move', readNumberFrom0To200),
    attack: field(r, o, 'attack', readNumberFrom0To200),
    skirmish: field(r, o, 'skirmish', readNumberFrom0To200),
  };
}

const readNumberFrom0To20 = readInt(0, 20);

const readNumberFrom1To20 = readInt(1, 20);

const readKindWord2 = readLiteral(['hand', 'twoHanded', 'improvised', 'javelin', 'spear', 'pike', 'lance']);

const readNumberFrom0To40 = readInt(0, 40);

function readMeleeWeapon(r: Reader, v: unknown): MeleeWeapon {
  const o = openRecord(r, v, ['kind', 'vsInfantry', 'vsCavalry']);
  if (o === null) return nothing();
  return {
    kind: field(r, o, 'kind', readKindWord2),
    vsInfantry: field(r, o, 'vsInfantry', readNumberFrom0To40),
    vsCavalry: field(r, o, 'vsCavalry', readNumberFrom0To40),
  };
}

const readOptionalMeleeWeapon = readNullable(readMeleeWeapon);

const readKindWord3 = readLiteral(['sling', 'bow', 'longbow', 'crossbow', 'javelin', 'arquebus']);

const readNumberFrom1To99 = readInt(1, 99);

function readBand(r: Reader, v: unknown): Band {
  const o = openRecord(r, v, ['maxRange', 'strength']);
  if (o === null) return nothing();
  return {
    maxRange: field(r, o, 'maxRange', readNumberFrom1To99),
    strength: field(r, o, 'strength', readNumberFrom0To40),
  };
}

const readBandList = readList(readBand);

function readMissileWeapon(r: Reader, v: unknown): MissileWeapon {
  const o = openRecord(r, v, ['kind', 'bands', 'holdOnly']);
  if (o === null) return nothing();
  return {
    kind: field(r, o, 'kind', readKindWord3),
    bands: field(r, o, 'bands', readBandList),
    holdOnly: optional(r, o, 'holdOnly', readBool, false),
  };
}

const readOptionalMissileWeapon = readNullable(readMissileWeapon);

const readFormationsWord = readLiteral(['square', 'wedge', 'skirmish', 'horde']);

const readFormationsWordList = readList(readFormationsWord);

function readCard(r: Reader, v: unknown): Card {
  const o = openRecord(r, v, [
    'name',
    'arm',
    'points',
    'bp',
    'manoeuvres',
    'armourMissile',
    'armourMelee',
    'size',
    'initiative',
    'melee',
    'meleeLater',
    'chargeBonus',
    'missile',
    'skillMissile',
    'skillMelee',
    'hitPoints',
    'moraleFirst',
    'moraleSecond',
    'fear',
    'formations',
    'inferred',
  ]);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    arm: optional(r, o, 'arm', readArmWord, 'infantry'),
    points: optional(r, o, 'points', readNumberFrom0To9999, 0),
    bp: optional(r, o, 'bp', readMovementPoints, { move: 24, attack: 18, skirmish: 12 }),
    manoeuvres: optional(r, o, 'manoeuvres', readNumberFrom0To9, 2),
    armourMissile: optional(r, o, 'armourMissile', readNumberFrom0To20, 0),
    armourMelee: optional(r, o, 'armourMelee', readNumberFrom0To20, 0),
    size: optional(r, o, 'size', readNumberFrom1To20, 2),
    initiative: optional(r, o, 'initiative', readNumberFrom0To20, 2),
    melee: optional(r, o, 'melee', readMeleeWeapon, { kind: 'hand', vsInfantry: 8, vsCavalry: 8 }),
    meleeLater: optional(r, o, 'meleeLater', readOptionalMeleeWeapon, null),
    chargeBonus: optional(r, o, 'chargeBonus', readNumberFrom0To20, 0),
    missile: optional(r, o, 'missile', readOptionalMissileWeapon, null),
    skillMissile: optional(r, o, 'skillMissile', readNumberFrom0To20, 0),
    skillMelee: optional(r, o, 'skillMelee', readNumberFrom0To20, 0),
    hitPoints: optional(r, o, 'hitPoints', readNumberFrom1To99, 1),
    moraleFirst: optional(r, o, 'moraleFirst', readNumberFrom0To20, 0),
    moraleSecond: optional(r, o, 'moraleSecond', readNumberFrom0To20, 0),
    fear: optional(r, o, 'fear', readNumberFrom0To20, 1),
    formations: optional(r, o, 'formations', readFormationsWordList, []),
    inferred: optional(r, o, 'inferred', readTextList, []),
  };
}

const readCardTable = readTable(readCard);

const readCardsId = readId('cards');

const readSecretOrderWord = readSecret(readOrderWord);

function readOrders(r: Reader, v: unknown): Orders {
  const o = openVariant(r, v, 'are', { none: [], placed: ['order'], shown: ['order'] });
  if (o === null) return nothing();
  switch (o['are'] as Orders['are']) {
    case 'none':
      return { are: 'none' };
    case 'placed':
      return { are: 'placed', order: field(r, o, 'order', readSecretOrderWord) };
    case 'shown':
      return { are: 'shown', order: field(r, o, 'order', readOrderWord) };
  }
}

function readUnit(r: Reader, v: unknown): Unit {
  const o = openRecord(r, v, ['owner', 'card', 'elements', 'orders', 'moved', 'engaged', 'fought']);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    card: field(r, o, 'card', readCardsId),
    elements: field(r, o, 'elements', readElementsIdList),
    orders: optional(r, o, 'orders', readOrders, { are: 'none' }),
    moved: optional(r, o, 'moved', readBool, false),
    engaged: optional(r, o, 'engaged', readBool, false),
    fought: optional(r, o, 'fought', readNumberFrom0, 0),
  };
}

const readUnitTable = readTable(readUnit);

const readWhyWord = readLiteral(['shot', 'slain']);

function readWhereabouts(r: Reader, v: unknown): Whereabouts {
  const o = openVariant(r, v, 'at', { reserve: [], table: ['q', 'r', 'facing'], gone: ['why'] });
  if (o === null) return nothing();
  switch (o['at'] as Whereabouts['at']) {
    case 'reserve':
      return { at: 'reserve' };
    case 'table':
      return {
        at: 'table',
        q: field(r, o, 'q', readNumberFromMinus200To200),
        r: field(r, o, 'r', readNumberFromMinus200To200),
        facing: field(r, o, 'facing', readNumberFrom0To5),
      };
    case 'gone':
      return { at: 'gone', why: field(r, o, 'why', readWhyWord) };
  }
}

function readElement(r: Reader, v: unknown): Element {
  const o = openRecord(r, v, ['unit', 'card', 'where', 'hits']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    card: field(r, o, 'card', readCardsId),
    where: optional(r, o, 'where', readWhereabouts, { at: 'reserve' }),
    hits: optional(r, o, 'hits', readNumberFrom0To99, 0),
  };
}

const readElementTable = readTable(readElement);

function readZoneRows(r: Reader, v: unknown): ZoneRows {
  const o = openRecord(r, v, ['first', 'last', 'facing']);
  if (o === null) return nothing();
  return {
    first: field(r, o, 'first', readNumberFrom0),
    last: field(r, o, 'last', readNumberFrom0),
    facing: field(r, o, 'facing', readNumberFrom0To5),
  };
}

const readZoneRowsTable = readTable(readZoneRows);

const readEndedWord = readLiteral(['no', 'agreed', 'rounds']);

function readState(r: Reader, v: unknown): State {
  const o = openRecord(r, v, [
    'options',
    'seats',
    'agenda',
    'effects',
    'finished',
    'battlefield',
    'round',
    'board',
    'ground',
    'edges',
    'cards',
    'units',
    'elements',
    'zones',
    'resigned',
    'draws',
    'ended',
  ]);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    battlefield: optional(r, o, 'battlefield', readText, 'first-game'),
    round: optional(r, o, 'round', readNumberFrom0, 0),
    board: optional(r, o, 'board', readBoard, { across: 1, down: 2, cards: [1, 2] }),
    ground: optional(r, o, 'ground', readGroundOnFieldList, []),
    edges: optional(r, o, 'edges', readEdgeList, []),
    cards: field(r, o, 'cards', readCardTable),
    units: field(r, o, 'units', readUnitTable),
    elements: field(r, o, 'elements', readElementTable),
    zones: optional(r, o, 'zones', readZoneRowsTable, {}),
    resigned: optional(r, o, 'resigned', readSeatsIdList, []),
    draws: optional(r, o, 'draws', readSeatsIdList, []),
    ended: optional(r, o, 'ended', readEndedWord, 'no'),
  };
}

const readWhyWord2 = readLiteral(['done', 'stopped', 'cut']);

const readOptionalSeatsId = readNullable(readSeatsId);

const readOptionalText = readNullable(readText);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberList = readList(readNumber);

const readNumberFrom0List = readList(readNumberFrom0);

const readWhyWord3 = readLiteral(['agreed', 'rounds']);

function readPlacedElement(r: Reader, v: unknown): PlacedElement {
  const o = openRecord(r, v, ['element', 'q', 'r', 'facing']);
  if (o === null) return nothing();
  return {
    element: field(r, o, 'element', readElementsId),
    q: field(r, o, 'q', readNumberFromMinus200To200),
    r: field(r, o, 'r', readNumberFromMinus200To200),
    facing: field(r, o, 'facing', readNumberFrom0To5),
  };
}

const readPlacedElementList = readList(readPlacedElement);

const readNumberFrom1 = readInt(1, 9007199254740991);

const readPhaseWord2 = readLiteral(['command', 'firstMissile', 'movement', 'secondMissile', 'melee']);

function readPlacedOrder(r: Reader, v: unknown): PlacedOrder {
  const o = openRecord(r, v, ['unit', 'order']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), order: field(r, o, 'order', readSecretOrderWord) };
}

const readPlacedOrderList = readList(readPlacedOrder);

function readShownOrder(r: Reader, v: unknown): ShownOrder {
  const o = openRecord(r, v, ['unit', 'order']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), order: field(r, o, 'order', readOrderWord) };
}

const readShownOrderList = readList(readShownOrder);

const readOptionalElementsId = readNullable(readElementsId);

const readOfWord = readLiteral(['segment', 'followUp']);

function readMeleeState(r: Reader, v: unknown): MeleeState {
  const o = openRecord(r, v, ['unit', 'engaged', 'fought']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    engaged: field(r, o, 'engaged', readBool),
    fought: field(r, o, 'fought', readNumberFrom0),
  };
}

const readMeleeStateList = readList(readMeleeState);

const readWhyWord4 = readLiteral(['range', 'sight', 'gone', 'empty', 'alone']);

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
    resigned: ['rules', 'seat'],
    drawOffered: ['rules', 'seat'],
    battleEnded: ['rules', 'why'],
    deployed: ['rules', 'seat', 'placed'],
    roundBegan: ['rules', 'round'],
    phaseBegan: ['rules', 'phase'],
    ordersRemoved: ['rules'],
    ordersPlaced: ['rules', 'seat', 'orders'],
    ordersShown: ['rules', 'orders'],
    volleyAnnounced: ['rules', 'unit', 'attacks'],
    supportWasted: ['rules', 'element', 'target'],
    strayed: ['rules', 'by', 'target', 'direction', 'hit'],
    closedUp: ['rules', 'unit', 'placed'],
    orderJudged: ['rules', 'unit', 'ordered'],
    segmentBegan: ['rules', 'order', 'sides'],
    firstSide: ['rules', 'side', 'of'],
    moved: ['rules', 'unit', 'leg', 'placed'],
    contacted: ['rules', 'unit', 'enemy'],
    unitDone: ['rules', 'unit'],
    reacted: ['rules', 'unit', 'placed'],
    meleeState: ['rules', 'units'],
    strikesAnnounced: ['rules', 'seat', 'attacks'],
    followedUp: ['rules', 'seat', 'placed'],
    hit: ['rules', 'element', 'by'],
    missed: ['rules', 'element', 'by'],
    attackLost: ['rules', 'by', 'target', 'why'],
    removed: ['rules', 'elements', 'why'],
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
    case 'resigned':
      return { type: 'resigned', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'drawOffered':
      return { type: 'drawOffered', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'battleEnded':
      return { type: 'battleEnded', rules: field(r, o, 'rules', readTextList), why: field(r, o, 'why', readWhyWord3) };
    case 'deployed':
      return {
        type: 'deployed',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        placed: field(r, o, 'placed', readPlacedElementList),
      };
    case 'roundBegan':
      return {
        type: 'roundBegan',
        rules: field(r, o, 'rules', readTextList),
        round: field(r, o, 'round', readNumberFrom1),
      };
    case 'phaseBegan':
      return {
        type: 'phaseBegan',
        rules: field(r, o, 'rules', readTextList),
        phase: field(r, o, 'phase', readPhaseWord2),
      };
    case 'ordersRemoved':
      return { type: 'ordersRemoved', rules: field(r, o, 'rules', readTextList) };
    case 'ordersPlaced':
      return {
        type: 'ordersPlaced',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        orders: field(r, o, 'orders', readPlacedOrderList),
      };
    case 'ordersShown':
      return {
        type: 'ordersShown',
        rules: field(r, o, 'rules', readTextList),
        orders: field(r, o, 'orders', readShownOrderList),
      };
    case 'volleyAnnounced':
      return {
        type: 'volleyAnnounced',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        attacks: field(r, o, 'attacks', readAnnouncedAttackList),
      };
    case 'supportWasted':
      return {
        type: 'supportWasted',
        rules: field(r, o, 'rules', readTextList),
        element: field(r, o, 'element', readElementsId),
        target: field(r, o, 'target', readElementsId),
      };
    case 'strayed':
      return {
        type: 'strayed',
        rules: field(r, o, 'rules', readTextList),
        by: field(r, o, 'by', readElementsId),
        target: field(r, o, 'target', readElementsId),
        direction: field(r, o, 'direction', readNumberFrom0To5),
        hit: optional(r, o, 'hit', readOptionalElementsId, null),
      };
    case 'closedUp':
      return {
        type: 'closedUp',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedElementList),
      };
    case 'orderJudged':
      return {
        type: 'orderJudged',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        ordered: field(r, o, 'ordered', readBool),
      };
    case 'segmentBegan':
      return {
        type: 'segmentBegan',
        rules: field(r, o, 'rules', readTextList),
        order: field(r, o, 'order', readOrderWord),
        sides: field(r, o, 'sides', readTextList),
      };
    case 'firstSide':
      return {
        type: 'firstSide',
        rules: field(r, o, 'rules', readTextList),
        side: field(r, o, 'side', readText),
        of: field(r, o, 'of', readOfWord),
      };
    case 'moved':
      return {
        type: 'moved',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        leg: field(r, o, 'leg', readText),
        placed: field(r, o, 'placed', readPlacedElementList),
      };
    case 'contacted':
      return {
        type: 'contacted',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        enemy: field(r, o, 'enemy', readUnitsId),
      };
    case 'unitDone':
      return { type: 'unitDone', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'reacted':
      return {
        type: 'reacted',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedElementList),
      };
    case 'meleeState':
      return {
        type: 'meleeState',
        rules: field(r, o, 'rules', readTextList),
        units: field(r, o, 'units', readMeleeStateList),
      };
    case 'strikesAnnounced':
      return {
        type: 'strikesAnnounced',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        attacks: field(r, o, 'attacks', readAnnouncedAttackList),
      };
    case 'followedUp':
      return {
        type: 'followedUp',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        placed: field(r, o, 'placed', readPlacedElementList),
      };
    case 'hit':
      return {
        type: 'hit',
        rules: field(r, o, 'rules', readTextList),
        element: field(r, o, 'element', readElementsId),
        by: field(r, o, 'by', readElementsId),
      };
    case 'missed':
      return {
        type: 'missed',
        rules: field(r, o, 'rules', readTextList),
        element: field(r, o, 'element', readElementsId),
        by: field(r, o, 'by', readElementsId),
      };
    case 'attackLost':
      return {
        type: 'attackLost',
        rules: field(r, o, 'rules', readTextList),
        by: field(r, o, 'by', readElementsId),
        target: field(r, o, 'target', readElementsId),
        why: field(r, o, 'why', readWhyWord4),
      };
    case 'removed':
      return {
        type: 'removed',
        rules: field(r, o, 'rules', readTextList),
        elements: field(r, o, 'elements', readElementsIdList),
        why: field(r, o, 'why', readWhyWord),
      };
  }
}

function sparseOptions(x: Options): Sparse {
  const out: Sparse = {};
  if (x.level !== 'introductory') out.level = x.level;
  if (x.fire !== false) out.fire = x.fire;
  if (x.flyers !== false) out.flyers = x.flyers;
  if (x.buildings !== false) out.buildings = x.buildings;
  if (x.layout !== 'long') out.layout = x.layout;
  if (x.reinforcements !== false) out.reinforcements = x.reinforcements;
  if (x.players !== 'two') out.players = x.players;
  if (x.manoeuvres !== 'two') out.manoeuvres = x.manoeuvres;
  if (x.cavalryArc !== '300') out.cavalryArc = x.cavalryArc;
  if (x.holdFire !== 'normal') out.holdFire = x.holdFire;
  if (x.orderTime !== 0) out.orderTime = x.orderTime;
  if (x.ties !== 'first') out.ties = x.ties;
  if (x.holdShift !== 'all') out.holdShift = x.holdShift;
  if (x.rounds !== 0) out.rounds = x.rounds;
  return out;
}

function sparseMissilePhaseContext(x: MissilePhaseContext): Sparse {
  const out: Sparse = {};
  out.phase = x.phase;
  if (x.seats.length !== 0) out.seats = x.seats.slice();
  if (x.units.length !== 0) out.units = x.units.slice();
  if (x.before.length !== 0) out.before = cloneHeldList(x.before);
  if (x.losers.length !== 0) out.losers = x.losers.slice();
  return out;
}

function sparseVolleyContext(x: VolleyContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  if (x.attacks.length !== 0) out.attacks = cloneAnnouncedAttackList(x.attacks);
  if (x.at !== 0) out.at = x.at;
  return out;
}

function sparseMovementPhaseContext(x: MovementPhaseContext): Sparse {
  const out: Sparse = {};
  if (x.segment !== 0) out.segment = x.segment;
  return out;
}

function sparseSegmentContext(x: SegmentContext): Sparse {
  const out: Sparse = {};
  out.order = x.order;
  if (x.sides.length !== 0) out.sides = x.sides.slice();
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
  if (x.spent !== 0) out.spent = x.spent;
  if (x.used !== 0) out.used = x.used;
  if (x.wheel !== 'none') out.wheel = x.wheel;
  if (x.wheels !== 0) out.wheels = x.wheels;
  if (x.met.length !== 0) out.met = x.met.slice();
  if (x.single.length !== 0) out.single = cloneOwnAccountList(x.single);
  if (x.waiting.length !== 0) out.waiting = x.waiting.slice();
  return out;
}

function sparseMeleePhaseContext(x: MeleePhaseContext): Sparse {
  const out: Sparse = {};
  if (x.melees.length !== 0) out.melees = cloneMeleeGroupList(x.melees);
  if (x.at !== 0) out.at = x.at;
  return out;
}

function sparseMeleeContext(x: MeleeContext): Sparse {
  const out: Sparse = {};
  out.units = x.units.slice();
  if (x.step !== null) out.step = x.step;
  if (x.done.length !== 0) out.done = x.done.slice();
  if (x.attacks.length !== 0) out.attacks = cloneAnnouncedAttackList(x.attacks);
  if (x.at !== 0) out.at = x.at;
  if (x.kills.length !== 0) out.kills = cloneKillsList(x.kills);
  return out;
}

function sparseFollowUpContext(x: FollowUpContext): Sparse {
  const out: Sparse = {};
  out.units = x.units.slice();
  out.kills = cloneKillsList(x.kills);
  if (x.sides.length !== 0) out.sides = x.sides.slice();
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
    case 'commandPhase': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'missilePhase': {
      out.at = x.at;
      out.c = sparseMissilePhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'volley': {
      out.at = x.at;
      out.c = sparseVolleyContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'movementPhase': {
      out.at = x.at;
      out.c = sparseMovementPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'segment': {
      out.at = x.at;
      out.c = sparseSegmentContext(x.c);
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
    case 'meleePhase': {
      out.at = x.at;
      out.c = sparseMeleePhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'melee': {
      out.at = x.at;
      out.c = sparseMeleeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'followUp': {
      out.at = x.at;
      out.c = sparseFollowUpContext(x.c);
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

const defaultBoard: Board = { across: 1, down: 2, cards: [1, 2] };

function sparseGround(x: Ground): Sparse {
  const out: Sparse = {};
  if (x.covers.length !== 0) out.covers = x.covers.slice();
  if (x.level !== 0) out.level = x.level;
  if (x.depth !== 0) out.depth = x.depth;
  if (x.road !== false) out.road = x.road;
  return out;
}

function sparseGroundOnField(x: GroundOnField): Sparse {
  const out: Sparse = {};
  out.q = x.q;
  out.r = x.r;
  out.ground = sparseGround(x.ground);
  return out;
}

function sparseEdge(x: Edge): Sparse {
  const out: Sparse = {};
  out.q = x.q;
  out.r = x.r;
  out.direction = x.direction;
  out.kind = x.kind;
  if (x.destroyed !== false) out.destroyed = x.destroyed;
  return out;
}

const defaultMovementPoints: MovementPoints = { move: 24, attack: 18, skirmish: 12 };

const defaultMeleeWeapon: MeleeWeapon = { kind: 'hand', vsInfantry: 8, vsCavalry: 8 };

function sparseMissileWeapon(x: MissileWeapon): Sparse {
  const out: Sparse = {};
  out.kind = x.kind;
  out.bands = cloneBandList(x.bands);
  if (x.holdOnly !== false) out.holdOnly = x.holdOnly;
  return out;
}

function sparseCard(x: Card): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  if (x.arm !== 'infantry') out.arm = x.arm;
  if (x.points !== 0) out.points = x.points;
  if (!equalMovementPoints(x.bp, defaultMovementPoints)) out.bp = cloneMovementPoints(x.bp);
  if (x.manoeuvres !== 2) out.manoeuvres = x.manoeuvres;
  if (x.armourMissile !== 0) out.armourMissile = x.armourMissile;
  if (x.armourMelee !== 0) out.armourMelee = x.armourMelee;
  if (x.size !== 2) out.size = x.size;
  if (x.initiative !== 2) out.initiative = x.initiative;
  if (!equalMeleeWeapon(x.melee, defaultMeleeWeapon)) out.melee = cloneMeleeWeapon(x.melee);
  if (x.meleeLater !== null) out.meleeLater = cloneMeleeWeapon(x.meleeLater);
  if (x.chargeBonus !== 0) out.chargeBonus = x.chargeBonus;
  if (x.missile !== null) out.missile = sparseMissileWeapon(x.missile);
  if (x.skillMissile !== 0) out.skillMissile = x.skillMissile;
  if (x.skillMelee !== 0) out.skillMelee = x.skillMelee;
  if (x.hitPoints !== 1) out.hitPoints = x.hitPoints;
  if (x.moraleFirst !== 0) out.moraleFirst = x.moraleFirst;
  if (x.moraleSecond !== 0) out.moraleSecond = x.moraleSecond;
  if (x.fear !== 1) out.fear = x.fear;
  if (x.formations.length !== 0) out.formations = x.formations.slice();
  if (x.inferred.length !== 0) out.inferred = x.inferred.slice();
  return out;
}

function sparseCardTable(x: Record<string, Card>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseCard(v);
  }
  return out;
}

const defaultOrders: Orders = { are: 'none' };

function sparseUnit(x: Unit): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  out.card = x.card;
  out.elements = x.elements.slice();
  if (!equalOrders(x.orders, defaultOrders)) out.orders = cloneOrders(x.orders);
  if (x.moved !== false) out.moved = x.moved;
  if (x.engaged !== false) out.engaged = x.engaged;
  if (x.fought !== 0) out.fought = x.fought;
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

const defaultWhereabouts: Whereabouts = { at: 'reserve' };

function sparseElement(x: Element): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.card = x.card;
  if (!equalWhereabouts(x.where, defaultWhereabouts)) out.where = cloneWhereabouts(x.where);
  if (x.hits !== 0) out.hits = x.hits;
  return out;
}

function sparseElementTable(x: Record<string, Element>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseElement(v);
  }
  return out;
}

function sparseState(x: State): Sparse {
  const out: Sparse = {};
  out.options = sparseOptions(x.options);
  out.seats = cloneSeatList(x.seats);
  if (x.agenda.length !== 0) out.agenda = x.agenda.map((v) => sparseFrame(v));
  if (x.effects.length !== 0) out.effects = cloneEffectList(x.effects);
  if (x.finished.length !== 0) out.finished = cloneFinishedList(x.finished);
  if (x.battlefield !== 'first-game') out.battlefield = x.battlefield;
  if (x.round !== 0) out.round = x.round;
  if (!equalBoard(x.board, defaultBoard)) out.board = cloneBoard(x.board);
  if (x.ground.length !== 0) out.ground = x.ground.map((v) => sparseGroundOnField(v));
  if (x.edges.length !== 0) out.edges = x.edges.map((v) => sparseEdge(v));
  out.cards = sparseCardTable(x.cards);
  out.units = sparseUnitTable(x.units);
  out.elements = sparseElementTable(x.elements);
  if (Object.keys(x.zones).length !== 0) out.zones = cloneZoneRowsTable(x.zones);
  if (x.resigned.length !== 0) out.resigned = x.resigned.slice();
  if (x.draws.length !== 0) out.draws = x.draws.slice();
  if (x.ended !== 'no') out.ended = x.ended;
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
