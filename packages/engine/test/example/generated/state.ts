/** Emitted from ../schema.ts by `npm run build`: the state of duel. Change the schema, not this file. */

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
export type FightersId = Id<'fighters'>;

export type State = {
  options: Options;
  seats: Seat[];
  agenda: Frame[];
  effects: Effect[];
  finished: Finished[];
  fighters: Record<string, Fighter>;
  turn: number;
};

export type Options = Record<string, never>;

export type Seat = {
  id: string;
  side: string;
};

export type Frame =
  | { do: 'window'; at: string; c: WindowContext; reply: Plain }
  | { do: 'battle'; at: string; c: BattleContext; reply: Plain }
  | { do: 'strike'; at: string; c: StrikeContext; reply: Plain }
  | { do: 'windowOn'; at: string; c: WindowOnContext; reply: Plain };

export type WindowContext = {
  window: string;
  turn: number;
  passed: number;
};

export type BattleContext = Record<string, never>;

export type StrikeContext = {
  fighter: FightersId;
  target: FightersId;
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

export type Fighter = {
  owner: SeatsId;
  skill: number;
  wounds: number;
  tired: boolean;
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
  turnBegan: {
    readonly type: 'turnBegan';
    readonly rules: readonly string[];
  };
  struck: {
    readonly type: 'struck';
    readonly rules: readonly string[];
    readonly fighter: FightersId;
    readonly target: FightersId;
    readonly wild: boolean;
    readonly hits: number;
  };
};

export type Event = Events[keyof Events];

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

export type BlowArgs = {
  readonly fighter: FightersId;
};

export type Contexts = {
  window: WindowContext;
  battle: BattleContext;
  strike: StrikeContext;
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
  blow: {
    kind: 'choose';
    args: BlowArgs;
    option: undefined;
    item: undefined;
  };
};

type Sparse = Record<string, unknown>;

function noteIdsOfState(r: Reader, x: unknown): void {
  noteIds(r, x, 'seats', []);
  noteKeys(r, x, 'fighters', []);
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

function cloneStrikeContext(x: StrikeContext): StrikeContext {
  return { fighter: x.fighter, target: x.target };
}

function cloneWindowOnContext(x: WindowOnContext): WindowOnContext {
  return { window: x.window, subject: clonePlain(x.subject), turn: x.turn, passed: x.passed };
}

function cloneFrame(x: Frame): Frame {
  switch (x.do) {
    case 'window':
      return { do: 'window', at: x.at, c: cloneWindowContext(x.c), reply: clonePlain(x.reply) };
    case 'battle':
      return { do: 'battle', at: x.at, c: {}, reply: clonePlain(x.reply) };
    case 'strike':
      return { do: 'strike', at: x.at, c: cloneStrikeContext(x.c), reply: clonePlain(x.reply) };
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

function cloneFighter(x: Fighter): Fighter {
  return { owner: x.owner, skill: x.skill, wounds: x.wounds, tired: x.tired };
}

function cloneFighterTable(x: Readonly<Record<string, Fighter>>): Record<string, Fighter> {
  const out = newTable<Fighter>(x);
  for (const key in x) {
    out[key] = cloneFighter(x[key]!);
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
    fighters: cloneFighterTable(x.fighters),
    turn: x.turn,
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

function equalStrikeContext(a: StrikeContext, b: StrikeContext): boolean {
  return a.fighter === b.fighter && a.target === b.target;
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
    case 'strike':
      return b.do === 'strike' && a.at === b.at && equalStrikeContext(a.c, b.c) && equalPlain(a.reply, b.reply);
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

function equalFighter(a: Fighter, b: Fighter): boolean {
  return a.owner === b.owner && a.skill === b.skill && a.wounds === b.wounds && a.tired === b.tired;
}

function shareState(x: State, b: State): State {
  return {
    options: b.options,
    seats: shareOne(x.seats, b.seats, (v, w) => equalSeatList(v, w), (v) => cloneSeatList(v)),
    agenda: shareOne(x.agenda, b.agenda, (v, w) => equalFrameList(v, w), (v) => cloneFrameList(v)),
    effects: shareOne(x.effects, b.effects, (v, w) => equalEffectList(v, w), (v) => cloneEffectList(v)),
    finished: shareOne(x.finished, b.finished, (v, w) => equalFinishedList(v, w), (v) => cloneFinishedList(v)),
    fighters: shareTable(x.fighters, b.fighters, (v, w) => equalFighter(v, w), (v) => cloneFighter(v)),
    turn: x.turn,
  };
}

function equalFighterTable(a: Record<string, Fighter>, b: Record<string, Fighter>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) {
    if (!equalFighter(a[key]!, b[key]!)) return false;
  }
  return true;
}

function equalState(a: State, b: State): boolean {
  return (
    a.turn === b.turn &&
    true &&
    equalSeatList(a.seats, b.seats) &&
    equalFrameList(a.agenda, b.agenda) &&
    equalEffectList(a.effects, b.effects) &&
    equalFinishedList(a.finished, b.finished) &&
    equalFighterTable(a.fighters, b.fighters)
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

function hashStrikeContext(h: Lanes, x: StrikeContext): void {
  mixText(h, x.fighter);
  mixText(h, x.target);
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
    case 'strike': {
      mixWord(h, 3);
      mixText(h, x.at);
      hashStrikeContext(h, x.c);
      mixPlain(h, x.reply);
      break;
    }
    case 'windowOn': {
      mixWord(h, 4);
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

function hashFighter(h: Lanes, x: Fighter): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ x.skill, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.skill, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ x.wounds, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ x.wounds, LANE_B);
  a = Math.imul(a ^ (a >>> 15) ^ (x.tired ? 1 : 0), LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ (x.tired ? 1 : 0), LANE_B);
  h[0] = a;
  h[1] = b;
  mixText(h, x.owner);
}

function hashFighterTable(h: Lanes, x: Record<string, Fighter>): void {
  mixWord(h, Object.keys(x).length);
  for (const key in x) {
    mixText(h, key);
    const v = x[key]!;
    hashFighter(h, v);
  }
}

function hashState(h: Lanes, x: State): void {
  hashSeatList(h, x.seats);
  hashFrameList(h, x.agenda);
  hashEffectList(h, x.effects);
  hashFinishedList(h, x.finished);
  hashFighterTable(h, x.fighters);
  mixWord(h, x.turn);
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
    case 'turnBegan':
      return { type: 'turnBegan', rules: x.rules.slice() };
    case 'struck':
      return {
        type: 'struck',
        rules: x.rules.slice(),
        fighter: x.fighter,
        target: x.target,
        wild: x.wild,
        hits: x.hits,
      };
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

function readBattleContext(r: Reader, v: unknown): BattleContext {
  const o = openRecord(r, v, []);
  if (o === null) return nothing();
  return {};
}

const readFightersId = readId('fighters');

function readStrikeContext(r: Reader, v: unknown): StrikeContext {
  const o = openRecord(r, v, ['fighter', 'target']);
  if (o === null) return nothing();
  return { fighter: field(r, o, 'fighter', readFightersId), target: field(r, o, 'target', readFightersId) };
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
    strike: ['at', 'c', 'reply'],
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
    case 'strike':
      return {
        do: 'strike',
        at: field(r, o, 'at', readText),
        c: field(r, o, 'c', readStrikeContext),
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

const readSeatsId = readId('seats');

function readFinished(r: Reader, v: unknown): Finished {
  const o = openRecord(r, v, ['seat', 'frame']);
  if (o === null) return nothing();
  return { seat: field(r, o, 'seat', readSeatsId), frame: field(r, o, 'frame', readText) };
}

const readFinishedList = readList(readFinished);

const readNumberFrom2To6 = readInt(2, 6);

const readNumberFrom0To9 = readInt(0, 9);

function readFighter(r: Reader, v: unknown): Fighter {
  const o = openRecord(r, v, ['owner', 'skill', 'wounds', 'tired']);
  if (o === null) return nothing();
  return {
    owner: field(r, o, 'owner', readSeatsId),
    skill: field(r, o, 'skill', readNumberFrom2To6),
    wounds: optional(r, o, 'wounds', readNumberFrom0To9, 2),
    tired: optional(r, o, 'tired', readBool, false),
  };
}

const readFighterTable = readTable(readFighter);

const readNumberFrom0To999 = readInt(0, 999);

function readState(r: Reader, v: unknown): State {
  const o = openRecord(r, v, ['options', 'seats', 'agenda', 'effects', 'finished', 'fighters', 'turn']);
  if (o === null) return nothing();
  return {
    options: field(r, o, 'options', readOptions),
    seats: field(r, o, 'seats', readSeatList),
    agenda: optional(r, o, 'agenda', readFrameList, []),
    effects: optional(r, o, 'effects', readEffectList, []),
    finished: optional(r, o, 'finished', readFinishedList, []),
    fighters: field(r, o, 'fighters', readFighterTable),
    turn: optional(r, o, 'turn', readNumberFrom0To999, 0),
  };
}

const readTextList = readList(readText);

const readWhyWord = readLiteral(['done', 'stopped', 'cut']);

const readOptionalSeatsId = readNullable(readSeatsId);

const readOptionalText = readNullable(readText);

const readNumber = readInt(-9007199254740991, 9007199254740991);

const readNumberList = readList(readNumber);

const readNumberFrom0List = readList(readNumberFrom0);

const readNumberFrom0To2 = readInt(0, 2);

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
    turnBegan: ['rules'],
    struck: ['rules', 'fighter', 'target', 'wild', 'hits'],
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
    case 'turnBegan':
      return { type: 'turnBegan', rules: field(r, o, 'rules', readTextList) };
    case 'struck':
      return {
        type: 'struck',
        rules: field(r, o, 'rules', readTextList),
        fighter: field(r, o, 'fighter', readFightersId),
        target: field(r, o, 'target', readFightersId),
        wild: field(r, o, 'wild', readBool),
        hits: field(r, o, 'hits', readNumberFrom0To2),
      };
  }
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
    case 'strike': {
      out.at = x.at;
      out.c = cloneStrikeContext(x.c);
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

function sparseFighter(x: Fighter): Sparse {
  const out: Sparse = {};
  out.owner = x.owner;
  out.skill = x.skill;
  if (x.wounds !== 2) out.wounds = x.wounds;
  if (x.tired !== false) out.tired = x.tired;
  return out;
}

function sparseFighterTable(x: Record<string, Fighter>): Sparse {
  const out: Sparse = {};
  for (const key of Object.keys(x)) {
    const v = x[key]!;
    out[key] = sparseFighter(v);
  }
  return out;
}

function sparseState(x: State): Sparse {
  const out: Sparse = {};
  out.options = {};
  out.seats = cloneSeatList(x.seats);
  if (x.agenda.length !== 0) out.agenda = x.agenda.map((v) => sparseFrame(v));
  if (x.effects.length !== 0) out.effects = cloneEffectList(x.effects);
  if (x.finished.length !== 0) out.finished = cloneFinishedList(x.finished);
  out.fighters = sparseFighterTable(x.fighters);
  if (x.turn !== 0) out.turn = x.turn;
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
  spaceHash: () => {
    const h = newLanes();
    return finishLanes(h);
  },
  view: (x) => cloneState(x),
  redact: (x) => cloneEvent(x),
  cloneEvent: (x) => cloneEvent(x),
  parseState: (x) => parseWith(x, readState, noteIdsOfState),
  parseEvent: (x) => parseWith(x, readEvent),
  sparse: (x) => sparseState(x),
};
