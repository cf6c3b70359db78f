import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession, type Session } from '../src/referee/session.ts';

let session: Session;
const send = (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
beforeEach(() => {
  session = newSession();
});

/** The rules that a beginning sets aside, in the order told. Each has its sentence. */
async function setAside(activity: string, context: object): Promise<string[]> {
  const reply = await send({ do: 'begin', activity, context });
  expect(reply, JSON.stringify(reply)).toMatchObject({ ok: true });
  const told = (reply['setAside'] ?? []) as { rule: string; text: string }[];
  for (const { rule, text } of told) expect(text, rule).toMatch(/\w/);
  return told.map(({ rule }) => rule);
}

describe('free play says which rules it sets aside, in the practice skirmish', () => {
  const start = (y: number) =>
    send({
      do: 'start',
      position: `ruleset: practice-skirmish
at: free
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
units:
  rifles: {unit: rifles, owner: red, weapon: {name: rifle, range: 8in, attacks: 1, wounds: 4}, at: [[10, 10], [12, 10]]}
  stormers: {unit: stormers, owner: blue, at: [[10, ${y}], [12, ${y}]]}
`,
    });
  const pair = { unit: 'rifles', target: 'stormers' };

  test('[SK-SHOOT-01] a shot beyond the range, and a lawful one', async () => {
    await start(20);
    expect(await setAside('shoot', pair)).toEqual(['SK-SHOOT-01']);
    await start(17);
    expect(await send({ do: 'begin', activity: 'shoot', context: pair })).not.toHaveProperty('setAside');
  });

  test('[SK-CHARGE-06] a fight without contact', async () => {
    await start(20);
    expect(await setAside('fight', pair)).toEqual(['SK-CHARGE-06']);
  });
});

describe('in Foundation', () => {
  const start = (blue: string, more = '') =>
    send({
      do: 'start',
      position: `ruleset: foundation40k
at: free
round: 1
units:
  a: {unit: tacticalSquad, owner: red, at: [20in, 5in]${more}}
  b: {unit: boyzMob, owner: blue, at: [20in, ${blue}]}
`,
    });

  test("[FD-ROUND-06] [FD-ROUND-09] commanding an enemy's unit, and one that has acted", async () => {
    await start('20in');
    expect(await setAside('activation', { seat: 'red', unit: 'b' })).toEqual(['FD-ROUND-06']);
    await start('20in', ', activated: true');
    expect(await setAside('activation', { seat: 'red', unit: 'a' })).toEqual(['FD-ROUND-09']);
  });

  test('[FD-MELEE-01] [FD-ACTION-11] a melee nine inches apart', async () => {
    await start('16in');
    const context = { seat: 'red', unit: 'a', target: 'b' };
    expect(await setAside('melee', context)).toEqual(['FD-ACTION-11', 'FD-MELEE-01']);
  });

  test('[FD-PINNED-01] [FD-GAP-31] [FD-SPECIAL-05] shots and moves that are not open', async () => {
    await start('20in', ', morale: pinned');
    const shot = { seat: 'red', unit: 'a', suppress: false };
    expect(await setAside('shoot', shot)).toEqual(['FD-PINNED-01']);
    await start('20in');
    expect(await setAside('shoot', { ...shot, target: 'a' })).toEqual(['FD-GAP-31']);
    await start('20in');
    expect(await setAside('shoot', { ...shot, target: 'b' })).toEqual([]);
    await start('20in');
    expect(await setAside('move', { seat: 'red', unit: 'a', kind: 'vanguard' })).toEqual(['FD-SPECIAL-05']);
  });

  test('[FD-ACTION-25] [FD-MELEE-17] morale without an occasion', async () => {
    await start('20in');
    expect(await setAside('moraleTest', { unit: 'a', occasion: 'rally' })).toEqual(['FD-ACTION-25']);
    await start('20in');
    expect(await setAside('moraleTest', { unit: 'a', occasion: 'melee' })).toEqual(['FD-MELEE-17']);
  });

  test('a unit that is not on the table can begin nothing', async () => {
    await start('20in', ', status: reserve');
    const reply = await send({ do: 'begin', activity: 'move', context: { seat: 'red', unit: 'a', kind: 'move' } });
    expect(reply).toMatchObject({ ok: false, error: 'mistake' });
    expect(reply['message']).toContain('a is not on the table');
  });
});

describe('in Warpath', () => {
  const start = (more = '', y = 17) =>
    send({
      do: 'start',
      position: `ruleset: warpath-1e
at: free
active: red
units:
  g: {owner: red, unit: demo-grunts, at: [24in, 8in]}
  e: {owner: blue, unit: demo-grunts, at: [24in, ${y}in]}
${more}`,
    });
  const SUPPRESSED =
    'effects:\n  - {name: suppressed, rule: WP-MORALE-11, on: g, by: null, data: {}, until: {until: never}}\n';

  test('[WP-TURN-03] [WP-SHOOT-06] [WP-MORALE-12] shooting', async () => {
    await start();
    expect(await setAside('attack', { unit: 'g', with: 'own', target: 'e' })).toEqual([]);
    await start();
    expect(await setAside('attack', { unit: 'e', with: 'own', target: 'g' })).toEqual(['WP-TURN-03']);
    await start(SUPPRESSED, 44);
    expect(await setAside('attack', { unit: 'g', with: 'own', target: 'e' })).toEqual(['WP-MORALE-12', 'WP-SHOOT-08']);
    const itself = await send({ do: 'begin', activity: 'attack', context: { unit: 'g', with: 'own', target: 'g' } });
    expect(itself).toMatchObject({ ok: false, error: 'mistake' });
  });

  test('[WP-MORALE-11] [WP-CHARGE-04] [WP-MELEE-01] [WP-MORALE-02] moving, charging, melee, morale', async () => {
    const walk = { unit: 'g', why: 'advance', allowance: 12700, jump: false };
    await start();
    expect(await setAside('walk', walk)).toEqual([]);
    await start(SUPPRESSED);
    expect(await setAside('walk', walk)).toEqual(['WP-MORALE-11']);
    await start(SUPPRESSED);
    expect(await setAside('charge', { unit: 'g', target: 'e' })).toEqual(['WP-MORALE-11']);
    await start('', 40);
    const hopeless = await send({ do: 'begin', activity: 'charge', context: { unit: 'g', target: 'e' } });
    expect(hopeless).toMatchObject({ ok: false, error: 'mistake' });
    expect(hopeless['message']).toContain('g can charge nobody [WP-CHARGE-04]');
    await start();
    expect(await setAside('fight', { seat: 'red', target: 'e', chargers: ['g'] })).toEqual(['WP-MELEE-01']);
    await start();
    expect(await setAside('test', { seat: 'red', unit: 'e', melee: false })).toEqual(['WP-MORALE-02']);
  });
});

test('[DW-IV-01] [DW-VI-01] missiles and melee in Demonworld', async () => {
  const start = () =>
    send({
      do: 'start',
      position: `ruleset: demonworld-2e
at: free
round: 2
units:
  noble-foot: {owner: imperial, card: noble-foot, order: hold, stand: [[0, 14, 4], [1, 14, 4]]}
  orc-guard: {owner: ork, card: orc-guard, order: attack, stand: [[4, 6, 1], [3, 6, 1]]}
`,
    });
  expect(await start()).toMatchObject({ ok: true });
  expect(await setAside('volley', { unit: 'noble-foot' })).toEqual(['DW-IV-01']);
  await start();
  expect(await setAside('melee', { units: ['noble-foot', 'orc-guard'] })).toEqual(['DW-VI-01']);
});
