import { parsePosition, writePosition } from '@walstatt/engine/notation';
import { describe, expect, it } from 'vitest';
import { ask, given, line } from '../../test/on-table.ts';
import { ruleset } from '../index.ts';

const table = (ground: object, edges: object[] = []) =>
  given({ at: 'commandPhase', units: { a: { owner: 'imperial', stand: line(5, 10, 4, 2) } }, more: { ground, edges } });

describe('ground', () => {
  it('is what the map boards show, unless the position says something else', () => {
    const s = table({ '1/C5': { covers: ['wood', 'scrub'], level: 2 }, '1/A9': { depth: 3 } });
    const [c5] = ask(s, 'fields', { label: '1/C5' }) as { q: number; r: number }[];
    const [a9] = ask(s, 'fields', { label: '1/A9' }) as { q: number; r: number }[];
    const [d3] = ask(s, 'fields', { label: '1/D3' }) as { q: number; r: number }[];
    expect(ask(s, 'ground', c5!)).toEqual({ covers: ['wood', 'scrub'], level: 2, depth: 0, road: false });
    expect(ask(s, 'ground', a9!)).toEqual({ covers: [], level: 0, depth: 3, road: false });
    expect(ask(s, 'ground', d3!)).toEqual({ covers: [], level: 1, depth: 0, road: false });
  });

  it('has hedges and walls on the sides of fields, seen from either of the two', () => {
    const s = table({}, [{ q: 5, r: 8, direction: 0, kind: 'wall' }]);
    const wall = { q: 5, r: 8, direction: 0, kind: 'wall', destroyed: false };
    expect(ask(s, 'edge', { q: 5, r: 8, direction: 0 })).toEqual(wall);
    expect(ask(s, 'edge', { q: 6, r: 8, direction: 3 })).toEqual(wall);
    expect(ask(s, 'edge', { q: 5, r: 8, direction: 1 })).toBeNull();
  });

  it('is written into positions and read from them', () => {
    const s = table({ '2/E5': { covers: ['sand'], road: true } });
    const read = parsePosition(ruleset, writePosition(ruleset, s.state));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.state.ground).toEqual(s.state.ground);
    expect(s.state.ground).toHaveLength(1);
  });

  it('refuses a label that is not on the board', () => {
    expect(() => table({ '4/C5': { level: 1 } })).toThrow('the label of a field on the board');
  });
});
