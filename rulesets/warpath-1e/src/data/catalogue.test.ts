import { readFileSync } from 'node:fs';
import { openYaml } from '@walstatt/engine/files';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, DEMO_FORCES } from './catalogue.ts';
import { EXTRAS, WEAPONS } from './weapons.ts';

type Row = Readonly<Record<string, unknown>>;

const ledger = readFileSync(new URL('../../../../docs/rules/warpath-1e.md', import.meta.url), 'utf8');

/** A list of the ledger's data section. */
function rows(name: string): Row[] {
  for (const [, block] of ledger.matchAll(/```yaml\n([\s\S]*?)```/g)) {
    const file = openYaml(block!, `${name}: …`);
    if (!Array.isArray(file) && Array.isArray(file.root[name])) return file.root[name] as Row[];
  }
  throw new Error(`the ledger has no ${name}`);
}

const NUMBERS = ['move', 'toHit', 'firepower', 'range', 'attacks', 'defence', 'morale'];

describe('the numbers of the book, as the ledger has them', () => {
  it('units', () => {
    for (const row of rows('units')) {
      const p = CATALOGUE.find((c) => c.id === row['id']) as unknown as Row;
      const of = (r: Row) => Object.fromEntries(NUMBERS.map((n) => [n, r[n] ?? null]));
      expect([p['race'], p['type'], p['models'] ?? 1, of(p)], String(row['id'])).toEqual([
        row['race'],
        row['type'],
        row['models'],
        of(row),
      ]);
      // Agile comes with fast (WP-SPECIAL-20).
      const specials = (row['specials'] as string[]).filter((s) => s !== 'agile');
      expect(p['specials'], String(row['id'])).toEqual(specials);
      expect(p['weapons'] ?? [], String(row['id'])).toEqual(row['weapons'] ?? row['bfg'] ?? []);
      expect(p['extras'] ?? [], String(row['id'])).toEqual(row['meleeExtras'] ?? []);
      const force: readonly string[] = row['race'] === 'marauders' ? DEMO_FORCES.marauders : DEMO_FORCES.fathers;
      expect(force.filter((id) => id === row['id']).length, String(row['id'])).toBe(row['count'] ?? 0);
    }
  });

  it('weapons and what adds dice in melee', () => {
    for (const { id, firepower, range, specials } of rows('weapons'))
      expect(WEAPONS[String(id)]).toEqual({ name: id, firepower, range, specials });
    for (const { id, extraDice, specials } of rows('meleeExtras'))
      expect([EXTRAS[String(id)]!.dice, [`crushingStrength(${EXTRAS[String(id)]!.crushing})`]]).toEqual([
        extraDice,
        specials,
      ]);
  });
});
