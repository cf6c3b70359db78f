import { expect, test } from 'vitest';
import { addMissing, missingOptional } from '../lock/optional.ts';

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
