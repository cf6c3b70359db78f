import { expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';

/** 40k Foundation by hand through the referee: whole battles, and hard moments in the middle of an action. */

type Pending = { id: string; name: string; by: string; rule: string; text: string; options?: { text: string }[] };

const table = () => {
  const session = newSession();
  return (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
};

/** Answers for both seats: now and then the default, otherwise a random legal answer. */
async function playOut(scenario: string, seed: number): Promise<{ last: Reply; asked: Set<string> }> {
  const send = table();
  let last = await send({
    do: 'start',
    ruleset: 'foundation40k',
    setup: { scenario },
    dice: { kind: 'seeded', seed },
  });
  const asked = new Set<string>();
  for (let i = 0; (last['pending'] as Pending[]).length > 0; i++) {
    const [p] = last['pending'] as [Pending];
    asked.add(p.name);
    expect(p.rule, p.name).toMatch(/^FD-/);
    expect(p.text, p.name).toMatch(/\S/);
    for (const o of p.options ?? []) expect(o.text, p.name).toMatch(/\S/);
    const to = { request: p.id };
    const { preset, sample } = await send({ do: 'suggest', to, seed: seed + i });
    const answer = i % 7 === 0 ? preset : sample;
    last = await send({ do: 'answer', to, answer });
    expect(last, `${p.name}: ${JSON.stringify(answer)}`).toMatchObject({ ok: true });
  }
  return { last, asked };
}

test.each([
  ['annihilation', 'reserves'],
  ['kingOfTheHill', 'reserves'],
  ['secretLoot', 'marker'],
  ['captureObjectives', 'marker'],
])('%s plays from set-up to result', async (scenario, request) => {
  const { last, asked } = await playOut(scenario, 5);
  expect(last).toMatchObject({ idle: true, wanted: null, result: { over: true } });
  for (const name of ['edge', 'unitToDeploy', 'deploy', 'activate', 'action', 'move', request])
    expect(asked).toContain(name);
});

/** A position in the middle of a battle: the frames above the war, and rows of its tables. */
const middle = (at: string, rows: string): string => `ruleset: foundation40k
round: 2
startPlayer: red
firstToDeploy: red
at: battle.reveal / war.round / ${at}
${rows}`;

/** An activation of red's unit A in which it has taken this action, down to the frames of the action itself. */
const acting = (action: string): string =>
  `round.turn {turn: blue} / activation.after {seat: red, unit: A, taken: [${action}]} / act`;

const begin = async (at: string, rows: string, faces: number[]) => {
  const send = table();
  const first = await send({ do: 'start', position: middle(at, rows), dice: { kind: 'scripted', faces } });
  expect(first).toMatchObject({ ok: true });
  const answer = (name: string, to: unknown): Promise<Reply> => send({ do: 'answer', to: { name }, answer: to });
  return { first, answer, send };
};

const said = (r: Reply): string[] => (r['events'] as { text: string }[]).map((e) => e.text).filter((t) => t !== '');
const offered = (r: Reply): string[] =>
  (r['pending'] as { options: { id: string }[] }[])[0]!.options.map((option) => option.id);

test('a reaction between two actions pins the unit: its second action can only be to rally', async () => {
  const { first, answer } = await begin(
    `${acting('moveAction')}.react {seat: red, unit: A, action: moveAction}`,
    `units:
  A: {owner: red, unit: boyzMob, places: [[20in, 20in], [21.5in, 20in]], activated: true}
  B: {owner: blue, unit: tacticalSquad, places: [[20in, 30in], [21.5in, 30in]], reactionMarker: true}
`,
    [3, 1, 1, 3, 3],
  );
  expect(first).toMatchObject({
    pending: [
      { name: 'reaction', by: 'blue', rule: 'FD-ACTION-14', text: 'After the action of Boyz mob: do you react?' },
    ],
  });
  expect(offered(first)).toEqual(['react/B:moveAction', 'react/B:shootAction']);
  expect(await answer('reaction', 'react/B:shootAction')).toMatchObject({
    pending: [{ name: 'casualties', by: 'red', rule: 'FD-GAP-11' }],
  });
  const pinned = await answer('casualties', ['A.2']);
  expect(said(pinned)).toContain('Boyz mob: pinned');
  expect(pinned).toMatchObject({ pending: [{ name: 'action', by: 'red', optional: true }] });
  expect(offered(pinned)).toEqual(['rallyAction']);
  // MW 4+: a 3 fails, the activation is over, and it is blue's turn.
  expect(await answer('action', 'rallyAction')).toMatchObject({ pending: [{ name: 'action', by: 'blue' }] });
});

test('a fleeing unit is activated first, must flee, and may then rally', async () => {
  const { first, answer } = await begin(
    'round.turn {turn: red}',
    `units:
  A: {owner: red, unit: boyzMob, places: [[20in, 20in]], morale: fleeing}
  C: {owner: red, unit: boyzMob, places: [[40in, 20in]]}
  B: {owner: blue, unit: tacticalSquad, places: [[20in, 40in]]}
`,
    [3, 4],
  );
  expect(first['events']).toContainEqual(
    expect.objectContaining({ type: 'unitMoved', how: 'flight', placed: [expect.objectContaining({ y: 17 * 2540 })] }),
  );
  expect(offered(first)).toEqual(['rallyAction']);
  expect(said(await answer('action', 'rallyAction'))).toContain('Boyz mob: steady again');
});

test('Waaaaagh! gives a free move and a free fight, then the normal activation', async () => {
  const { first, answer, send } = await begin(
    'round.turn {turn: red}',
    `players:
  red: {edge: south, unitsLeft: 2, waaagh: ready}
  blue: {edge: north, unitsLeft: 1}
units:
  A: {owner: red, unit: boyzMob, places: [[20in, 20in]], activated: true}
  C: {owner: red, unit: bossMob, places: [[40in, 20in]]}
  B: {owner: blue, unit: tacticalSquad, places: [[20in, 21in]]}
`,
    [1, 1, 1, 4],
  );
  expect(offered(first)).toEqual(['C', 'waaagh']);
  expect(offered(await answer('activate', 'waaagh'))).toEqual(['C']);
  await answer('waaaghMove', 'C');
  const plan = [{ mover: 'C.1', legs: [{ leg: 'go', x: 40 * 2540, y: 26 * 2540 }] }];
  const far = [{ mover: 'C.1', legs: [{ leg: 'go', x: 40 * 2540, y: 27 * 2540 }] }];
  expect(await send({ do: 'check', to: { name: 'move' }, answer: far })).toMatchObject({
    legal: false,
    refusal: { code: 'tooFar', rule: 'FD-ACTION-07', limit: 6 * 2540 },
  });
  expect(offered(await answer('move', plan))).toEqual(['A']);
  // Nobody hits: the attacker loses the draw and holds with a 4.
  const fought = await answer('waaaghFight', 'A');
  expect(said(fought)).toContain('Boyz mob: holds');
  expect(fought).toMatchObject({ pending: [{ name: 'action', by: 'red', args: { unit: 'C' } }] });
});

test('explosions in a chain come in the order of the active player', async () => {
  const buggy = (id: string, x: number): string =>
    `  ${id}.1: {unit: ${id}, profile: buggy, where: {at: table, x: ${x}in, y: 30in}}\n`;
  const { first, answer } = await begin(
    `${acting('shootAction')}.reveal {seat: red, unit: A, action: shootAction} / shoot.morale {seat: red, unit: A, suppress: false, target: B, before: 1} / vehicleDamage.roll {by: red, left: [{model: B.1, rolls: 1}]}`,
    `profiles:
  buggy: {name: buggy, unitType: vehicle, move: 12in, meleeSkill: 4, shootSkill: 3, save: 3, morale: 2, attacks: {dice: 0, plus: 1}, lives: 1, base: {shape: rect, length: 4.5in, width: 3in}}
units:
  A: {owner: red, unit: tacticalSquad, places: [[20in, 10in]], activated: true}
  B: {owner: blue, name: B, models: [B.1], living: 1, status: table}
  C: {owner: blue, name: C, models: [C.1], living: 1, status: table}
  D: {owner: blue, name: D, models: [D.1], living: 1, status: table}
  E: {owner: blue, name: E, models: [E.1], living: 1, status: table}
models:
${buggy('B', 20)}${buggy('C', 29)}${buggy('D', 11)}${buggy('E', 38)}`,
    [6, 1, 1, 6, 6, 1, 6],
  );
  expect(first).toMatchObject({ pending: [{ name: 'nextExplosion', by: 'red', rule: 'FD-GAP-66' }] });
  expect(offered(first)).toEqual(['C.1', 'D.1']);
  expect(offered(await answer('nextExplosion', 'C.1'))).toEqual(['D.1', 'E.1']);
  expect(await answer('nextExplosion', 'D.1')).toMatchObject({ idle: true, result: { over: true, winners: ['red'] } });
});

test('shock troops land where they aim, drift into ruin, or not at all', async () => {
  const rows = `units:
  A: {owner: red, unit: boyzMob, places: [[20in, 5in]]}
  S: {owner: red, unit: assaultSquad, status: reserve}
  B: {owner: blue, unit: tacticalSquad, places: [[20in, 40in]]}
`;
  const at = 'endOfRound.arrive {arriving: [S]}';
  const pose = { x: 40 * 2540, y: 24 * 2540 };
  const safe = await begin(at, rows, [4, 2]);
  expect(safe.first).toMatchObject({ pending: [{ name: 'shockPoint', by: 'red', rule: 'FD-SHOCK-01' }] });
  expect(said(await safe.answer('shockPoint', [{ piece: 'S', pose }]))).toEqual(
    expect.arrayContaining(['Assault squad: lands on the spot', 'Assault squad: lands']),
  );
  // An arrow, 270 degrees and 3": from just above the mob onto it.
  const crash = await begin(at, rows, [3, 3, 271]);
  const lost = await crash.answer('shockPoint', [{ piece: 'S', pose: { x: 20 * 2540, y: 8 * 2540 } }]);
  expect(said(lost)).toContain('Assault squad: lost on landing');
});

test('the winner of a melee hunts down a unit that flees', async () => {
  const { first, answer } = await begin(
    `${acting('meleeAction')}.reveal {seat: red, unit: A, action: meleeAction} / melee.decide {seat: red, unit: A, target: B, attacker: 2, defender: 0}`,
    `units:
  A: {owner: red, unit: boyzMob, places: [[20in, 20in]], activated: true}
  B: {owner: blue, unit: tacticalSquad, places: [[20in, 21in]]}
`,
    [1, 1, 2, 2],
  );
  expect(first).toMatchObject({ pending: [{ name: 'knowNoFear', by: 'blue', rule: 'FD-GAP-71' }] });
  expect(await answer('knowNoFear', true)).toMatchObject({
    pending: [{ name: 'pursue', by: 'red', rule: 'FD-MELEE-21', args: { distance: 2 } }],
  });
  const caught = await answer('pursue', true);
  expect(said(caught)).toContain('Tactical squad: caught');
  expect(caught).toMatchObject({ result: { over: true, winners: ['red'] } });
});
