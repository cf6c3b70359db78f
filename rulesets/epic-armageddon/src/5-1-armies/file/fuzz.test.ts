import { readFileSync } from 'node:fs';
import { seededRng } from '@walstatt/engine';
import { mutate, randomText } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { codec } from '../../generated/state.ts';
import { enlist } from '../muster/enlist.ts';
import { recruit } from '../rows/recruit.ts';
import { unenforcedOf } from '../unenforced.ts';
import { readArmy } from './read.ts';

const DOCS = readFileSync(new URL('../../../../../docs/armies.md', import.meta.url), 'utf8');
const EXAMPLE = /```yaml\n([\s\S]*?)```/.exec(DOCS.slice(DOCS.indexOf('## Epic: Armageddon')))![1]!;
const HEAD = 'ruleset: epic-armageddon\nstrategyRating: 1\ninitiative: 2+\n';

/** Whatever a file contains, it is refused with the places of its mistakes, or its armies can go to battle. */
function isSound(text: string): boolean {
  const read = readArmy(text);
  if (!read.ok) {
    expect(read.problems.length).toBeGreaterThan(0);
    expect(read.problems.length).toBeLessThanOrEqual(20);
    for (const p of read.problems) {
      expect(p.line).toBeGreaterThanOrEqual(1);
      expect(p.line).toBeLessThanOrEqual(text.split('\n').length + 1);
      expect(p.column).toBeGreaterThanOrEqual(1);
      expect(p.message).not.toMatch(/cannot be read|undefined|\[object/);
    }
    return false;
  }
  unenforcedOf(read.army);
  for (const roster of Object.values(read.army.rosters)) {
    const force = enlist(read.army, roster);
    const parsed = codec.parseState({
      options: {},
      seats: [{ id: 'red', side: 'red' }],
      players: { red: { strategyRating: force.strategyRating } },
      ...recruit([['red', force]]),
    });
    expect(parsed).toMatchObject({ ok: true });
  }
  return true;
}

test('files with mistakes in them', () => {
  const rng = seededRng(50);
  expect(isSound(EXAMPLE)).toBe(true);
  let right = 0;
  for (let i = 0; i < 500; i++) if (isSound(mutate(EXAMPLE, rng))) right++;
  expect(right).toBeGreaterThan(10);
});

test('bytes of any kind', () => {
  const rng = seededRng(51);
  for (let i = 0; i < 200; i++) expect(isSound(randomText(rng.int(0, 300), rng))).toBe(false);
});

test('names that JavaScript knows', () => {
  for (const word of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
    for (const text of [
      `lists: {l: {list: orks, points: 500, formations: {A: ${word}}}}`,
      `lists: {l: {list: ${word}, points: 500, formations: {A: warband}}}`,
      `lists: {l: {list: orks, points: 500, formations: {A: {formation: warband, add: ${word}}}}}`,
      `units: {u: {profile: INF 15cm 4+ 4+ 4+, transport: 2 ${word}}}`,
      `units: {u: {profile: INF 15cm 4+ 4+ 4+, abilities: ${word}}}`,
      `units: {u: {profile: INF 15cm 4+ 4+ 4+, weapons: [Gun 30cm ${word}]}}`,
      `units: {u: {profile: ${word} 15cm 4+ 4+ 4+}}`,
    ])
      expect(isSound(`army: a\nruleset: epic-armageddon\n${text}\n`), text).toBe(false);
    const own = `units: {${word}: {profile: INF 15cm 4+ 4+ 4+}}\nformations: {${word}: {points: 1, units: 2 ${word}}}`;
    const add = `formations: {A: {formation: ${word}, add: ${word}}}`;
    expect(isSound(`army: a\n${HEAD}${own}\nlists: {l: {points: 9, ${add}}}\n`), word).toBe(false);
    isSound(`army: a\n${HEAD}${own}\nlists: {l: {points: 9, formations: {${word}: ${word}}}}\n`);
  }
});

test('nests, aliases and floods', () => {
  for (const text of [
    `army: ${'['.repeat(5000)}`,
    'army: &a {b: *a}',
    `army: a\nruleset: epic-armageddon\nname: ${'x'.repeat(600_000)}`,
    `army: a\nruleset: epic-armageddon\nunits: {${Array.from({ length: 5000 }, (_, i) => `w${i}: 1`).join(', ')}}`,
  ])
    expect(isSound(text)).toBe(false);
});
