import { expect, test } from 'vitest';
import { act, activate, field, options, shift } from '../../test/field.ts';

const duel = (more: Parameters<typeof field>[0] = {}) =>
  field({
    red: { A: { at: [20, 20], models: 2, weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 5, weapons: ['boltgun'] } },
    ...more,
  });

test('[FD-ACTION-01][FD-ACTION-04][FD-ACTION-05][FD-ACTION-06] two short actions in any order, or one long one', () => {
  const s = activate(duel(), 'A');
  expect(options(s, 'action')).toEqual([
    'moveAction',
    'shootAction',
    'secureArea',
    'takeCover',
    'suppressiveFire',
    'sprint',
    'fleeAction',
  ]);
});

test('[FD-ACTION-02][FD-ACTION-03] the second action differs from the first, and no long one is left', () => {
  const s = activate(duel({ dice: [1, 1] }), 'A').answer('action', 'shootAction');
  expect(options(s, 'action')).toEqual(['moveAction', 'secureArea', 'fleeAction']);
  s.answer('action', 'secureArea');
  s.end();
});

test('[FD-GAP-29] a unit may do less', () => {
  const s = activate(duel(), 'A').answer('action', null);
  expect(s.state.units['A']!.activated).toBe(true);
  s.end();
});

test('[FD-ACTION-13][FD-ACTION-14][FD-ACTION-17][FD-ACTION-18][FD-ACTION-19] secure area: a marker, and one short action after an enemy action in sight', () => {
  const s = duel({ dice: [1, 1, 1, 1, 1] });
  act(s, 'B', 'secureArea');
  expect(s.state.units['B']!.reactionMarker).toBe(true);
  act(s, 'A', 'takeCover');
  expect(options(s, 'reaction')).toEqual(['react/B:moveAction', 'react/B:shootAction']);
  s.answer('reaction', 'react/B:shootAction');
  expect(s.of('shot')[0]).toMatchObject({ unit: 'B', target: 'A' });
  expect(s.state.units['B']).toMatchObject({ reactionMarker: false, reacted: true });
  s.end();
});

test('[FD-ACTION-15] a reaction falls between the two actions of a unit', () => {
  const s = duel({ blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } } });
  activate(s, 'A').answer('action', 'takeCover').answer('reaction', null);
  s.end();
  const t = duel({ blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } }, dice: [1] });
  activate(t, 'A').answer('action', 'secureArea').answer('reaction', 'react/B:shootAction');
  expect(t.asked).toEqual(['red:action']);
  t.end('action');
});

test('[FD-ACTION-16] only the end of the action counts: crossing a visible area triggers nothing', () => {
  const s = field({
    red: { A: { at: [10, 12] } },
    blue: { B: { at: [16, 30], weapons: ['boltgun'], reactionMarker: true } },
    terrain: {
      left: { class: 'sightBlocker', entry: 'none', rect: [2, 18, 12, 4] },
      right: { class: 'sightBlocker', entry: 'none', rect: [17, 18, 12, 4] },
    },
  });
  act(s, 'A', 'sprint').answer('move', shift(s, 'A', 12, 0));
  s.end();
});

test("[FD-ACTION-20][FD-ACTION-21][FD-GAP-36] several units may react to one action, each once, in their owner's order", () => {
  const s = duel({
    blue: {
      B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true },
      C: { at: [26, 30], weapons: ['boltgun'], reactionMarker: true },
    },
    dice: [1, 1],
  });
  act(s, 'A', 'takeCover').answer('reaction', 'react/C:shootAction');
  expect(options(s, 'reaction').every((o) => o.startsWith('react/B'))).toBe(true);
  s.answer('reaction', 'react/B:shootAction');
  s.end();
});

