import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUDGETS } from '@walstatt/engine/budgets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InputLine, linesOf } from '../src/lines.ts';
import { readText } from '../src/read-file.ts';
import { refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';

async function split(chunks: readonly (string | Uint8Array)[], most = 20): Promise<InputLine[]> {
  const lines: InputLine[] = [];
  async function* input(): AsyncGenerator<string | Uint8Array> {
    yield* chunks;
  }
  for await (const line of linesOf(input(), most)) lines.push(line);
  return lines;
}

describe('lines of input', () => {
  test('end with a line feed and nothing else', async () => {
    expect(await split(['{"a":"\u2028"}\r\n{"b"', ':"\u2029\u0085"}\n', '\n', 'rest'])).toEqual([
      { text: '{"a":"\u2028"}' },
      { text: '{"b":"\u2029\u0085"}' },
      { text: '' },
      { text: 'rest' },
    ]);
  });

  test('may be cut anywhere, even within a character', async () => {
    const bytes = Buffer.from('äöü×\n„“\n');
    expect(await split([...bytes].map((b) => Uint8Array.of(b)))).toEqual([{ text: 'äöü×' }, { text: '„“' }]);
  });

  test('that are too long are skipped, and the next one is read', async () => {
    expect(await split(['x'.repeat(15), 'x'.repeat(15), 'x\nfine\n', `${'y'.repeat(21)}`])).toEqual([
      { tooLong: true },
      { text: 'fine' },
      { tooLong: true },
    ]);
  });

  test('that are too long are not held', async () => {
    const chunk = new Uint8Array(1 << 20).fill(120);
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 800; i++) yield chunk.slice();
    }
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }, 1);
    for await (const line of linesOf(endless(), 4 << 20)) expect(line).toEqual({ tooLong: true });
    clearInterval(watch);
    expect(most).toBeLessThan(400 << 20);
  });
});

describe('files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'walstatt-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.skipIf(process.platform === 'win32')('that are pipes are refused at once', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    await expect(readText(pipe)).rejects.toThrow('not an ordinary file');
    const reply = await refereeLine(newSession(), JSON.stringify({ do: 'start', positionFile: pipe }));
    expect(reply).toMatchObject({ ok: false, error: 'mistake' });
  });

  test('that are folders are refused', async () => {
    await expect(readText(folder)).rejects.toThrow('it is a folder');
  });

  test('that are too long are refused unread', async () => {
    const long = join(folder, 'long');
    writeFileSync(long, 'x');
    truncateSync(long, BUDGETS.file.bytes + 1);
    await expect(readText(long)).rejects.toThrow(`longer than ${BUDGETS.file.bytes} bytes`);
  });

  test('that are missing are named', async () => {
    await expect(readText(join(folder, 'none'))).rejects.toThrow('ENOENT');
  });
});

describe('messages', () => {
  test('nested too deeply are refused as such', async () => {
    const depth = 50_000;
    const line = `{"do":"start","setup":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
    const reply = await refereeLine(newSession(), line);
    expect(reply).toMatchObject({ ok: false, error: 'malformed', message: 'Nested deeper than 100 levels.' });
  });

  test('that ask for more samples than anybody waits for are refused', async () => {
    const reply = await refereeLine(newSession(), '{"do":"odds","measure":"destroyed","samples":100001}');
    expect(reply).toMatchObject({ ok: false, error: 'malformed' });
  });

  test('about a roll-off that may be rolled again without end get odds, marked as sampled', async () => {
    const session = newSession();
    const send = (message: object) => refereeLine(session, JSON.stringify(message));
    await send({ do: 'start', ruleset: 'warpath-1e', setup: { scenario: 'battle' } });
    const odds = { do: 'odds', measure: 'destroyed', args: { unit: 'red1' }, samples: 3, until: 'idle' };
    expect(await send(odds)).toMatchObject({ ok: true, method: 'sampled', samples: 3 });
  });
});
