import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { codeOfMistake, keepInFiles, type Mistake } from '../src/mistakes.ts';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';

const POSITION = `ruleset: practice-skirmish
at: free
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
units:
  rifles: {unit: rifles, owner: red, at: [[10, 10], [12, 10]]}
  stormers: {unit: stormers, owner: blue, at: [[10, 20], [12, 20]]}
`;
const START = { do: 'start', position: POSITION, dice: { kind: 'scripted', faces: [4, 5, 6, 1, 2, 3] } };
const SHOOT = { do: 'begin', activity: 'shoot', context: { unit: 'rifles', target: 'stormers' } };

/** What JavaScript says, and what its values look like in a text. */
const RAW =
  /\[object|Cannot read|Cannot convert|is not a function|not iterable|undefined|NaN|native code|Unexpected token/;

const table = (session = newSession()) => {
  return async (message: object | string): Promise<Reply> => {
    const reply = await refereeLine(session, typeof message === 'string' ? message : JSON.stringify(message));
    expect(JSON.stringify(reply)).not.toMatch(RAW);
    return reply;
  };
};

describe('a mistake of the program', () => {
  let trap = -1;
  const watch = {
    applied: () => {
      if (trap-- === 0) throw new TypeError("Cannot read properties of undefined (reading 'x')");
    },
  };
  const kept: Mistake[] = [];
  const keep = (m: Mistake) => {
    kept.push(m);
    return Promise.resolve('a/file');
  };
  afterEach(() => {
    trap = -1;
    kept.length = 0;
  });

  test('is told with a code, kept with what is needed to repeat it, and costs nothing', async () => {
    const send = table(newSession(watch, undefined, keep));
    await send(START);
    await send(SHOOT);
    const before = await send({ do: 'state' });
    const asked = await send({ do: 'pending' });
    const answer = { do: 'answer', to: { name: 'beforeHit' }, answer: null };
    trap = 0;
    const reply = await send(answer);
    expect(reply).toEqual({
      ok: false,
      error: 'internal',
      code: expect.stringMatching(/^W-[0-9a-f]{8}$/),
      message: 'The referee made a mistake. The battle stands as last reported.',
      report: 'a/file',
    });
    expect(kept).toEqual([
      {
        code: reply['code'],
        error: expect.stringContaining('TypeError'),
        asked: JSON.stringify(answer),
        battle: expect.anything(),
      },
    ]);
    expect(await send({ do: 'state' })).toEqual(before);
    expect((await send({ do: 'pending' }))['pending']).toEqual(asked['pending']);
    expect(await send(answer)).toMatchObject({ ok: true });
  });

  test('is written down once, in a file that nobody else could have put there', async () => {
    const keepIt = keepInFiles();
    const error = new RangeError('Maximum call stack size exceeded');
    const mistake = { code: codeOfMistake(error), error: String(error.stack), asked: '{}', battle: null };
    const file = (await keepIt(mistake))!;
    expect(await keepIt(mistake)).toBe(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(mistake);
    rmSync(dirname(file), { recursive: true });
  });

  test('has the same code each time, whatever the numbers in it', () => {
    const codes = [3, 17].map((n) =>
      codeOfMistake(Object.assign(new Error(), { stack: `Error: no model ${n}\n    at volley (x.ts:1:2)` })),
    );
    expect(codes[0]).toBe(codes[1]);
    expect(codeOfMistake('thrown as a text')).toMatch(/^W-/);
  });
});

describe('what comes from outside is looked at before rules see it', () => {
  test('a subject that rules cannot work with is answered with what they look for', async () => {
    const send = table();
    await send(START);
    for (const subject of [{}, { unit: 'nobody' }, { unit: 5, target: ['stormers'] }, { unit: 'toString' }])
      expect(await send({ do: 'explain', value: 'hitOn', base: 4, subject })).toMatchObject({
        ok: false,
        error: 'mistake',
        message: 'hitOn cannot be explained for this subject.',
        details: expect.arrayContaining([expect.stringMatching(/^subject\.unit: (is missing|does not fit \(.*\))$/)]),
      });
    const subject = { unit: 'rifles', target: 'stormers', reaction: 'none' };
    expect(await send({ do: 'explain', value: 'hitOn', base: 4, subject })).toMatchObject({ ok: true, base: 4 });
  });

  test('names that every object answers to are names of nothing', async () => {
    const send = table();
    await send(START);
    await send(SHOOT);
    const to = { name: 'beforeHit' };
    for (const answer of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(await send({ do: 'check', to, answer })).toMatchObject({
        legal: false,
        refusal: { code: 'notOffered', text: `${answer}: is not on offer here.` },
      });
    expect(await send('{"do":"check","to":{"name":"beforeHit"},"answer":{"__proto__":{"a":1}}}')).toMatchObject({
      error: 'malformed',
      message: 'The name __proto__ is not allowed.',
    });
  });

  test('legs carry what the vocabulary says, and nothing else', async () => {
    const send = table();
    await send(START);
    const walk = { unit: 'rifles', kind: 'move', allowance: 15_240 };
    const begun = await send({ do: 'begin', activity: 'walk', context: walk });
    const [{ movers }] = begun['pending'] as [{ movers: string[] }];
    const to = { name: 'planMove' };
    for (const leg of [
      { leg: 'go', x: 'far', y: 0 },
      { leg: 'go', x: 30_480 },
      { leg: 'go', x: 30_480, y: 40_000, wings: true },
      { leg: 'fly', x: 30_480, y: 40_000 },
      { leg: 'go', x: 30_480, y: 40_000.5 },
    ])
      expect(await send({ do: 'check', to, answer: [{ mover: movers[1], legs: [leg] }] })).toMatchObject({
        legal: false,
        refusal: { code: 'malformed' },
      });
    const legs = [{ leg: 'go', x: 30_480, y: 27_940 }];
    expect(await send({ do: 'check', to, answer: [{ mover: movers[1], legs }] })).toMatchObject({ legal: true });
  });

  test('free-form arguments are plain data of bounded depth', async () => {
    const send = table();
    await send({ do: 'start', ruleset: 'demonworld-2e', setup: {} });
    let deep: unknown = 1;
    for (let i = 0; i < 80; i++) deep = [deep];
    for (const leg of [deep, { leg: 0.5 }])
      expect(await send({ do: 'ask', question: 'legCost', args: { leg } })).toMatchObject({
        ok: false,
        error: 'mistake',
      });
  });
});
