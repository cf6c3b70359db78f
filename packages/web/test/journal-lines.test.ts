import { describe, expect, it } from 'vitest';
import type { Line } from '../src/host/game-host.ts';
import { folded, withoutEmpty } from '../src/ui/battle/journal-lines.ts';

const line = (n: number, text: string, more: Partial<Line> = {}): Line => ({
  n,
  text,
  rules: [],
  kind: 'event',
  ...more,
});

describe('headings', () => {
  const kept = (lines: readonly Line[]) => withoutEmpty(lines).map((l) => l.text);

  it('stand over what happened there; those of phases in which nothing did are left out', () => {
    const lines = [
      line(1, 'Turn 1', { depth: 2 }),
      line(2, 'Movement', { kind: 'heading', depth: 3 }),
      line(3, 'drives', { depth: 5 }),
      line(4, 'Shooting', { kind: 'heading', depth: 3 }),
      line(5, 'Melee', { kind: 'heading', depth: 3 }),
      line(6, 'Turn 2', { depth: 2 }),
      line(7, 'Movement', { kind: 'heading', depth: 3 }),
    ];
    expect(kept(lines)).toEqual(['Turn 1', 'Movement', 'drives', 'Turn 2', 'Movement']);
  });

  it('stay over what happens in the activity itself, over others inside, and over what was taken back', () => {
    const lines = [
      line(1, 'Battle', { kind: 'heading', depth: 1 }),
      line(2, 'Melee', { kind: 'heading', depth: 2 }),
      line(3, 'strikes', { depth: 2 }),
      line(4, 'Movement', { kind: 'heading', depth: 2 }),
      line(5, 'takes a decision back', { kind: 'undone' }),
    ];
    expect(kept(lines)).toEqual(lines.map((l) => l.text));
  });
});

describe('a journal that repeats itself', () => {
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
