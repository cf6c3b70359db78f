import { expect, test } from 'vitest';
import { field } from '../../test/field.ts';

const armies = field({
  red: {
    squad: {
      places: [
        [10, 10],
        [12, 10],
      ],
      sheet: { name: 'Squad', keywords: ['INFANTRY'], factionKeywords: ['ACCORD'] },
      other: { 1: { name: 'sergeant' } },
    },
    captain: {
      places: [[14, 10]],
      attachedTo: 'squad',
      profile: { name: 'captain' },
      sheet: { name: 'Captain', keywords: ['INFANTRY', 'CHARACTER'], factionKeywords: ['ACCORD'] },
    },
    tank: { places: [[20, 20]], sheet: { keywords: ['VEHICLE'] } },
  },
  blue: { horde: { places: [[40, 30]], sheet: { keywords: ['BEAST'] } } },
});

test('[WH-UNIT-04][WH-UNIT-05][WH-UNIT-09] a unit is models of a datasheet, which says what they are', () => {
  expect(armies.question('unit', { unit: 'tank' })).toEqual({
    datasheets: ['tank'],
    models: ['trooper'],
    keywords: ['VEHICLE'],
  });
});

test('[WH-UNIT-10][WH-UNIT-11][WH-UNIT-12][WH-ATTACH-01] keywords of both kinds, of all parts of an attached unit', () => {
  const whole = {
    datasheets: ['Squad', 'Captain'],
    models: ['trooper', 'sergeant', 'captain'],
    keywords: ['INFANTRY', 'ACCORD', 'CHARACTER'],
  };
  expect(armies.question('unit', { unit: 'squad' })).toEqual(whole);
  expect(armies.question('unit', { unit: 'captain' })).toEqual(whole);
});

test('[WH-UNIT-06][WH-UNIT-07] one army is friendly, the other is the enemy', () => {
  expect(armies.question('enemies', { unit: 'squad', target: 'horde' })).toBe(true);
  expect(armies.question('enemies', { unit: 'horde', target: 'tank' })).toBe(true);
  expect(armies.question('enemies', { unit: 'squad', target: 'tank' })).toBe(false);
});
