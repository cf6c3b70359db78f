import { seededRng } from '@walstatt/engine';
import { mutate, randomText } from '@walstatt/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession, type Session } from '../src/referee/session.ts';

const POSITION = `ruleset: practice-skirmish
at: free
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
units:
  rifles: {unit: rifles, owner: red, weapon: {name: rifle, range: 18in, attacks: 1, wounds: 4}, at: [[10, 10], [12, 10]]}
  stormers: {unit: stormers, owner: blue, save: 5, at: [[10, 20], [12, 20]]}
`;

let session: Session;
const send = (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
const shoot = { do: 'begin', activity: 'shoot', context: { unit: 'rifles', target: 'stormers' } };

beforeEach(() => {
  session = newSession();
});

describe('the referee', () => {
  test('waits for manual dice and says which roll is wanted', async () => {
    await send({ do: 'start', position: POSITION, dice: { kind: 'manual' } });
    const begun = await send(shoot);
    expect(begun).toMatchObject({ ok: true, pending: [{ name: 'beforeHit', by: 'blue' }] });
    const asked = await send({ do: 'answer', to: { name: 'beforeHit' }, answer: null });
    expect(asked).toMatchObject({ wanted: { rule: 'SK-SHOOT-03', shape: '2 × d6', by: 'red' } });
    expect(await send({ do: 'dice', faces: [7, 1] })).toMatchObject({
      ok: false,
      error: 'refused',
      refusal: { code: 'noFace' },
    });
    expect(await send({ do: 'dice', faces: [1] })).toMatchObject({
      ok: false,
      refusal: { code: 'wrongCount', measured: 1, limit: 2 },
    });
    expect(await send({ do: 'dice', faces: [1, 2] })).toMatchObject({ ok: true });
  });

  test('takes dice as queues per rule id', async () => {
    const dice = { kind: 'scripted', queues: { 'SK-SHOOT-07': [1], 'SK-SHOOT-03': [6, 1], 'SK-SHOOT-06': [6] } };
    await send({ do: 'start', position: POSITION, dice });
    await send({ do: 'standing', seat: 'blue', name: 'beforeHit' });
    const shot = await send(shoot);
    expect(shot).toMatchObject({ ok: true, pending: [{ name: 'allocateWounds', total: 1 }] });
  });

  test('takes standing answers about arguments and options, and exceptions from them', async () => {
    await send({ do: 'start', position: POSITION, dice: { kind: 'scripted', faces: [4, 5, 6, 1] } });
    const asked = (await send(shoot)) as unknown as { pending: { name: string; options: { id: string }[] }[] };
    const { id } = asked.pending[0]!.options[0]!;
    const [trigger] = id.split('/') as [string];
    const begin = async (...standings: object[]): Promise<Reply> => {
      await send({ do: 'start', position: POSITION, dice: { kind: 'scripted', faces: [4, 5, 6, 1] } });
      for (const s of standings) expect(await send({ do: 'standing', seat: 'blue', ...s })).toMatchObject({ ok: true });
      return await send(shoot);
    };
    const pass = { name: 'beforeHit', answer: null };
    expect(await begin(pass)).not.toMatchObject({ pending: [{ name: 'beforeHit' }] });
    expect(await begin(pass, { option: trigger, take: 'ask' })).toMatchObject({ pending: [{ name: 'beforeHit' }] });
    expect(await begin(pass, { option: 'nothing', take: 'ask' })).not.toMatchObject({
      pending: [{ name: 'beforeHit' }],
    });
    const other = { name: 'beforeHit', args: { window: ['beforeHit', 'afterHit'] }, take: 'ask' };
    expect(await begin(pass, other)).toMatchObject({ pending: [{ name: 'beforeHit' }] });
    expect(await begin({ option: id, take: 'option' })).not.toMatchObject({ pending: [{ name: 'beforeHit' }] });
    expect(await send({ do: 'standing', seat: 'blue', take: 'option', name: 'beforeHit' })).toMatchObject({
      ok: false,
    });
    expect(await send({ do: 'standing', seat: 'blue', option: id, take: 'ask', answer: null })).toMatchObject({
      ok: false,
    });
  });

  test('judges answers without playing them, with rule and limit', async () => {
    await send({ do: 'start', ruleset: 'practice-skirmish', setup: {}, dice: { kind: 'seeded', seed: 1 } });
    const { pending } = (await send({ do: 'pending' })) as unknown as { pending: { id: string; name: string }[] };
    const to = { request: pending[0]!.id };
    expect(await send({ do: 'check', to, answer: 'perhaps' })).toMatchObject({
      ok: true,
      legal: false,
      refusal: { code: 'malformed' },
    });
    expect(await send({ do: 'check', to, answer: true })).toMatchObject({ ok: true, legal: true });
    expect(await send({ do: 'pending' })).toMatchObject({ pending });
  });

  test('undoes, forks, saves, loads and writes positions and journals', async () => {
    await send({ do: 'start', ruleset: 'practice-skirmish', setup: {}, dice: { kind: 'seeded', seed: 3 } });
    const play = async (battle: string, answers: number): Promise<Reply> => {
      let last = await send({ do: 'pending', battle });
      for (let i = 0; i < answers; i++) {
        const [p] = last['pending'] as { id: string }[];
        const { preset } = (await send({ do: 'suggest', battle, to: { request: p!.id } })) as unknown as {
          preset: unknown;
        };
        last = await send({ do: 'answer', battle, to: { request: p!.id }, answer: preset });
        expect(last).toMatchObject({ ok: true });
      }
      return last;
    };
    await play('main', 12);
    const before = await send({ do: 'state' });
    expect(await send({ do: 'fork', as: 'other', dice: { kind: 'seeded', seed: 9 } })).toMatchObject({ ok: true });
    await play('other', 10);
    expect(await send({ do: 'state' })).toEqual(before);
    const { save } = (await send({ do: 'save' })) as unknown as { save: unknown };
    expect(await send({ do: 'load', battle: 'again', save })).toMatchObject({ ok: true });
    expect(await send({ do: 'state', battle: 'again' })).toEqual(before);
    const { journal } = (await send({ do: 'journal' })) as unknown as { journal: string };
    expect(await send({ do: 'load', battle: 'replayed', journal })).toMatchObject({ ok: true });
    expect(await send({ do: 'state', battle: 'replayed' })).toEqual(before);
    const { position } = (await send({ do: 'position' })) as unknown as { position: string };
    expect(await send({ do: 'start', battle: 'placed', position, dice: { kind: 'manual' } })).toMatchObject({
      ok: true,
    });
    expect(await send({ do: 'state', battle: 'placed' })).toEqual(before);
    const [p] = (await send({ do: 'pending' }))['pending'] as { by: string }[];
    expect(await send({ do: 'undo', seat: p!.by })).toMatchObject({ ok: true });
  });

  test.each([
    ['an unknown ruleset', { do: 'start', ruleset: 'chess', setup: {} }, 'There is no ruleset chess.'],
    ['a missing battle', { do: 'pending' }, 'There is no battle main.'],
    ['a missing file', { do: 'start', positionFile: 'no/such.position.yaml' }, 'Cannot read no/such.position.yaml'],
    ['an unknown field', { do: 'hello', colour: 'red' }, 'This is no right hello.'],
    ['an unknown command', { do: 'dance' }, 'The field do must name a command.'],
    ['inherited names', { do: 'constructor' }, 'The field do must name a command.'],
  ])('explains %s', async (_, message, said) => {
    const reply = await send({ id: 7, ...message });
    expect(reply).toMatchObject({ id: 7, ok: false });
    expect(reply['message']).toContain(said);
  });

  test('points at line and column of a wrong position', async () => {
    const reply = await send({ do: 'start', position: POSITION.replace('owner: blue', 'owner: green') });
    expect(reply).toMatchObject({ ok: false, error: 'mistake' });
    expect((reply['details'] as string[])[0]).toMatch(/^6:\d+ units\.stormers\.owner/);
  });
});

describe('whatever comes in', () => {
  /** A referee may answer nonsense with anything except silence or a mistake of its own. */
  const isClear = (reply: Reply): boolean =>
    reply.ok || (typeof reply['error'] === 'string' && reply['error'] !== 'internal');

  test('a million random bytes are answered', async () => {
    const rng = seededRng(11);
    for (let bytes = 0; bytes < 1_000_000; ) {
      for (const line of randomText(4096, rng).split('\n')) {
        const reply = await refereeLine(session, line);
        expect(reply.ok, line).toBe(false);
        expect(isClear(reply), JSON.stringify(reply)).toBe(true);
      }
      bytes += 4096;
    }
  });

  test('10,000 mutated messages are answered', async () => {
    const valid = [
      { do: 'start', position: POSITION, dice: { kind: 'scripted', faces: [4, 5, 6, 1] } },
      shoot,
      { do: 'answer', to: { name: 'beforeHit', seat: 'blue' }, answer: null },
      { do: 'dice', faces: [4, 5], rule: 'SK-SHOOT-03' },
      { do: 'ask', question: 'hitOn', args: { unit: 'rifles', target: 'stormers', reaction: 'none' } },
      {
        do: 'odds',
        measure: 'losses',
        args: { unit: 'stormers' },
        begin: { activity: 'shoot', context: shoot.context },
      },
      { do: 'signal', type: 'resign', seat: 'red' },
      { do: 'standing', seat: 'blue', name: 'beforeHit', answer: null, until: 'shoot' },
      { do: 'state', seat: 'red' },
      { do: 'undo', seat: 'red' },
      { do: 'explain', value: 'hitOn', base: 4, subject: { unit: 'rifles', target: 'stormers', reaction: 'none' } },
    ].map((m) => JSON.stringify(m));
    const rng = seededRng(12);
    for (let i = 0; i < 10_000; i++) {
      if (i % 50 === 0) await refereeLine(session, valid[0]!);
      const line = mutate(valid[rng.int(0, valid.length - 1)]!, rng);
      const reply = await refereeLine(session, line);
      expect(isClear(reply), `${line} -> ${JSON.stringify(reply)}`).toBe(true);
    }
  });
});
