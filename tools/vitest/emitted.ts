import { afterEach, beforeEach } from 'vitest';

/** The test kit collects the rule ids emitted by the running test under this symbol. */
const emitted = Symbol.for('walstatt.emitted');

declare module 'vitest' {
  interface TaskMeta {
    /** Rule ids emitted while the test ran. */
    emitted?: string[];
  }
}

const collected = globalThis as unknown as { [emitted]?: Set<string> };

beforeEach(() => {
  collected[emitted] = new Set();
});

afterEach(({ task }) => {
  task.meta.emitted = [...(collected[emitted] ?? [])].sort();
});
