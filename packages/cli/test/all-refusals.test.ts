import { type Answer, type Placed, type Plan, seededRng } from '@walstatt/engine';
import { sampleAnswer } from '@walstatt/engine/host';
import { randomBattle } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';
import { loadRuleset } from '../src/registry.ts';

const table = () => {
  const session = newSession();
  return (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
};

type Said = {
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly args?: { model?: unknown };
};

/** Everything that a reply refuses: the weightiest first. The text of each says something. */
function said(reply: Reply): Said[] {
  const all = [reply['refusal'] as Said, ...((reply['also'] ?? []) as Said[])];
  for (const { text } of all) expect(text).toMatch(/\S/);
  return all;
}
const rulesIn = (reply: Reply): string[] => said(reply).map((r) => `${r.code} ${r.rule}`);

const INCH = 2540;

test('[SK-MOVE-01] [SK-MOVE-05] [SK-MOVE-06] a plan that breaks several rules is told all of them, in the practice game', async () => {
  const send = table();
  await send({
    do: 'start',
    position: `ruleset: practice-skirmish
at: free
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
units:
  rifles: {unit: rifles, owner: red, at: [[10, 10], [12, 10]]}
  stormers: {unit: stormers, owner: blue, at: [[10, 20], [12, 20]]}
`,
  });
  const walk = { unit: 'rifles', kind: 'move', allowance: 6 * INCH };
  const begun = await send({ do: 'begin', activity: 'walk', context: walk });
  const [{ movers }] = begun['pending'] as [{ movers: string[] }];
  const to = { name: 'planMove' };
  const answer = [{ mover: movers[1], legs: [{ leg: 'go', x: 12 * INCH, y: Math.round(18.5 * INCH) }] }];
  const checked = await send({ do: 'check', to, answer });
  expect(checked).toMatchObject({ ok: true, legal: false });
  expect(rulesIn(checked)).toEqual(['tooFar SK-MOVE-01', 'nearEnemy SK-MOVE-05', 'outOfCoherency SK-MOVE-06']);
  const refused = await send({ do: 'answer', to, answer });
  expect(refused).toMatchObject({ ok: false, error: 'refused', refusal: checked['refusal'], also: checked['also'] });
  const near = [{ mover: movers[1], legs: [{ leg: 'go', x: 12 * INCH, y: 16 * INCH }] }];
  expect(rulesIn(await send({ do: 'check', to, answer: near }))).toEqual(['outOfCoherency SK-MOVE-06']);
  expect(await send({ do: 'check', to, answer: [] })).toEqual({ ok: true, legal: true });
});

test('[FD-ACTION-07] [FD-GAP-27] [FD-GAP-05] a move in Foundation: model by model, the weightiest first', async () => {
  const send = table();
  await send({
    do: 'start',
    position: `ruleset: foundation40k
at: free
round: 1
units:
  a: {unit: tacticalSquad, owner: red, at: [20in, 5in]}
  b: {unit: boyzMob, owner: blue, at: [20in, 9in]}
`,
  });
  await send({ do: 'begin', activity: 'move', context: { seat: 'red', unit: 'a', kind: 'move' } });
  const go = (mover: string, x: number, y: number) => ({ mover, legs: [{ leg: 'go', x, y }] });
  // The first goes off its limit and away from the others, the second onto an ork and through another.
  const answer = [go('a.1', 20_000, 12_700), go('a.2', 46_990, 24_765)];
  const checked = await send({ do: 'check', to: { name: 'move' }, answer });
  expect(said(checked).map(({ code, rule, args }) => [code, rule, args?.model])).toEqual([
    ['tooFar', 'FD-ACTION-07', 'a.1'],
    ['overlap', 'FD-GAP-27', 'a.2'],
    ['throughEnemy', 'FD-GAP-27', 'a.2'],
    ['outOfCoherency', 'FD-GAP-05', undefined],
  ]);
});

test('[WP-MOVE-03] [WP-PASS-03] [WP-G-03] [WP-UNIT-03] a walk in Warpath', async () => {
  const send = table();
  await send({
    do: 'start',
    position: `ruleset: warpath-1e
at: free
active: red
units:
  g: {owner: red, unit: demo-grunts, at: [24in, 8in]}
  e: {owner: blue, unit: demo-grunts, at: [24in, 13in]}
`,
  });
  const walk = { unit: 'g', why: 'advance', allowance: 5 * INCH, jump: false };
  await send({ do: 'begin', activity: 'walk', context: walk });
  const go = (mover: string, x: number, y: number) => ({ mover, legs: [{ leg: 'to', x, y }] });
  const answer = [go('g.3', 45_000, 21_717), go('g.0', 60_960, 30_000)];
  const checked = await send({ do: 'check', to: { name: 'walk' }, answer });
  expect(rulesIn(checked)).toEqual([
    'throughUnit WP-PASS-03',
    'tooFar WP-MOVE-03',
    'tooNear WP-G-03',
    'strayed WP-UNIT-03',
  ]);
});

/** The same answer with every place shifted by up to six inches, or up to six fields. */
function jittered(answer: Answer, far: () => number): Answer {
  const shifted = (o: object): object =>
    Object.fromEntries(
      Object.entries(o).map(([k, v]) => [k, ['x', 'y', 'q', 'r', 'distance'].includes(k) ? v + far() : v]),
    );
  return (answer as readonly (Placed | Plan[number])[]).map((p) =>
    'pose' in p ? { ...p, pose: shifted(p.pose) } : { ...p, legs: p.legs.map(shifted) },
  ) as Answer;
}

test.each(['practice-skirmish', 'practice-hexfield', 'demonworld-2e', 'foundation40k', 'warpath-1e'])(
  'all that is wrong with an answer begins with what refuses it, and is nothing if it is legal: %s',
  async (id) => {
    const ruleset = await loadRuleset(id);
    const rng = seededRng(5);
    const far = ruleset.unit === 'hex' ? () => rng.int(-6, 6) : () => rng.int(-15_240, 15_240);
    let refused = 0;
    let several = 0;
    randomBattle(ruleset, {}, 3, {}, (battle) => {
      for (const { id: asked, request } of battle.pending) {
        if ((request.kind !== 'place' && request.kind !== 'path') || refused > 300) continue;
        const answer = jittered(sampleAnswer(battle.lookAs(request.by) as never, request, rng), far);
        const all = battle.refusals(asked, answer);
        expect(all[0] ?? null).toEqual(battle.refuse(asked, answer));
        refused += all.length > 0 ? 1 : 0;
        several += all.length > 1 ? 1 : 0;
      }
    });
    expect(refused).toBeGreaterThan(0);
    expect(several).toBeGreaterThan(0);
  },
);
