import type { RulesetSchema } from '../../../src/schema/core.ts';
import {
  bool,
  data,
  id,
  int,
  list,
  literal,
  record,
  secret,
  spatial,
  table,
  text,
  withDefault,
} from '../../../src/schema/language.ts';

const ticks = int(-100_000_000, 100_000_000);
const face = int(1, 7);

const body = record(
  {
    x: spatial(withDefault(ticks, 0)),
    y: spatial(withDefault(ticks, 0)),
    facing: spatial(withDefault(int(0, 3599), 0)),
    wounds: withDefault(int(0, 20), 1),
    alive: withDefault(bool, true),
  },
  'Body',
);

const attack = {
  by: id('seats'),
  target: id('units'),
  dice: int(0, 100),
  sides: int(2, 6),
  hit: face,
  wound: face,
};

/** A game of nothing but dice and decisions, for testing odds. */
export const schema: RulesetSchema = {
  id: 'dicing',
  state: {
    units: table(
      record(
        { owner: id('seats'), name: withDefault(text, ''), armour: secret(face, 'owner'), bodies: list(body) },
        'Unit',
      ),
    ),
    tokens: withDefault(table(int(0, 9)), {}),
    score: withDefault(table(int()), {}),
  },
  contexts: {
    /** Other activities one after the other. */
    script: { parts: data, next: withDefault(int(0), 0) },
    volley: { ...attack, how: literal('through', 'chain') },
    barrage: attack,
    salvo: attack,
    hammer: { by: id('seats'), target: id('units'), left: int(0, 20), sides: int(2, 6) },
    duel: { a: id('seats'), b: id('seats'), sides: int(2, 6), ties: int(-1, 9) },
    /** A tie is rolled again within the same step. */
    rollOff: { a: id('seats'), b: id('seats'), sides: int(2, 6) },
    trial: { seat: id('seats'), unit: id('units'), dice: int(1, 9), sides: int(2, 6), best: bool },
    gamble: { seat: id('seats'), sides: int(2, 6), pot: withDefault(int(0, 200), 0), rounds: int(0, 9) },
    riposte: { seat: id('seats'), sides: int(2, 6), rounds: int(0, 9) },
    bid: { a: id('seats'), b: id('seats'), most: int(1, 4), sides: int(2, 6) },
    /** Roll for it, put it off or give it up: an answer that goes in circles. */
    dither: { seat: id('seats'), sides: int(2, 6) },
    share: { seat: id('seats'), total: int(0, 9) },
    volunteer: { seat: id('seats'), sides: int(2, 6) },
  },
  events: {
    lost: { unit: id('units'), n: int(0) },
    hurt: { unit: id('units'), by: int(0) },
    spent: { seat: id('seats') },
    scored: { seat: id('seats'), points: int() },
  },
  requests: {
    gamble: { kind: 'choose', args: { pot: int(0) } },
    bid: { kind: 'number' },
    dither: { kind: 'choose' },
    share: { kind: 'allocate' },
    volunteer: { kind: 'chooseMany' },
    afterRoll: { kind: 'window' },
    beforeLoss: { kind: 'window' },
    afterVolley: { kind: 'window' },
  },
  effects: { shaken: {} },
  options: {},
};
