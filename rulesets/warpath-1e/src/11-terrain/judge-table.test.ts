import { describe, expect, it } from 'vitest';
import { battleOf, eyes, stateAfter, wrongs } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';

describe('tables', () => {
  const piece = (change: object) => ({
    kind: 'obstacle',
    cover: 'hard',
    shape: [
      { x: 0, y: 0 },
      { x: 5000, y: 0 },
      { x: 5000, y: 500 },
    ],
    ...change,
  });
  const laid = (change: object) =>
    wrongs(battleOf(['demo-grunts'], ['demo-grunts'], { terrain: { p: piece(change) } }));

  it('[WP-TERRAIN-01] [WP-TERRAIN-02] [WP-COVER-09] before the game it is said of each piece what it is and how it covers', () => {
    for (const kind of ['blocking', 'obstacle', 'difficult', 'decorative']) expect(laid({ kind }), kind).toEqual([]);
    expect(laid({ kind: undefined })).toEqual(['WP-TERRAIN-01']);
    expect(laid({ kind: 'swamp' })).toEqual(['WP-TERRAIN-02']);
    expect(laid({ kind: ['obstacle', 'difficult'] })).toEqual(['WP-TERRAIN-02']);
    expect(laid({ cover: undefined })).toEqual(['WP-COVER-09']);
    expect(laid({ kind: 'difficult', cover: 'thick' })).toEqual(['WP-COVER-09']);
    expect(laid({ kind: 'decorative', cover: undefined })).toEqual([]);
  });

  it('[WP-TERRAIN-05] one looks over an obstacle: it does not block sight', () => {
    expect(laid({ blocksSight: true })).toEqual(['WP-TERRAIN-05']);
    expect(laid({ kind: 'blocking', blocksSight: true })).toEqual([]);
    const state = stateAfter({ scenario: 'battle' });
    expect(ruleset.questions['terrain']!.ask(eyes(state), { terrain: 'southWall' })).toMatchObject({
      kind: 'obstacle',
      blocksSight: false,
      rules: ['WP-TERRAIN-02', 'WP-TERRAIN-05', 'WP-COVER-09'],
    });
  });

  it('[WP-BATTLE-02] [WP-BATTLE-03] 72 by 48 inches unless agreed otherwise, with room to deploy; every piece lies on it', () => {
    expect(stateAfter({ scenario: 'battle' }).table).toEqual({ width: inches(72), depth: inches(48) });
    expect(stateAfter({ scenario: 'battle', table: { width: inches(60) } }).table).toEqual({
      width: inches(60),
      depth: inches(48),
    });
    expect(Object.keys(stateAfter({ scenario: 'battle', table: { width: inches(60) } }).terrain)).not.toContain(
      'northWall',
    );
    const table = (t: unknown) => wrongs({ scenario: 'battle', terrain: {}, table: t as never });
    expect(table({ depth: inches(24) })).toEqual(['WP-BATTLE-02']);
    expect(table({ width: 'wide' })).toEqual(['WP-BATTLE-02']);
    expect(table('big')).toEqual(['WP-BATTLE-02']);
    expect(laid({ shape: [{ x: 0, y: 0 }] })).toEqual(['WP-BATTLE-03']);
    const far = [0, 1, 2].map((k) => ({ x: inches(80) + k, y: k * k }));
    expect(laid({ shape: far })).toEqual(['WP-BATTLE-03']);
    const kinds = Object.values(stateAfter({ scenario: 'battle' }).terrain).map((t) => t.kind);
    expect(new Set(kinds)).toEqual(new Set(['blocking', 'difficult', 'obstacle']));
  });
});
