import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refereeLine } from '../src/referee/referee.ts';
import { newSession } from '../src/referee/session.ts';
import { writeText } from '../src/write-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a file that is written', () => {
  test('is whole, and leaves nothing beside it', async () => {
    const path = join(folder, 'a.yaml');
    await writeText(path, 'x'.repeat(100_000));
    expect(readFileSync(path, 'utf8')).toHaveLength(100_000);
    expect(readdirSync(folder)).toEqual(['a.yaml']);
  });

  test('never takes the place of another one', async () => {
    const path = join(folder, 'a.yaml');
    writeFileSync(path, 'mine');
    await expect(writeText(path, 'new')).rejects.toThrow('exists already: nothing was written');
    await expect(writeText(path, 'new', (text) => text === 'old')).rejects.toThrow('exists already');
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['a.yaml']);
    await writeText(path, 'new', (text) => text === 'mine');
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  test('that cannot be written is told, and what was there stays', async () => {
    await expect(writeText(join(folder, 'no/such/a.yaml'), 'x')).rejects.toThrow('Cannot write');
    expect(readdirSync(folder)).toEqual([]);
    await expect(writeText(folder, 'x')).rejects.toThrow('Cannot write');
  });

  test.skipIf(process.platform === 'win32')('does not write through a link to somebody else’s file', async () => {
    writeFileSync(join(folder, 'theirs'), 'theirs');
    symlinkSync(join(folder, 'theirs'), join(folder, 'link'));
    await writeText(join(folder, 'link'), 'new', () => true);
    expect(readFileSync(join(folder, 'theirs'), 'utf8')).toBe('theirs');
  });
});

test('the referee saves over its own saves, and over nothing else', async () => {
  const session = newSession();
  const send = (message: object) => refereeLine(session, JSON.stringify(message));
  await send({ do: 'start', ruleset: 'practice-skirmish', setup: {} });
  const file = join(folder, 'battle.json');
  expect(await send({ do: 'save', file })).toMatchObject({ ok: true });
  expect(await send({ do: 'save', file })).toMatchObject({ ok: true });
  expect(await send({ do: 'load', file })).toMatchObject({ ok: true });
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'dear aunt');
  expect(await send({ do: 'save', file: letter })).toMatchObject({ ok: false, error: 'mistake' });
  expect(readFileSync(letter, 'utf8')).toBe('dear aunt');
});
