import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from '../browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'walstatt-'));
const program = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
};

afterAll(() => rmSync(folder, { recursive: true }));

test('the browser named by CHROME_PATH comes first', () => {
  const own = program('my-browser');
  program('chromium');
  expect(findBrowser({ CHROME_PATH: own, PATH: folder })).toEqual({ path: own, how: 'named by CHROME_PATH' });
  expect(() => findBrowser({ CHROME_PATH: join(folder, 'none') })).toThrow('CHROME_PATH');
});

test('then one on the path', () => {
  const chromium = program('chromium');
  expect(findBrowser({ PATH: folder })).toEqual({ path: chromium, how: 'found on the path' });
});
