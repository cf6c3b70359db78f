import type { Language } from '@walstatt/engine';
import { Eyes, teller } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { type Field, play, stateOf } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import type { State } from '../generated/state.ts';
import { ruleset } from '../index.ts';

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

const overviewOf = (state: State, language: Language): readonly string[] =>
  ruleset.overview!(new Eyes(ruleset, state), teller(ruleset, state, language));
const sceneOf = (state: State) => ruleset.scene!(new Eyes(ruleset, state), teller(ruleset, state, 'en'));

describe('the score', () => {
  it('[WP-BATTLE-14] [WP-BATTLE-17] says what it is made of and who holds which objective', () => {
    const state = stateOf(FIELD);
    const en = overviewOf(state, 'en');
    expect(en).toContain('If the battle ended now, Red: 200 points destroyed + 1 objective × 250 = 450');
    expect(en).toContain('If the battle ended now, Blue: 0 points destroyed + 0 objectives × 250 = 0');
    expect(en).toContain('Objective 1 (10 inches / 11 inches): held by Red, worth 250 points');
    expect(en).toContain('Objective 2 (hill): held by nobody, worth 250 points');
    expect(overviewOf(state, 'de')).toContain(
      'Endete die Schlacht jetzt, Rot: 200 Punkte vernichtet + 1 Missionsziel × 250 = 450',
    );
    for (const language of ['de', 'en'] as const) {
      expect(ruleset.texts[language].aim!(state)).toContain('250');
      expect(ruleset.texts[language].aim!(state)).not.toContain(' 0 ');
    }
  });

  it.each([
    ['scorchedEarth', 'If the battle ended now, Red: 1 objective'],
    ['meatGrinder', 'If the battle ended now, Red: 200 points destroyed'],
    ['annihilation', 'Red: units left: 1, 200 points destroyed'],
  ])('is told under %s', (condition, line) => {
    expect(overviewOf(stateOf({ ...FIELD, state: { ...FIELD.state, condition } }), 'en')).toContain(line);
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
