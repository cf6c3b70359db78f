/** Emitted from ../schema.ts by `npm run build`: the state of epic-armageddon. Change the schema, not this file. */

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
export type PlayersId = Id<'players'>;
export type ProfilesId = Id<'profiles'>;
export type FormationsId = Id<'formations'>;
export type UnitsId = Id<'units'>;
export type TerrainId = Id<'terrain'>;

export type State = {
  options: Options;
  seats: Seat[];
  agenda: Frame[];
  effects: Effect[];
  finished: Finished[];
  board: BoardSize;
  round: number;
  lastRound: number;
  over: boolean;
  strategyWinner: SeatsId | null;
  first: SeatsId | null;
  nextBirthday: SeatsId | null;
  players: Record<string, Player>;
  profiles: Record<string, Profile>;
  formations: Record<string, Formation>;
  units: Record<string, Unit>;
  terrain: Record<string, Terrain>;
};

export type Options = {
  tieBreak: 'reroll' | 'birthday';
};

export type Seat = {
  id: string;
  side: string;
};

export type Frame =
  | { do: 'window'; at: string; c: WindowContext; reply: Plain }
  | { do: 'battle'; at: string; c: BattleContext; reply: Plain }
  | { do: 'round'; at: string; c: RoundContext; reply: Plain }
  | { do: 'strategyPhase'; at: string; c: StrategyPhaseContext; reply: Plain }
  | { do: 'actionPhase'; at: string; c: ActionPhaseContext; reply: Plain }
  | { do: 'activation'; at: string; c: ActivationContext; reply: Plain }
  | { do: 'action'; at: string; c: ActionContext; reply: Plain }
  | { do: 'move'; at: string; c: MoveContext; reply: Plain }
  | { do: 'wreck'; at: string; c: WreckContext; reply: Plain }
  | { do: 'shoot'; at: string; c: ShootContext; reply: Plain }
  | { do: 'assault'; at: string; c: AssaultContext; reply: Plain }
  | { do: 'regroup'; at: string; c: RegroupContext; reply: Plain }
  | { do: 'withdrawal'; at: string; c: WithdrawalContext; reply: Plain }
  | { do: 'endPhase'; at: string; c: EndPhaseContext; reply: Plain }
  | { do: 'rally'; at: string; c: RallyContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type BattleContext = Record<string, never>;

export type RoundContext = {
  order: SeatsId[];
};

export type StrategyPhaseContext = {
  winner: SeatsId | null;
};

export type ActionPhaseContext = {
  seat: SeatsId;
  retained: boolean;
};

export type ActivationContext = {
  seat: SeatsId;
  retained: boolean;
  formations: FormationsId[];
  action: string;
  passed: boolean;
};

export type ActionContext = {
  seat: SeatsId;
  formations: FormationsId[];
  action: string;
  movesLeft: number;
  mover: number;
  toHit: number | null;
  regroups: boolean;
};

export type MoveContext = {
  plan: Plain;
  crossing: Plain | null;
  trace: Plain[];
  asked: boolean;
  seat: SeatsId;
  formation: FormationsId;
  manner: 'move' | 'roadMarch' | 'withdrawal' | 'charge' | 'counterCharge' | 'consolidation';
  left: number;
  targets: FormationsId[];
  contacted: UnitsId[];
  pickedUp: UnitsId[];
  moved: UnitsId[];
};

export type WreckContext = {
  seat: SeatsId;
  transport: UnitsId;
  x: number;
  y: number;
  facing: number;
  macro: boolean;
  saved: UnitsId[];
  lost: UnitsId[];
};

export type ShootContext = {
  seat: SeatsId;
  formation: FormationsId;
  target: FormationsId | null;
  action: number;
  overwatch: boolean;
  suppressed: UnitsId[];
  guns: Gun[];
  covered: ('ap' | 'at' | 'mw')[];
  sparing: ('ap' | 'at' | 'mw')[];
  crossfire: boolean;
  ap: number;
  at: number;
  mw: number;
  macro: boolean;
  allocated: AllocatedHits[];
  losses: Losses[];
  bombards: boolean;
  templates: Corner[];
  points: number;
  bombarded: FormationsId[];
};

export type Gun = {
  unit: UnitsId;
  weapon: number;
  mode: number;
  kind: 'ap' | 'at' | 'mw';
  value: number;
  shots: Amount;
};

export type Amount = {
  dice: number;
  sides: number;
  plus: number;
};

export type AllocatedHits = {
  unit: UnitsId;
  hits: number;
  saved: number;
};

export type Losses = {
  formation: FormationsId;
  units: number;
  markers: number;
};

export type Corner = {
  x: number;
  y: number;
};

export type AssaultContext = {
  seat: SeatsId;
  formations: FormationsId[];
  attackers: FormationsId[];
  defenders: FormationsId[];
  wasBroken: FormationsId[];
  next: number;
  contacted: UnitsId[];
  round: number;
  when: 'firstStrike' | 'others' | 'support';
  involved: UnitsId[];
  ranks: Rank[];
  supporters: FormationsId[];
  batches: Batch[];
  dealt: Dealt[];
  losses: AssaultLoss[];
  winner: 'attackers' | 'defenders' | null;
};

export type Rank = {
  unit: UnitsId;
  away: number;
};

export type Batch = {
  on: 'attackers' | 'defenders';
  kind: 'normal' | 'macro' | 'titanKiller' | 'unsaved';
  hits: number;
};

export type Dealt = {
  unit: UnitsId;
  hits: number;
};

export type AssaultLoss = {
  formation: FormationsId;
  casualties: number;
  markers: number;
};

export type RegroupContext = {
  seat: SeatsId;
  formation: FormationsId;
};

export type WithdrawalContext = {
  seat: SeatsId;
  formation: FormationsId;
  movesLeft: number;
  moved: UnitsId[];
};

export type EndPhaseContext = {
  order: SeatsId[];
  turn: number;
  tried: FormationsId[];
};

export type RallyContext = {
  seat: SeatsId;
  formation: FormationsId;
};

export type WindowOnContext = {
  window: string;
  subject: Plain;
  turn: number;
  passed: number;
};

export type Effect =
  | {
      name: 'activated';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: ActivatedData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'marched';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: MarchedData;
      until: Until;
      armed: boolean;
    };

export type ActivatedData = Record<string, never>;

export type Until =
  | { until: 'end'; frame: string; of: SeatsId | null; complete: boolean }
  | { until: 'begin'; frame: string; of: SeatsId | null }
  | { until: 'event'; type: string }
  | { until: 'never' };

export type MarchedData = Record<string, never>;

export type Finished = {
  seat: SeatsId;
  frame: string;
};

export type BoardSize = {
  width: number;
  depth: number;
};

export type Player = {
  strategyRating: number;
};

export type Profile = {
  name: string;
  sheet: string;
  type: 'infantry' | 'armouredVehicle' | 'lightVehicle' | 'warEngine' | 'aircraft' | 'spacecraft' | 'character' | 'objective';
  speed: number;
  manoeuvre: 'fighter' | 'fighterBomber' | 'bomber' | null;
  armour: number | null;
  closeCombat: number | null;
  firefight: number | null;
  damageCapacity: number | null;
  critical: Critical;
  shields: number;
  powerFields: Amount | null;
  weapons: Weapon[];
  abilities: ('commander' | 'expendable' | 'fearless' | 'infiltrator' | 'inspiring' | 'invulnerableSave' | 'jumpPacks' | 'leader' | 'mounted' | 'planetfall' | 'reinforcedArmour' | 'scout' | 'selfPlanetfall' | 'skimmer' | 'slowAndSteady' | 'sniper' | 'supportCraft' | 'supremeCommander' | 'teleport' | 'thickRearArmour' | 'tunneler' | 'walker')[];
  holds: Hold[];
  portholes: boolean;
  base: Footprint;
};

export type Critical =
  | { does: 'nothing' }
  | { does: 'destroyed' }
  | { does: 'fire' }
  | { does: 'stagger'; hitOn: number }
  | { does: 'reactor'; hitOn: number };

export type Weapon = {
  name: string;
  count: number;
  modes: WeaponMode[];
  joined: 'and' | 'or';
};

export type WeaponMode = {
  use: 'fire' | 'smallArms' | 'assault' | 'orbital' | 'pinPoint';
  range: number;
  shots: Amount;
  ap: number | null;
  at: number | null;
  aa: number | null;
  mw: number | null;
  barrage: Amount | null;
  arc: 'all' | 'front' | 'rear' | 'left' | 'right' | 'fixedForward';
  abilities: WeaponAbility[];
};

export type WeaponAbility =
  | { ability: 'disrupt' }
  | { ability: 'extraAttacks'; attacks: Amount }
  | { ability: 'firstStrike' }
  | { ability: 'ignoreCover' }
  | { ability: 'indirectFire' }
  | { ability: 'macroWeapon' }
  | { ability: 'singleShot' }
  | { ability: 'slowFiring' }
  | { ability: 'titanKiller'; damage: Amount };

export type Hold = {
  capacity: number;
  allows: string[];
  excludes: string[];
  costs: HoldCost[];
  limits: HoldLimit[];
};

export type HoldCost = {
  of: string;
  places: number;
};

export type HoldLimit = {
  of: string;
  most: number;
};

export type Footprint =
  | { shape: 'round'; diameter: number }
  | { shape: 'rectangle'; length: number; width: number };

export type Formation = {
  owner: SeatsId;
  name: string;
  initiative: number;
  units: UnitsId[];
  armyRules: ('theyShallKnowNoFear' | 'mobRule' | 'powerOfTheWaaagh')[];
  points: number;
  blastMarkers: number;
  broken: boolean;
  withdraws: boolean;
  overwatch: number | null;
  status: FormationStatus;
};

export type FormationStatus =
  | { at: 'undeployed' }
  | { at: 'deployed' }
  | {
      at: 'reserve';
      by: 'edge' | 'air' | 'orbit' | 'teleport' | 'planetfall' | 'selfPlanetfall' | 'tunnel' | 'transport';
    }
  | { at: 'destroyed' };

export type Unit = {
  formation: FormationsId;
  profile: ProfilesId;
  characters: ProfilesId[];
  damage: number;
  shields: number;
  where: Whereabouts;
};

export type Whereabouts =
  | { at: 'off' }
  | { at: 'table'; x: number; y: number; facing: number; air: boolean }
  | { at: 'aboard'; transport: UnitsId }
  | { at: 'gone' };

export type Terrain = {
  kind: 'buildings' | 'cliffs' | 'fortification' | 'hill' | 'jungle' | 'marsh' | 'river' | 'road' | 'ruins' | 'scrub' | 'woods';
  shape: Corner[];
  height: number | null;
  forVehicles: boolean;
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
  battleEnded: {
    readonly type: 'battleEnded';
    readonly rules: readonly string[];
  };
  roundBegan: {
    readonly type: 'roundBegan';
    readonly rules: readonly string[];
    readonly round: number;
  };
  phaseBegan: {
    readonly type: 'phaseBegan';
    readonly rules: readonly string[];
    readonly phase: 'strategy' | 'action' | 'end';
  };
  strategyWon: {
    readonly type: 'strategyWon';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly total: number;
  };
  firstChosen: {
    readonly type: 'firstChosen';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  initiativeRetained: {
    readonly type: 'initiativeRetained';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  actionDeclared: {
    readonly type: 'actionDeclared';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly action: string;
  };
  actionFailed: {
    readonly type: 'actionFailed';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly action: string;
  };
  wentOnOverwatch: {
    readonly type: 'wentOnOverwatch';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
  };
  unitMoved: {
    readonly type: 'unitMoved';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly manner: 'move' | 'roadMarch' | 'withdrawal' | 'charge' | 'counterCharge' | 'consolidation';
    readonly x: number;
    readonly y: number;
    readonly facing: number;
  };
  unitLoaded: {
    readonly type: 'unitLoaded';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly transport: UnitsId;
  };
  unitSetDown: {
    readonly type: 'unitSetDown';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly transport: UnitsId;
    readonly x: number;
    readonly y: number;
    readonly facing: number;
  };
  firedAt: {
    readonly type: 'firedAt';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly target: FormationsId;
  };
  unitSuppressed: {
    readonly type: 'unitSuppressed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  hitsScored: {
    readonly type: 'hitsScored';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly target: FormationsId;
    readonly ap: number;
    readonly at: number;
    readonly mw: number;
  };
  templatePlaced: {
    readonly type: 'templatePlaced';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly target: FormationsId;
    readonly x: number;
    readonly y: number;
  };
  inCrossfire: {
    readonly type: 'inCrossfire';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly target: FormationsId;
    readonly from: UnitsId;
    readonly to: UnitsId;
  };
  assaultBegan: {
    readonly type: 'assaultBegan';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly target: FormationsId;
  };
  assaultMissed: {
    readonly type: 'assaultMissed';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly target: FormationsId;
  };
  drawnIn: {
    readonly type: 'drawnIn';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
  };
  assaultTied: {
    readonly type: 'assaultTied';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly target: FormationsId;
    readonly total: number;
  };
  assaultWon: {
    readonly type: 'assaultWon';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly target: FormationsId;
    readonly by: number;
  };
  withdrawalBegan: {
    readonly type: 'withdrawalBegan';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
  };
  formationRallied: {
    readonly type: 'formationRallied';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly left: number;
  };
  rallyFailed: {
    readonly type: 'rallyFailed';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
  };
  markersPlaced: {
    readonly type: 'markersPlaced';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly by: number;
  };
  markersRemoved: {
    readonly type: 'markersRemoved';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly by: number;
  };
  formationBroke: {
    readonly type: 'formationBroke';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
    readonly withdraws: boolean;
  };
  unitDestroyed: {
    readonly type: 'unitDestroyed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly why: 'shooting' | 'assault' | 'coherency' | 'terrain' | 'withdrawal' | 'markers' | 'transport' | 'critical';
  };
  unitDamaged: {
    readonly type: 'unitDamaged';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly by: number;
    readonly why: 'shooting' | 'assault' | 'coherency' | 'terrain' | 'withdrawal' | 'markers' | 'transport' | 'critical';
  };
  overwatchEnded: {
    readonly type: 'overwatchEnded';
    readonly rules: readonly string[];
    readonly formation: FormationsId;
  };
};

export type Event = Events[keyof Events];

export type OrderTriggersArgs = {
  readonly window: string;
};

export type OrderTriggersOption = {
  readonly rule: string;
};

export type RoundStartsArgs = {
  readonly window: string;
};

export type RoundStartsOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type DeclareArgs = {
  readonly formation: FormationsId;
};

export type AlternativeArgs = {
  readonly formation: FormationsId;
  readonly action: string;
};

export type ActionBeginsArgs = {
  readonly window: string;
};

export type ActionBeginsOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type MoveArgs = {
  readonly formation: FormationsId;
  readonly manner: 'move' | 'roadMarch' | 'withdrawal' | 'charge' | 'counterCharge' | 'consolidation';
  readonly left: number;
  readonly targets: readonly FormationsId[];
  readonly contacted: readonly UnitsId[];
  readonly pickedUp: readonly UnitsId[];
};

export type FormationMovedArgs = {
  readonly window: string;
  readonly formation: FormationsId;
};

export type FormationMovedOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type KeepPartArgs = {
  readonly formation: FormationsId;
};

export type KeepPartOption = {
  readonly units: readonly UnitsId[];
};

export type DisembarkArgs = {
  readonly formation: FormationsId;
  readonly manner: 'move' | 'roadMarch' | 'withdrawal' | 'charge' | 'counterCharge' | 'consolidation';
  readonly targets: readonly FormationsId[];
  readonly contacted: readonly UnitsId[];
};

export type GetOutArgs = {
  readonly transport: UnitsId;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
};

export type TargetArgs = {
  readonly formation: FormationsId;
};

export type SuppressArgs = {
  readonly formation: FormationsId;
};

export type AimArgs = {
  readonly formation: FormationsId;
  readonly target: FormationsId;
};

export type AimOption = {
  readonly kind: 'ap' | 'at' | 'mw';
  readonly mode: number;
};

export type AimItem = {
  readonly unit: UnitsId;
  readonly weapon: number;
};

export type SpareArgs = {
  readonly formation: FormationsId;
  readonly target: FormationsId;
  readonly kind: 'ap' | 'at' | 'mw';
};

export type BombardArgs = {
  readonly formation: FormationsId;
  readonly target: FormationsId;
};

export type TemplateArgs = {
  readonly formation: FormationsId;
  readonly target: FormationsId;
  readonly suppressed: readonly UnitsId[];
  readonly bombards: boolean;
  readonly placed: readonly Corner[];
};

export type AllocateArgs = {
  readonly formation: FormationsId;
  readonly kind: 'ap' | 'at' | 'mw';
};

export type AssaultTargetArgs = {
  readonly formation: FormationsId;
};

export type IntermingledArgs = {
  readonly formation: FormationsId;
  readonly target: FormationsId;
};

export type TakeHitsArgs = {
  readonly hits: number;
};

export type SupportFireArgs = {
  readonly formation: FormationsId;
};

export type MarkersOnBrokenArgs = {
  readonly window: string;
};

export type MarkersOnBrokenOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type DamageSufferedArgs = {
  readonly window: string;
};

export type DamageSufferedOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type Contexts = {
  window: WindowContext;
  battle: BattleContext;
  round: RoundContext;
  strategyPhase: StrategyPhaseContext;
  actionPhase: ActionPhaseContext;
  activation: ActivationContext;
  action: ActionContext;
  move: MoveContext;
  wreck: WreckContext;
  shoot: ShootContext;
  assault: AssaultContext;
  regroup: RegroupContext;
  withdrawal: WithdrawalContext;
  endPhase: EndPhaseContext;
  rally: RallyContext;
  windowOn: WindowOnContext;
};

export type EffectData = {
  activated: ActivatedData;
  marched: MarchedData;
};

export type Requests = {
  orderTriggers: {
    kind: 'order';
    args: OrderTriggersArgs;
    option: OrderTriggersOption;
    item: undefined;
  };
  roundStarts: {
    kind: 'choose';
    args: RoundStartsArgs;
    option: RoundStartsOption;
    item: undefined;
  };
  firstOrSecond: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  retain: {
    kind: 'confirm';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  nominate: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  declare: {
    kind: 'choose';
    args: DeclareArgs;
    option: undefined;
    item: undefined;
  };
  alternative: {
    kind: 'choose';
    args: AlternativeArgs;
    option: undefined;
    item: undefined;
  };
  actionBegins: {
    kind: 'choose';
    args: ActionBeginsArgs;
    option: ActionBeginsOption;
    item: undefined;
  };
  move: {
    kind: 'path';
    args: MoveArgs;
    option: undefined;
    item: undefined;
  };
  formationMoved: {
    kind: 'choose';
    args: FormationMovedArgs;
    option: FormationMovedOption;
    item: undefined;
  };
  keepPart: {
    kind: 'choose';
    args: KeepPartArgs;
    option: KeepPartOption;
    item: undefined;
  };
  disembark: {
    kind: 'path';
    args: DisembarkArgs;
    option: undefined;
    item: undefined;
  };
  getOut: {
    kind: 'place';
    args: GetOutArgs;
    option: undefined;
    item: undefined;
  };
  target: {
    kind: 'choose';
    args: TargetArgs;
    option: undefined;
    item: undefined;
  };
  suppress: {
    kind: 'choose';
    args: SuppressArgs;
    option: undefined;
    item: undefined;
  };
  aim: {
    kind: 'assign';
    args: AimArgs;
    option: AimOption;
    item: AimItem;
  };
  spare: {
    kind: 'confirm';
    args: SpareArgs;
    option: undefined;
    item: undefined;
  };
  bombard: {
    kind: 'confirm';
    args: BombardArgs;
    option: undefined;
    item: undefined;
  };
  template: {
    kind: 'place';
    args: TemplateArgs;
    option: undefined;
    item: undefined;
  };
  allocate: {
    kind: 'choose';
    args: AllocateArgs;
    option: undefined;
    item: undefined;
  };
  assaultTarget: {
    kind: 'choose';
    args: AssaultTargetArgs;
    option: undefined;
    item: undefined;
  };
  intermingled: {
    kind: 'chooseMany';
    args: IntermingledArgs;
    option: undefined;
    item: undefined;
  };
  takeHits: {
    kind: 'chooseMany';
    args: TakeHitsArgs;
    option: undefined;
    item: undefined;
  };
  supportFire: {
    kind: 'chooseMany';
    args: SupportFireArgs;
    option: undefined;
    item: undefined;
  };
  rallyNext: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  markersOnBroken: {
    kind: 'choose';
    args: MarkersOnBrokenArgs;
    option: MarkersOnBrokenOption;
    item: undefined;
  };
  damageSuffered: {
    kind: 'choose';
    args: DamageSufferedArgs;
    option: DamageSufferedOption;
    item: undefined;
  };
};

type Sparse = Record<string, unknown>;

function noteIdsOfState(r: Reader, x: unknown): void {
  noteIds(r, x, 'seats', []);
  noteKeys(r, x, 'profiles', []);
  noteKeys(r, x, 'formations', []);
  noteKeys(r, x, 'units', []);
}

function cloneOptions(x: Options): Options {
  return { tieBreak: x.tieBreak };
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

function cloneRoundContext(x: Frozen<RoundContext>): RoundContext {
  return { order: x.order.slice() };
}

function cloneStrategyPhaseContext(x: StrategyPhaseContext): StrategyPhaseContext {
  return { winner: x.winner };
}

function cloneActionPhaseContext(x: ActionPhaseContext): ActionPhaseContext {
  return { seat: x.seat, retained: x.retained };
}

function cloneActivationContext(x: Frozen<ActivationContext>): ActivationContext {
  return {
    seat: x.seat,
    retained: x.retained,
    formations: x.formations.slice(),
    action: x.action,
    passed: x.passed,
  };
}

function cloneActionContext(x: Frozen<ActionContext>): ActionContext {
  return {
    seat: x.seat,
    formations: x.formations.slice(),
    action: x.action,
    movesLeft: x.movesLeft,
    mover: x.mover,
    toHit: x.toHit,
    regroups: x.regroups,
  };
}

function cloneDataList(x: readonly Plain[]): Plain[] {
  const n = x.length;
  const out = new Array<Plain>(n);
  for (let i = 0; i < n; i++) {
    out[i] = clonePlain(x[i]!);
  }
  return out;
}

function cloneMoveContext(x: Frozen<MoveContext>): MoveContext {
  return {
    plan: clonePlain(x.plan),
    crossing: x.crossing === null ? null : clonePlain(x.crossing),
    trace: cloneDataList(x.trace),
    asked: x.asked,
    seat: x.seat,
    formation: x.formation,
    manner: x.manner,
    left: x.left,
    targets: x.targets.slice(),
    contacted: x.contacted.slice(),
    pickedUp: x.pickedUp.slice(),
    moved: x.moved.slice(),
  };
}

function cloneWreckContext(x: Frozen<WreckContext>): WreckContext {
  return {
    seat: x.seat,
    transport: x.transport,
    x: x.x,
    y: x.y,
    facing: x.facing,
    macro: x.macro,
    saved: x.saved.slice(),
    lost: x.lost.slice(),
  };
}

function cloneAmount(x: Amount): Amount {
  return { dice: x.dice, sides: x.sides, plus: x.plus };
}

function cloneGun(x: Gun): Gun {
  return {
    unit: x.unit,
    weapon: x.weapon,
    mode: x.mode,
    kind: x.kind,
    value: x.value,
    shots: cloneAmount(x.shots),
  };
}

function cloneGunList(x: readonly Gun[]): Gun[] {
  const n = x.length;
  const out = new Array<Gun>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneGun(x[i]!);
  }
  return out;
}

function cloneAllocatedHits(x: AllocatedHits): AllocatedHits {
  return { unit: x.unit, hits: x.hits, saved: x.saved };
}

function cloneAllocatedHitsList(x: readonly AllocatedHits[]): AllocatedHits[] {
  const n = x.length;
  const out = new Array<AllocatedHits>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneAllocatedHits(x[i]!);
  }
  return out;
}

function cloneLosses(x: Losses): Losses {
  return { formation: x.formation, units: x.units, markers: x.markers };
}

function cloneLossesList(x: readonly Losses[]): Losses[] {
  const n = x.length;
  const out = new Array<Losses>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneLosses(x[i]!);
  }
  return out;
}

function cloneCorner(x: Corner): Corner {
  return { x: x.x, y: x.y };
}

function cloneCornerList(x: readonly Corner[]): Corner[] {
  const n = x.length;
  const out = new Array<Corner>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneCorner(x[i]!);
  }
  return out;
}

function cloneShootContext(x: Frozen<ShootContext>): ShootContext {
  return {
    seat: x.seat,
    formation: x.formation,
    target: x.target,
    action: x.action,
    overwatch: x.overwatch,
    suppressed: x.suppressed.slice(),
    guns: cloneGunList(x.guns),
    covered: x.covered.slice(),
    sparing: x.sparing.slice(),
    crossfire: x.crossfire,
    ap: x.ap,
    at: x.at,
    mw: x.mw,
    macro: x.macro,
    allocated: cloneAllocatedHitsList(x.allocated),
    losses: cloneLossesList(x.losses),
    bombards: x.bombards,
    templates: cloneCornerList(x.templates),
    points: x.points,
    bombarded: x.bombarded.slice(),
  };
}

function cloneRank(x: Rank): Rank {
  return { unit: x.unit, away: x.away };
}

function cloneRankList(x: readonly Rank[]): Rank[] {
  const n = x.length;
  const out = new Array<Rank>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneRank(x[i]!);
  }
  return out;
}

