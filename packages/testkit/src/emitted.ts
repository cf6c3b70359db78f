const EMITTED = Symbol.for('walstatt.emitted');
const DECIDED = Symbol.for('walstatt.decided');

/** Tells the ledger trace that a rule spoke while the current test ran. */
export function recordEmitted(rule: string): void {
  (globalThis as unknown as Record<symbol, Set<string> | undefined>)[EMITTED]?.add(rule);
}

/** Tells the trace that the current test decides something in a scenario: such tests run once more, restored before it. */
export function recordDecision(): void {
  (globalThis as unknown as Record<symbol, boolean>)[DECIDED] = true;
}
