import { selfPlay } from '@walstatt/bots';
import { type Explained, seededRng, type Types } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { describe, expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';
import { loadRuleset } from '../src/registry.ts';

const table = () => {
  const session = newSession();
  return (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
};

type Event = { readonly type: string; readonly purpose?: string; readonly needs?: unknown };
type Rolled = {
  readonly faces: readonly number[];
  readonly classes: readonly string[];
  readonly counts: readonly number[];
  readonly purpose: string;
  readonly needs: Explained | null;
};
const rolled = (reply: Reply): Event[] => (reply['events'] as Event[]).filter((e) => e.type === 'rolled');

const DUEL = `ruleset: practice-skirmish
at: free
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
units:
  rifles: {unit: rifles, owner: red, weapon: {name: rifle, range: 18in, attacks: 1, wounds: 4}, at: [[10, 10], [12, 10]]}
  stormers: {unit: stormers, owner: blue, save: 5, at: [[10, 20], [12, 20]]}
`;
const shot = { do: 'begin', activity: 'shoot', context: { unit: 'rifles', target: 'stormers' } };

test('[SK-SHOOT-04] a wanted roll and the roll that was made say what the dice need, as the question does', async () => {
  const send = table();
  await send({ do: 'start', position: DUEL, dice: { kind: 'manual' } });
  const { answer } = await send({ do: 'ask', question: 'hitOn', args: { unit: 'rifles', target: 'stormers' } });
  await send({ do: 'standing', seat: 'blue', name: 'beforeHit' });
  const wanted = (await send(shot))['wanted'];
  expect(wanted).toMatchObject({ purpose: 'hit', needs: answer });
  expect(answer).toMatchObject({
    value: 5,
    base: 4,
    reasons: [{ rule: 'SK-SHOOT-04', op: 'add', by: 1, value: 5 }, {}, {}],
  });
  const hit = await send({ do: 'dice', faces: [6, 6] });
  expect(rolled(hit)).toMatchObject([{ purpose: 'hit', needs: answer }]);
  expect(hit['wanted']).toMatchObject({ purpose: 'wound', needs: { value: 4, base: 4 } });
});

test('a save keeps what a wanted roll needs', async () => {
  const send = table();
  await send({ do: 'start', position: DUEL, dice: { kind: 'manual' } });
  await send({ do: 'standing', seat: 'blue', name: 'beforeHit' });
  const { wanted } = await send(shot);
  const { save } = await send({ do: 'save' });
  expect((await send({ do: 'load', battle: 'again', save }))['wanted']).toEqual(wanted);
});

test('[FD-SHOOT-07] [FD-SHOOT-10] [FD-MORALE-04] hit, save and morale in Foundation', async () => {
  const send = table();
  const corners = '[{x: 14in, y: 13in}, {x: 26in, y: 13in}, {x: 26in, y: 20in}, {x: 14in, y: 20in}]';
  await send({
    do: 'start',
    position: `ruleset: foundation40k
at: free
round: 1
units:
  a: {unit: tacticalSquad, owner: red, at: [20in, 5in]}
  b: {unit: boyzMob, owner: blue, at: [20in, 15in]}
terrain:
  w: {kind: rockNeedles, shape: ${corners}}
`,
    dice: { kind: 'manual' },
  });
  const context = { seat: 'red', unit: 'a', suppress: false };
  const hard = { rule: 'FD-SHOOT-07', op: 'add', by: 1, value: 4 };
  const hit = await send({ do: 'begin', activity: 'shoot', context });
  expect(hit['wanted']).toMatchObject({ dice: 4, purpose: 'hit', needs: { value: 4, base: 3, reasons: [hard, {}] } });
  let now = hit;
  const wanted = (): { purpose: string; dice: number } | null => now['wanted'] as never;
  const roll = async (purpose: string, face: number): Promise<void> => {
    while (wanted()?.purpose === purpose) now = await send({ do: 'dice', faces: new Array(wanted()!.dice).fill(face) });
  };
  await roll('hit', 6);
  const { answer } = await send({ do: 'ask', question: 'saveOn', args: { target: 'b', fp: 1 } });
  const { value, base, reasons } = answer as { value: number; base: number; reasons: object[] };
  expect(now['wanted']).toMatchObject({ purpose: 'save', needs: { value, base, reasons } });
  await roll('save', 1);
  for (let asked = now['pending'] as { id: string }[]; asked.length > 0; asked = now['pending'] as { id: string }[]) {
    const to = { request: asked[0]!.id };
    const { preset } = await send({ do: 'suggest', to });
    now = await send({ do: 'answer', to, answer: preset });
  }
  expect(now['wanted']).toMatchObject({ purpose: 'morale', needs: { reasons: [] } });
});

describe.each([
  ['practice-skirmish', {}, 'atLeast', ['hit', 'wound', 'save']],
  ['practice-hexfield', {}, 'atMost', ['shoot', 'armour', 'morale']],
  ['demonworld-2e', { reinforcements: true }, 'atMost', ['shot', 'strike']],
  ['foundation40k', {}, 'atLeast', ['hit', 'save', 'morale']],
  ['warpath-1e', {}, 'atLeast', ['toHit', 'toWound']],
] as const)('in random battles of %s', (id, options, how, purposes) => {
  test('all dice that hit or miss say what they need, and succeed exactly if they show it', async () => {
    const ruleset = await loadRuleset(id);
    const set = ruleset.setUp({ scenario: ruleset.scenarios[0]!, options } as never);
    if ('problems' in set) throw new Error(JSON.stringify(set.problems));
    const explained = new Set<string>();
    const told = (event: Types['Event']): void => {
      const { faces, classes, counts, needs, purpose } = event as unknown as Rolled;
      if (event.type !== 'rolled') return;
      if (needs !== null) explained.add(purpose);
      if (!classes.includes('hit')) return;
      if (needs === null) throw new Error(`no number is told: ${JSON.stringify(event)}`);
      const good = faces.filter((f) => (how === 'atLeast' ? f >= needs.value : f <= needs.value)).length;
      expect(
        counts.slice(1).reduce((sum, n) => sum + n, 0),
        JSON.stringify(event),
      ).toBe(good);
    };
    for (let seed = 1; seed < 30 && purposes.some((p) => !explained.has(p)); seed++)
      selfPlay(ruleset, set.state, seededRng(seed), newMemo(), 3000, { applied: told });
    expect([...explained]).toEqual(expect.arrayContaining([...purposes]));
  });
});
