const EMITTED = Symbol.for('walstatt.emitted');

/** Tells the ledger trace that a rule was cited while the current test ran. */
export function recordEmitted(rule: string): void {
  (globalThis as unknown as Record<symbol, Set<string> | undefined>)[EMITTED]?.add(rule);
}
