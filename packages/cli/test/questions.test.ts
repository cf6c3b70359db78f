import { type Plain, pick, type Rng, seededRng, type Types } from '@walstatt/engine';
import { writePosition } from '@walstatt/engine/notation';
import { randomBattle } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';
import { type AnyRuleset, loadRuleset, rulesetIds } from '../src/registry.ts';

const NONSENSE: readonly Plain[] = ['nobody', '', 'constructor', -1, 0.5, 1e9, true, null, [], {}, ['a'], { leg: 'x' }];

/** A position from the middle of a random battle. */
function middleOf(ruleset: AnyRuleset): string {
  const all: Types['State'][] = [];
  const watch = { boundary: (s: Types['State']) => void all.push(s.agenda.length > 0 ? structuredClone(s) : s) };
  randomBattle(ruleset, {}, 4, watch);
  return writePosition(ruleset, all[Math.floor(all.length / 3)]!);
}

/** Words that appear only when a program stumbles. */
const STUMBLE = /Cannot read|undefined|is not a function|not iterable|NaN|made a mistake|do not fit/;

const all = await Promise.all(rulesetIds().map(loadRuleset));
const played = all.filter((r) => r.scenarios.length > 0);

describe.each(played.map((r) => [r.id, r] as const))('questions of %s', (_id, ruleset) => {
  const begun = async () => {
    const session = newSession();
    const send = (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
    await send({ do: 'start', position: middleOf(ruleset) });
    const { state } = (await send({ do: 'state' })) as unknown as { state: Record<string, object> };
    return { send, ruleset, state };
  };

  /** A value with the right form for an argument. The rules may still call it meaningless. */
  function argument(s: { kind: string; of?: unknown; values?: readonly string[] }, state: object, rng: Rng): Plain {
    const table = (state as Record<string, object>)[String(s.of)];
    const ids = s.of === 'seats' ? (table as { id: string }[]).map((x) => x.id) : Object.keys(table ?? {});
    if (s.kind === 'id') return ids.length === 0 ? 'none' : pick(rng, ids);
    if (s.kind === 'literal') return pick(rng, s.values!);
    if (s.kind === 'bool') return rng.int(0, 1) === 1;
    if (s.kind === 'text') return pick(rng, ['own', 'w0', 'A1', '2W6+1', 'x']);
    return rng.int(1, 6);
  }

  test('never stumble, whatever their arguments are', async () => {
    const { send, ruleset, state } = await begun();
    const rng = seededRng(3);
    const answered = new Set<string>();
    for (const [question, { takes }] of Object.entries(ruleset.questions)) {
      for (let n = 0; n < 12; n++) {
        const args: Record<string, Plain> = {};
        for (const [name, s] of Object.entries(takes)) {
          const odd = n > 3 && rng.int(0, 2) === 0;
          if (n === 4 || (odd && rng.int(0, 2) === 0)) continue;
          args[name] = odd ? pick(rng, NONSENSE) : argument(s as never, state, rng);
        }
        const reply = await send({ do: 'ask', question, args });
        if (reply.ok) answered.add(question);
        else expect(reply, `${question} ${JSON.stringify(args)}`).toMatchObject({ error: 'mistake' });
        expect(JSON.stringify([reply['message'], reply['details']])).not.toMatch(STUMBLE);
      }
    }
    expect(answered.size).toBeGreaterThan(Object.keys(ruleset.questions).length / 2);
  });

  test('say what was wrong and what there is', async () => {
    const { send, ruleset } = await begun();
    expect(await send({ do: 'ask', question: 'distanse' })).toMatchObject({
      ok: false,
      message: 'distanse cannot be asked like this.',
      details: [expect.stringMatching(/^question: expected one of .*, got "distanse" \(did you mean distance\?\)$/)],
    });
    const [name, question] = Object.entries(ruleset.questions).find(([, q]) =>
      Object.values(q.takes).some((s) => s.kind === 'id' && s.of === 'units'),
    )!;
    const unit = Object.entries(question.takes).find(([, s]) => s.kind === 'id' && s.of === 'units')![0];
    const { details } = await send({ do: 'ask', question: name, args: { [unit]: 'nobody', wings: 2 } });
    expect(details).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^wings: expected .*, got "wings"/),
        expect.stringMatching(new RegExp(`^${unit}: expected an id of units: .*, got "nobody"`)),
      ]),
    );
  });
});

test('lengths in answers have units', async () => {
  const session = newSession();
  const send = (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
  const position = `ruleset: foundation40k
at: free
units:
  a: {unit: tacticalSquad, owner: red, at: [20in, 5in]}
  b: {unit: tacticalSquad, owner: blue, at: [20in, 20in]}
`;
  await send({ do: 'start', position });
  const distance = await send({ do: 'ask', question: 'distance', args: { unit: 'a', target: 'b' } });
  const { ticks, inches } = distance['answer'] as { ticks: number; inches: number };
  expect(inches).toBeCloseTo(ticks / 2540, 3);
  expect(inches).toBeGreaterThan(10);
  const needed = await send({ do: 'ask', question: 'saveOn', args: { target: 'b', fp: 1 } });
  expect(needed).toMatchObject({ answer: { value: expect.any(Number), base: 3, reasons: expect.any(Array) } });
});

test.each([
  ['foundation40k', '  a: {unit: tacticalSquad, owner: red, at: [20in, 5in]}', 'hitOn', { model: 'a.1', target: 'a' }],
  ['warpath-1e', '  a: {unit: demo-grunts, owner: red, at: [24in, 8in]}', 'toHit', { unit: 'a', target: 'a' }],
  ['warpath-1e', '  a: {unit: demo-grunts, owner: red, at: [24in, 8in]}', 'toWound', { unit: 'a', target: 'a' }],
  [
    'demonworld-2e',
    '  a: {owner: imperial, card: noble-foot, order: hold, stand: [[0, 14, 4], [1, 14, 4]]}',
    'meleeBase',
    { by: 'a.1', at: 'a.2' },
  ],
])('%s has no numbers for a unit that attacks itself', async (ruleset, units, question, args) => {
  const session = newSession();
  const send = (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
  await send({ do: 'start', position: `ruleset: ${ruleset}\nat: free\nunits:\n${units}\n` });
  const reply = await send({ do: 'ask', question, args });
  expect(reply).toMatchObject({ ok: false, error: 'mistake' });
  expect(reply['message']).toMatch(/itself|its own unit/);
});

test('arguments of measures and signals are compared with what they take', async () => {
  const session = newSession();
  const send = (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
  await send({ do: 'start', ruleset: 'practice-skirmish', setup: {} });
  const listed = await send({ do: 'list' });
  expect(listed['measures']).toMatchObject({ losses: { takes: { unit: { kind: 'id', of: 'units' } } } });
  expect(listed['signals']).toMatchObject({ resign: { rule: 'SK-END-04', takes: {} } });
  const wrong = await send({ do: 'odds', measure: 'losses', args: { unit: 'red-rifle' } });
  expect(wrong).toMatchObject({ ok: false, error: 'mistake', message: 'losses is not measured like this.' });
  expect(JSON.stringify(wrong['details'])).toContain('red-rifles');
  expect(await send({ do: 'odds', measure: 'score', args: { unit: 'red-rifles' } })).toMatchObject({
    error: 'mistake',
  });
  expect(await send({ do: 'signal', type: 'resign', seat: 'red', args: { sure: true } })).toMatchObject({
    error: 'mistake',
    message: 'resign is not sent like this.',
  });
  expect(await send({ do: 'signal', type: 'resign', seat: 'red' })).toMatchObject({ ok: true });
});