test('[FD-GAP-35] a melee reaction makes the reacting unit the attacker; nobody reacts to it', () => {
  const s = field({
    red: { A: { at: [20, 20] }, C: { at: [10, 20], weapons: ['boltgun'], reactionMarker: true } },
    blue: { B: { at: [20, 21], reactionMarker: true } },
    dice: [1, 1, 6],
  });
  act(s, 'A', 'takeCover');
  expect(options(s, 'reaction')).toEqual(['react/B:meleeAction']);
  s.answer('reaction', 'react/B:meleeAction');
  expect(s.of('struck').map((e) => [e.unit, e.attacker])).toEqual([
    ['B', true],
    ['A', false],
  ]);
  s.end();
});

test('[FD-GAP-38] pinned between two actions: only rally is left', () => {
  const s = duel({
    red: { A: { at: [20, 20], models: 2, weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } },
    dice: [3, 1, 1],
  });
  activate(s, 'A').answer('action', 'secureArea').answer('reaction', 'react/B:shootAction');
  s.answer('casualties', ['A.1']);
  expect(s.state.units['A']).toMatchObject({ morale: 'pinned', reactionMarker: false });
  expect(options(s, 'action')).toEqual(['rallyAction']);
});

test('[FD-ACTION-27][FD-ACTION-28][FD-GAP-14] take cover improves the save anywhere, by the option not in melee', () => {
  const s = duel({ red: { A: { at: [20, 20], weapons: ['boltgun'] } }, dice: [3, 3] });
  act(s, 'B', 'takeCover');
  act(s, 'A', 'shootAction');
  expect(s.state.units['B']!.living).toBe(5);
  s.end();
  const melee = (takeCoverInMelee: boolean) => {
    const t = field({
      red: { A: { at: [20, 20] } },
      blue: { B: { at: [20, 21], takeCover: true, profile: { lives: 5 } } },
      options: { takeCoverInMelee },
      dice: [4, 2, 1, 6],
    });
    act(t, 'A', 'meleeAction').end();
    return t.state.models['B.1']!.lost;
  };
  expect(melee(true)).toBe(0);
  expect(melee(false)).toBe(1);
});

test('[FD-SUPPRESS-01][FD-SUPPRESS-02][FD-SUPPRESS-03][FD-SUPPRESS-04][FD-ACTION-26] suppressive fire hits on 6 whatever the FK and takes nobody', () => {
  const s = activate(duel({ dice: [6, 5, 1, 6] }), 'A').answer('action', 'suppressiveFire');
  expect(s.of('rolled')[0]!.counts[1]).toBe(1);
  expect(s.state.units['B']!.living).toBe(5);
  expect(s.asked).toEqual([]);
  s.end();
});

test('[FD-SUPPRESS-05][FD-SUPPRESS-06][FD-SUPPRESS-07][FD-SUPPRESS-08][FD-MORALE-03] one model that would be lost is enough for one test; failed means pinned', () => {
  const s = act(duel({ dice: [6, 6, 1, 1, 1] }), 'A', 'suppressiveFire');
  expect(s.state.units['B']).toMatchObject({ living: 5, morale: 'pinned' });
  expect(s.of('rolled').filter((r) => r.purpose === 'morale')).toHaveLength(1);
  s.end();
});

test('[FD-SUPPRESS-09] all hits saved: no test', () => {
  act(duel({ dice: [6, 6, 4, 4] }), 'A', 'suppressiveFire').end();
});

test('[FD-GAP-49] by the option one unsaved hit is enough, else a model must be lost', () => {
  const play = (suppression: 'modelLost' | 'unsavedHit', dice: number[]) => {
    const s = duel({ blue: { B: { at: [20, 30], profile: { lives: 3 } } }, options: { suppression }, dice });
    act(s, 'A', 'suppressiveFire').end();
    return s.state.units['B']!.morale;
  };
  expect(play('modelLost', [6, 6, 1, 1])).toBe('ok');
  expect(play('unsavedHit', [6, 6, 1, 1, 1])).toBe('pinned');
});

test('[FD-GAP-58] in melee: only melee, secure area, take cover, flee', () => {
  const s = activate(field({ red: { A: { at: [20, 20], weapons: ['boltgun'] } }, blue: { B: { at: [20, 21] } } }), 'A');
  expect(options(s, 'action')).toEqual(['meleeAction', 'secureArea', 'takeCover', 'fleeAction']);
});