function cloneBatch(x: Batch): Batch {
  return { on: x.on, kind: x.kind, hits: x.hits };
}

function cloneBatchList(x: readonly Batch[]): Batch[] {
  const n = x.length;
  const out = new Array<Batch>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneBatch(x[i]!);
  }
  return out;
}

function cloneDealt(x: Dealt): Dealt {
  return { unit: x.unit, hits: x.hits };
}

function cloneDealtList(x: readonly Dealt[]): Dealt[] {
  const n = x.length;
  const out = new Array<Dealt>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneDealt(x[i]!);
  }
  return out;
}

function cloneAssaultLoss(x: AssaultLoss): AssaultLoss {
  return { formation: x.formation, casualties: x.casualties, markers: x.markers };
}

function cloneAssaultLossList(x: readonly AssaultLoss[]): AssaultLoss[] {
  const n = x.length;
  const out = new Array<AssaultLoss>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneAssaultLoss(x[i]!);
  }
  return out;
}

function cloneAssaultContext(x: Frozen<AssaultContext>): AssaultContext {
  return {
    seat: x.seat,
    formations: x.formations.slice(),
    attackers: x.attackers.slice(),
    defenders: x.defenders.slice(),
    wasBroken: x.wasBroken.slice(),
    next: x.next,
    contacted: x.contacted.slice(),
    round: x.round,
    when: x.when,
    involved: x.involved.slice(),
    ranks: cloneRankList(x.ranks),
    supporters: x.supporters.slice(),
    batches: cloneBatchList(x.batches),
    dealt: cloneDealtList(x.dealt),
    losses: cloneAssaultLossList(x.losses),
    winner: x.winner,
  };
}

function cloneRegroupContext(x: RegroupContext): RegroupContext {
  return { seat: x.seat, formation: x.formation };
}

function cloneWithdrawalContext(x: Frozen<WithdrawalContext>): WithdrawalContext {
  return { seat: x.seat, formation: x.formation, movesLeft: x.movesLeft, moved: x.moved.slice() };
}

function cloneEndPhaseContext(x: Frozen<EndPhaseContext>): EndPhaseContext {
  return { order: x.order.slice(), turn: x.turn, tried: x.tried.slice() };
}

function cloneRallyContext(x: RallyContext): RallyContext {
  return { seat: x.seat, formation: x.formation };
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
    case 'round':
      return { do: 'round', at: x.at, c: cloneRoundContext(x.c), reply: clonePlain(x.reply) };
    case 'strategyPhase':
      return { do: 'strategyPhase', at: x.at, c: cloneStrategyPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'actionPhase':
      return { do: 'actionPhase', at: x.at, c: cloneActionPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'activation':
      return { do: 'activation', at: x.at, c: cloneActivationContext(x.c), reply: clonePlain(x.reply) };
    case 'action':
      return { do: 'action', at: x.at, c: cloneActionContext(x.c), reply: clonePlain(x.reply) };
    case 'move':
      return { do: 'move', at: x.at, c: cloneMoveContext(x.c), reply: clonePlain(x.reply) };
    case 'wreck':
      return { do: 'wreck', at: x.at, c: cloneWreckContext(x.c), reply: clonePlain(x.reply) };
    case 'shoot':
      return { do: 'shoot', at: x.at, c: cloneShootContext(x.c), reply: clonePlain(x.reply) };
    case 'assault':
      return { do: 'assault', at: x.at, c: cloneAssaultContext(x.c), reply: clonePlain(x.reply) };
    case 'regroup':
      return { do: 'regroup', at: x.at, c: cloneRegroupContext(x.c), reply: clonePlain(x.reply) };
    case 'withdrawal':
      return { do: 'withdrawal', at: x.at, c: cloneWithdrawalContext(x.c), reply: clonePlain(x.reply) };
    case 'endPhase':
      return { do: 'endPhase', at: x.at, c: cloneEndPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'rally':
      return { do: 'rally', at: x.at, c: cloneRallyContext(x.c), reply: clonePlain(x.reply) };
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
    case 'activated':
      return {
        name: 'activated',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'marched':
      return {
        name: 'marched',
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

function cloneBoardSize(x: BoardSize): BoardSize {
  return { width: x.width, depth: x.depth };
}

function clonePlayer(x: Player): Player {
  return { strategyRating: x.strategyRating };
}

function clonePlayerTable(x: Readonly<Record<string, Player>>): Record<string, Player> {
  const out = newTable<Player>(x);
  for (const key in x) {
    out[key] = clonePlayer(x[key]!);
  }
  return out;
}

function cloneCritical(x: Critical): Critical {
  switch (x.does) {
    case 'nothing':
      return { does: 'nothing' };
    case 'destroyed':
      return { does: 'destroyed' };
    case 'fire':
      return { does: 'fire' };
    case 'stagger':
      return { does: 'stagger', hitOn: x.hitOn };
    case 'reactor':
      return { does: 'reactor', hitOn: x.hitOn };
  }
}

function cloneWeaponAbility(x: WeaponAbility): WeaponAbility {
  switch (x.ability) {
    case 'disrupt':
      return { ability: 'disrupt' };
    case 'extraAttacks':
      return { ability: 'extraAttacks', attacks: cloneAmount(x.attacks) };
    case 'firstStrike':
      return { ability: 'firstStrike' };
    case 'ignoreCover':
      return { ability: 'ignoreCover' };
    case 'indirectFire':
      return { ability: 'indirectFire' };
    case 'macroWeapon':
      return { ability: 'macroWeapon' };
    case 'singleShot':
      return { ability: 'singleShot' };
    case 'slowFiring':
      return { ability: 'slowFiring' };
    case 'titanKiller':
      return { ability: 'titanKiller', damage: cloneAmount(x.damage) };
  }
}

function cloneWeaponAbilityList(x: readonly WeaponAbility[]): WeaponAbility[] {
  const n = x.length;
  const out = new Array<WeaponAbility>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneWeaponAbility(x[i]!);
  }
  return out;
}

function cloneWeaponMode(x: Frozen<WeaponMode>): WeaponMode {
  return {
    use: x.use,
    range: x.range,
    shots: cloneAmount(x.shots),
    ap: x.ap,
    at: x.at,
    aa: x.aa,
    mw: x.mw,
    barrage: x.barrage === null ? null : cloneAmount(x.barrage),
    arc: x.arc,
    abilities: cloneWeaponAbilityList(x.abilities),
  };
}

function cloneWeaponModeList(x: readonly Frozen<WeaponMode>[]): WeaponMode[] {
  const n = x.length;
  const out = new Array<WeaponMode>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneWeaponMode(x[i]!);
  }
  return out;
}

function cloneWeapon(x: Frozen<Weapon>): Weapon {
  return { name: x.name, count: x.count, modes: cloneWeaponModeList(x.modes), joined: x.joined };
}

function cloneWeaponList(x: readonly Frozen<Weapon>[]): Weapon[] {
  const n = x.length;
  const out = new Array<Weapon>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneWeapon(x[i]!);
  }
  return out;
}

function cloneHoldCost(x: HoldCost): HoldCost {
  return { of: x.of, places: x.places };
}

function cloneHoldCostList(x: readonly HoldCost[]): HoldCost[] {
  const n = x.length;
  const out = new Array<HoldCost>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneHoldCost(x[i]!);
  }
  return out;
}

function cloneHoldLimit(x: HoldLimit): HoldLimit {
  return { of: x.of, most: x.most };
}

function cloneHoldLimitList(x: readonly HoldLimit[]): HoldLimit[] {
  const n = x.length;
  const out = new Array<HoldLimit>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneHoldLimit(x[i]!);
  }
  return out;
}

function cloneHold(x: Frozen<Hold>): Hold {
  return {
    capacity: x.capacity,
    allows: x.allows.slice(),
    excludes: x.excludes.slice(),
    costs: cloneHoldCostList(x.costs),
    limits: cloneHoldLimitList(x.limits),
  };
}

function cloneHoldList(x: readonly Frozen<Hold>[]): Hold[] {
  const n = x.length;
  const out = new Array<Hold>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneHold(x[i]!);
  }
  return out;
}

