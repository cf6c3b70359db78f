import { expect, test } from 'vitest';
import { act, activate, field, options } from '../../test/field.ts';
import { farApart } from '../../test/situations.ts';

test('[FD-PINNED-01][FD-PINNED-02][FD-GAP-40] a pinned unit can only rally; after a success one other short action', () => {
  const s = farApart({ red: { A: { at: [20, 20], morale: 'pinned' } }, dice: [2] });
  activate(s, 'A');
  expect(options(s, 'action')).toEqual(['rallyAction']);
  s.answer('action', 'rallyAction');
  expect(options(s, 'action')).toEqual(['moveAction', 'secureArea', 'fleeAction']);
});

test('[FD-PINNED-03] a pinned unit that fails another test caused by the enemy flees', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 2, morale: 'pinned' } },
    dice: [3, 1, 1],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']);
  expect(s.state.units['B']).toMatchObject({ morale: 'fleeing', fled: false });
  s.end();
});

test('[FD-PINNED-04] a failed rally leaves it pinned and ends the activation', () => {
  const s = farApart({ red: { A: { at: [20, 20], morale: 'pinned' } }, dice: [1] });
  activate(s, 'A').answer('action', 'rallyAction');
  expect(s.state.units['A']!.morale).toBe('pinned');
  s.end();
});

test('[FD-GAP-37] a pinned unit loses its markers', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 2, reactionMarker: true, takeCover: true } },
    dice: [3, 1, 1],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']);
  expect(s.state.units['B']).toMatchObject({ morale: 'pinned', reactionMarker: false, takeCover: false });
  s.end();
});
