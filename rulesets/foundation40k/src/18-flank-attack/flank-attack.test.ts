import { expect, test } from 'vitest';
import { options } from '../../test/field.ts';
import { endOfRoundWith, held } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';

test("[FD-FLANK-01][FD-FLANK-02][FD-FLANK-03][FD-FLANK-04][FD-GAP-92] flank attack: over the left or right edge, anywhere along it, never over the enemy's", () => {
  const s = endOfRoundWith(held({ rules: ['flankAttack'] }), [6, 6, 1]);
  expect(options(s, 'entryEdge')).toEqual(['south', 'west', 'east']);
  s.answer('entryEdge', 'east');
  const at = (x: number, y: number) =>
    ['R.1', 'R.2', 'R.3'].map((piece, i) => ({ piece, pose: { x: inch(x), y: inch(y + 1.5 * i) } }));
  expect(s.refused('deploy', at(66.4, 30))).toMatchObject({ code: 'outsideZone', rule: 'FD-GAP-92' });
  expect(s.request('deploy').rule).toBe('FD-FLANK-03');
  s.answer('deploy', at(70, 40));
  expect(s.state.units['R']!.entryEdge).toBe('east');
  expect(s.of('unitPlaced')[0]).toMatchObject({ how: 'flank', rules: ['FD-FLANK-02', 'FD-GAP-92', 'FD-GAP-41'] });
  s.end('activate');
});

test('[FD-FLANK-02][FD-GAP-90] only edges with room for the unit are offered', () => {
  const s = endOfRoundWith(held({ rules: ['flankAttack'] }), [6], 1, {
    terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [0, 0, 6, 48] } },
  });
  expect(options(s, 'entryEdge')).toEqual(['south', 'east']);
});