function cloneFootprint(x: Footprint): Footprint {
  switch (x.shape) {
    case 'round':
      return { shape: 'round', diameter: x.diameter };
    case 'rectangle':
      return { shape: 'rectangle', length: x.length, width: x.width };
  }
}

function cloneProfile(x: Frozen<Profile>): Profile {
  return {
    name: x.name,
    sheet: x.sheet,
    type: x.type,
    speed: x.speed,
    manoeuvre: x.manoeuvre,
    armour: x.armour,
    closeCombat: x.closeCombat,
    firefight: x.firefight,
    damageCapacity: x.damageCapacity,
    critical: cloneCritical(x.critical),
    shields: x.shields,
    powerFields: x.powerFields === null ? null : cloneAmount(x.powerFields),
    weapons: cloneWeaponList(x.weapons),
    abilities: x.abilities.slice(),
    holds: cloneHoldList(x.holds),
    portholes: x.portholes,
    base: cloneFootprint(x.base),
  };
}

function cloneProfileTable(x: Readonly<Record<string, Frozen<Profile>>>): Record<string, Profile> {
  const out = newTable<Profile>(x);
  for (const key in x) {
    out[key] = cloneProfile(x[key]!);
  }
  return out;
}

function cloneFormationStatus(x: FormationStatus): FormationStatus {
  switch (x.at) {
    case 'undeployed':
      return { at: 'undeployed' };
    case 'deployed':
      return { at: 'deployed' };
    case 'reserve':
      return { at: 'reserve', by: x.by };
    case 'destroyed':
      return { at: 'destroyed' };
  }
}

function cloneFormation(x: Frozen<Formation>): Formation {
  return {
    owner: x.owner,
    name: x.name,
    initiative: x.initiative,
    units: x.units.slice(),
    armyRules: x.armyRules.slice(),
    points: x.points,
    blastMarkers: x.blastMarkers,
    broken: x.broken,
    withdraws: x.withdraws,
    overwatch: x.overwatch,
    status: cloneFormationStatus(x.status),
  };
}

function cloneFormationTable(x: Readonly<Record<string, Frozen<Formation>>>): Record<string, Formation> {
  const out = newTable<Formation>(x);
  for (const key in x) {
    out[key] = cloneFormation(x[key]!);
  }
  return out;
}

function cloneWhereabouts(x: Whereabouts): Whereabouts {
  switch (x.at) {
    case 'off':
      return { at: 'off' };
    case 'table':
      return { at: 'table', x: x.x, y: x.y, facing: x.facing, air: x.air };
    case 'aboard':
      return { at: 'aboard', transport: x.transport };
    case 'gone':
      return { at: 'gone' };
  }
}

function cloneUnit(x: Frozen<Unit>): Unit {
  return {
    formation: x.formation,
    profile: x.profile,
    characters: x.characters.slice(),
    damage: x.damage,
    shields: x.shields,
    where: cloneWhereabouts(x.where),
  };
}

function cloneUnitTable(x: Readonly<Record<string, Frozen<Unit>>>): Record<string, Unit> {
  const out = newTable<Unit>(x);
  for (const key in x) {
    out[key] = cloneUnit(x[key]!);
  }
  return out;
}

function cloneTerrain(x: Frozen<Terrain>): Terrain {
  return { kind: x.kind, shape: cloneCornerList(x.shape), height: x.height, forVehicles: x.forVehicles };
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
    board: cloneBoardSize(x.board),
    round: x.round,
    lastRound: x.lastRound,
    over: x.over,
    strategyWinner: x.strategyWinner,
    first: x.first,
    nextBirthday: x.nextBirthday,
    players: clonePlayerTable(x.players),
    profiles: cloneProfileTable(x.profiles),
    formations: cloneFormationTable(x.formations),
    units: cloneUnitTable(x.units),
    terrain: cloneTerrainTable(x.terrain),
  };
}

