import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession, type Session } from '../src/referee/session.ts';

const POSITION = {
  ruleset: 'practice-skirmish',
  at: 'free',
  seats: [
    { id: 'red', side: 'dawn' },
    { id: 'blue', side: 'dusk' },
  ],
  units: {
    rifles: { unit: 'rifles', owner: 'red', at: [[10, 10]] },
    stormers: { unit: 'stormers', owner: 'blue', at: [[10, 20]] },
  },
};
const FIRE = { do: 'begin', activity: 'fire', context: { unit: 'rifles' } };
const to = { name: 'chooseTarget' };

let session: Session;
const send = (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));

beforeEach(() => {
  session = newSession();
});

describe('a battle that asks forced requests', () => {
  test('asks a single option, so that others can be refused', async () => {
    await send({ do: 'start', position: POSITION, dice: { kind: 'manual' } });
    expect(await send(FIRE)).toMatchObject({ pending: [{ name: 'beforeHit' }] });
    await send({ do: 'start', position: POSITION, forced: 'ask', dice: { kind: 'manual' } });
    expect(await send(FIRE)).toMatchObject({ pending: [{ name: 'chooseTarget', options: [{ id: 'stormers' }] }] });
    expect(await send({ do: 'answer', to, answer: 'rifles' })).toMatchObject({ ok: false, error: 'refused' });
    expect(await send({ do: 'answer', to, answer: 'stormers' })).toMatchObject({ ok: true });
  });

  test('keeps asking after a save, a journal, a position and a fork', async () => {
    await send({ do: 'start', position: POSITION, forced: 'ask', dice: { kind: 'manual' } });
    await send(FIRE);
    const asked = { pending: [{ name: 'chooseTarget' }] };
    const { save } = await send({ do: 'save' });
    expect(await send({ do: 'load', save })).toMatchObject({ ok: true, ...asked });
    const { journal } = await send({ do: 'journal' });
    expect(await send({ do: 'load', journal, dice: { kind: 'manual' } })).toMatchObject({ ok: true, ...asked });
    const { position } = await send({ do: 'position' });
    expect(position).toMatch(/^forced: ask$/m);
    expect(await send({ do: 'start', position })).toMatchObject({ ok: true, ...asked });
    expect(await send({ do: 'fork', as: 'copy', dice: { kind: 'manual' } })).toMatchObject({ ok: true, ...asked });
    const wrong = `${position}`.replace('forced: ask', 'forced: tell');
    expect(await send({ do: 'start', position: wrong })).toMatchObject({
      ok: false,
      details: ['3:9 forced: expected ask, got "tell"'],
    });
  });
});

describe('replies', () => {
  const typesOf = ({ events }: Reply): string[] => (events as { type: string }[]).map((e) => e.type);
  const dice = { kind: 'scripted', faces: [1, 1, 6, 5] };

  test('report the steps of the machine only on request', async () => {
    await send({ do: 'start', position: POSITION, dice });
    await send({ do: 'standing', seat: 'blue', name: 'beforeHit' });
    await send({ do: 'standing', seat: 'blue', name: 'afterShot' });
    expect(typesOf(await send(FIRE))).toEqual(['shotFired', 'rolled']);
    expect(typesOf(await send({ do: 'events', steps: true }))).toEqual(expect.arrayContaining(['began', 'stepped']));
    expect(typesOf(await send({ do: 'events', seat: 'red' }))).toEqual(['shotFired', 'rolled']);
    await send({ do: 'start', position: POSITION, dice: { kind: 'manual' }, steps: true });
    expect(typesOf(await send(FIRE))).toEqual(expect.arrayContaining(['began', 'stepped']));
  });

  test('report the dice of a script that no roll used', async () => {
    await send({ do: 'start', position: POSITION, dice });
    await send({ do: 'standing', seat: 'blue', name: 'beforeHit' });
    await send({ do: 'standing', seat: 'blue', name: 'afterShot' });
    expect(await send(FIRE)).toMatchObject({ idle: true, leftOver: ['6 5'] });
    expect(await send({ do: 'close' })).toMatchObject({ leftOver: ['6 5'] });
  });
});

test('a position may be JSON, as an object or as text', async () => {
  expect(await send({ do: 'start', position: POSITION })).toMatchObject({ ok: true, ruleset: 'practice-skirmish' });
  expect(await send({ do: 'start', position: JSON.stringify(POSITION) })).toMatchObject({ ok: true });
  const off = { ...POSITION, units: { ...POSITION.units, rifles: { unit: 'rifles', owner: 'red', at: [[99, 10]] } } };
  expect(await send({ do: 'start', position: off })).toMatchObject({
    ok: false,
    details: [expect.stringMatching(/^\d+:\d+ units\.rifles\.at\[0\]: model 1 of rifles is off the table$/)],
  });
});
