import { expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';

/** Demonworld by hand through the referee: the whole first battle, and hard moments from position files. */

type Pending = { id: string; name: string; by: string; rule: string; text: string; sealed?: boolean };

const table = () => {
  const session = newSession();
  return (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
};

const pendingIn = (r: Reply): Pending[] => r['pending'] as Pending[];
const said = (r: Reply): string[] => (r['events'] as { text: string }[]).map((e) => e.text).filter((t) => t !== '');
const typesIn = (r: Reply): string[] => (r['events'] as { type: string }[]).map((e) => e.type);

/** Answers for all seats: now and then the default, otherwise a random legal answer. */
async function playOut(setup: object, seed: number): Promise<{ last: Reply; asked: Set<string> }> {
  const send = table();
  let last = await send({ do: 'start', ruleset: 'demonworld-2e', setup, dice: { kind: 'seeded', seed } });
  const asked = new Set<string>();
  for (let i = 0; pendingIn(last).length > 0; i++) {
    const [p] = pendingIn(last) as [Pending];
    asked.add(p.name);
    expect(p.rule, p.name).toMatch(/^DW-/);
    expect(p.text, p.name).toMatch(/\S/);
    const to = { request: p.id };
    const { preset, sample } = await send({ do: 'suggest', to, seed: seed + i });
    const answer = i % 9 === 0 && p.name !== 'orders' ? preset : sample;
    last = await send({ do: 'answer', to, answer });
    expect(last, `${p.name}: ${JSON.stringify(answer)}`).toMatchObject({ ok: true });
  }
  return { last, asked };
}

test.each([
  ['with two players', {}, ['complete']],
  ['with missiles', { options: { reinforcements: true } }, ['volley']],
  ['with four players', { options: { players: 'four', rounds: 12 } }, []],
])('the first battle plays from set-up to result, %s', async (_, setup, more) => {
  const { last, asked } = await playOut(setup, 5);
  expect(last).toMatchObject({ idle: true, wanted: null, result: { over: true } });
  for (const name of ['deploy', 'orders', 'move', 'strikes', 'followUp', ...more]) expect(asked).toContain(name);
});

/** A position in round 2, at the given place of the round. */
const begin = async (at: string, rows: string, faces: number[] = []) => {
  const send = table();
  const position = `ruleset: demonworld-2e\nround: 2\nat: ${at}\n${rows}`;
  const first = await send({ do: 'start', position, dice: { kind: 'scripted', faces } });
  expect(first).toMatchObject({ ok: true });
  const answer = (name: string, to: unknown, seat?: string): Promise<Reply> =>
    send({ do: 'answer', to: seat === undefined ? { name } : { name, seat }, answer: to });
  return { first, answer, send };
};

/** Two battle lines, ready to be written into a position file. */
const nobles = (more: string, r = 14): string =>
  `  noble-foot: {owner: imperial, ${more}, stand: [[0, ${r}, 4], [1, ${r}, 4], [2, ${r}, 4], [3, ${r}, 4]]}\n`;
const guard = (more: string, r = 11): string =>
  `  orc-guard: {owner: ork, ${more}, stand: [[4, ${r}, 1], [3, ${r}, 1], [2, ${r}, 1], [1, ${r}, 1]]}\n`;

test('orders are laid at the same time: nothing is revealed until both have answered, then everything at once', async () => {
  const rows = `units:\n${nobles('card: noble-foot', 20)}${guard('card: orc-guard', 4)}`;
  const { first, answer, send } = await begin('battle.round / round.command', rows);
  expect(pendingIn(first).map((p) => [p.by, p.name, p.sealed])).toEqual([
    ['imperial', 'orders', true],
    ['ork', 'orders', true],
  ]);
  const one = await answer('orders', { 'orc-guard': 'attack' }, 'ork');
  expect(typesIn(one)).toEqual([]);
  expect(JSON.stringify(await send({ do: 'state', seat: 'imperial' }))).not.toContain('"order":"attack"');
  const both = await answer('orders', { 'noble-foot': 'hold' }, 'imperial');
  expect(said(both)).toContain('Noble Foot: Hold; Ork Guard: Attack');
  expect(both).toMatchObject({ pending: [{ name: 'move', by: 'ork', args: { unit: 'orc-guard' } }] });
});

test('a wheel: refused with its rule where it may not be, carried out where it may', async () => {
  const rows = `units:\n${nobles('card: noble-foot, order: attack')}${guard('card: orc-guard, order: hold', 2)}`;
  const { answer, send } = await begin(
    'battle.round / round.secondMissile / segment.unit {order: attack, sides: [imperial]}',
    rows,
  );
  const legs = (...to: string[]) => [{ mover: 'noble-foot', legs: to.map((t) => ({ leg: 'wheel', to: t })) }];
  const check = (a: unknown) => send({ do: 'check', to: { name: 'move' }, answer: a });
  expect(await check(legs('left', 'right'))).toMatchObject({
    legal: false,
    refusal: { code: 'bothWays', rule: 'DW-V-32', text: expect.stringMatching(/\S/) },
  });
  expect(await check(legs('left', 'left', 'left'))).toMatchObject({
    legal: false,
    refusal: { code: 'wheeledEnough', rule: 'DW-V-27', measured: 3, limit: 2 },
  });
  const wheeled = await answer('move', legs('left'));
  expect(wheeled['events']).toContainEqual(
    expect.objectContaining({
      type: 'moved',
      leg: 'wheel',
      rules: expect.arrayContaining(['DW-V-28', 'DW-V-34']),
      placed: expect.arrayContaining([{ element: 'noble-foot.4', q: 3, r: 11, facing: 3 }]),
    }),
  );
});

test('contact interrupts the attack: the attacked unit reacts, then the attacker comes up', async () => {
  const rows = `units:\n${nobles('card: noble-foot, order: attack')}${guard('card: orc-guard, order: hold')}`;
  const { answer, send } = await begin(
    'battle.round / round.secondMissile / segment.unit {order: attack, sides: [imperial]}',
    rows,
  );
  const ahead = (n: number) => [
    {
      mover: 'noble-foot',
      legs: Array.from({ length: n }, (_, i) => ({ leg: 'advance', to: i % 2 === 0 ? 'left' : 'right' })),
    },
  ];
  expect(await send({ do: 'check', to: { name: 'move' }, answer: ahead(3) })).toMatchObject({
    legal: false,
    refusal: { code: 'contactEnds', rule: 'DW-V-78' },
  });
  const hit = await answer('move', ahead(2));
  expect(said(hit)).toContain('Noble Foot: attack on Ork Guard.');
  expect(hit).toMatchObject({ pending: [{ name: 'react', by: 'ork', rule: 'DW-V-81' }] });
  const shifted = [{ piece: 'orc-guard.1', pose: { q: 3, r: 12, facing: 1 } }];
  expect(await send({ do: 'check', to: { name: 'react' }, answer: shifted })).toMatchObject({ legal: false });
  const turned = [4, 3, 2, 1].map((q, i) => ({ piece: `orc-guard.${i + 1}`, pose: { q, r: 11, facing: 2 } }));
  const reacted = await answer('react', turned);
  expect(said(reacted)).toContain('Ork Guard: reaction.');
  expect(reacted['events']).toContainEqual(expect.objectContaining({ type: 'unitDone', unit: 'noble-foot' }));
});

test('a melee: strikes at the same time, losses together, then the winner chooses who follows up first', async () => {
  const rows = `units:\n${nobles('card: noble-foot, engaged: true, fought: 1', 12)}${guard('card: orc-guard, engaged: true, fought: 1')}`;
  const { first, answer, send } = await begin(
    'battle.round / round.end / meleePhase',
    rows,
    [1, 20, 20, 20, 20, 20, 20, 20],
  );
  expect(pendingIn(first).map((p) => [p.by, p.name])).toEqual([
    ['imperial', 'strikes'],
    ['ork', 'strikes'],
  ]);
  const orks = {
    'orc-guard.1': 'at:noble-foot.4',
    'orc-guard.2': 'at:noble-foot.3',
    'orc-guard.3': 'at:noble-foot.2',
    'orc-guard.4': 'at:noble-foot.1',
  };
  const mine = {
    'noble-foot.1': 'at:orc-guard.4',
    'noble-foot.2': 'at:orc-guard.3',
    'noble-foot.3': 'at:orc-guard.2',
    'noble-foot.4': 'at:orc-guard.1',
  };
  expect(typesIn(await answer('strikes', orks, 'ork'))).toEqual([]);
  const struck = await answer('strikes', mine, 'imperial');
  expect(typesIn(struck).filter((t) => t === 'rolled')).toHaveLength(8);
  expect(struck['events']).toContainEqual(
    expect.objectContaining({
      type: 'removed',
      elements: ['orc-guard.4'],
      rules: expect.arrayContaining(['DW-VI-31']),
    }),
  );
  expect(struck).toMatchObject({ pending: [{ name: 'followFirst', by: 'imperial', rule: 'DW-VI-37' }] });
  expect(await answer('followFirst', 'first')).toMatchObject({ pending: [{ name: 'followUp', by: 'imperial' }] });
  const bound = [{ mover: 'noble-foot.2', legs: [{ leg: 'go', direction: 4 }] }];
  expect(await send({ do: 'check', to: { name: 'followUp' }, answer: bound })).toMatchObject({
    legal: expect.any(Boolean),
  });
  const round = [
    {
      mover: 'noble-foot.1',
      legs: [
        { leg: 'go', direction: 4 },
        { leg: 'face', facing: 5 },
      ],
    },
  ];
  const followed = await answer('followUp', round);
  expect(followed['events']).toContainEqual(
    expect.objectContaining({ type: 'followedUp', placed: [{ element: 'noble-foot.1', q: 0, r: 11, facing: 5 }] }),
  );
  expect(followed).toMatchObject({ pending: [{ name: 'followUp', by: 'ork' }] });
  const next = await answer('followUp', []);
  // Still in contact: no orders, the next melee phase follows.
  expect(next).toMatchObject({ pending: [{ name: 'strikes' }, { name: 'strikes' }] });
});

test('the referee says what a unit could do, why not, and the odds', async () => {
  const rows = `units:\n${nobles('card: noble-foot, order: attack')}${guard('card: orc-guard, order: hold', 2)}`;
  const { send } = await begin('free', rows);
  const options = (await send({ do: 'ask', question: 'manoeuvres', args: { unit: 'noble-foot' } })) as unknown as {
    answer: { leg: { leg: string }; manoeuvres: number; points: number }[];
  };
  expect(new Set(options.answer.map((o) => o.leg.leg))).toEqual(new Set(['advance', 'wheel', 'step', 'turn', 'shift']));
  expect(
    await send({
      do: 'ask',
      question: 'whyNot',
      args: { unit: 'noble-foot', mover: 'noble-foot', leg: { leg: 'step', direction: 0 } },
    }),
  ).toMatchObject({ answer: null });
  expect(
    await send({
      do: 'ask',
      question: 'whyNot',
      args: { unit: 'noble-foot', mover: 'noble-foot', leg: { leg: 'column', facing: 4, to: 'left' } },
    }),
  ).toMatchObject({ answer: { code: 'noColumn', rule: 'DW-V-45' } });
  const close = `units:\n${nobles('card: noble-foot, order: attack', 12)}${guard('card: orc-guard, order: move')}`;
  const odds = await (await begin('free', close)).send({
    do: 'odds',
    measure: 'lost',
    args: { unit: 'orc-guard' },
    begin: { activity: 'melee', context: { units: ['noble-foot', 'orc-guard'] } },
  });
  expect(odds).toMatchObject({ ok: true, method: 'exact' });
});
