import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';

/** The lines of the worked example in docs/referee.md: what is sent, and what the reply must contain. */
const page = readFileSync(new URL('../../../docs/referee.md', import.meta.url), 'utf8');
const example = page.slice(page.indexOf('## A worked example'));
const sent = [...example.matchAll(/^> (\{.*\})$/gm)].map((m) => m[1]!);

test('the worked example of the documentation runs as it is written', async () => {
  expect(sent).toHaveLength(6);
  const session = newSession();
  const replies = [];
  for (const line of sent) replies.push(await refereeLine(session, line));
  expect(replies.map((r) => [r['id'], r.ok])).toEqual([1, 2, 3, 4, 5, 6].map((id) => [id, true]));
  const [start, hitOn, odds, , shot, saved] = replies;
  expect(start).toMatchObject({ ruleset: 'practice-skirmish', idle: true, pending: [] });
  expect(hitOn).toMatchObject({ rule: 'SK-SHOOT-03', answer: { value: 5, base: 4 } });
  expect(odds).toMatchObject({ method: 'exact' });
  const chances = (odds!['distribution'] as [number, number][]).map(([value, p]) => `${value}: ${p.toFixed(4)}`);
  expect(chances).toEqual(['0: 0.7901', '1: 0.1975', '2: 0.0123']);
  expect(shot).toMatchObject({ wanted: { rule: 'SK-SHOOT-06', shape: 'd6' } });
  expect(shot!['events']).toContainEqual(
    expect.objectContaining({ type: 'rolled', rules: ['SK-SHOOT-03'], faces: [4, 5] }),
  );
  expect(saved).toMatchObject({ pending: [{ name: 'allocateWounds', by: 'blue', kind: 'allocate', total: 1 }] });
});
