/** What test files get for `vitest` in a mutation run: their tests are kept here, to be run again and again. */
import { format } from 'node:util';

export { expect } from 'vitest';

type Body = (...values: unknown[]) => unknown;

export type Test = { readonly id: string; readonly name: string; readonly file: string; run(): Promise<void> };

export const tests = new Map<string, Test>();
const hooks: (() => unknown)[] = [];
const around: string[] = [];
let file = '';

/** Loads a file and keeps its tests. */
export async function load(path: string, url: string): Promise<void> {
  file = path;
  await import(url);
}

export function describe(name: string, body: () => void): void {
  around.push(name);
  body();
  around.pop();
}

/** Options, such as a time limit, may stand before or behind the body. They do not matter here. */
function one(title: string, rest: readonly unknown[], values: readonly unknown[] = []): void {
  const body = rest.find((part) => typeof part === 'function') as Body;
  const name = [...around, title].join(' ');
  let id = `${file}#${name}`;
  for (let n = 2; tests.has(id); n += 1) id = `${file}#${name} (${n})`;
  const run = async (): Promise<void> => {
    try {
      await body(...values);
    } finally {
      for (const hook of hooks) await hook();
    }
  };
  tests.set(id, { id, name, file, run });
}

const each =
  (rows: readonly unknown[]) =>
  (title: string, ...rest: unknown[]): void => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      one(format(title, ...values), rest, values);
    }
  };

export const test = Object.assign((title: string, ...rest: unknown[]) => one(title, rest), { each });
export const it = test;

/** Hooks of a shared file hold for all tests: it is loaded once. */
export const afterEach = (hook: () => unknown): void => {
  hooks.push(hook);
};
