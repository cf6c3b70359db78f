import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFile } from '../check/lock-file.ts';
import { addMissing, missingOptional } from '../lock/optional.ts';
import { treeOf } from './tree.ts';

const lock = {
  packages: {
    'node_modules/tool': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64': '1.2.3',
        '@tool/linux-arm64-musl': '1.2.3',
        '@tool/win32-x64-msvc': '1.2.3',
      },
    },
    'node_modules/@tool/linux-x64': { version: '1.2.3' },
  },
};

test('programs for other systems that the lock file does not know are found', () => {
  expect(missingOptional(lock).map(({ name }) => name)).toEqual(['@tool/linux-arm64-musl', '@tool/win32-x64-msvc']);
});

test('and added, so that npm skips them where they do not run', () => {
  const { packages } = addMissing(lock);
  expect(Object.keys(packages)).toEqual([
    'node_modules/@tool/linux-arm64-musl',
    'node_modules/@tool/linux-x64',
    'node_modules/@tool/win32-x64-msvc',
    'node_modules/tool',
  ]);
  expect(packages['node_modules/@tool/linux-arm64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(missingOptional({ packages })).toEqual([]);
});

test('packages of the repository that the lock file does not know are found', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lock-'));
  const tree = { ...treeOf({}), root };
  const known = tree.packages.map(({ folder }) => folder);
  const finds = async (folders: readonly string[]): Promise<string[]> => {
    const packages = Object.fromEntries(folders.map((folder) => [folder, {}]));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    return (await lockFile.run(tree)).map(({ message }) => message);
  };
  expect(await finds(known)).toEqual([]);
  expect(await finds(known.slice(1))).toEqual([
    `${known[0]} is missing, npm ci will refuse: run "npm install --package-lock-only"`,
  ]);
});
