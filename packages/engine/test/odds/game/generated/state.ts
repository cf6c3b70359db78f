/** Emitted from ../schema.ts by `npm run build`: the state of dicing. Change the schema, not this file. */

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
  equalFlatTable,
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
export type UnitsId = Id<'units'>;
export type TokensId = Id<'tokens'>;
export type ScoreId = Id<'score'>;

export type State = {
  options: Options;
  seats: Seat[];
  agenda: Frame[];
  effects: Effect[];
  finished: Finished[];
  units: Record<string, Unit>;
  tokens: Record<string, number>;
  score: Record<string, number>;
};

export type Options = Record<string, never>;

export type Seat = {
  id: string;
  side: string;
};

export type Frame =
  | { do: 'window'; at: string; c: WindowContext; reply: Plain }
  | { do: 'script'; at: string; c: ScriptContext; reply: Plain }
  | { do: 'volley'; at: string; c: VolleyContext; reply: Plain }
  | { do: 'barrage'; at: string; c: BarrageContext; reply: Plain }
  | { do: 'salvo'; at: string; c: SalvoContext; reply: Plain }
  | { do: 'hammer'; at: string; c: HammerContext; reply: Plain }
  | { do: 'duel'; at: string; c: DuelContext; reply: Plain }
  | { do: 'rollOff'; at: string; c: RollOffContext; reply: Plain }
  | { do: 'trial'; at: string; c: TrialContext; reply: Plain }
  | { do: 'gamble'; at: string; c: GambleContext; reply: Plain }
  | { do: 'riposte'; at: string; c: RiposteContext; reply: Plain }
  | { do: 'bid'; at: string; c: BidContext; reply: Plain }
  | { do: 'dither'; at: string; c: DitherContext; reply: Plain }
  | { do: 'share'; at: string; c: ShareContext; reply: Plain }
  | { do: 'volunteer'; at: string; c: VolunteerContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type ScriptContext = {
  parts: Plain;
  next: number;
};

export type VolleyContext = {
  by: SeatsId;
  target: UnitsId;
  dice: number;
  sides: number;
  hit: number;
  wound: number;
  how: 'through' | 'chain';
};

export type BarrageContext = {
  by: SeatsId;
  target: UnitsId;
  dice: number;
  sides: number;
  hit: number;
  wound: number;
};

export type SalvoContext = {
  by: SeatsId;
  target: UnitsId;
  dice: number;
  sides: number;
  hit: number;
  wound: number;
};

export type HammerContext = {
  by: SeatsId;
  target: UnitsId;
  left: number;
  sides: number;
};

export type DuelContext = {
  a: SeatsId;
  b: SeatsId;
  sides: number;
  ties: number;
};

export type RollOffContext = {
  a: SeatsId;
  b: SeatsId;
  sides: number;
};

export type TrialContext = {
  seat: SeatsId;
  unit: UnitsId;
  dice: number;
  sides: number;
  best: boolean;
};

export type GambleContext = {
  seat: SeatsId;
  sides: number;
  pot: number;
  rounds: number;
};

export type RiposteContext = {
  seat: SeatsId;
  sides: number;
  rounds: number;
};

export type BidContext = {
  a: SeatsId;
  b: SeatsId;
  most: number;
  sides: number;
};

export type DitherContext = {
  seat: SeatsId;
  sides: number;
};

export type ShareContext = {
  seat: SeatsId;
  total: number;
};

export type VolunteerContext = {
  seat: SeatsId;
  sides: number;
};

export type WindowOnContext = {
  window: string;
  subject: Plain;
  turn: number;
  passed: number;
};

export type Effect = {
  name: 'shaken';
  rule: string;
  on: string;
  by: SeatsId | null;
  data: ShakenData;
  until: Until;
  armed: boolean;
};

export type ShakenData = Record<string, never>;

export type Until =
  | { until: 'end'; frame: string; of: SeatsId | null; complete: boolean }
  | { until: 'begin'; frame: string; of: SeatsId | null }
  | { until: 'event'; type: string }
  | { until: 'never' };

export type Finished = {
  seat: SeatsId;
  frame: string;
};

export type Unit = {
  owner: SeatsId;
  name: string;
  armour: Secret<number>;
  bodies: Body[];
};

export type Body = {
  x: number;
  y: number;
  facing: number;
  wounds: number;
  alive: boolean;
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
  lost: {
    readonly type: 'lost';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly n: number;
  };
  hurt: {
    readonly type: 'hurt';
    readonly rules: readonly string[];
    readonly unit: UnitsId;
    readonly by: number;
  };
  spent: {
    readonly type: 'spent';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
  };
  scored: {
    readonly type: 'scored';
    readonly rules: readonly string[];
    readonly seat: SeatsId;
    readonly points: number;
  };
};

export type Event = Events[keyof Events];

export type OrderTriggersArgs = {
  readonly window: string;
};

export type OrderTriggersOption = {
  readonly rule: string;
};

export type GambleArgs = {
  readonly pot: number;
};

export type AfterRollArgs = {
  readonly window: string;
};

export type AfterRollOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type BeforeLossArgs = {
  readonly window: string;
};

export type BeforeLossOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type AfterVolleyArgs = {
  readonly window: string;
};

export type AfterVolleyOption = {
  readonly trigger: string;
  readonly rule: string;
};

export type Contexts = {
  window: WindowContext;
  script: ScriptContext;
  volley: VolleyContext;
  barrage: BarrageContext;
  salvo: SalvoContext;
  hammer: HammerContext;
  duel: DuelContext;
  rollOff: RollOffContext;
  trial: TrialContext;
  gamble: GambleContext;
  riposte: RiposteContext;
  bid: BidContext;
  dither: DitherContext;
  share: ShareContext;
  volunteer: VolunteerContext;
  windowOn: WindowOnContext;
};

export type EffectData = {
  shaken: ShakenData;
};

export type Requests = {
  orderTriggers: {
    kind: 'order';
    args: OrderTriggersArgs;
    option: OrderTriggersOption;
    item: undefined;
  };
  gamble: {
    kind: 'choose';
    args: GambleArgs;
    option: undefined;
    item: undefined;
  };
  bid: {
    kind: 'number';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  dither: {
    kind: 'choose';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  share: {
    kind: 'allocate';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  volunteer: {
    kind: 'chooseMany';
    args: Record<string, never>;
    option: undefined;
    item: undefined;
  };
  afterRoll: {
    kind: 'choose';
    args: AfterRollArgs;
    option: AfterRollOption;
    item: undefined;
  };
  beforeLoss: {
    kind: 'choose';
    args: BeforeLossArgs;
    option: BeforeLossOption;
    item: undefined;
  };
  afterVolley: {
    kind: 'choose';
    args: AfterVolleyArgs;
    option: AfterVolleyOption;
    item: undefined;
  };
};

type Sparse = Record<string, unknown>;

function noteIdsOfState(r: Reader, x: unknown): void {
  noteIds(r, x, 'seats', []);
  noteKeys(r, x, 'units', []);
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

function cloneScriptContext(x: ScriptContext): ScriptContext {
  return { parts: clonePlain(x.parts), next: x.next };
}

function cloneVolleyContext(x: VolleyContext): VolleyContext {
  return { by: x.by, target: x.target, dice: x.dice, sides: x.sides, hit: x.hit, wound: x.wound, how: x.how };
}

function cloneBarrageContext(x: BarrageContext): BarrageContext {
  return { by: x.by, target: x.target, dice: x.dice, sides: x.sides, hit: x.hit, wound: x.wound };
}

function cloneSalvoContext(x: SalvoContext): SalvoContext {
  return { by: x.by, target: x.target, dice: x.dice, sides: x.sides, hit: x.hit, wound: x.wound };
}

function cloneHammerContext(x: HammerContext): HammerContext {
  return { by: x.by, target: x.target, left: x.left, sides: x.sides };
}

function cloneDuelContext(x: DuelContext): DuelContext {
  return { a: x.a, b: x.b, sides: x.sides, ties: x.ties };
}

function cloneRollOffContext(x: RollOffContext): RollOffContext {
  return { a: x.a, b: x.b, sides: x.sides };
}

function cloneTrialContext(x: TrialContext): TrialContext {
  return { seat: x.seat, unit: x.unit, dice: x.dice, sides: x.sides, best: x.best };
}

function cloneGambleContext(x: GambleContext): GambleContext {
  return { seat: x.seat, sides: x.sides, pot: x.pot, rounds: x.rounds };
}

function cloneRiposteContext(x: RiposteContext): RiposteContext {
  return { seat: x.seat, sides: x.sides, rounds: x.rounds };
}

function cloneBidContext(x: BidContext): BidContext {
  return { a: x.a, b: x.b, most: x.most, sides: x.sides };
}

function cloneDitherContext(x: DitherContext): DitherContext {
  return { seat: x.seat, sides: x.sides };
}

function cloneShareContext(x: ShareContext): ShareContext {
  return { seat: x.seat, total: x.total };
}

function cloneVolunteerContext(x: VolunteerContext): VolunteerContext {
  return { seat: x.seat, sides: x.sides };
}

function cloneWindowOnContext(x: WindowOnContext): WindowOnContext {
  return { window: x.window, subject: clonePlain(x.subject), turn: x.turn, passed: x.passed };
}

function cloneFrame(x: Frame): Frame {
  switch (x.do) {
    case 'window':
      return { do: 'window', at: x.at, c: cloneWindowContext(x.c), reply: clonePlain(x.reply) };
    case 'script':
      return { do: 'script', at: x.at, c: cloneScriptContext(x.c), reply: clonePlain(x.reply) };
    case 'volley':
      return { do: 'volley', at: x.at, c: cloneVolleyContext(x.c), reply: clonePlain(x.reply) };
    case 'barrage':
      return { do: 'barrage', at: x.at, c: cloneBarrageContext(x.c), reply: clonePlain(x.reply) };
    case 'salvo':
      return { do: 'salvo', at: x.at, c: cloneSalvoContext(x.c), reply: clonePlain(x.reply) };
    case 'hammer':
      return { do: 'hammer', at: x.at, c: cloneHammerContext(x.c), reply: clonePlain(x.reply) };
    case 'duel':
      return { do: 'duel', at: x.at, c: cloneDuelContext(x.c), reply: clonePlain(x.reply) };
    case 'rollOff':
      return { do: 'rollOff', at: x.at, c: cloneRollOffContext(x.c), reply: clonePlain(x.reply) };
    case 'trial':
      return { do: 'trial', at: x.at, c: cloneTrialContext(x.c), reply: clonePlain(x.reply) };
    case 'gamble':
      return { do: 'gamble', at: x.at, c: cloneGambleContext(x.c), reply: clonePlain(x.reply) };
    case 'riposte':
      return { do: 'riposte', at: x.at, c: cloneRiposteContext(x.c), reply: clonePlain(x.reply) };
    case 'bid':
      return { do: 'bid', at: x.at, c: cloneBidContext(x.c), reply: clonePlain(x.reply) };
    case 'dither':
      return { do: 'dither', at: x.at, c: cloneDitherContext(x.c), reply: clonePlain(x.reply) };
    case 'share':
      return { do: 'share', at: x.at, c: cloneShareContext(x.c), reply: clonePlain(x.reply) };
    case 'volunteer':
      return { do: 'volunteer', at: x.at, c: cloneVolunteerContext(x.c), reply: clonePlain(x.reply) };
    case 'windowOn':
      return { do: 'windowOn', at: x.at, c: cloneWindowOnContext(x.c), reply: clonePlain(x.reply) };
  }
}

function cloneFrameList(x: readonly Frame[]): Frame[] {
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
    case 'shaken':
      return { name: 'shaken', rule: x.rule, on: x.on, by: x.by, data: {}, until: cloneUntil(x.until), armed: x.armed };
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

function cloneBody(x: Body): Body {
  return { x: x.x, y: x.y, facing: x.facing, wounds: x.wounds, alive: x.alive };
}

function cloneBodyList(x: readonly Body[]): Body[] {
  const n = x.length;
  const out = new Array<Body>(n);
  for (let i = 0; i < n; i++) {
    out[i] = cloneBody(x[i]!);
  }
  return out;
}

function cloneUnit(x: Frozen<Unit>): Unit {
  return { owner: x.owner, name: x.name, armour: x.armour, bodies: cloneBodyList(x.bodies) };
}

function cloneUnitTable(x: Readonly<Record<string, Frozen<Unit>>>): Record<string, Unit> {
  const out = newTable<Unit>(x);
  for (const key in x) {
    out[key] = cloneUnit(x[key]!);
  }
  return out;
}

function cloneState(x: Frozen<State>): State {
  return {
    options: {},
    seats: cloneSeatList(x.seats),
    agenda: cloneFrameList(x.agenda),
    effects: cloneEffectList(x.effects),
    finished: cloneFinishedList(x.finished),
    units: cloneUnitTable(x.units),
    tokens: { ...x.tokens },
    score: { ...x.score },
  };
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

function equalScriptContext(a: ScriptContext, b: ScriptContext): boolean {
  return a.next === b.next && equalPlain(a.parts, b.parts);
}

function equalVolleyContext(a: VolleyContext, b: VolleyContext): boolean {
  return (
    a.by === b.by &&
    a.target === b.target &&
    a.dice === b.dice &&
    a.sides === b.sides &&
    a.hit === b.hit &&
    a.wound === b.wound &&
    a.how === b.how
  );
}

function equalBarrageContext(a: BarrageContext, b: BarrageContext): boolean {
  return (
    a.by === b.by &&
    a.target === b.target &&
    a.dice === b.dice &&
    a.sides === b.sides &&
    a.hit === b.hit &&
    a.wound === b.wound
  );
}

function equalSalvoContext(a: SalvoContext, b: SalvoContext): boolean {
  return (
    a.by === b.by &&
    a.target === b.target &&
    a.dice === b.dice &&
    a.sides === b.sides &&
    a.hit === b.hit &&
    a.wound === b.wound
  );
}

function equalHammerContext(a: HammerContext, b: HammerContext): boolean {
  return a.by === b.by && a.target === b.target && a.left === b.left && a.sides === b.sides;
}

function equalDuelContext(a: DuelContext, b: DuelContext): boolean {
  return a.a === b.a && a.b === b.b && a.sides === b.sides && a.ties === b.ties;
}

function equalRollOffContext(a: RollOffContext, b: RollOffContext): boolean {
  return a.a === b.a && a.b === b.b && a.sides === b.sides;
}

function equalTrialContext(a: TrialContext, b: TrialContext): boolean {
  return a.seat === b.seat && a.unit === b.unit && a.dice === b.dice && a.sides === b.sides && a.best === b.best;
}

function equalGambleContext(a: GambleContext, b: GambleContext): boolean {
  return a.seat === b.seat && a.sides === b.sides && a.pot === b.pot && a.rounds === b.rounds;
}

function equalRiposteContext(a: RiposteContext, b: RiposteContext): boolean {
  return a.seat === b.seat && a.sides === b.sides && a.rounds === b.rounds;
}

function equalBidContext(a: BidContext, b: BidContext): boolean {
  return a.a === b.a && a.b === b.b && a.most === b.most && a.sides === b.sides;
}

function equalDitherContext(a: DitherContext, b: DitherContext): boolean {
  return a.seat === b.seat && a.sides === b.sides;
}

function equalShareContext(a: ShareContext, b: ShareContext): boolean {
  return a.seat === b.seat && a.total === b.total;
}

function equalVolunteerContext(a: VolunteerContext, b: VolunteerContext): boolean {
  return a.seat === b.seat && a.sides === b.sides;
}

function equalWindowOnContext(a: WindowOnContext, b: WindowOnContext): boolean {
  return a.window === b.window && a.turn === b.turn && a.passed === b.passed && equalPlain(a.subject, b.subject);
}

function equalFrame(a: Frame, b: Frame): boolean {
  switch (a.do) {
    case 'window':
      return b.do === 'window' && a.at === b.at && equalWindowContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'script':
      return b.do === 'script' && a.at === b.at && equalScriptContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'volley':
      return b.do === 'volley' && a.at === b.at && equalVolleyContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'barrage':
      return b.do === 'barrage' && a.at === b.at && equalBarrageContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'salvo':
      return b.do === 'salvo' && a.at === b.at && equalSalvoContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'hammer':
      return b.do === 'hammer' && a.at === b.at && equalHammerContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'duel':
      return b.do === 'duel' && a.at === b.at && equalDuelContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'rollOff':
      return b.do === 'rollOff' && a.at === b.at && equalRollOffContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'trial':
      return b.do === 'trial' && a.at === b.at && equalTrialContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'gamble':
      return b.do === 'gamble' && a.at === b.at && equalGambleContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'riposte':
      return b.do === 'riposte' && a.at === b.at && equalRiposteContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'bid':
      return b.do === 'bid' && a.at === b.at && equalBidContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'dither':
      return b.do === 'dither' && a.at === b.at && equalDitherContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'share':
      return b.do === 'share' && a.at === b.at && equalShareContext(a.c, b.c) && equalPlain(a.reply, b.reply);
    case 'volunteer':
      return b.do === 'volunteer' && a.at === b.at && equalVolunteerContext(a.c, b.c) && equalPlain(a.reply, b.reply);
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

function equalBody(a: Body, b: Body): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing && a.wounds === b.wounds && a.alive === b.alive;
}

function equalBodyList(a: Body[], b: Body[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!equalBody(a[i]!, b[i]!)) return false;
  }
  return true;
}

function equalUnit(a: Unit, b: Unit): boolean {
  return a.owner === b.owner && a.name === b.name && a.armour === b.armour && equalBodyList(a.bodies, b.bodies);
}

function shareState(x: State, b: State): State {
  return {
    options: b.options,
    seats: shareOne(x.seats, b.seats, (v, w) => equalSeatList(v, w), (v) => cloneSeatList(v)),
    agenda: shareOne(x.agenda, b.agenda, (v, w) => equalFrameList(v, w), (v) => cloneFrameList(v)),
    effects: shareOne(x.effects, b.effects, (v, w) => equalEffectList(v, w), (v) => cloneEffectList(v)),
    finished: shareOne(x.finished, b.finished, (v, w) => equalFinishedList(v, w), (v) => cloneFinishedList(v)),
    units: shareTable(x.units, b.units, (v, w) => equalUnit(v, w), (v) => cloneUnit(v)),
    tokens: shareOne(x.tokens, b.tokens, (v, w) => equalFlatTable(v, w), (v) => ({ ...v })),
    score: shareOne(x.score, b.score, (v, w) => equalFlatTable(v, w), (v) => ({ ...v })),
  };
}

function equalUnitTable(a: Record<string, Unit>, b: Record<string, Unit>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalUnit(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalState(a: State, b: State): boolean {
  return (
    true &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalUnitTable(a.units, b.units) &&
    equalFlatTable(a.tokens, b.tokens) &&
    equalFlatTable(a.score, b.score)
  );
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

function hashScriptContext(h: Lanes, x: ScriptContext): void {
  mixPlain(h, x.parts);
  mixNumber(h, x.next);
}

function hashVolleyContext(h: Lanes, x: VolleyContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.dice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.dice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.hit, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.hit, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wound, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wound, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.by);
  mixText(h, x.target);
  mixText(h, x.how);
}

function hashBarrageContext(h: Lanes, x: BarrageContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.dice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.dice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.hit, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.hit, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wound, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wound, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.by);
  mixText(h, x.target);
}

function hashSalvoContext(h: Lanes, x: SalvoContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.dice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.dice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.hit, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.hit, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wound, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wound, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.by);
  mixText(h, x.target);
}

function hashHammerContext(h: Lanes, x: HammerContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.left, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.left, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.by);
  mixText(h, x.target);
}

function hashDuelContext(h: Lanes, x: DuelContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.ties, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.ties, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.a);
  mixText(h, x.b);
}

function hashRollOffContext(h: Lanes, x: RollOffContext): void {
  mixText(h, x.a);
  mixText(h, x.b);
  mixWord(h, x.sides);
}

function hashTrialContext(h: Lanes, x: TrialContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.dice, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.dice, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.best ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.best ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
  mixText(h, x.unit);
}

function hashGambleContext(h: Lanes, x: GambleContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.pot, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.pot, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.rounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.rounds, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
}

function hashRiposteContext(h: Lanes, x: RiposteContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.rounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.rounds, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.seat);
}

function hashBidContext(h: Lanes, x: BidContext): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.most, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.most, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.sides, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.sides, LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.a);
  mixText(h, x.b);
}

function hashDitherContext(h: Lanes, x: DitherContext): void {
  mixText(h, x.seat);
  mixWord(h, x.sides);
}

function hashShareContext(h: Lanes, x: ShareContext): void {
  mixText(h, x.seat);
  mixWord(h, x.total);
}

function hashVolunteerContext(h: Lanes, x: VolunteerContext): void {
  mixText(h, x.seat);
  mixWord(h, x.sides);
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
    case 'script': {
      mixWord(h, 2);
      mixText(h, x.at);
      hashScriptContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'volley': {
      mixWord(h, 3);
      mixText(h, x.at);
      hashVolleyContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'barrage': {
      mixWord(h, 4);
      mixText(h, x.at);
      hashBarrageContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'salvo': {
      mixWord(h, 5);
      mixText(h, x.at);
      hashSalvoContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'hammer': {
      mixWord(h, 6);
      mixText(h, x.at);
      hashHammerContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'duel': {
      mixWord(h, 7);
      mixText(h, x.at);
      hashDuelContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'rollOff': {
      mixWord(h, 8);
      mixText(h, x.at);
      hashRollOffContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'trial': {
      mixWord(h, 9);
      mixText(h, x.at);
      hashTrialContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'gamble': {
      mixWord(h, 10);
      mixText(h, x.at);
      hashGambleContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'riposte': {
      mixWord(h, 11);
      mixText(h, x.at);
      hashRiposteContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'bid': {
      mixWord(h, 12);
      mixText(h, x.at);
      hashBidContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'dither': {
      mixWord(h, 13);
      mixText(h, x.at);
      hashDitherContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'share': {
      mixWord(h, 14);
      mixText(h, x.at);
      hashShareContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'volunteer': {
      mixWord(h, 15);
      mixText(h, x.at);
      hashVolunteerContext(h, x.c);
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
    case 'shaken': {
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

function hashSecretInt(h: Lanes, x: Secret<number>): void {
  if (!isKnown(x)) mixWord(h, 0);
  else {
    mixWord(h, 1);
    const v = known(x);
    mixWord(h, v);
  }
}

function hashBody(h: Lanes, x: Body): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.x, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.x, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.y, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.y, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.facing, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.facing, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wounds, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.alive ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.alive ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
}

function hashBodyList(h: Lanes, x: Body[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    hashBody(h, v);
  }
}

function hashUnit(h: Lanes, x: Unit): void {
  mixText(h, x.owner);
  mixText(h, x.name);
  hashSecretInt(h, x.armour);
  hashBodyList(h, x.bodies);
}

function hashUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashUnit(h, v);
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

function hashIntTable2(h: Lanes, x: Record<string, number>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    mixNumber(h, v);
  }
}

function hashState(h: Lanes, x: State): void {
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  hashUnitTable(h, x.units);
  hashIntTable(h, x.tokens);
  hashIntTable2(h, x.score);
}

function spaceBody(h: Lanes, x: Body): void {
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

function spaceBodyList(h: Lanes, x: Body[]): void {
  mixWord(h, x.length);
  for (let i = 0; i < x.length; i++) {
    const v = x[i]!;
    spaceBody(h, v);
  }
}

function spaceUnit(h: Lanes, x: Unit): void {
  spaceBodyList(h, x.bodies);
}

function spaceUnitTable(h: Lanes, x: Record<string, Unit>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    spaceUnit(h, v);
  }
}

function spaceState(h: Lanes, x: State): void {
  spaceUnitTable(h, x.units);
}

function viewUnit(x: Frozen<Unit>, may: (owner: string) => boolean): Unit {
  return {
    owner: x.owner,
    name: x.name,
    armour: may(x.owner) ? x.armour : HIDDEN,
    bodies: cloneBodyList(x.bodies),
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
    options: {},
    seats: cloneSeatList(x.seats),
    agenda: cloneFrameList(x.agenda),
    effects: cloneEffectList(x.effects),
    finished: cloneFinishedList(x.finished),
    units: viewUnitTable(x.units, may),
    tokens: { ...x.tokens },
    score: { ...x.score },
  };
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
    case 'lost':
      return { type: 'lost', rules: x.rules.slice(), unit: x.unit, n: x.n };
    case 'hurt':
      return { type: 'hurt', rules: x.rules.slice(), unit: x.unit, by: x.by };
    case 'spent':
      return { type: 'spent', rules: x.rules.slice(), seat: x.seat };
    case 'scored':
      return { type: 'scored', rules: x.rules.slice(), seat: x.seat, points: x.points };
  }
}

function readOptions(r: Reader, v: unknown): Options {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
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

function readScriptContext(r: Reader, v: unknown): ScriptContext {
  const o = openRecord(r, v, ['parts', 'next']);
  if (o === null) return nothing();
  return { parts: field(r, o, 'parts', readData), next: optional(r, o, 'next', readNumberFrom0, 0) };
}

const readSeatsId = readId('seats');

const readUnitsId = readId('units');

const readNumberFrom0To100 = readInt(0, 100);

const readNumberFrom2To6 = readInt(2, 6);

const readNumberFrom1To7 = readInt(1, 7);

const readHowWord = readLiteral(['through', 'chain']);

function readVolleyContext(r: Reader, v: unknown): VolleyContext {
  const o = openRecord(r, v, ['by', 'target', 'dice', 'sides', 'hit', 'wound', 'how']);
  if (o === null) return nothing();
  return {
    by: field(r, o, 'by', readSeatsId),
    target: field(r, o, 'target', readUnitsId),
    dice: field(r, o, 'dice', readNumberFrom0To100),
    sides: field(r, o, 'sides', readNumberFrom2To6),
    hit: field(r, o, 'hit', readNumberFrom1To7),
    wound: field(r, o, 'wound', readNumberFrom1To7),
    how: field(r, o, 'how', readHowWord),
  };
}

function readBarrageContext(r: Reader, v: unknown): BarrageContext {
  const o = openRecord(r, v, ['by', 'target', 'dice', 'sides', 'hit', 'wound']);
  if (o === null) return nothing();
  return {
    by: field(r, o, 'by', readSeatsId),
    target: field(r, o, 'target', readUnitsId),
    dice: field(r, o, 'dice', readNumberFrom0To100),
    sides: field(r, o, 'sides', readNumberFrom2To6),
    hit: field(r, o, 'hit', readNumberFrom1To7),
    wound: field(r, o, 'wound', readNumberFrom1To7),
  };
}

function readSalvoContext(r: Reader, v: unknown): SalvoContext {
  const o = openRecord(r, v, ['by', 'target', 'dice', 'sides', 'hit', 'wound']);
  if (o === null) return nothing();
  return {
    by: field(r, o, 'by', readSeatsId),
    target: field(r, o, 'target', readUnitsId),
    dice: field(r, o, 'dice', readNumberFrom0To100),
    sides: field(r, o, 'sides', readNumberFrom2To6),
    hit: field(r, o, 'hit', readNumberFrom1To7),
    wound: field(r, o, 'wound', readNumberFrom1To7),
  };
}

const readNumberFrom0To20 = readInt(0, 20);

function readHammerContext(r: Reader, v: unknown): HammerContext {
  const o = openRecord(r, v, ['by', 'target', 'left', 'sides']);
  if (o === null) return nothing();
  return {
    by: field(r, o, 'by', readSeatsId),
    target: field(r, o, 'target', readUnitsId),
    left: field(r, o, 'left', readNumberFrom0To20),
    sides: field(r, o, 'sides', readNumberFrom2To6),
  };
}

const readNumberFromMinus1To9 = readInt(-1, 9);

function readDuelContext(r: Reader, v: unknown): DuelContext {
  const o = openRecord(r, v, ['a', 'b', 'sides', 'ties']);
  if (o === null) return nothing();
  return {
    a: field(r, o, 'a', readSeatsId),
    b: field(r, o, 'b', readSeatsId),
    sides: field(r, o, 'sides', readNumberFrom2To6),
    ties: field(r, o, 'ties', readNumberFromMinus1To9),
  };
}

function readRollOffContext(r: Reader, v: unknown): RollOffContext {
  const o = openRecord(r, v, ['a', 'b', 'sides']);
  if (o === null) return nothing();
  return {
    a: field(r, o, 'a', readSeatsId),
    b: field(r, o, 'b', readSeatsId),
    sides: field(r, o, 'sides', readNumberFrom2To6),
  };
}

const readNumberFrom1To9 = readInt(1, 9);

function readTrialContext(r: Reader, v: unknown): TrialContext {
  const o = openRecord(r, v, ['seat', 'unit', 'dice', 'sides', 'best']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    unit: field(r, o, 'unit', readUnitsId),
    dice: field(r, o, 'dice', readNumberFrom1To9),
    sides: field(r, o, 'sides', readNumberFrom2To6),
    best: field(r, o, 'best', readBool),
  };
}

const readNumberFrom0To200 = readInt(0, 200);

const readNumberFrom0To9 = readInt(0, 9);

function readGambleContext(r: Reader, v: unknown): GambleContext {
  const o = openRecord(r, v, ['seat', 'sides', 'pot', 'rounds']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    sides: field(r, o, 'sides', readNumberFrom2To6),
    pot: optional(r, o, 'pot', readNumberFrom0To200, 0),
    rounds: field(r, o, 'rounds', readNumberFrom0To9),
  };
}

function readRiposteContext(r: Reader, v: unknown): RiposteContext {
  const o = openRecord(r, v, ['seat', 'sides', 'rounds']);
  if (o === null) return nothing();
  return {
    seat: field(r, o, 'seat', readSeatsId),
    sides: field(r, o, 'sides', readNumberFrom2To6),
    rounds: field(r, o, 'rounds', readNumberFrom0To9),
  };
}

const readNumberFrom1To4 = readInt(1, 4);

function readBidContext(r: Reader, v: unknown): BidContext {
  const o = openRecord(r, v, ['a', 'b', 'most', 'sides']);
  if (o === null) return nothing();
  return {
    a: field(r, o, 'a', readSeatsId),
    b: field(r, o, 'b', readSeatsId),
    most: field(r, o, 'most', readNumberFrom1To4),
    sides: field(r, o, 'sides', readNumberFrom2To6),
  };
}

function readDitherContext(r: Reader, v: unknown): DitherContext {
  const o = openRecord(r, v, ['seat', 'sides']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), sides: field(r, o, 'sides', readNumberFrom2To6) };
}

function readShareContext(r: Reader, v: unknown): ShareContext {
  const o = openRecord(r, v, ['seat', 'total']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), total: field(r, o, 'total', readNumberFrom0To9) };
}

function readVolunteerContext(r: Reader, v: unknown): VolunteerContext {
  const o = openRecord(r, v, ['seat', 'sides']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), sides: field(r, o, 'sides', readNumberFrom2To6) };
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
    script: ['at', 'c', 'reply'],
    volley: ['at', 'c', 'reply'],
    barrage: ['at', 'c', 'reply'],
    salvo: ['at', 'c', 'reply'],
    hammer: ['at', 'c', 'reply'],
    duel: ['at', 'c', 'reply'],
    rollOff: ['at', 'c', 'reply'],
    trial: ['at', 'c', 'reply'],
    gamble: ['at', 'c', 'reply'],
    riposte: ['at', 'c', 'reply'],
    bid: ['at', 'c', 'reply'],
    dither: ['at', 'c', 'reply'],
    share: ['at', 'c', 'reply'],
    volunteer: ['at', 'c', 'reply'],
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
    case 'script':
      return {
        do: 'script',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readScriptContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'volley':
      return {
        do: 'volley',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readVolleyContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'barrage':
      return {
        do: 'barrage',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readBarrageContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'salvo':
      return {
        do: 'salvo',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readSalvoContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'hammer':
      return {
        do: 'hammer',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readHammerContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'duel':
      return {
        do: 'duel',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDuelContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'rollOff':
      return {
        do: 'rollOff',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRollOffContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'trial':
      return {
        do: 'trial',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readTrialContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'gamble':
      return {
        do: 'gamble',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readGambleContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'riposte':
      return {
        do: 'riposte',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readRiposteContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'bid':
      return {
        do: 'bid',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readBidContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'dither':
      return {
        do: 'dither',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readDitherContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'share':
      return {
        do: 'share',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readShareContext),
        reply: optional(r, o, 'reply', readData, null),
      };
    case 'volunteer':
      return {
        do: 'volunteer',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readVolunteerContext),
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

function readShakenData(r: Reader, v: unknown): ShakenData {
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
  const o = openVariant(r, v, 'name', { shaken: ['rule', 'on', 'by', 'data', 'until', 'armed'] });
  if (o === null) return nothing();
  switch (o['name'] as Effect['name']) {
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
  }
}

const readEffectList = readList(readEffect);

function readFinished(r: Reader, v: unknown): Finished {
  const o = openRecord(r, v, ['seat', 'frame']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), frame: field(r, o, 'frame', readText) };
}

const readFinishedList = readList(readFinished);

const readSecretNumberFrom1To7 = readSecret(readNumberFrom1To7);

const readNumberFromMinus100000000To100000000 = readInt(-100000000, 100000000);

const readNumberFrom0To3599 = readInt(0, 3599);

function readBody(r: Reader, v: unknown): Body {
  const o = openRecord(r, v, ['x', 'y', 'facing', 'wounds', 'alive']);
  if (o === null) return nothing();
  return {
    x: optional(r, o, 'x', readNumberFromMinus100000000To100000000, 0),
    y: optional(r, o, 'y', readNumberFromMinus100000000To100000000, 0),
    facing: optional(r, o, 'facing', readNumberFrom0To3599, 0),
    wounds: optional(r, o, 'wounds', readNumberFrom0To20, 1),
    alive: optional(r, o, 'alive', readBool, true),
  };
}

const readBodyList = readList(readBody);

function readUnit(r: Reader, v: unknown): Unit {
  const o = openRecord(r, v, ['owner', 'name', 'armour', 'bodies']);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    name: optional(r, o, 'name', readText, ''),
    armour: field(r, o, 'armour', readSecretNumberFrom1To7),
    bodies: field(r, o, 'bodies', readBodyList),
  };
}

const readUnitTable = readTable(readUnit);

const readNumberFrom0To9Table = readTable(readNumberFrom0To9);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberTable = readTable(readNumber);

function readState(r: Reader, v: unknown): State {
  const o = openRecord(r, v, ['options', 'seats', 'agenda', 'effects', 'finished', 'units', 'tokens', 'score']);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    units: field(r, o, 'units', readUnitTable),
    tokens: optional(r, o, 'tokens', readNumberFrom0To9Table, {}),
    score: optional(r, o, 'score', readNumberTable, {}),
  };
}

const readTextList = readList(readText);

const readWhyWord = readLiteral(['done', 'stopped', 'cut']);

const readOptionalText = readNullable(readText);

const readNumberList = readList(readNumber);

const readNumberFrom0List = readList(readNumberFrom0);

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
    lost: ['rules', 'unit', 'n'],
    hurt: ['rules', 'unit', 'by'],
    spent: ['rules', 'seat'],
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
    case 'lost':
      return {
        type: 'lost',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        n: field(r, o, 'n', readNumberFrom0),
      };
    case 'hurt':
      return {
        type: 'hurt',
        rules: field(r, o, 'rules', readTextList),
        unit: field(r, o, 'unit', readUnitsId),
        by: field(r, o, 'by', readNumberFrom0),
      };
    case 'spent':
      return { type: 'spent', rules: field(r, o, 'rules', readTextList), seat: field(r, o, 'seat', readSeatsId) };
    case 'scored':
      return {
        type: 'scored',
        rules: field(r, o, 'rules', readTextList),
        seat: field(r, o, 'seat', readSeatsId),
        points: field(r, o, 'points', readNumber),
      };
  }
}

function sparseScriptContext(x: ScriptContext): Sparse {
  const out: Sparse = {};
  out.parts = clonePlain(x.parts);
  if (x.next !== 0) out.next = x.next;
  return out;
}

function sparseGambleContext(x: GambleContext): Sparse {
  const out: Sparse = {};
  out.seat = x.seat;
  out.sides = x.sides;
  if (x.pot !== 0) out.pot = x.pot;
  out.rounds = x.rounds;
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
    case 'script': {
      out.at = x.at;
      out.c = sparseScriptContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'volley': {
      out.at = x.at;
      out.c = cloneVolleyContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'barrage': {
      out.at = x.at;
      out.c = cloneBarrageContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'salvo': {
      out.at = x.at;
      out.c = cloneSalvoContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'hammer': {
      out.at = x.at;
      out.c = cloneHammerContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'duel': {
      out.at = x.at;
      out.c = cloneDuelContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'rollOff': {
      out.at = x.at;
      out.c = cloneRollOffContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'trial': {
      out.at = x.at;
      out.c = cloneTrialContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'gamble': {
      out.at = x.at;
      out.c = sparseGambleContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'riposte': {
      out.at = x.at;
      out.c = cloneRiposteContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'bid': {
      out.at = x.at;
      out.c = cloneBidContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'dither': {
      out.at = x.at;
      out.c = cloneDitherContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'share': {
      out.at = x.at;
      out.c = cloneShareContext(x.c);
      if (x.reply !== null) out.reply = clonePlain(x.reply);
      break;
    }
    case 'volunteer': {
      out.at = x.at;
      out.c = cloneVolunteerContext(x.c);
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
    case 'shaken': {
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

function sparseBody(x: Body): Sparse {
  const out: Sparse = {};
  if (x.x !== 0) out.x = x.x;
  if (x.y !== 0) out.y = x.y;
  if (x.facing !== 0) out.facing = x.facing;
  if (x.wounds !== 1) out.wounds = x.wounds;
  if (x.alive !== true) out.alive = x.alive;
  return out;
}

function sparseUnit(x: Unit): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  if (x.name !== '') out.name = x.name;
  out.armour = x.armour;
  out.bodies = x.bodies.map((v) => sparseBody(v));
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

function sparseState(x: State): Sparse {
  const out: Sparse = {};
  out.options = {};
  out.seats = cloneSeatList(x.seats);
  if (x.agenda.length !== 0) out.agenda = x.agenda.map((v) => sparseFrame(v));
  if (x.effects.length !== 0) out.effects = x.effects.map((v) => sparseEffect(v));
  if (x.finished.length !== 0) out.finished = cloneFinishedList(x.finished);
  out.units = sparseUnitTable(x.units);
  if (Object.keys(x.tokens).length !== 0) out.tokens = { ...x.tokens };
  if (Object.keys(x.score).length !== 0) out.score = { ...x.score };
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
  redact: (x) => cloneEvent(x),
  cloneEvent: (x) => cloneEvent(x),
  parseState: (x) => parseWith(x, readState, noteIdsOfState),
  parseEvent: (x) => parseWith(x, readEvent),
  sparse: (x) => sparseState(x),
};
