import { Eyes, teller } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { begun, type Field, play, stateOf } from '../../../test/field.ts';
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
