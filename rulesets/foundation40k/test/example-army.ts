import { readFileSync } from 'node:fs';

const docs = readFileSync(new URL('../../../docs/armies.md', import.meta.url), 'utf8');

/** The example of docs/armies.md: its first block of YAML. */
export const EXAMPLE = /```yaml\n(.*?)```/s.exec(docs)![1]!;
