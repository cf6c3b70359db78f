import type { RulesetSchema } from '../../../src/schema/core.ts';
import {
  bool,
  data,
  id,
  int,
  list,
  literal,
  nullable,
  record,
  secret,
  spatial,
  table,
  text,
  union,
  withDefault,
} from '../../../src/schema/language.ts';

const pose = record({ x: int(), y: int(), facing: withDefault(int(0, 3599), 0) }, 'Pose');

/** A small game with a bit of everything that has to be written down. */
export const schema: RulesetSchema = {
  id: 'ford',
  state: {
    round: withDefault(int(1), 1),
    units: table(
      record(
        {
          owner: id('seats'),
          name: withDefault(text, ''),
          n: int(0, 20),
          skill: withDefault(int(1, 6), 4),
          where: union('at', { table: { pose: spatial(pose) }, aboard: { of: id('units') }, gone: {} }, 'Where'),
          order: withDefault(secret(literal('none', 'hold', 'ambush'), 'owner'), 'none'),
        },
        'Unit',
      ),
    ),
    gap: withDefault(spatial(int(0)), 2540),
    loot: withDefault(list(data), []),
    weather: record({ rain: withDefault(bool, false), wind: nullable(int(0, 9)) }, 'Weather'),
    resigned: nullable(id('seats')),
  },
  contexts: {
    battle: {},
    round: { n: int(1), turn: withDefault(int(0), 0) },
    turn: { seat: id('seats'), left: withDefault(int(0), 2), notes: withDefault(data, []) },
    shoot: { by: id('units'), at: id('units'), shots: withDefault(int(0, 20), 3), hits: nullable(int(0)) },
    duck: { unit: id('units') },
    quiz: { seat: id('seats'), about: withDefault(text, '') },
  },
  events: {
    ordered: { unit: id('units'), owner: id('seats'), order: secret(literal('none', 'hold', 'ambush'), 'owner') },
    lost: { unit: id('units'), n: int(0) },
    moved: { unit: id('units'), x: int(), y: int() },
    roundEnded: {},
    found: { what: data },
    resigned: { seat: id('seats') },
  },
  requests: {},
  effects: { pinned: { by: withDefault(int(0), 0) }, careful: {} },
  options: { long: withDefault(bool, false) },
};
