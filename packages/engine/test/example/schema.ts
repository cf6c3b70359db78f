import * as s from '@walstatt/engine/schema';
import { join, type RulesetSchema } from '@walstatt/engine/schema';
import { strike } from './01-blows/strike/schema.ts';
import { turns } from './02-turns/schema.ts';

const fighter = s.record(
  {
    owner: s.id('seats'),
    skill: s.int(2, 6),
    wounds: s.withDefault(s.int(0, 9), 2),
    tired: s.withDefault(s.bool, false),
  },
  'Fighter',
);

/** Everything that lasts, and what the chapters add to it. */
export const schema: RulesetSchema = {
  id: 'duel',
  state: { fighters: s.table(fighter), turn: s.withDefault(s.int(0, 999), 0) },
  contexts: join(turns.contexts, strike.contexts),
  events: join(turns.events, strike.events),
  requests: strike.requests,
  effects: {},
  options: {},
};
