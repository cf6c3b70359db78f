import { expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';

/**
 * Warpath by hand through the referee: whole battles from pre-game to result, and hard moments in the middle of a turn.
 */

type Pending = { id: string; name: string; by: string; rule: string; text: string; options?: { text: string }[] };
type Told = { type: string; text: string; rules: string[] };

const table = () => {
  const session = newSession();
  return (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
};

/** Answers for both seats: now and then the default, otherwise a random legal answer. */
async function playOut(setup: object, seed: number): Promise<{ last: Reply; asked: Set<string>; told: Set<string> }> {
  const send = table();
  let last = await send({ do: 'start', ruleset: 'warpath-1e', setup, dice: { kind: 'seeded', seed } });
  const asked = new Set<string>();
  const told = new Set<string>();
  const hear = (r: Reply): void => {
    for (const e of (r['events'] as Told[] | undefined) ?? []) told.add(e.type);
  };
  hear(last);
  for (let i = 0; (last['pending'] as Pending[]).length > 0; i++) {
    const [p] = last['pending'] as [Pending];
    asked.add(p.name);
    expect(p.rule, p.name).toMatch(/^WP-/);
    expect(p.text, p.name).toMatch(/\S/);
    for (const o of p.options ?? []) expect(o.text, p.name).toMatch(/\S/);
    const to = { request: p.id };
    const { preset, sample } = await send({ do: 'suggest', to, seed: seed + i });
    const answer = i % 7 === 0 ? preset : sample;
    last = await send({ do: 'answer', to, answer });
    expect(last, `${p.name}: ${JSON.stringify(answer)}`).toMatchObject({ ok: true });
    hear(last);
  }
  return { last, asked, told };
}

test('the demo plays from deployment to result', async () => {
  const { last, asked, told } = await playOut({ scenario: 'demo' }, 5);
  expect(last).toMatchObject({ idle: true, wanted: null, result: { over: true } });
  for (const name of ['deploy', 'bearers', 'deployPlace', 'moveUnit', 'order', 'walk', 'drive', 'shootUnit', 'target'])
    expect(asked).toContain(name);
  for (const type of ['turnBegan', 'shotFired', 'tested', 'destroyed', 'battleEnded']) expect(told).toContain(type);
});

test.each(['meatGrinder', 'scorchedEarth', 'totalControl'])(
  'the battle scenario plays from pre-game to result: %s',
  async (condition) => {
    const { last, asked, told } = await playOut({ scenario: 'battle', condition }, 5);
    expect(last).toMatchObject({ idle: true, wanted: null, result: { over: true } });
    for (const name of ['edge', 'deploy', 'deployHow', 'deployPlace', 'firstTurn', 'flyIn', 'moveUnit', 'order'])
      expect(asked).toContain(name);
    if (condition !== 'meatGrinder') expect(asked).toContain('objectiveKind');
    for (const type of ['edgeChosen', 'turnBegan', 'flewIn', 'flewOff', 'battleEnded']) expect(told).toContain(type);
  },
);

/** A position in red's turn: the frames above the turn, and rows of its tables. */
const position = (at: string, rows: string): string => `ruleset: warpath-1e
mission: battle
table: {width: 72in, depth: 48in}
condition: meatGrinder
size: 500
turn: 3
first: red
active: red
at: battle.turns / turn.${at}
${rows}`;

const RED = '{seat: red, side: red}';
const MOVEMENT = `testsAfterMovement ${RED} / movement.pick ${RED}`;
const SHOOTING = `testsAfterShooting ${RED} / shooting.pick ${RED}`;

const begin = async (at: string, rows: string, faces: number[]) => {
  const send = table();
  const first = await send({ do: 'start', position: position(at, rows), dice: { kind: 'scripted', faces } });
  expect(first).toMatchObject({ ok: true });
  const answer = (name: string, to: unknown): Promise<Reply> => send({ do: 'answer', to: { name }, answer: to });
  const suggested = async (name: string): Promise<Reply> => {
    const { preset } = await send({ do: 'suggest', to: { name } });
    return answer(name, preset);
  };
  return { first, answer, suggested, send };
};

const said = (r: Reply): string[] => (r['events'] as Told[]).map((e) => e.text).filter((t) => t !== '');
const types = (r: Reply): string[] => (r['events'] as Told[]).map((e) => e.type);
const offered = (r: Reply): string[] =>
  (r['pending'] as { options: { id: string }[] }[])[0]!.options.map((option) => option.id);
const IN = 2540;
const hero = (more: string, name = 'Hero'): string =>
  `{id: hero, name: ${name}, race: x, type: hero, move: 5, toHit: 4, firepower: 2, range: 24, attacks: 5, defence: 4, morale: [11, 13]${more}}`;
const tank = (more: string): string =>
  `{id: tank, name: Tank, race: x, type: vehicle, move: 8, toHit: 4, defence: 6, morale: [11, 13]${more}}`;

test('a charge over a wall: conditions asked, a short way refused, the melee struck with the penalty, the loser bound', async () => {
  const { first, answer, suggested, send } = await begin(
    MOVEMENT,
    `terrain:
  wall: {kind: obstacle, cover: hard, shape: [{x: 15in, y: 15in}, {x: 25in, y: 15in}, {x: 25in, y: 15.5in}, {x: 15in, y: 15.5in}]}
units:
  R: {owner: red, unit: ${hero('', 'Red hero')}, at: [20in, 10in]}
  B: {owner: blue, unit: ${hero('', 'Blue hero')}, at: [20in, 18in]}
`,
    [5, 5, 4, 1, 1, 4, 1, 2, 3, 4],
  );
  expect(first).toMatchObject({ pending: [{ name: 'moveUnit', by: 'red', rule: 'WP-MOVE-01' }] });
  const can = await send({ do: 'ask', question: 'canCharge', args: { unit: 'R', target: 'B', jump: false } });
  expect(can).toMatchObject({
    answer: { may: true, distance: { ticks: Math.round(6.5 * IN), inches: 6.5 }, reach: { inches: 10 } },
  });
  expect(offered(await answer('moveUnit', 'R'))).toEqual(['halt', 'advance', 'doubleTime', 'charge']);
  await answer('order', 'charge');
  const short = [{ mover: 'R.0', legs: [{ leg: 'to', x: 20 * IN, y: 14 * IN }] }];
  expect(await send({ do: 'check', to: { name: 'chargeMove' }, answer: short })).toMatchObject({
    legal: false,
    refusal: { code: 'nearestStaysAway', rule: 'WP-CHARGE-13' },
  });
  const struck = await suggested('chargeMove');
  expect(said(struck)).toContain('Red hero → Blue hero (attacks): 5 dice, 5+.');
  expect(said(struck)).toContain('Blue hero: 1 damage, now 1.');
  expect(struck).toMatchObject({
    pending: [{ name: 'walk', by: 'red', rule: 'WP-REGROUP-03', args: { allowance: 4 * IN } }],
  });
  await suggested('walk');
  // Blue may now only hurry away or strike back.
  expect(offered(await answer('moveUnit', 'B'))).toEqual(['doubleTime', 'charge']);
});

test('a manoeuvre turns once; at full power over a wall, over a gun, and into a tank', async () => {
  const { answer, send } = await begin(
    MOVEMENT,
    `terrain:
  wall: {kind: obstacle, cover: hard, shape: [{x: 15in, y: 14in}, {x: 25in, y: 14in}, {x: 25in, y: 14.5in}, {x: 15in, y: 14.5in}]}
units:
  R: {owner: red, unit: ${tank(', specials: [crushingStrength(1)]')}, at: [20in, 10in]}
  S: {owner: red, unit: ${tank('')}, at: [50in, 10in]}
  G: {owner: blue, unit: demo-jotun-hailstorm-cannon, at: [20in, 17in]}
  B: {owner: blue, unit: ${tank('')}, at: [20in, 26in], facing: 0}
`,
    // Dice in order: wall; 3D6 hits on the gun and their wounds; hits on both tanks and their wounds; three morale
    // tests.
    [2, 1, 1, 1, 5, 4, 4, 1, 2, 6, 5, 4, 1, 2, 1, 2, 1, 1],
  );
  await answer('moveUnit', 'S');
  await answer('order', 'manoeuvre');
  const twice = [
    {
      mover: 'S.0',
      legs: [
        { leg: 'turn', by: 450 },
        { leg: 'go', distance: 2 * IN },
        { leg: 'turn', by: 450 },
      ],
    },
  ];
  expect(await send({ do: 'check', to: { name: 'drive' }, answer: twice })).toMatchObject({
    legal: false,
    refusal: { rule: 'WP-VEHICLE-06' },
  });
  await answer('drive', [
    {
      mover: 'S.0',
      legs: [
        { leg: 'go', distance: 3 * IN },
        { leg: 'turn', by: 900 },
        { leg: 'go', distance: 5 * IN },
      ],
    },
  ]);
  await answer('moveUnit', 'R');
  await answer('order', 'fullPower');
  const crash = await answer('drive', [{ mover: 'R.0', legs: [{ leg: 'go', distance: 16 * IN }] }]);
  const happened = types(crash).filter((t) => ['drove', 'overran', 'collided', 'damaged', 'immobilised'].includes(t));
  expect(happened).toEqual(['drove', 'drove', 'overran', 'damaged', 'drove', 'collided', 'damaged', 'damaged']);
  expect(crash).toMatchObject({ pending: [{ name: 'testUnit', by: 'red', rule: 'WP-G-09' }] });
  expect(offered(crash)).toEqual(['R', 'G', 'B']);
  await answer('testUnit', 'B');
  const tested = await answer('testUnit', 'R');
  expect(said(tested).filter((t) => t.includes(', morale test: '))).toHaveLength(2);
});

test('a unit boards, the transport is shot to pieces in the other turn, its passengers are thrown out and tested', async () => {
  const { answer, suggested, send } = await begin(
    MOVEMENT,
    `units:
  T: {owner: red, unit: ${tank(', capacity: 10')}, at: [20in, 10in], order: halt, damage: 6}
  P: {owner: red, unit: {id: squad, name: Squad, race: x, type: infantry, models: 3, move: 5, toHit: 4, firepower: 3, range: 24, attacks: 3, defence: 4, morale: [6, 8]}, places: [[24in, 10in], [25.1in, 10in], [26.2in, 10in]]}
  B: {owner: blue, unit: {id: gunners, name: Gunners, race: x, type: infantry, models: 3, move: 5, toHit: 4, firepower: 2, range: 30, attacks: 3, defence: 4, morale: [11, 13], specials: [piercing(3)]}, at: [20in, 25in]}
`,
    [6, 6, 6, 6, 4, 4, 4, 3, 3, 2, 1, 3, 4],
  );
  await answer('moveUnit', 'P');
  await answer('order', 'advance');
  const plan = ['P.0', 'P.1', 'P.2'].map((mover, i) => ({
    mover,
    legs: [{ leg: 'to', x: Math.round((23 + 1.1 * i) * IN), y: 10 * IN }],
  }));
  const boarded = await answer('walk', plan);
  expect(types(boarded)).toContain('walked');
  const away = await answer('board', 'T');
  expect(said(away)).toContain('Squad: aboard Tank.');
  // Blue's turn: two wounds on top of six old ones.
  await answer('moveUnit', null);
  await answer('shootUnit', 'B');
  const shot = await answer('attack', 'own');
  expect(shot).toMatchObject({ pending: [{ name: 'wreck', by: 'red', rule: 'WP-TRANSPORT-07' }] });
  const far = ['P.0', 'P.1', 'P.2'].map((piece, i) => ({ piece, pose: { x: (40 + i) * IN, y: 10 * IN, facing: 0 } }));
  expect(await send({ do: 'check', to: { name: 'wreck' }, answer: far })).toMatchObject({
    legal: false,
    refusal: { code: 'farFromWreck', rule: 'WP-G-26' },
  });
  const out = await suggested('wreck');
  expect(types(out)).toEqual(expect.arrayContaining(['thrownOut', 'damaged', 'tested']));
  expect(said(out).some((t) => t.startsWith('Squad: 2 damage'))).toBe(true);
});

test('a flyer comes in, strafes the flank of a tank, and is gone in its next turn', async () => {
  const { first, answer, send } = await begin(
    `movement ${RED} / startOfTurn ${RED}`,
    `units:
  F: {owner: red, unit: {id: hawk, name: Hawk, race: x, type: flyer, move: 20, toHit: 4, defence: 5, morale: [12], weapons: [{name: gun, firepower: 2, range: 36, specials: [piercing(1)], arc: F}]}, where: {at: sky}}
  Q: {owner: red, unit: ${hero('')}, at: [5in, 5in]}
  B: {owner: blue, unit: ${tank('')}, at: [30in, 24in], facing: 2700}
`,
    [3, 4, 4, 4, 1, 2],
  );
  expect(first).toMatchObject({ pending: [{ name: 'flyIn', by: 'red', rule: 'WP-FLYER-03' }] });
  const put = (x: number, y: number) => [{ piece: 'F.0', pose: { x: x * IN, y: y * IN, facing: 900 } }];
  expect(await send({ do: 'check', to: { name: 'flyIn' }, answer: put(30, 24) })).toMatchObject({ legal: false });
  await answer('flyIn', put(30, 12));
  expect(await send({ do: 'ask', question: 'toWound', args: { unit: 'F', target: 'B', with: 'w0' } })).toMatchObject({
    answer: { value: 4, base: 6, reasons: [{ by: -1 }, { rule: 'WP-VEHICLE-32', by: -1 }] },
  });
  await answer('moveUnit', null);
  await answer('shootUnit', 'F');
  const fired = await answer('attack', 'w0');
  expect(said(fired)).toContain('Hawk → Tank (gun): shooting, 2 dice, 3+.');
  // Blue's turn, then red's: the flyer climbs away and may not yet return.
  await answer('moveUnit', null);
  const back = await send({ do: 'position' });
  expect(back).toMatchObject({ ok: true });
  expect(JSON.stringify(back)).toContain('{at: sky}');
});

test('morale: the tests of a phase in the attacker’s order, one unit steady, one suppressed, which then may only halt', async () => {
  const { first, answer } = await begin(
    SHOOTING,
    `units:
  R: {owner: red, unit: ${hero(', specials: [piercing(2)]')}, at: [20in, 10in]}
  B: {owner: blue, unit: ${hero('', 'First')}, at: [20in, 20in], damage: 3, hurt: true}
  C: {owner: blue, unit: ${hero('', 'Second')}, at: [30in, 20in], damage: 3, hurt: true}
`,
    [4, 4, 3, 3],
  );
  expect(first).toMatchObject({ pending: [{ name: 'shootUnit', by: 'red', optional: true }] });
  const asked = await answer('shootUnit', null);
  expect(asked).toMatchObject({ pending: [{ name: 'testUnit', by: 'red', rule: 'WP-G-09' }] });
  const tested = await answer('testUnit', 'C');
  expect(said(tested)).toEqual(
    expect.arrayContaining([
      'Second, morale test: dice 8 + damage 3 = 11, morale 11/13: suppressed.',
      'First, morale test: dice 6 + damage 3 = 9, morale 11/13: steady.',
    ]),
  );
  const moved = await answer('moveUnit', 'C');
  expect(said(moved)).toContain('Second: halt.');
  expect(offered(await answer('moveUnit', 'B'))).toContain('advance');
});

test('a player may resign at any time, and the clock may cut a turn', async () => {
  const rows = `units:
  R: {owner: red, unit: ${hero('')}, at: [20in, 10in]}
  B: {owner: blue, unit: ${hero('')}, at: [20in, 40in]}
`;
  const cut = await begin(MOVEMENT, rows, []);
  await cut.answer('moveUnit', 'R');
  const over = await cut.send({ do: 'signal', type: 'turnTimeOut', seat: 'red' });
  expect(over).toMatchObject({ ok: true, pending: [{ name: 'moveUnit', by: 'blue' }] });
  const done = await cut.send({ do: 'signal', type: 'resign', seat: 'blue' });
  expect(done).toMatchObject({ ok: true, result: { over: true, winners: ['red'], rule: 'WP-G-56' } });
});
