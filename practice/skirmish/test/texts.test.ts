import { tellEvent, teller, tellOption, tellRefusal, tellRequest } from '@walstatt/engine/host';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';
import { free, inch, row } from './positions.ts';

const FIELD = `
units:
  red-rifles: {unit: rifles, owner: red, at: ${row(10, 4, 5)}}
  old-guard: {unit: rifles, name: Old Guard, owner: blue, at: ${row(10, 14, 5)}}
`;

describe('texts', () => {
  test('names: from the texts, own ones, and models by their number', () => {
    const { state } = free(FIELD);
    const de = teller(ruleset, state, 'de');
    expect(['red-rifles', 'red-rifles.2', 'old-guard', 'old-guard.3', 'red'].map((id) => de.name(id))).toEqual([
      'Rote Schützen',
      'Rote Schützen 2',
      'Old Guard',
      'Old Guard 3',
      'Rot',
    ]);
  });

  test('requests, options, refusals and events in both languages', () => {
    const s = free(FIELD, [4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1]);
    s.start('walk', { unit: 'red-rifles', kind: 'move', allowance: '5in' });
    const request = s.request('planMove');
    const refusal = s.refused('planMove', [
      { mover: 'red-rifles.1', legs: [{ leg: 'go', x: inch(10), y: inch(9.5) }] },
    ]);
    expect(tellRequest(ruleset, s.state, request, 'en')).toBe('Red rifles: how does it move? (up to 5 inches)');
    expect(tellRefusal(ruleset, s.state, refusal, 'en')).toBe('The way is 5.5 inches long; 5 inches are allowed.');
    expect(tellRefusal(ruleset, s.state, refusal, 'de')).toBe('Der Weg ist 5,5 Zoll lang; erlaubt sind 5 Zoll.');
    s.answer('planMove', []).start('fire', { unit: 'red-rifles' });
    const ground = s.request('beforeHit') as Extract<ReturnType<typeof s.request>, { kind: 'choose' }>;
    expect(tellOption(ruleset, s.state, ground, ground.options[0]!, 'en')).toBe('Old Guard: go to ground');
    s.answer('beforeHit', null).answer('allocateWounds', { 'old-guard.2': 1 });
    const told = s.events.map((e) => tellEvent(ruleset, s.state, e, 'de')).filter((line) => line !== '');
    expect(told).toEqual([
      'Feuern',
      'Rote Schützen: Beschuss, Ziel Old Guard',
      'Rot: Treffer, 10 × d6: 4 1 1 1 1 1 1 1 1 1',
      'Rot: Verwundung, d6: 3',
      'Blau: Rettung, d6: 1',
      'Old Guard 2: Schaden 1',
      'Old Guard 2: erschossen',
    ]);
  });

  test('every rule has a text in both languages', async () => {
    const { default: de } = await ruleset.sentences.de();
    const { default: en } = await ruleset.sentences.en();
    for (const text of [...Object.values(de), ...Object.values(en)]) expect(text).toMatch(/[.)]$/);
    expect(Object.keys(de)).toEqual(Object.keys(en));
  });

  test('the table in words', () => {
    const { battle, state } = free(`${FIELD}terrain: {wood: {kind: wood, rectangle: [8, 8, 5, 3]}}\n`);
    expect(ruleset.overview!(battle.look, teller(ruleset, state, 'en'))).toEqual([
      'Red (south): 0',
      'Blue (north): 0',
      'Objective (18 inches | 12 inches)',
      'Red · Red rifles: 5/5 (10 inches | 4 inches)',
      'Blue · Old Guard: 5/5 (10 inches | 14 inches)',
      'wood (wood) (8 inches | 8 inches)',
    ]);
  });
});