function equalOptions(a: Options, b: Options): boolean {
  return a.tieBreak === b.tieBreak;
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

function equalRoundContext(a: RoundContext, b: RoundContext): boolean {
  return equalFlatList(a.order, b.order);
}

function equalStrategyPhaseContext(a: StrategyPhaseContext, b: StrategyPhaseContext): boolean {
  return a.winner === b.winner;
}

function equalActionPhaseContext(a: ActionPhaseContext, b: ActionPhaseContext): boolean {
  return a.seat === b.seat && a.retained === b.retained;
}

function equalActivationContext(a: ActivationContext, b: ActivationContext): boolean {
  return (
    a.seat === b.seat &&
    a.retained === b.retained &&
    a.action === b.action &&
    a.passed === b.passed &&
    equalFlatList(a.formations, b.formations)
  );
}

function equalActionContext(a: ActionContext, b: ActionContext): boolean {
  return (
    a.seat === b.seat &&
    a.action === b.action &&
    a.movesLeft === b.movesLeft &&
    a.mover === b.mover &&
    a.toHit === b.toHit &&
    a.regroups === b.regroups &&
    equalFlatList(a.formations, b.formations)
  );
}

function equalDataList(a: Plain[], b: Plain[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalPlain(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMoveContext(a: MoveContext, b: MoveContext): boolean {
  return (
    a.asked === b.asked &&
    a.seat === b.seat &&
    a.formation === b.formation &&
    a.manner === b.manner &&
    a.left === b.left &&
    equalPlain(a.plan, b.plan) &&
    (a.crossing === null ? b.crossing === null : b.crossing !== null && equalPlain(a.crossing, b.crossing)) &&
    equalDataList(a.trace, b.trace) &&
    equalFlatList(a.targets, b.targets) &&
    equalFlatList(a.contacted, b.contacted) &&
    equalFlatList(a.pickedUp, b.pickedUp) &&
    equalFlatList(a.moved, b.moved)
  );
}

function equalWreckContext(a: WreckContext, b: WreckContext): boolean {
  return (
    a.seat === b.seat &&
    a.transport === b.transport &&
    a.x === b.x &&
    a.y === b.y &&
    a.facing === b.facing &&
    a.macro === b.macro &&
    equalFlatList(a.saved, b.saved) &&
    equalFlatList(a.lost, b.lost)
  );
}

function equalAmount(a: Amount, b: Amount): boolean {
  return a.dice === b.dice && a.sides === b.sides && a.plus === b.plus;
}

function equalGun(a: Gun, b: Gun): boolean {
  return (
    a.unit === b.unit &&
    a.weapon === b.weapon &&
    a.mode === b.mode &&
    a.kind === b.kind &&
    a.value === b.value &&
    equalAmount(a.shots, b.shots)
  );
}

function equalGunList(a: Gun[], b: Gun[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalGun(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalAllocatedHits(a: AllocatedHits, b: AllocatedHits): boolean {
  return a.unit === b.unit && a.hits === b.hits && a.saved === b.saved;
}

function equalAllocatedHitsList(a: AllocatedHits[], b: AllocatedHits[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalAllocatedHits(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalLosses(a: Losses, b: Losses): boolean {
  return a.formation === b.formation && a.units === b.units && a.markers === b.markers;
}

function equalLossesList(a: Losses[], b: Losses[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalLosses(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalCorner(a: Corner, b: Corner): boolean {
  return a.x === b.x && a.y === b.y;
}

function equalCornerList(a: Corner[], b: Corner[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalCorner(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalShootContext(a: ShootContext, b: ShootContext): boolean {
  return (
    a.seat === b.seat &&
    a.formation === b.formation &&
    a.target === b.target &&
    a.action === b.action &&
    a.overwatch === b.overwatch &&
    a.crossfire === b.crossfire &&
    a.ap === b.ap &&
    a.at === b.at &&
    a.mw === b.mw &&
    a.macro === b.macro &&
    a.bombards === b.bombards &&
    a.points === b.points &&
    equalFlatList(a.suppressed, b.suppressed) &&
    equalGunList(a.guns, b.guns) &&
    equalFlatList(a.covered, b.covered) &&
    equalFlatList(a.sparing, b.sparing) &&
    equalAllocatedHitsList(a.allocated, b.allocated) &&
    equalLossesList(a.losses, b.losses) &&
    equalCornerList(a.templates, b.templates) &&
    equalFlatList(a.bombarded, b.bombarded)
  );
}

function equalRank(a: Rank, b: Rank): boolean {
  return a.unit === b.unit && a.away === b.away;
}

function equalRankList(a: Rank[], b: Rank[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalRank(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalBatch(a: Batch, b: Batch): boolean {
  return a.on === b.on && a.kind === b.kind && a.hits === b.hits;
}

function equalBatchList(a: Batch[], b: Batch[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalBatch(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalDealt(a: Dealt, b: Dealt): boolean {
  return a.unit === b.unit && a.hits === b.hits;
}

function equalDealtList(a: Dealt[], b: Dealt[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalDealt(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalAssaultLoss(a: AssaultLoss, b: AssaultLoss): boolean {
  return a.formation === b.formation && a.casualties === b.casualties && a.markers === b.markers;
}

function equalAssaultLossList(a: AssaultLoss[], b: AssaultLoss[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalAssaultLoss(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalAssaultContext(a: AssaultContext, b: AssaultContext): boolean {
  return (
    a.seat === b.seat &&
    a.next === b.next &&
    a.round === b.round &&
    a.when === b.when &&
    a.winner === b.winner &&
    equalFlatList(a.formations, b.formations) &&
    equalFlatList(a.attackers, b.attackers) &&
    equalFlatList(a.defenders, b.defenders) &&
    equalFlatList(a.wasBroken, b.wasBroken) &&
    equalFlatList(a.contacted, b.contacted) &&
    equalFlatList(a.involved, b.involved) &&
    equalRankList(a.ranks, b.ranks) &&
    equalFlatList(a.supporters, b.supporters) &&
    equalBatchList(a.batches, b.batches) &&
    equalDealtList(a.dealt, b.dealt) &&
    equalAssaultLossList(a.losses, b.losses)
  );
}

function equalRegroupContext(a: RegroupContext, b: RegroupContext): boolean {
  return a.seat === b.seat && a.formation === b.formation;
}

function equalWithdrawalContext(a: WithdrawalContext, b: WithdrawalContext): boolean {
  return (
    a.seat === b.seat &&
    a.formation === b.formation &&
    a.movesLeft === b.movesLeft &&
    equalFlatList(a.moved, b.moved)
  );
}

function equalEndPhaseContext(a: EndPhaseContext, b: EndPhaseContext): boolean {
  return a.turn === b.turn && equalFlatList(a.order, b.order) && equalFlatList(a.tried, b.tried);
}

function equalRallyContext(a: RallyContext, b: RallyContext): boolean {
  return a.seat === b.seat && a.formation === b.formation;
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
    case 'round':
      return b.do === 'round' && a.at === b.at && equalRoundContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'strategyPhase':
      return (
        b.do === 'strategyPhase' &&
        a.at === b.at &&
        equalStrategyPhaseContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'actionPhase':
      return b.do === 'actionPhase' && a.at === b.at && equalActionPhaseContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'activation':
      return b.do === 'activation' && a.at === b.at && equalActivationContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'action':
      return b.do === 'action' && a.at === b.at && equalActionContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'move':
      return b.do === 'move' && a.at === b.at && equalMoveContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'wreck':
      return b.do === 'wreck' && a.at === b.at && equalWreckContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'shoot':
      return b.do === 'shoot' && a.at === b.at && equalShootContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'assault':
      return b.do === 'assault' && a.at === b.at && equalAssaultContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'regroup':
      return b.do === 'regroup' && a.at === b.at && equalRegroupContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'withdrawal':
      return b.do === 'withdrawal' && a.at === b.at && equalWithdrawalContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'endPhase':
      return b.do === 'endPhase' && a.at === b.at && equalEndPhaseContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'rally':
      return b.do === 'rally' && a.at === b.at && equalRallyContext(a.c, b.c) && equalPlain(a.reply, b.reply);
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
    case 'activated':
      return (
        b.name === 'activated' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'marched':
      return (
        b.name === 'marched' &&
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

function equalBoardSize(a: BoardSize, b: BoardSize): boolean {
  return a.width === b.width && a.depth === b.depth;
}

function equalPlayer(a: Player, b: Player): boolean {
  return a.strategyRating === b.strategyRating;
}

function equalCritical(a: Critical, b: Critical): boolean {
  switch (a.does) {
    case 'nothing':
      return b.does === 'nothing';
    case 'destroyed':
      return b.does === 'destroyed';
    case 'fire':
      return b.does === 'fire';
    case 'stagger':
      return b.does === 'stagger' && a.hitOn === b.hitOn;
    case 'reactor':
      return b.does === 'reactor' && a.hitOn === b.hitOn;
  }
}

function equalWeaponAbility(a: WeaponAbility, b: WeaponAbility): boolean {
  switch (a.ability) {
    case 'disrupt':
      return b.ability === 'disrupt';
    case 'extraAttacks':
      return b.ability === 'extraAttacks' && equalAmount(a.attacks, b.attacks);
    case 'firstStrike':
      return b.ability === 'firstStrike';
    case 'ignoreCover':
      return b.ability === 'ignoreCover';
    case 'indirectFire':
      return b.ability === 'indirectFire';
    case 'macroWeapon':
      return b.ability === 'macroWeapon';
    case 'singleShot':
      return b.ability === 'singleShot';
    case 'slowFiring':
      return b.ability === 'slowFiring';
    case 'titanKiller':
      return b.ability === 'titanKiller' && equalAmount(a.damage, b.damage);
  }
}

function equalWeaponAbilityList(a: WeaponAbility[], b: WeaponAbility[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalWeaponAbility(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWeaponMode(a: WeaponMode, b: WeaponMode): boolean {
  return (
    a.use === b.use &&
    a.range === b.range &&
    a.ap === b.ap &&
    a.at === b.at &&
    a.aa === b.aa &&
    a.mw === b.mw &&
    a.arc === b.arc &&
    equalAmount(a.shots, b.shots) &&
    (a.barrage === null ? b.barrage === null : b.barrage !== null && equalAmount(a.barrage, b.barrage)) &&
    equalWeaponAbilityList(a.abilities, b.abilities)
  );
}

function equalWeaponModeList(a: WeaponMode[], b: WeaponMode[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalWeaponMode(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWeapon(a: Weapon, b: Weapon): boolean {
  return a.name === b.name && a.count === b.count && a.joined === b.joined && equalWeaponModeList(a.modes, b.modes);
}

function equalWeaponList(a: Weapon[], b: Weapon[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalWeapon(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalHoldCost(a: HoldCost, b: HoldCost): boolean {
  return a.of === b.of && a.places === b.places;
}

function equalHoldCostList(a: HoldCost[], b: HoldCost[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalHoldCost(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalHoldLimit(a: HoldLimit, b: HoldLimit): boolean {
  return a.of === b.of && a.most === b.most;
}

function equalHoldLimitList(a: HoldLimit[], b: HoldLimit[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalHoldLimit(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalHold(a: Hold, b: Hold): boolean {
  return (
    a.capacity === b.capacity &&
    equalFlatList(a.allows, b.allows) &&
    equalFlatList(a.excludes, b.excludes) &&
    equalHoldCostList(a.costs, b.costs) &&
    equalHoldLimitList(a.limits, b.limits)
  );
}

function equalHoldList(a: Hold[], b: Hold[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalHold(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalFootprint(a: Footprint, b: Footprint): boolean {
  switch (a.shape) {
    case 'round':
      return b.shape === 'round' && a.diameter === b.diameter;
    case 'rectangle':
      return b.shape === 'rectangle' && a.length === b.length && a.width === b.width;
  }
}

function equalProfile(a: Profile, b: Profile): boolean {
  return (
    a.name === b.name &&
    a.sheet === b.sheet &&
    a.type === b.type &&
    a.speed === b.speed &&
    a.manoeuvre === b.manoeuvre &&
    a.armour === b.armour &&
    a.closeCombat === b.closeCombat &&
    a.firefight === b.firefight &&
    a.damageCapacity === b.damageCapacity &&
    a.shields === b.shields &&
    a.portholes === b.portholes &&
    equalCritical(a.critical, b.critical) &&
    (a.powerFields === null ? b.powerFields === null : b.powerFields !== null && equalAmount(a.powerFields, b.powerFields)) &&
    equalWeaponList(a.weapons, b.weapons) &&
    equalFlatList(a.abilities, b.abilities) &&
    equalHoldList(a.holds, b.holds) &&
    equalFootprint(a.base, b.base)
  );
}

function equalFormationStatus(a: FormationStatus, b: FormationStatus): boolean {
  switch (a.at) {
    case 'undeployed':
      return b.at === 'undeployed';
    case 'deployed':
      return b.at === 'deployed';
    case 'reserve':
      return b.at === 'reserve' && a.by === b.by;
    case 'destroyed':
      return b.at === 'destroyed';
  }
}

function equalFormation(a: Formation, b: Formation): boolean {
  return (
    a.owner === b.owner &&
    a.name === b.name &&
    a.initiative === b.initiative &&
    a.points === b.points &&
    a.blastMarkers === b.blastMarkers &&
    a.broken === b.broken &&
    a.withdraws === b.withdraws &&
    a.overwatch === b.overwatch &&
    equalFlatList(a.units, b.units) &&
    equalFlatList(a.armyRules, b.armyRules) &&
    equalFormationStatus(a.status, b.status)
  );
}

function equalWhereabouts(a: Whereabouts, b: Whereabouts): boolean {
  switch (a.at) {
    case 'off':
      return b.at === 'off';
    case 'table':
      return b.at === 'table' && a.x === b.x && a.y === b.y && a.facing === b.facing && a.air === b.air;
    case 'aboard':
      return b.at === 'aboard' && a.transport === b.transport;
    case 'gone':
      return b.at === 'gone';
  }
}

function equalUnit(a: Unit, b: Unit): boolean {
  return (
    a.formation === b.formation &&
    a.profile === b.profile &&
    a.damage === b.damage &&
    a.shields === b.shields &&
    equalFlatList(a.characters, b.characters) &&
    equalWhereabouts(a.where, b.where)
  );
}

function equalTerrain(a: Terrain, b: Terrain): boolean {
  return (
    a.kind === b.kind &&
    a.height === b.height &&
    a.forVehicles === b.forVehicles &&
    equalCornerList(a.shape, b.shape)
  );
}

function shareState(x: State, b: State): State {
  return {
    options: shareOne(x.options, b.options, (v, w) => equalOptions(v, w), (v) => cloneOptions(v)),
    seats: shareOne(x.seats, b.seats, (v, w) => equalSeatList(v, w), (v) => cloneSeatList(v)),
    agenda: shareOne(x.agenda, b.agenda, (v, w) => equalFrameList(v, w), (v) => cloneFrameList(v)),
    effects: shareOne(x.effects, b.effects, (v, w) => equalEffectList(v, w), (v) => cloneEffectList(v)),
    finished: shareOne(x.finished, b.finished, (v, w) => equalFinishedList(v, w), (v) => cloneFinishedList(v)),
    board: shareOne(x.board, b.board, (v, w) => equalBoardSize(v, w), (v) => cloneBoardSize(v)),
    round: x.round,
    lastRound: x.lastRound,
    over: x.over,
    strategyWinner: x.strategyWinner,
    first: x.first,
    nextBirthday: x.nextBirthday,
    players: shareTable(x.players, b.players, (v, w) => equalPlayer(v, w), (v) => clonePlayer(v)),
    profiles: shareTable(x.profiles, b.profiles, (v, w) => equalProfile(v, w), (v) => cloneProfile(v)),
    formations: shareTable(x.formations, b.formations, (v, w) => equalFormation(v, w), (v) => cloneFormation(v)),
    units: shareTable(x.units, b.units, (v, w) => equalUnit(v, w), (v) => cloneUnit(v)),
    terrain: shareTable(x.terrain, b.terrain, (v, w) => equalTerrain(v, w), (v) => cloneTerrain(v)),
  };
}

function equalPlayerTable(a: Record<string, Player>, b: Record<string, Player>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalPlayer(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalProfileTable(a: Record<string, Profile>, b: Record<string, Profile>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalProfile(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalFormationTable(a: Record<string, Formation>, b: Record<string, Formation>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalFormation(a[key]!, b[key]!)) return false;
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
    a.round === b.round &&
    a.lastRound === b.lastRound &&
    a.over === b.over &&
    a.strategyWinner === b.strategyWinner &&
    a.first === b.first &&
    a.nextBirthday === b.nextBirthday &&
    equalOptions(a.options, b.options) &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalBoardSize(a.board, b.board) &&
    equalPlayerTable(a.players, b.players) &&
    equalProfileTable(a.profiles, b.profiles) &&
    equalFormationTable(a.formations, b.formations) &&
    equalUnitTable(a.units, b.units) &&
    equalTerrainTable(a.terrain, b.terrain)
  );
}

function hashOptions(h: Lanes, x: Options): void {
  mixText(h, x.tieBreak);
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

function hashRoundContext(h: Lanes, x: RoundContext): void {
  hashSeatsIdList(h, x.order);
}

function hashStrategyPhaseContext(h: Lanes, x: StrategyPhaseContext): void {
  if (x.winner === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.winner);
  }
}

function hashActionPhaseContext(h: Lanes, x: ActionPhaseContext): void {
  mixText(h, x.seat);
  mixWord(h, x.retained ? 1 : 0);
}

function hashFormationsIdList(h: Lanes, x: FormationsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashActivationContext(h: Lanes, x: ActivationContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.retained ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.retained ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.passed ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.passed ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  hashFormationsIdList(h, x.formations);
  mixText(h, x.action);
}

function hashActionContext(h: Lanes, x: ActionContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.movesLeft, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.movesLeft, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.mover, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.mover, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.regroups ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.regroups ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  hashFormationsIdList(h, x.formations);
  mixText(h, x.action);
  if (x.toHit === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.toHit);
  }
}

function hashDataList(h: Lanes, x: Plain[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixPlain(h, v);
  }
}

function hashUnitsIdList(h: Lanes, x: UnitsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashMoveContext(h: Lanes, x: MoveContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.asked ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.asked ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.left, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.left, LANE_B);
  h[0] = a;
  h[1] = b;
  mixPlain(h, x.plan);
  if (x.crossing === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixPlain(h, x.crossing);
  }
  hashDataList(h, x.trace);
  mixText(h, x.seat);
  mixText(h, x.formation);
  mixText(h, x.manner);
  hashFormationsIdList(h, x.targets);
  hashUnitsIdList(h, x.contacted);
  hashUnitsIdList(h, x.pickedUp);
  hashUnitsIdList(h, x.moved);
}

function hashWreckContext(h: Lanes, x: WreckContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.facing, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.facing, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.macro ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.macro ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.transport);
  hashUnitsIdList(h, x.saved);
  hashUnitsIdList(h, x.lost);
}

function hashAmount(h: Lanes, x: Amount): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.dice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.dice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.plus, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.plus, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashGun(h: Lanes, x: Gun): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.weapon, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.weapon, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.mode, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.mode, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.value, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.value, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.unit);
  mixText(h, x.kind);
  hashAmount(h, x.shots);
}

function hashGunList(h: Lanes, x: Gun[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashGun(h, v);
  }
}

function hashWordList(h: Lanes, x: ('ap' | 'at' | 'mw')[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashAllocatedHits(h: Lanes, x: AllocatedHits): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.hits, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.hits, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.saved, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.saved, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.unit);
}

function hashAllocatedHitsList(h: Lanes, x: AllocatedHits[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashAllocatedHits(h, v);
  }
}

function hashLosses(h: Lanes, x: Losses): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.units, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.units, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.markers, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.markers, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.formation);
}

function hashLossesList(h: Lanes, x: Losses[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashLosses(h, v);
  }
}

function hashCorner(h: Lanes, x: Corner): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashCornerList(h: Lanes, x: Corner[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashCorner(h, v);
  }
}

function hashShootContext(h: Lanes, x: ShootContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.action, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.action, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.overwatch ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.overwatch ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.crossfire ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.crossfire ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.ap, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.ap, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.at, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.at, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.mw, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.mw, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.macro ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.macro ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.bombards ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.bombards ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.points, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.points, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.formation);
  if (x.target === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.target);
  }
  hashUnitsIdList(h, x.suppressed);
  hashGunList(h, x.guns);
  hashWordList(h, x.covered);
  hashWordList(h, x.sparing);
  hashAllocatedHitsList(h, x.allocated);
  hashLossesList(h, x.losses);
  hashCornerList(h, x.templates);
  hashFormationsIdList(h, x.bombarded);
}

function hashRank(h: Lanes, x: Rank): void {
  mixText(h, x.unit);
  mixWord(h, x.away);
}

function hashRankList(h: Lanes, x: Rank[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashRank(h, v);
  }
}

function hashBatch(h: Lanes, x: Batch): void {
  mixText(h, x.on);
  mixText(h, x.kind);
  mixWord(h, x.hits);
}

function hashBatchList(h: Lanes, x: Batch[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashBatch(h, v);
  }
}

function hashDealt(h: Lanes, x: Dealt): void {
  mixText(h, x.unit);
  mixWord(h, x.hits);
}

function hashDealtList(h: Lanes, x: Dealt[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashDealt(h, v);
  }
}

function hashAssaultLoss(h: Lanes, x: AssaultLoss): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.casualties, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.casualties, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.markers, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.markers, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.formation);
}

function hashAssaultLossList(h: Lanes, x: AssaultLoss[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashAssaultLoss(h, v);
  }
}

function hashAssaultContext(h: Lanes, x: AssaultContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.next, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.next, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.round, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.round, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  hashFormationsIdList(h, x.formations);
  hashFormationsIdList(h, x.attackers);
  hashFormationsIdList(h, x.defenders);
  hashFormationsIdList(h, x.wasBroken);
  hashUnitsIdList(h, x.contacted);
  mixText(h, x.when);
  hashUnitsIdList(h, x.involved);
  hashRankList(h, x.ranks);
  hashFormationsIdList(h, x.supporters);
  hashBatchList(h, x.batches);
  hashDealtList(h, x.dealt);
  hashAssaultLossList(h, x.losses);
  if (x.winner === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.winner);
  }
}

function hashRegroupContext(h: Lanes, x: RegroupContext): void {
  mixText(h, x.seat);
  mixText(h, x.formation);
}

function hashWithdrawalContext(h: Lanes, x: WithdrawalContext): void {
  mixText(h, x.seat);
  mixText(h, x.formation);
  mixWord(h, x.movesLeft);
  hashUnitsIdList(h, x.moved);
}

function hashEndPhaseContext(h: Lanes, x: EndPhaseContext): void {
  hashSeatsIdList(h, x.order);
  mixWord(h, x.turn);
  hashFormationsIdList(h, x.tried);
}

function hashRallyContext(h: Lanes, x: RallyContext): void {
  mixText(h, x.seat);
  mixText(h, x.formation);
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
    case 'round': {
      mixWord(h, 3);
      mixText(h, x.at);
      hashRoundContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'strategyPhase': {
      mixWord(h, 4);
      mixText(h, x.at);
      hashStrategyPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'actionPhase': {
      mixWord(h, 5);
      mixText(h, x.at);
      hashActionPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'activation': {
      mixWord(h, 6);
      mixText(h, x.at);
      hashActivationContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'action': {
      mixWord(h, 7);
      mixText(h, x.at);
      hashActionContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'move': {
      mixWord(h, 8);
      mixText(h, x.at);
      hashMoveContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'wreck': {
      mixWord(h, 9);
      mixText(h, x.at);
      hashWreckContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shoot': {
      mixWord(h, 10);
      mixText(h, x.at);
      hashShootContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'assault': {
      mixWord(h, 11);
      mixText(h, x.at);
      hashAssaultContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'regroup': {
      mixWord(h, 12);
      mixText(h, x.at);
      hashRegroupContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'withdrawal': {
      mixWord(h, 13);
      mixText(h, x.at);
      hashWithdrawalContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'endPhase': {
      mixWord(h, 14);
      mixText(h, x.at);
      hashEndPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'rally': {
      mixWord(h, 15);
      mixText(h, x.at);
      hashRallyContext(h, x.c);
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
    case 'activated': {
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
    case 'marched': {
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

function hashBoardSize(h: Lanes, x: BoardSize): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.width, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.width, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.depth, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.depth, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashPlayer(h: Lanes, x: Player): void {
  mixWord(h, x.strategyRating);
}

function hashPlayerTable(h: Lanes, x: Record<string, Player>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashPlayer(h, v);
  }
}

function hashCritical(h: Lanes, x: Critical): void {
  switch (x.does) {
    case 'nothing': {
      mixWord(h, 1);
      break;
    }
    case 'destroyed': {
      mixWord(h, 2);
      break;
    }
    case 'fire': {
      mixWord(h, 3);
      break;
    }
    case 'stagger': {
      mixWord(h, 4);
      mixWord(h, x.hitOn);
      break;
    }
    case 'reactor': {
      mixWord(h, 5);
      mixWord(h, x.hitOn);
      break;
    }
  }
}

function hashWeaponAbility(h: Lanes, x: WeaponAbility): void {
  switch (x.ability) {
    case 'disrupt': {
      mixWord(h, 1);
      break;
    }
    case 'extraAttacks': {
      mixWord(h, 2);
      hashAmount(h, x.attacks);
      break;
    }
    case 'firstStrike': {
      mixWord(h, 3);
      break;
    }
    case 'ignoreCover': {
      mixWord(h, 4);
      break;
    }
    case 'indirectFire': {
      mixWord(h, 5);
      break;
    }
    case 'macroWeapon': {
      mixWord(h, 6);
      break;
    }
    case 'singleShot': {
      mixWord(h, 7);
      break;
    }
    case 'slowFiring': {
      mixWord(h, 8);
      break;
    }
    case 'titanKiller': {
      mixWord(h, 9);
      hashAmount(h, x.damage);
      break;
    }
  }
}

function hashWeaponAbilityList(h: Lanes, x: WeaponAbility[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashWeaponAbility(h, v);
  }
}

function hashWeaponMode(h: Lanes, x: WeaponMode): void {
  mixText(h, x.use);
  mixWord(h, x.range);
  hashAmount(h, x.shots);
  if (x.ap === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.ap);
  }
  if (x.at === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.at);
  }
  if (x.aa === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.aa);
  }
  if (x.mw === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.mw);
  }
  if (x.barrage === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashAmount(h, x.barrage);
  }
  mixText(h, x.arc);
  hashWeaponAbilityList(h, x.abilities);
}

function hashWeaponModeList(h: Lanes, x: WeaponMode[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashWeaponMode(h, v);
  }
}

function hashWeapon(h: Lanes, x: Weapon): void {
  mixText(h, x.name);
  mixWord(h, x.count);
  hashWeaponModeList(h, x.modes);
  mixText(h, x.joined);
}

function hashWeaponList(h: Lanes, x: Weapon[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashWeapon(h, v);
  }
}

function hashWordList2(
  h: Lanes,
  x: ('commander' | 'expendable' | 'fearless' | 'infiltrator' | 'inspiring' | 'invulnerableSave' | 'jumpPacks' | 'leader' | 'mounted' | 'planetfall' | 'reinforcedArmour' | 'scout' | 'selfPlanetfall' | 'skimmer' | 'slowAndSteady' | 'sniper' | 'supportCraft' | 'supremeCommander' | 'teleport' | 'thickRearArmour' | 'tunneler' | 'walker')[],
): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashTextList(h: Lanes, x: string[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashHoldCost(h: Lanes, x: HoldCost): void {
  mixText(h, x.of);
  mixWord(h, x.places);
}

function hashHoldCostList(h: Lanes, x: HoldCost[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashHoldCost(h, v);
  }
}

function hashHoldLimit(h: Lanes, x: HoldLimit): void {
  mixText(h, x.of);
  mixWord(h, x.most);
}

function hashHoldLimitList(h: Lanes, x: HoldLimit[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashHoldLimit(h, v);
  }
}

function hashHold(h: Lanes, x: Hold): void {
  mixWord(h, x.capacity);
  hashTextList(h, x.allows);
  hashTextList(h, x.excludes);
  hashHoldCostList(h, x.costs);
  hashHoldLimitList(h, x.limits);
}

function hashHoldList(h: Lanes, x: Hold[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashHold(h, v);
  }
}

function hashFootprint(h: Lanes, x: Footprint): void {
  switch (x.shape) {
    case 'round': {
      mixWord(h, 1);
      mixWord(h, x.diameter);
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

function hashProfile(h: Lanes, x: Profile): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.speed, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.speed, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.shields, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.shields, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.portholes ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.portholes ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
  mixText(h, x.sheet);
  mixText(h, x.type);
  if (x.manoeuvre === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.manoeuvre);
  }
  if (x.armour === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.armour);
  }
  if (x.closeCombat === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.closeCombat);
  }
  if (x.firefight === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.firefight);
  }
  if (x.damageCapacity === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.damageCapacity);
  }
  hashCritical(h, x.critical);
  if (x.powerFields === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashAmount(h, x.powerFields);
  }
  hashWeaponList(h, x.weapons);
  hashWordList2(h, x.abilities);
  hashHoldList(h, x.holds);
  hashFootprint(h, x.base);
}

function hashProfileTable(h: Lanes, x: Record<string, Profile>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashProfile(h, v);
  }
}

function hashWordList3(h: Lanes, x: ('theyShallKnowNoFear' | 'mobRule' | 'powerOfTheWaaagh')[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashFormationStatus(h: Lanes, x: FormationStatus): void {
  switch (x.at) {
    case 'undeployed': {
      mixWord(h, 1);
      break;
    }
    case 'deployed': {
      mixWord(h, 2);
      break;
    }
    case 'reserve': {
      mixWord(h, 3);
      mixText(h, x.by);
      break;
    }
    case 'destroyed': {
      mixWord(h, 4);
      break;
    }
  }
}

function hashFormation(h: Lanes, x: Formation): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.initiative, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.initiative, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.points, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.points, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.blastMarkers, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.blastMarkers, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.broken ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.broken ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.withdraws ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.withdraws ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.owner);
  mixText(h, x.name);
  hashUnitsIdList(h, x.units);
  hashWordList3(h, x.armyRules);
  if (x.overwatch === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.overwatch);
  }
  hashFormationStatus(h, x.status);
}

function hashFormationTable(h: Lanes, x: Record<string, Formation>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashFormation(h, v);
  }
}

function hashProfilesIdList(h: Lanes, x: ProfilesId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashWhereabouts(h: Lanes, x: Whereabouts): void {
  switch (x.at) {
    case 'off': {
      mixWord(h, 1);
      break;
    }
    case 'table': {
      mixWord(h, 2);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.facing, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.facing, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ (x.air ? 1 : 0), LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ (x.air ? 1 : 0), LANE_B);
      h[0] = a;
      h[1] = b;
      break;
    }
    case 'aboard': {
      mixWord(h, 3);
      mixText(h, x.transport);
      break;
    }
    case 'gone': {
      mixWord(h, 4);
      break;
    }
  }
}

function hashUnit(h: Lanes, x: Unit): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.damage, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.damage, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.shields, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.shields, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.formation);
  mixText(h, x.profile);
  hashProfilesIdList(h, x.characters);
  hashWhereabouts(h, x.where);
}

function hashUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashUnit(h, v);
  }
}

function hashTerrain(h: Lanes, x: Terrain): void {
  mixText(h, x.kind);
  hashCornerList(h, x.shape);
  if (x.height === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.height);
  }
  mixWord(h, x.forVehicles ? 1 : 0);
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
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.round, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.round, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.lastRound, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.lastRound, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.over ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.over ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  hashOptions(h, x.options);
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  hashBoardSize(h, x.board);
  if (x.strategyWinner === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.strategyWinner);
  }
  if (x.first === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.first);
  }
  if (x.nextBirthday === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.nextBirthday);
  }
  hashPlayerTable(h, x.players);
  hashProfileTable(h, x.profiles);
  hashFormationTable(h, x.formations);
  hashUnitTable(h, x.units);
  hashTerrainTable(h, x.terrain);
}

function spaceUnit(h: Lanes, x: Unit): void {
  hashWhereabouts(h, x.where);
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
  hashCornerList(h, x.shape);
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
    case 'battleEnded':
      return { type: 'battleEnded', rules: x.rules.slice() };
    case 'roundBegan':
      return { type: 'roundBegan', rules: x.rules.slice(), round: x.round };
    case 'phaseBegan':
      return { type: 'phaseBegan', rules: x.rules.slice(), phase: x.phase };
    case 'strategyWon':
      return { type: 'strategyWon', rules: x.rules.slice(), seat: x.seat, total: x.total };
    case 'firstChosen':
      return { type: 'firstChosen', rules: x.rules.slice(), seat: x.seat };
    case 'initiativeRetained':
      return { type: 'initiativeRetained', rules: x.rules.slice(), seat: x.seat };
    case 'actionDeclared':
      return { type: 'actionDeclared', rules: x.rules.slice(), formation: x.formation, action: x.action };
    case 'actionFailed':
      return { type: 'actionFailed', rules: x.rules.slice(), formation: x.formation, action: x.action };
    case 'wentOnOverwatch':
      return { type: 'wentOnOverwatch', rules: x.rules.slice(), formation: x.formation };
    case 'unitMoved':
      return {
        type: 'unitMoved',
        rules: x.rules.slice(),
        unit: x.unit,
        manner: x.manner,
        x: x.x,
        y: x.y,
        facing: x.facing,
      };
    case 'unitLoaded':
      return { type: 'unitLoaded', rules: x.rules.slice(), unit: x.unit, transport: x.transport };
    case 'unitSetDown':
      return {
        type: 'unitSetDown',
        rules: x.rules.slice(),
        unit: x.unit,
        transport: x.transport,
        x: x.x,
        y: x.y,
        facing: x.facing,
      };
    case 'firedAt':
      return { type: 'firedAt', rules: x.rules.slice(), formation: x.formation, target: x.target };
    case 'unitSuppressed':
      return { type: 'unitSuppressed', rules: x.rules.slice(), unit: x.unit };
    case 'hitsScored':
      return {
        type: 'hitsScored',
        rules: x.rules.slice(),
        formation: x.formation,
        target: x.target,
        ap: x.ap,
        at: x.at,
        mw: x.mw,
      };
    case 'templatePlaced':
      return {
        type: 'templatePlaced',
        rules: x.rules.slice(),
        formation: x.formation,
        target: x.target,
        x: x.x,
        y: x.y,
      };
    case 'inCrossfire':
      return {
        type: 'inCrossfire',
        rules: x.rules.slice(),
        formation: x.formation,
        target: x.target,
        from: x.from,
        to: x.to,
      };
    case 'assaultBegan':
      return { type: 'assaultBegan', rules: x.rules.slice(), formation: x.formation, target: x.target };
    case 'assaultMissed':
      return { type: 'assaultMissed', rules: x.rules.slice(), formation: x.formation, target: x.target };
    case 'drawnIn':
      return { type: 'drawnIn', rules: x.rules.slice(), formation: x.formation };
    case 'assaultTied':
      return { type: 'assaultTied', rules: x.rules.slice(), formation: x.formation, target: x.target, total: x.total };
    case 'assaultWon':
      return { type: 'assaultWon', rules: x.rules.slice(), formation: x.formation, target: x.target, by: x.by };
    case 'withdrawalBegan':
      return { type: 'withdrawalBegan', rules: x.rules.slice(), formation: x.formation };
    case 'formationRallied':
      return { type: 'formationRallied', rules: x.rules.slice(), formation: x.formation, left: x.left };
    case 'rallyFailed':
      return { type: 'rallyFailed', rules: x.rules.slice(), formation: x.formation };
    case 'markersPlaced':
      return { type: 'markersPlaced', rules: x.rules.slice(), formation: x.formation, by: x.by };
    case 'markersRemoved':
      return { type: 'markersRemoved', rules: x.rules.slice(), formation: x.formation, by: x.by };
    case 'formationBroke':
      return { type: 'formationBroke', rules: x.rules.slice(), formation: x.formation, withdraws: x.withdraws };
    case 'unitDestroyed':
      return { type: 'unitDestroyed', rules: x.rules.slice(), unit: x.unit, why: x.why };
    case 'unitDamaged':
      return { type: 'unitDamaged', rules: x.rules.slice(), unit: x.unit, by: x.by, why: x.why };
    case 'overwatchEnded':
      return { type: 'overwatchEnded', rules: x.rules.slice(), formation: x.formation };
  }
}

const readTieBreakWord = readLiteral(['reroll', 'birthday']);

function readOptions(r: Reader, v: unknown): Options {
  const o = openRecord(r, v, ['tieBreak']);
  if (o === null) return nothing();
  return { tieBreak: optional(r, o, 'tieBreak', readTieBreakWord, 'reroll') };
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

const readSeatsId = readId('seats');

const readSeatsIdList = readList(readSeatsId);

function readRoundContext(r: Reader, v: unknown): RoundContext {
  const o = openRecord(r, v, ['order']);
  if (o === null) return nothing();
  return { order: optional(r, o, 'order', readSeatsIdList, []) };
}

const readOptionalSeatsId = readNullable(readSeatsId);

function readStrategyPhaseContext(r: Reader, v: unknown): StrategyPhaseContext {
  const o = openRecord(r, v, ['winner']);
  if (o === null) return nothing();
  return { winner: optional(r, o, 'winner', readOptionalSeatsId, null) };
}

function readActionPhaseContext(r: Reader, v: unknown): ActionPhaseContext {
  const o = openRecord(r, v, ['seat', 'retained']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), retained: optional(r, o, 'retained', readBool, false) };
}

const readFormationsId = readId('formations');

const readFormationsIdList = readList(readFormationsId);

function readActivationContext(r: Reader, v: unknown): ActivationContext {
  const o = openRecord(r, v, ['seat', 'retained', 'formations', 'action', 'passed']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    retained: optional(r, o, 'retained', readBool, false),
    formations: optional(r, o, 'formations', readFormationsIdList, []),
    action: optional(r, o, 'action', readText, ''),
    passed: optional(r, o, 'passed', readBool, false),
  };
}

const readNumberFrom0To3 = readInt(0, 3);

const readNumberFrom0To9 = readInt(0, 9);

const readNumberFromMinus3To3 = readInt(-3, 3);

const readOptionalNumberFromMinus3To3 = readNullable(readNumberFromMinus3To3);

function readActionContext(r: Reader, v: unknown): ActionContext {
  const o = openRecord(r, v, ['seat', 'formations', 'action', 'movesLeft', 'mover', 'toHit', 'regroups']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    formations: field(r, o, 'formations', readFormationsIdList),
    action: field(r, o, 'action', readText),
    movesLeft: optional(r, o, 'movesLeft', readNumberFrom0To3, 0),
    mover: optional(r, o, 'mover', readNumberFrom0To9, 0),
    toHit: optional(r, o, 'toHit', readOptionalNumberFromMinus3To3, null),
    regroups: optional(r, o, 'regroups', readBool, false),
  };
}

const readOptionalData = readNullable(readData);

const readDataList = readList(readData);

const readMannerWord = readLiteral(['move', 'roadMarch', 'withdrawal', 'charge', 'counterCharge', 'consolidation']);

const readUnitsId = readId('units');

const readUnitsIdList = readList(readUnitsId);

function readMoveContext(r: Reader, v: unknown): MoveContext {
  const o = openRecord(r, v, [
    'plan',
    'crossing',
    'trace',
    'asked',
    'seat',
    'formation',
    'manner',
    'left',
    'targets',
    'contacted',
    'pickedUp',
    'moved',
  ]);
  if (o === null) return nothing();
  return {
    plan: optional(r, o, 'plan', readData, []),
    crossing: optional(r, o, 'crossing', readOptionalData, null),
    trace: optional(r, o, 'trace', readDataList, []),
    asked: optional(r, o, 'asked', readBool, false),
    seat: field(r, o, 'seat', readSeatsId),
    formation: field(r, o, 'formation', readFormationsId),
    manner: field(r, o, 'manner', readMannerWord),
    left: optional(r, o, 'left', readNumberFrom0To3, 0),
    targets: optional(r, o, 'targets', readFormationsIdList, []),
    contacted: optional(r, o, 'contacted', readUnitsIdList, []),
    pickedUp: optional(r, o, 'pickedUp', readUnitsIdList, []),
    moved: optional(r, o, 'moved', readUnitsIdList, []),
  };
}

const readNumberFromMinus1000000To1000000 = readInt(-1000000, 1000000);

const readNumberFrom0To3599 = readInt(0, 3599);

function readWreckContext(r: Reader, v: unknown): WreckContext {
  const o = openRecord(r, v, ['seat', 'transport', 'x', 'y', 'facing', 'macro', 'saved', 'lost']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    transport: field(r, o, 'transport', readUnitsId),
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
    facing: field(r, o, 'facing', readNumberFrom0To3599),
    macro: optional(r, o, 'macro', readBool, false),
    saved: optional(r, o, 'saved', readUnitsIdList, []),
    lost: optional(r, o, 'lost', readUnitsIdList, []),
  };
}

const readOptionalFormationsId = readNullable(readFormationsId);

const readNumberFrom0To99 = readInt(0, 99);

const readKindWord = readLiteral(['ap', 'at', 'mw']);

const readNumberFrom1To10 = readInt(1, 10);

const readNumberFrom0To12 = readInt(0, 12);

const readNumberFrom3To6 = readInt(3, 6);

function readAmount(r: Reader, v: unknown): Amount {
  const o = openRecord(r, v, ['dice', 'sides', 'plus']);
  if (o === null) return nothing();
  return {
    dice: optional(r, o, 'dice', readNumberFrom0To12, 0),
    sides: optional(r, o, 'sides', readNumberFrom3To6, 6),
    plus: optional(r, o, 'plus', readNumberFrom0To99, 0),
  };
}

function readGun(r: Reader, v: unknown): Gun {
  const o = openRecord(r, v, ['unit', 'weapon', 'mode', 'kind', 'value', 'shots']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    weapon: field(r, o, 'weapon', readNumberFrom0To99),
    mode: field(r, o, 'mode', readNumberFrom0To9),
    kind: field(r, o, 'kind', readKindWord),
    value: field(r, o, 'value', readNumberFrom1To10),
    shots: field(r, o, 'shots', readAmount),
  };
}

const readGunList = readList(readGun);

const readCoveredWord = readLiteral(['ap', 'at', 'mw']);

const readCoveredWordList = readList(readCoveredWord);

const readSparingWord = readLiteral(['ap', 'at', 'mw']);

const readSparingWordList = readList(readSparingWord);

const readNumberFrom0To1000 = readInt(0, 1000);

function readAllocatedHits(r: Reader, v: unknown): AllocatedHits {
  const o = openRecord(r, v, ['unit', 'hits', 'saved']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    hits: field(r, o, 'hits', readNumberFrom0To1000),
    saved: field(r, o, 'saved', readNumberFrom0To1000),
  };
}

const readAllocatedHitsList = readList(readAllocatedHits);

function readLosses(r: Reader, v: unknown): Losses {
  const o = openRecord(r, v, ['formation', 'units', 'markers']);
  if (o === null) return nothing();
  return {
    formation: field(r, o, 'formation', readFormationsId),
    units: field(r, o, 'units', readNumberFrom0To1000),
    markers: field(r, o, 'markers', readNumberFrom0To1000),
  };
}

const readLossesList = readList(readLosses);

function readCorner(r: Reader, v: unknown): Corner {
  const o = openRecord(r, v, ['x', 'y']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
  };
}

const readCornerList = readList(readCorner);

function readShootContext(r: Reader, v: unknown): ShootContext {
  const o = openRecord(r, v, [
    'seat',
    'formation',
    'target',
    'action',
    'overwatch',
    'suppressed',
    'guns',
    'covered',
    'sparing',
    'crossfire',
    'ap',
    'at',
    'mw',
    'macro',
    'allocated',
    'losses',
    'bombards',
    'templates',
    'points',
    'bombarded',
  ]);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    formation: field(r, o, 'formation', readFormationsId),
    target: optional(r, o, 'target', readOptionalFormationsId, null),
    action: optional(r, o, 'action', readNumberFromMinus3To3, 0),
    overwatch: optional(r, o, 'overwatch', readBool, false),
    suppressed: optional(r, o, 'suppressed', readUnitsIdList, []),
    guns: optional(r, o, 'guns', readGunList, []),
    covered: optional(r, o, 'covered', readCoveredWordList, []),
    sparing: optional(r, o, 'sparing', readSparingWordList, []),
    crossfire: optional(r, o, 'crossfire', readBool, false),
    ap: optional(r, o, 'ap', readNumberFrom0To1000, 0),
    at: optional(r, o, 'at', readNumberFrom0To1000, 0),
    mw: optional(r, o, 'mw', readNumberFrom0To1000, 0),
    macro: optional(r, o, 'macro', readBool, false),
    allocated: optional(r, o, 'allocated', readAllocatedHitsList, []),
    losses: optional(r, o, 'losses', readLossesList, []),
    bombards: optional(r, o, 'bombards', readBool, false),
    templates: optional(r, o, 'templates', readCornerList, []),
    points: optional(r, o, 'points', readNumberFrom0To1000, 0),
    bombarded: optional(r, o, 'bombarded', readFormationsIdList, []),
  };
}

const readNumberFrom1To1000 = readInt(1, 1000);

const readWhenWord = readLiteral(['firstStrike', 'others', 'support']);

const readNumberFrom0To1000000 = readInt(0, 1000000);

function readRank(r: Reader, v: unknown): Rank {
  const o = openRecord(r, v, ['unit', 'away']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), away: field(r, o, 'away', readNumberFrom0To1000000) };
}

const readRankList = readList(readRank);

const readOnWord = readLiteral(['attackers', 'defenders']);

const readKindWord2 = readLiteral(['normal', 'macro', 'titanKiller', 'unsaved']);

function readBatch(r: Reader, v: unknown): Batch {
  const o = openRecord(r, v, ['on', 'kind', 'hits']);
  if (o === null) return nothing();
  return {
    on: field(r, o, 'on', readOnWord),
    kind: field(r, o, 'kind', readKindWord2),
    hits: field(r, o, 'hits', readNumberFrom0To1000),
  };
}

const readBatchList = readList(readBatch);

function readDealt(r: Reader, v: unknown): Dealt {
  const o = openRecord(r, v, ['unit', 'hits']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), hits: field(r, o, 'hits', readNumberFrom0To1000) };
}

const readDealtList = readList(readDealt);

function readAssaultLoss(r: Reader, v: unknown): AssaultLoss {
  const o = openRecord(r, v, ['formation', 'casualties', 'markers']);
  if (o === null) return nothing();
  return {
    formation: field(r, o, 'formation', readFormationsId),
    casualties: field(r, o, 'casualties', readNumberFrom0To1000),
    markers: field(r, o, 'markers', readNumberFrom0To1000),
  };
}

const readAssaultLossList = readList(readAssaultLoss);

const readWinnerWord = readLiteral(['attackers', 'defenders']);

const readOptionalWinnerWord = readNullable(readWinnerWord);

function readAssaultContext(r: Reader, v: unknown): AssaultContext {
  const o = openRecord(r, v, [
    'seat',
    'formations',
    'attackers',
    'defenders',
    'wasBroken',
    'next',
    'contacted',
    'round',
    'when',
    'involved',
    'ranks',
    'supporters',
    'batches',
    'dealt',
    'losses',
    'winner',
  ]);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    formations: field(r, o, 'formations', readFormationsIdList),
    attackers: field(r, o, 'attackers', readFormationsIdList),
    defenders: optional(r, o, 'defenders', readFormationsIdList, []),
    wasBroken: optional(r, o, 'wasBroken', readFormationsIdList, []),
    next: optional(r, o, 'next', readNumberFrom0To99, 0),
    contacted: optional(r, o, 'contacted', readUnitsIdList, []),
    round: optional(r, o, 'round', readNumberFrom1To1000, 1),
    when: optional(r, o, 'when', readWhenWord, 'firstStrike'),
    involved: optional(r, o, 'involved', readUnitsIdList, []),
    ranks: optional(r, o, 'ranks', readRankList, []),
    supporters: optional(r, o, 'supporters', readFormationsIdList, []),
    batches: optional(r, o, 'batches', readBatchList, []),
    dealt: optional(r, o, 'dealt', readDealtList, []),
    losses: optional(r, o, 'losses', readAssaultLossList, []),
    winner: optional(r, o, 'winner', readOptionalWinnerWord, null),
  };
}

function readRegroupContext(r: Reader, v: unknown): RegroupContext {
  const o = openRecord(r, v, ['seat', 'formation']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), formation: field(r, o, 'formation', readFormationsId) };
}

const readNumberFrom0To2 = readInt(0, 2);

function readWithdrawalContext(r: Reader, v: unknown): WithdrawalContext {
  const o = openRecord(r, v, ['seat', 'formation', 'movesLeft', 'moved']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    formation: field(r, o, 'formation', readFormationsId),
    movesLeft: optional(r, o, 'movesLeft', readNumberFrom0To2, 2),
    moved: optional(r, o, 'moved', readUnitsIdList, []),
  };
}

const readNumberFrom0To999 = readInt(0, 999);

function readEndPhaseContext(r: Reader, v: unknown): EndPhaseContext {
  const o = openRecord(r, v, ['order', 'turn', 'tried']);
  if (o === null) return nothing();
  return {
    order: optional(r, o, 'order', readSeatsIdList, []),
    turn: optional(r, o, 'turn', readNumberFrom0To999, 0),
    tried: optional(r, o, 'tried', readFormationsIdList, []),
  };
}

function readRallyContext(r: Reader, v: unknown): RallyContext {
  const o = openRecord(r, v, ['seat', 'formation']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), formation: field(r, o, 'formation', readFormationsId) };
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
    round: ['at', 'c', 'reply'],
    strategyPhase: ['at', 'c', 'reply'],
    actionPhase: ['at', 'c', 'reply'],
    activation: ['at', 'c', 'reply'],
    action: ['at', 'c', 'reply'],
    move: ['at', 'c', 'reply'],
    wreck: ['at', 'c', 'reply'],
    shoot: ['at', 'c', 'reply'],
    assault: ['at', 'c', 'reply'],
    regroup: ['at', 'c', 'reply'],
    withdrawal: ['at', 'c', 'reply'],
    endPhase: ['at', 'c', 'reply'],
    rally: ['at', 'c', 'reply'],
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
    case 'round':
      return {
        do: 'round',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRoundContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'strategyPhase':
      return {
        do: 'strategyPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readStrategyPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'actionPhase':
      return {
        do: 'actionPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readActionPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'activation':
      return {
        do: 'activation',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readActivationContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'action':
      return {
        do: 'action',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readActionContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'move':
      return {
        do: 'move',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMoveContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'wreck':
      return {
        do: 'wreck',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWreckContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shoot':
      return {
        do: 'shoot',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShootContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'assault':
      return {
        do: 'assault',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readAssaultContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'regroup':
      return {
        do: 'regroup',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRegroupContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'withdrawal':
      return {
        do: 'withdrawal',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWithdrawalContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'endPhase':
      return {
        do: 'endPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readEndPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'rally':
      return {
        do: 'rally',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRallyContext),
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

function readActivatedData(r: Reader, v: unknown): ActivatedData {
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

function readMarchedData(r: Reader, v: unknown): MarchedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readEffect(r: Reader, v: unknown): Effect {
  const o = openVariant(r, v, 'name', {
    activated: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    marched: ['rule', 'on', 'by', 'data', 'until', 'armed'],
  });
  if (o === null) return nothing();
  switch (o['name'] as Effect['name']) {
    case 'activated':
      return {
        name: 'activated',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readActivatedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'marched':
      return {
        name: 'marched',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readMarchedData),
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

function readBoardSize(r: Reader, v: unknown): BoardSize {
  const o = openRecord(r, v, ['width', 'depth']);
  if (o === null) return nothing();
  return {
    width: field(r, o, 'width', readNumberFrom0To1000000),
    depth: field(r, o, 'depth', readNumberFrom0To1000000),
  };
}

const readNumberFrom0To100 = readInt(0, 100);

const readNumberFrom1To100 = readInt(1, 100);

const readNumberFrom0To10 = readInt(0, 10);

function readPlayer(r: Reader, v: unknown): Player {
  const o = openRecord(r, v, ['strategyRating']);
  if (o === null) return nothing();
  return { strategyRating: field(r, o, 'strategyRating', readNumberFrom0To10) };
}

const readPlayerTable = readTable(readPlayer);

const readTypeWord = readLiteral([
  'infantry',
  'armouredVehicle',
  'lightVehicle',
  'warEngine',
  'aircraft',
  'spacecraft',
  'character',
  'objective',
]);

const readManoeuvreWord = readLiteral(['fighter', 'fighterBomber', 'bomber']);

const readOptionalManoeuvreWord = readNullable(readManoeuvreWord);

const readOptionalNumberFrom1To10 = readNullable(readNumberFrom1To10);

const readNumberFrom1To20 = readInt(1, 20);

const readOptionalNumberFrom1To20 = readNullable(readNumberFrom1To20);

function readCritical(r: Reader, v: unknown): Critical {
  const o = openVariant(r, v, 'does', { nothing: [], destroyed: [], fire: [], stagger: ['hitOn'], reactor: ['hitOn'] });
  if (o === null) return nothing();
  switch (o['does'] as Critical['does']) {
    case 'nothing':
      return { does: 'nothing' };
    case 'destroyed':
      return { does: 'destroyed' };
    case 'fire':
      return { does: 'fire' };
    case 'stagger':
      return { does: 'stagger', hitOn: field(r, o, 'hitOn', readNumberFrom1To10) };
    case 'reactor':
      return { does: 'reactor', hitOn: field(r, o, 'hitOn', readNumberFrom1To10) };
  }
}

const readOptionalAmount = readNullable(readAmount);

const readNumberFrom1To12 = readInt(1, 12);

const readUseWord = readLiteral(['fire', 'smallArms', 'assault', 'orbital', 'pinPoint']);

const readArcWord = readLiteral(['all', 'front', 'rear', 'left', 'right', 'fixedForward']);

function readWeaponAbility(r: Reader, v: unknown): WeaponAbility {
  const o = openVariant(r, v, 'ability', {
    disrupt: [],
    extraAttacks: ['attacks'],
    firstStrike: [],
    ignoreCover: [],
    indirectFire: [],
    macroWeapon: [],
    singleShot: [],
    slowFiring: [],
    titanKiller: ['damage'],
  });
  if (o === null) return nothing();
  switch (o['ability'] as WeaponAbility['ability']) {
    case 'disrupt':
      return { ability: 'disrupt' };
    case 'extraAttacks':
      return { ability: 'extraAttacks', attacks: field(r, o, 'attacks', readAmount) };
    case 'firstStrike':
      return { ability: 'firstStrike' };
    case 'ignoreCover':
      return { ability: 'ignoreCover' };
    case 'indirectFire':
      return { ability: 'indirectFire' };
    case 'macroWeapon':
      return { ability: 'macroWeapon' };
    case 'singleShot':
      return { ability: 'singleShot' };
    case 'slowFiring':
      return { ability: 'slowFiring' };
    case 'titanKiller':
      return { ability: 'titanKiller', damage: field(r, o, 'damage', readAmount) };
  }
}

const readWeaponAbilityList = readList(readWeaponAbility);

function readWeaponMode(r: Reader, v: unknown): WeaponMode {
  const o = openRecord(r, v, ['use', 'range', 'shots', 'ap', 'at', 'aa', 'mw', 'barrage', 'arc', 'abilities']);
  if (o === null) return nothing();
  return {
    use: optional(r, o, 'use', readUseWord, 'fire'),
    range: optional(r, o, 'range', readNumberFrom0To1000000, 0),
    shots: optional(r, o, 'shots', readAmount, { dice: 0, sides: 6, plus: 1 }),
    ap: optional(r, o, 'ap', readOptionalNumberFrom1To10, null),
    at: optional(r, o, 'at', readOptionalNumberFrom1To10, null),
    aa: optional(r, o, 'aa', readOptionalNumberFrom1To10, null),
    mw: optional(r, o, 'mw', readOptionalNumberFrom1To10, null),
    barrage: optional(r, o, 'barrage', readOptionalAmount, null),
    arc: optional(r, o, 'arc', readArcWord, 'all'),
    abilities: optional(r, o, 'abilities', readWeaponAbilityList, []),
  };
}

const readWeaponModeList = readList(readWeaponMode);

const readJoinedWord = readLiteral(['and', 'or']);

function readWeapon(r: Reader, v: unknown): Weapon {
  const o = openRecord(r, v, ['name', 'count', 'modes', 'joined']);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    count: optional(r, o, 'count', readNumberFrom1To12, 1),
    modes: field(r, o, 'modes', readWeaponModeList),
    joined: optional(r, o, 'joined', readJoinedWord, 'and'),
  };
}

const readWeaponList = readList(readWeapon);

const readAbilitiesWord = readLiteral([
  'commander',
  'expendable',
  'fearless',
  'infiltrator',
  'inspiring',
  'invulnerableSave',
  'jumpPacks',
  'leader',
  'mounted',
  'planetfall',
  'reinforcedArmour',
  'scout',
  'selfPlanetfall',
  'skimmer',
  'slowAndSteady',
  'sniper',
  'supportCraft',
  'supremeCommander',
  'teleport',
  'thickRearArmour',
  'tunneler',
  'walker',
]);

const readAbilitiesWordList = readList(readAbilitiesWord);

const readNumberFrom1To99 = readInt(1, 99);

const readTextList = readList(readText);

const readNumberFrom2To9 = readInt(2, 9);

function readHoldCost(r: Reader, v: unknown): HoldCost {
  const o = openRecord(r, v, ['of', 'places']);
  if (o === null) return nothing();
  return { of: field(r, o, 'of', readText), places: field(r, o, 'places', readNumberFrom2To9) };
}

const readHoldCostList = readList(readHoldCost);

function readHoldLimit(r: Reader, v: unknown): HoldLimit {
  const o = openRecord(r, v, ['of', 'most']);
  if (o === null) return nothing();
  return { of: field(r, o, 'of', readText), most: field(r, o, 'most', readNumberFrom0To99) };
}

const readHoldLimitList = readList(readHoldLimit);

function readHold(r: Reader, v: unknown): Hold {
  const o = openRecord(r, v, ['capacity', 'allows', 'excludes', 'costs', 'limits']);
  if (o === null) return nothing();
  return {
    capacity: field(r, o, 'capacity', readNumberFrom1To99),
    allows: field(r, o, 'allows', readTextList),
    excludes: optional(r, o, 'excludes', readTextList, []),
    costs: optional(r, o, 'costs', readHoldCostList, []),
    limits: optional(r, o, 'limits', readHoldLimitList, []),
  };
}

const readHoldList = readList(readHold);

function readFootprint(r: Reader, v: unknown): Footprint {
  const o = openVariant(r, v, 'shape', { round: ['diameter'], rectangle: ['length', 'width'] });
  if (o === null) return nothing();
  switch (o['shape'] as Footprint['shape']) {
    case 'round':
      return { shape: 'round', diameter: field(r, o, 'diameter', readNumberFrom0To1000000) };
    case 'rectangle':
      return {
        shape: 'rectangle',
        length: field(r, o, 'length', readNumberFrom0To1000000),
        width: field(r, o, 'width', readNumberFrom0To1000000),
      };
  }
}

function readProfile(r: Reader, v: unknown): Profile {
  const o = openRecord(r, v, [
    'name',
    'sheet',
    'type',
    'speed',
    'manoeuvre',
    'armour',
    'closeCombat',
    'firefight',
    'damageCapacity',
    'critical',
    'shields',
    'powerFields',
    'weapons',
    'abilities',
    'holds',
    'portholes',
    'base',
  ]);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    sheet: field(r, o, 'sheet', readText),
    type: field(r, o, 'type', readTypeWord),
    speed: optional(r, o, 'speed', readNumberFrom0To1000000, 0),
    manoeuvre: optional(r, o, 'manoeuvre', readOptionalManoeuvreWord, null),
    armour: optional(r, o, 'armour', readOptionalNumberFrom1To10, null),
    closeCombat: optional(r, o, 'closeCombat', readOptionalNumberFrom1To10, null),
    firefight: optional(r, o, 'firefight', readOptionalNumberFrom1To10, null),
    damageCapacity: optional(r, o, 'damageCapacity', readOptionalNumberFrom1To20, null),
    critical: optional(r, o, 'critical', readCritical, { does: 'nothing' }),
    shields: optional(r, o, 'shields', readNumberFrom0To12, 0),
    powerFields: optional(r, o, 'powerFields', readOptionalAmount, null),
    weapons: optional(r, o, 'weapons', readWeaponList, []),
    abilities: optional(r, o, 'abilities', readAbilitiesWordList, []),
    holds: optional(r, o, 'holds', readHoldList, []),
    portholes: optional(r, o, 'portholes', readBool, false),
    base: field(r, o, 'base', readFootprint),
  };
}

const readProfileTable = readTable(readProfile);

const readNumberFrom1To6 = readInt(1, 6);

const readArmyRulesWord = readLiteral(['theyShallKnowNoFear', 'mobRule', 'powerOfTheWaaagh']);

const readArmyRulesWordList = readList(readArmyRulesWord);

const readNumberFrom0To9999 = readInt(0, 9999);

const readOptionalNumberFrom0To100 = readNullable(readNumberFrom0To100);

const readByWord = readLiteral(['edge', 'air', 'orbit', 'teleport', 'planetfall', 'selfPlanetfall', 'tunnel', 'transport']);

function readFormationStatus(r: Reader, v: unknown): FormationStatus {
  const o = openVariant(r, v, 'at', { undeployed: [], deployed: [], reserve: ['by'], destroyed: [] });
  if (o === null) return nothing();
  switch (o['at'] as FormationStatus['at']) {
    case 'undeployed':
      return { at: 'undeployed' };
    case 'deployed':
      return { at: 'deployed' };
    case 'reserve':
      return { at: 'reserve', by: field(r, o, 'by', readByWord) };
    case 'destroyed':
      return { at: 'destroyed' };
  }
}

function readFormation(r: Reader, v: unknown): Formation {
  const o = openRecord(r, v, [
    'owner',
    'name',
    'initiative',
    'units',
    'armyRules',
    'points',
    'blastMarkers',
    'broken',
    'withdraws',
    'overwatch',
    'status',
  ]);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    name: field(r, o, 'name', readText),
    initiative: field(r, o, 'initiative', readNumberFrom1To6),
    units: field(r, o, 'units', readUnitsIdList),
    armyRules: optional(r, o, 'armyRules', readArmyRulesWordList, []),
    points: optional(r, o, 'points', readNumberFrom0To9999, 0),
    blastMarkers: optional(r, o, 'blastMarkers', readNumberFrom0To999, 0),
    broken: optional(r, o, 'broken', readBool, false),
    withdraws: optional(r, o, 'withdraws', readBool, false),
    overwatch: optional(r, o, 'overwatch', readOptionalNumberFrom0To100, null),
    status: optional(r, o, 'status', readFormationStatus, { at: 'undeployed' }),
  };
}

const readFormationTable = readTable(readFormation);

const readProfilesId = readId('profiles');

const readProfilesIdList = readList(readProfilesId);

const readNumberFrom0To60 = readInt(0, 60);

const readNumberFrom0To20 = readInt(0, 20);

function readWhereabouts(r: Reader, v: unknown): Whereabouts {
  const o = openVariant(r, v, 'at', { off: [], table: ['x', 'y', 'facing', 'air'], aboard: ['transport'], gone: [] });
  if (o === null) return nothing();
  switch (o['at'] as Whereabouts['at']) {
    case 'off':
      return { at: 'off' };
    case 'table':
      return {
        at: 'table',
        x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
        y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
        facing: optional(r, o, 'facing', readNumberFrom0To3599, 0),
        air: optional(r, o, 'air', readBool, false),
      };
    case 'aboard':
      return { at: 'aboard', transport: field(r, o, 'transport', readUnitsId) };
    case 'gone':
      return { at: 'gone' };
  }
}

function readUnit(r: Reader, v: unknown): Unit {
  const o = openRecord(r, v, ['formation', 'profile', 'characters', 'damage', 'shields', 'where']);
  if (o === null) return nothing();
  return {
    formation: field(r, o, 'formation', readFormationsId),
    profile: field(r, o, 'profile', readProfilesId),
    characters: optional(r, o, 'characters', readProfilesIdList, []),
    damage: optional(r, o, 'damage', readNumberFrom0To60, 0),
    shields: optional(r, o, 'shields', readNumberFrom0To20, 0),
    where: optional(r, o, 'where', readWhereabouts, { at: 'off' }),
  };
}

const readUnitTable = readTable(readUnit);

const readKindWord3 = readLiteral([
  'buildings',
  'cliffs',
  'fortification',
  'hill',
  'jungle',
  'marsh',
  'river',
  'road',
  'ruins',
  'scrub',
  'woods',
]);

const readOptionalNumberFrom0To3 = readNullable(readNumberFrom0To3);

function readTerrain(r: Reader, v: unknown): Terrain {
  const o = openRecord(r, v, ['kind', 'shape', 'height', 'forVehicles']);
  if (o === null) return nothing();
  return {
    kind: field(r, o, 'kind', readKindWord3),
    shape: field(r, o, 'shape', readCornerList),
    height: optional(r, o, 'height', readOptionalNumberFrom0To3, null),
    forVehicles: optional(r, o, 'forVehicles', readBool, false),
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
    'board',
    'round',
    'lastRound',
    'over',
    'strategyWinner',
    'first',
    'nextBirthday',
    'players',
    'profiles',
    'formations',
    'units',
    'terrain',
  ]);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    board: optional(r, o, 'board', readBoardSize, { width: 180000, depth: 120000 }),
    round: optional(r, o, 'round', readNumberFrom0To100, 0),
    lastRound: optional(r, o, 'lastRound', readNumberFrom1To100, 4),
    over: optional(r, o, 'over', readBool, false),
    strategyWinner: optional(r, o, 'strategyWinner', readOptionalSeatsId, null),
    first: optional(r, o, 'first', readOptionalSeatsId, null),
    nextBirthday: optional(r, o, 'nextBirthday', readOptionalSeatsId, null),
    players: field(r, o, 'players', readPlayerTable),
    profiles: field(r, o, 'profiles', readProfileTable),
    formations: field(r, o, 'formations', readFormationTable),
    units: field(r, o, 'units', readUnitTable),
    terrain: optional(r, o, 'terrain', readTerrainTable, {}),
  };
}

const readWhyWord = readLiteral(['done', 'stopped', 'cut']);

const readOptionalText = readNullable(readText);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberList = readList(readNumber);

const readNumberFrom0List = readList(readNumberFrom0);

const readPhaseWord = readLiteral(['strategy', 'action', 'end']);

const readWhyWord2 = readLiteral(['shooting', 'assault', 'coherency', 'terrain', 'withdrawal', 'markers', 'transport', 'critical']);

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
    battleEnded: ['rules'],
    roundBegan: ['rules', 'round'],
    phaseBegan: ['rules', 'phase'],
    strategyWon: ['rules', 'seat', 'total'],
    firstChosen: ['rules', 'seat'],
    initiativeRetained: ['rules', 'seat'],
    actionDeclared: ['rules', 'formation', 'action'],
    actionFailed: ['rules', 'formation', 'action'],
    wentOnOverwatch: ['rules', 'formation'],
    unitMoved: ['rules', 'unit', 'manner', 'x', 'y', 'facing'],
    unitLoaded: ['rules', 'unit', 'transport'],
    unitSetDown: ['rules', 'unit', 'transport', 'x', 'y', 'facing'],
    firedAt: ['rules', 'formation', 'target'],
    unitSuppressed: ['rules', 'unit'],
    hitsScored: ['rules', 'formation', 'target', 'ap', 'at', 'mw'],
    templatePlaced: ['rules', 'formation', 'target', 'x', 'y'],
    inCrossfire: ['rules', 'formation', 'target', 'from', 'to'],
    assaultBegan: ['rules', 'formation', 'target'],
    assaultMissed: ['rules', 'formation', 'target'],
    drawnIn: ['rules', 'formation'],
    assaultTied: ['rules', 'formation', 'target', 'total'],
    assaultWon: ['rules', 'formation', 'target', 'by'],
    withdrawalBegan: ['rules', 'formation'],
    formationRallied: ['rules', 'formation', 'left'],
    rallyFailed: ['rules', 'formation'],
    markersPlaced: ['rules', 'formation', 'by'],
    markersRemoved: ['rules', 'formation', 'by'],
    formationBroke: ['rules', 'formation', 'withdraws'],
    unitDestroyed: ['rules', 'unit', 'why'],
    unitDamaged: ['rules', 'unit', 'by', 'why'],
    overwatchEnded: ['rules', 'formation'],
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
      return { type: 'ended', rules: field(r, o, 'rules', readTextList), why: field(r, o, 'why', readWhyWord) };
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
    case 'battleEnded':
      return { type: 'battleEnded', rules: field(r, o, 'rules', readTextList) };
    case 'roundBegan':
      return {
        type: 'roundBegan',
        rules: field(r, o, 'rules', readTextList),
        round: field(r, o, 'round', readNumberFrom1To100),
      };
    case 'phaseBegan':
      return {
        type: 'phaseBegan',
        rules: field(r, o, 'rules', readTextList),
        phase: field(r, o, 'phase', readPhaseWord),
      };
    case 'strategyWon':
      return {
        type: 'strategyWon',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        total: field(r, o, 'total', readNumberFrom0To99),
      };
    case 'firstChosen':
      return { type: 'firstChosen', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'initiativeRetained':
      return {
        type: 'initiativeRetained',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'actionDeclared':
      return {
        type: 'actionDeclared',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        action: field(r, o, 'action', readText),
      };
    case 'actionFailed':
      return {
        type: 'actionFailed',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        action: field(r, o, 'action', readText),
      };
    case 'wentOnOverwatch':
      return {
        type: 'wentOnOverwatch',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
      };
    case 'unitMoved':
      return {
        type: 'unitMoved',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        manner: field(r, o, 'manner', readMannerWord),
        x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
        y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
        facing: field(r, o, 'facing', readNumberFrom0To3599),
      };
    case 'unitLoaded':
      return {
        type: 'unitLoaded',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        transport: field(r, o, 'transport', readUnitsId),
      };
    case 'unitSetDown':
      return {
        type: 'unitSetDown',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        transport: field(r, o, 'transport', readUnitsId),
        x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
        y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
        facing: field(r, o, 'facing', readNumberFrom0To3599),
      };
    case 'firedAt':
      return {
        type: 'firedAt',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        target: field(r, o, 'target', readFormationsId),
      };
    case 'unitSuppressed':
      return {
        type: 'unitSuppressed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
      };
    case 'hitsScored':
      return {
        type: 'hitsScored',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        target: field(r, o, 'target', readFormationsId),
        ap: field(r, o, 'ap', readNumberFrom0To1000),
        at: field(r, o, 'at', readNumberFrom0To1000),
        mw: field(r, o, 'mw', readNumberFrom0To1000),
      };
    case 'templatePlaced':
      return {
        type: 'templatePlaced',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        target: field(r, o, 'target', readFormationsId),
        x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
        y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
      };
    case 'inCrossfire':
      return {
        type: 'inCrossfire',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        target: field(r, o, 'target', readFormationsId),
        from: field(r, o, 'from', readUnitsId),
        to: field(r, o, 'to', readUnitsId),
      };
    case 'assaultBegan':
      return {
        type: 'assaultBegan',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        target: field(r, o, 'target', readFormationsId),
      };
    case 'assaultMissed':
      return {
        type: 'assaultMissed',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        target: field(r, o, 'target', readFormationsId),
      };
    case 'drawnIn':
      return {
        type: 'drawnIn',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
      };
    case 'assaultTied':
      return {
        type: 'assaultTied',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        target: field(r, o, 'target', readFormationsId),
        total: field(r, o, 'total', readNumberFrom0To1000),
      };
    case 'assaultWon':
      return {
        type: 'assaultWon',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        target: field(r, o, 'target', readFormationsId),
        by: field(r, o, 'by', readNumberFrom0To1000),
      };
    case 'withdrawalBegan':
      return {
        type: 'withdrawalBegan',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
      };
    case 'formationRallied':
      return {
        type: 'formationRallied',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        left: field(r, o, 'left', readNumberFrom0To1000),
      };
    case 'rallyFailed':
      return {
        type: 'rallyFailed',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
      };
    case 'markersPlaced':
      return {
        type: 'markersPlaced',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        by: field(r, o, 'by', readNumberFrom0To1000),
      };
    case 'markersRemoved':
      return {
        type: 'markersRemoved',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        by: field(r, o, 'by', readNumberFrom0To1000),
      };
    case 'formationBroke':
      return {
        type: 'formationBroke',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
        withdraws: field(r, o, 'withdraws', readBool),
      };
    case 'unitDestroyed':
      return {
        type: 'unitDestroyed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        why: field(r, o, 'why', readWhyWord2),
      };
    case 'unitDamaged':
      return {
        type: 'unitDamaged',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        by: field(r, o, 'by', readNumberFrom1To20),
        why: field(r, o, 'why', readWhyWord2),
      };
    case 'overwatchEnded':
      return {
        type: 'overwatchEnded',
        rules: field(r, o, 'rules', readTextList),
        formation: field(r, o, 'formation', readFormationsId),
      };
  }
}

function sparseOptions(x: Options): Sparse {
  const out: Sparse = {};
  if (x.tieBreak !== 'reroll') out.tieBreak = x.tieBreak;
  return out;
}

function sparseRoundContext(x: RoundContext): Sparse {
  const out: Sparse = {};
  if (x.order.length !== 0) out.order = x.order.slice();
  return out;
}

function sparseStrategyPhaseContext(x: StrategyPhaseContext): Sparse {
  const out: Sparse = {};
  if (x.winner !== null) out.winner = x.winner;
  return out;
}

function sparseActionPhaseContext(x: ActionPhaseContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  if (x.retained !== false) out.retained = x.retained;
  return out;
}

function sparseActivationContext(x: ActivationContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  if (x.retained !== false) out.retained = x.retained;
  if (x.formations.length !== 0) out.formations = x.formations.slice();
  if (x.action !== '') out.action = x.action;
  if (x.passed !== false) out.passed = x.passed;
  return out;
}

function sparseActionContext(x: ActionContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.formations = x.formations.slice();
  out.action = x.action;
  if (x.movesLeft !== 0) out.movesLeft = x.movesLeft;
  if (x.mover !== 0) out.mover = x.mover;
  if (x.toHit !== null) out.toHit = x.toHit;
  if (x.regroups !== false) out.regroups = x.regroups;
  return out;
}

const defaultData: Plain = [];

function sparseMoveContext(x: MoveContext): Sparse {
  const out: Sparse = {};
  if (!equalPlain(x.plan, defaultData)) out.plan = clonePlain(x.plan);
  if (x.crossing !== null) out.crossing = clonePlain(x.crossing);
  if (x.trace.length !== 0) out.trace = cloneDataList(x.trace);
  if (x.asked !== false) out.asked = x.asked;
  out.seat = x.seat;
  out.formation = x.formation;
  out.manner = x.manner;
  if (x.left !== 0) out.left = x.left;
  if (x.targets.length !== 0) out.targets = x.targets.slice();
  if (x.contacted.length !== 0) out.contacted = x.contacted.slice();
  if (x.pickedUp.length !== 0) out.pickedUp = x.pickedUp.slice();
  if (x.moved.length !== 0) out.moved = x.moved.slice();
  return out;
}

function sparseWreckContext(x: WreckContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.transport = x.transport;
  out.x = x.x;
  out.y = x.y;
  out.facing = x.facing;
  if (x.macro !== false) out.macro = x.macro;
  if (x.saved.length !== 0) out.saved = x.saved.slice();
  if (x.lost.length !== 0) out.lost = x.lost.slice();
  return out;
}

function sparseAmount(x: Amount): Sparse {
  const out: Sparse = {};
  if (x.dice !== 0) out.dice = x.dice;
  if (x.sides !== 6) out.sides = x.sides;
  if (x.plus !== 0) out.plus = x.plus;
  return out;
}

function sparseGun(x: Gun): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.weapon = x.weapon;
  out.mode = x.mode;
  out.kind = x.kind;
  out.value = x.value;
  out.shots = sparseAmount(x.shots);
  return out;
}

function sparseShootContext(x: ShootContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.formation = x.formation;
  if (x.target !== null) out.target = x.target;
  if (x.action !== 0) out.action = x.action;
  if (x.overwatch !== false) out.overwatch = x.overwatch;
  if (x.suppressed.length !== 0) out.suppressed = x.suppressed.slice();
  if (x.guns.length !== 0) out.guns = x.guns.map((v) => sparseGun(v));
  if (x.covered.length !== 0) out.covered = x.covered.slice();
  if (x.sparing.length !== 0) out.sparing = x.sparing.slice();
  if (x.crossfire !== false) out.crossfire = x.crossfire;
  if (x.ap !== 0) out.ap = x.ap;
  if (x.at !== 0) out.at = x.at;
  if (x.mw !== 0) out.mw = x.mw;
  if (x.macro !== false) out.macro = x.macro;
  if (x.allocated.length !== 0) out.allocated = cloneAllocatedHitsList(x.allocated);
  if (x.losses.length !== 0) out.losses = cloneLossesList(x.losses);
  if (x.bombards !== false) out.bombards = x.bombards;
  if (x.templates.length !== 0) out.templates = cloneCornerList(x.templates);
  if (x.points !== 0) out.points = x.points;
  if (x.bombarded.length !== 0) out.bombarded = x.bombarded.slice();
  return out;
}

function sparseAssaultContext(x: AssaultContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.formations = x.formations.slice();
  out.attackers = x.attackers.slice();
  if (x.defenders.length !== 0) out.defenders = x.defenders.slice();
  if (x.wasBroken.length !== 0) out.wasBroken = x.wasBroken.slice();
  if (x.next !== 0) out.next = x.next;
  if (x.contacted.length !== 0) out.contacted = x.contacted.slice();
  if (x.round !== 1) out.round = x.round;
  if (x.when !== 'firstStrike') out.when = x.when;
  if (x.involved.length !== 0) out.involved = x.involved.slice();
  if (x.ranks.length !== 0) out.ranks = cloneRankList(x.ranks);
  if (x.supporters.length !== 0) out.supporters = x.supporters.slice();
  if (x.batches.length !== 0) out.batches = cloneBatchList(x.batches);
  if (x.dealt.length !== 0) out.dealt = cloneDealtList(x.dealt);
  if (x.losses.length !== 0) out.losses = cloneAssaultLossList(x.losses);
  if (x.winner !== null) out.winner = x.winner;
  return out;
}

function sparseWithdrawalContext(x: WithdrawalContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.formation = x.formation;
  if (x.movesLeft !== 2) out.movesLeft = x.movesLeft;
  if (x.moved.length !== 0) out.moved = x.moved.slice();
  return out;
}

function sparseEndPhaseContext(x: EndPhaseContext): Sparse {
  const out: Sparse = {};
  if (x.order.length !== 0) out.order = x.order.slice();
  if (x.turn !== 0) out.turn = x.turn;
  if (x.tried.length !== 0) out.tried = x.tried.slice();
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
    case 'round': {
      out.at = x.at;
      out.c = sparseRoundContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'strategyPhase': {
      out.at = x.at;
      out.c = sparseStrategyPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'actionPhase': {
      out.at = x.at;
      out.c = sparseActionPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'activation': {
      out.at = x.at;
      out.c = sparseActivationContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'action': {
      out.at = x.at;
      out.c = sparseActionContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'move': {
      out.at = x.at;
      out.c = sparseMoveContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'wreck': {
      out.at = x.at;
      out.c = sparseWreckContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shoot': {
      out.at = x.at;
      out.c = sparseShootContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'assault': {
      out.at = x.at;
      out.c = sparseAssaultContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'regroup': {
      out.at = x.at;
      out.c = cloneRegroupContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'withdrawal': {
      out.at = x.at;
      out.c = sparseWithdrawalContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'endPhase': {
      out.at = x.at;
      out.c = sparseEndPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'rally': {
      out.at = x.at;
      out.c = cloneRallyContext(x.c);
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
    case 'activated': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'marched': {
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

const defaultBoardSize: BoardSize = { width: 180000, depth: 120000 };

const defaultCritical: Critical = { does: 'nothing' };

const defaultAmount: Amount = { dice: 0, sides: 6, plus: 1 };

function sparseWeaponAbility(x: WeaponAbility): Sparse {
  const out: Sparse = { ability: x.ability };
  switch (x.ability) {
    case 'extraAttacks': {
      out.attacks = sparseAmount(x.attacks);
      break;
    }
    case 'titanKiller': {
      out.damage = sparseAmount(x.damage);
      break;
    }
  }
  return out;
}

function sparseWeaponMode(x: WeaponMode): Sparse {
  const out: Sparse = {};
  if (x.use !== 'fire') out.use = x.use;
  if (x.range !== 0) out.range = x.range;
  if (!equalAmount(x.shots, defaultAmount)) out.shots = sparseAmount(x.shots);
  if (x.ap !== null) out.ap = x.ap;
  if (x.at !== null) out.at = x.at;
  if (x.aa !== null) out.aa = x.aa;
  if (x.mw !== null) out.mw = x.mw;
  if (x.barrage !== null) out.barrage = sparseAmount(x.barrage);
  if (x.arc !== 'all') out.arc = x.arc;
  if (x.abilities.length !== 0) out.abilities = x.abilities.map((v) => sparseWeaponAbility(v));
  return out;
}

function sparseWeapon(x: Weapon): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  if (x.count !== 1) out.count = x.count;
  out.modes = x.modes.map((v) => sparseWeaponMode(v));
  if (x.joined !== 'and') out.joined = x.joined;
  return out;
}

function sparseHold(x: Hold): Sparse {
  const out: Sparse = {};
  out.capacity = x.capacity;
  out.allows = x.allows.slice();
  if (x.excludes.length !== 0) out.excludes = x.excludes.slice();
  if (x.costs.length !== 0) out.costs = cloneHoldCostList(x.costs);
  if (x.limits.length !== 0) out.limits = cloneHoldLimitList(x.limits);
  return out;
}

function sparseProfile(x: Profile): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  out.sheet = x.sheet;
  out.type = x.type;
  if (x.speed !== 0) out.speed = x.speed;
  if (x.manoeuvre !== null) out.manoeuvre = x.manoeuvre;
  if (x.armour !== null) out.armour = x.armour;
  if (x.closeCombat !== null) out.closeCombat = x.closeCombat;
  if (x.firefight !== null) out.firefight = x.firefight;
  if (x.damageCapacity !== null) out.damageCapacity = x.damageCapacity;
  if (!equalCritical(x.critical, defaultCritical)) out.critical = cloneCritical(x.critical);
  if (x.shields !== 0) out.shields = x.shields;
  if (x.powerFields !== null) out.powerFields = sparseAmount(x.powerFields);
  if (x.weapons.length !== 0) out.weapons = x.weapons.map((v) => sparseWeapon(v));
  if (x.abilities.length !== 0) out.abilities = x.abilities.slice();
  if (x.holds.length !== 0) out.holds = x.holds.map((v) => sparseHold(v));
  if (x.portholes !== false) out.portholes = x.portholes;
  out.base = cloneFootprint(x.base);
  return out;
}

function sparseProfileTable(x: Record<string, Profile>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseProfile(v);
  }
  return out;
}

const defaultFormationStatus: FormationStatus = { at: 'undeployed' };

function sparseFormation(x: Formation): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  out.name = x.name;
  out.initiative = x.initiative;
  out.units = x.units.slice();
  if (x.armyRules.length !== 0) out.armyRules = x.armyRules.slice();
  if (x.points !== 0) out.points = x.points;
  if (x.blastMarkers !== 0) out.blastMarkers = x.blastMarkers;
  if (x.broken !== false) out.broken = x.broken;
  if (x.withdraws !== false) out.withdraws = x.withdraws;
  if (x.overwatch !== null) out.overwatch = x.overwatch;
  if (!equalFormationStatus(x.status, defaultFormationStatus)) out.status = cloneFormationStatus(x.status);
  return out;
}

function sparseFormationTable(x: Record<string, Formation>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseFormation(v);
  }
  return out;
}

const defaultWhereabouts: Whereabouts = { at: 'off' };

function sparseWhereabouts(x: Whereabouts): Sparse {
  const out: Sparse = { at: x.at };
  switch (x.at) {
    case 'table': {
      out.x = x.x;
      out.y = x.y;
      if (x.facing !== 0) out.facing = x.facing;
      if (x.air !== false) out.air = x.air;
      break;
    }
    case 'aboard': {
      out.transport = x.transport;
      break;
    }
  }
  return out;
}

function sparseUnit(x: Unit): Sparse {
  const out: Sparse = {};
  out.formation = x.formation;
  out.profile = x.profile;
  if (x.characters.length !== 0) out.characters = x.characters.slice();
  if (x.damage !== 0) out.damage = x.damage;
  if (x.shields !== 0) out.shields = x.shields;
  if (!equalWhereabouts(x.where, defaultWhereabouts)) out.where = sparseWhereabouts(x.where);
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
  out.shape = cloneCornerList(x.shape);
  if (x.height !== null) out.height = x.height;
  if (x.forVehicles !== false) out.forVehicles = x.forVehicles;
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
  if (!equalBoardSize(x.board, defaultBoardSize)) out.board = cloneBoardSize(x.board);
  if (x.round !== 0) out.round = x.round;
  if (x.lastRound !== 4) out.lastRound = x.lastRound;
  if (x.over !== false) out.over = x.over;
  if (x.strategyWinner !== null) out.strategyWinner = x.strategyWinner;
  if (x.first !== null) out.first = x.first;
  if (x.nextBirthday !== null) out.nextBirthday = x.nextBirthday;
  out.players = clonePlayerTable(x.players);
  out.profiles = sparseProfileTable(x.profiles);
  out.formations = sparseFormationTable(x.formations);
  out.units = sparseUnitTable(x.units);
  if (Object.keys(x.terrain).length !== 0) out.terrain = sparseTerrainTable(x.terrain);
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
