import { Eyes, teller } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { begun, type Field, play, propose, stateOf } from '../../../test/field.ts';
import { inches } from '../../07-measuring/lengths.ts';
import type { State } from '../../generated/state.ts';
import { ruleset } from '../../index.ts';

const FIELD: Field = {
  red: { r: { at: [10, 10] } },
  blue: { b: { at: [30, 40] }, lost: { profile: { points: 200 }, with: { where: { at: 'gone' } } } },
  ground: { hill: { kind: 'decorative', from: [40, 20], to: [46, 24] } },
  state: {
    condition: 'totalControl',
    objectives: [
      { x: inches(10), y: inches(11), terrain: null },
      { x: inches(40), y: inches(20), terrain: 'hill' },
    ],
  },
};
const sceneOf = (state: State) => ruleset.scene!(new Eyes(ruleset, state), teller(ruleset, state, 'en'));

describe('objectives', () => {
  it('[WP-BATTLE-13] objectives are more than 12 inches apart: exactly 12 is too near', () => {
    const s = begun({
      setup: { scenario: 'battle', condition: 'scorchedEarth', terrain: {} },
      dice: [1, 6, 1, 5, 2],
    });
    const at = (x: number) => [{ piece: 'marker', pose: { x: inches(x), y: inches(24) } }];
    s.answer('objective', at(10));
    expect(s.refused('objective', at(22)).rule).toBe('WP-BATTLE-13');
    s.answer('objective', at(22.01));
  });

  const placing = (f: Field, left = 1) =>
    begun({
      state: stateOf({
        phase: 'turns',
        ...f,
        state: {
          ...f.state,
          condition: 'scorchedEarth',
          agenda: [{ do: 'objectives', at: 'place', c: { left, side: 'red' } }],
        },
      }),
    });
  const marker = (x: number, y: number) => [{ piece: 'marker', pose: { x: inches(x), y: inches(y) } }];
  const long = { from: [20, 20], to: [40, 24] } as const;

  it('[WP-BATTLE-11] [WP-BATTLE-13] [WP-G-43] terrain counts where it is nearest, and only what is far enough away is offered', () => {
    const ground = {
      hill: { kind: 'decorative', ...long },
      near: { kind: 'decorative', from: [50, 20], to: [52, 24] },
      edge: { kind: 'decorative', from: [52, 10], to: [54, 22] },
      far: { kind: 'decorative', from: [52.01, 30], to: [54, 34] },
    } as const;
    const s = placing({ ground, state: { objectives: [{ x: inches(20), y: inches(20), terrain: 'hill' }] } });
    const { options } = s.request('objectiveKind') as { options: readonly { id: string }[] };
    expect(options.map((o) => o.id)).toEqual(['marker', 'far']);
    s.answer('objectiveKind', 'marker');
    expect(s.refused('objective', marker(51, 22))).toMatchObject({ rule: 'WP-BATTLE-13', measured: inches(11) });
    s.answer('objective', marker(52.1, 22));
    expect(s.of('objectivePlaced').map((e) => e.terrain)).toEqual([null]);
  });

  it('[WP-G-43] a marker lies on the table, up to its edge', () => {
    const s = placing({}, 2);
    for (const [x, y] of [
      [-0.01, 5],
      [5, -0.01],
      [72.01, 5],
      [5, 48.01],
    ] as const)
      expect(s.refused('objective', marker(x, y))).toMatchObject({ code: 'offTable', rule: 'WP-G-43' });
    expect(s.refused('objective', [{ piece: 'marker', pose: { x: 'here', y: 5 } }])).toMatchObject({
      rule: 'WP-BATTLE-13',
    });
    expect(s.refused('objective', [{ piece: 'marker', pose: { x: 0.5, y: 5 } }])).toMatchObject({
      code: 'malformed',
      rule: 'WP-BATTLE-13',
    });
    expect(s.refused('objective', [{ piece: 'marker', pose: {} }])).toMatchObject({
      code: 'malformed',
      rule: 'WP-BATTLE-13',
      args: { wanted: expect.stringContaining('"x" is missing') },
    });
    s.answer('objective', marker(72, 48));
    expect(s.state.objectives).toEqual([{ x: inches(72), y: inches(48), terrain: null }]);
  });

  it('[WP-BATTLE-12] [WP-BATTLE-13] the proposal lies in the middle of the table, as far from the others as it must', () => {
    const s = placing({}, 3);
    for (let i = 0; i < 3; i++) propose(s, 'objective');
    expect(s.state.objectives.map(({ x, y }) => [x / 2540, y / 2540])).toEqual([
      [3, 24],
      [18, 24],
      [33, 24],
    ]);
  });

  it('[WP-G-43] where there is room for no more, there are no more', () => {
    const table = { width: inches(20), depth: inches(20) };
    const full = placing({ state: { table, objectives: [{ x: inches(10), y: inches(10), terrain: null }] } }, 2);
    expect(full.of('objectivePlaced')).toEqual([]);
    const hill = { hill: { kind: 'decorative', from: [8, 8], to: [12, 12] } } as const;
    const onHill = placing({ ground: hill, state: { table } }, 2);
    onHill.answer('objectiveKind', 'hill');
    expect(onHill.of('objectivePlaced')).toMatchObject([{ terrain: 'hill', x: inches(8), y: inches(8) }]);
    // No place for a marker is found on a table this small.
    const small = { width: inches(2.5), depth: inches(2.5) };
    const pieces = { a: { kind: 'decorative', from: [0, 0], to: [1, 1] }, b: hill.hill } as const;
    const declared = placing({ ground: pieces, state: { table: small } }, 2);
    const { options } = declared.request('objectiveKind') as { options: readonly { id: string }[] };
    expect(options.map((o) => o.id)).toEqual(['a', 'b']);
    expect(ruleset.requests['objective']!.witness!(new Eyes(ruleset, declared.state), {} as never)).toBeNull();
    // Two corners are left on a table that is longer than that.
    const wide = { width: inches(14), depth: inches(30) };
    const corner = placing({ state: { table: wide, objectives: [{ x: inches(7), y: inches(15), terrain: null }] } });
    propose(corner, 'objective');
    expect(corner.state.objectives[1]).toMatchObject({ x: inches(3), y: inches(27) });
  });
});

describe('objectives on the table', () => {
  it('[WP-BATTLE-11] terrain is marked at its middle, and markers show who holds them', () => {
    expect(sceneOf(stateOf(FIELD)).marks).toMatchObject([
      { text: 'Objective 1: Red', seat: 'red', x: inches(10), y: inches(11) },
      { text: 'Objective 2', x: inches(43), y: inches(22) },
    ]);
  });

  it('[WP-BATTLE-13] the marker that is being placed has a shape for its ghost', () => {
    const s = play({
      phase: 'turns',
      state: { condition: 'scorchedEarth', agenda: [{ do: 'objectives', at: 'place', c: { left: 2, side: 'red' } }] },
    });
    expect(s.asked).toEqual(['red:objective']);
    const place = [{ piece: 'marker', pose: { x: inches(30), y: inches(20) } }];
    const [ghost] = ruleset.ghosts!(new Eyes(ruleset, s.state), s.request('objective'), place);
    expect(ghost).toMatchObject({ piece: 'marker', x: inches(30), y: inches(20) });
    expect(sceneOf(s.state).reserve).toMatchObject([{ id: 'marker' }]);
    expect(sceneOf(stateOf(FIELD)).reserve).toEqual([]);
  });
});
