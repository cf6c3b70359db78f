import type { Language } from '@walstatt/engine';
import { Eyes, teller } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { asks, begun, type Field, look, stateOf, suppressed } from '../../test/field.ts';
import { hero } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import type { State } from '../generated/state.ts';
import { ruleset } from '../index.ts';
import { winnersOf } from './victory.ts';

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

describe('victory', () => {
  it('[WP-G-24] total control wants a lead of a fifth, or any lead if the option says so', () => {
    const end = (totalControlLead: string, points: number) =>
      winnersOf(
        look({
          red: { r: hero([10, 10]) },
          blue: { b: hero([60, 40]), gone: { profile: { points }, with: { where: { at: 'gone' } } } },
          state: { condition: 'totalControl', size: 2000 },
          options: { totalControlLead },
        }),
      ).winners;
    expect([end('fifth', 399), end('fifth', 400)]).toEqual([[], ['red']]);
    expect([end('any', 0), end('any', 1)]).toEqual([[], ['red']]);
  });

  it('[WP-G-43] exactly 3 inches count, suppressed units control, passengers and units off the table do not; markers lie on the table', () => {
    const f = (red: object, effects: unknown[] = []): Field => ({
      red: red as never,
      blue: { b: hero([60, 40]) },
      state: { condition: 'scorchedEarth', objectives: [{ x: inches(10), y: inches(13.75), terrain: null }] },
      effects,
    });
    const holder = (g: Field) => asks(g, 'control', { objective: 0 });
    expect(holder(f({ r: hero([10, 10]) }))).toBe('red');
    expect(holder(f({ r: hero([10, 9.9]) }))).toBeNull();
    expect(holder(f({ r: hero([10, 10]) }, [suppressed('r')]))).toBe('red');
    expect(holder(f({ r: hero([0, 0], {}, { where: { at: 'reserve' } }) }))).toBeNull();
    const s = begun({ setup: { scenario: 'battle', condition: 'scorchedEarth' }, dice: [1, 6, 1] });
    s.answer('objectiveKind', 'marker');
    expect(s.refused('objective', [{ piece: 'marker', pose: { x: -1, y: 0 } }])).toMatchObject({ rule: 'WP-G-43' });
    s.answer('objective', [{ piece: 'marker', pose: { x: 0, y: 0 } }]);
  });

  it('[WP-G-56] without a limit of turns it ends when nothing that counts can change any more', () => {
    const gone = { with: { where: { at: 'gone' as const } } };
    const after = (condition: string, left: { red: boolean; blue: boolean }, turns = 0) => {
      const s = begun({
        state: stateOf({
          phase: 'turns',
          red: { r: left.red ? { at: [10, 10] } : gone },
          blue: { b: left.blue ? { at: [60, 40] } : gone },
          options: { turns },
          state: { condition },
        }),
      });
      return s.state.over ? s.state.winners : s.asked;
    };
    expect(after('meatGrinder', { red: true, blue: true })).toEqual(['red:moveUnit']);
    expect(after('meatGrinder', { red: true, blue: false })).toEqual(['red']);
    expect(after('meatGrinder', { red: false, blue: true })).toEqual(['blue']);
    expect(after('meatGrinder', { red: false, blue: false })).toEqual([]);
    // A player who is alone can still take objectives, and agreed turns are played.
    expect(after('scorchedEarth', { red: true, blue: false })).toEqual(['red:moveUnit']);
    expect(after('scorchedEarth', { red: false, blue: false })).toEqual([]);
    expect(after('meatGrinder', { red: true, blue: false }, 12)).toEqual(['red:moveUnit']);
  });

  it('[WP-BATTLE-08] [WP-BATTLE-09] [WP-G-24] meat grinder, the book: at 2000 points a lead of 400 is needed', () => {
    const end = (points: number) =>
      winnersOf(
        look({
          red: { r: { at: [10, 10] } },
          blue: { b: { profile: { points }, with: { where: { at: 'gone' } } }, c: { at: [30, 40] } },
          state: { condition: 'meatGrinder', size: 2000 },
        }),
      ).winners;
    expect(end(399)).toEqual([]);
    expect(end(400)).toEqual(['red']);
  });

  it('[WP-BATTLE-14] [WP-BATTLE-15] [WP-BATTLE-16] scorched earth: two objectives more; within 3 inches and nobody else; one unit may hold several', () => {
    const objectives = [
      { x: inches(10), y: inches(14), terrain: null },
      { x: inches(10), y: inches(6), terrain: null },
      { x: inches(40), y: inches(40), terrain: null },
    ];
    const end = (blue: readonly [number, number]) =>
      winnersOf(
        look({
          red: { r: { at: [10, 10], profile: { type: 'monster', base: 2 } } },
          blue: { b: { at: blue } },
          state: { condition: 'scorchedEarth', objectives },
        }),
      );
    expect(end([60, 40])).toMatchObject({ winners: ['red'], score: { red: 2, blue: 0 } });
    expect(end([40, 40])).toMatchObject({ winners: [], score: { red: 2, blue: 1 } });
    expect(end([10, 16])).toMatchObject({ winners: [], score: { red: 1, blue: 0 } });
  });

  it('[WP-BATTLE-17] [WP-BATTLE-18] total control: destroyed points and 250 for each objective', () => {
    const end = winnersOf(
      look({
        red: { r: { at: [10, 10] } },
        blue: { b: { profile: { points: 100 }, with: { where: { at: 'gone' } } }, c: { at: [60, 40] } },
        state: { condition: 'totalControl', size: 2000, objectives: [{ x: inches(10), y: inches(12), terrain: null }] },
      }),
    );
    expect(end).toMatchObject({ winners: [], score: { red: 350, blue: 0 }, rule: 'WP-BATTLE-18' });
  });
});

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
