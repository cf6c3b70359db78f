import { describe, expect, it } from 'vitest';
import { Battle } from '../../src/battle/battle.ts';
import { rollDie } from '../../src/dice/roll.ts';
import { scriptedDice } from '../../src/dice/sources/scripted.ts';
import type { Game, Look, Rule } from '../../src/machine/game.ts';
import type { Types } from '../../src/machine/types.ts';
import { defineRuleset } from '../../src/ruleset/define.ts';
import { kit } from '../../src/ruleset/kit.ts';
import { chosenBy, stepsBy, variantBy } from '../../src/ruleset/readings.ts';
import type { RulesetSchema } from '../../src/schema/core.ts';
import { bool, data, int, list, literal, withDefault } from '../../src/schema/language.ts';
import { type Loose, load } from '../schema/fixture/load.ts';

type T = Types & { State: Loose; Event: Loose; Contexts: Record<string, Loose>; EffectData: Loose };
const { activity, event } = kit<T>();
const RULE = 'WP-DICE-01';
const rules = [RULE] as const;

/** A raid whose chapters (bows, fire) can be added one by one. */
const schema: RulesetSchema = {
  id: 'raid',
  state: { log: withDefault(list(data), []) },
  contexts: { battle: {}, raid: { rounds: withDefault(int(), 1) } },
  events: { logged: { what: data } },
  effects: {},
  requests: {},
  options: { bows: withDefault(bool, false), fire: withDefault(literal('none', 'torches', 'oil'), 'none') },
};
const codec = await load(schema);
const log = (g: Game<T>, what: unknown): void => g.apply({ type: 'logged', rules, what } as never);

/** Readings with signatures of their own. */
const heat = chosenBy<{ readonly of: (oil: number, wind?: number) => number; readonly spreads: boolean }>(
  { when: {}, is: { of: () => 0, spreads: false } },
  { when: { fire: ['torches', 'oil'] }, is: { of: (oil) => 1 + oil, spreads: false } },
  { when: { fire: 'oil', bows: true }, is: { of: (oil, wind = 2) => 1 + oil * wind, spreads: true } },
);
const count = variantBy<(look: Look<T>, n: number) => number>(
  { when: {}, is: (_, n) => n },
  { when: { bows: true }, is: (_, n) => 2 * n },
);

const march = (g: Game<T>): void => log(g, 'march');
const fight = (g: Game<T>, c: Loose): void => log(g, `fight ${count(g, c.rounds)}`);
const fireArrows = (g: Game<T>): string => {
  log(g, `burn ${heat(g as never).of(3)}`);
  return 'flee';
};
const flee = (g: Game<T>): void => log(g, 'flee');
function* shoot(g: Game<T>): Rule<void> {
  log(g, `shoot ${yield* rollDie(g, { by: null, rule: RULE, purpose: 'shot' })}`);
}

const raid = activity('raid', {
  steps: stepsBy<T, Loose>(
    { when: {}, is: { march, fight } },
    { when: { bows: true }, is: { shoot, march, fight } },
    { when: { bows: true, fire: ['torches', 'oil'] }, is: { march, shoot, burn: fireArrows, fight, flee } },
  ),
});

const texts: Loose = {
  title: 'Raid',
  about: 'A game of chapters.',
  events: { logged: () => '' },
  requests: {},
  options: {},
  refusals: {},
  activities: { battle: 'battle', raid: 'raid' },
  effects: {},
  purposes: {},
  names: {},
};
const game = defineRuleset<T>({
  id: 'raid',
  version: '0.1.0',
  practice: true,
  unit: 'inch',
  schema,
  codec,
  activities: [activity('battle', { steps: { nothing: () => undefined } }), raid],
  events: {
    logged: event('logged', (s, e) => {
      s.log.push(e.what);
    }),
  },
  requests: {},
  windows: [],
  triggers: [],
  modifiers: {},
  questions: {},
  measures: {},
  signals: {},
  options: {},
  scenarios: ['raid'],
  setUp: () => ({ state: stateWith({}) }),
  battle: 'battle',
  texts: { de: texts, en: texts },
  sentences: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  result: () => ({ over: false, winners: [], score: {}, rule: RULE }),
  evaluate: () => 0,
});

function stateWith(options: object): Loose {
  const parsed = codec.parseState({ options, seats: [{ id: 'red', side: 'red' }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function played(options: object, ...dice: number[]): unknown {
  const battle = Battle.resume(game, stateWith(options), [], { dice: scriptedDice(dice) });
  battle.start('raid', { rounds: 1 });
  expect(battle.idle).toBe(true);
  return battle.state.log;
}

describe('readings chosen by several options', () => {
  it('take whole lists of steps, each in its own order, with jumps and dice', () => {
    expect(played({})).toEqual(['march', 'fight 1']);
    expect(played({ fire: 'oil' })).toEqual(['march', 'fight 1']);
    expect(played({ bows: true }, 4)).toEqual(['shoot 4', 'march', 'fight 2']);
    // Burning leads past the fight.
    expect(played({ bows: true, fire: 'torches' }, 6)).toEqual(['march', 'shoot 6', 'burn 4', 'flee']);
    expect(played({ bows: true, fire: 'oil' }, 6)).toEqual(['march', 'shoot 6', 'burn 7', 'flee']);
  });

  it('may be anything: of those whose options all match, the last one counts', () => {
    const look = (options: object) => ({ state: stateWith(options) }) as never;
    expect(heat(look({})).of(5)).toBe(0);
    expect(heat(look({ fire: 'torches', bows: true })).of(5)).toBe(6);
    expect(heat(look({ fire: 'oil' }))).toMatchObject({ spreads: false });
    expect(heat(look({ fire: 'oil', bows: true })).of(5, 3)).toBe(16);
    expect(count(look({ bows: true }), 4)).toBe(8);
  });

  it('that could never be chosen are mistakes', () => {
    expect(() => chosenBy({ when: { bows: true }, is: 1 })).toThrow('the first reading must be for all battles');
    const unknown = chosenBy({ when: {}, is: 1 }, { when: { ships: true }, is: 2 });
    expect(() => unknown({ state: stateWith({}) } as never)).toThrow('there is no option ships');
    const begin = { march, begin: fight };
    expect(() => stepsBy<T, Loose>({ when: {}, is: begin }, { when: { bows: true }, is: { fight } })).toThrow(
      'may only be called begin',
    );
    const foreign = stepsBy<T, Loose>({ when: {}, is: { march } }, { when: { bows: true }, is: { march, fight } });
    const g = { state: stateWith({}) } as never;
    expect(() => (foreign['fight']!(g, {}) as Rule<unknown>).next()).toThrow(
      'fight is no step with the options of this battle',
    );
  });
});
