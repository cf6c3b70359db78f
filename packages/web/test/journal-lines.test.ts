import { describe, expect, it } from 'vitest';
import type { Line } from '../src/host/game-host.ts';
import { folded } from '../src/ui/battle/journal-lines.ts';

describe('a journal that repeats itself', () => {
  const line = (n: number, text: string, more: Partial<Line> = {}): Line => ({
    n,
    text,
    rules: [],
    kind: 'event',
    ...more,
  });

  it('tells the same thing once, by its last line; headings, rolls and what others do stay apart', () => {
    const lines = [
      line(1, 'advances', { side: 0 }),
      line(2, 'advances', { side: 0 }),
      line(3, 'advances', { side: 1 }),
      line(4, 'strikes', { dice: { sides: 20, faces: [3] } }),
      line(5, 'strikes', { dice: { sides: 20, faces: [4] } }),
    ];
    expect(folded(lines).map(({ line: { n }, times }) => [n, times])).toEqual([
      [2, 2],
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
  });
});
