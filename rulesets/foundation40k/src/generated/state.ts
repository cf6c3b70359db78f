/** Emitted from ../schema.ts by `npm run build`: the state of foundation40k. Change the schema, not this file. */

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
export type WeaponsId = Id<'weapons'>;
export type UnitsId = Id<'units'>;
export type ModelsId = Id<'models'>;
export type TerrainId = Id<'terrain'>;
export type ObjectivesId = Id<'objectives'>;

export type State = {
  options: Options;
  seats: Seat[];
  agenda: Frame[];
  effects: Effect[];
  finished: Finished[];
  mission: 'kingOfTheHill' | 'secretLoot' | 'captureObjectives' | 'annihilation';
  round: number;
  startPlayer: SeatsId | null;
  firstToDeploy: SeatsId | null;
  players: Record<string, Player>;
  profiles: Record<string, Profile>;
  weapons: Record<string, Weapon>;
  units: Record<string, Unit>;
  models: Record<string, Model>;
  terrain: Record<string, Terrain>;
  objectives: Record<string, Objective>;
  loot: number[];
  winners: string[] | null;
};

export type Options = {
  rounds: number;
  reserves: boolean;
  deathOfTheGeneral: boolean;
  moraleLosses: 'quarterOrMore' | 'moreThanQuarter';
  wholeModel: 'fpAboveSave' | 'saveImpossible';
  suppression: 'modelLost' | 'unsavedHit';
  hardCoverInMelee: boolean;
  takeCoverInMelee: boolean;
  hill: 'diameter' | 'radius';
  voluntaryFlight: boolean;
  knowNoFear: 'reroll' | 'nothing';
  armourInTerrain: boolean;
};

export type Seat = {
  id: string;
  side: string;
};

