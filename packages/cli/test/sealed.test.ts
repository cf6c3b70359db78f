import type { Types } from '@walstatt/engine';
import { type Battle, manualDice, saveBattle } from '@walstatt/engine/host';
import { writeJournal, writePosition, writeSeatJournal } from '@walstatt/engine/notation';
import { type Outputs, sealedWorlds } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession, situation, type Table } from '../src/referee/session.ts';
import { type AnyRuleset, loadRuleset } from '../src/registry.ts';

type Out = Outputs<Types>;

const tableFor = (battle: Battle<Types>): Table => ({ battle, dice: manualDice, language: 'en', steps: true, told: 0 });

function send(battle: Battle<Types>, message: object): Promise<Reply> {
  const session = newSession();
  session.tables.set('main', tableFor(battle));
  return refereeLine(session, JSON.stringify(message));
}

const OPENING = { start: { setup: {} }, dice: 'manual' } as const;

/** What the referee tells a seat, and what the page lets it save, share and watch. */
function outputsOf(ruleset: AnyRuleset): Out {
  const [measure] = Object.keys(ruleset.measures);
  const question = Object.entries(ruleset.questions).find(([, q]) => Object.keys(q.takes).length === 0)?.[0];
  return {
    pending: (battle, seat) => send(battle, { do: 'pending', seat }),
    events: (battle, seat) => send(battle, { do: 'events', seat }),
    state: (battle, seat) => send(battle, { do: 'state', seat }),
    journal: (battle, seat) => writeSeatJournal(battle, OPENING, seat),
    odds: (battle, seat) =>
      send(battle, { do: 'odds', measure, args: argsFor(ruleset, measure!, battle), seat, samples: 1, until: 'frame' }),
    ask: (battle, seat) => (question === undefined ? null : send(battle, { do: 'ask', question, seat })),
    advice: (battle, seat) => {
      const asked = battle.pending.find((p) => p.request.by === seat);
      return asked === undefined ? null : send(battle, { do: 'suggest', to: { request: asked.id }, seed: 5 });
    },
    refusals: (battle, seat) => {
      const asked = battle.pending.find((p) => p.request.by === seat);
      return asked === undefined ? null : send(battle, { do: 'check', to: { request: asked.id }, answer: 'nobody' });
    },
  };
}

function argsFor(ruleset: AnyRuleset, measure: string, { state }: Battle<Types>): object {
  const tables = state as unknown as Record<string, object>;
  return Object.fromEntries(
    Object.entries(ruleset.measures[measure]!.takes).map(([name, s]) => {
      if (s.kind === 'id' && s.of !== 'seats') return [name, Object.keys(tables[s.of]!)[0]];
      return [name, s.kind === 'id' ? state.seats[0]!.id : s.kind === 'text' ? state.seats[0]!.side : undefined];
    }),
  );
}

/** The same outputs as they would be without the gate. Each must be caught. */
const LEAKS: Out = {
  'pending with the events of everybody': (battle) => situation(tableFor(battle)),
  'the events of everybody': (battle) => [...battle.stream.all()],
  'the whole state': (battle) => battle.state,
  'its hash': (battle) => battle.ruleset.codec.hash(battle.state),
  'the whole journal': (battle) => writeJournal(battle.ruleset, OPENING, battle.chronicle.journal),
  'the save': (battle) => saveBattle(battle),
  'the position': (battle) => writePosition(battle.ruleset, battle.position.state, battle.position.since),
  'sealed answers that are held': (battle) => battle.asked,
};

/**
 * What can be told too early. In Demonworld orders are revealed as soon as the last seat has given its own, so only
 * answers that wait for others are secret; in hexfield orders, plots and hidden units stay so for long.
 */
const GAMES = [
  { id: 'practice-hexfield', seeds: [1, 2, 3, 4], least: 40, leaks: Object.keys(LEAKS) },
  { id: 'demonworld-2e', seeds: [1, 2], least: 5, leaks: ['the save', 'sealed answers that are held'] },
] as const;

describe.each(GAMES)('$id', ({ id, seeds, least, leaks }) => {
  test('tells no seat what others decided under seal', async () => {
    const ruleset = await loadRuleset(id);
    let compared = 0;
    for (const seed of seeds) compared += (await sealedWorlds(ruleset, {}, seed, outputsOf(ruleset))).compared;
    expect(compared).toBeGreaterThan(least);
  });

  test.each(leaks)('would be caught telling it by %s', async (name) => {
    const ruleset = await loadRuleset(id);
    const found = async (): Promise<void> => {
      for (const seed of seeds) await sealedWorlds(ruleset, {}, seed, { [name]: LEAKS[name]! });
    };
    await expect(found()).rejects.toThrow('under seal');
  });
});
