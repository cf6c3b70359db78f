import { expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';

/** 40k Foundation by hand through the referee: whole battles, and hard moments in the middle of an action. */

type Pending = { id: string; name: string; by: string; rule: string; text: string; options?: { text: string }[] };

const table = () => {
  const session = newSession();
  return (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));
};

/** Answers as both seats: now and then the default, else a random legal answer. */
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
