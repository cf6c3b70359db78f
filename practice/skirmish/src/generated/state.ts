/** Emitted from ../schema.ts by `npm run build`: the state of practice-skirmish. Change the schema, not this file. */

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
  equalFlatTable,
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
export type PointsId = Id<'points'>;
export type UnitsId = Id<'units'>;
export type ModelsId = Id<'models'>;
export type TerrainId = Id<'terrain'>;

export type State = {
  options: Options;
  seats: Seat[];
  agenda: Frame[];
  effects: Effect[];
  finished: Finished[];
  round: number;
  objective: Spot;
  sides: Record<string, Side>;
  initiative: string | null;
  points: Record<string, number>;
  resigned: SeatsId[];
  units: Record<string, Unit>;
  models: Record<string, Model>;
  terrain: Record<string, Terrain>;
};

export type Options = {
  rounds: number;
  returnFire: boolean;
  deadlyGround: boolean;
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
  | { do: 'actionPhase'; at: string; c: ActionPhaseContext; reply: Plain }
  | { do: 'endPhase'; at: string; c: EndPhaseContext; reply: Plain }
  | { do: 'activation'; at: string; c: ActivationContext; reply: Plain }
  | { do: 'advance'; at: string; c: AdvanceContext; reply: Plain }
  | { do: 'march'; at: string; c: MarchContext; reply: Plain }
  | { do: 'fire'; at: string; c: FireContext; reply: Plain }
  | { do: 'hold'; at: string; c: HoldContext; reply: Plain }
  | { do: 'charge'; at: string; c: ChargeContext; reply: Plain }
  | { do: 'withdraw'; at: string; c: WithdrawContext; reply: Plain }
  | { do: 'walk'; at: string; c: WalkContext; reply: Plain }
  | { do: 'shoot'; at: string; c: ShootContext; reply: Plain }
  | { do: 'fight'; at: string; c: FightContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type BattleContext = Record<string, never>;

export type DeploymentContext = {
  first: string;
  last: string | null;
};

export type RoundContext = Record<string, never>;

export type CommandPhaseContext = Record<string, never>;

export type ActionPhaseContext = {
  last: string | null;
  acted: SeatsId[];
};

export type EndPhaseContext = {
  rallying: UnitsId[];
  bonus: number;
};

export type ActivationContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type AdvanceContext = {
  unit: UnitsId;
};

export type MarchContext = {
  unit: UnitsId;
  movesLeft: number;
};

export type FireContext = {
  unit: UnitsId;
};

export type HoldContext = {
  unit: UnitsId;
};

export type ChargeContext = {
  unit: UnitsId;
  target: UnitsId | null;
  reach: number;
};

export type WithdrawContext = {
  unit: UnitsId;
};

export type WalkContext = {
  unit: UnitsId;
  kind: 'move' | 'charge' | 'withdraw';
  allowance: number;
  target: UnitsId | null;
  plan: Plain;
  crossing: Plain | null;
  trace: Plain[];
  asked: boolean;
};

export type ShootContext = {
  unit: UnitsId;
  target: UnitsId;
  reaction: 'none' | 'overwatch' | 'returnFire';
  unsaved: number;
  lost: number;
};

export type FightContext = {
  unit: UnitsId;
  target: UnitsId;
  unsaved: number[];
  lost: number[];
};

export type WindowOnContext = {
  window: string;
  subject: Plain;
  turn: number;
  passed: number;
};

export type Effect =
  | {
      name: 'hasActed';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: HasActedData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'onTheMove';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: OnTheMoveData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'holding';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: HoldingData;
      until: Until;
      armed: boolean;
    }
  | { name: 'aimed'; rule: string; on: string; by: SeatsId | null; data: AimedData; until: Until; armed: boolean }
  | {
      name: 'toGround';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: ToGroundData;
      until: Until;
      armed: boolean;
    }
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
      name: 'hasReacted';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: HasReactedData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'hasRerolled';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: HasRerolledData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'medicUsed';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: MedicUsedData;
      until: Until;
      armed: boolean;
    }
  | { name: 'mist'; rule: string; on: string; by: SeatsId | null; data: MistData; until: Until; armed: boolean };

export type HasActedData = Record<string, never>;

export type Until =
  | { until: 'end'; frame: string; of: SeatsId | null; complete: boolean }
  | { until: 'begin'; frame: string; of: SeatsId | null }
  | { until: 'event'; type: string }
  | { until: 'never' };

export type OnTheMoveData = Record<string, never>;

export type HoldingData = Record<string, never>;

export type AimedData = Record<string, never>;

export type ToGroundData = Record<string, never>;

export type SuppressedData = Record<string, never>;

export type HasReactedData = Record<string, never>;

export type HasRerolledData = Record<string, never>;

export type MedicUsedData = Record<string, never>;

export type MistData = Record<string, never>;

export type Finished = {
  seat: SeatsId;
  frame: string;
};

export type Spot = {
  x: number;
  y: number;
};

export type Side = {
  edge: 'none' | 'south' | 'north';
  score: number;
};

export type Unit = {
  owner: SeatsId;
  name: string;
  move: number;
  skill: number;
  save: number;
  nerve: number;
  wounds: number;
  radius: number;
  weapon: Weapon;
  fight: Fight;
  traits: ('veteran' | 'medic')[];
  worth: number;
  models: ModelsId[];
  living: number;
  broken: boolean;
};

export type Weapon = {
  name: string;
  range: number;
  attacks: number;
  wounds: number;
  pierce: number;
  damage: number;
  suppresses: boolean;
};

export type Fight = {
  attacks: number;
  skill: number;
  wounds: number;
};

export type Model = {
  unit: UnitsId;
  wounds: number;
  where: Whereabouts;
};

export type Whereabouts =
  | { at: 'table'; pose: Stance }
  | { at: 'reserve' }
  | { at: 'gone'; why: 'shot' | 'fight' | 'ground' | 'noRoom' | 'fled' | 'routed' };

export type Stance = {
  x: number;
  y: number;
  facing: number;
};

export type Terrain = {
  kind: 'wood' | 'wall' | 'rubble';
  shape: Spot[];
  top: number;
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
  edgeChosen: {
    readonly type: 'edgeChosen';
    readonly rules: readonly string[];
    readonly side: string;
    readonly edge: 'south' | 'north';
  };
  unitPlaced: {
    readonly type: 'unitPlaced';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedModel[];
  };
  roundBegan: {
    readonly type: 'roundBegan';
    readonly rules: readonly string[];
    readonly round: number;
  };
  pointsChanged: {
    readonly type: 'pointsChanged';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly points: number;
  };
  initiativeWon: {
    readonly type: 'initiativeWon';
    readonly rules: readonly string[];
    readonly side: string;
  };
  activated: {
    readonly type: 'activated';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  modelMoved: {
    readonly type: 'modelMoved';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
    readonly pose: Stance;
  };
  shotFired: {
    readonly type: 'shotFired';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
    readonly reaction: 'none' | 'overwatch' | 'returnFire';
  };
  chargeDeclared: {
    readonly type: 'chargeDeclared';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
  };
  chargeFailed: {
    readonly type: 'chargeFailed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
  };
  wounded: {
    readonly type: 'wounded';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
    readonly wounds: number;
  };
  modelSaved: {
    readonly type: 'modelSaved';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
  };
  modelLost: {
    readonly type: 'modelLost';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
    readonly why: 'shot' | 'fight' | 'ground' | 'noRoom' | 'fled' | 'routed';
  };
  unitBroke: {
    readonly type: 'unitBroke';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  unitRallied: {
    readonly type: 'unitRallied';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  unitFled: {
    readonly type: 'unitFled';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  scored: {
    readonly type: 'scored';
    readonly rules: readonly string[];
    readonly side: string;
    readonly points: number;
  };
  resigned: {
    readonly type: 'resigned';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  battleEnded: {
    readonly type: 'battleEnded';
    readonly rules: readonly string[];
    readonly winners: readonly string[];
  };
};

export type Event = Events[keyof Events];

export type PlacedModel = {
  readonly model: ModelsId;
  readonly pose: Stance;
};

export type OrderTriggersArgs = {
  readonly window: string;
};

export type OrderTriggersOption = {
  readonly rule: string;
};

export type ChooseEdgeArgs = {
  readonly side: string;
};

export type DeployArgs = {
  readonly unit: UnitsId;
  readonly zone: 'south' | 'north';
};

export type ChooseActionArgs = {
  readonly unit: UnitsId;
};

export type PlanMoveArgs = {
  readonly unit: UnitsId;
  readonly kind: 'move' | 'charge' | 'withdraw';
  readonly allowance: number;
  readonly target: UnitsId | null;
  readonly best: number;
};

export type PlanChargeArgs = {
  readonly unit: UnitsId;
  readonly kind: 'move' | 'charge' | 'withdraw';
  readonly allowance: number;
  readonly target: UnitsId | null;
  readonly best: number;
};

export type PlanWithdrawalArgs = {
  readonly unit: UnitsId;
  readonly kind: 'move' | 'charge' | 'withdraw';
  readonly allowance: number;
  readonly target: UnitsId | null;
  readonly best: number;
};

export type ChooseTargetArgs = {
  readonly unit: UnitsId;
};

export type AllocateWoundsArgs = {
  readonly unit: UnitsId;
};

export type ChooseChargeTargetArgs = {
  readonly unit: UnitsId;
};

export type ChooseOpponentArgs = {
  readonly unit: UnitsId;
};

export type AfterMoveArgs = {
  readonly window: string;
};

export type AfterMoveOption = {
  readonly trigger: string;
  readonly rule: string;
  readonly of: AfterMoveOptionOf;
};

export type AfterMoveOptionOf = {
  readonly unit: UnitsId;
  readonly target: UnitsId;
};

export type BeforeHitArgs = {
  readonly window: string;
};

export type BeforeHitOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type AfterRollArgs = {
  readonly window: string;
};

export type AfterRollOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type InsteadOfLossesArgs = {
  readonly window: string;
};

export type InsteadOfLossesOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type AfterShotArgs = {
  readonly window: string;
};

export type AfterShotOption = {
  readonly trigger: string;
  readonly rule: string;
  readonly of: AfterMoveOptionOf;
};

export type Contexts = {
  window: WindowContext;
  battle: BattleContext;
  deployment: DeploymentContext;
  round: RoundContext;
  commandPhase: CommandPhaseContext;
  actionPhase: ActionPhaseContext;
  endPhase: EndPhaseContext;
  activation: ActivationContext;
  advance: AdvanceContext;
  march: MarchContext;
  fire: FireContext;
  hold: HoldContext;
  charge: ChargeContext;
  withdraw: WithdrawContext;
  walk: WalkContext;
  shoot: ShootContext;
  fight: FightContext;
  windowOn: WindowOnContext;
};

export type EffectData = {
  hasActed: HasActedData;
  onTheMove: OnTheMoveData;
  holding: HoldingData;
  aimed: AimedData;
  toGround: ToGroundData;
  suppressed: SuppressedData;
  hasReacted: HasReactedData;
  hasRerolled: HasRerolledData;
  medicUsed: MedicUsedData;
  mist: MistData;
};

export type Requests = {
  orderTriggers: {
    kind: 'order';
    args: OrderTriggersArgs;
    option: OrderTriggersOption;
    item: undefined;
  };
  mist: {
    kind: 'confirm';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  chooseEdge: {
    kind: 'choose';
    args: ChooseEdgeArgs;
    option: undefined;
    item: undefined;
  };
  chooseToDeploy: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  deploy: {
    kind: 'place';
    args: DeployArgs;
    option: undefined;
    item: undefined;
  };
  bid: {
    kind: 'number';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  chooseUnit: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  chooseAction: {
    kind: 'activity';
    args: ChooseActionArgs;
    option: undefined;
    item: undefined;
  };
  planMove: {
    kind: 'path';
    args: PlanMoveArgs;
    option: undefined;
    item: undefined;
  };
  planCharge: {
    kind: 'path';
    args: PlanChargeArgs;
    option: undefined;
    item: undefined;
  };
  planWithdrawal: {
    kind: 'path';
    args: PlanWithdrawalArgs;
    option: undefined;
    item: undefined;
  };
  chooseTarget: {
    kind: 'choose';
    args: ChooseTargetArgs;
    option: undefined;
    item: undefined;
  };
  allocateWounds: {
    kind: 'allocate';
    args: AllocateWoundsArgs;
    option: undefined;
    item: undefined;
  };
  chooseChargeTarget: {
    kind: 'choose';
    args: ChooseChargeTargetArgs;
    option: undefined;
    item: undefined;
  };
  chooseOpponent: {
    kind: 'choose';
    args: ChooseOpponentArgs;
    option: undefined;
    item: undefined;
  };
  orderRally: {
    kind: 'order';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  afterMove: {
    kind: 'choose';
    args: AfterMoveArgs;
    option: AfterMoveOption;
    item: undefined;
  };
  beforeHit: {
    kind: 'choose';
    args: BeforeHitArgs;
    option: BeforeHitOption;
    item: undefined;
  };
  afterRoll: {
    kind: 'choose';
    args: AfterRollArgs;
    option: AfterRollOption;
    item: undefined;
  };
  insteadOfLosses: {
    kind: 'choose';
    args: InsteadOfLossesArgs;
    option: InsteadOfLossesOption;
    item: undefined;
  };
  afterShot: {
    kind: 'choose';
    args: AfterShotArgs;
    option: AfterShotOption;
    item: undefined;
  };
};

type Sparse = Record<string, unknown>;

function noteIdsOfState(r: Reader, x: unknown): void {
  noteIds(r, x, 'seats', []);
  noteKeys(r, x, 'units', []);
  noteKeys(r, x, 'models', []);
}

function cloneOptions(x: Options): Options {
  return { rounds: x.rounds, returnFire: x.returnFire, deadlyGround: x.deadlyGround };
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

function cloneDeploymentContext(x: DeploymentContext): DeploymentContext {
  return { first: x.first, last: x.last };
}

function cloneActionPhaseContext(x: Frozen<ActionPhaseContext>): ActionPhaseContext {
  return { last: x.last, acted: x.acted.slice() };
}

function cloneEndPhaseContext(x: Frozen<EndPhaseContext>): EndPhaseContext {
  return { rallying: x.rallying.slice(), bonus: x.bonus };
}

function cloneActivationContext(x: ActivationContext): ActivationContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneAdvanceContext(x: AdvanceContext): AdvanceContext {
  return { unit: x.unit };
}

function cloneMarchContext(x: MarchContext): MarchContext {
  return { unit: x.unit, movesLeft: x.movesLeft };
}

function cloneFireContext(x: FireContext): FireContext {
  return { unit: x.unit };
}

function cloneHoldContext(x: HoldContext): HoldContext {
  return { unit: x.unit };
}

function cloneChargeContext(x: ChargeContext): ChargeContext {
  return { unit: x.unit, target: x.target, reach: x.reach };
}

function cloneWithdrawContext(x: WithdrawContext): WithdrawContext {
  return { unit: x.unit };
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
    unit: x.unit,
    kind: x.kind,
    allowance: x.allowance,
    target: x.target,
    plan: clonePlain(x.plan),
    crossing: x.crossing === null ? null : clonePlain(x.crossing),
    trace: cloneDataList(x.trace),
    asked: x.asked,
  };
}

function cloneShootContext(x: ShootContext): ShootContext {
  return { unit: x.unit, target: x.target, reaction: x.reaction, unsaved: x.unsaved, lost: x.lost };
}

function cloneFightContext(x: Frozen<FightContext>): FightContext {
  return { unit: x.unit, target: x.target, unsaved: x.unsaved.slice(), lost: x.lost.slice() };
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
      return { do: 'deployment', at: x.at, c: cloneDeploymentContext(x.c), reply: clonePlain(x.reply) };
    case 'round':
      return { do: 'round', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'commandPhase':
      return { do: 'commandPhase', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'actionPhase':
      return { do: 'actionPhase', at: x.at, c: cloneActionPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'endPhase':
      return { do: 'endPhase', at: x.at, c: cloneEndPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'activation':
      return { do: 'activation', at: x.at, c: cloneActivationContext(x.c), reply: clonePlain(x.reply) };
    case 'advance':
      return { do: 'advance', at: x.at, c: cloneAdvanceContext(x.c), reply: clonePlain(x.reply) };
    case 'march':
      return { do: 'march', at: x.at, c: cloneMarchContext(x.c), reply: clonePlain(x.reply) };
    case 'fire':
      return { do: 'fire', at: x.at, c: cloneFireContext(x.c), reply: clonePlain(x.reply) };
    case 'hold':
      return { do: 'hold', at: x.at, c: cloneHoldContext(x.c), reply: clonePlain(x.reply) };
    case 'charge':
      return { do: 'charge', at: x.at, c: cloneChargeContext(x.c), reply: clonePlain(x.reply) };
    case 'withdraw':
      return { do: 'withdraw', at: x.at, c: cloneWithdrawContext(x.c), reply: clonePlain(x.reply) };
    case 'walk':
      return { do: 'walk', at: x.at, c: cloneWalkContext(x.c), reply: clonePlain(x.reply) };
    case 'shoot':
      return { do: 'shoot', at: x.at, c: cloneShootContext(x.c), reply: clonePlain(x.reply) };
    case 'fight':
      return { do: 'fight', at: x.at, c: cloneFightContext(x.c), reply: clonePlain(x.reply) };
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
    case 'hasActed':
      return {
        name: 'hasActed',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'onTheMove':
      return {
        name: 'onTheMove',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'holding':
      return {
        name: 'holding',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'aimed':
      return { name: 'aimed', rule: x.rule, on: x.on, by: x.by, data: {}, until: cloneUntil(x.until), armed: x.armed };
    case 'toGround':
      return {
        name: 'toGround',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
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
    case 'hasReacted':
      return {
        name: 'hasReacted',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'hasRerolled':
      return {
        name: 'hasRerolled',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'medicUsed':
      return {
        name: 'medicUsed',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'mist':
      return { name: 'mist', rule: x.rule, on: x.on, by: x.by, data: {}, until: cloneUntil(x.until), armed: x.armed };
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

function cloneSpot(x: Spot): Spot {
  return { x: x.x, y: x.y };
}

function cloneSide(x: Side): Side {
  return { edge: x.edge, score: x.score };
}

function cloneSideTable(x: Readonly<Record<string, Side>>): Record<string, Side> {
  const out = newTable<Side>(x);
  for (const key in x) {
    out[key] = cloneSide(x[key]!);
  }
  return out;
}

function cloneWeapon(x: Weapon): Weapon {
  return {
    name: x.name,
    range: x.range,
    attacks: x.attacks,
    wounds: x.wounds,
    pierce: x.pierce,
    damage: x.damage,
    suppresses: x.suppresses,
  };
}

function cloneFight(x: Fight): Fight {
  return { attacks: x.attacks, skill: x.skill, wounds: x.wounds };
}

function cloneUnit(x: Frozen<Unit>): Unit {
  return {
    owner: x.owner,
    name: x.name,
    move: x.move,
    skill: x.skill,
    save: x.save,
    nerve: x.nerve,
    wounds: x.wounds,
    radius: x.radius,
    weapon: cloneWeapon(x.weapon),
    fight: cloneFight(x.fight),
    traits: x.traits.slice(),
    worth: x.worth,
    models: x.models.slice(),
    living: x.living,
    broken: x.broken,
  };
}

function cloneUnitTable(x: Readonly<Record<string, Frozen<Unit>>>): Record<string, Unit> {
  const out = newTable<Unit>(x);
  for (const key in x) {
    out[key] = cloneUnit(x[key]!);
  }
  return out;
}

function cloneStance(x: Stance): Stance {
  return { x: x.x, y: x.y, facing: x.facing };
}

function cloneWhereabouts(x: Whereabouts): Whereabouts {
  switch (x.at) {
    case 'table':
      return { at: 'table', pose: cloneStance(x.pose) };
    case 'reserve':
      return { at: 'reserve' };
    case 'gone':
      return { at: 'gone', why: x.why };
  }
}

function cloneModel(x: Model): Model {
  return { unit: x.unit, wounds: x.wounds, where: cloneWhereabouts(x.where) };
}

function cloneModelTable(x: Readonly<Record<string, Model>>): Record<string, Model> {
  const out = newTable<Model>(x);
  for (const key in x) {
    out[key] = cloneModel(x[key]!);
  }
  return out;
}

function cloneSpotList(x: readonly Spot[]): Spot[] {
  const n = x.length;
  const out = new Array<Spot>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneSpot(x[i]!);
  }
  return out;
}

function cloneTerrain(x: Frozen<Terrain>): Terrain {
  return { kind: x.kind, shape: cloneSpotList(x.shape), top: x.top };
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
    round: x.round,
    objective: cloneSpot(x.objective),
    sides: cloneSideTable(x.sides),
    initiative: x.initiative,
    points: { ...x.points },
    resigned: x.resigned.slice(),
    units: cloneUnitTable(x.units),
    models: cloneModelTable(x.models),
    terrain: cloneTerrainTable(x.terrain),
  };
}

function equalOptions(a: Options, b: Options): boolean {
  return a.rounds === b.rounds && a.returnFire === b.returnFire && a.deadlyGround === b.deadlyGround;
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

function equalDeploymentContext(a: DeploymentContext, b: DeploymentContext): boolean {
  return a.first === b.first && a.last === b.last;
}

function equalActionPhaseContext(a: ActionPhaseContext, b: ActionPhaseContext): boolean {
  return a.last === b.last && equalFlatList(a.acted, b.acted);
}

function equalEndPhaseContext(a: EndPhaseContext, b: EndPhaseContext): boolean {
  return a.bonus === b.bonus && equalFlatList(a.rallying, b.rallying);
}

function equalActivationContext(a: ActivationContext, b: ActivationContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalAdvanceContext(a: AdvanceContext, b: AdvanceContext): boolean {
  return a.unit === b.unit;
}

function equalMarchContext(a: MarchContext, b: MarchContext): boolean {
  return a.unit === b.unit && a.movesLeft === b.movesLeft;
}

function equalFireContext(a: FireContext, b: FireContext): boolean {
  return a.unit === b.unit;
}

function equalHoldContext(a: HoldContext, b: HoldContext): boolean {
  return a.unit === b.unit;
}

function equalChargeContext(a: ChargeContext, b: ChargeContext): boolean {
  return a.unit === b.unit && a.target === b.target && a.reach === b.reach;
}

function equalWithdrawContext(a: WithdrawContext, b: WithdrawContext): boolean {
  return a.unit === b.unit;
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
    a.unit === b.unit &&
    a.kind === b.kind &&
    a.allowance === b.allowance &&
    a.target === b.target &&
    a.asked === b.asked &&
    equalPlain(a.plan, b.plan) &&
    (a.crossing === null ? b.crossing === null : b.crossing !== null && equalPlain(a.crossing, b.crossing)) &&
    equalDataList(a.trace, b.trace)
  );
}

function equalShootContext(a: ShootContext, b: ShootContext): boolean {
  return (
    a.unit === b.unit &&
    a.target === b.target &&
    a.reaction === b.reaction &&
    a.unsaved === b.unsaved &&
    a.lost === b.lost
  );
}

function equalFightContext(a: FightContext, b: FightContext): boolean {
  return (
    a.unit === b.unit &&
    a.target === b.target &&
    equalFlatList(a.unsaved, b.unsaved) &&
    equalFlatList(a.lost, b.lost)
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
    case 'deployment':
      return b.do === 'deployment' && a.at === b.at && equalDeploymentContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'round':
      return b.do === 'round' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'commandPhase':
      return b.do === 'commandPhase' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'actionPhase':
      return b.do === 'actionPhase' && a.at === b.at && equalActionPhaseContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'endPhase':
      return b.do === 'endPhase' && a.at === b.at && equalEndPhaseContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'activation':
      return b.do === 'activation' && a.at === b.at && equalActivationContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'advance':
      return b.do === 'advance' && a.at === b.at && equalAdvanceContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'march':
      return b.do === 'march' && a.at === b.at && equalMarchContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'fire':
      return b.do === 'fire' && a.at === b.at && equalFireContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'hold':
      return b.do === 'hold' && a.at === b.at && equalHoldContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'charge':
      return b.do === 'charge' && a.at === b.at && equalChargeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'withdraw':
      return b.do === 'withdraw' && a.at === b.at && equalWithdrawContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'walk':
      return b.do === 'walk' && a.at === b.at && equalWalkContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'shoot':
      return b.do === 'shoot' && a.at === b.at && equalShootContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'fight':
      return b.do === 'fight' && a.at === b.at && equalFightContext(a.c, b.c) && equalPlain(a.reply, b.reply);
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
    case 'hasActed':
      return (
        b.name === 'hasActed' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'onTheMove':
      return (
        b.name === 'onTheMove' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'holding':
      return (
        b.name === 'holding' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'aimed':
      return (
        b.name === 'aimed' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'toGround':
      return (
        b.name === 'toGround' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
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
    case 'hasReacted':
      return (
        b.name === 'hasReacted' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'hasRerolled':
      return (
        b.name === 'hasRerolled' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'medicUsed':
      return (
        b.name === 'medicUsed' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'mist':
      return (
        b.name === 'mist' &&
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

function equalSpot(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y;
}

function equalSide(a: Side, b: Side): boolean {
  return a.edge === b.edge && a.score === b.score;
}

function equalWeapon(a: Weapon, b: Weapon): boolean {
  return (
    a.name === b.name &&
    a.range === b.range &&
    a.attacks === b.attacks &&
    a.wounds === b.wounds &&
    a.pierce === b.pierce &&
    a.damage === b.damage &&
    a.suppresses === b.suppresses
  );
}

function equalFight(a: Fight, b: Fight): boolean {
  return a.attacks === b.attacks && a.skill === b.skill && a.wounds === b.wounds;
}

function equalUnit(a: Unit, b: Unit): boolean {
  return (
    a.owner === b.owner &&
    a.name === b.name &&
    a.move === b.move &&
    a.skill === b.skill &&
    a.save === b.save &&
    a.nerve === b.nerve &&
    a.wounds === b.wounds &&
    a.radius === b.radius &&
    a.worth === b.worth &&
    a.living === b.living &&
    a.broken === b.broken &&
    equalWeapon(a.weapon, b.weapon) &&
    equalFight(a.fight, b.fight) &&
    equalFlatList(a.traits, b.traits) &&
    equalFlatList(a.models, b.models)
  );
}

function equalStance(a: Stance, b: Stance): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing;
}

function equalWhereabouts(a: Whereabouts, b: Whereabouts): boolean {
  switch (a.at) {
    case 'table':
      return b.at === 'table' && equalStance(a.pose, b.pose);
    case 'reserve':
      return b.at === 'reserve';
    case 'gone':
      return b.at === 'gone' && a.why === b.why;
  }
}

function equalModel(a: Model, b: Model): boolean {
  return a.unit === b.unit && a.wounds === b.wounds && equalWhereabouts(a.where, b.where);
}

function equalSpotList(a: Spot[], b: Spot[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalSpot(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalTerrain(a: Terrain, b: Terrain): boolean {
  return a.kind === b.kind && a.top === b.top && equalSpotList(a.shape, b.shape);
}

function shareState(x: State, b: State): State {
  return {
    options: shareOne(x.options, b.options, (v, w) => equalOptions(v, w), (v) => cloneOptions(v)),
    seats: shareOne(x.seats, b.seats, (v, w) => equalSeatList(v, w), (v) => cloneSeatList(v)),
    agenda: shareOne(x.agenda, b.agenda, (v, w) => equalFrameList(v, w), (v) => cloneFrameList(v)),
    effects: shareOne(x.effects, b.effects, (v, w) => equalEffectList(v, w), (v) => cloneEffectList(v)),
    finished: shareOne(x.finished, b.finished, (v, w) => equalFinishedList(v, w), (v) => cloneFinishedList(v)),
    round: x.round,
    objective: shareOne(x.objective, b.objective, (v, w) => equalSpot(v, w), (v) => cloneSpot(v)),
    sides: shareTable(x.sides, b.sides, (v, w) => equalSide(v, w), (v) => cloneSide(v)),
    initiative: x.initiative,
    points: shareOne(x.points, b.points, (v, w) => equalFlatTable(v, w), (v) => ({ ...v })),
    resigned: shareOne(x.resigned, b.resigned, (v, w) => equalFlatList(v, w), (v) => v.slice()),
    units: shareTable(x.units, b.units, (v, w) => equalUnit(v, w), (v) => cloneUnit(v)),
    models: shareTable(x.models, b.models, (v, w) => equalModel(v, w), (v) => cloneModel(v)),
    terrain: shareTable(x.terrain, b.terrain, (v, w) => equalTerrain(v, w), (v) => cloneTerrain(v)),
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

function equalModelTable(a: Record<string, Model>, b: Record<string, Model>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalModel(a[key]!, b[key]!)) return false;
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
    a.round === b.round &&
    a.initiative === b.initiative &&
    equalOptions(a.options, b.options) &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalSpot(a.objective, b.objective) &&
    equalSideTable(a.sides, b.sides) &&
    equalFlatTable(a.points, b.points) &&
    equalFlatList(a.resigned, b.resigned) &&
    equalUnitTable(a.units, b.units) &&
    equalModelTable(a.models, b.models) &&
    equalTerrainTable(a.terrain, b.terrain)
  );
}

function hashOptions(h: Lanes, x: Options): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.rounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.rounds, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.returnFire ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.returnFire ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.deadlyGround ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.deadlyGround ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
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

function hashDeploymentContext(h: Lanes, x: DeploymentContext): void {
  mixText(h, x.first);
  if (x.last === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.last);
  }
}

function hashSeatsIdList(h: Lanes, x: SeatsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashActionPhaseContext(h: Lanes, x: ActionPhaseContext): void {
  if (x.last === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.last);
  }
  hashSeatsIdList(h, x.acted);
}

function hashUnitsIdList(h: Lanes, x: UnitsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashEndPhaseContext(h: Lanes, x: EndPhaseContext): void {
  hashUnitsIdList(h, x.rallying);
  mixNumber(h, x.bonus);
}

function hashActivationContext(h: Lanes, x: ActivationContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashAdvanceContext(h: Lanes, x: AdvanceContext): void {
  mixText(h, x.unit);
}

function hashMarchContext(h: Lanes, x: MarchContext): void {
  mixText(h, x.unit);
  mixWord(h, x.movesLeft);
}

function hashFireContext(h: Lanes, x: FireContext): void {
  mixText(h, x.unit);
}

function hashHoldContext(h: Lanes, x: HoldContext): void {
  mixText(h, x.unit);
}

function hashChargeContext(h: Lanes, x: ChargeContext): void {
  mixText(h, x.unit);
  if (x.target === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.target);
  }
  mixWord(h, x.reach);
}

function hashWithdrawContext(h: Lanes, x: WithdrawContext): void {
  mixText(h, x.unit);
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
  a = Math.imul(a ^ (a >>> 15) ^ x.allowance, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.allowance, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.asked ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.asked ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.unit);
  mixText(h, x.kind);
  if (x.target === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.target);
  }
  mixPlain(h, x.plan);
  if (x.crossing === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixPlain(h, x.crossing);
  }
  hashDataList(h, x.trace);
}

function hashShootContext(h: Lanes, x: ShootContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.unsaved ^ highA(x.unsaved), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.unsaved ^ highB(x.unsaved), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.lost ^ highA(x.lost), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.lost ^ highB(x.lost), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.unit);
  mixText(h, x.target);
  mixText(h, x.reaction);
}

function hashIntList(h: Lanes, x: number[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixNumber(h, v);
  }
}

function hashFightContext(h: Lanes, x: FightContext): void {
  mixText(h, x.unit);
  mixText(h, x.target);
  hashIntList(h, x.unsaved);
  hashIntList(h, x.lost);
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
      hashDeploymentContext(h, x.c);
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
    case 'actionPhase': {
      mixWord(h, 6);
      mixText(h, x.at);
      hashActionPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'endPhase': {
      mixWord(h, 7);
      mixText(h, x.at);
      hashEndPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'activation': {
      mixWord(h, 8);
      mixText(h, x.at);
      hashActivationContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'advance': {
      mixWord(h, 9);
      mixText(h, x.at);
      hashAdvanceContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'march': {
      mixWord(h, 10);
      mixText(h, x.at);
      hashMarchContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'fire': {
      mixWord(h, 11);
      mixText(h, x.at);
      hashFireContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'hold': {
      mixWord(h, 12);
      mixText(h, x.at);
      hashHoldContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'charge': {
      mixWord(h, 13);
      mixText(h, x.at);
      hashChargeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'withdraw': {
      mixWord(h, 14);
      mixText(h, x.at);
      hashWithdrawContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'walk': {
      mixWord(h, 15);
      mixText(h, x.at);
      hashWalkContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shoot': {
      mixWord(h, 16);
      mixText(h, x.at);
      hashShootContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'fight': {
      mixWord(h, 17);
      mixText(h, x.at);
      hashFightContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'windowOn': {
      mixWord(h, 18);
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
    case 'hasActed': {
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
    case 'onTheMove': {
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
    case 'holding': {
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
    case 'aimed': {
      mixWord(h, 4);
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
    case 'toGround': {
      mixWord(h, 5);
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
    case 'suppressed': {
      mixWord(h, 6);
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
    case 'hasReacted': {
      mixWord(h, 7);
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
    case 'hasRerolled': {
      mixWord(h, 8);
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
    case 'medicUsed': {
      mixWord(h, 9);
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
    case 'mist': {
      mixWord(h, 10);
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

function hashSpot(h: Lanes, x: Spot): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashSide(h: Lanes, x: Side): void {
  mixText(h, x.edge);
  mixNumber(h, x.score);
}

function hashSideTable(h: Lanes, x: Record<string, Side>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashSide(h, v);
  }
}

function hashIntTable(h: Lanes, x: Record<string, number>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    mixWord(h, v);
  }
}

function hashWeapon(h: Lanes, x: Weapon): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.range, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.range, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.attacks, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.attacks, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wounds, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.pierce, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.pierce, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.damage, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.damage, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.suppresses ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.suppresses ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
}

function hashFight(h: Lanes, x: Fight): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.attacks, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.attacks, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.skill, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.skill, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wounds, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashWordList(h: Lanes, x: ('veteran' | 'medic')[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashModelsIdList(h: Lanes, x: ModelsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashUnit(h: Lanes, x: Unit): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.move, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.move, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.skill, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.skill, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.save, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.save, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.nerve, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.nerve, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wounds, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.radius, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.radius, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.worth, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.worth, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.living, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.living, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.broken ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.broken ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.owner);
  mixText(h, x.name);
  hashWeapon(h, x.weapon);
  hashFight(h, x.fight);
  hashWordList(h, x.traits);
  hashModelsIdList(h, x.models);
}

function hashUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashUnit(h, v);
  }
}

function hashStance(h: Lanes, x: Stance): void {
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

function hashWhereabouts(h: Lanes, x: Whereabouts): void {
  switch (x.at) {
    case 'table': {
      mixWord(h, 1);
      hashStance(h, x.pose);
      break;
    }
    case 'reserve': {
      mixWord(h, 2);
      break;
    }
    case 'gone': {
      mixWord(h, 3);
      mixText(h, x.why);
      break;
    }
  }
}

function hashModel(h: Lanes, x: Model): void {
  mixText(h, x.unit);
  mixWord(h, x.wounds);
  hashWhereabouts(h, x.where);
}

function hashModelTable(h: Lanes, x: Record<string, Model>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashModel(h, v);
  }
}

function hashSpotList(h: Lanes, x: Spot[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashSpot(h, v);
  }
}

function hashTerrain(h: Lanes, x: Terrain): void {
  mixText(h, x.kind);
  hashSpotList(h, x.shape);
  mixWord(h, x.top);
}

function hashTerrainTable(h: Lanes, x: Record<string, Terrain>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashTerrain(h, v);
  }
}

function hashState(h: Lanes, x: State): void {
  hashOptions(h, x.options);
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  mixWord(h, x.round);
  hashSpot(h, x.objective);
  hashSideTable(h, x.sides);
  if (x.initiative === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.initiative);
  }
  hashIntTable(h, x.points);
  hashSeatsIdList(h, x.resigned);
  hashUnitTable(h, x.units);
  hashModelTable(h, x.models);
  hashTerrainTable(h, x.terrain);
}

function spaceModel(h: Lanes, x: Model): void {
  hashWhereabouts(h, x.where);
}

function spaceModelTable(h: Lanes, x: Record<string, Model>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    spaceModel(h, v);
  }
}

function spaceTerrain(h: Lanes, x: Terrain): void {
  hashSpotList(h, x.shape);
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
  spaceModelTable(h, x.models);
  spaceTerrainTable(h, x.terrain);
}

function clonePlacedModel(x: PlacedModel): PlacedModel {
  return { model: x.model, pose: cloneStance(x.pose) };
}

function clonePlacedModelList(x: readonly PlacedModel[]): PlacedModel[] {
  const n = x.length;
  const out = new Array<PlacedModel>(n);
  for (let i = 0; i < n; i++) {
    out[i] = clonePlacedModel(x[i]!);
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
    case 'edgeChosen':
      return { type: 'edgeChosen', rules: x.rules.slice(), side: x.side, edge: x.edge };
    case 'unitPlaced':
      return { type: 'unitPlaced', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedModelList(x.placed) };
    case 'roundBegan':
      return { type: 'roundBegan', rules: x.rules.slice(), round: x.round };
    case 'pointsChanged':
      return { type: 'pointsChanged', rules: x.rules.slice(), seat: x.seat, points: x.points };
    case 'initiativeWon':
      return { type: 'initiativeWon', rules: x.rules.slice(), side: x.side };
    case 'activated':
      return { type: 'activated', rules: x.rules.slice(), unit: x.unit };
    case 'modelMoved':
      return { type: 'modelMoved', rules: x.rules.slice(), unit: x.unit, model: x.model, pose: cloneStance(x.pose) };
    case 'shotFired':
      return { type: 'shotFired', rules: x.rules.slice(), unit: x.unit, target: x.target, reaction: x.reaction };
    case 'chargeDeclared':
      return { type: 'chargeDeclared', rules: x.rules.slice(), unit: x.unit, target: x.target };
    case 'chargeFailed':
      return { type: 'chargeFailed', rules: x.rules.slice(), unit: x.unit, target: x.target };
    case 'wounded':
      return { type: 'wounded', rules: x.rules.slice(), unit: x.unit, model: x.model, wounds: x.wounds };
    case 'modelSaved':
      return { type: 'modelSaved', rules: x.rules.slice(), unit: x.unit, model: x.model };
    case 'modelLost':
      return { type: 'modelLost', rules: x.rules.slice(), unit: x.unit, model: x.model, why: x.why };
    case 'unitBroke':
      return { type: 'unitBroke', rules: x.rules.slice(), unit: x.unit };
    case 'unitRallied':
      return { type: 'unitRallied', rules: x.rules.slice(), unit: x.unit };
    case 'unitFled':
      return { type: 'unitFled', rules: x.rules.slice(), unit: x.unit };
    case 'scored':
      return { type: 'scored', rules: x.rules.slice(), side: x.side, points: x.points };
    case 'resigned':
      return { type: 'resigned', rules: x.rules.slice(), seat: x.seat };
    case 'battleEnded':
      return { type: 'battleEnded', rules: x.rules.slice(), winners: x.winners.slice() };
  }
}

const readNumberFrom1To20 = readInt(1, 20);

function readOptions(r: Reader, v: unknown): Options {
  const o = openRecord(r, v, ['rounds', 'returnFire', 'deadlyGround']);
  if (o === null) return nothing();
  return {
    rounds: optional(r, o, 'rounds', readNumberFrom1To20, 4),
    returnFire: optional(r, o, 'returnFire', readBool, true),
    deadlyGround: optional(r, o, 'deadlyGround', readBool, false),
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

const readOptionalText = readNullable(readText);

function readDeploymentContext(r: Reader, v: unknown): DeploymentContext {
  const o = openRecord(r, v, ['first', 'last']);
  if (o === null) return nothing();
  return { first: field(r, o, 'first', readText), last: optional(r, o, 'last', readOptionalText, null) };
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

const readSeatsId = readId('seats');

const readSeatsIdList = readList(readSeatsId);

function readActionPhaseContext(r: Reader, v: unknown): ActionPhaseContext {
  const o = openRecord(r, v, ['last', 'acted']);
  if (o === null) return nothing();
  return {
    last: optional(r, o, 'last', readOptionalText, null),
    acted: optional(r, o, 'acted', readSeatsIdList, []),
  };
}

const readUnitsId = readId('units');

const readUnitsIdList = readList(readUnitsId);

function readEndPhaseContext(r: Reader, v: unknown): EndPhaseContext {
  const o = openRecord(r, v, ['rallying', 'bonus']);
  if (o === null) return nothing();
  return {
    rallying: optional(r, o, 'rallying', readUnitsIdList, []),
    bonus: optional(r, o, 'bonus', readNumberFrom0, 0),
  };
}

function readActivationContext(r: Reader, v: unknown): ActivationContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readAdvanceContext(r: Reader, v: unknown): AdvanceContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

const readNumberFrom0To3 = readInt(0, 3);

function readMarchContext(r: Reader, v: unknown): MarchContext {
  const o = openRecord(r, v, ['unit', 'movesLeft']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), movesLeft: optional(r, o, 'movesLeft', readNumberFrom0To3, 3) };
}

function readFireContext(r: Reader, v: unknown): FireContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

function readHoldContext(r: Reader, v: unknown): HoldContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

const readOptionalUnitsId = readNullable(readUnitsId);

const readNumberFrom0To1000000 = readInt(0, 1000000);

function readChargeContext(r: Reader, v: unknown): ChargeContext {
  const o = openRecord(r, v, ['unit', 'target', 'reach']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    target: optional(r, o, 'target', readOptionalUnitsId, null),
    reach: optional(r, o, 'reach', readNumberFrom0To1000000, 0),
  };
}

function readWithdrawContext(r: Reader, v: unknown): WithdrawContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

const readKindWord = readLiteral(['move', 'charge', 'withdraw']);

const readOptionalData = readNullable(readData);

const readDataList = readList(readData);

function readWalkContext(r: Reader, v: unknown): WalkContext {
  const o = openRecord(r, v, ['unit', 'kind', 'allowance', 'target', 'plan', 'crossing', 'trace', 'asked']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    kind: field(r, o, 'kind', readKindWord),
    allowance: field(r, o, 'allowance', readNumberFrom0To1000000),
    target: optional(r, o, 'target', readOptionalUnitsId, null),
    plan: optional(r, o, 'plan', readData, []),
    crossing: optional(r, o, 'crossing', readOptionalData, null),
    trace: optional(r, o, 'trace', readDataList, []),
    asked: optional(r, o, 'asked', readBool, false),
  };
}

const readReactionWord = readLiteral(['none', 'overwatch', 'returnFire']);

function readShootContext(r: Reader, v: unknown): ShootContext {
  const o = openRecord(r, v, ['unit', 'target', 'reaction', 'unsaved', 'lost']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    target: field(r, o, 'target', readUnitsId),
    reaction: optional(r, o, 'reaction', readReactionWord, 'none'),
    unsaved: optional(r, o, 'unsaved', readNumberFrom0, 0),
    lost: optional(r, o, 'lost', readNumberFrom0, 0),
  };
}

const readNumberFrom0List = readList(readNumberFrom0);

function readFightContext(r: Reader, v: unknown): FightContext {
  const o = openRecord(r, v, ['unit', 'target', 'unsaved', 'lost']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    target: field(r, o, 'target', readUnitsId),
    unsaved: optional(r, o, 'unsaved', readNumberFrom0List, [0, 0]),
    lost: optional(r, o, 'lost', readNumberFrom0List, [0, 0]),
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
    actionPhase: ['at', 'c', 'reply'],
    endPhase: ['at', 'c', 'reply'],
    activation: ['at', 'c', 'reply'],
    advance: ['at', 'c', 'reply'],
    march: ['at', 'c', 'reply'],
    fire: ['at', 'c', 'reply'],
    hold: ['at', 'c', 'reply'],
    charge: ['at', 'c', 'reply'],
    withdraw: ['at', 'c', 'reply'],
    walk: ['at', 'c', 'reply'],
    shoot: ['at', 'c', 'reply'],
    fight: ['at', 'c', 'reply'],
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
    case 'actionPhase':
      return {
        do: 'actionPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readActionPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'endPhase':
      return {
        do: 'endPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readEndPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'activation':
      return {
        do: 'activation',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readActivationContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'advance':
      return {
        do: 'advance',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readAdvanceContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'march':
      return {
        do: 'march',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMarchContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'fire':
      return {
        do: 'fire',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFireContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'hold':
      return {
        do: 'hold',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readHoldContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'charge':
      return {
        do: 'charge',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readChargeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'withdraw':
      return {
        do: 'withdraw',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWithdrawContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'walk':
      return {
        do: 'walk',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWalkContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shoot':
      return {
        do: 'shoot',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShootContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'fight':
      return {
        do: 'fight',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFightContext),
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

function readHasActedData(r: Reader, v: unknown): HasActedData {
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

function readOnTheMoveData(r: Reader, v: unknown): OnTheMoveData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readHoldingData(r: Reader, v: unknown): HoldingData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readAimedData(r: Reader, v: unknown): AimedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readToGroundData(r: Reader, v: unknown): ToGroundData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readSuppressedData(r: Reader, v: unknown): SuppressedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readHasReactedData(r: Reader, v: unknown): HasReactedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readHasRerolledData(r: Reader, v: unknown): HasRerolledData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readMedicUsedData(r: Reader, v: unknown): MedicUsedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readMistData(r: Reader, v: unknown): MistData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readEffect(r: Reader, v: unknown): Effect {
  const o = openVariant(r, v, 'name', {
    hasActed: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    onTheMove: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    holding: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    aimed: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    toGround: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    suppressed: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    hasReacted: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    hasRerolled: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    medicUsed: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    mist: ['rule', 'on', 'by', 'data', 'until', 'armed'],
  });
  if (o === null) return nothing();
  switch (o['name'] as Effect['name']) {
    case 'hasActed':
      return {
        name: 'hasActed',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readHasActedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'onTheMove':
      return {
        name: 'onTheMove',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readOnTheMoveData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'holding':
      return {
        name: 'holding',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readHoldingData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'aimed':
      return {
        name: 'aimed',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readAimedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'toGround':
      return {
        name: 'toGround',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readToGroundData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
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
    case 'hasReacted':
      return {
        name: 'hasReacted',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readHasReactedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'hasRerolled':
      return {
        name: 'hasRerolled',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readHasRerolledData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'medicUsed':
      return {
        name: 'medicUsed',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readMedicUsedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'mist':
      return {
        name: 'mist',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readMistData),
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

const readNumberFrom0To20 = readInt(0, 20);

const readNumberFromMinus1000000To1000000 = readInt(-1000000, 1000000);

function readSpot(r: Reader, v: unknown): Spot {
  const o = openRecord(r, v, ['x', 'y']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
  };
}

const readEdgeWord = readLiteral(['none', 'south', 'north']);

function readSide(r: Reader, v: unknown): Side {
  const o = openRecord(r, v, ['edge', 'score']);
  if (o === null) return nothing();
  return { edge: optional(r, o, 'edge', readEdgeWord, 'none'), score: optional(r, o, 'score', readNumberFrom0, 0) };
}

const readSideTable = readTable(readSide);

const readNumberFrom0To3Table = readTable(readNumberFrom0To3);

const readNumberFrom1To7 = readInt(1, 7);

const readNumberFrom2To12 = readInt(2, 12);

const readNumberFrom1To12 = readInt(1, 12);

const readNumberFrom0To6 = readInt(0, 6);

const readNumberFrom1To3 = readInt(1, 3);

function readWeapon(r: Reader, v: unknown): Weapon {
  const o = openRecord(r, v, ['name', 'range', 'attacks', 'wounds', 'pierce', 'damage', 'suppresses']);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    range: field(r, o, 'range', readNumberFrom0To1000000),
    attacks: field(r, o, 'attacks', readNumberFrom1To12),
    wounds: field(r, o, 'wounds', readNumberFrom1To7),
    pierce: optional(r, o, 'pierce', readNumberFrom0To6, 0),
    damage: optional(r, o, 'damage', readNumberFrom1To3, 1),
    suppresses: optional(r, o, 'suppresses', readBool, false),
  };
}

const readNumberFrom0To12 = readInt(0, 12);

function readFight(r: Reader, v: unknown): Fight {
  const o = openRecord(r, v, ['attacks', 'skill', 'wounds']);
  if (o === null) return nothing();
  return {
    attacks: field(r, o, 'attacks', readNumberFrom0To12),
    skill: field(r, o, 'skill', readNumberFrom1To7),
    wounds: field(r, o, 'wounds', readNumberFrom1To7),
  };
}

const readTraitsWord = readLiteral(['veteran', 'medic']);

const readTraitsWordList = readList(readTraitsWord);

const readNumberFrom0To100 = readInt(0, 100);

const readModelsId = readId('models');

const readModelsIdList = readList(readModelsId);

function readUnit(r: Reader, v: unknown): Unit {
  const o = openRecord(r, v, [
    'owner',
    'name',
    'move',
    'skill',
    'save',
    'nerve',
    'wounds',
    'radius',
    'weapon',
    'fight',
    'traits',
    'worth',
    'models',
    'living',
    'broken',
  ]);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    name: optional(r, o, 'name', readText, ''),
    move: field(r, o, 'move', readNumberFrom0To1000000),
    skill: field(r, o, 'skill', readNumberFrom1To7),
    save: field(r, o, 'save', readNumberFrom1To7),
    nerve: field(r, o, 'nerve', readNumberFrom2To12),
    wounds: field(r, o, 'wounds', readNumberFrom1To20),
    radius: field(r, o, 'radius', readNumberFrom0To1000000),
    weapon: field(r, o, 'weapon', readWeapon),
    fight: field(r, o, 'fight', readFight),
    traits: optional(r, o, 'traits', readTraitsWordList, []),
    worth: field(r, o, 'worth', readNumberFrom0To100),
    models: field(r, o, 'models', readModelsIdList),
    living: field(r, o, 'living', readNumberFrom0To20),
    broken: optional(r, o, 'broken', readBool, false),
  };
}

const readUnitTable = readTable(readUnit);

const readNumberFrom0To3599 = readInt(0, 3599);

function readStance(r: Reader, v: unknown): Stance {
  const o = openRecord(r, v, ['x', 'y', 'facing']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
    facing: optional(r, o, 'facing', readNumberFrom0To3599, 0),
  };
}

const readWhyWord = readLiteral(['shot', 'fight', 'ground', 'noRoom', 'fled', 'routed']);

function readWhereabouts(r: Reader, v: unknown): Whereabouts {
  const o = openVariant(r, v, 'at', { table: ['pose'], reserve: [], gone: ['why'] });
  if (o === null) return nothing();
  switch (o['at'] as Whereabouts['at']) {
    case 'table':
      return { at: 'table', pose: field(r, o, 'pose', readStance) };
    case 'reserve':
      return { at: 'reserve' };
    case 'gone':
      return { at: 'gone', why: field(r, o, 'why', readWhyWord) };
  }
}

function readModel(r: Reader, v: unknown): Model {
  const o = openRecord(r, v, ['unit', 'wounds', 'where']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    wounds: field(r, o, 'wounds', readNumberFrom0To20),
    where: field(r, o, 'where', readWhereabouts),
  };
}

const readModelTable = readTable(readModel);

const readKindWord2 = readLiteral(['wood', 'wall', 'rubble']);

const readSpotList = readList(readSpot);

function readTerrain(r: Reader, v: unknown): Terrain {
  const o = openRecord(r, v, ['kind', 'shape', 'top']);
  if (o === null) return nothing();
  return {
    kind: field(r, o, 'kind', readKindWord2),
    shape: field(r, o, 'shape', readSpotList),
    top: field(r, o, 'top', readNumberFrom0To1000000),
  };
}

const readTerrainTable = readTable(readTerrain);

function readState(r: Reader, v: unknown): State {
  const o = openRecord(r, v, [
    'options',
    'seats',
    'agenda',
    'effects',
    'finished',
    'round',
    'objective',
    'sides',
    'initiative',
    'points',
    'resigned',
    'units',
    'models',
    'terrain',
  ]);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    round: optional(r, o, 'round', readNumberFrom0To20, 0),
    objective: optional(r, o, 'objective', readSpot, { x: 45720, y: 30480 }),
    sides: field(r, o, 'sides', readSideTable),
    initiative: optional(r, o, 'initiative', readOptionalText, null),
    points: optional(r, o, 'points', readNumberFrom0To3Table, {}),
    resigned: optional(r, o, 'resigned', readSeatsIdList, []),
    units: field(r, o, 'units', readUnitTable),
    models: field(r, o, 'models', readModelTable),
    terrain: optional(r, o, 'terrain', readTerrainTable, {}),
  };
}

const readTextList = readList(readText);

const readWhyWord2 = readLiteral(['done', 'stopped', 'cut']);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberList = readList(readNumber);

const readEdgeWord2 = readLiteral(['south', 'north']);

function readPlacedModel(r: Reader, v: unknown): PlacedModel {
  const o = openRecord(r, v, ['model', 'pose']);
  if (o === null) return nothing();
  return { model: field(r, o, 'model', readModelsId), pose: field(r, o, 'pose', readStance) };
}

const readPlacedModelList = readList(readPlacedModel);

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
    edgeChosen: ['rules', 'side', 'edge'],
    unitPlaced: ['rules', 'unit', 'placed'],
    roundBegan: ['rules', 'round'],
    pointsChanged: ['rules', 'seat', 'points'],
    initiativeWon: ['rules', 'side'],
    activated: ['rules', 'unit'],
    modelMoved: ['rules', 'unit', 'model', 'pose'],
    shotFired: ['rules', 'unit', 'target', 'reaction'],
    chargeDeclared: ['rules', 'unit', 'target'],
    chargeFailed: ['rules', 'unit', 'target'],
    wounded: ['rules', 'unit', 'model', 'wounds'],
    modelSaved: ['rules', 'unit', 'model'],
    modelLost: ['rules', 'unit', 'model', 'why'],
    unitBroke: ['rules', 'unit'],
    unitRallied: ['rules', 'unit'],
    unitFled: ['rules', 'unit'],
    scored: ['rules', 'side', 'points'],
    resigned: ['rules', 'seat'],
    battleEnded: ['rules', 'winners'],
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
    case 'edgeChosen':
      return {
        type: 'edgeChosen',
        rules: field(r, o, 'rules', readTextList),
        side: field(r, o, 'side', readText),
        edge: field(r, o, 'edge', readEdgeWord2),
      };
    case 'unitPlaced':
      return {
        type: 'unitPlaced',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedModelList),
      };
    case 'roundBegan':
      return {
        type: 'roundBegan',
        rules: field(r, o, 'rules', readTextList),
        round: field(r, o, 'round', readNumberFrom1To20),
      };
    case 'pointsChanged':
      return {
        type: 'pointsChanged',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        points: field(r, o, 'points', readNumberFrom0To3),
      };
    case 'initiativeWon':
      return { type: 'initiativeWon', rules: field(r, o, 'rules', readTextList), side: field(r, o, 'side', readText) };
    case 'activated':
      return { type: 'activated', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'modelMoved':
      return {
        type: 'modelMoved',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
        pose: field(r, o, 'pose', readStance),
      };
    case 'shotFired':
      return {
        type: 'shotFired',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
        reaction: field(r, o, 'reaction', readReactionWord),
      };
    case 'chargeDeclared':
      return {
        type: 'chargeDeclared',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
      };
    case 'chargeFailed':
      return {
        type: 'chargeFailed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
      };
    case 'wounded':
      return {
        type: 'wounded',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
        wounds: field(r, o, 'wounds', readNumberFrom1To20),
      };
    case 'modelSaved':
      return {
        type: 'modelSaved',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
      };
    case 'modelLost':
      return {
        type: 'modelLost',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
        why: field(r, o, 'why', readWhyWord),
      };
    case 'unitBroke':
      return { type: 'unitBroke', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'unitRallied':
      return { type: 'unitRallied', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'unitFled':
      return { type: 'unitFled', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'scored':
      return {
        type: 'scored',
        rules: field(r, o, 'rules', readTextList),
        side: field(r, o, 'side', readText),
        points: field(r, o, 'points', readNumberFrom1To20),
      };
    case 'resigned':
      return { type: 'resigned', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'battleEnded':
      return {
        type: 'battleEnded',
        rules: field(r, o, 'rules', readTextList),
        winners: field(r, o, 'winners', readTextList),
      };
  }
}

function sparseOptions(x: Options): Sparse {
  const out: Sparse = {};
  if (x.rounds !== 4) out.rounds = x.rounds;
  if (x.returnFire !== true) out.returnFire = x.returnFire;
  if (x.deadlyGround !== false) out.deadlyGround = x.deadlyGround;
  return out;
}

function sparseDeploymentContext(x: DeploymentContext): Sparse {
  const out: Sparse = {};
  out.first = x.first;
  if (x.last !== null) out.last = x.last;
  return out;
}

function sparseActionPhaseContext(x: ActionPhaseContext): Sparse {
  const out: Sparse = {};
  if (x.last !== null) out.last = x.last;
  if (x.acted.length !== 0) out.acted = x.acted.slice();
  return out;
}

function sparseEndPhaseContext(x: EndPhaseContext): Sparse {
  const out: Sparse = {};
  if (x.rallying.length !== 0) out.rallying = x.rallying.slice();
  if (x.bonus !== 0) out.bonus = x.bonus;
  return out;
}

function sparseMarchContext(x: MarchContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  if (x.movesLeft !== 3) out.movesLeft = x.movesLeft;
  return out;
}

function sparseChargeContext(x: ChargeContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  if (x.target !== null) out.target = x.target;
  if (x.reach !== 0) out.reach = x.reach;
  return out;
}

const defaultData: Plain = [];

function sparseWalkContext(x: WalkContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.kind = x.kind;
  out.allowance = x.allowance;
  if (x.target !== null) out.target = x.target;
  if (!equalPlain(x.plan, defaultData)) out.plan = clonePlain(x.plan);
  if (x.crossing !== null) out.crossing = clonePlain(x.crossing);
  if (x.trace.length !== 0) out.trace = cloneDataList(x.trace);
  if (x.asked !== false) out.asked = x.asked;
  return out;
}

function sparseShootContext(x: ShootContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.target = x.target;
  if (x.reaction !== 'none') out.reaction = x.reaction;
  if (x.unsaved !== 0) out.unsaved = x.unsaved;
  if (x.lost !== 0) out.lost = x.lost;
  return out;
}

const defaultIntList: number[] = [0, 0];

function sparseFightContext(x: FightContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.target = x.target;
  if (!equalFlatList(x.unsaved, defaultIntList)) out.unsaved = x.unsaved.slice();
  if (!equalFlatList(x.lost, defaultIntList)) out.lost = x.lost.slice();
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
      out.c = sparseDeploymentContext(x.c);
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
    case 'actionPhase': {
      out.at = x.at;
      out.c = sparseActionPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'endPhase': {
      out.at = x.at;
      out.c = sparseEndPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'activation': {
      out.at = x.at;
      out.c = cloneActivationContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'advance': {
      out.at = x.at;
      out.c = cloneAdvanceContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'march': {
      out.at = x.at;
      out.c = sparseMarchContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'fire': {
      out.at = x.at;
      out.c = cloneFireContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'hold': {
      out.at = x.at;
      out.c = cloneHoldContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'charge': {
      out.at = x.at;
      out.c = sparseChargeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'withdraw': {
      out.at = x.at;
      out.c = cloneWithdrawContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'walk': {
      out.at = x.at;
      out.c = sparseWalkContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shoot': {
      out.at = x.at;
      out.c = sparseShootContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'fight': {
      out.at = x.at;
      out.c = sparseFightContext(x.c);
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
    case 'hasActed': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'onTheMove': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'holding': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'aimed': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'toGround': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'suppressed': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'hasReacted': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'hasRerolled': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'medicUsed': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'mist': {
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

const defaultSpot: Spot = { x: 45720, y: 30480 };

function sparseSide(x: Side): Sparse {
  const out: Sparse = {};
  if (x.edge !== 'none') out.edge = x.edge;
  if (x.score !== 0) out.score = x.score;
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

function sparseWeapon(x: Weapon): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  out.range = x.range;
  out.attacks = x.attacks;
  out.wounds = x.wounds;
  if (x.pierce !== 0) out.pierce = x.pierce;
  if (x.damage !== 1) out.damage = x.damage;
  if (x.suppresses !== false) out.suppresses = x.suppresses;
  return out;
}

function sparseUnit(x: Unit): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  if (x.name !== '') out.name = x.name;
  out.move = x.move;
  out.skill = x.skill;
  out.save = x.save;
  out.nerve = x.nerve;
  out.wounds = x.wounds;
  out.radius = x.radius;
  out.weapon = sparseWeapon(x.weapon);
  out.fight = cloneFight(x.fight);
  if (x.traits.length !== 0) out.traits = x.traits.slice();
  out.worth = x.worth;
  out.models = x.models.slice();
  out.living = x.living;
  if (x.broken !== false) out.broken = x.broken;
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

function sparseStance(x: Stance): Sparse {
  const out: Sparse = {};
  out.x = x.x;
  out.y = x.y;
  if (x.facing !== 0) out.facing = x.facing;
  return out;
}

function sparseWhereabouts(x: Whereabouts): Sparse {
  const out: Sparse = { at: x.at };
  switch (x.at) {
    case 'table': {
      out.pose = sparseStance(x.pose);
      break;
    }
    case 'gone': {
      out.why = x.why;
      break;
    }
  }
  return out;
}

function sparseModel(x: Model): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.wounds = x.wounds;
  out.where = sparseWhereabouts(x.where);
  return out;
}

function sparseModelTable(x: Record<string, Model>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseModel(v);
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
  if (x.round !== 0) out.round = x.round;
  if (!equalSpot(x.objective, defaultSpot)) out.objective = cloneSpot(x.objective);
  out.sides = sparseSideTable(x.sides);
  if (x.initiative !== null) out.initiative = x.initiative;
  if (Object.keys(x.points).length !== 0) out.points = { ...x.points };
  if (x.resigned.length !== 0) out.resigned = x.resigned.slice();
  out.units = sparseUnitTable(x.units);
  out.models = sparseModelTable(x.models);
  if (Object.keys(x.terrain).length !== 0) out.terrain = cloneTerrainTable(x.terrain);
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
