import { expect, test } from 'vitest';
import { act, activate, type Field, field, options, shift, type Troop, war, whereIs } from '../../test/field.ts';
import { alone, farApart, firefight, shot } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';

test('[FD-ACTION-01][FD-ACTION-04][FD-ACTION-05][FD-ACTION-06] two short actions in any order, or one long one', () => {
  const s = activate(firefight(), 'A');
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
  const s = activate(firefight({ dice: [1, 1] }), 'A').answer('action', 'shootAction');
  expect(options(s, 'action')).toEqual(['moveAction', 'secureArea', 'fleeAction']);
  s.answer('action', 'secureArea');
  s.end();
});

test('[FD-GAP-29] a unit may do less', () => {
  const s = activate(firefight(), 'A').answer('action', null);
  expect(s.state.units['A']!.activated).toBe(true);
  s.end();
});

test('[FD-ACTION-13][FD-ACTION-14][FD-ACTION-17][FD-ACTION-18][FD-ACTION-19] secure area: a marker, and one short action after an enemy action in sight', () => {
  const s = firefight({ dice: [1, 1, 1, 1, 1] });
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
  const s = firefight({ blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } } });
  activate(s, 'A').answer('action', 'takeCover').answer('reaction', null);
  s.end();
  const t = firefight({ blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } }, dice: [1] });
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
  const s = firefight({
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
  const s = firefight({
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
  const s = firefight({ red: { A: { at: [20, 20], weapons: ['boltgun'] } }, dice: [3, 3] });
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

test('[FD-ACTION-07][FD-PROFILE-01] a move goes up to BW and not a tick farther', () => {
  const s = act(alone(), 'A', 'moveAction');
  expect(s.refused('move', [{ mover: 'A.1', legs: [{ leg: 'go', x: inch(20), y: inch(26) + 1 }] }])).toMatchObject({
    code: 'tooFar',
    rule: 'FD-ACTION-07',
    limit: inch(6),
  });
  s.answer('move', shift(s, 'A', 0, 6));
  expect(whereIs(s, 'A.1')).toEqual([20, 26]);
  s.end();
});

test('[FD-ACTION-10] a vehicle fires all its weapons, or any of them', () => {
  const shooting = (used: string[], dice: number[]) => {
    const s = firefight({
      red: { A: { at: [20, 20], profile: { unitType: 'vehicle' }, weapons: ['boltgun', 'shoota', 'boltgun'] } },
      dice,
    });
    act(s, 'A', 'shootAction');
    expect(s.request('vehicleWeapons')).toMatchObject({ preset: ['boltgun', 'shoota', 'boltgun:2'] });
    expect(s.refused('vehicleWeapons', [])).toMatchObject({ code: 'wrongCount' });
    s.answer('vehicleWeapons', used).end();
    return s.of('rolled').map((r) => r.faces.length);
  };
  expect(shooting(['boltgun', 'shoota', 'boltgun:2'], [1, 1, 1, 1])).toEqual([1, 2, 1]);
  expect(shooting(['boltgun:2', 'boltgun'], [1, 1])).toEqual([2]);
});

test('[FD-ACTION-24][FD-FLEE-06][FD-FLEE-07] it runs 1D6 towards the edge over which it came, not its BW', () => {
  const s = farApart({ red: { A: { at: [20, 20], morale: 'fleeing', entryEdge: 'west' } }, dice: [5] });
  act(s, 'A', 'fleeAction');
  expect(whereIs(s, 'A.1')).toEqual([15, 20]);
  s.end();
});

test('[FD-ACTION-30][FD-ACTION-31] a sprint goes up to twice BW in one piece', () => {
  const s = act(alone(), 'A', 'sprint');
  expect(s.refused('move', shift(s, 'A', 0, 12.01))).toMatchObject({ rule: 'FD-ACTION-30' });
  s.answer('move', shift(s, 'A', 0, 12));
  s.end();
});

test('[FD-GAP-02] once per turn means once per round: who has reacted gets no second marker before the next round', () => {
  const s = war({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 30], reactionMarker: true } },
    dice: [6, 1, 1, 6],
  });
  s.answer('action', 'takeCover')
    .answer('reaction', 'react/B:moveAction')
    .answer('move', shift(s, 'B', 1, 0));
  expect(s.request('action').by).toBe('blue');
  expect(options(s, 'action')).not.toContain('secureArea');
  s.answer('action', null);
  expect(s.state.round).toBe(3);
  expect(options(s, 'action')).toContain('secureArea');
});

test('[FD-GAP-38] fleeing between two actions without a flight: the second action must be flee', () => {
  const s = field({
    red: { A: { at: [20, 20], models: 4 } },
    blue: {
      B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true },
      C: { at: [24, 30], weapons: ['boltgun'], reactionMarker: true },
    },
    dice: [3, 1, 1, 3, 1, 1, 2],
  });
  activate(s, 'A').answer('action', 'secureArea');
  s.answer('reaction', 'react/B:shootAction').answer('casualties', ['A.1']);
  expect(s.state.units['A']!.morale).toBe('pinned');
  s.answer('reaction', 'react/C:shootAction').answer('casualties', ['A.2']);
  expect(s.state.units['A']).toMatchObject({ morale: 'fleeing', fled: true });
  expect(whereIs(s, 'A.3')[1]).toBe(18);
  // Both actions are spent.
  s.end();
});

