import { afterEach, beforeEach } from 'vitest';

/** Under these symbols the test kit collects the rule ids emitted by the running test, and whether it decided anything. */
const emitted = Symbol.for('walstatt.emitted');
const decided = Symbol.for('walstatt.decided');

declare module 'vitest' {
  interface TaskMeta {
    /** Rule ids emitted while the test ran. */
    emitted?: string[];
    /** The test's whole name, if it decided something in a scenario. */
    decided?: string;
  }
}

const collected = globalThis as unknown as { [emitted]?: Set<string>; [decided]?: boolean };

/** Decided while the file was read: all its tests look at what came of it. */
let before: boolean | undefined;

beforeEach(() => {
  before ??= collected[decided] === true;
  collected[emitted] = new Set();
  collected[decided] = false;
});

afterEach(({ task }) => {
  task.meta.emitted = [...(collected[emitted] ?? [])].sort();
  if (before || collected[decided]) task.meta.decided = task.fullName;
});
