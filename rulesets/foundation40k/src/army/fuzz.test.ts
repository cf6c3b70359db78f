import { seededRng } from '@walstatt/engine';
import { mutate, randomText } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../../test/example-army.ts';
import { catalogue } from '../data/catalogue.ts';
import { recruit } from '../data/recruit.ts';
import { codec } from '../generated/state.ts';
import { forceOf } from './force.ts';
import { readArmy } from './read.ts';
import { writeArmy } from './write.ts';

/**
 * Whatever a file contains, it is refused with the places of its mistakes, or it is an army that can be written, read
 * and played.
 */
function isSound(text: string): ReturnType<typeof readArmy> {
  const read = readArmy(text);
  const lines = text.split('\n');
  if (!read.ok) {
    expect(read.problems.length).toBeGreaterThan(0);
    expect(read.problems.length).toBeLessThanOrEqual(20);
    for (const p of read.problems) {
      expect(p.line).toBeGreaterThanOrEqual(1);
      expect(p.line).toBeLessThanOrEqual(lines.length + 1);
      expect(p.column).toBeGreaterThanOrEqual(1);
      expect(p.message).not.toMatch(/cannot be read|undefined|\[object/);
    }
    return read;
  }
  const again = readArmy(writeArmy(read.army));
  expect(again.ok && again.army).toEqual(read.army);
  for (const list of Object.values(read.army.lists)) {
    const { waaagh: _, ...rows } = recruit(forceOf(read.army, list), 'red');
    const parsed = codec.parseState({
      options: {},
      seats: [{ id: 'red', side: 'red' }],
      players: { red: {} },
      ...rows,
    });
    expect(parsed).toMatchObject({ ok: true });
  }
  return read;
}

test('files with mistakes in them', () => {
  const rng = seededRng(40);
  const texts = [EXAMPLE, writeArmy({ ...catalogue, id: 'mine' })];
  let right = 0;
  for (let i = 0; i < 600; i++) if (isSound(mutate(texts[i % 2]!, rng)).ok) right++;
  expect(right).toBeGreaterThan(10);
});

test('bytes of any kind', () => {
  const rng = seededRng(41);
  for (let i = 0; i < 500; i++) expect(isSound(randomText(rng.int(0, 300), rng)).ok).toBe(false);
});

test('names that JavaScript knows', () => {
  for (const word of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
    for (const text of [
      `army: a\nruleset: foundation40k\nlists: {l: {units: {A: ${word}}}}\n`,
      `army: a\nruleset: foundation40k\nprofiles: {p: {like: ${word}}}\n`,
      `army: a\nruleset: foundation40k\nunits: {u: {models: [{profile: ${word}, weapons: [${word}]}]}}\n`,
      `army: a\nruleset: foundation40k\nunits: {u: {models: [{profile: orkboy}], rules: [${word}]}}\n`,
    ]) {
      expect(isSound(text).ok, text).toBe(false);
    }
    isSound(`army: ${word}\nruleset: foundation40k\nlists: {${word}: {units: {${word}: rhino}}}\n`);
  }
});

test('nests, aliases and floods', () => {
  for (const text of [
    `army: ${'['.repeat(5000)}`,
    `army: &a [1]\nlists: [${'*a, '.repeat(3000)}*a]`,
    'army: &a {b: *a}',
    `army: a\nruleset: foundation40k\nname: ${'x'.repeat(600_000)}`,
    `army: a\nruleset: foundation40k\nweapons: {${Array.from({ length: 30_000 }, (_, i) => `w${i}: 1`).join(', ')}}`,
  ]) {
    expect(isSound(text).ok).toBe(false);
  }
});
