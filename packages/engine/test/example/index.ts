import { assemble, defineRuleset, type Setup } from '@walstatt/engine';
import { blows } from './01-blows/index.ts';
import { turns } from './02-turns/index.ts';
import { result } from './02-turns/victory.ts';
import { codec } from './generated/state.ts';
import type { Duel } from './kit.ts';
import { schema } from './schema.ts';
import { policy } from './tactics/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const start = {
  seats: [
    { id: 'red', side: 'red' },
    { id: 'blue', side: 'blue' },
  ],
  fighters: { anna: { owner: 'red', skill: 3 }, bert: { owner: 'blue', skill: 4 } },
  options: {},
};

/** Where a battle begins: what the schema has defaults for is filled in. */
function setUp(_setup: Setup) {
  const read = codec.parseState(start);
  return read.ok ? { state: read.value } : { problems: read.problems };
}

export const ruleset = defineRuleset<Duel>({
  id: 'duel',
  version: '0.1.0',
  unit: 'inch',
  schema,
  codec,
  ...assemble<Duel>(blows, turns),
  ...policy,
  options: {},
  windows: [],
  scenarios: ['duel'],
  setUp,
  battle: 'battle',
  texts: { de, en },
  sentences: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  result,
});