test('[FD-GAP-59] every kind of action may trigger a reaction, taking cover too', () => {
  const s = shot({ blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } } });
  act(s, 'A', 'takeCover');
  expect(s.asked).toEqual(['blue:reaction']);
});

test('[FD-GAP-59][FD-GAP-43] a forced flight and a pursuit are no actions: nobody reacts to them', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 21] }, C: { at: [30, 20], weapons: ['boltgun'], reactionMarker: true } },
    dice: [1, 1, 1, 5, 2],
  });
  act(s, 'A', 'meleeAction').answer('pursue', true);
  // The melee action has ended, which is the only occasion for this.
  s.answer('reaction', null).end();
});

test('[FD-ACTION-02][FD-ACTION-03][FD-PINNED-01][FD-FLEE-03] why an action is no longer possible: what the unit has done, or its morale', () => {
  const why = (s: ReturnType<typeof activate>, action: string) => s.refused('action', action).rule;
  const second = activate(firefight({ dice: [1, 1] }), 'A');
  expect(why(second, 'meleeAction')).toBe('FD-ACTION-11');
  expect(why(second, 'dance')).toBe('FD-ACTION-06');
  second.answer('action', 'shootAction');
  expect(['shootAction', 'takeCover'].map((action) => why(second, action))).toEqual(['FD-ACTION-02', 'FD-ACTION-03']);
  expect(why(second, 'meleeAction')).toBe('FD-ACTION-11');
  const pinned = activate(farApart({ red: { A: { at: [20, 20], morale: 'pinned' } } }), 'A');
  expect(why(pinned, 'moveAction')).toBe('FD-PINNED-01');
  expect(why(pinned, 'dance')).toBe('FD-ACTION-06');
  const fleeing = activate(farApart({ red: { A: { at: [20, 20], morale: 'fleeing' } }, dice: [1] }), 'A');
  expect(why(fleeing, 'moveAction')).toBe('FD-FLEE-03');
});

