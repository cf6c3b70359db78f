import { beforeEach } from 'vitest';
import { readTrace } from '../ledger/trace.ts';

/** With WALSTATT_REPEAT, the trace of an earlier run, only those tests run that decided something in a scenario there. */
const earlier = process.env['WALSTATT_REPEAT'];
const repeated = earlier ? new Set(readTrace(earlier).decided) : null;

beforeEach(({ task, skip }) => {
  if (repeated !== null && !repeated.has(task.fullName)) skip();
});
