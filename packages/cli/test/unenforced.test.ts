import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { main } from '../src/main.ts';
import { refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';

/** Rules in free words, which nothing enforces, are told wherever an army is read. */

const ARMY = (notes: string): string => `army: mine
ruleset: wh40k-10e
datasheets:
  guard:
    points: 100
    models: [{ id: guard, count: 5, M: 6, T: 4, Sv: 3+, W: 1, Ld: 6+, OC: 1, base: { round: 32 }, height: 1.5 }]
    keywords: [infantry, character]
    factionKeywords: [hill folk]
    notes: [${notes}]
lists: { patrol: { size: incursion, faction: hill folk, units: { G: { datasheet: guard, warlord: true } } } }
`;

afterEach(() => void vi.restoreAllMocks());

async function check(army: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'walstatt-'));
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    text += String(part);
    return true;
  });
  try {
    const file = join(folder, 'mine.army.yaml');
    writeFileSync(file, army);
    expect(await main(['check', file])).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return text.trim().split('\n').slice(1);
}

const start = (language: 'de' | 'en', army: string) =>
  refereeLine(
    newSession(),
    JSON.stringify({
      do: 'start',
      ruleset: 'wh40k-10e',
      setup: { armies: { red: army, blue: army }, markers: 'suggested' },
      language,
      dice: { kind: 'seeded', seed: 1 },
    }),
  );

test('`check` tells which rules of an army file nothing enforces', async () => {
  expect(await check(ARMY('They never sleep.'))).toEqual([
    'Nothing enforces these rules, please play them yourselves:',
    '- guard: They never sleep.',
  ]);
  expect(await check(ARMY(''))).toEqual([]);
});

test('so does the referee when a battle starts, each rule once', async () => {
  expect((await start('en', ARMY('They never sleep.')))['unenforced']).toEqual(['guard: They never sleep.']);
  const nothing = await start('de', ARMY(''));
  expect(nothing).toMatchObject({ ok: true });
  expect(nothing).not.toHaveProperty('unenforced');
});
