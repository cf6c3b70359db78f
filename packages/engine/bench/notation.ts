import { parseJournal } from '../src/notation/journal/parse.ts';
import { parsePosition } from '../src/notation/position/parse.ts';
import { BOMBS } from '../test/notation/bombs.ts';
import { ford } from '../test/notation/game/ruleset.ts';

/** The longest time that any bomb keeps a reader busy. */
function slowest(read: (text: string) => unknown): number {
  let most = 0;
  for (const [, bomb] of BOMBS) {
    const begin = performance.now();
    read(bomb);
    most = Math.max(most, performance.now() - begin);
  }
  return most;
}

export const benchmarks = [
  {
    name: 'notation/slowest bomb as a position',
    unit: 'ms',
    limit: 20,
    run: () => slowest((text) => parsePosition(ford, `ruleset: ford\n${text}`)),
  },
  {
    name: 'notation/slowest bomb as a journal',
    unit: 'ms',
    limit: 20,
    run: () => slowest((text) => parseJournal(`walstatt journal 1\n${text}`)),
  },
];
