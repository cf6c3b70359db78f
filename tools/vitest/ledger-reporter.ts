import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';
import type { Trace } from '../ledger/trace.ts';
import { idsInTitle } from '../ledger/trace.ts';
import { root } from '../root.ts';

/** Records which tests name rule ids, how they ended and what they emitted, in the file that WALSTATT_TRACE names. */
export default class LedgerReporter implements Reporter {
  private started = 0;

  onTestRunStart(): void {
    this.started = Date.now();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    const file = process.env['WALSTATT_TRACE'];
    if (!file) return;
    const trace: Trace = {
      started: this.started,
      complete: reason !== 'interrupted',
      passed: 0,
      failed: errors.length,
      tests: [],
    };
    for (const module of modules) {
      if (module.children.size === 0 || module.errors().length > 0) trace.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') trace.passed += 1;
        if (state === 'failed') trace.failed += 1;
        const { emitted = [] } = test.meta();
        if (idsInTitle(test.name).length === 0) continue;
        trace.tests.push({ title: test.name, file: relative(root, module.moduleId), state, emitted });
      }
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(trace, null, 1));
  }
}