test('[FD-VEHICLE-08][FD-VEHICLE-09][FD-VEHICLE-10][FD-GAP-33][FD-GAP-37][FD-GAP-39][FD-GAP-58] why an action is impossible where a unit stands', () => {
  const why = (A: Troop, more: Field, ...actions: string[]) => {
    const s = activate(farApart({ red: { A: { at: [20, 20], weapons: ['boltgun'], ...A } }, ...more }), 'A');
    return actions.map((action) => s.refused('action', action).rule);
  };
  const models = { models: 2, profile: { unitType: 'vehicle' as const } };
  expect(why({ damage: { immobilised: true } }, {}, 'moveAction', 'sprint')).toEqual([
    'FD-VEHICLE-10',
    'FD-VEHICLE-10',
  ]);
  expect(why({ damage: { stunned: true } }, {}, 'fastMove', 'shootAction')).toEqual(['FD-VEHICLE-09', 'FD-ACTION-09']);
  expect(why({ damage: { shaken: true } }, {}, 'shootAction', 'suppressiveFire')).toEqual([
    'FD-VEHICLE-08',
    'FD-VEHICLE-08',
  ]);
  expect(why({ weapons: [] }, {}, 'shootAction', 'fastMove')).toEqual(['FD-ACTION-09', 'FD-SPECIAL-01']);
  const contact = { blue: { B: { at: [20, 21] as const } } };
  expect(why({ rules: ['fast'] }, contact, 'moveAction', 'shootAction', 'fastMove')).toEqual([
    'FD-GAP-58',
    'FD-GAP-33',
    'FD-GAP-58',
  ]);
  const hill = { terrain: { hill: { class: 'sightBlocker' as const, rect: [30, 20, 2, 28] as const } } };
  expect(why({}, hill, 'suppressiveFire')).toEqual(['FD-LOS-01']);
  expect(why({ weapons: [] }, hill, 'shootAction')).toEqual(['FD-ACTION-09']);
  expect(why({ reactionMarker: true }, {}, 'secureArea')).toEqual(['FD-GAP-37']);
  expect(why({}, { options: { voluntaryFlight: false } }, 'fleeAction')).toEqual(['FD-GAP-39']);
  // One vehicle of two is enough to keep the unit where it is, and says why.
  const s = farApart({ red: { A: { at: [20, 20], ...models, step: 2 } } });
  s.state.models['A.2']!.immobilised = true;
  expect(activate(s, 'A').refused('action', 'moveAction').rule).toBe('FD-VEHICLE-10');
  const armed = farApart({
    red: { A: { at: [20, 20], ...models, step: 2, other: { 0: { weapons: ['boltgun'] } } } },
  });
  armed.state.models['A.1']!.shaken = true;
  expect(activate(armed, 'A').refused('action', 'shootAction').rule).toBe('FD-VEHICLE-08');
});

test('[FD-ROUND-06] an activation names its rules: those of a fleeing unit too', () => {
  const rules = (morale: 'ok' | 'fleeing', dice: number[]) =>
    activate(farApart({ red: { A: { at: [20, 20], morale } }, dice }), 'A').of('activated')[0]!.rules;
  expect(rules('ok', [])).toEqual(['FD-ROUND-06', 'FD-UNIT-02']);
  expect(rules('fleeing', [1])).toEqual(['FD-ROUND-06', 'FD-FLEE-04', 'FD-ROUND-08']);
});

test('[FD-GAP-36] no later reaction once the acting unit is gone, and none by units off the table', () => {
  const gun = { weapons: ['boltgun'], reactionMarker: true };
  const s = firefight({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 30], ...gun }, C: { at: [26, 30], ...gun }, R: { status: 'reserve', ...gun } },
    dice: [3, 1],
  });
  act(s, 'A', 'takeCover');
  expect(options(s, 'reaction').filter((o) => o.startsWith('react/R'))).toEqual([]);
  s.moreDice(1).answer('reaction', 'react/B:shootAction');
  expect(s.state.units['A']!.status).toBe('destroyed');
  expect(s.asked).toEqual([]);
});

test('[FD-GAP-35] a reaction is aimed at the unit that acted, and never shoots into a melee', () => {
  const s = field({
    red: { A: { at: [20, 20] }, C: { at: [26, 20] } },
    blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } },
    dice: [1],
  });
  act(s, 'A', 'takeCover').answer('reaction', 'react/B:shootAction').end();
  expect(s.of('shot')).toMatchObject([{ target: 'A' }]);
  const fight = field({
    red: { A: { at: [20, 20] }, C: { at: [20, 22] } },
    blue: { B: { at: [20, 21], reactionMarker: true } },
    dice: [1, 1, 6],
  });
  act(fight, 'A', 'takeCover').answer('reaction', 'react/B:meleeAction').end();
  expect(fight.of('struck')[0]).toMatchObject({ unit: 'B', target: 'A' });
  const into = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true }, D: { at: [20, 21] } },
  });
  act(into, 'A', 'takeCover');
  expect(options(into, 'reaction')).toEqual(['react/B:moveAction']);
});

test('[FD-ACTION-16] a unit that ends its action in sight may be reacted to', () => {
  const s = act(firefight({ blue: { B: { at: [20, 30], reactionMarker: true } } }), 'A', 'takeCover');
  expect(s.request('reaction')).toMatchObject({ by: 'blue', args: { acted: 'A' } });
});