export type Frame =
  | { do: 'window'; at: string; c: WindowContext; reply: Plain }
  | { do: 'battle'; at: string; c: BattleContext; reply: Plain }
  | { do: 'sides'; at: string; c: SidesContext; reply: Plain }
  | { do: 'markers'; at: string; c: MarkersContext; reply: Plain }
  | { do: 'generals'; at: string; c: GeneralsContext; reply: Plain }
  | { do: 'holding'; at: string; c: HoldingContext; reply: Plain }
  | { do: 'deployment'; at: string; c: DeploymentContext; reply: Plain }
  | { do: 'vanguard'; at: string; c: VanguardContext; reply: Plain }
  | { do: 'war'; at: string; c: WarContext; reply: Plain }
  | { do: 'round'; at: string; c: RoundContext; reply: Plain }
  | { do: 'endOfRound'; at: string; c: EndOfRoundContext; reply: Plain }
  | { do: 'arrival'; at: string; c: ArrivalContext; reply: Plain }
  | { do: 'shockArrival'; at: string; c: ShockArrivalContext; reply: Plain }
  | { do: 'activation'; at: string; c: ActivationContext; reply: Plain }
  | { do: 'waaagh'; at: string; c: WaaaghContext; reply: Plain }
  | { do: 'act'; at: string; c: ActContext; reply: Plain }
  | { do: 'reaction'; at: string; c: ReactionContext; reply: Plain }
  | { do: 'move'; at: string; c: MoveContext; reply: Plain }
  | { do: 'shoot'; at: string; c: ShootContext; reply: Plain }
  | { do: 'melee'; at: string; c: MeleeContext; reply: Plain }
  | { do: 'strike'; at: string; c: StrikeContext; reply: Plain }
  | { do: 'attack'; at: string; c: AttackContext; reply: Plain }
  | { do: 'vehicleDamage'; at: string; c: VehicleDamageContext; reply: Plain }
  | { do: 'explosion'; at: string; c: ExplosionContext; reply: Plain }
  | { do: 'moraleTest'; at: string; c: MoraleTestContext; reply: Plain }
  | { do: 'breakOff'; at: string; c: BreakOffContext; reply: Plain }
  | { do: 'flee'; at: string; c: FleeContext; reply: Plain }
  | { do: 'rally'; at: string; c: RallyContext; reply: Plain }
  | { do: 'secure'; at: string; c: SecureContext; reply: Plain }
  | { do: 'cover'; at: string; c: CoverContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type BattleContext = Record<string, never>;

export type SidesContext = Record<string, never>;

export type MarkersContext = {
  left: number;
  turn: SeatsId | null;
};

export type GeneralsContext = Record<string, never>;

export type HoldingContext = Record<string, never>;

export type DeploymentContext = {
  turn: SeatsId | null;
};

export type VanguardContext = {
  left: UnitsId[];
};

export type WarContext = Record<string, never>;

export type RoundContext = {
  turn: SeatsId | null;
};

export type EndOfRoundContext = {
  rolling: UnitsId[];
  arriving: UnitsId[];
};

export type ArrivalContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type ShockArrivalContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type ActivationContext = {
  seat: SeatsId;
  unit: UnitsId;
  taken: ('moveAction' | 'shootAction' | 'meleeAction' | 'secureArea' | 'fleeAction' | 'rallyAction' | 'suppressiveFire' | 'takeCover' | 'sprint' | 'fastMove')[];
  fastUsed: boolean;
  over: boolean;
};

export type WaaaghContext = {
  seat: SeatsId;
  unit: UnitsId | null;
  stage: 'moves' | 'fights';
  done: UnitsId[];
};

export type ActContext = {
  seat: SeatsId;
  unit: UnitsId;
  action: 'moveAction' | 'shootAction' | 'meleeAction' | 'secureArea' | 'fleeAction' | 'rallyAction' | 'suppressiveFire' | 'takeCover' | 'sprint' | 'fastMove';
  free: boolean;
};

export type ReactionContext = {
  seat: SeatsId;
  unit: UnitsId;
  action: 'moveAction' | 'shootAction' | 'meleeAction' | 'secureArea' | 'fleeAction' | 'rallyAction' | 'suppressiveFire' | 'takeCover' | 'sprint' | 'fastMove';
  against: UnitsId;
};

export type MoveContext = {
  seat: SeatsId;
  unit: UnitsId;
  kind: 'move' | 'sprint' | 'vanguard';
  testing: ModelsId[];
  damaged: Damaged[];
};

export type Damaged = {
  model: ModelsId;
  rolls: number;
};

export type ShootContext = {
  seat: SeatsId;
  unit: UnitsId;
  suppress: boolean;
  target: UnitsId | null;
  armed: Armed[];
  before: number;
};

export type Armed = {
  model: ModelsId;
  weapon: WeaponsId | null;
};

export type MeleeContext = {
  seat: SeatsId;
  unit: UnitsId;
  target: UnitsId | null;
  first: 'attacker' | 'defender';
  attacker: number;
  defender: number;
};

export type StrikeContext = {
  seat: SeatsId;
  unit: UnitsId;
  target: UnitsId;
  attacker: boolean;
  armed: Armed[];
  rolled: number[];
};

export type AttackContext = {
  seat: SeatsId;
  unit: UnitsId;
  target: UnitsId;
  kind: 'volley' | 'suppress' | 'strike';
  runs: Run[];
  at: number;
  sniped: number;
  exposed: ModelsId[];
  wounds: Wound[];
  unsaved: number;
  damaged: Damaged[];
};

export type Run = {
  dice: number;
  need: number;
  fp: number;
  sniper: ModelsId | null;
  stunning: boolean;
  hits: number;
  unsaved: number;
};

export type Wound = {
  model: ModelsId | null;
  whole: boolean;
};

export type VehicleDamageContext = {
  by: SeatsId;
  left: Damaged[];
  blasts: Blast[];
  chain: boolean;
};

export type Blast = {
  model: ModelsId;
  x: number;
  y: number;
  facing: number;
};

export type ExplosionContext = {
  by: SeatsId;
  blasts: Blast[];
  hit: ModelsId[];
  damaged: Damaged[];
};

export type MoraleTestContext = {
  unit: UnitsId;
  occasion: 'volley' | 'suppress' | 'melee' | 'rally';
};

export type BreakOffContext = {
  unit: UnitsId;
  pursuers: UnitsId[];
  distance: number;
  seat: SeatsId;
};

export type FleeContext = {
  seat: SeatsId;
  unit: UnitsId;
  voluntary: boolean;
};

export type RallyContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type SecureContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type CoverContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type WindowOnContext = {
  window: string;
  subject: Plain;
  turn: number;
  passed: number;
};

export type Effect = {
  name: 'dazed';
  rule: string;
  on: string;
  by: SeatsId | null;
  data: DazedData;
  until: Until;
  armed: boolean;
};

export type DazedData = Record<string, never>;

export type Until =
  | { until: 'end'; frame: string; of: SeatsId | null; complete: boolean }
  | { until: 'begin'; frame: string; of: SeatsId | null }
  | { until: 'event'; type: string }
  | { until: 'never' };

export type Finished = {
  seat: SeatsId;
  frame: string;
};

export type Player = {
  edge: 'none' | 'south' | 'north' | 'west' | 'east';
  points: number;
  waaagh: 'none' | 'ready' | 'used';
  general: UnitsId | null;
  unitsLeft: number;
  resigned: boolean;
};

export type Profile = {
  name: string;
  unitType: 'infantry' | 'walker' | 'beasts' | 'cavalry' | 'monstrousCreature' | 'vehicle' | 'bikes' | 'jumpTroops' | 'gravBikes' | 'gravVehicle';
  move: number;
  meleeSkill: number;
  shootSkill: number;
  save: number;
  morale: number;
  attacks: Attacks;
  lives: number;
  base: ProfileBase;
  specialRules: ('fast' | 'flying' | 'terrainExperience' | 'vanguard' | 'sniper' | 'wildCharge' | 'stunning' | 'quickReflexes' | 'alwaysStrikesLast' | 'eternalWarrior' | 'lightArmour' | 'mediumArmour' | 'heavyArmour' | 'preacher' | 'knowNoFear' | 'flankAttack' | 'shockTroops')[];
};

export type Attacks = {
  dice: number;
  plus: number;
};

export type ProfileBase =
  | { shape: 'round'; diameter: number }
  | { shape: 'rect'; length: number; width: number };

export type Weapon = {
  name: string;
  kind: 'shooting' | 'melee';
  range: number;
  rof: number;
  fp: number;
  specialRules: ('twinLinked' | 'sniper' | 'stunning')[];
};

export type Unit = {
  owner: SeatsId;
  name: string;
  models: ModelsId[];
  specialRules: ('fast' | 'flying' | 'terrainExperience' | 'vanguard' | 'sniper' | 'wildCharge' | 'stunning' | 'quickReflexes' | 'alwaysStrikesLast' | 'eternalWarrior' | 'lightArmour' | 'mediumArmour' | 'heavyArmour' | 'preacher' | 'knowNoFear' | 'flankAttack' | 'shockTroops')[];
  general: boolean;
  status: 'undeployed' | 'reserve' | 'table' | 'destroyed';
  morale: 'ok' | 'pinned' | 'fleeing';
  activated: boolean;
  reactionMarker: boolean;
  reacted: boolean;
  takeCover: boolean;
  fled: boolean;
  entryEdge: 'none' | 'south' | 'north' | 'west' | 'east';
  living: number;
};

export type Model = {
  unit: UnitsId;
  profile: ProfilesId;
  weapons: WeaponsId[];
  lost: number;
  shaken: boolean;
  stunned: boolean;
  immobilised: boolean;
  results: number[];
  where: Whereabouts;
};

export type Whereabouts =
  | { at: 'off' }
  | { at: 'table'; x: number; y: number; facing: number }
  | { at: 'gone' };

export type Terrain = {
  kind: string;
  class: 'softCover' | 'hardCover' | 'sightBlocker';
  category: number;
  coversOnlyInfantry: boolean;
  blocksSight: boolean;
  entry: 'all' | 'none';
  linear: boolean;
  shape: Corner[];
};

export type Corner = {
  x: number;
  y: number;
};

export type Objective = {
  at: Corner;
  value: number;
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
  battleEnded: {
    readonly type: 'battleEnded';
    readonly rules: readonly string[];
    readonly winners: readonly string[];
  };
  deployOrderFound: {
    readonly type: 'deployOrderFound';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  edgeChosen: {
    readonly type: 'edgeChosen';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly edge: 'none' | 'south' | 'north' | 'west' | 'east';
  };
  objectivePlaced: {
    readonly type: 'objectivePlaced';
    readonly rules: readonly string[];
    readonly objective: string;
    readonly at: Corner;
    readonly value: number;
  };
  generalNamed: {
    readonly type: 'generalNamed';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly unit: UnitsId;
  };
  heldInReserve: {
    readonly type: 'heldInReserve';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  unitPlaced: {
    readonly type: 'unitPlaced';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedModel[];
    readonly edge: 'none' | 'south' | 'north' | 'west' | 'east';
    readonly how: 'deployed' | 'reserve' | 'flank' | 'shock';
  };
  roundBegan: {
    readonly type: 'roundBegan';
    readonly rules: readonly string[];
    readonly round: number;
  };
  startPlayerFound: {
    readonly type: 'startPlayerFound';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  markersRemoved: {
    readonly type: 'markersRemoved';
    readonly rules: readonly string[];
  };
  reserveWaits: {
    readonly type: 'reserveWaits';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  scattered: {
    readonly type: 'scattered';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly distance: number;
    readonly x: number;
    readonly y: number;
  };
  activated: {
    readonly type: 'activated';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  waaaghDeclared: {
    readonly type: 'waaaghDeclared';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  reacted: {
    readonly type: 'reacted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly against: UnitsId;
  };
  unitMoved: {
    readonly type: 'unitMoved';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedModel[];
    readonly how: 'move' | 'sprint' | 'vanguard' | 'flight' | 'pursuit' | 'closeUp';
  };
  shot: {
    readonly type: 'shot';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
    readonly suppress: boolean;
  };
  meleeDecided: {
    readonly type: 'meleeDecided';
    readonly rules: readonly string[];
    readonly winner: UnitsId;
    readonly loser: UnitsId;
    readonly won: number;
    readonly lost: number;
  };
  struck: {
    readonly type: 'struck';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
    readonly attacker: boolean;
  };
  hitsCounted: {
    readonly type: 'hitsCounted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
    readonly hits: number;
    readonly ignored: number;
  };
  vehicleDamaged: {
    readonly type: 'vehicleDamaged';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
    readonly result: number;
  };
  weaponLost: {
    readonly type: 'weaponLost';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
    readonly weapon: WeaponsId;
  };
  wreckPlaced: {
    readonly type: 'wreckPlaced';
    readonly rules: readonly string[];
    readonly terrain: string;
    readonly shape: readonly Corner[];
  };
  exploded: {
    readonly type: 'exploded';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
  };
  moraleChanged: {
    readonly type: 'moraleChanged';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly morale: 'ok' | 'pinned' | 'fleeing';
  };
  testPassed: {
    readonly type: 'testPassed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  fleeDutyDone: {
    readonly type: 'fleeDutyDone';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  reactionReady: {
    readonly type: 'reactionReady';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  tookCover: {
    readonly type: 'tookCover';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  livesLost: {
    readonly type: 'livesLost';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
    readonly lives: number;
  };
  modelLost: {
    readonly type: 'modelLost';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
  };
  unitDestroyed: {
    readonly type: 'unitDestroyed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly why: 'losses' | 'edge' | 'pursuit' | 'placement';
  };
  lootRevealed: {
    readonly type: 'lootRevealed';
    readonly rules: readonly string[];
    readonly objective: ObjectivesId;
    readonly value: number;
  };
  scored: {
    readonly type: 'scored';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly points: number;
  };
};

export type Event = Events[keyof Events];

export type PlacedModel = {
  readonly model: ModelsId;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
};

export type OrderTriggersArgs = {
  readonly window: string;
};

export type OrderTriggersOption = {
  readonly rule: string;
};

export type MarkerArgs = {
  readonly marker: string;
  readonly left: number;
};

export type DeployArgs = {
  readonly unit: UnitsId;
  readonly edge: 'south' | 'north' | 'west' | 'east';
  readonly apart: number;
};

export type ShockPointArgs = {
  readonly unit: UnitsId;
};

export type ActionArgs = {
  readonly unit: UnitsId;
  readonly taken: readonly ('moveAction' | 'shootAction' | 'meleeAction' | 'secureArea' | 'fleeAction' | 'rallyAction' | 'suppressiveFire' | 'takeCover' | 'sprint' | 'fastMove')[];
};

export type ActionOption = {
  readonly rule: string;
};

export type ReactionArgs = {
  readonly window: string;
  readonly acted: UnitsId;
};

export type ReactionOption = {
  readonly trigger: string;
  readonly rule: string;
  readonly of: ReactionOptionOf;
};

export type ReactionOptionOf = {
  readonly unit: UnitsId;
  readonly action: 'moveAction' | 'shootAction' | 'meleeAction' | 'secureArea' | 'fleeAction' | 'rallyAction' | 'suppressiveFire' | 'takeCover' | 'sprint' | 'fastMove';
  readonly against: UnitsId;
  readonly rule: string;
};

export type MoveArgs = {
  readonly unit: UnitsId;
  readonly kind: 'move' | 'sprint' | 'vanguard';
  readonly most: number;
};

export type TargetArgs = {
  readonly unit: UnitsId;
};

export type WeaponsArgs = {
  readonly unit: UnitsId;
};

export type VehicleWeaponsArgs = {
  readonly unit: UnitsId;
  readonly model: ModelsId;
};

export type VehicleWeaponsOption = {
  readonly weapon: WeaponsId;
};

export type OpponentArgs = {
  readonly unit: UnitsId;
};

export type BladesArgs = {
  readonly unit: UnitsId;
};

export type PreacherArgs = {
  readonly unit: UnitsId;
  readonly misses: number;
};

export type SniperTargetArgs = {
  readonly unit: UnitsId;
  readonly target: UnitsId;
};

export type CasualtiesArgs = {
  readonly unit: UnitsId;
  readonly hits: number;
};

export type CasualtiesOption = {
  readonly weapons: readonly WeaponsId[];
};

export type WeaponToLoseArgs = {
  readonly unit: UnitsId;
  readonly model: ModelsId;
};

export type KnowNoFearArgs = {
  readonly unit: UnitsId;
};

export type FlightSideArgs = {
  readonly unit: UnitsId;
  readonly distance: number;
};

export type PursueArgs = {
  readonly unit: UnitsId;
  readonly target: UnitsId;
  readonly distance: number;
};

export type EntryEdgeArgs = {
  readonly unit: UnitsId;
};

export type Contexts = {
  window: WindowContext;
  battle: BattleContext;
  sides: SidesContext;
  markers: MarkersContext;
  generals: GeneralsContext;
  holding: HoldingContext;
  deployment: DeploymentContext;
  vanguard: VanguardContext;
  war: WarContext;
  round: RoundContext;
  endOfRound: EndOfRoundContext;
  arrival: ArrivalContext;
  shockArrival: ShockArrivalContext;
  activation: ActivationContext;
  waaagh: WaaaghContext;
  act: ActContext;
  reaction: ReactionContext;
  move: MoveContext;
  shoot: ShootContext;
  melee: MeleeContext;
  strike: StrikeContext;
  attack: AttackContext;
  vehicleDamage: VehicleDamageContext;
  explosion: ExplosionContext;
  moraleTest: MoraleTestContext;
  breakOff: BreakOffContext;
  flee: FleeContext;
  rally: RallyContext;
  secure: SecureContext;
  cover: CoverContext;
  windowOn: WindowOnContext;
};

export type EffectData = {
  dazed: DazedData;
};

export type Requests = {
  orderTriggers: {
    kind: 'order';
    args: OrderTriggersArgs;
    option: OrderTriggersOption;
    item: undefined;
  };
  edge: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  marker: {
    kind: 'place';
    args: MarkerArgs;
    option: undefined;
    item: undefined;
  };
  general: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  reserves: {
    kind: 'chooseMany';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  unitToDeploy: {
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
  activate: {
    kind: 'activity';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  shockPoint: {
    kind: 'place';
    args: ShockPointArgs;
    option: undefined;
    item: undefined;
  };
  action: {
    kind: 'activity';
    args: ActionArgs;
    option: ActionOption;
    item: undefined;
  };
  waaaghMove: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  waaaghFight: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  reaction: {
    kind: 'choose';
    args: ReactionArgs;
    option: ReactionOption;
    item: undefined;
  };
  move: {
    kind: 'path';
    args: MoveArgs;
    option: undefined;
    item: undefined;
  };
  target: {
    kind: 'choose';
    args: TargetArgs;
    option: undefined;
    item: undefined;
  };
  weapons: {
    kind: 'assign';
    args: WeaponsArgs;
    option: undefined;
    item: undefined;
  };
  vehicleWeapons: {
    kind: 'chooseMany';
    args: VehicleWeaponsArgs;
    option: VehicleWeaponsOption;
    item: undefined;
  };
  opponent: {
    kind: 'choose';
    args: OpponentArgs;
    option: undefined;
    item: undefined;
  };
  blades: {
    kind: 'assign';
    args: BladesArgs;
    option: undefined;
    item: undefined;
  };
  preacher: {
    kind: 'number';
    args: PreacherArgs;
    option: undefined;
    item: undefined;
  };
  sniperTarget: {
    kind: 'choose';
    args: SniperTargetArgs;
    option: undefined;
    item: undefined;
  };
  casualties: {
    kind: 'chooseMany';
    args: CasualtiesArgs;
    option: CasualtiesOption;
    item: undefined;
  };
  weaponToLose: {
    kind: 'choose';
    args: WeaponToLoseArgs;
    option: undefined;
    item: undefined;
  };
  nextExplosion: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  knowNoFear: {
    kind: 'confirm';
    args: KnowNoFearArgs;
    option: undefined;
    item: undefined;
  };
  flightSide: {
    kind: 'choose';
    args: FlightSideArgs;
    option: undefined;
    item: undefined;
  };
  pursue: {
    kind: 'confirm';
    args: PursueArgs;
    option: undefined;
    item: undefined;
  };
  entryEdge: {
    kind: 'choose';
    args: EntryEdgeArgs;
    option: undefined;
    item: undefined;
  };
};

type Sparse = Record<string, unknown>;

function noteIdsOfState(r: Reader, x: unknown): void {
  noteIds(r, x, 'seats', []);
  noteKeys(r, x, 'profiles', []);
  noteKeys(r, x, 'weapons', []);
  noteKeys(r, x, 'units', []);
  noteKeys(r, x, 'models', []);
}

function cloneOptions(x: Options): Options {
  return {
    rounds: x.rounds,
    reserves: x.reserves,
    deathOfTheGeneral: x.deathOfTheGeneral,
    moraleLosses: x.moraleLosses,
    wholeModel: x.wholeModel,
    suppression: x.suppression,
    hardCoverInMelee: x.hardCoverInMelee,
    takeCoverInMelee: x.takeCoverInMelee,
    hill: x.hill,
    voluntaryFlight: x.voluntaryFlight,
    knowNoFear: x.knowNoFear,
    armourInTerrain: x.armourInTerrain,
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

function cloneMarkersContext(x: MarkersContext): MarkersContext {
  return { left: x.left, turn: x.turn };
}

function cloneDeploymentContext(x: DeploymentContext): DeploymentContext {
  return { turn: x.turn };
}

function cloneVanguardContext(x: Frozen<VanguardContext>): VanguardContext {
  return { left: x.left.slice() };
}

function cloneRoundContext(x: RoundContext): RoundContext {
  return { turn: x.turn };
}

function cloneEndOfRoundContext(x: Frozen<EndOfRoundContext>): EndOfRoundContext {
  return { rolling: x.rolling.slice(), arriving: x.arriving.slice() };
}

function cloneArrivalContext(x: ArrivalContext): ArrivalContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneShockArrivalContext(x: ShockArrivalContext): ShockArrivalContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneActivationContext(x: Frozen<ActivationContext>): ActivationContext {
  return { seat: x.seat, unit: x.unit, taken: x.taken.slice(), fastUsed: x.fastUsed, over: x.over };
}

function cloneWaaaghContext(x: Frozen<WaaaghContext>): WaaaghContext {
  return { seat: x.seat, unit: x.unit, stage: x.stage, done: x.done.slice() };
}

function cloneActContext(x: ActContext): ActContext {
  return { seat: x.seat, unit: x.unit, action: x.action, free: x.free };
}

function cloneReactionContext(x: ReactionContext): ReactionContext {
  return { seat: x.seat, unit: x.unit, action: x.action, against: x.against };
}

function cloneDamaged(x: Damaged): Damaged {
  return { model: x.model, rolls: x.rolls };
}

function cloneDamagedList(x: readonly Damaged[]): Damaged[] {
  const n = x.length;
  const out = new Array<Damaged>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneDamaged(x[i]!);
  }
  return out;
}

function cloneMoveContext(x: Frozen<MoveContext>): MoveContext {
  return {
    seat: x.seat,
    unit: x.unit,
    kind: x.kind,
    testing: x.testing.slice(),
    damaged: cloneDamagedList(x.damaged),
  };
}

function cloneArmed(x: Armed): Armed {
  return { model: x.model, weapon: x.weapon };
}

function cloneArmedList(x: readonly Armed[]): Armed[] {
  const n = x.length;
  const out = new Array<Armed>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneArmed(x[i]!);
  }
  return out;
}

function cloneShootContext(x: Frozen<ShootContext>): ShootContext {
  return {
    seat: x.seat,
    unit: x.unit,
    suppress: x.suppress,
    target: x.target,
    armed: cloneArmedList(x.armed),
    before: x.before,
  };
}

function cloneMeleeContext(x: MeleeContext): MeleeContext {
  return {
    seat: x.seat,
    unit: x.unit,
    target: x.target,
    first: x.first,
    attacker: x.attacker,
    defender: x.defender,
  };
}

function cloneStrikeContext(x: Frozen<StrikeContext>): StrikeContext {
  return {
    seat: x.seat,
    unit: x.unit,
    target: x.target,
    attacker: x.attacker,
    armed: cloneArmedList(x.armed),
    rolled: x.rolled.slice(),
  };
}

function cloneRun(x: Run): Run {
  return {
    dice: x.dice,
    need: x.need,
    fp: x.fp,
    sniper: x.sniper,
    stunning: x.stunning,
    hits: x.hits,
    unsaved: x.unsaved,
  };
}

function cloneRunList(x: readonly Run[]): Run[] {
  const n = x.length;
  const out = new Array<Run>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneRun(x[i]!);
  }
  return out;
}

function cloneWound(x: Wound): Wound {
  return { model: x.model, whole: x.whole };
}

function cloneWoundList(x: readonly Wound[]): Wound[] {
  const n = x.length;
  const out = new Array<Wound>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneWound(x[i]!);
  }
  return out;
}

function cloneAttackContext(x: Frozen<AttackContext>): AttackContext {
  return {
    seat: x.seat,
    unit: x.unit,
    target: x.target,
    kind: x.kind,
    runs: cloneRunList(x.runs),
    at: x.at,
    sniped: x.sniped,
    exposed: x.exposed.slice(),
    wounds: cloneWoundList(x.wounds),
    unsaved: x.unsaved,
    damaged: cloneDamagedList(x.damaged),
  };
}

function cloneBlast(x: Blast): Blast {
  return { model: x.model, x: x.x, y: x.y, facing: x.facing };
}

function cloneBlastList(x: readonly Blast[]): Blast[] {
  const n = x.length;
  const out = new Array<Blast>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneBlast(x[i]!);
  }
  return out;
}

function cloneVehicleDamageContext(x: Frozen<VehicleDamageContext>): VehicleDamageContext {
  return { by: x.by, left: cloneDamagedList(x.left), blasts: cloneBlastList(x.blasts), chain: x.chain };
}

function cloneExplosionContext(x: Frozen<ExplosionContext>): ExplosionContext {
  return { by: x.by, blasts: cloneBlastList(x.blasts), hit: x.hit.slice(), damaged: cloneDamagedList(x.damaged) };
}

function cloneMoraleTestContext(x: MoraleTestContext): MoraleTestContext {
  return { unit: x.unit, occasion: x.occasion };
}

function cloneBreakOffContext(x: Frozen<BreakOffContext>): BreakOffContext {
  return { unit: x.unit, pursuers: x.pursuers.slice(), distance: x.distance, seat: x.seat };
}

function cloneFleeContext(x: FleeContext): FleeContext {
  return { seat: x.seat, unit: x.unit, voluntary: x.voluntary };
}

function cloneRallyContext(x: RallyContext): RallyContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneSecureContext(x: SecureContext): SecureContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneCoverContext(x: CoverContext): CoverContext {
  return { seat: x.seat, unit: x.unit };
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
    case 'sides':
      return { do: 'sides', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'markers':
      return { do: 'markers', at: x.at, c: cloneMarkersContext(x.c), reply: clonePlain(x.reply) };
    case 'generals':
      return { do: 'generals', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'holding':
      return { do: 'holding', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'deployment':
      return { do: 'deployment', at: x.at, c: cloneDeploymentContext(x.c), reply: clonePlain(x.reply) };
    case 'vanguard':
      return { do: 'vanguard', at: x.at, c: cloneVanguardContext(x.c), reply: clonePlain(x.reply) };
    case 'war':
      return { do: 'war', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'round':
      return { do: 'round', at: x.at, c: cloneRoundContext(x.c), reply: clonePlain(x.reply) };
    case 'endOfRound':
      return { do: 'endOfRound', at: x.at, c: cloneEndOfRoundContext(x.c), reply: clonePlain(x.reply) };
    case 'arrival':
      return { do: 'arrival', at: x.at, c: cloneArrivalContext(x.c), reply: clonePlain(x.reply) };
    case 'shockArrival':
      return { do: 'shockArrival', at: x.at, c: cloneShockArrivalContext(x.c), reply: clonePlain(x.reply) };
    case 'activation':
      return { do: 'activation', at: x.at, c: cloneActivationContext(x.c), reply: clonePlain(x.reply) };
    case 'waaagh':
      return { do: 'waaagh', at: x.at, c: cloneWaaaghContext(x.c), reply: clonePlain(x.reply) };
    case 'act':
      return { do: 'act', at: x.at, c: cloneActContext(x.c), reply: clonePlain(x.reply) };
    case 'reaction':
      return { do: 'reaction', at: x.at, c: cloneReactionContext(x.c), reply: clonePlain(x.reply) };
    case 'move':
      return { do: 'move', at: x.at, c: cloneMoveContext(x.c), reply: clonePlain(x.reply) };
    case 'shoot':
      return { do: 'shoot', at: x.at, c: cloneShootContext(x.c), reply: clonePlain(x.reply) };
    case 'melee':
      return { do: 'melee', at: x.at, c: cloneMeleeContext(x.c), reply: clonePlain(x.reply) };
    case 'strike':
      return { do: 'strike', at: x.at, c: cloneStrikeContext(x.c), reply: clonePlain(x.reply) };
    case 'attack':
      return { do: 'attack', at: x.at, c: cloneAttackContext(x.c), reply: clonePlain(x.reply) };
    case 'vehicleDamage':
      return { do: 'vehicleDamage', at: x.at, c: cloneVehicleDamageContext(x.c), reply: clonePlain(x.reply) };
    case 'explosion':
      return { do: 'explosion', at: x.at, c: cloneExplosionContext(x.c), reply: clonePlain(x.reply) };
    case 'moraleTest':
      return { do: 'moraleTest', at: x.at, c: cloneMoraleTestContext(x.c), reply: clonePlain(x.reply) };
    case 'breakOff':
      return { do: 'breakOff', at: x.at, c: cloneBreakOffContext(x.c), reply: clonePlain(x.reply) };
    case 'flee':
      return { do: 'flee', at: x.at, c: cloneFleeContext(x.c), reply: clonePlain(x.reply) };
    case 'rally':
      return { do: 'rally', at: x.at, c: cloneRallyContext(x.c), reply: clonePlain(x.reply) };
    case 'secure':
      return { do: 'secure', at: x.at, c: cloneSecureContext(x.c), reply: clonePlain(x.reply) };
    case 'cover':
      return { do: 'cover', at: x.at, c: cloneCoverContext(x.c), reply: clonePlain(x.reply) };
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
    case 'dazed':
      return { name: 'dazed', rule: x.rule, on: x.on, by: x.by, data: {}, until: cloneUntil(x.until), armed: x.armed };
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

function clonePlayer(x: Player): Player {
  return {
    edge: x.edge,
    points: x.points,
    waaagh: x.waaagh,
    general: x.general,
    unitsLeft: x.unitsLeft,
    resigned: x.resigned,
  };
}

function clonePlayerTable(x: Readonly<Record<string, Player>>): Record<string, Player> {
  const out = newTable<Player>(x);
  for (const key in x) {
    out[key] = clonePlayer(x[key]!);
  }
  return out;
}

function cloneAttacks(x: Attacks): Attacks {
  return { dice: x.dice, plus: x.plus };
}

function cloneProfileBase(x: ProfileBase): ProfileBase {
  switch (x.shape) {
    case 'round':
      return { shape: 'round', diameter: x.diameter };
    case 'rect':
      return { shape: 'rect', length: x.length, width: x.width };
  }
}

function cloneProfile(x: Frozen<Profile>): Profile {
  return {
    name: x.name,
    unitType: x.unitType,
    move: x.move,
    meleeSkill: x.meleeSkill,
    shootSkill: x.shootSkill,
    save: x.save,
    morale: x.morale,
    attacks: cloneAttacks(x.attacks),
    lives: x.lives,
    base: cloneProfileBase(x.base),
    specialRules: x.specialRules.slice(),
  };
}

function cloneProfileTable(x: Readonly<Record<string, Frozen<Profile>>>): Record<string, Profile> {
  const out = newTable<Profile>(x);
  for (const key in x) {
    out[key] = cloneProfile(x[key]!);
  }
  return out;
}

function cloneWeapon(x: Frozen<Weapon>): Weapon {
  return { name: x.name, kind: x.kind, range: x.range, rof: x.rof, fp: x.fp, specialRules: x.specialRules.slice() };
}

function cloneWeaponTable(x: Readonly<Record<string, Frozen<Weapon>>>): Record<string, Weapon> {
  const out = newTable<Weapon>(x);
  for (const key in x) {
    out[key] = cloneWeapon(x[key]!);
  }
  return out;
}

function cloneUnit(x: Frozen<Unit>): Unit {
  return {
    owner: x.owner,
    name: x.name,
    models: x.models.slice(),
    specialRules: x.specialRules.slice(),
    general: x.general,
    status: x.status,
    morale: x.morale,
    activated: x.activated,
    reactionMarker: x.reactionMarker,
    reacted: x.reacted,
    takeCover: x.takeCover,
    fled: x.fled,
    entryEdge: x.entryEdge,
    living: x.living,
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
    case 'off':
      return { at: 'off' };
    case 'table':
      return { at: 'table', x: x.x, y: x.y, facing: x.facing };
    case 'gone':
      return { at: 'gone' };
  }
}

function cloneModel(x: Frozen<Model>): Model {
  return {
    unit: x.unit,
    profile: x.profile,
    weapons: x.weapons.slice(),
    lost: x.lost,
    shaken: x.shaken,
    stunned: x.stunned,
    immobilised: x.immobilised,
    results: x.results.slice(),
    where: cloneWhereabouts(x.where),
  };
}

function cloneModelTable(x: Readonly<Record<string, Frozen<Model>>>): Record<string, Model> {
  const out = newTable<Model>(x);
  for (const key in x) {
    out[key] = cloneModel(x[key]!);
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

function cloneTerrain(x: Frozen<Terrain>): Terrain {
  return {
    kind: x.kind,
    class: x.class,
    category: x.category,
    coversOnlyInfantry: x.coversOnlyInfantry,
    blocksSight: x.blocksSight,
    entry: x.entry,
    linear: x.linear,
    shape: cloneCornerList(x.shape),
  };
}

function cloneTerrainTable(x: Readonly<Record<string, Frozen<Terrain>>>): Record<string, Terrain> {
  const out = newTable<Terrain>(x);
  for (const key in x) {
    out[key] = cloneTerrain(x[key]!);
  }
  return out;
}

function cloneObjective(x: Objective): Objective {
  return { at: cloneCorner(x.at), value: x.value };
}

function cloneObjectiveTable(x: Readonly<Record<string, Objective>>): Record<string, Objective> {
  const out = newTable<Objective>(x);
  for (const key in x) {
    out[key] = cloneObjective(x[key]!);
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
    round: x.round,
    startPlayer: x.startPlayer,
    firstToDeploy: x.firstToDeploy,
    players: clonePlayerTable(x.players),
    profiles: cloneProfileTable(x.profiles),
    weapons: cloneWeaponTable(x.weapons),
    units: cloneUnitTable(x.units),
    models: cloneModelTable(x.models),
    terrain: cloneTerrainTable(x.terrain),
    objectives: cloneObjectiveTable(x.objectives),
    loot: x.loot.slice(),
    winners: x.winners === null ? null : x.winners.slice(),
  };
}

function equalOptions(a: Options, b: Options): boolean {
  return (
    a.rounds === b.rounds &&
    a.reserves === b.reserves &&
    a.deathOfTheGeneral === b.deathOfTheGeneral &&
    a.moraleLosses === b.moraleLosses &&
    a.wholeModel === b.wholeModel &&
    a.suppression === b.suppression &&
    a.hardCoverInMelee === b.hardCoverInMelee &&
    a.takeCoverInMelee === b.takeCoverInMelee &&
    a.hill === b.hill &&
    a.voluntaryFlight === b.voluntaryFlight &&
    a.knowNoFear === b.knowNoFear &&
    a.armourInTerrain === b.armourInTerrain
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

function equalMarkersContext(a: MarkersContext, b: MarkersContext): boolean {
  return a.left === b.left && a.turn === b.turn;
}

function equalDeploymentContext(a: DeploymentContext, b: DeploymentContext): boolean {
  return a.turn === b.turn;
}

function equalVanguardContext(a: VanguardContext, b: VanguardContext): boolean {
  return equalFlatList(a.left, b.left);
}

function equalRoundContext(a: RoundContext, b: RoundContext): boolean {
  return a.turn === b.turn;
}

function equalEndOfRoundContext(a: EndOfRoundContext, b: EndOfRoundContext): boolean {
  return equalFlatList(a.rolling, b.rolling) && equalFlatList(a.arriving, b.arriving);
}

function equalArrivalContext(a: ArrivalContext, b: ArrivalContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalShockArrivalContext(a: ShockArrivalContext, b: ShockArrivalContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalActivationContext(a: ActivationContext, b: ActivationContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.fastUsed === b.fastUsed &&
    a.over === b.over &&
    equalFlatList(a.taken, b.taken)
  );
}

function equalWaaaghContext(a: WaaaghContext, b: WaaaghContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && a.stage === b.stage && equalFlatList(a.done, b.done);
}

function equalActContext(a: ActContext, b: ActContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && a.action === b.action && a.free === b.free;
}

function equalReactionContext(a: ReactionContext, b: ReactionContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && a.action === b.action && a.against === b.against;
}

function equalDamaged(a: Damaged, b: Damaged): boolean {
  return a.model === b.model && a.rolls === b.rolls;
}

function equalDamagedList(a: Damaged[], b: Damaged[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalDamaged(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalMoveContext(a: MoveContext, b: MoveContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.kind === b.kind &&
    equalFlatList(a.testing, b.testing) &&
    equalDamagedList(a.damaged, b.damaged)
  );
}

function equalArmed(a: Armed, b: Armed): boolean {
  return a.model === b.model && a.weapon === b.weapon;
}

function equalArmedList(a: Armed[], b: Armed[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalArmed(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalShootContext(a: ShootContext, b: ShootContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.suppress === b.suppress &&
    a.target === b.target &&
    a.before === b.before &&
    equalArmedList(a.armed, b.armed)
  );
}

function equalMeleeContext(a: MeleeContext, b: MeleeContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.target === b.target &&
    a.first === b.first &&
    a.attacker === b.attacker &&
    a.defender === b.defender
  );
}

function equalStrikeContext(a: StrikeContext, b: StrikeContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.target === b.target &&
    a.attacker === b.attacker &&
    equalArmedList(a.armed, b.armed) &&
    equalFlatList(a.rolled, b.rolled)
  );
}

function equalRun(a: Run, b: Run): boolean {
  return (
    a.dice === b.dice &&
    a.need === b.need &&
    a.fp === b.fp &&
    a.sniper === b.sniper &&
    a.stunning === b.stunning &&
    a.hits === b.hits &&
    a.unsaved === b.unsaved
  );
}

function equalRunList(a: Run[], b: Run[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalRun(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWound(a: Wound, b: Wound): boolean {
  return a.model === b.model && a.whole === b.whole;
}

function equalWoundList(a: Wound[], b: Wound[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalWound(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalAttackContext(a: AttackContext, b: AttackContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.target === b.target &&
    a.kind === b.kind &&
    a.at === b.at &&
    a.sniped === b.sniped &&
    a.unsaved === b.unsaved &&
    equalRunList(a.runs, b.runs) &&
    equalFlatList(a.exposed, b.exposed) &&
    equalWoundList(a.wounds, b.wounds) &&
    equalDamagedList(a.damaged, b.damaged)
  );
}

function equalBlast(a: Blast, b: Blast): boolean {
  return a.model === b.model && a.x === b.x && a.y === b.y && a.facing === b.facing;
}

function equalBlastList(a: Blast[], b: Blast[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalBlast(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalVehicleDamageContext(a: VehicleDamageContext, b: VehicleDamageContext): boolean {
  return (
    a.by === b.by &&
    a.chain === b.chain &&
    equalDamagedList(a.left, b.left) &&
    equalBlastList(a.blasts, b.blasts)
  );
}

function equalExplosionContext(a: ExplosionContext, b: ExplosionContext): boolean {
  return (
    a.by === b.by &&
    equalBlastList(a.blasts, b.blasts) &&
    equalFlatList(a.hit, b.hit) &&
    equalDamagedList(a.damaged, b.damaged)
  );
}

function equalMoraleTestContext(a: MoraleTestContext, b: MoraleTestContext): boolean {
  return a.unit === b.unit && a.occasion === b.occasion;
}

function equalBreakOffContext(a: BreakOffContext, b: BreakOffContext): boolean {
  return a.unit === b.unit && a.distance === b.distance && a.seat === b.seat && equalFlatList(a.pursuers, b.pursuers);
}

function equalFleeContext(a: FleeContext, b: FleeContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && a.voluntary === b.voluntary;
}

function equalRallyContext(a: RallyContext, b: RallyContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalSecureContext(a: SecureContext, b: SecureContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalCoverContext(a: CoverContext, b: CoverContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
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
    case 'sides':
      return b.do === 'sides' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'markers':
      return b.do === 'markers' && a.at === b.at && equalMarkersContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'generals':
      return b.do === 'generals' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'holding':
      return b.do === 'holding' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'deployment':
      return b.do === 'deployment' && a.at === b.at && equalDeploymentContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'vanguard':
      return b.do === 'vanguard' && a.at === b.at && equalVanguardContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'war':
      return b.do === 'war' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'round':
      return b.do === 'round' && a.at === b.at && equalRoundContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'endOfRound':
      return b.do === 'endOfRound' && a.at === b.at && equalEndOfRoundContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'arrival':
      return b.do === 'arrival' && a.at === b.at && equalArrivalContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'shockArrival':
      return (
        b.do === 'shockArrival' &&
        a.at === b.at &&
        equalShockArrivalContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'activation':
      return b.do === 'activation' && a.at === b.at && equalActivationContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'waaagh':
      return b.do === 'waaagh' && a.at === b.at && equalWaaaghContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'act':
      return b.do === 'act' && a.at === b.at && equalActContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'reaction':
      return b.do === 'reaction' && a.at === b.at && equalReactionContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'move':
      return b.do === 'move' && a.at === b.at && equalMoveContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'shoot':
      return b.do === 'shoot' && a.at === b.at && equalShootContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'melee':
      return b.do === 'melee' && a.at === b.at && equalMeleeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'strike':
      return b.do === 'strike' && a.at === b.at && equalStrikeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'attack':
      return b.do === 'attack' && a.at === b.at && equalAttackContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'vehicleDamage':
      return (
        b.do === 'vehicleDamage' &&
        a.at === b.at &&
        equalVehicleDamageContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'explosion':
      return b.do === 'explosion' && a.at === b.at && equalExplosionContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'moraleTest':
      return b.do === 'moraleTest' && a.at === b.at && equalMoraleTestContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'breakOff':
      return b.do === 'breakOff' && a.at === b.at && equalBreakOffContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'flee':
      return b.do === 'flee' && a.at === b.at && equalFleeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'rally':
      return b.do === 'rally' && a.at === b.at && equalRallyContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'secure':
      return b.do === 'secure' && a.at === b.at && equalSecureContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'cover':
      return b.do === 'cover' && a.at === b.at && equalCoverContext(a.c, b.c) && equalPlain(a.reply, b.reply);
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
    case 'dazed':
      return (
        b.name === 'dazed' &&
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

function equalPlayer(a: Player, b: Player): boolean {
  return (
    a.edge === b.edge &&
    a.points === b.points &&
    a.waaagh === b.waaagh &&
    a.general === b.general &&
    a.unitsLeft === b.unitsLeft &&
    a.resigned === b.resigned
  );
}

function equalAttacks(a: Attacks, b: Attacks): boolean {
  return a.dice === b.dice && a.plus === b.plus;
}

function equalProfileBase(a: ProfileBase, b: ProfileBase): boolean {
  switch (a.shape) {
    case 'round':
      return b.shape === 'round' && a.diameter === b.diameter;
    case 'rect':
      return b.shape === 'rect' && a.length === b.length && a.width === b.width;
  }
}

function equalProfile(a: Profile, b: Profile): boolean {
  return (
    a.name === b.name &&
    a.unitType === b.unitType &&
    a.move === b.move &&
    a.meleeSkill === b.meleeSkill &&
    a.shootSkill === b.shootSkill &&
    a.save === b.save &&
    a.morale === b.morale &&
    a.lives === b.lives &&
    equalAttacks(a.attacks, b.attacks) &&
    equalProfileBase(a.base, b.base) &&
    equalFlatList(a.specialRules, b.specialRules)
  );
}

function equalWeapon(a: Weapon, b: Weapon): boolean {
  return (
    a.name === b.name &&
    a.kind === b.kind &&
    a.range === b.range &&
    a.rof === b.rof &&
    a.fp === b.fp &&
    equalFlatList(a.specialRules, b.specialRules)
  );
}

function equalUnit(a: Unit, b: Unit): boolean {
  return (
    a.owner === b.owner &&
    a.name === b.name &&
    a.general === b.general &&
    a.status === b.status &&
    a.morale === b.morale &&
    a.activated === b.activated &&
    a.reactionMarker === b.reactionMarker &&
    a.reacted === b.reacted &&
    a.takeCover === b.takeCover &&
    a.fled === b.fled &&
    a.entryEdge === b.entryEdge &&
    a.living === b.living &&
    equalFlatList(a.models, b.models) &&
    equalFlatList(a.specialRules, b.specialRules)
  );
}

function equalWhereabouts(a: Whereabouts, b: Whereabouts): boolean {
  switch (a.at) {
    case 'off':
      return b.at === 'off';
    case 'table':
      return b.at === 'table' && a.x === b.x && a.y === b.y && a.facing === b.facing;
    case 'gone':
      return b.at === 'gone';
  }
}

function equalModel(a: Model, b: Model): boolean {
  return (
    a.unit === b.unit &&
    a.profile === b.profile &&
    a.lost === b.lost &&
    a.shaken === b.shaken &&
    a.stunned === b.stunned &&
    a.immobilised === b.immobilised &&
    equalFlatList(a.weapons, b.weapons) &&
    equalFlatList(a.results, b.results) &&
    equalWhereabouts(a.where, b.where)
  );
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

function equalTerrain(a: Terrain, b: Terrain): boolean {
  return (
    a.kind === b.kind &&
    a.class === b.class &&
    a.category === b.category &&
    a.coversOnlyInfantry === b.coversOnlyInfantry &&
    a.blocksSight === b.blocksSight &&
    a.entry === b.entry &&
    a.linear === b.linear &&
    equalCornerList(a.shape, b.shape)
  );
}

function equalObjective(a: Objective, b: Objective): boolean {
  return a.value === b.value && equalCorner(a.at, b.at);
}

function shareState(x: State, b: State): State {
  return {
    options: shareOne(x.options, b.options, (v, w) => equalOptions(v, w), (v) => cloneOptions(v)),
    seats: shareOne(x.seats, b.seats, (v, w) => equalSeatList(v, w), (v) => cloneSeatList(v)),
    agenda: shareOne(x.agenda, b.agenda, (v, w) => equalFrameList(v, w), (v) => cloneFrameList(v)),
    effects: shareOne(x.effects, b.effects, (v, w) => equalEffectList(v, w), (v) => cloneEffectList(v)),
    finished: shareOne(x.finished, b.finished, (v, w) => equalFinishedList(v, w), (v) => cloneFinishedList(v)),
    mission: x.mission,
    round: x.round,
    startPlayer: x.startPlayer,
    firstToDeploy: x.firstToDeploy,
    players: shareTable(x.players, b.players, (v, w) => equalPlayer(v, w), (v) => clonePlayer(v)),
    profiles: shareTable(x.profiles, b.profiles, (v, w) => equalProfile(v, w), (v) => cloneProfile(v)),
    weapons: shareTable(x.weapons, b.weapons, (v, w) => equalWeapon(v, w), (v) => cloneWeapon(v)),
    units: shareTable(x.units, b.units, (v, w) => equalUnit(v, w), (v) => cloneUnit(v)),
    models: shareTable(x.models, b.models, (v, w) => equalModel(v, w), (v) => cloneModel(v)),
    terrain: shareTable(x.terrain, b.terrain, (v, w) => equalTerrain(v, w), (v) => cloneTerrain(v)),
    objectives: shareTable(x.objectives, b.objectives, (v, w) => equalObjective(v, w), (v) => cloneObjective(v)),
    loot: shareOne(x.loot, b.loot, (v, w) => equalFlatList(v, w), (v) => v.slice()),
    winners: shareOne(
      x.winners,
      b.winners,
      (v, w) => (v === null ? w === null : w !== null && equalFlatList(v, w)),
      (v) => v === null ? null : v.slice(),
    ),
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

function equalWeaponTable(a: Record<string, Weapon>, b: Record<string, Weapon>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalWeapon(a[key]!, b[key]!)) return false;
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

function equalObjectiveTable(a: Record<string, Objective>, b: Record<string, Objective>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalObjective(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalState(a: State, b: State): boolean {
  return (
    a.mission === b.mission &&
    a.round === b.round &&
    a.startPlayer === b.startPlayer &&
    a.firstToDeploy === b.firstToDeploy &&
    equalOptions(a.options, b.options) &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalPlayerTable(a.players, b.players) &&
    equalProfileTable(a.profiles, b.profiles) &&
    equalWeaponTable(a.weapons, b.weapons) &&
    equalUnitTable(a.units, b.units) &&
    equalModelTable(a.models, b.models) &&
    equalTerrainTable(a.terrain, b.terrain) &&
    equalObjectiveTable(a.objectives, b.objectives) &&
    equalFlatList(a.loot, b.loot) &&
    (a.winners === null ? b.winners === null : b.winners !== null && equalFlatList(a.winners, b.winners))
  );
}

function hashOptions(h: Lanes, x: Options): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.rounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.rounds, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.reserves ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.reserves ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.deathOfTheGeneral ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.deathOfTheGeneral ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.hardCoverInMelee ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.hardCoverInMelee ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.takeCoverInMelee ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.takeCoverInMelee ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.voluntaryFlight ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.voluntaryFlight ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.armourInTerrain ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.armourInTerrain ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.moraleLosses);
  mixText(h, x.wholeModel);
  mixText(h, x.suppression);
  mixText(h, x.hill);
  mixText(h, x.knowNoFear);
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

function hashMarkersContext(h: Lanes, x: MarkersContext): void {
  mixWord(h, x.left);
  if (x.turn === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.turn);
  }
}

function hashDeploymentContext(h: Lanes, x: DeploymentContext): void {
  if (x.turn === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.turn);
  }
}

function hashUnitsIdList(h: Lanes, x: UnitsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashVanguardContext(h: Lanes, x: VanguardContext): void {
  hashUnitsIdList(h, x.left);
}

function hashRoundContext(h: Lanes, x: RoundContext): void {
  if (x.turn === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.turn);
  }
}

function hashEndOfRoundContext(h: Lanes, x: EndOfRoundContext): void {
  hashUnitsIdList(h, x.rolling);
  hashUnitsIdList(h, x.arriving);
}

function hashArrivalContext(h: Lanes, x: ArrivalContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashShockArrivalContext(h: Lanes, x: ShockArrivalContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashWordList(
  h: Lanes,
  x: ('moveAction' | 'shootAction' | 'meleeAction' | 'secureArea' | 'fleeAction' | 'rallyAction' | 'suppressiveFire' | 'takeCover' | 'sprint' | 'fastMove')[],
): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashActivationContext(h: Lanes, x: ActivationContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.fastUsed ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.fastUsed ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.over ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.over ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
  hashWordList(h, x.taken);
}

function hashWaaaghContext(h: Lanes, x: WaaaghContext): void {
  mixText(h, x.seat);
  if (x.unit === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.unit);
  }
  mixText(h, x.stage);
  hashUnitsIdList(h, x.done);
}

function hashActContext(h: Lanes, x: ActContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixText(h, x.action);
  mixWord(h, x.free ? 1 : 0);
}

function hashReactionContext(h: Lanes, x: ReactionContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixText(h, x.action);
  mixText(h, x.against);
}

function hashModelsIdList(h: Lanes, x: ModelsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashDamaged(h: Lanes, x: Damaged): void {
  mixText(h, x.model);
  mixWord(h, x.rolls);
}

function hashDamagedList(h: Lanes, x: Damaged[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashDamaged(h, v);
  }
}

function hashMoveContext(h: Lanes, x: MoveContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixText(h, x.kind);
  hashModelsIdList(h, x.testing);
  hashDamagedList(h, x.damaged);
}

function hashArmed(h: Lanes, x: Armed): void {
  mixText(h, x.model);
  if (x.weapon === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.weapon);
  }
}

function hashArmedList(h: Lanes, x: Armed[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashArmed(h, v);
  }
}

function hashShootContext(h: Lanes, x: ShootContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.suppress ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.suppress ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.before, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.before, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
  if (x.target === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.target);
  }
  hashArmedList(h, x.armed);
}

function hashMeleeContext(h: Lanes, x: MeleeContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.attacker, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.attacker, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.defender, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.defender, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
  if (x.target === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.target);
  }
  mixText(h, x.first);
}

function hashIntList(h: Lanes, x: number[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixWord(h, v);
  }
}

function hashStrikeContext(h: Lanes, x: StrikeContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixText(h, x.target);
  mixWord(h, x.attacker ? 1 : 0);
  hashArmedList(h, x.armed);
  hashIntList(h, x.rolled);
}

function hashRun(h: Lanes, x: Run): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.dice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.dice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.need, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.need, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.fp, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.fp, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.stunning ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.stunning ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.hits, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.hits, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.unsaved, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.unsaved, LANE_B);
  h[0] = a;
  h[1] = b;
  if (x.sniper === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.sniper);
  }
}

function hashRunList(h: Lanes, x: Run[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashRun(h, v);
  }
}

function hashWound(h: Lanes, x: Wound): void {
  if (x.model === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.model);
  }
  mixWord(h, x.whole ? 1 : 0);
}

function hashWoundList(h: Lanes, x: Wound[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashWound(h, v);
  }
}

function hashAttackContext(h: Lanes, x: AttackContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.at, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.at, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sniped, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sniped, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.unsaved, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.unsaved, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixText(h, x.target);
  mixText(h, x.kind);
  hashRunList(h, x.runs);
  hashModelsIdList(h, x.exposed);
  hashWoundList(h, x.wounds);
  hashDamagedList(h, x.damaged);
}

function hashBlast(h: Lanes, x: Blast): void {
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
  mixText(h, x.model);
}

function hashBlastList(h: Lanes, x: Blast[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashBlast(h, v);
  }
}

function hashVehicleDamageContext(h: Lanes, x: VehicleDamageContext): void {
  mixText(h, x.by);
  hashDamagedList(h, x.left);
  hashBlastList(h, x.blasts);
  mixWord(h, x.chain ? 1 : 0);
}

function hashExplosionContext(h: Lanes, x: ExplosionContext): void {
  mixText(h, x.by);
  hashBlastList(h, x.blasts);
  hashModelsIdList(h, x.hit);
  hashDamagedList(h, x.damaged);
}

function hashMoraleTestContext(h: Lanes, x: MoraleTestContext): void {
  mixText(h, x.unit);
  mixText(h, x.occasion);
}

function hashBreakOffContext(h: Lanes, x: BreakOffContext): void {
  mixText(h, x.unit);
  hashUnitsIdList(h, x.pursuers);
  mixWord(h, x.distance);
  mixText(h, x.seat);
}

function hashFleeContext(h: Lanes, x: FleeContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixWord(h, x.voluntary ? 1 : 0);
}

function hashRallyContext(h: Lanes, x: RallyContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashSecureContext(h: Lanes, x: SecureContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashCoverContext(h: Lanes, x: CoverContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
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
    case 'sides': {
      mixWord(h, 3);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'markers': {
      mixWord(h, 4);
      mixText(h, x.at);
      hashMarkersContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'generals': {
      mixWord(h, 5);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'holding': {
      mixWord(h, 6);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'deployment': {
      mixWord(h, 7);
      mixText(h, x.at);
      hashDeploymentContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'vanguard': {
      mixWord(h, 8);
      mixText(h, x.at);
      hashVanguardContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'war': {
      mixWord(h, 9);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'round': {
      mixWord(h, 10);
      mixText(h, x.at);
      hashRoundContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'endOfRound': {
      mixWord(h, 11);
      mixText(h, x.at);
      hashEndOfRoundContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'arrival': {
      mixWord(h, 12);
      mixText(h, x.at);
      hashArrivalContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shockArrival': {
      mixWord(h, 13);
      mixText(h, x.at);
      hashShockArrivalContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'activation': {
      mixWord(h, 14);
      mixText(h, x.at);
      hashActivationContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'waaagh': {
      mixWord(h, 15);
      mixText(h, x.at);
      hashWaaaghContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'act': {
      mixWord(h, 16);
      mixText(h, x.at);
      hashActContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'reaction': {
      mixWord(h, 17);
      mixText(h, x.at);
      hashReactionContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'move': {
      mixWord(h, 18);
      mixText(h, x.at);
      hashMoveContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shoot': {
      mixWord(h, 19);
      mixText(h, x.at);
      hashShootContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'melee': {
      mixWord(h, 20);
      mixText(h, x.at);
      hashMeleeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'strike': {
      mixWord(h, 21);
      mixText(h, x.at);
      hashStrikeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'attack': {
      mixWord(h, 22);
      mixText(h, x.at);
      hashAttackContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'vehicleDamage': {
      mixWord(h, 23);
      mixText(h, x.at);
      hashVehicleDamageContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'explosion': {
      mixWord(h, 24);
      mixText(h, x.at);
      hashExplosionContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'moraleTest': {
      mixWord(h, 25);
      mixText(h, x.at);
      hashMoraleTestContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'breakOff': {
      mixWord(h, 26);
      mixText(h, x.at);
      hashBreakOffContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'flee': {
      mixWord(h, 27);
      mixText(h, x.at);
      hashFleeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'rally': {
      mixWord(h, 28);
      mixText(h, x.at);
      hashRallyContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'secure': {
      mixWord(h, 29);
      mixText(h, x.at);
      hashSecureContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'cover': {
      mixWord(h, 30);
      mixText(h, x.at);
      hashCoverContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'windowOn': {
      mixWord(h, 31);
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
    case 'dazed': {
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

function hashPlayer(h: Lanes, x: Player): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.points ^ highA(x.points), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.points ^ highB(x.points), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.unitsLeft ^ highA(x.unitsLeft), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.unitsLeft ^ highB(x.unitsLeft), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.resigned ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.resigned ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.edge);
  mixText(h, x.waaagh);
  if (x.general === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.general);
  }
}

function hashPlayerTable(h: Lanes, x: Record<string, Player>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashPlayer(h, v);
  }
}

function hashAttacks(h: Lanes, x: Attacks): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.dice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.dice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.plus, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.plus, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashProfileBase(h: Lanes, x: ProfileBase): void {
  switch (x.shape) {
    case 'round': {
      mixWord(h, 1);
      mixWord(h, x.diameter);
      break;
    }
    case 'rect': {
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

function hashWordList2(
  h: Lanes,
  x: ('fast' | 'flying' | 'terrainExperience' | 'vanguard' | 'sniper' | 'wildCharge' | 'stunning' | 'quickReflexes' | 'alwaysStrikesLast' | 'eternalWarrior' | 'lightArmour' | 'mediumArmour' | 'heavyArmour' | 'preacher' | 'knowNoFear' | 'flankAttack' | 'shockTroops')[],
): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashProfile(h: Lanes, x: Profile): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.move, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.move, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.meleeSkill, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.meleeSkill, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.shootSkill, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.shootSkill, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.save, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.save, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.morale, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.morale, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.lives, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.lives, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
  mixText(h, x.unitType);
  hashAttacks(h, x.attacks);
  hashProfileBase(h, x.base);
  hashWordList2(h, x.specialRules);
}

function hashProfileTable(h: Lanes, x: Record<string, Profile>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashProfile(h, v);
  }
}

function hashWordList3(h: Lanes, x: ('twinLinked' | 'sniper' | 'stunning')[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashWeapon(h: Lanes, x: Weapon): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.range, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.range, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.rof, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.rof, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.fp, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.fp, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
  mixText(h, x.kind);
  hashWordList3(h, x.specialRules);
}

function hashWeaponTable(h: Lanes, x: Record<string, Weapon>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashWeapon(h, v);
  }
}

function hashUnit(h: Lanes, x: Unit): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.general ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.general ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.activated ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.activated ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.reactionMarker ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.reactionMarker ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.reacted ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.reacted ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.takeCover ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.takeCover ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.fled ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.fled ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.living, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.living, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.owner);
  mixText(h, x.name);
  hashModelsIdList(h, x.models);
  hashWordList2(h, x.specialRules);
  mixText(h, x.status);
  mixText(h, x.morale);
  mixText(h, x.entryEdge);
}

function hashUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashUnit(h, v);
  }
}

function hashWeaponsIdList(h: Lanes, x: WeaponsId[]): void {
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
      h[0] = a;
      h[1] = b;
      break;
    }
    case 'gone': {
      mixWord(h, 3);
      break;
    }
  }
}

function hashModel(h: Lanes, x: Model): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.lost, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.lost, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.shaken ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.shaken ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.stunned ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.stunned ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.immobilised ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.immobilised ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.unit);
  mixText(h, x.profile);
  hashWeaponsIdList(h, x.weapons);
  hashIntList(h, x.results);
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

function hashTerrain(h: Lanes, x: Terrain): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.category, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.category, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.coversOnlyInfantry ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.coversOnlyInfantry ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.blocksSight ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.blocksSight ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.linear ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.linear ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.kind);
  mixText(h, x.class);
  mixText(h, x.entry);
  hashCornerList(h, x.shape);
}

function hashTerrainTable(h: Lanes, x: Record<string, Terrain>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashTerrain(h, v);
  }
}

function hashObjective(h: Lanes, x: Objective): void {
  hashCorner(h, x.at);
  mixWord(h, x.value);
}

function hashObjectiveTable(h: Lanes, x: Record<string, Objective>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashObjective(h, v);
  }
}

function hashTextList(h: Lanes, x: string[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashState(h: Lanes, x: State): void {
  hashOptions(h, x.options);
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  mixText(h, x.mission);
  mixWord(h, x.round);
  if (x.startPlayer === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.startPlayer);
  }
  if (x.firstToDeploy === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.firstToDeploy);
  }
  hashPlayerTable(h, x.players);
  hashProfileTable(h, x.profiles);
  hashWeaponTable(h, x.weapons);
  hashUnitTable(h, x.units);
  hashModelTable(h, x.models);
  hashTerrainTable(h, x.terrain);
  hashObjectiveTable(h, x.objectives);
  hashIntList(h, x.loot);
  if (x.winners === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashTextList(h, x.winners);
  }
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
  spaceModelTable(h, x.models);
  spaceTerrainTable(h, x.terrain);
}

function clonePlacedModel(x: PlacedModel): PlacedModel {
  return { model: x.model, x: x.x, y: x.y, facing: x.facing };
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
    case 'resigned':
      return { type: 'resigned', rules: x.rules.slice(), seat: x.seat };
    case 'battleEnded':
      return { type: 'battleEnded', rules: x.rules.slice(), winners: x.winners.slice() };
    case 'deployOrderFound':
      return { type: 'deployOrderFound', rules: x.rules.slice(), seat: x.seat };
    case 'edgeChosen':
      return { type: 'edgeChosen', rules: x.rules.slice(), seat: x.seat, edge: x.edge };
    case 'objectivePlaced':
      return {
        type: 'objectivePlaced',
        rules: x.rules.slice(),
        objective: x.objective,
        at: cloneCorner(x.at),
        value: x.value,
      };
    case 'generalNamed':
      return { type: 'generalNamed', rules: x.rules.slice(), seat: x.seat, unit: x.unit };
    case 'heldInReserve':
      return { type: 'heldInReserve', rules: x.rules.slice(), unit: x.unit };
    case 'unitPlaced':
      return {
        type: 'unitPlaced',
        rules: x.rules.slice(),
        unit: x.unit,
        placed: clonePlacedModelList(x.placed),
        edge: x.edge,
        how: x.how,
      };
    case 'roundBegan':
      return { type: 'roundBegan', rules: x.rules.slice(), round: x.round };
    case 'startPlayerFound':
      return { type: 'startPlayerFound', rules: x.rules.slice(), seat: x.seat };
    case 'markersRemoved':
      return { type: 'markersRemoved', rules: x.rules.slice() };
    case 'reserveWaits':
      return { type: 'reserveWaits', rules: x.rules.slice(), unit: x.unit };
    case 'scattered':
      return { type: 'scattered', rules: x.rules.slice(), unit: x.unit, distance: x.distance, x: x.x, y: x.y };
    case 'activated':
      return { type: 'activated', rules: x.rules.slice(), unit: x.unit };
    case 'waaaghDeclared':
      return { type: 'waaaghDeclared', rules: x.rules.slice(), seat: x.seat };
    case 'reacted':
      return { type: 'reacted', rules: x.rules.slice(), unit: x.unit, against: x.against };
    case 'unitMoved':
      return {
        type: 'unitMoved',
        rules: x.rules.slice(),
        unit: x.unit,
        placed: clonePlacedModelList(x.placed),
        how: x.how,
      };
    case 'shot':
      return { type: 'shot', rules: x.rules.slice(), unit: x.unit, target: x.target, suppress: x.suppress };
    case 'meleeDecided':
      return {
        type: 'meleeDecided',
        rules: x.rules.slice(),
        winner: x.winner,
        loser: x.loser,
        won: x.won,
        lost: x.lost,
      };
    case 'struck':
      return { type: 'struck', rules: x.rules.slice(), unit: x.unit, target: x.target, attacker: x.attacker };
    case 'hitsCounted':
      return {
        type: 'hitsCounted',
        rules: x.rules.slice(),
        unit: x.unit,
        target: x.target,
        hits: x.hits,
        ignored: x.ignored,
      };
    case 'vehicleDamaged':
      return { type: 'vehicleDamaged', rules: x.rules.slice(), unit: x.unit, model: x.model, result: x.result };
    case 'weaponLost':
      return { type: 'weaponLost', rules: x.rules.slice(), unit: x.unit, model: x.model, weapon: x.weapon };
    case 'wreckPlaced':
      return { type: 'wreckPlaced', rules: x.rules.slice(), terrain: x.terrain, shape: cloneCornerList(x.shape) };
    case 'exploded':
      return { type: 'exploded', rules: x.rules.slice(), unit: x.unit, model: x.model };
    case 'moraleChanged':
      return { type: 'moraleChanged', rules: x.rules.slice(), unit: x.unit, morale: x.morale };
    case 'testPassed':
      return { type: 'testPassed', rules: x.rules.slice(), unit: x.unit };
    case 'fleeDutyDone':
      return { type: 'fleeDutyDone', rules: x.rules.slice(), unit: x.unit };
    case 'reactionReady':
      return { type: 'reactionReady', rules: x.rules.slice(), unit: x.unit };
    case 'tookCover':
      return { type: 'tookCover', rules: x.rules.slice(), unit: x.unit };
    case 'livesLost':
      return { type: 'livesLost', rules: x.rules.slice(), unit: x.unit, model: x.model, lives: x.lives };
    case 'modelLost':
      return { type: 'modelLost', rules: x.rules.slice(), unit: x.unit, model: x.model };
    case 'unitDestroyed':
      return { type: 'unitDestroyed', rules: x.rules.slice(), unit: x.unit, why: x.why };
    case 'lootRevealed':
      return { type: 'lootRevealed', rules: x.rules.slice(), objective: x.objective, value: x.value };
    case 'scored':
      return { type: 'scored', rules: x.rules.slice(), seat: x.seat, points: x.points };
  }
}

const readNumberFrom1To20 = readInt(1, 20);

const readMoraleLossesWord = readLiteral(['quarterOrMore', 'moreThanQuarter']);

const readWholeModelWord = readLiteral(['fpAboveSave', 'saveImpossible']);

const readSuppressionWord = readLiteral(['modelLost', 'unsavedHit']);

const readHillWord = readLiteral(['diameter', 'radius']);

const readKnowNoFearWord = readLiteral(['reroll', 'nothing']);

function readOptions(r: Reader, v: unknown): Options {
  const o = openRecord(r, v, [
    'rounds',
    'reserves',
    'deathOfTheGeneral',
    'moraleLosses',
    'wholeModel',
    'suppression',
    'hardCoverInMelee',
    'takeCoverInMelee',
    'hill',
    'voluntaryFlight',
    'knowNoFear',
    'armourInTerrain',
  ]);
  if (o === null) return nothing();
  return {
    rounds: optional(r, o, 'rounds', readNumberFrom1To20, 6),
    reserves: optional(r, o, 'reserves', readBool, true),
    deathOfTheGeneral: optional(r, o, 'deathOfTheGeneral', readBool, false),
    moraleLosses: optional(r, o, 'moraleLosses', readMoraleLossesWord, 'quarterOrMore'),
    wholeModel: optional(r, o, 'wholeModel', readWholeModelWord, 'fpAboveSave'),
    suppression: optional(r, o, 'suppression', readSuppressionWord, 'modelLost'),
    hardCoverInMelee: optional(r, o, 'hardCoverInMelee', readBool, false),
    takeCoverInMelee: optional(r, o, 'takeCoverInMelee', readBool, true),
    hill: optional(r, o, 'hill', readHillWord, 'diameter'),
    voluntaryFlight: optional(r, o, 'voluntaryFlight', readBool, true),
    knowNoFear: optional(r, o, 'knowNoFear', readKnowNoFearWord, 'reroll'),
    armourInTerrain: optional(r, o, 'armourInTerrain', readBool, true),
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

function readSidesContext(r: Reader, v: unknown): SidesContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readNumberFrom0To1000 = readInt(0, 1000);

const readSeatsId = readId('seats');

const readOptionalSeatsId = readNullable(readSeatsId);

function readMarkersContext(r: Reader, v: unknown): MarkersContext {
  const o = openRecord(r, v, ['left', 'turn']);
  if (o === null) return nothing();
  return {
    left: field(r, o, 'left', readNumberFrom0To1000),
    turn: optional(r, o, 'turn', readOptionalSeatsId, null),
  };
}

function readGeneralsContext(r: Reader, v: unknown): GeneralsContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readHoldingContext(r: Reader, v: unknown): HoldingContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readDeploymentContext(r: Reader, v: unknown): DeploymentContext {
  const o = openRecord(r, v, ['turn']);
  if (o === null) return nothing();
  return { turn: optional(r, o, 'turn', readOptionalSeatsId, null) };
}

const readUnitsId = readId('units');

const readUnitsIdList = readList(readUnitsId);

function readVanguardContext(r: Reader, v: unknown): VanguardContext {
  const o = openRecord(r, v, ['left']);
  if (o === null) return nothing();
  return { left: optional(r, o, 'left', readUnitsIdList, []) };
}

function readWarContext(r: Reader, v: unknown): WarContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readRoundContext(r: Reader, v: unknown): RoundContext {
  const o = openRecord(r, v, ['turn']);
  if (o === null) return nothing();
  return { turn: optional(r, o, 'turn', readOptionalSeatsId, null) };
}

function readEndOfRoundContext(r: Reader, v: unknown): EndOfRoundContext {
  const o = openRecord(r, v, ['rolling', 'arriving']);
  if (o === null) return nothing();
  return {
    rolling: optional(r, o, 'rolling', readUnitsIdList, []),
    arriving: optional(r, o, 'arriving', readUnitsIdList, []),
  };
}

function readArrivalContext(r: Reader, v: unknown): ArrivalContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readShockArrivalContext(r: Reader, v: unknown): ShockArrivalContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

const readTakenWord = readLiteral([
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
]);

const readTakenWordList = readList(readTakenWord);

function readActivationContext(r: Reader, v: unknown): ActivationContext {
  const o = openRecord(r, v, ['seat', 'unit', 'taken', 'fastUsed', 'over']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    taken: optional(r, o, 'taken', readTakenWordList, []),
    fastUsed: optional(r, o, 'fastUsed', readBool, false),
    over: optional(r, o, 'over', readBool, false),
  };
}

const readOptionalUnitsId = readNullable(readUnitsId);

const readStageWord = readLiteral(['moves', 'fights']);

function readWaaaghContext(r: Reader, v: unknown): WaaaghContext {
  const o = openRecord(r, v, ['seat', 'unit', 'stage', 'done']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: optional(r, o, 'unit', readOptionalUnitsId, null),
    stage: optional(r, o, 'stage', readStageWord, 'moves'),
    done: optional(r, o, 'done', readUnitsIdList, []),
  };
}

const readActionWord = readLiteral([
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
]);

function readActContext(r: Reader, v: unknown): ActContext {
  const o = openRecord(r, v, ['seat', 'unit', 'action', 'free']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    action: field(r, o, 'action', readActionWord),
    free: optional(r, o, 'free', readBool, false),
  };
}

function readReactionContext(r: Reader, v: unknown): ReactionContext {
  const o = openRecord(r, v, ['seat', 'unit', 'action', 'against']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    action: field(r, o, 'action', readActionWord),
    against: field(r, o, 'against', readUnitsId),
  };
}

const readKindWord = readLiteral(['move', 'sprint', 'vanguard']);

const readModelsId = readId('models');

const readModelsIdList = readList(readModelsId);

function readDamaged(r: Reader, v: unknown): Damaged {
  const o = openRecord(r, v, ['model', 'rolls']);
  if (o === null) return nothing();
  return { model: field(r, o, 'model', readModelsId), rolls: field(r, o, 'rolls', readNumberFrom0To1000) };
}

const readDamagedList = readList(readDamaged);

function readMoveContext(r: Reader, v: unknown): MoveContext {
  const o = openRecord(r, v, ['seat', 'unit', 'kind', 'testing', 'damaged']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    kind: field(r, o, 'kind', readKindWord),
    testing: optional(r, o, 'testing', readModelsIdList, []),
    damaged: optional(r, o, 'damaged', readDamagedList, []),
  };
}

const readWeaponsId = readId('weapons');

const readOptionalWeaponsId = readNullable(readWeaponsId);

function readArmed(r: Reader, v: unknown): Armed {
  const o = openRecord(r, v, ['model', 'weapon']);
  if (o === null) return nothing();
  return {
    model: field(r, o, 'model', readModelsId),
    weapon: optional(r, o, 'weapon', readOptionalWeaponsId, null),
  };
}

const readArmedList = readList(readArmed);

function readShootContext(r: Reader, v: unknown): ShootContext {
  const o = openRecord(r, v, ['seat', 'unit', 'suppress', 'target', 'armed', 'before']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    suppress: field(r, o, 'suppress', readBool),
    target: optional(r, o, 'target', readOptionalUnitsId, null),
    armed: optional(r, o, 'armed', readArmedList, []),
    before: optional(r, o, 'before', readNumberFrom0To1000, 0),
  };
}

const readFirstWord = readLiteral(['attacker', 'defender']);

function readMeleeContext(r: Reader, v: unknown): MeleeContext {
  const o = openRecord(r, v, ['seat', 'unit', 'target', 'first', 'attacker', 'defender']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    target: optional(r, o, 'target', readOptionalUnitsId, null),
    first: optional(r, o, 'first', readFirstWord, 'attacker'),
    attacker: optional(r, o, 'attacker', readNumberFrom0To1000, 0),
    defender: optional(r, o, 'defender', readNumberFrom0To1000, 0),
  };
}

const readNumberFrom0To1000List = readList(readNumberFrom0To1000);

function readStrikeContext(r: Reader, v: unknown): StrikeContext {
  const o = openRecord(r, v, ['seat', 'unit', 'target', 'attacker', 'armed', 'rolled']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    target: field(r, o, 'target', readUnitsId),
    attacker: field(r, o, 'attacker', readBool),
    armed: optional(r, o, 'armed', readArmedList, []),
    rolled: optional(r, o, 'rolled', readNumberFrom0To1000List, []),
  };
}

const readKindWord2 = readLiteral(['volley', 'suppress', 'strike']);

const readNumberFrom2To7 = readInt(2, 7);

const readOptionalModelsId = readNullable(readModelsId);

function readRun(r: Reader, v: unknown): Run {
  const o = openRecord(r, v, ['dice', 'need', 'fp', 'sniper', 'stunning', 'hits', 'unsaved']);
  if (o === null) return nothing();
  return {
    dice: field(r, o, 'dice', readNumberFrom0To1000),
    need: field(r, o, 'need', readNumberFrom2To7),
    fp: field(r, o, 'fp', readNumberFrom0To1000),
    sniper: optional(r, o, 'sniper', readOptionalModelsId, null),
    stunning: optional(r, o, 'stunning', readBool, false),
    hits: optional(r, o, 'hits', readNumberFrom0To1000, 0),
    unsaved: optional(r, o, 'unsaved', readNumberFrom0To1000, 0),
  };
}

const readRunList = readList(readRun);

function readWound(r: Reader, v: unknown): Wound {
  const o = openRecord(r, v, ['model', 'whole']);
  if (o === null) return nothing();
  return { model: optional(r, o, 'model', readOptionalModelsId, null), whole: field(r, o, 'whole', readBool) };
}

const readWoundList = readList(readWound);

function readAttackContext(r: Reader, v: unknown): AttackContext {
  const o = openRecord(r, v, [
    'seat',
    'unit',
    'target',
    'kind',
    'runs',
    'at',
    'sniped',
    'exposed',
    'wounds',
    'unsaved',
    'damaged',
  ]);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    target: field(r, o, 'target', readUnitsId),
    kind: field(r, o, 'kind', readKindWord2),
    runs: field(r, o, 'runs', readRunList),
    at: optional(r, o, 'at', readNumberFrom0To1000, 0),
    sniped: optional(r, o, 'sniped', readNumberFrom0To1000, 0),
    exposed: field(r, o, 'exposed', readModelsIdList),
    wounds: optional(r, o, 'wounds', readWoundList, []),
    unsaved: optional(r, o, 'unsaved', readNumberFrom0To1000, 0),
    damaged: optional(r, o, 'damaged', readDamagedList, []),
  };
}

const readNumberFromMinus1000000To1000000 = readInt(-1000000, 1000000);

const readNumberFrom0To3599 = readInt(0, 3599);

function readBlast(r: Reader, v: unknown): Blast {
  const o = openRecord(r, v, ['model', 'x', 'y', 'facing']);
  if (o === null) return nothing();
  return {
    model: field(r, o, 'model', readModelsId),
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
    facing: optional(r, o, 'facing', readNumberFrom0To3599, 0),
  };
}

const readBlastList = readList(readBlast);

function readVehicleDamageContext(r: Reader, v: unknown): VehicleDamageContext {
  const o = openRecord(r, v, ['by', 'left', 'blasts', 'chain']);
  if (o === null) return nothing();
  return {
    by: field(r, o, 'by', readSeatsId),
    left: field(r, o, 'left', readDamagedList),
    blasts: optional(r, o, 'blasts', readBlastList, []),
    chain: optional(r, o, 'chain', readBool, false),
  };
}

function readExplosionContext(r: Reader, v: unknown): ExplosionContext {
  const o = openRecord(r, v, ['by', 'blasts', 'hit', 'damaged']);
  if (o === null) return nothing();
  return {
    by: field(r, o, 'by', readSeatsId),
    blasts: field(r, o, 'blasts', readBlastList),
    hit: optional(r, o, 'hit', readModelsIdList, []),
    damaged: optional(r, o, 'damaged', readDamagedList, []),
  };
}

const readOccasionWord = readLiteral(['volley', 'suppress', 'melee', 'rally']);

function readMoraleTestContext(r: Reader, v: unknown): MoraleTestContext {
  const o = openRecord(r, v, ['unit', 'occasion']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), occasion: field(r, o, 'occasion', readOccasionWord) };
}

function readBreakOffContext(r: Reader, v: unknown): BreakOffContext {
  const o = openRecord(r, v, ['unit', 'pursuers', 'distance', 'seat']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    pursuers: optional(r, o, 'pursuers', readUnitsIdList, []),
    distance: optional(r, o, 'distance', readNumberFrom0To1000, 0),
    seat: field(r, o, 'seat', readSeatsId),
  };
}

function readFleeContext(r: Reader, v: unknown): FleeContext {
  const o = openRecord(r, v, ['seat', 'unit', 'voluntary']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    voluntary: field(r, o, 'voluntary', readBool),
  };
}

function readRallyContext(r: Reader, v: unknown): RallyContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readSecureContext(r: Reader, v: unknown): SecureContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readCoverContext(r: Reader, v: unknown): CoverContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
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
    sides: ['at', 'c', 'reply'],
    markers: ['at', 'c', 'reply'],
    generals: ['at', 'c', 'reply'],
    holding: ['at', 'c', 'reply'],
    deployment: ['at', 'c', 'reply'],
    vanguard: ['at', 'c', 'reply'],
    war: ['at', 'c', 'reply'],
    round: ['at', 'c', 'reply'],
    endOfRound: ['at', 'c', 'reply'],
    arrival: ['at', 'c', 'reply'],
    shockArrival: ['at', 'c', 'reply'],
    activation: ['at', 'c', 'reply'],
    waaagh: ['at', 'c', 'reply'],
    act: ['at', 'c', 'reply'],
    reaction: ['at', 'c', 'reply'],
    move: ['at', 'c', 'reply'],
    shoot: ['at', 'c', 'reply'],
    melee: ['at', 'c', 'reply'],
    strike: ['at', 'c', 'reply'],
    attack: ['at', 'c', 'reply'],
    vehicleDamage: ['at', 'c', 'reply'],
    explosion: ['at', 'c', 'reply'],
    moraleTest: ['at', 'c', 'reply'],
    breakOff: ['at', 'c', 'reply'],
    flee: ['at', 'c', 'reply'],
    rally: ['at', 'c', 'reply'],
    secure: ['at', 'c', 'reply'],
    cover: ['at', 'c', 'reply'],
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
    case 'sides':
      return {
        do: 'sides',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readSidesContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'markers':
      return {
        do: 'markers',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMarkersContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'generals':
      return {
        do: 'generals',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readGeneralsContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'holding':
      return {
        do: 'holding',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readHoldingContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'deployment':
      return {
        do: 'deployment',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDeploymentContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'vanguard':
      return {
        do: 'vanguard',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readVanguardContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'war':
      return {
        do: 'war',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWarContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'round':
      return {
        do: 'round',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRoundContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'endOfRound':
      return {
        do: 'endOfRound',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readEndOfRoundContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'arrival':
      return {
        do: 'arrival',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readArrivalContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shockArrival':
      return {
        do: 'shockArrival',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShockArrivalContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'activation':
      return {
        do: 'activation',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readActivationContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'waaagh':
      return {
        do: 'waaagh',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWaaaghContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'act':
      return {
        do: 'act',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readActContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'reaction':
      return {
        do: 'reaction',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readReactionContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'move':
      return {
        do: 'move',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMoveContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shoot':
      return {
        do: 'shoot',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShootContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'melee':
      return {
        do: 'melee',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMeleeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'strike':
      return {
        do: 'strike',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readStrikeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'attack':
      return {
        do: 'attack',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readAttackContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'vehicleDamage':
      return {
        do: 'vehicleDamage',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readVehicleDamageContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'explosion':
      return {
        do: 'explosion',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readExplosionContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'moraleTest':
      return {
        do: 'moraleTest',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMoraleTestContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'breakOff':
      return {
        do: 'breakOff',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readBreakOffContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'flee':
      return {
        do: 'flee',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFleeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'rally':
      return {
        do: 'rally',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRallyContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'secure':
      return {
        do: 'secure',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readSecureContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'cover':
      return {
        do: 'cover',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readCoverContext),
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

function readDazedData(r: Reader, v: unknown): DazedData {
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

function readEffect(r: Reader, v: unknown): Effect {
  const o = openVariant(r, v, 'name', { dazed: ['rule', 'on', 'by', 'data', 'until', 'armed'] });
  if (o === null) return nothing();
  switch (o['name'] as Effect['name']) {
    case 'dazed':
      return {
        name: 'dazed',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readDazedData),
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

const readMissionWord = readLiteral(['kingOfTheHill', 'secretLoot', 'captureObjectives', 'annihilation']);

const readNumberFrom0To100 = readInt(0, 100);

const readEdgeWord = readLiteral(['none', 'south', 'north', 'west', 'east']);

const readWaaaghWord = readLiteral(['none', 'ready', 'used']);

function readPlayer(r: Reader, v: unknown): Player {
  const o = openRecord(r, v, ['edge', 'points', 'waaagh', 'general', 'unitsLeft', 'resigned']);
  if (o === null) return nothing();
  return {
    edge: optional(r, o, 'edge', readEdgeWord, 'none'),
    points: optional(r, o, 'points', readNumberFrom0, 0),
    waaagh: optional(r, o, 'waaagh', readWaaaghWord, 'none'),
    general: optional(r, o, 'general', readOptionalUnitsId, null),
    unitsLeft: optional(r, o, 'unitsLeft', readNumberFrom0, 0),
    resigned: optional(r, o, 'resigned', readBool, false),
  };
}

const readPlayerTable = readTable(readPlayer);

const readUnitTypeWord = readLiteral([
  'infantry',
  'walker',
  'beasts',
  'cavalry',
  'monstrousCreature',
  'vehicle',
  'bikes',
  'jumpTroops',
  'gravBikes',
  'gravVehicle',
]);

const readNumberFrom0To1000000 = readInt(0, 1000000);

const readNumberFrom2To6 = readInt(2, 6);

const readNumberFrom0To6 = readInt(0, 6);

const readNumberFrom0To20 = readInt(0, 20);

function readAttacks(r: Reader, v: unknown): Attacks {
  const o = openRecord(r, v, ['dice', 'plus']);
  if (o === null) return nothing();
  return {
    dice: optional(r, o, 'dice', readNumberFrom0To6, 0),
    plus: optional(r, o, 'plus', readNumberFrom0To20, 0),
  };
}

function readProfileBase(r: Reader, v: unknown): ProfileBase {
  const o = openVariant(r, v, 'shape', { round: ['diameter'], rect: ['length', 'width'] });
  if (o === null) return nothing();
  switch (o['shape'] as ProfileBase['shape']) {
    case 'round':
      return { shape: 'round', diameter: field(r, o, 'diameter', readNumberFrom0To1000000) };
    case 'rect':
      return {
        shape: 'rect',
        length: field(r, o, 'length', readNumberFrom0To1000000),
        width: field(r, o, 'width', readNumberFrom0To1000000),
      };
  }
}

const readSpecialRulesWord = readLiteral([
  'fast',
  'flying',
  'terrainExperience',
  'vanguard',
  'sniper',
  'wildCharge',
  'stunning',
  'quickReflexes',
  'alwaysStrikesLast',
  'eternalWarrior',
  'lightArmour',
  'mediumArmour',
  'heavyArmour',
  'preacher',
  'knowNoFear',
  'flankAttack',
  'shockTroops',
]);

const readSpecialRulesWordList = readList(readSpecialRulesWord);

function readProfile(r: Reader, v: unknown): Profile {
  const o = openRecord(r, v, [
    'name',
    'unitType',
    'move',
    'meleeSkill',
    'shootSkill',
    'save',
    'morale',
    'attacks',
    'lives',
    'base',
    'specialRules',
  ]);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    unitType: field(r, o, 'unitType', readUnitTypeWord),
    move: field(r, o, 'move', readNumberFrom0To1000000),
    meleeSkill: field(r, o, 'meleeSkill', readNumberFrom2To6),
    shootSkill: field(r, o, 'shootSkill', readNumberFrom2To6),
    save: field(r, o, 'save', readNumberFrom2To6),
    morale: field(r, o, 'morale', readNumberFrom2To6),
    attacks: field(r, o, 'attacks', readAttacks),
    lives: field(r, o, 'lives', readNumberFrom1To20),
    base: field(r, o, 'base', readProfileBase),
    specialRules: optional(r, o, 'specialRules', readSpecialRulesWordList, []),
  };
}

const readProfileTable = readTable(readProfile);

const readKindWord3 = readLiteral(['shooting', 'melee']);

const readSpecialRulesWord2 = readLiteral(['twinLinked', 'sniper', 'stunning']);

const readSpecialRulesWord2List = readList(readSpecialRulesWord2);

function readWeapon(r: Reader, v: unknown): Weapon {
  const o = openRecord(r, v, ['name', 'kind', 'range', 'rof', 'fp', 'specialRules']);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    kind: field(r, o, 'kind', readKindWord3),
    range: field(r, o, 'range', readNumberFrom0To1000000),
    rof: field(r, o, 'rof', readNumberFrom0To20),
    fp: field(r, o, 'fp', readNumberFrom0To20),
    specialRules: optional(r, o, 'specialRules', readSpecialRulesWord2List, []),
  };
}

const readWeaponTable = readTable(readWeapon);

const readStatusWord = readLiteral(['undeployed', 'reserve', 'table', 'destroyed']);

const readMoraleWord = readLiteral(['ok', 'pinned', 'fleeing']);

const readEntryEdgeWord = readLiteral(['none', 'south', 'north', 'west', 'east']);

function readUnit(r: Reader, v: unknown): Unit {
  const o = openRecord(r, v, [
    'owner',
    'name',
    'models',
    'specialRules',
    'general',
    'status',
    'morale',
    'activated',
    'reactionMarker',
    'reacted',
    'takeCover',
    'fled',
    'entryEdge',
    'living',
  ]);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    name: field(r, o, 'name', readText),
    models: field(r, o, 'models', readModelsIdList),
    specialRules: optional(r, o, 'specialRules', readSpecialRulesWordList, []),
    general: optional(r, o, 'general', readBool, false),
    status: optional(r, o, 'status', readStatusWord, 'undeployed'),
    morale: optional(r, o, 'morale', readMoraleWord, 'ok'),
    activated: optional(r, o, 'activated', readBool, false),
    reactionMarker: optional(r, o, 'reactionMarker', readBool, false),
    reacted: optional(r, o, 'reacted', readBool, false),
    takeCover: optional(r, o, 'takeCover', readBool, false),
    fled: optional(r, o, 'fled', readBool, false),
    entryEdge: optional(r, o, 'entryEdge', readEntryEdgeWord, 'none'),
    living: field(r, o, 'living', readNumberFrom0To100),
  };
}

const readUnitTable = readTable(readUnit);

const readProfilesId = readId('profiles');

const readWeaponsIdList = readList(readWeaponsId);

const readNumberFrom1To6 = readInt(1, 6);

const readNumberFrom1To6List = readList(readNumberFrom1To6);

function readWhereabouts(r: Reader, v: unknown): Whereabouts {
  const o = openVariant(r, v, 'at', { off: [], table: ['x', 'y', 'facing'], gone: [] });
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
      };
    case 'gone':
      return { at: 'gone' };
  }
}

function readModel(r: Reader, v: unknown): Model {
  const o = openRecord(r, v, [
    'unit',
    'profile',
    'weapons',
    'lost',
    'shaken',
    'stunned',
    'immobilised',
    'results',
    'where',
  ]);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    profile: field(r, o, 'profile', readProfilesId),
    weapons: optional(r, o, 'weapons', readWeaponsIdList, []),
    lost: optional(r, o, 'lost', readNumberFrom0To20, 0),
    shaken: optional(r, o, 'shaken', readBool, false),
    stunned: optional(r, o, 'stunned', readBool, false),
    immobilised: optional(r, o, 'immobilised', readBool, false),
    results: optional(r, o, 'results', readNumberFrom1To6List, []),
    where: optional(r, o, 'where', readWhereabouts, { at: 'off' }),
  };
}

const readModelTable = readTable(readModel);

const readClassWord = readLiteral(['softCover', 'hardCover', 'sightBlocker']);

const readNumberFrom0To3 = readInt(0, 3);

const readEntryWord = readLiteral(['all', 'none']);

function readCorner(r: Reader, v: unknown): Corner {
  const o = openRecord(r, v, ['x', 'y']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
  };
}

const readCornerList = readList(readCorner);

function readTerrain(r: Reader, v: unknown): Terrain {
  const o = openRecord(r, v, [
    'kind',
    'class',
    'category',
    'coversOnlyInfantry',
    'blocksSight',
    'entry',
    'linear',
    'shape',
  ]);
  if (o === null) return nothing();
  return {
    kind: field(r, o, 'kind', readText),
    class: field(r, o, 'class', readClassWord),
    category: optional(r, o, 'category', readNumberFrom0To3, 0),
    coversOnlyInfantry: optional(r, o, 'coversOnlyInfantry', readBool, false),
    blocksSight: optional(r, o, 'blocksSight', readBool, true),
    entry: optional(r, o, 'entry', readEntryWord, 'all'),
    linear: optional(r, o, 'linear', readBool, false),
    shape: field(r, o, 'shape', readCornerList),
  };
}

const readTerrainTable = readTable(readTerrain);

function readObjective(r: Reader, v: unknown): Objective {
  const o = openRecord(r, v, ['at', 'value']);
  if (o === null) return nothing();
  return { at: field(r, o, 'at', readCorner), value: optional(r, o, 'value', readNumberFrom0To3, 0) };
}

const readObjectiveTable = readTable(readObjective);

const readNumberFrom1To3 = readInt(1, 3);

const readNumberFrom1To3List = readList(readNumberFrom1To3);

const readTextList = readList(readText);

const readOptionalTextList = readNullable(readTextList);

function readState(r: Reader, v: unknown): State {
  const o = openRecord(r, v, [
    'options',
    'seats',
    'agenda',
    'effects',
    'finished',
    'mission',
    'round',
    'startPlayer',
    'firstToDeploy',
    'players',
    'profiles',
    'weapons',
    'units',
    'models',
    'terrain',
    'objectives',
    'loot',
    'winners',
  ]);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    mission: optional(r, o, 'mission', readMissionWord, 'annihilation'),
    round: optional(r, o, 'round', readNumberFrom0To100, 0),
    startPlayer: optional(r, o, 'startPlayer', readOptionalSeatsId, null),
    firstToDeploy: optional(r, o, 'firstToDeploy', readOptionalSeatsId, null),
    players: field(r, o, 'players', readPlayerTable),
    profiles: field(r, o, 'profiles', readProfileTable),
    weapons: field(r, o, 'weapons', readWeaponTable),
    units: field(r, o, 'units', readUnitTable),
    models: field(r, o, 'models', readModelTable),
    terrain: optional(r, o, 'terrain', readTerrainTable, {}),
    objectives: optional(r, o, 'objectives', readObjectiveTable, {}),
    loot: optional(r, o, 'loot', readNumberFrom1To3List, []),
    winners: optional(r, o, 'winners', readOptionalTextList, null),
  };
}

const readWhyWord = readLiteral(['done', 'stopped', 'cut']);

const readOptionalText = readNullable(readText);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberList = readList(readNumber);

const readNumberFrom0List = readList(readNumberFrom0);

function readPlacedModel(r: Reader, v: unknown): PlacedModel {
  const o = openRecord(r, v, ['model', 'x', 'y', 'facing']);
  if (o === null) return nothing();
  return {
    model: field(r, o, 'model', readModelsId),
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
    facing: optional(r, o, 'facing', readNumberFrom0To3599, 0),
  };
}

const readPlacedModelList = readList(readPlacedModel);

const readHowWord = readLiteral(['deployed', 'reserve', 'flank', 'shock']);

const readNumberFrom1To100 = readInt(1, 100);

const readHowWord2 = readLiteral(['move', 'sprint', 'vanguard', 'flight', 'pursuit', 'closeUp']);

const readWhyWord2 = readLiteral(['losses', 'edge', 'pursuit', 'placement']);

const readObjectivesId = readId('objectives');

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
    battleEnded: ['rules', 'winners'],
    deployOrderFound: ['rules', 'seat'],
    edgeChosen: ['rules', 'seat', 'edge'],
    objectivePlaced: ['rules', 'objective', 'at', 'value'],
    generalNamed: ['rules', 'seat', 'unit'],
    heldInReserve: ['rules', 'unit'],
    unitPlaced: ['rules', 'unit', 'placed', 'edge', 'how'],
    roundBegan: ['rules', 'round'],
    startPlayerFound: ['rules', 'seat'],
    markersRemoved: ['rules'],
    reserveWaits: ['rules', 'unit'],
    scattered: ['rules', 'unit', 'distance', 'x', 'y'],
    activated: ['rules', 'unit'],
    waaaghDeclared: ['rules', 'seat'],
    reacted: ['rules', 'unit', 'against'],
    unitMoved: ['rules', 'unit', 'placed', 'how'],
    shot: ['rules', 'unit', 'target', 'suppress'],
    meleeDecided: ['rules', 'winner', 'loser', 'won', 'lost'],
    struck: ['rules', 'unit', 'target', 'attacker'],
    hitsCounted: ['rules', 'unit', 'target', 'hits', 'ignored'],
    vehicleDamaged: ['rules', 'unit', 'model', 'result'],
    weaponLost: ['rules', 'unit', 'model', 'weapon'],
    wreckPlaced: ['rules', 'terrain', 'shape'],
    exploded: ['rules', 'unit', 'model'],
    moraleChanged: ['rules', 'unit', 'morale'],
    testPassed: ['rules', 'unit'],
    fleeDutyDone: ['rules', 'unit'],
    reactionReady: ['rules', 'unit'],
    tookCover: ['rules', 'unit'],
    livesLost: ['rules', 'unit', 'model', 'lives'],
    modelLost: ['rules', 'unit', 'model'],
    unitDestroyed: ['rules', 'unit', 'why'],
    lootRevealed: ['rules', 'objective', 'value'],
    scored: ['rules', 'seat', 'points'],
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
    case 'resigned':
      return { type: 'resigned', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'battleEnded':
      return {
        type: 'battleEnded',
        rules: field(r, o, 'rules', readTextList),
        winners: field(r, o, 'winners', readTextList),
      };
    case 'deployOrderFound':
      return {
        type: 'deployOrderFound',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'edgeChosen':
      return {
        type: 'edgeChosen',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        edge: field(r, o, 'edge', readEdgeWord),
      };
    case 'objectivePlaced':
      return {
        type: 'objectivePlaced',
        rules: field(r, o, 'rules', readTextList),
        objective: field(r, o, 'objective', readText),
        at: field(r, o, 'at', readCorner),
        value: field(r, o, 'value', readNumberFrom0To3),
      };
    case 'generalNamed':
      return {
        type: 'generalNamed',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        unit: field(r, o, 'unit', readUnitsId),
      };
    case 'heldInReserve':
      return {
        type: 'heldInReserve',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
      };
    case 'unitPlaced':
      return {
        type: 'unitPlaced',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedModelList),
        edge: field(r, o, 'edge', readEdgeWord),
        how: field(r, o, 'how', readHowWord),
      };
    case 'roundBegan':
      return {
        type: 'roundBegan',
        rules: field(r, o, 'rules', readTextList),
        round: field(r, o, 'round', readNumberFrom1To100),
      };
    case 'startPlayerFound':
      return {
        type: 'startPlayerFound',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'markersRemoved':
      return { type: 'markersRemoved', rules: field(r, o, 'rules', readTextList) };
    case 'reserveWaits':
      return {
        type: 'reserveWaits',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
      };
    case 'scattered':
      return {
        type: 'scattered',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        distance: field(r, o, 'distance', readNumberFrom0To1000),
        x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
        y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
      };
    case 'activated':
      return { type: 'activated', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'waaaghDeclared':
      return {
        type: 'waaaghDeclared',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'reacted':
      return {
        type: 'reacted',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        against: field(r, o, 'against', readUnitsId),
      };
    case 'unitMoved':
      return {
        type: 'unitMoved',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedModelList),
        how: field(r, o, 'how', readHowWord2),
      };
    case 'shot':
      return {
        type: 'shot',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
        suppress: field(r, o, 'suppress', readBool),
      };
    case 'meleeDecided':
      return {
        type: 'meleeDecided',
        rules: field(r, o, 'rules', readTextList),
        winner: field(r, o, 'winner', readUnitsId),
        loser: field(r, o, 'loser', readUnitsId),
        won: field(r, o, 'won', readNumberFrom0To1000),
        lost: field(r, o, 'lost', readNumberFrom0To1000),
      };
    case 'struck':
      return {
        type: 'struck',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
        attacker: field(r, o, 'attacker', readBool),
      };
    case 'hitsCounted':
      return {
        type: 'hitsCounted',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
        hits: field(r, o, 'hits', readNumberFrom0To1000),
        ignored: field(r, o, 'ignored', readNumberFrom0To1000),
      };
    case 'vehicleDamaged':
      return {
        type: 'vehicleDamaged',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
        result: field(r, o, 'result', readNumberFrom1To6),
      };
    case 'weaponLost':
      return {
        type: 'weaponLost',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
        weapon: field(r, o, 'weapon', readWeaponsId),
      };
    case 'wreckPlaced':
      return {
        type: 'wreckPlaced',
        rules: field(r, o, 'rules', readTextList),
        terrain: field(r, o, 'terrain', readText),
        shape: field(r, o, 'shape', readCornerList),
      };
    case 'exploded':
      return {
        type: 'exploded',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
      };
    case 'moraleChanged':
      return {
        type: 'moraleChanged',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        morale: field(r, o, 'morale', readMoraleWord),
      };
    case 'testPassed':
      return { type: 'testPassed', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'fleeDutyDone':
      return {
        type: 'fleeDutyDone',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
      };
    case 'reactionReady':
      return {
        type: 'reactionReady',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
      };
    case 'tookCover':
      return { type: 'tookCover', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'livesLost':
      return {
        type: 'livesLost',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
        lives: field(r, o, 'lives', readNumberFrom0To1000),
      };
    case 'modelLost':
      return {
        type: 'modelLost',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
      };
    case 'unitDestroyed':
      return {
        type: 'unitDestroyed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        why: field(r, o, 'why', readWhyWord2),
      };
    case 'lootRevealed':
      return {
        type: 'lootRevealed',
        rules: field(r, o, 'rules', readTextList),
        objective: field(r, o, 'objective', readObjectivesId),
        value: field(r, o, 'value', readNumberFrom1To3),
      };
    case 'scored':
      return {
        type: 'scored',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        points: field(r, o, 'points', readNumberFrom1To100),
      };
  }
}

function sparseOptions(x: Options): Sparse {
  const out: Sparse = {};
  if (x.rounds !== 6) out.rounds = x.rounds;
  if (x.reserves !== true) out.reserves = x.reserves;
  if (x.deathOfTheGeneral !== false) out.deathOfTheGeneral = x.deathOfTheGeneral;
  if (x.moraleLosses !== 'quarterOrMore') out.moraleLosses = x.moraleLosses;
  if (x.wholeModel !== 'fpAboveSave') out.wholeModel = x.wholeModel;
  if (x.suppression !== 'modelLost') out.suppression = x.suppression;
  if (x.hardCoverInMelee !== false) out.hardCoverInMelee = x.hardCoverInMelee;
  if (x.takeCoverInMelee !== true) out.takeCoverInMelee = x.takeCoverInMelee;
  if (x.hill !== 'diameter') out.hill = x.hill;
  if (x.voluntaryFlight !== true) out.voluntaryFlight = x.voluntaryFlight;
  if (x.knowNoFear !== 'reroll') out.knowNoFear = x.knowNoFear;
  if (x.armourInTerrain !== true) out.armourInTerrain = x.armourInTerrain;
  return out;
}

function sparseMarkersContext(x: MarkersContext): Sparse {
  const out: Sparse = {};
  out.left = x.left;
  if (x.turn !== null) out.turn = x.turn;
  return out;
}

function sparseDeploymentContext(x: DeploymentContext): Sparse {
  const out: Sparse = {};
  if (x.turn !== null) out.turn = x.turn;
  return out;
}

function sparseVanguardContext(x: VanguardContext): Sparse {
  const out: Sparse = {};
  if (x.left.length !== 0) out.left = x.left.slice();
  return out;
}

function sparseRoundContext(x: RoundContext): Sparse {
  const out: Sparse = {};
  if (x.turn !== null) out.turn = x.turn;
  return out;
}

function sparseEndOfRoundContext(x: EndOfRoundContext): Sparse {
  const out: Sparse = {};
  if (x.rolling.length !== 0) out.rolling = x.rolling.slice();
  if (x.arriving.length !== 0) out.arriving = x.arriving.slice();
  return out;
}

function sparseActivationContext(x: ActivationContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  if (x.taken.length !== 0) out.taken = x.taken.slice();
  if (x.fastUsed !== false) out.fastUsed = x.fastUsed;
  if (x.over !== false) out.over = x.over;
  return out;
}

function sparseWaaaghContext(x: WaaaghContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  if (x.unit !== null) out.unit = x.unit;
  if (x.stage !== 'moves') out.stage = x.stage;
  if (x.done.length !== 0) out.done = x.done.slice();
  return out;
}

function sparseActContext(x: ActContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.action = x.action;
  if (x.free !== false) out.free = x.free;
  return out;
}

function sparseMoveContext(x: MoveContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.kind = x.kind;
  if (x.testing.length !== 0) out.testing = x.testing.slice();
  if (x.damaged.length !== 0) out.damaged = cloneDamagedList(x.damaged);
  return out;
}

function sparseArmed(x: Armed): Sparse {
  const out: Sparse = {};
  out.model = x.model;
  if (x.weapon !== null) out.weapon = x.weapon;
  return out;
}

function sparseShootContext(x: ShootContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.suppress = x.suppress;
  if (x.target !== null) out.target = x.target;
  if (x.armed.length !== 0) out.armed = x.armed.map((v) => sparseArmed(v));
  if (x.before !== 0) out.before = x.before;
  return out;
}

function sparseMeleeContext(x: MeleeContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  if (x.target !== null) out.target = x.target;
  if (x.first !== 'attacker') out.first = x.first;
  if (x.attacker !== 0) out.attacker = x.attacker;
  if (x.defender !== 0) out.defender = x.defender;
  return out;
}

function sparseStrikeContext(x: StrikeContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.target = x.target;
  out.attacker = x.attacker;
  if (x.armed.length !== 0) out.armed = x.armed.map((v) => sparseArmed(v));
  if (x.rolled.length !== 0) out.rolled = x.rolled.slice();
  return out;
}

function sparseRun(x: Run): Sparse {
  const out: Sparse = {};
  out.dice = x.dice;
  out.need = x.need;
  out.fp = x.fp;
  if (x.sniper !== null) out.sniper = x.sniper;
  if (x.stunning !== false) out.stunning = x.stunning;
  if (x.hits !== 0) out.hits = x.hits;
  if (x.unsaved !== 0) out.unsaved = x.unsaved;
  return out;
}

function sparseWound(x: Wound): Sparse {
  const out: Sparse = {};
  if (x.model !== null) out.model = x.model;
  out.whole = x.whole;
  return out;
}

function sparseAttackContext(x: AttackContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.target = x.target;
  out.kind = x.kind;
  out.runs = x.runs.map((v) => sparseRun(v));
  if (x.at !== 0) out.at = x.at;
  if (x.sniped !== 0) out.sniped = x.sniped;
  out.exposed = x.exposed.slice();
  if (x.wounds.length !== 0) out.wounds = x.wounds.map((v) => sparseWound(v));
  if (x.unsaved !== 0) out.unsaved = x.unsaved;
  if (x.damaged.length !== 0) out.damaged = cloneDamagedList(x.damaged);
  return out;
}

function sparseBlast(x: Blast): Sparse {
  const out: Sparse = {};
  out.model = x.model;
  out.x = x.x;
  out.y = x.y;
  if (x.facing !== 0) out.facing = x.facing;
  return out;
}

function sparseVehicleDamageContext(x: VehicleDamageContext): Sparse {
  const out: Sparse = {};
  out.by = x.by;
  out.left = cloneDamagedList(x.left);
  if (x.blasts.length !== 0) out.blasts = x.blasts.map((v) => sparseBlast(v));
  if (x.chain !== false) out.chain = x.chain;
  return out;
}

function sparseExplosionContext(x: ExplosionContext): Sparse {
  const out: Sparse = {};
  out.by = x.by;
  out.blasts = x.blasts.map((v) => sparseBlast(v));
  if (x.hit.length !== 0) out.hit = x.hit.slice();
  if (x.damaged.length !== 0) out.damaged = cloneDamagedList(x.damaged);
  return out;
}

function sparseBreakOffContext(x: BreakOffContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  if (x.pursuers.length !== 0) out.pursuers = x.pursuers.slice();
  if (x.distance !== 0) out.distance = x.distance;
  out.seat = x.seat;
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
    case 'sides': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'markers': {
      out.at = x.at;
      out.c = sparseMarkersContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'generals': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'holding': {
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
    case 'vanguard': {
      out.at = x.at;
      out.c = sparseVanguardContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'war': {
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
    case 'endOfRound': {
      out.at = x.at;
      out.c = sparseEndOfRoundContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'arrival': {
      out.at = x.at;
      out.c = cloneArrivalContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shockArrival': {
      out.at = x.at;
      out.c = cloneShockArrivalContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'activation': {
      out.at = x.at;
      out.c = sparseActivationContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'waaagh': {
      out.at = x.at;
      out.c = sparseWaaaghContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'act': {
      out.at = x.at;
      out.c = sparseActContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'reaction': {
      out.at = x.at;
      out.c = cloneReactionContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'move': {
      out.at = x.at;
      out.c = sparseMoveContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shoot': {
      out.at = x.at;
      out.c = sparseShootContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'melee': {
      out.at = x.at;
      out.c = sparseMeleeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'strike': {
      out.at = x.at;
      out.c = sparseStrikeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'attack': {
      out.at = x.at;
      out.c = sparseAttackContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'vehicleDamage': {
      out.at = x.at;
      out.c = sparseVehicleDamageContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'explosion': {
      out.at = x.at;
      out.c = sparseExplosionContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'moraleTest': {
      out.at = x.at;
      out.c = cloneMoraleTestContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'breakOff': {
      out.at = x.at;
      out.c = sparseBreakOffContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'flee': {
      out.at = x.at;
      out.c = cloneFleeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'rally': {
      out.at = x.at;
      out.c = cloneRallyContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'secure': {
      out.at = x.at;
      out.c = cloneSecureContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'cover': {
      out.at = x.at;
      out.c = cloneCoverContext(x.c);
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
    case 'dazed': {
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

function sparsePlayer(x: Player): Sparse {
  const out: Sparse = {};
  if (x.edge !== 'none') out.edge = x.edge;
  if (x.points !== 0) out.points = x.points;
  if (x.waaagh !== 'none') out.waaagh = x.waaagh;
  if (x.general !== null) out.general = x.general;
  if (x.unitsLeft !== 0) out.unitsLeft = x.unitsLeft;
  if (x.resigned !== false) out.resigned = x.resigned;
  return out;
}

function sparsePlayerTable(x: Record<string, Player>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparsePlayer(v);
  }
  return out;
}

function sparseAttacks(x: Attacks): Sparse {
  const out: Sparse = {};
  if (x.dice !== 0) out.dice = x.dice;
  if (x.plus !== 0) out.plus = x.plus;
  return out;
}

function sparseProfile(x: Profile): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  out.unitType = x.unitType;
  out.move = x.move;
  out.meleeSkill = x.meleeSkill;
  out.shootSkill = x.shootSkill;
  out.save = x.save;
  out.morale = x.morale;
  out.attacks = sparseAttacks(x.attacks);
  out.lives = x.lives;
  out.base = cloneProfileBase(x.base);
  if (x.specialRules.length !== 0) out.specialRules = x.specialRules.slice();
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

function sparseWeapon(x: Weapon): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  out.kind = x.kind;
  out.range = x.range;
  out.rof = x.rof;
  out.fp = x.fp;
  if (x.specialRules.length !== 0) out.specialRules = x.specialRules.slice();
  return out;
}

function sparseWeaponTable(x: Record<string, Weapon>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseWeapon(v);
  }
  return out;
}

function sparseUnit(x: Unit): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  out.name = x.name;
  out.models = x.models.slice();
  if (x.specialRules.length !== 0) out.specialRules = x.specialRules.slice();
  if (x.general !== false) out.general = x.general;
  if (x.status !== 'undeployed') out.status = x.status;
  if (x.morale !== 'ok') out.morale = x.morale;
  if (x.activated !== false) out.activated = x.activated;
  if (x.reactionMarker !== false) out.reactionMarker = x.reactionMarker;
  if (x.reacted !== false) out.reacted = x.reacted;
  if (x.takeCover !== false) out.takeCover = x.takeCover;
  if (x.fled !== false) out.fled = x.fled;
  if (x.entryEdge !== 'none') out.entryEdge = x.entryEdge;
  out.living = x.living;
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

const defaultWhereabouts: Whereabouts = { at: 'off' };

function sparseWhereabouts(x: Whereabouts): Sparse {
  const out: Sparse = { at: x.at };
  switch (x.at) {
    case 'table': {
      out.x = x.x;
      out.y = x.y;
      if (x.facing !== 0) out.facing = x.facing;
      break;
    }
  }
  return out;
}

function sparseModel(x: Model): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.profile = x.profile;
  if (x.weapons.length !== 0) out.weapons = x.weapons.slice();
  if (x.lost !== 0) out.lost = x.lost;
  if (x.shaken !== false) out.shaken = x.shaken;
  if (x.stunned !== false) out.stunned = x.stunned;
  if (x.immobilised !== false) out.immobilised = x.immobilised;
  if (x.results.length !== 0) out.results = x.results.slice();
  if (!equalWhereabouts(x.where, defaultWhereabouts)) out.where = sparseWhereabouts(x.where);
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

function sparseTerrain(x: Terrain): Sparse {
  const out: Sparse = {};
  out.kind = x.kind;
  out.class = x.class;
  if (x.category !== 0) out.category = x.category;
  if (x.coversOnlyInfantry !== false) out.coversOnlyInfantry = x.coversOnlyInfantry;
  if (x.blocksSight !== true) out.blocksSight = x.blocksSight;
  if (x.entry !== 'all') out.entry = x.entry;
  if (x.linear !== false) out.linear = x.linear;
  out.shape = cloneCornerList(x.shape);
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

function sparseObjective(x: Objective): Sparse {
  const out: Sparse = {};
  out.at = cloneCorner(x.at);
  if (x.value !== 0) out.value = x.value;
  return out;
}

function sparseObjectiveTable(x: Record<string, Objective>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseObjective(v);
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
  if (x.mission !== 'annihilation') out.mission = x.mission;
  if (x.round !== 0) out.round = x.round;
  if (x.startPlayer !== null) out.startPlayer = x.startPlayer;
  if (x.firstToDeploy !== null) out.firstToDeploy = x.firstToDeploy;
  out.players = sparsePlayerTable(x.players);
  out.profiles = sparseProfileTable(x.profiles);
  out.weapons = sparseWeaponTable(x.weapons);
  out.units = sparseUnitTable(x.units);
  out.models = sparseModelTable(x.models);
  if (Object.keys(x.terrain).length !== 0) out.terrain = sparseTerrainTable(x.terrain);
  if (Object.keys(x.objectives).length !== 0) out.objectives = sparseObjectiveTable(x.objectives);
  if (x.loot.length !== 0) out.loot = x.loot.slice();
  if (x.winners !== null) out.winners = x.winners.slice();
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
