/** Emitted from ../schema.ts by `npm run build`: the state of wh40k-10e. Change the schema, not this file. */

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
export type DatasheetsId = Id<'datasheets'>;
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
  board: BoardSize;
  round: number;
  lastRound: number;
  over: boolean;
  reservesCap: number;
  attacker: SeatsId | null;
  zones: Zones;
  firstPlayer: SeatsId | null;
  activeSeat: SeatsId | null;
  players: Record<string, Player>;
  datasheets: Record<string, Datasheet>;
  profiles: Record<string, Profile>;
  weapons: Record<string, Weapon>;
  units: Record<string, Unit>;
  models: Record<string, Model>;
  terrain: Record<string, Terrain>;
  objectives: Record<string, Objective>;
};

export type Options = {
  aircraftEnds: 'anywhere' | 'outside';
  lowTerrain: 'feature' | 'part';
  dice: 'fast' | 'strict';
};

export type Seat = {
  id: string;
  side: string;
};

export type Frame =
  | { do: 'window'; at: string; c: WindowContext; reply: Plain }
  | { do: 'mission'; at: string; c: MissionContext; reply: Plain }
  | { do: 'markers'; at: string; c: MarkersContext; reply: Plain }
  | { do: 'attacker'; at: string; c: AttackerContext; reply: Plain }
  | { do: 'firstTurn'; at: string; c: FirstTurnContext; reply: Plain }
  | { do: 'formations'; at: string; c: FormationsContext; reply: Plain }
  | { do: 'deployment'; at: string; c: DeploymentContext; reply: Plain }
  | { do: 'scouts'; at: string; c: ScoutsContext; reply: Plain }
  | { do: 'battle'; at: string; c: BattleContext; reply: Plain }
  | { do: 'rollOff'; at: string; c: RollOffContext; reply: Plain }
  | { do: 'round'; at: string; c: RoundContext; reply: Plain }
  | { do: 'turn'; at: string; c: TurnContext; reply: Plain }
  | { do: 'commandPhase'; at: string; c: CommandPhaseContext; reply: Plain }
  | { do: 'extraOrders'; at: string; c: ExtraOrdersContext; reply: Plain }
  | { do: 'battleShockTest'; at: string; c: BattleShockTestContext; reply: Plain }
  | { do: 'leadershipTest'; at: string; c: LeadershipTestContext; reply: Plain }
  | { do: 'movementPhase'; at: string; c: MovementPhaseContext; reply: Plain }
  | { do: 'shootingPhase'; at: string; c: ShootingPhaseContext; reply: Plain }
  | { do: 'chargePhase'; at: string; c: ChargePhaseContext; reply: Plain }
  | { do: 'fightPhase'; at: string; c: FightPhaseContext; reply: Plain }
  | { do: 'move'; at: string; c: MoveContext; reply: Plain }
  | { do: 'desperateEscape'; at: string; c: DesperateEscapeContext; reply: Plain }
  | { do: 'arrive'; at: string; c: ArriveContext; reply: Plain }
  | { do: 'embark'; at: string; c: EmbarkContext; reply: Plain }
  | { do: 'disembark'; at: string; c: DisembarkContext; reply: Plain }
  | { do: 'firingDeck'; at: string; c: FiringDeckContext; reply: Plain }
  | { do: 'wreck'; at: string; c: WreckContext; reply: Plain }
  | { do: 'flyAhead'; at: string; c: FlyAheadContext; reply: Plain }
  | { do: 'shoot'; at: string; c: ShootContext; reply: Plain }
  | { do: 'charges'; at: string; c: ChargesContext; reply: Plain }
  | { do: 'charge'; at: string; c: ChargeContext; reply: Plain }
  | { do: 'fights'; at: string; c: FightsContext; reply: Plain }
  | { do: 'fight'; at: string; c: FightContext; reply: Plain }
  | { do: 'meleeAttacks'; at: string; c: MeleeAttacksContext; reply: Plain }
  | { do: 'tankShock'; at: string; c: TankShockContext; reply: Plain }
  | { do: 'grenade'; at: string; c: GrenadeContext; reply: Plain }
  | { do: 'overwatch'; at: string; c: OverwatchContext; reply: Plain }
  | { do: 'volleys'; at: string; c: VolleysContext; reply: Plain }
  | { do: 'attacks'; at: string; c: AttacksContext; reply: Plain }
  | { do: 'mortalWounds'; at: string; c: MortalWoundsContext; reply: Plain }
  | { do: 'deadlyDemise'; at: string; c: DeadlyDemiseContext; reply: Plain }
  | { do: 'hazardous'; at: string; c: HazardousContext; reply: Plain }
  | { do: 'coherencyRemoval'; at: string; c: CoherencyRemovalContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type MissionContext = Record<string, never>;

export type MarkersContext = {
  turn: SeatsId | null;
};

export type AttackerContext = Record<string, never>;

export type FirstTurnContext = Record<string, never>;

export type FormationsContext = Record<string, never>;

export type DeploymentContext = {
  turn: SeatsId | null;
};

export type ScoutsContext = {
  seats: SeatsId[];
  moved: UnitsId[];
};

export type BattleContext = Record<string, never>;

export type RollOffContext = {
  winner: SeatsId | null;
};

export type RoundContext = {
  turns: SeatsId[];
};

export type TurnContext = {
  seat: SeatsId;
};

export type CommandPhaseContext = {
  seat: SeatsId;
  tested: UnitsId[];
};

export type ExtraOrdersContext = {
  seat: SeatsId;
  done: string[];
};

export type BattleShockTestContext = {
  unit: UnitsId;
};

export type LeadershipTestContext = {
  unit: UnitsId;
};

export type MovementPhaseContext = {
  seat: SeatsId;
};

export type ShootingPhaseContext = {
  seat: SeatsId;
};

export type ChargePhaseContext = {
  seat: SeatsId;
};

export type FightPhaseContext = {
  seat: SeatsId;
};

export type MoveContext = {
  seat: SeatsId;
  unit: UnitsId;
  how: 'normal' | 'advance' | 'fallBack' | 'stationary' | null;
  distance: number;
  random: number;
  through: ModelsId[];
};

export type DesperateEscapeContext = {
  seat: SeatsId;
  unit: UnitsId;
  lost: number;
};

export type ArriveContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type EmbarkContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type DisembarkContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type FiringDeckContext = {
  seat: SeatsId;
  unit: UnitsId;
  models: ModelsId[];
};

export type WreckContext = {
  model: ModelsId;
  unit: UnitsId | null;
  emergency: boolean;
  out: number;
};

export type FlyAheadContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type ShootContext = {
  seat: SeatsId;
  unit: UnitsId;
  volleys: Volley[];
  only: UnitsId | null;
};

export type Volley = {
  target: UnitsId;
  targetSize: number;
  guns: Gun[];
};

export type Gun = {
  model: ModelsId;
  weapon: WeaponsId;
  attacks: number | null;
  half: boolean;
  unseen: boolean;
  engaged: boolean;
  locked: boolean;
};

export type ChargesContext = {
  seat: SeatsId;
  early: UnitsId[];
  selected: UnitsId[];
};

export type ChargeContext = {
  seat: SeatsId;
  unit: UnitsId;
  targets: UnitsId[];
  distance: number;
  bonus: boolean;
};

export type FightsContext = {
  seat: SeatsId;
  next: SeatsId;
  first: boolean;
  early: UnitsId[];
};

export type FightContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type MeleeAttacksContext = {
  seat: SeatsId;
  unit: UnitsId;
  armed: Gun[];
  volleys: Volley[];
};

export type TankShockContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type GrenadeContext = {
  seat: SeatsId;
  unit: UnitsId;
};

export type OverwatchContext = {
  seat: SeatsId;
  unit: UnitsId;
  target: UnitsId;
};

export type VolleysContext = {
  seat: SeatsId;
  unit: UnitsId;
  melee: boolean;
  volleys: Volley[];
  hazards: number;
};

export type AttacksContext = {
  seat: SeatsId;
  unit: UnitsId;
  target: UnitsId;
  targetSize: number;
  guns: Gun[];
  gun: Gun | null;
  left: number;
  hits: number;
  sure: number;
  toughness: number;
  wounds: number;
  unsaved: number;
  mortal: number;
  psychic: number;
  mind: boolean;
  model: ModelsId | null;
  damage: number;
};

export type MortalWoundsContext = {
  unit: UnitsId;
  left: number;
};

export type DeadlyDemiseContext = {
  model: ModelsId;
  units: UnitsId[];
};

export type HazardousContext = {
  unit: UnitsId;
  tests: number;
  failed: number;
  model: ModelsId | null;
  wounds: number;
};

export type CoherencyRemovalContext = {
  seats: SeatsId[];
};

export type WindowOnContext = {
  window: string;
  subject: Plain;
  turn: number;
  passed: number;
};

export type Effect =
  | {
      name: 'extraCommandPoint';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: ExtraCommandPointData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'battleShocked';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: BattleShockedData;
      until: Until;
      armed: boolean;
    }
  | { name: 'moved'; rule: string; on: string; by: SeatsId | null; data: MovedData; until: Until; armed: boolean }
  | {
      name: 'noCharge';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: NoChargeData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'declined';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: DeclinedData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'disembarked';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: DisembarkedData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'firingDeck';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: FiringDeckData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'mustReturn';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: MustReturnData;
      until: Until;
      armed: boolean;
    }
  | { name: 'shot'; rule: string; on: string; by: SeatsId | null; data: ShotData; until: Until; armed: boolean }
  | {
      name: 'charged';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: ChargedData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'chargeBonus';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: ChargeBonusData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'fought';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: FoughtData;
      until: Until;
      armed: boolean;
    }
  | { name: 'used'; rule: string; on: string; by: SeatsId | null; data: UsedData; until: Until; armed: boolean }
  | {
      name: 'challenging';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: ChallengingData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'overwatching';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: OverwatchingData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'wentToGround';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: WentToGroundData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'inSmoke';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: InSmokeData;
      until: Until;
      armed: boolean;
    }
  | {
      name: 'allocated';
      rule: string;
      on: string;
      by: SeatsId | null;
      data: AllocatedData;
      until: Until;
      armed: boolean;
    };

export type ExtraCommandPointData = Record<string, never>;

export type Until =
  | { until: 'end'; frame: string; of: SeatsId | null; complete: boolean }
  | { until: 'begin'; frame: string; of: SeatsId | null }
  | { until: 'event'; type: string }
  | { until: 'never' };

export type BattleShockedData = Record<string, never>;

export type MovedData = {
  how: 'normal' | 'advance' | 'fallBack' | 'stationary';
};

export type NoChargeData = Record<string, never>;

export type DeclinedData = {
  moves: number;
};

export type DisembarkedData = Record<string, never>;

export type FiringDeckData = {
  weapons: WeaponsId[];
};

export type MustReturnData = Record<string, never>;

export type ShotData = Record<string, never>;

export type ChargedData = Record<string, never>;

export type ChargeBonusData = Record<string, never>;

export type FoughtData = Record<string, never>;

export type UsedData = {
  stratagem: 'commandReroll' | 'counterOffensive' | 'epicChallenge' | 'insaneBravery' | 'grenade' | 'tankShock' | 'rapidIngress' | 'fireOverwatch' | 'goToGround' | 'smokescreen' | 'heroicIntervention';
};

export type ChallengingData = Record<string, never>;

export type OverwatchingData = Record<string, never>;

export type WentToGroundData = Record<string, never>;

export type InSmokeData = Record<string, never>;

export type AllocatedData = Record<string, never>;

export type Finished = {
  seat: SeatsId;
  frame: string;
};

export type BoardSize = {
  width: number;
  depth: number;
};

export type Zones = {
  attacker: Corner[];
  defender: Corner[];
};

export type Corner = {
  x: number;
  y: number;
};

export type Player = {
  commandPoints: number;
  victoryPoints: number;
};

export type Datasheet = {
  name: string;
  keywords: string[];
  factionKeywords: string[];
  abilities: CoreAbility[];
  special: SpecialAbility[];
  capacity: Capacity | null;
  notes: string[];
};

export type CoreAbility =
  | { ability: 'loneOperative' }
  | { ability: 'stealth' }
  | { ability: 'feelNoPain'; on: number; psychic: boolean }
  | { ability: 'deadlyDemise'; wounds: Amount }
  | { ability: 'fightsFirst' }
  | { ability: 'deepStrike' }
  | { ability: 'scouts'; distance: number }
  | { ability: 'infiltrators' }
  | { ability: 'leader'; bodyguards: DatasheetsId[] }
  | { ability: 'firingDeck'; models: number }
  | { ability: 'hover' };

export type Amount = {
  dice: number;
  sides: number;
  plus: number;
};

export type SpecialAbility = {
  name: string;
  wargear: string | null;
  does: SpecialDeed;
};

export type SpecialDeed =
  | { does: 'commandPoint'; on: number | null }
  | { does: 'refund'; on: number }
  | { does: 'auraOfTests'; range: number; by: number; of: 'friends' | 'enemies'; keywords: string[] }
  | { does: 'auraOfPain'; range: number; on: number; keywords: string[]; psychic: boolean }
  | { does: 'damaged'; left: number; hit: number; halvesControl: boolean }
  | { does: 'leadingRolls'; advance: number; charge: number }
  | { does: 'leadingOver' };

export type Capacity = {
  models: number;
  keywords: string[];
};

export type Profile = {
  name: string;
  move: number | null;
  moveDice: number;
  toughness: number;
  save: number;
  invulnerable: number | null;
  wounds: number;
  leadership: number;
  objectiveControl: number;
  base: ProfileBase;
  height: number;
};

export type ProfileBase =
  | { shape: 'round'; diameter: number }
  | { shape: 'oval'; length: number; width: number }
  | { shape: 'hull'; length: number; width: number };

export type Weapon = {
  name: string;
  range: number | null;
  attacks: Amount;
  skill: number;
  strength: number;
  penetration: number;
  damage: Amount;
  abilities: WeaponAbility[];
  group: string | null;
};

export type WeaponAbility =
  | { ability: 'assault' }
  | { ability: 'rapidFire'; attacks: Amount }
  | { ability: 'ignoresCover' }
  | { ability: 'torrent' }
  | { ability: 'pistol' }
  | { ability: 'heavy' }
  | { ability: 'lance' }
  | { ability: 'indirectFire' }
  | { ability: 'precision' }
  | { ability: 'twinLinked' }
  | { ability: 'lethalHits' }
  | { ability: 'blast' }
  | { ability: 'devastatingWounds' }
  | { ability: 'sustainedHits'; hits: Amount }
  | { ability: 'extraAttacks' }
  | { ability: 'melta'; damage: Amount }
  | { ability: 'hazardous' }
  | { ability: 'anti'; keyword: string; on: number }
  | { ability: 'psychic' };

export type Unit = {
  owner: SeatsId;
  name: string;
  datasheet: DatasheetsId;
  models: ModelsId[];
  startingStrength: number;
  points: number;
  attachedTo: UnitsId | null;
  hovering: boolean;
  status: Status;
};

export type Status =
  | { at: 'undeployed' }
  | { at: 'battlefield' }
  | { at: 'reserves'; strategic: boolean }
  | { at: 'embarked'; transport: ModelsId }
  | { at: 'destroyed' };

export type Model = {
  unit: UnitsId;
  profile: ProfilesId;
  weapons: WeaponsId[];
  wargear: string[];
  lost: number;
  where: Whereabouts;
};

export type Whereabouts =
  | { at: 'off' }
  | { at: 'battlefield'; x: number; y: number; z: number; facing: number }
  | { at: 'gone' };

export type Terrain = {
  kind: 'crater' | 'barricade' | 'debris' | 'hill' | 'woods' | 'ruins';
  footprint: Corner[];
  solids: TerrainSolid[];
};

export type TerrainSolid = {
  part: 'body' | 'wall' | 'floor';
  shape: Corner[];
  bottom: number;
  top: number;
};

export type Objective = {
  at: MarkerPlace;
  control: SeatsId | null;
};

export type MarkerPlace = {
  x: number;
  y: number;
  z: number;
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
  markerPlaced: {
    readonly type: 'markerPlaced';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly marker: string;
    readonly x: number;
    readonly y: number;
  };
  attackerFound: {
    readonly type: 'attackerFound';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  firstPlayerFound: {
    readonly type: 'firstPlayerFound';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  formationRevealed: {
    readonly type: 'formationRevealed';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  hovers: {
    readonly type: 'hovers';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  leaderAttached: {
    readonly type: 'leaderAttached';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly to: UnitsId;
  };
  startsAboard: {
    readonly type: 'startsAboard';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly transport: ModelsId;
  };
  startsInReserves: {
    readonly type: 'startsInReserves';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly strategic: boolean;
  };
  unitSetUp: {
    readonly type: 'unitSetUp';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedModel[];
  };
  scouted: {
    readonly type: 'scouted';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedModel[];
  };
  rollOffWon: {
    readonly type: 'rollOffWon';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  roundBegan: {
    readonly type: 'roundBegan';
    readonly rules: readonly string[];
    readonly round: number;
  };
  battleEnded: {
    readonly type: 'battleEnded';
    readonly rules: readonly string[];
  };
  turnBegan: {
    readonly type: 'turnBegan';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  commandPointGained: {
    readonly type: 'commandPointGained';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  battleShockPassed: {
    readonly type: 'battleShockPassed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  leadershipTested: {
    readonly type: 'leadershipTested';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly passed: boolean;
  };
  phaseBegan: {
    readonly type: 'phaseBegan';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly phase: 'command' | 'movement' | 'shooting' | 'charge' | 'fight';
  };
  unitMoved: {
    readonly type: 'unitMoved';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedModel[];
    readonly how: 'normal' | 'advance' | 'fallBack';
  };
  stoodStill: {
    readonly type: 'stoodStill';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  embarked: {
    readonly type: 'embarked';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly transport: ModelsId;
  };
  flewOff: {
    readonly type: 'flewOff';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  shotAt: {
    readonly type: 'shotAt';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly target: UnitsId;
    readonly weapons: number;
  };
  chargeDeclared: {
    readonly type: 'chargeDeclared';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly targets: readonly UnitsId[];
  };
  unitCharged: {
    readonly type: 'unitCharged';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly targets: readonly UnitsId[];
    readonly placed: readonly PlacedModel[];
  };
  chargeFailed: {
    readonly type: 'chargeFailed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly targets: readonly UnitsId[];
  };
  fightStepBegan: {
    readonly type: 'fightStepBegan';
    readonly rules: readonly string[];
    readonly first: boolean;
  };
  unitFights: {
    readonly type: 'unitFights';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
  };
  piledIn: {
    readonly type: 'piledIn';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedModel[];
  };
  consolidated: {
    readonly type: 'consolidated';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly placed: readonly PlacedModel[];
  };
  stratagemUsed: {
    readonly type: 'stratagemUsed';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly stratagem: 'commandReroll' | 'counterOffensive' | 'epicChallenge' | 'insaneBravery' | 'grenade' | 'tankShock' | 'rapidIngress' | 'fireOverwatch' | 'goToGround' | 'smokescreen' | 'heroicIntervention';
    readonly cost: number;
  };
  woundLost: {
    readonly type: 'woundLost';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
  };
  modelDestroyed: {
    readonly type: 'modelDestroyed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly model: ModelsId;
    readonly silent: boolean;
  };
  unitDestroyed: {
    readonly type: 'unitDestroyed';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly silent: boolean;
  };
  controlChanged: {
    readonly type: 'controlChanged';
    readonly rules: readonly string[];
    readonly marker: string;
    readonly controller: SeatsId | null;
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
  readonly z: number;
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
  readonly apart: number;
  readonly edge: number;
};

export type FormationOption = {
  readonly start: 'deploy' | 'join' | 'board' | 'reserves' | 'strategic';
  readonly unit: UnitsId | null;
};

export type SetUpArgs = {
  readonly unit: UnitsId;
  readonly how: 'deploy' | 'infiltrate' | 'deepStrike' | 'strategic';
};

export type ScoutMoveArgs = {
  readonly unit: UnitsId;
  readonly distance: number;
};

export type CommandRulesArgs = {
  readonly window: string;
};

export type CommandRulesOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type MoveBeginsArgs = {
  readonly window: string;
  readonly unit: UnitsId;
  readonly charges: boolean;
};

export type MoveBeginsOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type MoveEndsArgs = {
  readonly window: string;
  readonly unit: UnitsId;
  readonly charges: boolean;
};

export type MoveEndsOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type MovementEndsArgs = {
  readonly window: string;
};

export type MovementEndsOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type MoveHowArgs = {
  readonly unit: UnitsId;
};

export type MoveArgs = {
  readonly unit: UnitsId;
  readonly how: 'normal' | 'advance' | 'fallBack';
  readonly distance: number;
  readonly random: number;
  readonly through: readonly ModelsId[];
};

export type PassOverArgs = {
  readonly unit: UnitsId;
};

export type EscapeLossArgs = {
  readonly unit: UnitsId;
};

export type AfterSetUpArgs = {
  readonly window: string;
  readonly unit: UnitsId;
  readonly charges: boolean;
};

export type AfterSetUpOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type EmbarkArgs = {
  readonly unit: UnitsId;
};

export type DisembarkArgs = {
  readonly unit: UnitsId;
  readonly transport: ModelsId;
  readonly how: 'disembark' | 'wreck' | 'emergency';
};

export type FiringDeckArgs = {
  readonly unit: UnitsId;
};

export type FiringDeckOption = {
  readonly weapon: WeaponsId | null;
};

export type FiringDeckItem = {
  readonly transport: ModelsId;
};

export type GetOutNextArgs = {
  readonly transport: ModelsId;
};

export type StrandedArgs = {
  readonly unit: UnitsId;
};

export type FlyAheadArgs = {
  readonly unit: UnitsId;
};

export type TargetsArgs = {
  readonly unit: UnitsId;
};

export type TargetsOption = {
  readonly target: UnitsId | null;
  readonly weapon: WeaponsId | null;
};

export type TargetsItem = {
  readonly model: ModelsId;
  readonly weapon: WeaponsId;
};

export type ChargeTargetsArgs = {
  readonly unit: UnitsId;
};

export type ChargeArgs = {
  readonly unit: UnitsId;
  readonly targets: readonly UnitsId[];
  readonly distance: number;
};

export type PileInArgs = {
  readonly unit: UnitsId;
};

export type ConsolidateArgs = {
  readonly unit: UnitsId;
};

export type MeleeWeaponsArgs = {
  readonly unit: UnitsId;
};

export type MeleeTargetsArgs = {
  readonly unit: UnitsId;
  readonly weapon: WeaponsId;
};

export type BattleShockFailedArgs = {
  readonly window: string;
  readonly unit: UnitsId;
};

export type BattleShockFailedOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type ChargeEndsArgs = {
  readonly window: string;
  readonly unit: UnitsId;
};

export type ChargeEndsOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type SelectedToFightArgs = {
  readonly window: string;
  readonly unit: UnitsId;
};

export type SelectedToFightOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type UnitFoughtArgs = {
  readonly window: string;
  readonly unit: UnitsId;
};

export type UnitFoughtOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type TargetsSelectedArgs = {
  readonly window: string;
  readonly unit: UnitsId;
};

export type TargetsSelectedOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type BetweenShootingArgs = {
  readonly window: string;
};

export type BetweenShootingOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type GrenadeTargetArgs = {
  readonly unit: UnitsId;
};

export type ShockedUnitArgs = {
  readonly unit: UnitsId;
};

export type ShockWeaponArgs = {
  readonly unit: UnitsId;
};

export type VolleyNextArgs = {
  readonly unit: UnitsId;
};

export type WeaponOrderArgs = {
  readonly unit: UnitsId;
  readonly target: UnitsId;
};

export type AllocateArgs = {
  readonly unit: UnitsId;
};

export type AfterRollArgs = {
  readonly window: string;
  readonly purpose: string;
  readonly about: string | null;
  readonly failed: boolean;
};

export type AfterRollOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type PrecisionArgs = {
  readonly model: ModelsId;
  readonly unit: UnitsId;
};

export type SaveWithArgs = {
  readonly model: ModelsId;
};

export type DemiseOrderArgs = {
  readonly model: ModelsId;
};

export type HazardArgs = {
  readonly unit: UnitsId;
};

export type StragglerArgs = {
  readonly unit: UnitsId;
};

export type Contexts = {
  window: WindowContext;
  mission: MissionContext;
  markers: MarkersContext;
  attacker: AttackerContext;
  firstTurn: FirstTurnContext;
  formations: FormationsContext;
  deployment: DeploymentContext;
  scouts: ScoutsContext;
  battle: BattleContext;
  rollOff: RollOffContext;
  round: RoundContext;
  turn: TurnContext;
  commandPhase: CommandPhaseContext;
  extraOrders: ExtraOrdersContext;
  battleShockTest: BattleShockTestContext;
  leadershipTest: LeadershipTestContext;
  movementPhase: MovementPhaseContext;
  shootingPhase: ShootingPhaseContext;
  chargePhase: ChargePhaseContext;
  fightPhase: FightPhaseContext;
  move: MoveContext;
  desperateEscape: DesperateEscapeContext;
  arrive: ArriveContext;
  embark: EmbarkContext;
  disembark: DisembarkContext;
  firingDeck: FiringDeckContext;
  wreck: WreckContext;
  flyAhead: FlyAheadContext;
  shoot: ShootContext;
  charges: ChargesContext;
  charge: ChargeContext;
  fights: FightsContext;
  fight: FightContext;
  meleeAttacks: MeleeAttacksContext;
  tankShock: TankShockContext;
  grenade: GrenadeContext;
  overwatch: OverwatchContext;
  volleys: VolleysContext;
  attacks: AttacksContext;
  mortalWounds: MortalWoundsContext;
  deadlyDemise: DeadlyDemiseContext;
  hazardous: HazardousContext;
  coherencyRemoval: CoherencyRemovalContext;
  windowOn: WindowOnContext;
};

export type EffectData = {
  extraCommandPoint: ExtraCommandPointData;
  battleShocked: BattleShockedData;
  moved: MovedData;
  noCharge: NoChargeData;
  declined: DeclinedData;
  disembarked: DisembarkedData;
  firingDeck: FiringDeckData;
  mustReturn: MustReturnData;
  shot: ShotData;
  charged: ChargedData;
  chargeBonus: ChargeBonusData;
  fought: FoughtData;
  used: UsedData;
  challenging: ChallengingData;
  overwatching: OverwatchingData;
  wentToGround: WentToGroundData;
  inSmoke: InSmokeData;
  allocated: AllocatedData;
};

export type Requests = {
  orderTriggers: {
    kind: 'order';
    args: OrderTriggersArgs;
    option: OrderTriggersOption;
    item: undefined;
  };
  marker: {
    kind: 'place';
    args: MarkerArgs;
    option: undefined;
    item: undefined;
  };
  hoverMode: {
    kind: 'chooseMany';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  formation: {
    kind: 'assign';
    args: Record<string, never>;
    option: FormationOption;
    item: undefined;
  };
  unitToDeploy: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  setUp: {
    kind: 'place';
    args: SetUpArgs;
    option: undefined;
    item: undefined;
  };
  scoutNext: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  scoutMove: {
    kind: 'path';
    args: ScoutMoveArgs;
    option: undefined;
    item: undefined;
  };
  battleShockNext: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  commandRules: {
    kind: 'choose';
    args: CommandRulesArgs;
    option: CommandRulesOption;
    item: undefined;
  };
  moveNext: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  moveBegins: {
    kind: 'choose';
    args: MoveBeginsArgs;
    option: MoveBeginsOption;
    item: undefined;
  };
  moveEnds: {
    kind: 'choose';
    args: MoveEndsArgs;
    option: MoveEndsOption;
    item: undefined;
  };
  movementEnds: {
    kind: 'choose';
    args: MovementEndsArgs;
    option: MovementEndsOption;
    item: undefined;
  };
  moveHow: {
    kind: 'choose';
    args: MoveHowArgs;
    option: undefined;
    item: undefined;
  };
  move: {
    kind: 'path';
    args: MoveArgs;
    option: undefined;
    item: undefined;
  };
  passOver: {
    kind: 'chooseMany';
    args: PassOverArgs;
    option: undefined;
    item: undefined;
  };
  escapeLoss: {
    kind: 'choose';
    args: EscapeLossArgs;
    option: undefined;
    item: undefined;
  };
  arriveNext: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  afterSetUp: {
    kind: 'choose';
    args: AfterSetUpArgs;
    option: AfterSetUpOption;
    item: undefined;
  };
  embark: {
    kind: 'choose';
    args: EmbarkArgs;
    option: undefined;
    item: undefined;
  };
  disembark: {
    kind: 'place';
    args: DisembarkArgs;
    option: undefined;
    item: undefined;
  };
  firingDeck: {
    kind: 'assign';
    args: FiringDeckArgs;
    option: FiringDeckOption;
    item: FiringDeckItem;
  };
  getOutNext: {
    kind: 'choose';
    args: GetOutNextArgs;
    option: undefined;
    item: undefined;
  };
  stranded: {
    kind: 'choose';
    args: StrandedArgs;
    option: undefined;
    item: undefined;
  };
  flyAhead: {
    kind: 'path';
    args: FlyAheadArgs;
    option: undefined;
    item: undefined;
  };
  shootNext: {
    kind: 'activity';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  targets: {
    kind: 'assign';
    args: TargetsArgs;
    option: TargetsOption;
    item: TargetsItem;
  };
  chargeNext: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  chargeTargets: {
    kind: 'chooseMany';
    args: ChargeTargetsArgs;
    option: undefined;
    item: undefined;
  };
  charge: {
    kind: 'path';
    args: ChargeArgs;
    option: undefined;
    item: undefined;
  };
  fightNext: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  pileIn: {
    kind: 'path';
    args: PileInArgs;
    option: undefined;
    item: undefined;
  };
  consolidate: {
    kind: 'path';
    args: ConsolidateArgs;
    option: undefined;
    item: undefined;
  };
  meleeWeapons: {
    kind: 'assign';
    args: MeleeWeaponsArgs;
    option: undefined;
    item: undefined;
  };
  meleeTargets: {
    kind: 'allocate';
    args: MeleeTargetsArgs;
    option: undefined;
    item: undefined;
  };
  battleShockFailed: {
    kind: 'choose';
    args: BattleShockFailedArgs;
    option: BattleShockFailedOption;
    item: undefined;
  };
  chargeEnds: {
    kind: 'choose';
    args: ChargeEndsArgs;
    option: ChargeEndsOption;
    item: undefined;
  };
  selectedToFight: {
    kind: 'choose';
    args: SelectedToFightArgs;
    option: SelectedToFightOption;
    item: undefined;
  };
  unitFought: {
    kind: 'choose';
    args: UnitFoughtArgs;
    option: UnitFoughtOption;
    item: undefined;
  };
  targetsSelected: {
    kind: 'choose';
    args: TargetsSelectedArgs;
    option: TargetsSelectedOption;
    item: undefined;
  };
  betweenShooting: {
    kind: 'choose';
    args: BetweenShootingArgs;
    option: BetweenShootingOption;
    item: undefined;
  };
  grenadeTarget: {
    kind: 'choose';
    args: GrenadeTargetArgs;
    option: undefined;
    item: undefined;
  };
  shockedUnit: {
    kind: 'choose';
    args: ShockedUnitArgs;
    option: undefined;
    item: undefined;
  };
  shockWeapon: {
    kind: 'choose';
    args: ShockWeaponArgs;
    option: undefined;
    item: undefined;
  };
  volleyNext: {
    kind: 'choose';
    args: VolleyNextArgs;
    option: undefined;
    item: undefined;
  };
  weaponOrder: {
    kind: 'order';
    args: WeaponOrderArgs;
    option: undefined;
    item: undefined;
  };
  allocate: {
    kind: 'choose';
    args: AllocateArgs;
    option: undefined;
    item: undefined;
  };
  afterRoll: {
    kind: 'choose';
    args: AfterRollArgs;
    option: AfterRollOption;
    item: undefined;
  };
  precision: {
    kind: 'choose';
    args: PrecisionArgs;
    option: undefined;
    item: undefined;
  };
  saveWith: {
    kind: 'choose';
    args: SaveWithArgs;
    option: undefined;
    item: undefined;
  };
  demiseOrder: {
    kind: 'order';
    args: DemiseOrderArgs;
    option: undefined;
    item: undefined;
  };
  hazard: {
    kind: 'choose';
    args: HazardArgs;
    option: undefined;
    item: undefined;
  };
  straggler: {
    kind: 'choose';
    args: StragglerArgs;
    option: undefined;
    item: undefined;
  };
};

type Sparse = Record<string, unknown>;

function noteIdsOfState(r: Reader, x: unknown): void {
  noteIds(r, x, 'seats', []);
  noteKeys(r, x, 'datasheets', []);
  noteKeys(r, x, 'profiles', []);
  noteKeys(r, x, 'weapons', []);
  noteKeys(r, x, 'units', []);
  noteKeys(r, x, 'models', []);
}

function cloneOptions(x: Options): Options {
  return { aircraftEnds: x.aircraftEnds, lowTerrain: x.lowTerrain, dice: x.dice };
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
  return { turn: x.turn };
}

function cloneDeploymentContext(x: DeploymentContext): DeploymentContext {
  return { turn: x.turn };
}

function cloneScoutsContext(x: Frozen<ScoutsContext>): ScoutsContext {
  return { seats: x.seats.slice(), moved: x.moved.slice() };
}

function cloneRollOffContext(x: RollOffContext): RollOffContext {
  return { winner: x.winner };
}

function cloneRoundContext(x: Frozen<RoundContext>): RoundContext {
  return { turns: x.turns.slice() };
}

function cloneTurnContext(x: TurnContext): TurnContext {
  return { seat: x.seat };
}

function cloneCommandPhaseContext(x: Frozen<CommandPhaseContext>): CommandPhaseContext {
  return { seat: x.seat, tested: x.tested.slice() };
}

function cloneExtraOrdersContext(x: Frozen<ExtraOrdersContext>): ExtraOrdersContext {
  return { seat: x.seat, done: x.done.slice() };
}

function cloneBattleShockTestContext(x: BattleShockTestContext): BattleShockTestContext {
  return { unit: x.unit };
}

function cloneLeadershipTestContext(x: LeadershipTestContext): LeadershipTestContext {
  return { unit: x.unit };
}

function cloneMovementPhaseContext(x: MovementPhaseContext): MovementPhaseContext {
  return { seat: x.seat };
}

function cloneShootingPhaseContext(x: ShootingPhaseContext): ShootingPhaseContext {
  return { seat: x.seat };
}

function cloneChargePhaseContext(x: ChargePhaseContext): ChargePhaseContext {
  return { seat: x.seat };
}

function cloneFightPhaseContext(x: FightPhaseContext): FightPhaseContext {
  return { seat: x.seat };
}

function cloneMoveContext(x: Frozen<MoveContext>): MoveContext {
  return {
    seat: x.seat,
    unit: x.unit,
    how: x.how,
    distance: x.distance,
    random: x.random,
    through: x.through.slice(),
  };
}

function cloneDesperateEscapeContext(x: DesperateEscapeContext): DesperateEscapeContext {
  return { seat: x.seat, unit: x.unit, lost: x.lost };
}

function cloneArriveContext(x: ArriveContext): ArriveContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneEmbarkContext(x: EmbarkContext): EmbarkContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneDisembarkContext(x: DisembarkContext): DisembarkContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneFiringDeckContext(x: Frozen<FiringDeckContext>): FiringDeckContext {
  return { seat: x.seat, unit: x.unit, models: x.models.slice() };
}

function cloneWreckContext(x: WreckContext): WreckContext {
  return { model: x.model, unit: x.unit, emergency: x.emergency, out: x.out };
}

function cloneFlyAheadContext(x: FlyAheadContext): FlyAheadContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneGun(x: Gun): Gun {
  return {
    model: x.model,
    weapon: x.weapon,
    attacks: x.attacks,
    half: x.half,
    unseen: x.unseen,
    engaged: x.engaged,
    locked: x.locked,
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

function cloneVolley(x: Frozen<Volley>): Volley {
  return { target: x.target, targetSize: x.targetSize, guns: cloneGunList(x.guns) };
}

function cloneVolleyList(x: readonly Frozen<Volley>[]): Volley[] {
  const n = x.length;
  const out = new Array<Volley>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneVolley(x[i]!);
  }
  return out;
}

function cloneShootContext(x: Frozen<ShootContext>): ShootContext {
  return { seat: x.seat, unit: x.unit, volleys: cloneVolleyList(x.volleys), only: x.only };
}

function cloneChargesContext(x: Frozen<ChargesContext>): ChargesContext {
  return { seat: x.seat, early: x.early.slice(), selected: x.selected.slice() };
}

function cloneChargeContext(x: Frozen<ChargeContext>): ChargeContext {
  return { seat: x.seat, unit: x.unit, targets: x.targets.slice(), distance: x.distance, bonus: x.bonus };
}

function cloneFightsContext(x: Frozen<FightsContext>): FightsContext {
  return { seat: x.seat, next: x.next, first: x.first, early: x.early.slice() };
}

function cloneFightContext(x: FightContext): FightContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneMeleeAttacksContext(x: Frozen<MeleeAttacksContext>): MeleeAttacksContext {
  return { seat: x.seat, unit: x.unit, armed: cloneGunList(x.armed), volleys: cloneVolleyList(x.volleys) };
}

function cloneTankShockContext(x: TankShockContext): TankShockContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneGrenadeContext(x: GrenadeContext): GrenadeContext {
  return { seat: x.seat, unit: x.unit };
}

function cloneOverwatchContext(x: OverwatchContext): OverwatchContext {
  return { seat: x.seat, unit: x.unit, target: x.target };
}

function cloneVolleysContext(x: Frozen<VolleysContext>): VolleysContext {
  return { seat: x.seat, unit: x.unit, melee: x.melee, volleys: cloneVolleyList(x.volleys), hazards: x.hazards };
}

function cloneAttacksContext(x: Frozen<AttacksContext>): AttacksContext {
  return {
    seat: x.seat,
    unit: x.unit,
    target: x.target,
    targetSize: x.targetSize,
    guns: cloneGunList(x.guns),
    gun: x.gun === null ? null : cloneGun(x.gun),
    left: x.left,
    hits: x.hits,
    sure: x.sure,
    toughness: x.toughness,
    wounds: x.wounds,
    unsaved: x.unsaved,
    mortal: x.mortal,
    psychic: x.psychic,
    mind: x.mind,
    model: x.model,
    damage: x.damage,
  };
}

function cloneMortalWoundsContext(x: MortalWoundsContext): MortalWoundsContext {
  return { unit: x.unit, left: x.left };
}

function cloneDeadlyDemiseContext(x: Frozen<DeadlyDemiseContext>): DeadlyDemiseContext {
  return { model: x.model, units: x.units.slice() };
}

function cloneHazardousContext(x: HazardousContext): HazardousContext {
  return { unit: x.unit, tests: x.tests, failed: x.failed, model: x.model, wounds: x.wounds };
}

function cloneCoherencyRemovalContext(x: Frozen<CoherencyRemovalContext>): CoherencyRemovalContext {
  return { seats: x.seats.slice() };
}

function cloneWindowOnContext(x: WindowOnContext): WindowOnContext {
  return { window: x.window, subject: clonePlain(x.subject), turn: x.turn, passed: x.passed };
}

function cloneFrame(x: Frozen<Frame>): Frame {
  switch (x.do) {
    case 'window':
      return { do: 'window', at: x.at, c: cloneWindowContext(x.c), reply: clonePlain(x.reply) };
    case 'mission':
      return { do: 'mission', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'markers':
      return { do: 'markers', at: x.at, c: cloneMarkersContext(x.c), reply: clonePlain(x.reply) };
    case 'attacker':
      return { do: 'attacker', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'firstTurn':
      return { do: 'firstTurn', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'formations':
      return { do: 'formations', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'deployment':
      return { do: 'deployment', at: x.at, c: cloneDeploymentContext(x.c), reply: clonePlain(x.reply) };
    case 'scouts':
      return { do: 'scouts', at: x.at, c: cloneScoutsContext(x.c), reply: clonePlain(x.reply) };
    case 'battle':
      return { do: 'battle', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'rollOff':
      return { do: 'rollOff', at: x.at, c: cloneRollOffContext(x.c), reply: clonePlain(x.reply) };
    case 'round':
      return { do: 'round', at: x.at, c: cloneRoundContext(x.c), reply: clonePlain(x.reply) };
    case 'turn':
      return { do: 'turn', at: x.at, c: cloneTurnContext(x.c), reply: clonePlain(x.reply) };
    case 'commandPhase':
      return { do: 'commandPhase', at: x.at, c: cloneCommandPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'extraOrders':
      return { do: 'extraOrders', at: x.at, c: cloneExtraOrdersContext(x.c), reply: clonePlain(x.reply) };
    case 'battleShockTest':
      return { do: 'battleShockTest', at: x.at, c: cloneBattleShockTestContext(x.c), reply: clonePlain(x.reply) };
    case 'leadershipTest':
      return { do: 'leadershipTest', at: x.at, c: cloneLeadershipTestContext(x.c), reply: clonePlain(x.reply) };
    case 'movementPhase':
      return { do: 'movementPhase', at: x.at, c: cloneMovementPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'shootingPhase':
      return { do: 'shootingPhase', at: x.at, c: cloneShootingPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'chargePhase':
      return { do: 'chargePhase', at: x.at, c: cloneChargePhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'fightPhase':
      return { do: 'fightPhase', at: x.at, c: cloneFightPhaseContext(x.c), reply: clonePlain(x.reply) };
    case 'move':
      return { do: 'move', at: x.at, c: cloneMoveContext(x.c), reply: clonePlain(x.reply) };
    case 'desperateEscape':
      return { do: 'desperateEscape', at: x.at, c: cloneDesperateEscapeContext(x.c), reply: clonePlain(x.reply) };
    case 'arrive':
      return { do: 'arrive', at: x.at, c: cloneArriveContext(x.c), reply: clonePlain(x.reply) };
    case 'embark':
      return { do: 'embark', at: x.at, c: cloneEmbarkContext(x.c), reply: clonePlain(x.reply) };
    case 'disembark':
      return { do: 'disembark', at: x.at, c: cloneDisembarkContext(x.c), reply: clonePlain(x.reply) };
    case 'firingDeck':
      return { do: 'firingDeck', at: x.at, c: cloneFiringDeckContext(x.c), reply: clonePlain(x.reply) };
    case 'wreck':
      return { do: 'wreck', at: x.at, c: cloneWreckContext(x.c), reply: clonePlain(x.reply) };
    case 'flyAhead':
      return { do: 'flyAhead', at: x.at, c: cloneFlyAheadContext(x.c), reply: clonePlain(x.reply) };
    case 'shoot':
      return { do: 'shoot', at: x.at, c: cloneShootContext(x.c), reply: clonePlain(x.reply) };
    case 'charges':
      return { do: 'charges', at: x.at, c: cloneChargesContext(x.c), reply: clonePlain(x.reply) };
    case 'charge':
      return { do: 'charge', at: x.at, c: cloneChargeContext(x.c), reply: clonePlain(x.reply) };
    case 'fights':
      return { do: 'fights', at: x.at, c: cloneFightsContext(x.c), reply: clonePlain(x.reply) };
    case 'fight':
      return { do: 'fight', at: x.at, c: cloneFightContext(x.c), reply: clonePlain(x.reply) };
    case 'meleeAttacks':
      return { do: 'meleeAttacks', at: x.at, c: cloneMeleeAttacksContext(x.c), reply: clonePlain(x.reply) };
    case 'tankShock':
      return { do: 'tankShock', at: x.at, c: cloneTankShockContext(x.c), reply: clonePlain(x.reply) };
    case 'grenade':
      return { do: 'grenade', at: x.at, c: cloneGrenadeContext(x.c), reply: clonePlain(x.reply) };
    case 'overwatch':
      return { do: 'overwatch', at: x.at, c: cloneOverwatchContext(x.c), reply: clonePlain(x.reply) };
    case 'volleys':
      return { do: 'volleys', at: x.at, c: cloneVolleysContext(x.c), reply: clonePlain(x.reply) };
    case 'attacks':
      return { do: 'attacks', at: x.at, c: cloneAttacksContext(x.c), reply: clonePlain(x.reply) };
    case 'mortalWounds':
      return { do: 'mortalWounds', at: x.at, c: cloneMortalWoundsContext(x.c), reply: clonePlain(x.reply) };
    case 'deadlyDemise':
      return { do: 'deadlyDemise', at: x.at, c: cloneDeadlyDemiseContext(x.c), reply: clonePlain(x.reply) };
    case 'hazardous':
      return { do: 'hazardous', at: x.at, c: cloneHazardousContext(x.c), reply: clonePlain(x.reply) };
    case 'coherencyRemoval':
      return { do: 'coherencyRemoval', at: x.at, c: cloneCoherencyRemovalContext(x.c), reply: clonePlain(x.reply) };
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

function cloneMovedData(x: MovedData): MovedData {
  return { how: x.how };
}

function cloneDeclinedData(x: DeclinedData): DeclinedData {
  return { moves: x.moves };
}

function cloneFiringDeckData(x: Frozen<FiringDeckData>): FiringDeckData {
  return { weapons: x.weapons.slice() };
}

function cloneUsedData(x: UsedData): UsedData {
  return { stratagem: x.stratagem };
}

function cloneEffect(x: Frozen<Effect>): Effect {
  switch (x.name) {
    case 'extraCommandPoint':
      return {
        name: 'extraCommandPoint',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'battleShocked':
      return {
        name: 'battleShocked',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'moved':
      return {
        name: 'moved',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: cloneMovedData(x.data),
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'noCharge':
      return {
        name: 'noCharge',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'declined':
      return {
        name: 'declined',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: cloneDeclinedData(x.data),
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'disembarked':
      return {
        name: 'disembarked',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'firingDeck':
      return {
        name: 'firingDeck',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: cloneFiringDeckData(x.data),
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'mustReturn':
      return {
        name: 'mustReturn',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'shot':
      return { name: 'shot', rule: x.rule, on: x.on, by: x.by, data: {}, until: cloneUntil(x.until), armed: x.armed };
    case 'charged':
      return {
        name: 'charged',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'chargeBonus':
      return {
        name: 'chargeBonus',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'fought':
      return { name: 'fought', rule: x.rule, on: x.on, by: x.by, data: {}, until: cloneUntil(x.until), armed: x.armed };
    case 'used':
      return {
        name: 'used',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: cloneUsedData(x.data),
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'challenging':
      return {
        name: 'challenging',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'overwatching':
      return {
        name: 'overwatching',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'wentToGround':
      return {
        name: 'wentToGround',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'inSmoke':
      return {
        name: 'inSmoke',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
        until: cloneUntil(x.until),
        armed: x.armed,
      };
    case 'allocated':
      return {
        name: 'allocated',
        rule: x.rule,
        on: x.on,
        by: x.by,
        data: {},
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

function cloneBoardSize(x: BoardSize): BoardSize {
  return { width: x.width, depth: x.depth };
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

function cloneZones(x: Frozen<Zones>): Zones {
  return { attacker: cloneCornerList(x.attacker), defender: cloneCornerList(x.defender) };
}

function clonePlayer(x: Player): Player {
  return { commandPoints: x.commandPoints, victoryPoints: x.victoryPoints };
}

function clonePlayerTable(x: Readonly<Record<string, Player>>): Record<string, Player> {
  const out = newTable<Player>(x);
  for (const key in x) {
    out[key] = clonePlayer(x[key]!);
  }
  return out;
}

function cloneAmount(x: Amount): Amount {
  return { dice: x.dice, sides: x.sides, plus: x.plus };
}

function cloneCoreAbility(x: Frozen<CoreAbility>): CoreAbility {
  switch (x.ability) {
    case 'loneOperative':
      return { ability: 'loneOperative' };
    case 'stealth':
      return { ability: 'stealth' };
    case 'feelNoPain':
      return { ability: 'feelNoPain', on: x.on, psychic: x.psychic };
    case 'deadlyDemise':
      return { ability: 'deadlyDemise', wounds: cloneAmount(x.wounds) };
    case 'fightsFirst':
      return { ability: 'fightsFirst' };
    case 'deepStrike':
      return { ability: 'deepStrike' };
    case 'scouts':
      return { ability: 'scouts', distance: x.distance };
    case 'infiltrators':
      return { ability: 'infiltrators' };
    case 'leader':
      return { ability: 'leader', bodyguards: x.bodyguards.slice() };
    case 'firingDeck':
      return { ability: 'firingDeck', models: x.models };
    case 'hover':
      return { ability: 'hover' };
  }
}

function cloneCoreAbilityList(x: readonly Frozen<CoreAbility>[]): CoreAbility[] {
  const n = x.length;
  const out = new Array<CoreAbility>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneCoreAbility(x[i]!);
  }
  return out;
}

function cloneSpecialDeed(x: Frozen<SpecialDeed>): SpecialDeed {
  switch (x.does) {
    case 'commandPoint':
      return { does: 'commandPoint', on: x.on };
    case 'refund':
      return { does: 'refund', on: x.on };
    case 'auraOfTests':
      return { does: 'auraOfTests', range: x.range, by: x.by, of: x.of, keywords: x.keywords.slice() };
    case 'auraOfPain':
      return { does: 'auraOfPain', range: x.range, on: x.on, keywords: x.keywords.slice(), psychic: x.psychic };
    case 'damaged':
      return { does: 'damaged', left: x.left, hit: x.hit, halvesControl: x.halvesControl };
    case 'leadingRolls':
      return { does: 'leadingRolls', advance: x.advance, charge: x.charge };
    case 'leadingOver':
      return { does: 'leadingOver' };
  }
}

function cloneSpecialAbility(x: Frozen<SpecialAbility>): SpecialAbility {
  return { name: x.name, wargear: x.wargear, does: cloneSpecialDeed(x.does) };
}

function cloneSpecialAbilityList(x: readonly Frozen<SpecialAbility>[]): SpecialAbility[] {
  const n = x.length;
  const out = new Array<SpecialAbility>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneSpecialAbility(x[i]!);
  }
  return out;
}

function cloneCapacity(x: Frozen<Capacity>): Capacity {
  return { models: x.models, keywords: x.keywords.slice() };
}

function cloneDatasheet(x: Frozen<Datasheet>): Datasheet {
  return {
    name: x.name,
    keywords: x.keywords.slice(),
    factionKeywords: x.factionKeywords.slice(),
    abilities: cloneCoreAbilityList(x.abilities),
    special: cloneSpecialAbilityList(x.special),
    capacity: x.capacity === null ? null : cloneCapacity(x.capacity),
    notes: x.notes.slice(),
  };
}

function cloneDatasheetTable(x: Readonly<Record<string, Frozen<Datasheet>>>): Record<string, Datasheet> {
  const out = newTable<Datasheet>(x);
  for (const key in x) {
    out[key] = cloneDatasheet(x[key]!);
  }
  return out;
}

function cloneProfileBase(x: ProfileBase): ProfileBase {
  switch (x.shape) {
    case 'round':
      return { shape: 'round', diameter: x.diameter };
    case 'oval':
      return { shape: 'oval', length: x.length, width: x.width };
    case 'hull':
      return { shape: 'hull', length: x.length, width: x.width };
  }
}

function cloneProfile(x: Profile): Profile {
  return {
    name: x.name,
    move: x.move,
    moveDice: x.moveDice,
    toughness: x.toughness,
    save: x.save,
    invulnerable: x.invulnerable,
    wounds: x.wounds,
    leadership: x.leadership,
    objectiveControl: x.objectiveControl,
    base: cloneProfileBase(x.base),
    height: x.height,
  };
}

function cloneProfileTable(x: Readonly<Record<string, Profile>>): Record<string, Profile> {
  const out = newTable<Profile>(x);
  for (const key in x) {
    out[key] = cloneProfile(x[key]!);
  }
  return out;
}

function cloneWeaponAbility(x: WeaponAbility): WeaponAbility {
  switch (x.ability) {
    case 'assault':
      return { ability: 'assault' };
    case 'rapidFire':
      return { ability: 'rapidFire', attacks: cloneAmount(x.attacks) };
    case 'ignoresCover':
      return { ability: 'ignoresCover' };
    case 'torrent':
      return { ability: 'torrent' };
    case 'pistol':
      return { ability: 'pistol' };
    case 'heavy':
      return { ability: 'heavy' };
    case 'lance':
      return { ability: 'lance' };
    case 'indirectFire':
      return { ability: 'indirectFire' };
    case 'precision':
      return { ability: 'precision' };
    case 'twinLinked':
      return { ability: 'twinLinked' };
    case 'lethalHits':
      return { ability: 'lethalHits' };
    case 'blast':
      return { ability: 'blast' };
    case 'devastatingWounds':
      return { ability: 'devastatingWounds' };
    case 'sustainedHits':
      return { ability: 'sustainedHits', hits: cloneAmount(x.hits) };
    case 'extraAttacks':
      return { ability: 'extraAttacks' };
    case 'melta':
      return { ability: 'melta', damage: cloneAmount(x.damage) };
    case 'hazardous':
      return { ability: 'hazardous' };
    case 'anti':
      return { ability: 'anti', keyword: x.keyword, on: x.on };
    case 'psychic':
      return { ability: 'psychic' };
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

function cloneWeapon(x: Frozen<Weapon>): Weapon {
  return {
    name: x.name,
    range: x.range,
    attacks: cloneAmount(x.attacks),
    skill: x.skill,
    strength: x.strength,
    penetration: x.penetration,
    damage: cloneAmount(x.damage),
    abilities: cloneWeaponAbilityList(x.abilities),
    group: x.group,
  };
}

function cloneWeaponTable(x: Readonly<Record<string, Frozen<Weapon>>>): Record<string, Weapon> {
  const out = newTable<Weapon>(x);
  for (const key in x) {
    out[key] = cloneWeapon(x[key]!);
  }
  return out;
}

function cloneStatus(x: Status): Status {
  switch (x.at) {
    case 'undeployed':
      return { at: 'undeployed' };
    case 'battlefield':
      return { at: 'battlefield' };
    case 'reserves':
      return { at: 'reserves', strategic: x.strategic };
    case 'embarked':
      return { at: 'embarked', transport: x.transport };
    case 'destroyed':
      return { at: 'destroyed' };
  }
}

function cloneUnit(x: Frozen<Unit>): Unit {
  return {
    owner: x.owner,
    name: x.name,
    datasheet: x.datasheet,
    models: x.models.slice(),
    startingStrength: x.startingStrength,
    points: x.points,
    attachedTo: x.attachedTo,
    hovering: x.hovering,
    status: cloneStatus(x.status),
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
    case 'battlefield':
      return { at: 'battlefield', x: x.x, y: x.y, z: x.z, facing: x.facing };
    case 'gone':
      return { at: 'gone' };
  }
}

function cloneModel(x: Frozen<Model>): Model {
  return {
    unit: x.unit,
    profile: x.profile,
    weapons: x.weapons.slice(),
    wargear: x.wargear.slice(),
    lost: x.lost,
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

function cloneTerrainSolid(x: Frozen<TerrainSolid>): TerrainSolid {
  return { part: x.part, shape: cloneCornerList(x.shape), bottom: x.bottom, top: x.top };
}

function cloneTerrainSolidList(x: readonly Frozen<TerrainSolid>[]): TerrainSolid[] {
  const n = x.length;
  const out = new Array<TerrainSolid>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneTerrainSolid(x[i]!);
  }
  return out;
}

function cloneTerrain(x: Frozen<Terrain>): Terrain {
  return { kind: x.kind, footprint: cloneCornerList(x.footprint), solids: cloneTerrainSolidList(x.solids) };
}

function cloneTerrainTable(x: Readonly<Record<string, Frozen<Terrain>>>): Record<string, Terrain> {
  const out = newTable<Terrain>(x);
  for (const key in x) {
    out[key] = cloneTerrain(x[key]!);
  }
  return out;
}

function cloneMarkerPlace(x: MarkerPlace): MarkerPlace {
  return { x: x.x, y: x.y, z: x.z };
}

function cloneObjective(x: Objective): Objective {
  return { at: cloneMarkerPlace(x.at), control: x.control };
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
    board: cloneBoardSize(x.board),
    round: x.round,
    lastRound: x.lastRound,
    over: x.over,
    reservesCap: x.reservesCap,
    attacker: x.attacker,
    zones: cloneZones(x.zones),
    firstPlayer: x.firstPlayer,
    activeSeat: x.activeSeat,
    players: clonePlayerTable(x.players),
    datasheets: cloneDatasheetTable(x.datasheets),
    profiles: cloneProfileTable(x.profiles),
    weapons: cloneWeaponTable(x.weapons),
    units: cloneUnitTable(x.units),
    models: cloneModelTable(x.models),
    terrain: cloneTerrainTable(x.terrain),
    objectives: cloneObjectiveTable(x.objectives),
  };
}

function equalOptions(a: Options, b: Options): boolean {
  return a.aircraftEnds === b.aircraftEnds && a.lowTerrain === b.lowTerrain && a.dice === b.dice;
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
  return a.turn === b.turn;
}

function equalDeploymentContext(a: DeploymentContext, b: DeploymentContext): boolean {
  return a.turn === b.turn;
}

function equalScoutsContext(a: ScoutsContext, b: ScoutsContext): boolean {
  return equalFlatList(a.seats, b.seats) && equalFlatList(a.moved, b.moved);
}

function equalRollOffContext(a: RollOffContext, b: RollOffContext): boolean {
  return a.winner === b.winner;
}

function equalRoundContext(a: RoundContext, b: RoundContext): boolean {
  return equalFlatList(a.turns, b.turns);
}

function equalTurnContext(a: TurnContext, b: TurnContext): boolean {
  return a.seat === b.seat;
}

function equalCommandPhaseContext(a: CommandPhaseContext, b: CommandPhaseContext): boolean {
  return a.seat === b.seat && equalFlatList(a.tested, b.tested);
}

function equalExtraOrdersContext(a: ExtraOrdersContext, b: ExtraOrdersContext): boolean {
  return a.seat === b.seat && equalFlatList(a.done, b.done);
}

function equalBattleShockTestContext(a: BattleShockTestContext, b: BattleShockTestContext): boolean {
  return a.unit === b.unit;
}

function equalLeadershipTestContext(a: LeadershipTestContext, b: LeadershipTestContext): boolean {
  return a.unit === b.unit;
}

function equalMovementPhaseContext(a: MovementPhaseContext, b: MovementPhaseContext): boolean {
  return a.seat === b.seat;
}

function equalShootingPhaseContext(a: ShootingPhaseContext, b: ShootingPhaseContext): boolean {
  return a.seat === b.seat;
}

function equalChargePhaseContext(a: ChargePhaseContext, b: ChargePhaseContext): boolean {
  return a.seat === b.seat;
}

function equalFightPhaseContext(a: FightPhaseContext, b: FightPhaseContext): boolean {
  return a.seat === b.seat;
}

function equalMoveContext(a: MoveContext, b: MoveContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.how === b.how &&
    a.distance === b.distance &&
    a.random === b.random &&
    equalFlatList(a.through, b.through)
  );
}

function equalDesperateEscapeContext(a: DesperateEscapeContext, b: DesperateEscapeContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && a.lost === b.lost;
}

function equalArriveContext(a: ArriveContext, b: ArriveContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalEmbarkContext(a: EmbarkContext, b: EmbarkContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalDisembarkContext(a: DisembarkContext, b: DisembarkContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalFiringDeckContext(a: FiringDeckContext, b: FiringDeckContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && equalFlatList(a.models, b.models);
}

function equalWreckContext(a: WreckContext, b: WreckContext): boolean {
  return a.model === b.model && a.unit === b.unit && a.emergency === b.emergency && a.out === b.out;
}

function equalFlyAheadContext(a: FlyAheadContext, b: FlyAheadContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalGun(a: Gun, b: Gun): boolean {
  return (
    a.model === b.model &&
    a.weapon === b.weapon &&
    a.attacks === b.attacks &&
    a.half === b.half &&
    a.unseen === b.unseen &&
    a.engaged === b.engaged &&
    a.locked === b.locked
  );
}

function equalGunList(a: Gun[], b: Gun[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalGun(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalVolley(a: Volley, b: Volley): boolean {
  return a.target === b.target && a.targetSize === b.targetSize && equalGunList(a.guns, b.guns);
}

function equalVolleyList(a: Volley[], b: Volley[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalVolley(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalShootContext(a: ShootContext, b: ShootContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && a.only === b.only && equalVolleyList(a.volleys, b.volleys);
}

function equalChargesContext(a: ChargesContext, b: ChargesContext): boolean {
  return a.seat === b.seat && equalFlatList(a.early, b.early) && equalFlatList(a.selected, b.selected);
}

function equalChargeContext(a: ChargeContext, b: ChargeContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.distance === b.distance &&
    a.bonus === b.bonus &&
    equalFlatList(a.targets, b.targets)
  );
}

function equalFightsContext(a: FightsContext, b: FightsContext): boolean {
  return a.seat === b.seat && a.next === b.next && a.first === b.first && equalFlatList(a.early, b.early);
}

function equalFightContext(a: FightContext, b: FightContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalMeleeAttacksContext(a: MeleeAttacksContext, b: MeleeAttacksContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    equalGunList(a.armed, b.armed) &&
    equalVolleyList(a.volleys, b.volleys)
  );
}

function equalTankShockContext(a: TankShockContext, b: TankShockContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalGrenadeContext(a: GrenadeContext, b: GrenadeContext): boolean {
  return a.seat === b.seat && a.unit === b.unit;
}

function equalOverwatchContext(a: OverwatchContext, b: OverwatchContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && a.target === b.target;
}

function equalVolleysContext(a: VolleysContext, b: VolleysContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.melee === b.melee &&
    a.hazards === b.hazards &&
    equalVolleyList(a.volleys, b.volleys)
  );
}

function equalAttacksContext(a: AttacksContext, b: AttacksContext): boolean {
  return (
    a.seat === b.seat &&
    a.unit === b.unit &&
    a.target === b.target &&
    a.targetSize === b.targetSize &&
    a.left === b.left &&
    a.hits === b.hits &&
    a.sure === b.sure &&
    a.toughness === b.toughness &&
    a.wounds === b.wounds &&
    a.unsaved === b.unsaved &&
    a.mortal === b.mortal &&
    a.psychic === b.psychic &&
    a.mind === b.mind &&
    a.model === b.model &&
    a.damage === b.damage &&
    equalGunList(a.guns, b.guns) &&
    (a.gun === null ? b.gun === null : b.gun !== null && equalGun(a.gun, b.gun))
  );
}

function equalMortalWoundsContext(a: MortalWoundsContext, b: MortalWoundsContext): boolean {
  return a.unit === b.unit && a.left === b.left;
}

function equalDeadlyDemiseContext(a: DeadlyDemiseContext, b: DeadlyDemiseContext): boolean {
  return a.model === b.model && equalFlatList(a.units, b.units);
}

function equalHazardousContext(a: HazardousContext, b: HazardousContext): boolean {
  return (
    a.unit === b.unit &&
    a.tests === b.tests &&
    a.failed === b.failed &&
    a.model === b.model &&
    a.wounds === b.wounds
  );
}

function equalCoherencyRemovalContext(a: CoherencyRemovalContext, b: CoherencyRemovalContext): boolean {
  return equalFlatList(a.seats, b.seats);
}

function equalWindowOnContext(a: WindowOnContext, b: WindowOnContext): boolean {
  return a.window === b.window && a.turn === b.turn && a.passed === b.passed && equalPlain(a.subject, b.subject);
}

function equalFrame(a: Frame, b: Frame): boolean {
  switch (a.do) {
    case 'window':
      return b.do === 'window' && a.at === b.at && equalWindowContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'mission':
      return b.do === 'mission' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'markers':
      return b.do === 'markers' && a.at === b.at && equalMarkersContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'attacker':
      return b.do === 'attacker' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'firstTurn':
      return b.do === 'firstTurn' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'formations':
      return b.do === 'formations' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'deployment':
      return b.do === 'deployment' && a.at === b.at && equalDeploymentContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'scouts':
      return b.do === 'scouts' && a.at === b.at && equalScoutsContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'battle':
      return b.do === 'battle' && a.at === b.at && true && equalPlain(a.reply, b.reply);
    case 'rollOff':
      return b.do === 'rollOff' && a.at === b.at && equalRollOffContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'round':
      return b.do === 'round' && a.at === b.at && equalRoundContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'turn':
      return b.do === 'turn' && a.at === b.at && equalTurnContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'commandPhase':
      return (
        b.do === 'commandPhase' &&
        a.at === b.at &&
        equalCommandPhaseContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'extraOrders':
      return b.do === 'extraOrders' && a.at === b.at && equalExtraOrdersContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'battleShockTest':
      return (
        b.do === 'battleShockTest' &&
        a.at === b.at &&
        equalBattleShockTestContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'leadershipTest':
      return (
        b.do === 'leadershipTest' &&
        a.at === b.at &&
        equalLeadershipTestContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'movementPhase':
      return (
        b.do === 'movementPhase' &&
        a.at === b.at &&
        equalMovementPhaseContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'shootingPhase':
      return (
        b.do === 'shootingPhase' &&
        a.at === b.at &&
        equalShootingPhaseContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'chargePhase':
      return b.do === 'chargePhase' && a.at === b.at && equalChargePhaseContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'fightPhase':
      return b.do === 'fightPhase' && a.at === b.at && equalFightPhaseContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'move':
      return b.do === 'move' && a.at === b.at && equalMoveContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'desperateEscape':
      return (
        b.do === 'desperateEscape' &&
        a.at === b.at &&
        equalDesperateEscapeContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'arrive':
      return b.do === 'arrive' && a.at === b.at && equalArriveContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'embark':
      return b.do === 'embark' && a.at === b.at && equalEmbarkContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'disembark':
      return b.do === 'disembark' && a.at === b.at && equalDisembarkContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'firingDeck':
      return b.do === 'firingDeck' && a.at === b.at && equalFiringDeckContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'wreck':
      return b.do === 'wreck' && a.at === b.at && equalWreckContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'flyAhead':
      return b.do === 'flyAhead' && a.at === b.at && equalFlyAheadContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'shoot':
      return b.do === 'shoot' && a.at === b.at && equalShootContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'charges':
      return b.do === 'charges' && a.at === b.at && equalChargesContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'charge':
      return b.do === 'charge' && a.at === b.at && equalChargeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'fights':
      return b.do === 'fights' && a.at === b.at && equalFightsContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'fight':
      return b.do === 'fight' && a.at === b.at && equalFightContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'meleeAttacks':
      return (
        b.do === 'meleeAttacks' &&
        a.at === b.at &&
        equalMeleeAttacksContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'tankShock':
      return b.do === 'tankShock' && a.at === b.at && equalTankShockContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'grenade':
      return b.do === 'grenade' && a.at === b.at && equalGrenadeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'overwatch':
      return b.do === 'overwatch' && a.at === b.at && equalOverwatchContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'volleys':
      return b.do === 'volleys' && a.at === b.at && equalVolleysContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'attacks':
      return b.do === 'attacks' && a.at === b.at && equalAttacksContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'mortalWounds':
      return (
        b.do === 'mortalWounds' &&
        a.at === b.at &&
        equalMortalWoundsContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'deadlyDemise':
      return (
        b.do === 'deadlyDemise' &&
        a.at === b.at &&
        equalDeadlyDemiseContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
    case 'hazardous':
      return b.do === 'hazardous' && a.at === b.at && equalHazardousContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'coherencyRemoval':
      return (
        b.do === 'coherencyRemoval' &&
        a.at === b.at &&
        equalCoherencyRemovalContext(a.c, b.c) &&
        equalPlain(a.reply, b.reply)
      );
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

function equalMovedData(a: MovedData, b: MovedData): boolean {
  return a.how === b.how;
}

function equalDeclinedData(a: DeclinedData, b: DeclinedData): boolean {
  return a.moves === b.moves;
}

function equalFiringDeckData(a: FiringDeckData, b: FiringDeckData): boolean {
  return equalFlatList(a.weapons, b.weapons);
}

function equalUsedData(a: UsedData, b: UsedData): boolean {
  return a.stratagem === b.stratagem;
}

function equalEffect(a: Effect, b: Effect): boolean {
  switch (a.name) {
    case 'extraCommandPoint':
      return (
        b.name === 'extraCommandPoint' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'battleShocked':
      return (
        b.name === 'battleShocked' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'moved':
      return (
        b.name === 'moved' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        equalMovedData(a.data, b.data) &&
        equalUntil(a.until, b.until)
      );
    case 'noCharge':
      return (
        b.name === 'noCharge' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'declined':
      return (
        b.name === 'declined' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        equalDeclinedData(a.data, b.data) &&
        equalUntil(a.until, b.until)
      );
    case 'disembarked':
      return (
        b.name === 'disembarked' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'firingDeck':
      return (
        b.name === 'firingDeck' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        equalFiringDeckData(a.data, b.data) &&
        equalUntil(a.until, b.until)
      );
    case 'mustReturn':
      return (
        b.name === 'mustReturn' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'shot':
      return (
        b.name === 'shot' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'charged':
      return (
        b.name === 'charged' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'chargeBonus':
      return (
        b.name === 'chargeBonus' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'fought':
      return (
        b.name === 'fought' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'used':
      return (
        b.name === 'used' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        equalUsedData(a.data, b.data) &&
        equalUntil(a.until, b.until)
      );
    case 'challenging':
      return (
        b.name === 'challenging' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'overwatching':
      return (
        b.name === 'overwatching' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'wentToGround':
      return (
        b.name === 'wentToGround' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'inSmoke':
      return (
        b.name === 'inSmoke' &&
        a.rule === b.rule &&
        a.on === b.on &&
        a.by === b.by &&
        a.armed === b.armed &&
        true &&
        equalUntil(a.until, b.until)
      );
    case 'allocated':
      return (
        b.name === 'allocated' &&
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

function equalZones(a: Zones, b: Zones): boolean {
  return equalCornerList(a.attacker, b.attacker) && equalCornerList(a.defender, b.defender);
}

function equalPlayer(a: Player, b: Player): boolean {
  return a.commandPoints === b.commandPoints && a.victoryPoints === b.victoryPoints;
}

function equalAmount(a: Amount, b: Amount): boolean {
  return a.dice === b.dice && a.sides === b.sides && a.plus === b.plus;
}

function equalCoreAbility(a: CoreAbility, b: CoreAbility): boolean {
  switch (a.ability) {
    case 'loneOperative':
      return b.ability === 'loneOperative';
    case 'stealth':
      return b.ability === 'stealth';
    case 'feelNoPain':
      return b.ability === 'feelNoPain' && a.on === b.on && a.psychic === b.psychic;
    case 'deadlyDemise':
      return b.ability === 'deadlyDemise' && equalAmount(a.wounds, b.wounds);
    case 'fightsFirst':
      return b.ability === 'fightsFirst';
    case 'deepStrike':
      return b.ability === 'deepStrike';
    case 'scouts':
      return b.ability === 'scouts' && a.distance === b.distance;
    case 'infiltrators':
      return b.ability === 'infiltrators';
    case 'leader':
      return b.ability === 'leader' && equalFlatList(a.bodyguards, b.bodyguards);
    case 'firingDeck':
      return b.ability === 'firingDeck' && a.models === b.models;
    case 'hover':
      return b.ability === 'hover';
  }
}

function equalCoreAbilityList(a: CoreAbility[], b: CoreAbility[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalCoreAbility(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalSpecialDeed(a: SpecialDeed, b: SpecialDeed): boolean {
  switch (a.does) {
    case 'commandPoint':
      return b.does === 'commandPoint' && a.on === b.on;
    case 'refund':
      return b.does === 'refund' && a.on === b.on;
    case 'auraOfTests':
      return (
        b.does === 'auraOfTests' &&
        a.range === b.range &&
        a.by === b.by &&
        a.of === b.of &&
        equalFlatList(a.keywords, b.keywords)
      );
    case 'auraOfPain':
      return (
        b.does === 'auraOfPain' &&
        a.range === b.range &&
        a.on === b.on &&
        a.psychic === b.psychic &&
        equalFlatList(a.keywords, b.keywords)
      );
    case 'damaged':
      return b.does === 'damaged' && a.left === b.left && a.hit === b.hit && a.halvesControl === b.halvesControl;
    case 'leadingRolls':
      return b.does === 'leadingRolls' && a.advance === b.advance && a.charge === b.charge;
    case 'leadingOver':
      return b.does === 'leadingOver';
  }
}

function equalSpecialAbility(a: SpecialAbility, b: SpecialAbility): boolean {
  return a.name === b.name && a.wargear === b.wargear && equalSpecialDeed(a.does, b.does);
}

function equalSpecialAbilityList(a: SpecialAbility[], b: SpecialAbility[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalSpecialAbility(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalCapacity(a: Capacity, b: Capacity): boolean {
  return a.models === b.models && equalFlatList(a.keywords, b.keywords);
}

function equalDatasheet(a: Datasheet, b: Datasheet): boolean {
  return (
    a.name === b.name &&
    equalFlatList(a.keywords, b.keywords) &&
    equalFlatList(a.factionKeywords, b.factionKeywords) &&
    equalCoreAbilityList(a.abilities, b.abilities) &&
    equalSpecialAbilityList(a.special, b.special) &&
    (a.capacity === null ? b.capacity === null : b.capacity !== null && equalCapacity(a.capacity, b.capacity)) &&
    equalFlatList(a.notes, b.notes)
  );
}

function equalProfileBase(a: ProfileBase, b: ProfileBase): boolean {
  switch (a.shape) {
    case 'round':
      return b.shape === 'round' && a.diameter === b.diameter;
    case 'oval':
      return b.shape === 'oval' && a.length === b.length && a.width === b.width;
    case 'hull':
      return b.shape === 'hull' && a.length === b.length && a.width === b.width;
  }
}

function equalProfile(a: Profile, b: Profile): boolean {
  return (
    a.name === b.name &&
    a.move === b.move &&
    a.moveDice === b.moveDice &&
    a.toughness === b.toughness &&
    a.save === b.save &&
    a.invulnerable === b.invulnerable &&
    a.wounds === b.wounds &&
    a.leadership === b.leadership &&
    a.objectiveControl === b.objectiveControl &&
    a.height === b.height &&
    equalProfileBase(a.base, b.base)
  );
}

function equalWeaponAbility(a: WeaponAbility, b: WeaponAbility): boolean {
  switch (a.ability) {
    case 'assault':
      return b.ability === 'assault';
    case 'rapidFire':
      return b.ability === 'rapidFire' && equalAmount(a.attacks, b.attacks);
    case 'ignoresCover':
      return b.ability === 'ignoresCover';
    case 'torrent':
      return b.ability === 'torrent';
    case 'pistol':
      return b.ability === 'pistol';
    case 'heavy':
      return b.ability === 'heavy';
    case 'lance':
      return b.ability === 'lance';
    case 'indirectFire':
      return b.ability === 'indirectFire';
    case 'precision':
      return b.ability === 'precision';
    case 'twinLinked':
      return b.ability === 'twinLinked';
    case 'lethalHits':
      return b.ability === 'lethalHits';
    case 'blast':
      return b.ability === 'blast';
    case 'devastatingWounds':
      return b.ability === 'devastatingWounds';
    case 'sustainedHits':
      return b.ability === 'sustainedHits' && equalAmount(a.hits, b.hits);
    case 'extraAttacks':
      return b.ability === 'extraAttacks';
    case 'melta':
      return b.ability === 'melta' && equalAmount(a.damage, b.damage);
    case 'hazardous':
      return b.ability === 'hazardous';
    case 'anti':
      return b.ability === 'anti' && a.keyword === b.keyword && a.on === b.on;
    case 'psychic':
      return b.ability === 'psychic';
  }
}

function equalWeaponAbilityList(a: WeaponAbility[], b: WeaponAbility[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalWeaponAbility(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalWeapon(a: Weapon, b: Weapon): boolean {
  return (
    a.name === b.name &&
    a.range === b.range &&
    a.skill === b.skill &&
    a.strength === b.strength &&
    a.penetration === b.penetration &&
    a.group === b.group &&
    equalAmount(a.attacks, b.attacks) &&
    equalAmount(a.damage, b.damage) &&
    equalWeaponAbilityList(a.abilities, b.abilities)
  );
}

function equalStatus(a: Status, b: Status): boolean {
  switch (a.at) {
    case 'undeployed':
      return b.at === 'undeployed';
    case 'battlefield':
      return b.at === 'battlefield';
    case 'reserves':
      return b.at === 'reserves' && a.strategic === b.strategic;
    case 'embarked':
      return b.at === 'embarked' && a.transport === b.transport;
    case 'destroyed':
      return b.at === 'destroyed';
  }
}

function equalUnit(a: Unit, b: Unit): boolean {
  return (
    a.owner === b.owner &&
    a.name === b.name &&
    a.datasheet === b.datasheet &&
    a.startingStrength === b.startingStrength &&
    a.points === b.points &&
    a.attachedTo === b.attachedTo &&
    a.hovering === b.hovering &&
    equalFlatList(a.models, b.models) &&
    equalStatus(a.status, b.status)
  );
}

function equalWhereabouts(a: Whereabouts, b: Whereabouts): boolean {
  switch (a.at) {
    case 'off':
      return b.at === 'off';
    case 'battlefield':
      return b.at === 'battlefield' && a.x === b.x && a.y === b.y && a.z === b.z && a.facing === b.facing;
    case 'gone':
      return b.at === 'gone';
  }
}

function equalModel(a: Model, b: Model): boolean {
  return (
    a.unit === b.unit &&
    a.profile === b.profile &&
    a.lost === b.lost &&
    equalFlatList(a.weapons, b.weapons) &&
    equalFlatList(a.wargear, b.wargear) &&
    equalWhereabouts(a.where, b.where)
  );
}

function equalTerrainSolid(a: TerrainSolid, b: TerrainSolid): boolean {
  return a.part === b.part && a.bottom === b.bottom && a.top === b.top && equalCornerList(a.shape, b.shape);
}

function equalTerrainSolidList(a: TerrainSolid[], b: TerrainSolid[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalTerrainSolid(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalTerrain(a: Terrain, b: Terrain): boolean {
  return a.kind === b.kind && equalCornerList(a.footprint, b.footprint) && equalTerrainSolidList(a.solids, b.solids);
}

function equalMarkerPlace(a: MarkerPlace, b: MarkerPlace): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

function equalObjective(a: Objective, b: Objective): boolean {
  return a.control === b.control && equalMarkerPlace(a.at, b.at);
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
    reservesCap: x.reservesCap,
    attacker: x.attacker,
    zones: shareOne(x.zones, b.zones, (v, w) => equalZones(v, w), (v) => cloneZones(v)),
    firstPlayer: x.firstPlayer,
    activeSeat: x.activeSeat,
    players: shareTable(x.players, b.players, (v, w) => equalPlayer(v, w), (v) => clonePlayer(v)),
    datasheets: shareTable(x.datasheets, b.datasheets, (v, w) => equalDatasheet(v, w), (v) => cloneDatasheet(v)),
    profiles: shareTable(x.profiles, b.profiles, (v, w) => equalProfile(v, w), (v) => cloneProfile(v)),
    weapons: shareTable(x.weapons, b.weapons, (v, w) => equalWeapon(v, w), (v) => cloneWeapon(v)),
    units: shareTable(x.units, b.units, (v, w) => equalUnit(v, w), (v) => cloneUnit(v)),
    models: shareTable(x.models, b.models, (v, w) => equalModel(v, w), (v) => cloneModel(v)),
    terrain: shareTable(x.terrain, b.terrain, (v, w) => equalTerrain(v, w), (v) => cloneTerrain(v)),
    objectives: shareTable(x.objectives, b.objectives, (v, w) => equalObjective(v, w), (v) => cloneObjective(v)),
  };
}

function equalPlayerTable(a: Record<string, Player>, b: Record<string, Player>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalPlayer(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalDatasheetTable(a: Record<string, Datasheet>, b: Record<string, Datasheet>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalDatasheet(a[key]!, b[key]!)) return false;
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
    a.round === b.round &&
    a.lastRound === b.lastRound &&
    a.over === b.over &&
    a.reservesCap === b.reservesCap &&
    a.attacker === b.attacker &&
    a.firstPlayer === b.firstPlayer &&
    a.activeSeat === b.activeSeat &&
    equalOptions(a.options, b.options) &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalBoardSize(a.board, b.board) &&
    equalZones(a.zones, b.zones) &&
    equalPlayerTable(a.players, b.players) &&
    equalDatasheetTable(a.datasheets, b.datasheets) &&
    equalProfileTable(a.profiles, b.profiles) &&
    equalWeaponTable(a.weapons, b.weapons) &&
    equalUnitTable(a.units, b.units) &&
    equalModelTable(a.models, b.models) &&
    equalTerrainTable(a.terrain, b.terrain) &&
    equalObjectiveTable(a.objectives, b.objectives)
  );
}

function hashOptions(h: Lanes, x: Options): void {
  mixText(h, x.aircraftEnds);
  mixText(h, x.lowTerrain);
  mixText(h, x.dice);
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

function hashScoutsContext(h: Lanes, x: ScoutsContext): void {
  hashSeatsIdList(h, x.seats);
  hashUnitsIdList(h, x.moved);
}

function hashRollOffContext(h: Lanes, x: RollOffContext): void {
  if (x.winner === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.winner);
  }
}

function hashRoundContext(h: Lanes, x: RoundContext): void {
  hashSeatsIdList(h, x.turns);
}

function hashTurnContext(h: Lanes, x: TurnContext): void {
  mixText(h, x.seat);
}

function hashCommandPhaseContext(h: Lanes, x: CommandPhaseContext): void {
  mixText(h, x.seat);
  hashUnitsIdList(h, x.tested);
}

function hashTextList(h: Lanes, x: string[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashExtraOrdersContext(h: Lanes, x: ExtraOrdersContext): void {
  mixText(h, x.seat);
  hashTextList(h, x.done);
}

function hashBattleShockTestContext(h: Lanes, x: BattleShockTestContext): void {
  mixText(h, x.unit);
}

function hashLeadershipTestContext(h: Lanes, x: LeadershipTestContext): void {
  mixText(h, x.unit);
}

function hashMovementPhaseContext(h: Lanes, x: MovementPhaseContext): void {
  mixText(h, x.seat);
}

function hashShootingPhaseContext(h: Lanes, x: ShootingPhaseContext): void {
  mixText(h, x.seat);
}

function hashChargePhaseContext(h: Lanes, x: ChargePhaseContext): void {
  mixText(h, x.seat);
}

function hashFightPhaseContext(h: Lanes, x: FightPhaseContext): void {
  mixText(h, x.seat);
}

function hashModelsIdList(h: Lanes, x: ModelsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashMoveContext(h: Lanes, x: MoveContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.distance, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.distance, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.random, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.random, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
  if (x.how === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.how);
  }
  hashModelsIdList(h, x.through);
}

function hashDesperateEscapeContext(h: Lanes, x: DesperateEscapeContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixWord(h, x.lost);
}

function hashArriveContext(h: Lanes, x: ArriveContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashEmbarkContext(h: Lanes, x: EmbarkContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashDisembarkContext(h: Lanes, x: DisembarkContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashFiringDeckContext(h: Lanes, x: FiringDeckContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  hashModelsIdList(h, x.models);
}

function hashWreckContext(h: Lanes, x: WreckContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.emergency ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.emergency ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.out, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.out, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.model);
  if (x.unit === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.unit);
  }
}

function hashFlyAheadContext(h: Lanes, x: FlyAheadContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashGun(h: Lanes, x: Gun): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.half ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.half ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.unseen ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.unseen ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.engaged ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.engaged ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.locked ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.locked ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.model);
  mixText(h, x.weapon);
  if (x.attacks === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.attacks);
  }
}

function hashGunList(h: Lanes, x: Gun[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashGun(h, v);
  }
}

function hashVolley(h: Lanes, x: Volley): void {
  mixText(h, x.target);
  mixWord(h, x.targetSize);
  hashGunList(h, x.guns);
}

function hashVolleyList(h: Lanes, x: Volley[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashVolley(h, v);
  }
}

function hashShootContext(h: Lanes, x: ShootContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  hashVolleyList(h, x.volleys);
  if (x.only === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.only);
  }
}

function hashChargesContext(h: Lanes, x: ChargesContext): void {
  mixText(h, x.seat);
  hashUnitsIdList(h, x.early);
  hashUnitsIdList(h, x.selected);
}

function hashChargeContext(h: Lanes, x: ChargeContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.distance, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.distance, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.bonus ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.bonus ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
  hashUnitsIdList(h, x.targets);
}

function hashFightsContext(h: Lanes, x: FightsContext): void {
  mixText(h, x.seat);
  mixText(h, x.next);
  mixWord(h, x.first ? 1 : 0);
  hashUnitsIdList(h, x.early);
}

function hashFightContext(h: Lanes, x: FightContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashMeleeAttacksContext(h: Lanes, x: MeleeAttacksContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  hashGunList(h, x.armed);
  hashVolleyList(h, x.volleys);
}

function hashTankShockContext(h: Lanes, x: TankShockContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashGrenadeContext(h: Lanes, x: GrenadeContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashOverwatchContext(h: Lanes, x: OverwatchContext): void {
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixText(h, x.target);
}

function hashVolleysContext(h: Lanes, x: VolleysContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ (x.melee ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.melee ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.hazards, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.hazards, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
  hashVolleyList(h, x.volleys);
}

function hashAttacksContext(h: Lanes, x: AttacksContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.targetSize, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.targetSize, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.left, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.left, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.hits, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.hits, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sure, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sure, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.toughness, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.toughness, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wounds, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.unsaved, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.unsaved, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.mortal, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.mortal, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.psychic, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.psychic, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.mind ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.mind ? 1 : 0), LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.damage, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.damage, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
  mixText(h, x.target);
  hashGunList(h, x.guns);
  if (x.gun === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashGun(h, x.gun);
  }
  if (x.model === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.model);
  }
}

function hashMortalWoundsContext(h: Lanes, x: MortalWoundsContext): void {
  mixText(h, x.unit);
  mixWord(h, x.left);
}

function hashDeadlyDemiseContext(h: Lanes, x: DeadlyDemiseContext): void {
  mixText(h, x.model);
  hashUnitsIdList(h, x.units);
}

function hashHazardousContext(h: Lanes, x: HazardousContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.tests, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.tests, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.failed, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.failed, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wounds, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.unit);
  if (x.model === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.model);
  }
}

function hashCoherencyRemovalContext(h: Lanes, x: CoherencyRemovalContext): void {
  hashSeatsIdList(h, x.seats);
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
    case 'mission': {
      mixWord(h, 2);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'markers': {
      mixWord(h, 3);
      mixText(h, x.at);
      hashMarkersContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'attacker': {
      mixWord(h, 4);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'firstTurn': {
      mixWord(h, 5);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'formations': {
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
    case 'scouts': {
      mixWord(h, 8);
      mixText(h, x.at);
      hashScoutsContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'battle': {
      mixWord(h, 9);
      mixText(h, x.at);
      mixPlain(h, x.reply);
      break;
    }
    case 'rollOff': {
      mixWord(h, 10);
      mixText(h, x.at);
      hashRollOffContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'round': {
      mixWord(h, 11);
      mixText(h, x.at);
      hashRoundContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'turn': {
      mixWord(h, 12);
      mixText(h, x.at);
      hashTurnContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'commandPhase': {
      mixWord(h, 13);
      mixText(h, x.at);
      hashCommandPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'extraOrders': {
      mixWord(h, 14);
      mixText(h, x.at);
      hashExtraOrdersContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'battleShockTest': {
      mixWord(h, 15);
      mixText(h, x.at);
      hashBattleShockTestContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'leadershipTest': {
      mixWord(h, 16);
      mixText(h, x.at);
      hashLeadershipTestContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'movementPhase': {
      mixWord(h, 17);
      mixText(h, x.at);
      hashMovementPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shootingPhase': {
      mixWord(h, 18);
      mixText(h, x.at);
      hashShootingPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'chargePhase': {
      mixWord(h, 19);
      mixText(h, x.at);
      hashChargePhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'fightPhase': {
      mixWord(h, 20);
      mixText(h, x.at);
      hashFightPhaseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'move': {
      mixWord(h, 21);
      mixText(h, x.at);
      hashMoveContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'desperateEscape': {
      mixWord(h, 22);
      mixText(h, x.at);
      hashDesperateEscapeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'arrive': {
      mixWord(h, 23);
      mixText(h, x.at);
      hashArriveContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'embark': {
      mixWord(h, 24);
      mixText(h, x.at);
      hashEmbarkContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'disembark': {
      mixWord(h, 25);
      mixText(h, x.at);
      hashDisembarkContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'firingDeck': {
      mixWord(h, 26);
      mixText(h, x.at);
      hashFiringDeckContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'wreck': {
      mixWord(h, 27);
      mixText(h, x.at);
      hashWreckContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'flyAhead': {
      mixWord(h, 28);
      mixText(h, x.at);
      hashFlyAheadContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'shoot': {
      mixWord(h, 29);
      mixText(h, x.at);
      hashShootContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'charges': {
      mixWord(h, 30);
      mixText(h, x.at);
      hashChargesContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'charge': {
      mixWord(h, 31);
      mixText(h, x.at);
      hashChargeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'fights': {
      mixWord(h, 32);
      mixText(h, x.at);
      hashFightsContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'fight': {
      mixWord(h, 33);
      mixText(h, x.at);
      hashFightContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'meleeAttacks': {
      mixWord(h, 34);
      mixText(h, x.at);
      hashMeleeAttacksContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'tankShock': {
      mixWord(h, 35);
      mixText(h, x.at);
      hashTankShockContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'grenade': {
      mixWord(h, 36);
      mixText(h, x.at);
      hashGrenadeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'overwatch': {
      mixWord(h, 37);
      mixText(h, x.at);
      hashOverwatchContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'volleys': {
      mixWord(h, 38);
      mixText(h, x.at);
      hashVolleysContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'attacks': {
      mixWord(h, 39);
      mixText(h, x.at);
      hashAttacksContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'mortalWounds': {
      mixWord(h, 40);
      mixText(h, x.at);
      hashMortalWoundsContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'deadlyDemise': {
      mixWord(h, 41);
      mixText(h, x.at);
      hashDeadlyDemiseContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'hazardous': {
      mixWord(h, 42);
      mixText(h, x.at);
      hashHazardousContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'coherencyRemoval': {
      mixWord(h, 43);
      mixText(h, x.at);
      hashCoherencyRemovalContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'windowOn': {
      mixWord(h, 44);
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

function hashMovedData(h: Lanes, x: MovedData): void {
  mixText(h, x.how);
}

function hashDeclinedData(h: Lanes, x: DeclinedData): void {
  mixWord(h, x.moves);
}

function hashWeaponsIdList(h: Lanes, x: WeaponsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashFiringDeckData(h: Lanes, x: FiringDeckData): void {
  hashWeaponsIdList(h, x.weapons);
}

function hashUsedData(h: Lanes, x: UsedData): void {
  mixText(h, x.stratagem);
}

function hashEffect(h: Lanes, x: Effect): void {
  switch (x.name) {
    case 'extraCommandPoint': {
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
    case 'battleShocked': {
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
    case 'moved': {
      mixWord(h, 3);
      mixText(h, x.rule);
      mixText(h, x.on);
      if (x.by === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixText(h, x.by);
      }
      hashMovedData(h, x.data);
      hashUntil(h, x.until);
      mixWord(h, x.armed ? 1 : 0);
      break;
    }
    case 'noCharge': {
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
    case 'declined': {
      mixWord(h, 5);
      mixText(h, x.rule);
      mixText(h, x.on);
      if (x.by === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixText(h, x.by);
      }
      hashDeclinedData(h, x.data);
      hashUntil(h, x.until);
      mixWord(h, x.armed ? 1 : 0);
      break;
    }
    case 'disembarked': {
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
    case 'firingDeck': {
      mixWord(h, 7);
      mixText(h, x.rule);
      mixText(h, x.on);
      if (x.by === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixText(h, x.by);
      }
      hashFiringDeckData(h, x.data);
      hashUntil(h, x.until);
      mixWord(h, x.armed ? 1 : 0);
      break;
    }
    case 'mustReturn': {
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
    case 'shot': {
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
    case 'charged': {
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
    case 'chargeBonus': {
      mixWord(h, 11);
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
    case 'fought': {
      mixWord(h, 12);
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
    case 'used': {
      mixWord(h, 13);
      mixText(h, x.rule);
      mixText(h, x.on);
      if (x.by === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixText(h, x.by);
      }
      hashUsedData(h, x.data);
      hashUntil(h, x.until);
      mixWord(h, x.armed ? 1 : 0);
      break;
    }
    case 'challenging': {
      mixWord(h, 14);
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
    case 'overwatching': {
      mixWord(h, 15);
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
    case 'wentToGround': {
      mixWord(h, 16);
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
    case 'inSmoke': {
      mixWord(h, 17);
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
    case 'allocated': {
      mixWord(h, 18);
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

function hashZones(h: Lanes, x: Zones): void {
  hashCornerList(h, x.attacker);
  hashCornerList(h, x.defender);
}

function hashPlayer(h: Lanes, x: Player): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.commandPoints, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.commandPoints, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.victoryPoints, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.victoryPoints, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashPlayerTable(h: Lanes, x: Record<string, Player>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashPlayer(h, v);
  }
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

function hashDatasheetsIdList(h: Lanes, x: DatasheetsId[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    mixText(h, v);
  }
}

function hashCoreAbility(h: Lanes, x: CoreAbility): void {
  switch (x.ability) {
    case 'loneOperative': {
      mixWord(h, 1);
      break;
    }
    case 'stealth': {
      mixWord(h, 2);
      break;
    }
    case 'feelNoPain': {
      mixWord(h, 3);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.on, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.on, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ (x.psychic ? 1 : 0), LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ (x.psychic ? 1 : 0), LANE_B);
      h[0] = a;
      h[1] = b;
      break;
    }
    case 'deadlyDemise': {
      mixWord(h, 4);
      hashAmount(h, x.wounds);
      break;
    }
    case 'fightsFirst': {
      mixWord(h, 5);
      break;
    }
    case 'deepStrike': {
      mixWord(h, 6);
      break;
    }
    case 'scouts': {
      mixWord(h, 7);
      mixWord(h, x.distance);
      break;
    }
    case 'infiltrators': {
      mixWord(h, 8);
      break;
    }
    case 'leader': {
      mixWord(h, 9);
      hashDatasheetsIdList(h, x.bodyguards);
      break;
    }
    case 'firingDeck': {
      mixWord(h, 10);
      mixWord(h, x.models);
      break;
    }
    case 'hover': {
      mixWord(h, 11);
      break;
    }
  }
}

function hashCoreAbilityList(h: Lanes, x: CoreAbility[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashCoreAbility(h, v);
  }
}

function hashSpecialDeed(h: Lanes, x: SpecialDeed): void {
  switch (x.does) {
    case 'commandPoint': {
      mixWord(h, 1);
      if (x.on === null) mixWord(h, 0);
      else {
        mixWord(h, 1);
        mixWord(h, x.on);
      }
      break;
    }
    case 'refund': {
      mixWord(h, 2);
      mixWord(h, x.on);
      break;
    }
    case 'auraOfTests': {
      mixWord(h, 3);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.range, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.range, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.by, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.by, LANE_B);
      h[0] = a;
      h[1] = b;
      mixText(h, x.of);
      hashTextList(h, x.keywords);
      break;
    }
    case 'auraOfPain': {
      mixWord(h, 4);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.range, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.range, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.on, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.on, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ (x.psychic ? 1 : 0), LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ (x.psychic ? 1 : 0), LANE_B);
      h[0] = a;
      h[1] = b;
      hashTextList(h, x.keywords);
      break;
    }
    case 'damaged': {
      mixWord(h, 5);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.left, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.left, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.hit, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.hit, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ (x.halvesControl ? 1 : 0), LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ (x.halvesControl ? 1 : 0), LANE_B);
      h[0] = a;
      h[1] = b;
      break;
    }
    case 'leadingRolls': {
      mixWord(h, 6);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.advance, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.advance, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.charge, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.charge, LANE_B);
      h[0] = a;
      h[1] = b;
      break;
    }
    case 'leadingOver': {
      mixWord(h, 7);
      break;
    }
  }
}

function hashSpecialAbility(h: Lanes, x: SpecialAbility): void {
  mixText(h, x.name);
  if (x.wargear === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.wargear);
  }
  hashSpecialDeed(h, x.does);
}

function hashSpecialAbilityList(h: Lanes, x: SpecialAbility[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashSpecialAbility(h, v);
  }
}

function hashCapacity(h: Lanes, x: Capacity): void {
  mixWord(h, x.models);
  hashTextList(h, x.keywords);
}

function hashDatasheet(h: Lanes, x: Datasheet): void {
  mixText(h, x.name);
  hashTextList(h, x.keywords);
  hashTextList(h, x.factionKeywords);
  hashCoreAbilityList(h, x.abilities);
  hashSpecialAbilityList(h, x.special);
  if (x.capacity === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    hashCapacity(h, x.capacity);
  }
  hashTextList(h, x.notes);
}

function hashDatasheetTable(h: Lanes, x: Record<string, Datasheet>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashDatasheet(h, v);
  }
}

function hashProfileBase(h: Lanes, x: ProfileBase): void {
  switch (x.shape) {
    case 'round': {
      mixWord(h, 1);
      mixWord(h, x.diameter);
      break;
    }
    case 'oval': {
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
    case 'hull': {
      mixWord(h, 3);
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
  a = Math.imul(a ^ (a >>> 15) ^ x.moveDice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.moveDice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.toughness, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.toughness, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.save, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.save, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wounds, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.leadership, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.leadership, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.objectiveControl, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.objectiveControl, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.height, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.height, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
  if (x.move === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.move);
  }
  if (x.invulnerable === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.invulnerable);
  }
  hashProfileBase(h, x.base);
}

function hashProfileTable(h: Lanes, x: Record<string, Profile>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashProfile(h, v);
  }
}

function hashWeaponAbility(h: Lanes, x: WeaponAbility): void {
  switch (x.ability) {
    case 'assault': {
      mixWord(h, 1);
      break;
    }
    case 'rapidFire': {
      mixWord(h, 2);
      hashAmount(h, x.attacks);
      break;
    }
    case 'ignoresCover': {
      mixWord(h, 3);
      break;
    }
    case 'torrent': {
      mixWord(h, 4);
      break;
    }
    case 'pistol': {
      mixWord(h, 5);
      break;
    }
    case 'heavy': {
      mixWord(h, 6);
      break;
    }
    case 'lance': {
      mixWord(h, 7);
      break;
    }
    case 'indirectFire': {
      mixWord(h, 8);
      break;
    }
    case 'precision': {
      mixWord(h, 9);
      break;
    }
    case 'twinLinked': {
      mixWord(h, 10);
      break;
    }
    case 'lethalHits': {
      mixWord(h, 11);
      break;
    }
    case 'blast': {
      mixWord(h, 12);
      break;
    }
    case 'devastatingWounds': {
      mixWord(h, 13);
      break;
    }
    case 'sustainedHits': {
      mixWord(h, 14);
      hashAmount(h, x.hits);
      break;
    }
    case 'extraAttacks': {
      mixWord(h, 15);
      break;
    }
    case 'melta': {
      mixWord(h, 16);
      hashAmount(h, x.damage);
      break;
    }
    case 'hazardous': {
      mixWord(h, 17);
      break;
    }
    case 'anti': {
      mixWord(h, 18);
      mixText(h, x.keyword);
      mixWord(h, x.on);
      break;
    }
    case 'psychic': {
      mixWord(h, 19);
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

function hashWeapon(h: Lanes, x: Weapon): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.skill, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.skill, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.strength, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.strength, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.penetration, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.penetration, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.name);
  if (x.range === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixWord(h, x.range);
  }
  hashAmount(h, x.attacks);
  hashAmount(h, x.damage);
  hashWeaponAbilityList(h, x.abilities);
  if (x.group === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.group);
  }
}

function hashWeaponTable(h: Lanes, x: Record<string, Weapon>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashWeapon(h, v);
  }
}

function hashStatus(h: Lanes, x: Status): void {
  switch (x.at) {
    case 'undeployed': {
      mixWord(h, 1);
      break;
    }
    case 'battlefield': {
      mixWord(h, 2);
      break;
    }
    case 'reserves': {
      mixWord(h, 3);
      mixWord(h, x.strategic ? 1 : 0);
      break;
    }
    case 'embarked': {
      mixWord(h, 4);
      mixText(h, x.transport);
      break;
    }
    case 'destroyed': {
      mixWord(h, 5);
      break;
    }
  }
}

function hashUnit(h: Lanes, x: Unit): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.startingStrength, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.startingStrength, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.points, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.points, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.hovering ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.hovering ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.owner);
  mixText(h, x.name);
  mixText(h, x.datasheet);
  hashModelsIdList(h, x.models);
  if (x.attachedTo === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.attachedTo);
  }
  hashStatus(h, x.status);
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
    case 'off': {
      mixWord(h, 1);
      break;
    }
    case 'battlefield': {
      mixWord(h, 2);
      let a = h[0]!;
      let b = h[1]!;
      a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
      a = Math.imul(a ^ (a >>> 15) ^ x.z, LANE_A);
      b = Math.imul(b ^ (b >>> 13) ^ x.z, LANE_B);
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
  mixText(h, x.unit);
  mixText(h, x.profile);
  hashWeaponsIdList(h, x.weapons);
  hashTextList(h, x.wargear);
  mixWord(h, x.lost);
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

function hashTerrainSolid(h: Lanes, x: TerrainSolid): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.bottom, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.bottom, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.top, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.top, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.part);
  hashCornerList(h, x.shape);
}

function hashTerrainSolidList(h: Lanes, x: TerrainSolid[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashTerrainSolid(h, v);
  }
}

function hashTerrain(h: Lanes, x: Terrain): void {
  mixText(h, x.kind);
  hashCornerList(h, x.footprint);
  hashTerrainSolidList(h, x.solids);
}

function hashTerrainTable(h: Lanes, x: Record<string, Terrain>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashTerrain(h, v);
  }
}

function hashMarkerPlace(h: Lanes, x: MarkerPlace): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.z, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.z, LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashObjective(h: Lanes, x: Objective): void {
  hashMarkerPlace(h, x.at);
  if (x.control === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.control);
  }
}

function hashObjectiveTable(h: Lanes, x: Record<string, Objective>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashObjective(h, v);
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
  a = Math.imul(a ^ (a >>> 15) ^ x.reservesCap, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.reservesCap, LANE_B);
  h[0] = a;
  h[1] = b;
  hashOptions(h, x.options);
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  hashBoardSize(h, x.board);
  if (x.attacker === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.attacker);
  }
  hashZones(h, x.zones);
  if (x.firstPlayer === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.firstPlayer);
  }
  if (x.activeSeat === null) mixWord(h, 0);
  else {
    mixWord(h, 1);
    mixText(h, x.activeSeat);
  }
  hashPlayerTable(h, x.players);
  hashDatasheetTable(h, x.datasheets);
  hashProfileTable(h, x.profiles);
  hashWeaponTable(h, x.weapons);
  hashUnitTable(h, x.units);
  hashModelTable(h, x.models);
  hashTerrainTable(h, x.terrain);
  hashObjectiveTable(h, x.objectives);
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
  hashCornerList(h, x.footprint);
  hashTerrainSolidList(h, x.solids);
}

function spaceTerrainTable(h: Lanes, x: Record<string, Terrain>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    spaceTerrain(h, v);
  }
}

function spaceObjective(h: Lanes, x: Objective): void {
  hashMarkerPlace(h, x.at);
}

function spaceObjectiveTable(h: Lanes, x: Record<string, Objective>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    spaceObjective(h, v);
  }
}

function spaceState(h: Lanes, x: State): void {
  spaceModelTable(h, x.models);
  spaceTerrainTable(h, x.terrain);
  spaceObjectiveTable(h, x.objectives);
}

function clonePlacedModel(x: PlacedModel): PlacedModel {
  return { model: x.model, x: x.x, y: x.y, z: x.z, facing: x.facing };
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
    case 'markerPlaced':
      return { type: 'markerPlaced', rules: x.rules.slice(), seat: x.seat, marker: x.marker, x: x.x, y: x.y };
    case 'attackerFound':
      return { type: 'attackerFound', rules: x.rules.slice(), seat: x.seat };
    case 'firstPlayerFound':
      return { type: 'firstPlayerFound', rules: x.rules.slice(), seat: x.seat };
    case 'formationRevealed':
      return { type: 'formationRevealed', rules: x.rules.slice(), seat: x.seat };
    case 'hovers':
      return { type: 'hovers', rules: x.rules.slice(), unit: x.unit };
    case 'leaderAttached':
      return { type: 'leaderAttached', rules: x.rules.slice(), unit: x.unit, to: x.to };
    case 'startsAboard':
      return { type: 'startsAboard', rules: x.rules.slice(), unit: x.unit, transport: x.transport };
    case 'startsInReserves':
      return { type: 'startsInReserves', rules: x.rules.slice(), unit: x.unit, strategic: x.strategic };
    case 'unitSetUp':
      return { type: 'unitSetUp', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedModelList(x.placed) };
    case 'scouted':
      return { type: 'scouted', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedModelList(x.placed) };
    case 'rollOffWon':
      return { type: 'rollOffWon', rules: x.rules.slice(), seat: x.seat };
    case 'roundBegan':
      return { type: 'roundBegan', rules: x.rules.slice(), round: x.round };
    case 'battleEnded':
      return { type: 'battleEnded', rules: x.rules.slice() };
    case 'turnBegan':
      return { type: 'turnBegan', rules: x.rules.slice(), seat: x.seat };
    case 'commandPointGained':
      return { type: 'commandPointGained', rules: x.rules.slice(), seat: x.seat };
    case 'battleShockPassed':
      return { type: 'battleShockPassed', rules: x.rules.slice(), unit: x.unit };
    case 'leadershipTested':
      return { type: 'leadershipTested', rules: x.rules.slice(), unit: x.unit, passed: x.passed };
    case 'phaseBegan':
      return { type: 'phaseBegan', rules: x.rules.slice(), seat: x.seat, phase: x.phase };
    case 'unitMoved':
      return {
        type: 'unitMoved',
        rules: x.rules.slice(),
        unit: x.unit,
        placed: clonePlacedModelList(x.placed),
        how: x.how,
      };
    case 'stoodStill':
      return { type: 'stoodStill', rules: x.rules.slice(), unit: x.unit };
    case 'embarked':
      return { type: 'embarked', rules: x.rules.slice(), unit: x.unit, transport: x.transport };
    case 'flewOff':
      return { type: 'flewOff', rules: x.rules.slice(), unit: x.unit };
    case 'shotAt':
      return { type: 'shotAt', rules: x.rules.slice(), unit: x.unit, target: x.target, weapons: x.weapons };
    case 'chargeDeclared':
      return { type: 'chargeDeclared', rules: x.rules.slice(), unit: x.unit, targets: x.targets.slice() };
    case 'unitCharged':
      return {
        type: 'unitCharged',
        rules: x.rules.slice(),
        unit: x.unit,
        targets: x.targets.slice(),
        placed: clonePlacedModelList(x.placed),
      };
    case 'chargeFailed':
      return { type: 'chargeFailed', rules: x.rules.slice(), unit: x.unit, targets: x.targets.slice() };
    case 'fightStepBegan':
      return { type: 'fightStepBegan', rules: x.rules.slice(), first: x.first };
    case 'unitFights':
      return { type: 'unitFights', rules: x.rules.slice(), unit: x.unit };
    case 'piledIn':
      return { type: 'piledIn', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedModelList(x.placed) };
    case 'consolidated':
      return { type: 'consolidated', rules: x.rules.slice(), unit: x.unit, placed: clonePlacedModelList(x.placed) };
    case 'stratagemUsed':
      return { type: 'stratagemUsed', rules: x.rules.slice(), seat: x.seat, stratagem: x.stratagem, cost: x.cost };
    case 'woundLost':
      return { type: 'woundLost', rules: x.rules.slice(), unit: x.unit, model: x.model };
    case 'modelDestroyed':
      return { type: 'modelDestroyed', rules: x.rules.slice(), unit: x.unit, model: x.model, silent: x.silent };
    case 'unitDestroyed':
      return { type: 'unitDestroyed', rules: x.rules.slice(), unit: x.unit, silent: x.silent };
    case 'controlChanged':
      return { type: 'controlChanged', rules: x.rules.slice(), marker: x.marker, controller: x.controller };
    case 'scored':
      return { type: 'scored', rules: x.rules.slice(), seat: x.seat, points: x.points };
  }
}

const readAircraftEndsWord = readLiteral(['anywhere', 'outside']);

const readLowTerrainWord = readLiteral(['feature', 'part']);

const readDiceWord = readLiteral(['fast', 'strict']);

function readOptions(r: Reader, v: unknown): Options {
  const o = openRecord(r, v, ['aircraftEnds', 'lowTerrain', 'dice']);
  if (o === null) return nothing();
  return {
    aircraftEnds: optional(r, o, 'aircraftEnds', readAircraftEndsWord, 'anywhere'),
    lowTerrain: optional(r, o, 'lowTerrain', readLowTerrainWord, 'feature'),
    dice: optional(r, o, 'dice', readDiceWord, 'fast'),
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

function readMissionContext(r: Reader, v: unknown): MissionContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readSeatsId = readId('seats');

const readOptionalSeatsId = readNullable(readSeatsId);

function readMarkersContext(r: Reader, v: unknown): MarkersContext {
  const o = openRecord(r, v, ['turn']);
  if (o === null) return nothing();
  return { turn: optional(r, o, 'turn', readOptionalSeatsId, null) };
}

function readAttackerContext(r: Reader, v: unknown): AttackerContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readFirstTurnContext(r: Reader, v: unknown): FirstTurnContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readFormationsContext(r: Reader, v: unknown): FormationsContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readDeploymentContext(r: Reader, v: unknown): DeploymentContext {
  const o = openRecord(r, v, ['turn']);
  if (o === null) return nothing();
  return { turn: optional(r, o, 'turn', readOptionalSeatsId, null) };
}

const readSeatsIdList = readList(readSeatsId);

const readUnitsId = readId('units');

const readUnitsIdList = readList(readUnitsId);

function readScoutsContext(r: Reader, v: unknown): ScoutsContext {
  const o = openRecord(r, v, ['seats', 'moved']);
  if (o === null) return nothing();
  return { seats: field(r, o, 'seats', readSeatsIdList), moved: optional(r, o, 'moved', readUnitsIdList, []) };
}

function readBattleContext(r: Reader, v: unknown): BattleContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readRollOffContext(r: Reader, v: unknown): RollOffContext {
  const o = openRecord(r, v, ['winner']);
  if (o === null) return nothing();
  return { winner: optional(r, o, 'winner', readOptionalSeatsId, null) };
}

function readRoundContext(r: Reader, v: unknown): RoundContext {
  const o = openRecord(r, v, ['turns']);
  if (o === null) return nothing();
  return { turns: optional(r, o, 'turns', readSeatsIdList, []) };
}

function readTurnContext(r: Reader, v: unknown): TurnContext {
  const o = openRecord(r, v, ['seat']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId) };
}

function readCommandPhaseContext(r: Reader, v: unknown): CommandPhaseContext {
  const o = openRecord(r, v, ['seat', 'tested']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), tested: optional(r, o, 'tested', readUnitsIdList, []) };
}

const readTextList = readList(readText);

function readExtraOrdersContext(r: Reader, v: unknown): ExtraOrdersContext {
  const o = openRecord(r, v, ['seat', 'done']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), done: optional(r, o, 'done', readTextList, []) };
}

function readBattleShockTestContext(r: Reader, v: unknown): BattleShockTestContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

function readLeadershipTestContext(r: Reader, v: unknown): LeadershipTestContext {
  const o = openRecord(r, v, ['unit']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId) };
}

function readMovementPhaseContext(r: Reader, v: unknown): MovementPhaseContext {
  const o = openRecord(r, v, ['seat']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId) };
}

function readShootingPhaseContext(r: Reader, v: unknown): ShootingPhaseContext {
  const o = openRecord(r, v, ['seat']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId) };
}

function readChargePhaseContext(r: Reader, v: unknown): ChargePhaseContext {
  const o = openRecord(r, v, ['seat']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId) };
}

function readFightPhaseContext(r: Reader, v: unknown): FightPhaseContext {
  const o = openRecord(r, v, ['seat']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId) };
}

const readHowWord = readLiteral(['normal', 'advance', 'fallBack', 'stationary']);

const readOptionalHowWord = readNullable(readHowWord);

const readNumberFrom0To1000000 = readInt(0, 1000000);

const readModelsId = readId('models');

const readModelsIdList = readList(readModelsId);

function readMoveContext(r: Reader, v: unknown): MoveContext {
  const o = openRecord(r, v, ['seat', 'unit', 'how', 'distance', 'random', 'through']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    how: optional(r, o, 'how', readOptionalHowWord, null),
    distance: optional(r, o, 'distance', readNumberFrom0To1000000, 0),
    random: optional(r, o, 'random', readNumberFrom0To1000000, 0),
    through: optional(r, o, 'through', readModelsIdList, []),
  };
}

const readNumberFrom0To1000 = readInt(0, 1000);

function readDesperateEscapeContext(r: Reader, v: unknown): DesperateEscapeContext {
  const o = openRecord(r, v, ['seat', 'unit', 'lost']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    lost: optional(r, o, 'lost', readNumberFrom0To1000, 0),
  };
}

function readArriveContext(r: Reader, v: unknown): ArriveContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readEmbarkContext(r: Reader, v: unknown): EmbarkContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readDisembarkContext(r: Reader, v: unknown): DisembarkContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readFiringDeckContext(r: Reader, v: unknown): FiringDeckContext {
  const o = openRecord(r, v, ['seat', 'unit', 'models']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    models: optional(r, o, 'models', readModelsIdList, []),
  };
}

const readOptionalUnitsId = readNullable(readUnitsId);

function readWreckContext(r: Reader, v: unknown): WreckContext {
  const o = openRecord(r, v, ['model', 'unit', 'emergency', 'out']);
  if (o === null) return nothing();
  return {
    model: field(r, o, 'model', readModelsId),
    unit: optional(r, o, 'unit', readOptionalUnitsId, null),
    emergency: optional(r, o, 'emergency', readBool, false),
    out: optional(r, o, 'out', readNumberFrom0To1000, 0),
  };
}

function readFlyAheadContext(r: Reader, v: unknown): FlyAheadContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

const readWeaponsId = readId('weapons');

const readOptionalNumberFrom0To1000 = readNullable(readNumberFrom0To1000);

function readGun(r: Reader, v: unknown): Gun {
  const o = openRecord(r, v, ['model', 'weapon', 'attacks', 'half', 'unseen', 'engaged', 'locked']);
  if (o === null) return nothing();
  return {
    model: field(r, o, 'model', readModelsId),
    weapon: field(r, o, 'weapon', readWeaponsId),
    attacks: optional(r, o, 'attacks', readOptionalNumberFrom0To1000, null),
    half: optional(r, o, 'half', readBool, false),
    unseen: optional(r, o, 'unseen', readBool, false),
    engaged: optional(r, o, 'engaged', readBool, false),
    locked: optional(r, o, 'locked', readBool, false),
  };
}

const readGunList = readList(readGun);

function readVolley(r: Reader, v: unknown): Volley {
  const o = openRecord(r, v, ['target', 'targetSize', 'guns']);
  if (o === null) return nothing();
  return {
    target: field(r, o, 'target', readUnitsId),
    targetSize: field(r, o, 'targetSize', readNumberFrom0To1000),
    guns: field(r, o, 'guns', readGunList),
  };
}

const readVolleyList = readList(readVolley);

function readShootContext(r: Reader, v: unknown): ShootContext {
  const o = openRecord(r, v, ['seat', 'unit', 'volleys', 'only']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    volleys: optional(r, o, 'volleys', readVolleyList, []),
    only: optional(r, o, 'only', readOptionalUnitsId, null),
  };
}

function readChargesContext(r: Reader, v: unknown): ChargesContext {
  const o = openRecord(r, v, ['seat', 'early', 'selected']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    early: field(r, o, 'early', readUnitsIdList),
    selected: field(r, o, 'selected', readUnitsIdList),
  };
}

function readChargeContext(r: Reader, v: unknown): ChargeContext {
  const o = openRecord(r, v, ['seat', 'unit', 'targets', 'distance', 'bonus']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    targets: optional(r, o, 'targets', readUnitsIdList, []),
    distance: optional(r, o, 'distance', readNumberFrom0To1000000, 0),
    bonus: optional(r, o, 'bonus', readBool, true),
  };
}

function readFightsContext(r: Reader, v: unknown): FightsContext {
  const o = openRecord(r, v, ['seat', 'next', 'first', 'early']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    next: field(r, o, 'next', readSeatsId),
    first: field(r, o, 'first', readBool),
    early: field(r, o, 'early', readUnitsIdList),
  };
}

function readFightContext(r: Reader, v: unknown): FightContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readMeleeAttacksContext(r: Reader, v: unknown): MeleeAttacksContext {
  const o = openRecord(r, v, ['seat', 'unit', 'armed', 'volleys']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    armed: field(r, o, 'armed', readGunList),
    volleys: field(r, o, 'volleys', readVolleyList),
  };
}

function readTankShockContext(r: Reader, v: unknown): TankShockContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readGrenadeContext(r: Reader, v: unknown): GrenadeContext {
  const o = openRecord(r, v, ['seat', 'unit']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), unit: field(r, o, 'unit', readUnitsId) };
}

function readOverwatchContext(r: Reader, v: unknown): OverwatchContext {
  const o = openRecord(r, v, ['seat', 'unit', 'target']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    target: field(r, o, 'target', readUnitsId),
  };
}

function readVolleysContext(r: Reader, v: unknown): VolleysContext {
  const o = openRecord(r, v, ['seat', 'unit', 'melee', 'volleys', 'hazards']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    melee: field(r, o, 'melee', readBool),
    volleys: field(r, o, 'volleys', readVolleyList),
    hazards: optional(r, o, 'hazards', readNumberFrom0To1000, 0),
  };
}

const readOptionalGun = readNullable(readGun);

const readOptionalModelsId = readNullable(readModelsId);

function readAttacksContext(r: Reader, v: unknown): AttacksContext {
  const o = openRecord(r, v, [
    'seat',
    'unit',
    'target',
    'targetSize',
    'guns',
    'gun',
    'left',
    'hits',
    'sure',
    'toughness',
    'wounds',
    'unsaved',
    'mortal',
    'psychic',
    'mind',
    'model',
    'damage',
  ]);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    target: field(r, o, 'target', readUnitsId),
    targetSize: optional(r, o, 'targetSize', readNumberFrom0To1000, 0),
    guns: field(r, o, 'guns', readGunList),
    gun: optional(r, o, 'gun', readOptionalGun, null),
    left: optional(r, o, 'left', readNumberFrom0To1000, 0),
    hits: optional(r, o, 'hits', readNumberFrom0To1000, 0),
    sure: optional(r, o, 'sure', readNumberFrom0To1000, 0),
    toughness: optional(r, o, 'toughness', readNumberFrom0To1000, 0),
    wounds: optional(r, o, 'wounds', readNumberFrom0To1000, 0),
    unsaved: optional(r, o, 'unsaved', readNumberFrom0To1000, 0),
    mortal: optional(r, o, 'mortal', readNumberFrom0To1000, 0),
    psychic: optional(r, o, 'psychic', readNumberFrom0To1000, 0),
    mind: optional(r, o, 'mind', readBool, false),
    model: optional(r, o, 'model', readOptionalModelsId, null),
    damage: optional(r, o, 'damage', readNumberFrom0To1000, 0),
  };
}

function readMortalWoundsContext(r: Reader, v: unknown): MortalWoundsContext {
  const o = openRecord(r, v, ['unit', 'left']);
  if (o === null) return nothing();
  return { unit: field(r, o, 'unit', readUnitsId), left: field(r, o, 'left', readNumberFrom0To1000) };
}

function readDeadlyDemiseContext(r: Reader, v: unknown): DeadlyDemiseContext {
  const o = openRecord(r, v, ['model', 'units']);
  if (o === null) return nothing();
  return { model: field(r, o, 'model', readModelsId), units: optional(r, o, 'units', readUnitsIdList, []) };
}

function readHazardousContext(r: Reader, v: unknown): HazardousContext {
  const o = openRecord(r, v, ['unit', 'tests', 'failed', 'model', 'wounds']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    tests: field(r, o, 'tests', readNumberFrom0To1000),
    failed: optional(r, o, 'failed', readNumberFrom0To1000, 0),
    model: optional(r, o, 'model', readOptionalModelsId, null),
    wounds: optional(r, o, 'wounds', readNumberFrom0To1000, 0),
  };
}

function readCoherencyRemovalContext(r: Reader, v: unknown): CoherencyRemovalContext {
  const o = openRecord(r, v, ['seats']);
  if (o === null) return nothing();
  return { seats: field(r, o, 'seats', readSeatsIdList) };
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
    mission: ['at', 'c', 'reply'],
    markers: ['at', 'c', 'reply'],
    attacker: ['at', 'c', 'reply'],
    firstTurn: ['at', 'c', 'reply'],
    formations: ['at', 'c', 'reply'],
    deployment: ['at', 'c', 'reply'],
    scouts: ['at', 'c', 'reply'],
    battle: ['at', 'c', 'reply'],
    rollOff: ['at', 'c', 'reply'],
    round: ['at', 'c', 'reply'],
    turn: ['at', 'c', 'reply'],
    commandPhase: ['at', 'c', 'reply'],
    extraOrders: ['at', 'c', 'reply'],
    battleShockTest: ['at', 'c', 'reply'],
    leadershipTest: ['at', 'c', 'reply'],
    movementPhase: ['at', 'c', 'reply'],
    shootingPhase: ['at', 'c', 'reply'],
    chargePhase: ['at', 'c', 'reply'],
    fightPhase: ['at', 'c', 'reply'],
    move: ['at', 'c', 'reply'],
    desperateEscape: ['at', 'c', 'reply'],
    arrive: ['at', 'c', 'reply'],
    embark: ['at', 'c', 'reply'],
    disembark: ['at', 'c', 'reply'],
    firingDeck: ['at', 'c', 'reply'],
    wreck: ['at', 'c', 'reply'],
    flyAhead: ['at', 'c', 'reply'],
    shoot: ['at', 'c', 'reply'],
    charges: ['at', 'c', 'reply'],
    charge: ['at', 'c', 'reply'],
    fights: ['at', 'c', 'reply'],
    fight: ['at', 'c', 'reply'],
    meleeAttacks: ['at', 'c', 'reply'],
    tankShock: ['at', 'c', 'reply'],
    grenade: ['at', 'c', 'reply'],
    overwatch: ['at', 'c', 'reply'],
    volleys: ['at', 'c', 'reply'],
    attacks: ['at', 'c', 'reply'],
    mortalWounds: ['at', 'c', 'reply'],
    deadlyDemise: ['at', 'c', 'reply'],
    hazardous: ['at', 'c', 'reply'],
    coherencyRemoval: ['at', 'c', 'reply'],
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
    case 'mission':
      return {
        do: 'mission',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMissionContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'markers':
      return {
        do: 'markers',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMarkersContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'attacker':
      return {
        do: 'attacker',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readAttackerContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'firstTurn':
      return {
        do: 'firstTurn',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFirstTurnContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'formations':
      return {
        do: 'formations',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFormationsContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'deployment':
      return {
        do: 'deployment',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDeploymentContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'scouts':
      return {
        do: 'scouts',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readScoutsContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'battle':
      return {
        do: 'battle',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readBattleContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'rollOff':
      return {
        do: 'rollOff',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRollOffContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'round':
      return {
        do: 'round',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRoundContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'turn':
      return {
        do: 'turn',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readTurnContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'commandPhase':
      return {
        do: 'commandPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readCommandPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'extraOrders':
      return {
        do: 'extraOrders',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readExtraOrdersContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'battleShockTest':
      return {
        do: 'battleShockTest',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readBattleShockTestContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'leadershipTest':
      return {
        do: 'leadershipTest',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readLeadershipTestContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'movementPhase':
      return {
        do: 'movementPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMovementPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shootingPhase':
      return {
        do: 'shootingPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShootingPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'chargePhase':
      return {
        do: 'chargePhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readChargePhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'fightPhase':
      return {
        do: 'fightPhase',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFightPhaseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'move':
      return {
        do: 'move',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMoveContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'desperateEscape':
      return {
        do: 'desperateEscape',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDesperateEscapeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'arrive':
      return {
        do: 'arrive',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readArriveContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'embark':
      return {
        do: 'embark',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readEmbarkContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'disembark':
      return {
        do: 'disembark',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDisembarkContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'firingDeck':
      return {
        do: 'firingDeck',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFiringDeckContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'wreck':
      return {
        do: 'wreck',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readWreckContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'flyAhead':
      return {
        do: 'flyAhead',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFlyAheadContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'shoot':
      return {
        do: 'shoot',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShootContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'charges':
      return {
        do: 'charges',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readChargesContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'charge':
      return {
        do: 'charge',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readChargeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'fights':
      return {
        do: 'fights',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFightsContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'fight':
      return {
        do: 'fight',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readFightContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'meleeAttacks':
      return {
        do: 'meleeAttacks',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMeleeAttacksContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'tankShock':
      return {
        do: 'tankShock',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readTankShockContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'grenade':
      return {
        do: 'grenade',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readGrenadeContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'overwatch':
      return {
        do: 'overwatch',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readOverwatchContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'volleys':
      return {
        do: 'volleys',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readVolleysContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'attacks':
      return {
        do: 'attacks',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readAttacksContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'mortalWounds':
      return {
        do: 'mortalWounds',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readMortalWoundsContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'deadlyDemise':
      return {
        do: 'deadlyDemise',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDeadlyDemiseContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'hazardous':
      return {
        do: 'hazardous',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readHazardousContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'coherencyRemoval':
      return {
        do: 'coherencyRemoval',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readCoherencyRemovalContext),
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

function readExtraCommandPointData(r: Reader, v: unknown): ExtraCommandPointData {
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

function readBattleShockedData(r: Reader, v: unknown): BattleShockedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readMovedData(r: Reader, v: unknown): MovedData {
  const o = openRecord(r, v, ['how']);
  if (o === null) return nothing();
  return { how: field(r, o, 'how', readHowWord) };
}

function readNoChargeData(r: Reader, v: unknown): NoChargeData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readDeclinedData(r: Reader, v: unknown): DeclinedData {
  const o = openRecord(r, v, ['moves']);
  if (o === null) return nothing();
  return { moves: field(r, o, 'moves', readNumberFrom0To1000) };
}

function readDisembarkedData(r: Reader, v: unknown): DisembarkedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readWeaponsIdList = readList(readWeaponsId);

function readFiringDeckData(r: Reader, v: unknown): FiringDeckData {
  const o = openRecord(r, v, ['weapons']);
  if (o === null) return nothing();
  return { weapons: field(r, o, 'weapons', readWeaponsIdList) };
}

function readMustReturnData(r: Reader, v: unknown): MustReturnData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readShotData(r: Reader, v: unknown): ShotData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readChargedData(r: Reader, v: unknown): ChargedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readChargeBonusData(r: Reader, v: unknown): ChargeBonusData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readFoughtData(r: Reader, v: unknown): FoughtData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readStratagemWord = readLiteral([
  'commandReroll',
  'counterOffensive',
  'epicChallenge',
  'insaneBravery',
  'grenade',
  'tankShock',
  'rapidIngress',
  'fireOverwatch',
  'goToGround',
  'smokescreen',
  'heroicIntervention',
]);

function readUsedData(r: Reader, v: unknown): UsedData {
  const o = openRecord(r, v, ['stratagem']);
  if (o === null) return nothing();
  return { stratagem: field(r, o, 'stratagem', readStratagemWord) };
}

function readChallengingData(r: Reader, v: unknown): ChallengingData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readOverwatchingData(r: Reader, v: unknown): OverwatchingData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readWentToGroundData(r: Reader, v: unknown): WentToGroundData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readInSmokeData(r: Reader, v: unknown): InSmokeData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readAllocatedData(r: Reader, v: unknown): AllocatedData {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

function readEffect(r: Reader, v: unknown): Effect {
  const o = openVariant(r, v, 'name', {
    extraCommandPoint: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    battleShocked: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    moved: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    noCharge: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    declined: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    disembarked: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    firingDeck: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    mustReturn: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    shot: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    charged: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    chargeBonus: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    fought: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    used: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    challenging: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    overwatching: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    wentToGround: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    inSmoke: ['rule', 'on', 'by', 'data', 'until', 'armed'],
    allocated: ['rule', 'on', 'by', 'data', 'until', 'armed'],
  });
  if (o === null) return nothing();
  switch (o['name'] as Effect['name']) {
    case 'extraCommandPoint':
      return {
        name: 'extraCommandPoint',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readExtraCommandPointData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'battleShocked':
      return {
        name: 'battleShocked',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readBattleShockedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'moved':
      return {
        name: 'moved',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readMovedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'noCharge':
      return {
        name: 'noCharge',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readNoChargeData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'declined':
      return {
        name: 'declined',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readDeclinedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'disembarked':
      return {
        name: 'disembarked',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readDisembarkedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'firingDeck':
      return {
        name: 'firingDeck',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readFiringDeckData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'mustReturn':
      return {
        name: 'mustReturn',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readMustReturnData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'shot':
      return {
        name: 'shot',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readShotData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'charged':
      return {
        name: 'charged',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readChargedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'chargeBonus':
      return {
        name: 'chargeBonus',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readChargeBonusData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'fought':
      return {
        name: 'fought',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readFoughtData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'used':
      return {
        name: 'used',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readUsedData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'challenging':
      return {
        name: 'challenging',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readChallengingData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'overwatching':
      return {
        name: 'overwatching',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readOverwatchingData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'wentToGround':
      return {
        name: 'wentToGround',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readWentToGroundData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'inSmoke':
      return {
        name: 'inSmoke',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readInSmokeData),
        until: field(r, o, 'until', readUntil),
        armed: optional(r, o, 'armed', readBool, false),
      };
    case 'allocated':
      return {
        name: 'allocated',
        rule: field(r, o, 'rule', readText),
        on: field(r, o, 'on', readText),
        by: optional(r, o, 'by', readOptionalSeatsId, null),
        data: field(r, o, 'data', readAllocatedData),
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

const readNumberFrom0To9999 = readInt(0, 9999);

const readNumberFromMinus1000000To1000000 = readInt(-1000000, 1000000);

function readCorner(r: Reader, v: unknown): Corner {
  const o = openRecord(r, v, ['x', 'y']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
  };
}

const readCornerList = readList(readCorner);

function readZones(r: Reader, v: unknown): Zones {
  const o = openRecord(r, v, ['attacker', 'defender']);
  if (o === null) return nothing();
  return { attacker: field(r, o, 'attacker', readCornerList), defender: field(r, o, 'defender', readCornerList) };
}

const readNumberFrom0To999 = readInt(0, 999);

function readPlayer(r: Reader, v: unknown): Player {
  const o = openRecord(r, v, ['commandPoints', 'victoryPoints']);
  if (o === null) return nothing();
  return {
    commandPoints: optional(r, o, 'commandPoints', readNumberFrom0To999, 0),
    victoryPoints: optional(r, o, 'victoryPoints', readNumberFrom0To999, 0),
  };
}

const readPlayerTable = readTable(readPlayer);

const readNumberFrom2To7 = readInt(2, 7);

const readNumberFrom0To12 = readInt(0, 12);

const readNumberFrom3To6 = readInt(3, 6);

const readNumberFrom0To99 = readInt(0, 99);

function readAmount(r: Reader, v: unknown): Amount {
  const o = openRecord(r, v, ['dice', 'sides', 'plus']);
  if (o === null) return nothing();
  return {
    dice: optional(r, o, 'dice', readNumberFrom0To12, 0),
    sides: optional(r, o, 'sides', readNumberFrom3To6, 6),
    plus: optional(r, o, 'plus', readNumberFrom0To99, 0),
  };
}

const readDatasheetsId = readId('datasheets');

const readDatasheetsIdList = readList(readDatasheetsId);

const readNumberFrom1To99 = readInt(1, 99);

function readCoreAbility(r: Reader, v: unknown): CoreAbility {
  const o = openVariant(r, v, 'ability', {
    loneOperative: [],
    stealth: [],
    feelNoPain: ['on', 'psychic'],
    deadlyDemise: ['wounds'],
    fightsFirst: [],
    deepStrike: [],
    scouts: ['distance'],
    infiltrators: [],
    leader: ['bodyguards'],
    firingDeck: ['models'],
    hover: [],
  });
  if (o === null) return nothing();
  switch (o['ability'] as CoreAbility['ability']) {
    case 'loneOperative':
      return { ability: 'loneOperative' };
    case 'stealth':
      return { ability: 'stealth' };
    case 'feelNoPain':
      return {
        ability: 'feelNoPain',
        on: field(r, o, 'on', readNumberFrom2To7),
        psychic: optional(r, o, 'psychic', readBool, false),
      };
    case 'deadlyDemise':
      return { ability: 'deadlyDemise', wounds: field(r, o, 'wounds', readAmount) };
    case 'fightsFirst':
      return { ability: 'fightsFirst' };
    case 'deepStrike':
      return { ability: 'deepStrike' };
    case 'scouts':
      return { ability: 'scouts', distance: field(r, o, 'distance', readNumberFrom0To1000000) };
    case 'infiltrators':
      return { ability: 'infiltrators' };
    case 'leader':
      return { ability: 'leader', bodyguards: field(r, o, 'bodyguards', readDatasheetsIdList) };
    case 'firingDeck':
      return { ability: 'firingDeck', models: field(r, o, 'models', readNumberFrom1To99) };
    case 'hover':
      return { ability: 'hover' };
  }
}

const readCoreAbilityList = readList(readCoreAbility);

const readOptionalText = readNullable(readText);

const readOptionalNumberFrom2To7 = readNullable(readNumberFrom2To7);

const readNumberFromMinus3To3 = readInt(-3, 3);

const readOfWord = readLiteral(['friends', 'enemies']);

const readNumberFrom1To60 = readInt(1, 60);

const readNumberFromMinus3To0 = readInt(-3, 0);

const readNumberFrom0To6 = readInt(0, 6);

function readSpecialDeed(r: Reader, v: unknown): SpecialDeed {
  const o = openVariant(r, v, 'does', {
    commandPoint: ['on'],
    refund: ['on'],
    auraOfTests: ['range', 'by', 'of', 'keywords'],
    auraOfPain: ['range', 'on', 'keywords', 'psychic'],
    damaged: ['left', 'hit', 'halvesControl'],
    leadingRolls: ['advance', 'charge'],
    leadingOver: [],
  });
  if (o === null) return nothing();
  switch (o['does'] as SpecialDeed['does']) {
    case 'commandPoint':
      return { does: 'commandPoint', on: optional(r, o, 'on', readOptionalNumberFrom2To7, null) };
    case 'refund':
      return { does: 'refund', on: field(r, o, 'on', readNumberFrom2To7) };
    case 'auraOfTests':
      return {
        does: 'auraOfTests',
        range: field(r, o, 'range', readNumberFrom0To1000000),
        by: field(r, o, 'by', readNumberFromMinus3To3),
        of: field(r, o, 'of', readOfWord),
        keywords: field(r, o, 'keywords', readTextList),
      };
    case 'auraOfPain':
      return {
        does: 'auraOfPain',
        range: field(r, o, 'range', readNumberFrom0To1000000),
        on: field(r, o, 'on', readNumberFrom2To7),
        keywords: field(r, o, 'keywords', readTextList),
        psychic: field(r, o, 'psychic', readBool),
      };
    case 'damaged':
      return {
        does: 'damaged',
        left: field(r, o, 'left', readNumberFrom1To60),
        hit: field(r, o, 'hit', readNumberFromMinus3To0),
        halvesControl: field(r, o, 'halvesControl', readBool),
      };
    case 'leadingRolls':
      return {
        does: 'leadingRolls',
        advance: field(r, o, 'advance', readNumberFrom0To6),
        charge: field(r, o, 'charge', readNumberFrom0To6),
      };
    case 'leadingOver':
      return { does: 'leadingOver' };
  }
}

function readSpecialAbility(r: Reader, v: unknown): SpecialAbility {
  const o = openRecord(r, v, ['name', 'wargear', 'does']);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    wargear: optional(r, o, 'wargear', readOptionalText, null),
    does: field(r, o, 'does', readSpecialDeed),
  };
}

const readSpecialAbilityList = readList(readSpecialAbility);

function readCapacity(r: Reader, v: unknown): Capacity {
  const o = openRecord(r, v, ['models', 'keywords']);
  if (o === null) return nothing();
  return { models: field(r, o, 'models', readNumberFrom1To99), keywords: field(r, o, 'keywords', readTextList) };
}

const readOptionalCapacity = readNullable(readCapacity);

function readDatasheet(r: Reader, v: unknown): Datasheet {
  const o = openRecord(r, v, ['name', 'keywords', 'factionKeywords', 'abilities', 'special', 'capacity', 'notes']);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    keywords: optional(r, o, 'keywords', readTextList, []),
    factionKeywords: optional(r, o, 'factionKeywords', readTextList, []),
    abilities: optional(r, o, 'abilities', readCoreAbilityList, []),
    special: optional(r, o, 'special', readSpecialAbilityList, []),
    capacity: optional(r, o, 'capacity', readOptionalCapacity, null),
    notes: optional(r, o, 'notes', readTextList, []),
  };
}

const readDatasheetTable = readTable(readDatasheet);

const readOptionalNumberFrom0To1000000 = readNullable(readNumberFrom0To1000000);

const readNumberFrom0To3 = readInt(0, 3);

const readNumberFrom1To20 = readInt(1, 20);

const readNumberFrom2To12 = readInt(2, 12);

function readProfileBase(r: Reader, v: unknown): ProfileBase {
  const o = openVariant(r, v, 'shape', { round: ['diameter'], oval: ['length', 'width'], hull: ['length', 'width'] });
  if (o === null) return nothing();
  switch (o['shape'] as ProfileBase['shape']) {
    case 'round':
      return { shape: 'round', diameter: field(r, o, 'diameter', readNumberFrom0To1000000) };
    case 'oval':
      return {
        shape: 'oval',
        length: field(r, o, 'length', readNumberFrom0To1000000),
        width: field(r, o, 'width', readNumberFrom0To1000000),
      };
    case 'hull':
      return {
        shape: 'hull',
        length: field(r, o, 'length', readNumberFrom0To1000000),
        width: field(r, o, 'width', readNumberFrom0To1000000),
      };
  }
}

function readProfile(r: Reader, v: unknown): Profile {
  const o = openRecord(r, v, [
    'name',
    'move',
    'moveDice',
    'toughness',
    'save',
    'invulnerable',
    'wounds',
    'leadership',
    'objectiveControl',
    'base',
    'height',
  ]);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    move: optional(r, o, 'move', readOptionalNumberFrom0To1000000, null),
    moveDice: optional(r, o, 'moveDice', readNumberFrom0To3, 0),
    toughness: field(r, o, 'toughness', readNumberFrom1To20),
    save: field(r, o, 'save', readNumberFrom2To7),
    invulnerable: optional(r, o, 'invulnerable', readOptionalNumberFrom2To7, null),
    wounds: field(r, o, 'wounds', readNumberFrom1To60),
    leadership: field(r, o, 'leadership', readNumberFrom2To12),
    objectiveControl: optional(r, o, 'objectiveControl', readNumberFrom0To99, 0),
    base: field(r, o, 'base', readProfileBase),
    height: field(r, o, 'height', readNumberFrom0To1000000),
  };
}

const readProfileTable = readTable(readProfile);

const readNumberFrom1To40 = readInt(1, 40);

const readNumberFromMinus9To0 = readInt(-9, 0);

function readWeaponAbility(r: Reader, v: unknown): WeaponAbility {
  const o = openVariant(r, v, 'ability', {
    assault: [],
    rapidFire: ['attacks'],
    ignoresCover: [],
    torrent: [],
    pistol: [],
    heavy: [],
    lance: [],
    indirectFire: [],
    precision: [],
    twinLinked: [],
    lethalHits: [],
    blast: [],
    devastatingWounds: [],
    sustainedHits: ['hits'],
    extraAttacks: [],
    melta: ['damage'],
    hazardous: [],
    anti: ['keyword', 'on'],
    psychic: [],
  });
  if (o === null) return nothing();
  switch (o['ability'] as WeaponAbility['ability']) {
    case 'assault':
      return { ability: 'assault' };
    case 'rapidFire':
      return { ability: 'rapidFire', attacks: field(r, o, 'attacks', readAmount) };
    case 'ignoresCover':
      return { ability: 'ignoresCover' };
    case 'torrent':
      return { ability: 'torrent' };
    case 'pistol':
      return { ability: 'pistol' };
    case 'heavy':
      return { ability: 'heavy' };
    case 'lance':
      return { ability: 'lance' };
    case 'indirectFire':
      return { ability: 'indirectFire' };
    case 'precision':
      return { ability: 'precision' };
    case 'twinLinked':
      return { ability: 'twinLinked' };
    case 'lethalHits':
      return { ability: 'lethalHits' };
    case 'blast':
      return { ability: 'blast' };
    case 'devastatingWounds':
      return { ability: 'devastatingWounds' };
    case 'sustainedHits':
      return { ability: 'sustainedHits', hits: field(r, o, 'hits', readAmount) };
    case 'extraAttacks':
      return { ability: 'extraAttacks' };
    case 'melta':
      return { ability: 'melta', damage: field(r, o, 'damage', readAmount) };
    case 'hazardous':
      return { ability: 'hazardous' };
    case 'anti':
      return { ability: 'anti', keyword: field(r, o, 'keyword', readText), on: field(r, o, 'on', readNumberFrom2To7) };
    case 'psychic':
      return { ability: 'psychic' };
  }
}

const readWeaponAbilityList = readList(readWeaponAbility);

function readWeapon(r: Reader, v: unknown): Weapon {
  const o = openRecord(r, v, [
    'name',
    'range',
    'attacks',
    'skill',
    'strength',
    'penetration',
    'damage',
    'abilities',
    'group',
  ]);
  if (o === null) return nothing();
  return {
    name: field(r, o, 'name', readText),
    range: optional(r, o, 'range', readOptionalNumberFrom0To1000000, null),
    attacks: field(r, o, 'attacks', readAmount),
    skill: field(r, o, 'skill', readNumberFrom2To7),
    strength: field(r, o, 'strength', readNumberFrom1To40),
    penetration: optional(r, o, 'penetration', readNumberFromMinus9To0, 0),
    damage: field(r, o, 'damage', readAmount),
    abilities: optional(r, o, 'abilities', readWeaponAbilityList, []),
    group: optional(r, o, 'group', readOptionalText, null),
  };
}

const readWeaponTable = readTable(readWeapon);

function readStatus(r: Reader, v: unknown): Status {
  const o = openVariant(r, v, 'at', {
    undeployed: [],
    battlefield: [],
    reserves: ['strategic'],
    embarked: ['transport'],
    destroyed: [],
  });
  if (o === null) return nothing();
  switch (o['at'] as Status['at']) {
    case 'undeployed':
      return { at: 'undeployed' };
    case 'battlefield':
      return { at: 'battlefield' };
    case 'reserves':
      return { at: 'reserves', strategic: field(r, o, 'strategic', readBool) };
    case 'embarked':
      return { at: 'embarked', transport: field(r, o, 'transport', readModelsId) };
    case 'destroyed':
      return { at: 'destroyed' };
  }
}

function readUnit(r: Reader, v: unknown): Unit {
  const o = openRecord(r, v, [
    'owner',
    'name',
    'datasheet',
    'models',
    'startingStrength',
    'points',
    'attachedTo',
    'hovering',
    'status',
  ]);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    name: field(r, o, 'name', readText),
    datasheet: field(r, o, 'datasheet', readDatasheetsId),
    models: field(r, o, 'models', readModelsIdList),
    startingStrength: field(r, o, 'startingStrength', readNumberFrom1To100),
    points: optional(r, o, 'points', readNumberFrom0To9999, 0),
    attachedTo: optional(r, o, 'attachedTo', readOptionalUnitsId, null),
    hovering: optional(r, o, 'hovering', readBool, false),
    status: optional(r, o, 'status', readStatus, { at: 'undeployed' }),
  };
}

const readUnitTable = readTable(readUnit);

const readProfilesId = readId('profiles');

const readNumberFrom0To60 = readInt(0, 60);

const readNumberFrom0To3599 = readInt(0, 3599);

function readWhereabouts(r: Reader, v: unknown): Whereabouts {
  const o = openVariant(r, v, 'at', { off: [], battlefield: ['x', 'y', 'z', 'facing'], gone: [] });
  if (o === null) return nothing();
  switch (o['at'] as Whereabouts['at']) {
    case 'off':
      return { at: 'off' };
    case 'battlefield':
      return {
        at: 'battlefield',
        x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
        y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
        z: optional(r, o, 'z', readNumberFrom0To1000000, 0),
        facing: optional(r, o, 'facing', readNumberFrom0To3599, 0),
      };
    case 'gone':
      return { at: 'gone' };
  }
}

function readModel(r: Reader, v: unknown): Model {
  const o = openRecord(r, v, ['unit', 'profile', 'weapons', 'wargear', 'lost', 'where']);
  if (o === null) return nothing();
  return {
    unit: field(r, o, 'unit', readUnitsId),
    profile: field(r, o, 'profile', readProfilesId),
    weapons: optional(r, o, 'weapons', readWeaponsIdList, []),
    wargear: optional(r, o, 'wargear', readTextList, []),
    lost: optional(r, o, 'lost', readNumberFrom0To60, 0),
    where: optional(r, o, 'where', readWhereabouts, { at: 'off' }),
  };
}

const readModelTable = readTable(readModel);

const readKindWord = readLiteral(['crater', 'barricade', 'debris', 'hill', 'woods', 'ruins']);

const readPartWord = readLiteral(['body', 'wall', 'floor']);

function readTerrainSolid(r: Reader, v: unknown): TerrainSolid {
  const o = openRecord(r, v, ['part', 'shape', 'bottom', 'top']);
  if (o === null) return nothing();
  return {
    part: field(r, o, 'part', readPartWord),
    shape: field(r, o, 'shape', readCornerList),
    bottom: field(r, o, 'bottom', readNumberFrom0To1000000),
    top: field(r, o, 'top', readNumberFrom0To1000000),
  };
}

const readTerrainSolidList = readList(readTerrainSolid);

function readTerrain(r: Reader, v: unknown): Terrain {
  const o = openRecord(r, v, ['kind', 'footprint', 'solids']);
  if (o === null) return nothing();
  return {
    kind: field(r, o, 'kind', readKindWord),
    footprint: field(r, o, 'footprint', readCornerList),
    solids: optional(r, o, 'solids', readTerrainSolidList, []),
  };
}

const readTerrainTable = readTable(readTerrain);

function readMarkerPlace(r: Reader, v: unknown): MarkerPlace {
  const o = openRecord(r, v, ['x', 'y', 'z']);
  if (o === null) return nothing();
  return {
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
    z: optional(r, o, 'z', readNumberFrom0To1000000, 0),
  };
}

function readObjective(r: Reader, v: unknown): Objective {
  const o = openRecord(r, v, ['at', 'control']);
  if (o === null) return nothing();
  return { at: field(r, o, 'at', readMarkerPlace), control: optional(r, o, 'control', readOptionalSeatsId, null) };
}

const readObjectiveTable = readTable(readObjective);

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
    'reservesCap',
    'attacker',
    'zones',
    'firstPlayer',
    'activeSeat',
    'players',
    'datasheets',
    'profiles',
    'weapons',
    'units',
    'models',
    'terrain',
    'objectives',
  ]);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    board: optional(r, o, 'board', readBoardSize, { width: 152400, depth: 111760 }),
    round: optional(r, o, 'round', readNumberFrom0To100, 0),
    lastRound: optional(r, o, 'lastRound', readNumberFrom1To100, 5),
    over: optional(r, o, 'over', readBool, false),
    reservesCap: optional(r, o, 'reservesCap', readNumberFrom0To9999, 250),
    attacker: optional(r, o, 'attacker', readOptionalSeatsId, null),
    zones: optional(r, o, 'zones', readZones, {
      attacker: [{ x: 0, y: 0 }, { x: 45720, y: 0 }, { x: 45720, y: 111760 }, { x: 0, y: 111760 }],
      defender: [{ x: 106680, y: 0 }, { x: 152400, y: 0 }, { x: 152400, y: 111760 }, { x: 106680, y: 111760 }],
    }),
    firstPlayer: optional(r, o, 'firstPlayer', readOptionalSeatsId, null),
    activeSeat: optional(r, o, 'activeSeat', readOptionalSeatsId, null),
    players: field(r, o, 'players', readPlayerTable),
    datasheets: field(r, o, 'datasheets', readDatasheetTable),
    profiles: field(r, o, 'profiles', readProfileTable),
    weapons: optional(r, o, 'weapons', readWeaponTable, {}),
    units: field(r, o, 'units', readUnitTable),
    models: field(r, o, 'models', readModelTable),
    terrain: optional(r, o, 'terrain', readTerrainTable, {}),
    objectives: optional(r, o, 'objectives', readObjectiveTable, {}),
  };
}

const readWhyWord = readLiteral(['done', 'stopped', 'cut']);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberList = readList(readNumber);

const readNumberFrom0List = readList(readNumberFrom0);

function readPlacedModel(r: Reader, v: unknown): PlacedModel {
  const o = openRecord(r, v, ['model', 'x', 'y', 'z', 'facing']);
  if (o === null) return nothing();
  return {
    model: field(r, o, 'model', readModelsId),
    x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
    y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
    z: optional(r, o, 'z', readNumberFrom0To1000000, 0),
    facing: optional(r, o, 'facing', readNumberFrom0To3599, 0),
  };
}

const readPlacedModelList = readList(readPlacedModel);

const readPhaseWord = readLiteral(['command', 'movement', 'shooting', 'charge', 'fight']);

const readHowWord2 = readLiteral(['normal', 'advance', 'fallBack']);

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
    markerPlaced: ['rules', 'seat', 'marker', 'x', 'y'],
    attackerFound: ['rules', 'seat'],
    firstPlayerFound: ['rules', 'seat'],
    formationRevealed: ['rules', 'seat'],
    hovers: ['rules', 'unit'],
    leaderAttached: ['rules', 'unit', 'to'],
    startsAboard: ['rules', 'unit', 'transport'],
    startsInReserves: ['rules', 'unit', 'strategic'],
    unitSetUp: ['rules', 'unit', 'placed'],
    scouted: ['rules', 'unit', 'placed'],
    rollOffWon: ['rules', 'seat'],
    roundBegan: ['rules', 'round'],
    battleEnded: ['rules'],
    turnBegan: ['rules', 'seat'],
    commandPointGained: ['rules', 'seat'],
    battleShockPassed: ['rules', 'unit'],
    leadershipTested: ['rules', 'unit', 'passed'],
    phaseBegan: ['rules', 'seat', 'phase'],
    unitMoved: ['rules', 'unit', 'placed', 'how'],
    stoodStill: ['rules', 'unit'],
    embarked: ['rules', 'unit', 'transport'],
    flewOff: ['rules', 'unit'],
    shotAt: ['rules', 'unit', 'target', 'weapons'],
    chargeDeclared: ['rules', 'unit', 'targets'],
    unitCharged: ['rules', 'unit', 'targets', 'placed'],
    chargeFailed: ['rules', 'unit', 'targets'],
    fightStepBegan: ['rules', 'first'],
    unitFights: ['rules', 'unit'],
    piledIn: ['rules', 'unit', 'placed'],
    consolidated: ['rules', 'unit', 'placed'],
    stratagemUsed: ['rules', 'seat', 'stratagem', 'cost'],
    woundLost: ['rules', 'unit', 'model'],
    modelDestroyed: ['rules', 'unit', 'model', 'silent'],
    unitDestroyed: ['rules', 'unit', 'silent'],
    controlChanged: ['rules', 'marker', 'controller'],
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
    case 'markerPlaced':
      return {
        type: 'markerPlaced',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        marker: field(r, o, 'marker', readText),
        x: field(r, o, 'x', readNumberFromMinus1000000To1000000),
        y: field(r, o, 'y', readNumberFromMinus1000000To1000000),
      };
    case 'attackerFound':
      return {
        type: 'attackerFound',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'firstPlayerFound':
      return {
        type: 'firstPlayerFound',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'formationRevealed':
      return {
        type: 'formationRevealed',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'hovers':
      return { type: 'hovers', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'leaderAttached':
      return {
        type: 'leaderAttached',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        to: field(r, o, 'to', readUnitsId),
      };
    case 'startsAboard':
      return {
        type: 'startsAboard',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        transport: field(r, o, 'transport', readModelsId),
      };
    case 'startsInReserves':
      return {
        type: 'startsInReserves',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        strategic: field(r, o, 'strategic', readBool),
      };
    case 'unitSetUp':
      return {
        type: 'unitSetUp',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedModelList),
      };
    case 'scouted':
      return {
        type: 'scouted',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedModelList),
      };
    case 'rollOffWon':
      return { type: 'rollOffWon', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'roundBegan':
      return {
        type: 'roundBegan',
        rules: field(r, o, 'rules', readTextList),
        round: field(r, o, 'round', readNumberFrom1To100),
      };
    case 'battleEnded':
      return { type: 'battleEnded', rules: field(r, o, 'rules', readTextList) };
    case 'turnBegan':
      return { type: 'turnBegan', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'commandPointGained':
      return {
        type: 'commandPointGained',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
      };
    case 'battleShockPassed':
      return {
        type: 'battleShockPassed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
      };
    case 'leadershipTested':
      return {
        type: 'leadershipTested',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        passed: field(r, o, 'passed', readBool),
      };
    case 'phaseBegan':
      return {
        type: 'phaseBegan',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        phase: field(r, o, 'phase', readPhaseWord),
      };
    case 'unitMoved':
      return {
        type: 'unitMoved',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedModelList),
        how: field(r, o, 'how', readHowWord2),
      };
    case 'stoodStill':
      return { type: 'stoodStill', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'embarked':
      return {
        type: 'embarked',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        transport: field(r, o, 'transport', readModelsId),
      };
    case 'flewOff':
      return { type: 'flewOff', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'shotAt':
      return {
        type: 'shotAt',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        target: field(r, o, 'target', readUnitsId),
        weapons: field(r, o, 'weapons', readNumberFrom0To1000),
      };
    case 'chargeDeclared':
      return {
        type: 'chargeDeclared',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        targets: field(r, o, 'targets', readUnitsIdList),
      };
    case 'unitCharged':
      return {
        type: 'unitCharged',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        targets: field(r, o, 'targets', readUnitsIdList),
        placed: field(r, o, 'placed', readPlacedModelList),
      };
    case 'chargeFailed':
      return {
        type: 'chargeFailed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        targets: field(r, o, 'targets', readUnitsIdList),
      };
    case 'fightStepBegan':
      return {
        type: 'fightStepBegan',
        rules: field(r, o, 'rules', readTextList),
        first: field(r, o, 'first', readBool),
      };
    case 'unitFights':
      return { type: 'unitFights', rules: field(r, o, 'rules', readTextList), unit: field(r, o, 'unit', readUnitsId) };
    case 'piledIn':
      return {
        type: 'piledIn',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedModelList),
      };
    case 'consolidated':
      return {
        type: 'consolidated',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        placed: field(r, o, 'placed', readPlacedModelList),
      };
    case 'stratagemUsed':
      return {
        type: 'stratagemUsed',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        stratagem: field(r, o, 'stratagem', readStratagemWord),
        cost: field(r, o, 'cost', readNumberFrom0To1000),
      };
    case 'woundLost':
      return {
        type: 'woundLost',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
      };
    case 'modelDestroyed':
      return {
        type: 'modelDestroyed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        model: field(r, o, 'model', readModelsId),
        silent: field(r, o, 'silent', readBool),
      };
    case 'unitDestroyed':
      return {
        type: 'unitDestroyed',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        silent: field(r, o, 'silent', readBool),
      };
    case 'controlChanged':
      return {
        type: 'controlChanged',
        rules: field(r, o, 'rules', readTextList),
        marker: field(r, o, 'marker', readText),
        controller: optional(r, o, 'controller', readOptionalSeatsId, null),
      };
    case 'scored':
      return {
        type: 'scored',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        points: field(r, o, 'points', readNumberFrom1To99),
      };
  }
}

function sparseOptions(x: Options): Sparse {
  const out: Sparse = {};
  if (x.aircraftEnds !== 'anywhere') out.aircraftEnds = x.aircraftEnds;
  if (x.lowTerrain !== 'feature') out.lowTerrain = x.lowTerrain;
  if (x.dice !== 'fast') out.dice = x.dice;
  return out;
}

function sparseMarkersContext(x: MarkersContext): Sparse {
  const out: Sparse = {};
  if (x.turn !== null) out.turn = x.turn;
  return out;
}

function sparseDeploymentContext(x: DeploymentContext): Sparse {
  const out: Sparse = {};
  if (x.turn !== null) out.turn = x.turn;
  return out;
}

function sparseScoutsContext(x: ScoutsContext): Sparse {
  const out: Sparse = {};
  out.seats = x.seats.slice();
  if (x.moved.length !== 0) out.moved = x.moved.slice();
  return out;
}

function sparseRollOffContext(x: RollOffContext): Sparse {
  const out: Sparse = {};
  if (x.winner !== null) out.winner = x.winner;
  return out;
}

function sparseRoundContext(x: RoundContext): Sparse {
  const out: Sparse = {};
  if (x.turns.length !== 0) out.turns = x.turns.slice();
  return out;
}

function sparseCommandPhaseContext(x: CommandPhaseContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  if (x.tested.length !== 0) out.tested = x.tested.slice();
  return out;
}

function sparseExtraOrdersContext(x: ExtraOrdersContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  if (x.done.length !== 0) out.done = x.done.slice();
  return out;
}

function sparseMoveContext(x: MoveContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  if (x.how !== null) out.how = x.how;
  if (x.distance !== 0) out.distance = x.distance;
  if (x.random !== 0) out.random = x.random;
  if (x.through.length !== 0) out.through = x.through.slice();
  return out;
}

function sparseDesperateEscapeContext(x: DesperateEscapeContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  if (x.lost !== 0) out.lost = x.lost;
  return out;
}

function sparseFiringDeckContext(x: FiringDeckContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  if (x.models.length !== 0) out.models = x.models.slice();
  return out;
}

function sparseWreckContext(x: WreckContext): Sparse {
  const out: Sparse = {};
  out.model = x.model;
  if (x.unit !== null) out.unit = x.unit;
  if (x.emergency !== false) out.emergency = x.emergency;
  if (x.out !== 0) out.out = x.out;
  return out;
}

function sparseGun(x: Gun): Sparse {
  const out: Sparse = {};
  out.model = x.model;
  out.weapon = x.weapon;
  if (x.attacks !== null) out.attacks = x.attacks;
  if (x.half !== false) out.half = x.half;
  if (x.unseen !== false) out.unseen = x.unseen;
  if (x.engaged !== false) out.engaged = x.engaged;
  if (x.locked !== false) out.locked = x.locked;
  return out;
}

function sparseVolley(x: Volley): Sparse {
  const out: Sparse = {};
  out.target = x.target;
  out.targetSize = x.targetSize;
  out.guns = x.guns.map((v) => sparseGun(v));
  return out;
}

function sparseShootContext(x: ShootContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  if (x.volleys.length !== 0) out.volleys = x.volleys.map((v) => sparseVolley(v));
  if (x.only !== null) out.only = x.only;
  return out;
}

function sparseChargeContext(x: ChargeContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  if (x.targets.length !== 0) out.targets = x.targets.slice();
  if (x.distance !== 0) out.distance = x.distance;
  if (x.bonus !== true) out.bonus = x.bonus;
  return out;
}

function sparseMeleeAttacksContext(x: MeleeAttacksContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.armed = x.armed.map((v) => sparseGun(v));
  out.volleys = x.volleys.map((v) => sparseVolley(v));
  return out;
}

function sparseVolleysContext(x: VolleysContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.melee = x.melee;
  out.volleys = x.volleys.map((v) => sparseVolley(v));
  if (x.hazards !== 0) out.hazards = x.hazards;
  return out;
}

function sparseAttacksContext(x: AttacksContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.unit = x.unit;
  out.target = x.target;
  if (x.targetSize !== 0) out.targetSize = x.targetSize;
  out.guns = x.guns.map((v) => sparseGun(v));
  if (x.gun !== null) out.gun = sparseGun(x.gun);
  if (x.left !== 0) out.left = x.left;
  if (x.hits !== 0) out.hits = x.hits;
  if (x.sure !== 0) out.sure = x.sure;
  if (x.toughness !== 0) out.toughness = x.toughness;
  if (x.wounds !== 0) out.wounds = x.wounds;
  if (x.unsaved !== 0) out.unsaved = x.unsaved;
  if (x.mortal !== 0) out.mortal = x.mortal;
  if (x.psychic !== 0) out.psychic = x.psychic;
  if (x.mind !== false) out.mind = x.mind;
  if (x.model !== null) out.model = x.model;
  if (x.damage !== 0) out.damage = x.damage;
  return out;
}

function sparseDeadlyDemiseContext(x: DeadlyDemiseContext): Sparse {
  const out: Sparse = {};
  out.model = x.model;
  if (x.units.length !== 0) out.units = x.units.slice();
  return out;
}

function sparseHazardousContext(x: HazardousContext): Sparse {
  const out: Sparse = {};
  out.unit = x.unit;
  out.tests = x.tests;
  if (x.failed !== 0) out.failed = x.failed;
  if (x.model !== null) out.model = x.model;
  if (x.wounds !== 0) out.wounds = x.wounds;
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
    case 'mission': {
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
    case 'attacker': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'firstTurn': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'formations': {
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
    case 'scouts': {
      out.at = x.at;
      out.c = sparseScoutsContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'battle': {
      out.at = x.at;
      out.c = {};
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'rollOff': {
      out.at = x.at;
      out.c = sparseRollOffContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'round': {
      out.at = x.at;
      out.c = sparseRoundContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'turn': {
      out.at = x.at;
      out.c = cloneTurnContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'commandPhase': {
      out.at = x.at;
      out.c = sparseCommandPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'extraOrders': {
      out.at = x.at;
      out.c = sparseExtraOrdersContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'battleShockTest': {
      out.at = x.at;
      out.c = cloneBattleShockTestContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'leadershipTest': {
      out.at = x.at;
      out.c = cloneLeadershipTestContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'movementPhase': {
      out.at = x.at;
      out.c = cloneMovementPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shootingPhase': {
      out.at = x.at;
      out.c = cloneShootingPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'chargePhase': {
      out.at = x.at;
      out.c = cloneChargePhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'fightPhase': {
      out.at = x.at;
      out.c = cloneFightPhaseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'move': {
      out.at = x.at;
      out.c = sparseMoveContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'desperateEscape': {
      out.at = x.at;
      out.c = sparseDesperateEscapeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'arrive': {
      out.at = x.at;
      out.c = cloneArriveContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'embark': {
      out.at = x.at;
      out.c = cloneEmbarkContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'disembark': {
      out.at = x.at;
      out.c = cloneDisembarkContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'firingDeck': {
      out.at = x.at;
      out.c = sparseFiringDeckContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'wreck': {
      out.at = x.at;
      out.c = sparseWreckContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'flyAhead': {
      out.at = x.at;
      out.c = cloneFlyAheadContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'shoot': {
      out.at = x.at;
      out.c = sparseShootContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'charges': {
      out.at = x.at;
      out.c = cloneChargesContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'charge': {
      out.at = x.at;
      out.c = sparseChargeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'fights': {
      out.at = x.at;
      out.c = cloneFightsContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'fight': {
      out.at = x.at;
      out.c = cloneFightContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'meleeAttacks': {
      out.at = x.at;
      out.c = sparseMeleeAttacksContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'tankShock': {
      out.at = x.at;
      out.c = cloneTankShockContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'grenade': {
      out.at = x.at;
      out.c = cloneGrenadeContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'overwatch': {
      out.at = x.at;
      out.c = cloneOverwatchContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'volleys': {
      out.at = x.at;
      out.c = sparseVolleysContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'attacks': {
      out.at = x.at;
      out.c = sparseAttacksContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'mortalWounds': {
      out.at = x.at;
      out.c = cloneMortalWoundsContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'deadlyDemise': {
      out.at = x.at;
      out.c = sparseDeadlyDemiseContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'hazardous': {
      out.at = x.at;
      out.c = sparseHazardousContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'coherencyRemoval': {
      out.at = x.at;
      out.c = cloneCoherencyRemovalContext(x.c);
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
    case 'extraCommandPoint': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'battleShocked': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'moved': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = cloneMovedData(x.data);
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'noCharge': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'declined': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = cloneDeclinedData(x.data);
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'disembarked': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'firingDeck': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = cloneFiringDeckData(x.data);
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'mustReturn': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'shot': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'charged': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'chargeBonus': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'fought': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'used': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = cloneUsedData(x.data);
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'challenging': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'overwatching': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'wentToGround': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'inSmoke': {
      out.rule = x.rule;
      out.on = x.on;
      if (x.by !== null) out.by = x.by;
      out.data = {};
      out.until = sparseUntil(x.until);
      if (x.armed !== false) out.armed = x.armed;
      break;
    }
    case 'allocated': {
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

const defaultBoardSize: BoardSize = { width: 152400, depth: 111760 };

const defaultZones: Zones = {
  attacker: [{ x: 0, y: 0 }, { x: 45720, y: 0 }, { x: 45720, y: 111760 }, { x: 0, y: 111760 }],
  defender: [{ x: 106680, y: 0 }, { x: 152400, y: 0 }, { x: 152400, y: 111760 }, { x: 106680, y: 111760 }],
};

function sparsePlayer(x: Player): Sparse {
  const out: Sparse = {};
  if (x.commandPoints !== 0) out.commandPoints = x.commandPoints;
  if (x.victoryPoints !== 0) out.victoryPoints = x.victoryPoints;
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

function sparseAmount(x: Amount): Sparse {
  const out: Sparse = {};
  if (x.dice !== 0) out.dice = x.dice;
  if (x.sides !== 6) out.sides = x.sides;
  if (x.plus !== 0) out.plus = x.plus;
  return out;
}

function sparseCoreAbility(x: CoreAbility): Sparse {
  const out: Sparse = { ability: x.ability };
  switch (x.ability) {
    case 'feelNoPain': {
      out.on = x.on;
      if (x.psychic !== false) out.psychic = x.psychic;
      break;
    }
    case 'deadlyDemise': {
      out.wounds = sparseAmount(x.wounds);
      break;
    }
    case 'scouts': {
      out.distance = x.distance;
      break;
    }
    case 'leader': {
      out.bodyguards = x.bodyguards.slice();
      break;
    }
    case 'firingDeck': {
      out.models = x.models;
      break;
    }
  }
  return out;
}

function sparseSpecialDeed(x: SpecialDeed): Sparse {
  const out: Sparse = { does: x.does };
  switch (x.does) {
    case 'commandPoint': {
      if (x.on !== null) out.on = x.on;
      break;
    }
    case 'refund': {
      out.on = x.on;
      break;
    }
    case 'auraOfTests': {
      out.range = x.range;
      out.by = x.by;
      out.of = x.of;
      out.keywords = x.keywords.slice();
      break;
    }
    case 'auraOfPain': {
      out.range = x.range;
      out.on = x.on;
      out.keywords = x.keywords.slice();
      out.psychic = x.psychic;
      break;
    }
    case 'damaged': {
      out.left = x.left;
      out.hit = x.hit;
      out.halvesControl = x.halvesControl;
      break;
    }
    case 'leadingRolls': {
      out.advance = x.advance;
      out.charge = x.charge;
      break;
    }
  }
  return out;
}

function sparseSpecialAbility(x: SpecialAbility): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  if (x.wargear !== null) out.wargear = x.wargear;
  out.does = sparseSpecialDeed(x.does);
  return out;
}

function sparseDatasheet(x: Datasheet): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  if (x.keywords.length !== 0) out.keywords = x.keywords.slice();
  if (x.factionKeywords.length !== 0) out.factionKeywords = x.factionKeywords.slice();
  if (x.abilities.length !== 0) out.abilities = x.abilities.map((v) => sparseCoreAbility(v));
  if (x.special.length !== 0) out.special = x.special.map((v) => sparseSpecialAbility(v));
  if (x.capacity !== null) out.capacity = cloneCapacity(x.capacity);
  if (x.notes.length !== 0) out.notes = x.notes.slice();
  return out;
}

function sparseDatasheetTable(x: Record<string, Datasheet>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseDatasheet(v);
  }
  return out;
}

function sparseProfile(x: Profile): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  if (x.move !== null) out.move = x.move;
  if (x.moveDice !== 0) out.moveDice = x.moveDice;
  out.toughness = x.toughness;
  out.save = x.save;
  if (x.invulnerable !== null) out.invulnerable = x.invulnerable;
  out.wounds = x.wounds;
  out.leadership = x.leadership;
  if (x.objectiveControl !== 0) out.objectiveControl = x.objectiveControl;
  out.base = cloneProfileBase(x.base);
  out.height = x.height;
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

function sparseWeaponAbility(x: WeaponAbility): Sparse {
  const out: Sparse = { ability: x.ability };
  switch (x.ability) {
    case 'rapidFire': {
      out.attacks = sparseAmount(x.attacks);
      break;
    }
    case 'sustainedHits': {
      out.hits = sparseAmount(x.hits);
      break;
    }
    case 'melta': {
      out.damage = sparseAmount(x.damage);
      break;
    }
    case 'anti': {
      out.keyword = x.keyword;
      out.on = x.on;
      break;
    }
  }
  return out;
}

function sparseWeapon(x: Weapon): Sparse {
  const out: Sparse = {};
  out.name = x.name;
  if (x.range !== null) out.range = x.range;
  out.attacks = sparseAmount(x.attacks);
  out.skill = x.skill;
  out.strength = x.strength;
  if (x.penetration !== 0) out.penetration = x.penetration;
  out.damage = sparseAmount(x.damage);
  if (x.abilities.length !== 0) out.abilities = x.abilities.map((v) => sparseWeaponAbility(v));
  if (x.group !== null) out.group = x.group;
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

const defaultStatus: Status = { at: 'undeployed' };

function sparseUnit(x: Unit): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  out.name = x.name;
  out.datasheet = x.datasheet;
  out.models = x.models.slice();
  out.startingStrength = x.startingStrength;
  if (x.points !== 0) out.points = x.points;
  if (x.attachedTo !== null) out.attachedTo = x.attachedTo;
  if (x.hovering !== false) out.hovering = x.hovering;
  if (!equalStatus(x.status, defaultStatus)) out.status = cloneStatus(x.status);
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
    case 'battlefield': {
      out.x = x.x;
      out.y = x.y;
      if (x.z !== 0) out.z = x.z;
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
  if (x.wargear.length !== 0) out.wargear = x.wargear.slice();
  if (x.lost !== 0) out.lost = x.lost;
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
  out.footprint = cloneCornerList(x.footprint);
  if (x.solids.length !== 0) out.solids = cloneTerrainSolidList(x.solids);
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

function sparseMarkerPlace(x: MarkerPlace): Sparse {
  const out: Sparse = {};
  out.x = x.x;
  out.y = x.y;
  if (x.z !== 0) out.z = x.z;
  return out;
}

function sparseObjective(x: Objective): Sparse {
  const out: Sparse = {};
  out.at = sparseMarkerPlace(x.at);
  if (x.control !== null) out.control = x.control;
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
  if (!equalBoardSize(x.board, defaultBoardSize)) out.board = cloneBoardSize(x.board);
  if (x.round !== 0) out.round = x.round;
  if (x.lastRound !== 5) out.lastRound = x.lastRound;
  if (x.over !== false) out.over = x.over;
  if (x.reservesCap !== 250) out.reservesCap = x.reservesCap;
  if (x.attacker !== null) out.attacker = x.attacker;
  if (!equalZones(x.zones, defaultZones)) out.zones = cloneZones(x.zones);
  if (x.firstPlayer !== null) out.firstPlayer = x.firstPlayer;
  if (x.activeSeat !== null) out.activeSeat = x.activeSeat;
  out.players = sparsePlayerTable(x.players);
  out.datasheets = sparseDatasheetTable(x.datasheets);
  out.profiles = sparseProfileTable(x.profiles);
  if (Object.keys(x.weapons).length !== 0) out.weapons = sparseWeaponTable(x.weapons);
  out.units = sparseUnitTable(x.units);
  out.models = sparseModelTable(x.models);
  if (Object.keys(x.terrain).length !== 0) out.terrain = sparseTerrainTable(x.terrain);
  if (Object.keys(x.objectives).length !== 0) out.objectives = sparseObjectiveTable(x.objectives);
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
