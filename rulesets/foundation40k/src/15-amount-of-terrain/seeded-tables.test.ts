import { seededRng } from '@walstatt/engine';
import { matchesGolden } from '@walstatt/testkit';
import { test } from 'vitest';
import { inspectTable } from './inspect.ts';
import { randomTable } from './random.ts';
import { tellTable } from './tell-table.ts';

test.each([1, 4, 12, 15])(
  'the number %i stands for the same table for ever, because files name tables by it',
  (seed) => {
    const table = randomTable(seededRng(seed));
    const pieces = Object.entries(table).map(
      ([id, { kind, shape }]) => `${id} ${kind} ${shape.map(({ x, y }) => `${x},${y}`).join(' ')}`,
    );
    const text = [...pieces, ...tellTable(inspectTable(table), 'en')].join('\n');
    matchesGolden(new URL(`../../test/golden/table-${seed}.txt`, import.meta.url), `${text}\n`);
  },
);
