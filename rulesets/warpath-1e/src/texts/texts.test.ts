import { readFileSync } from 'node:fs';
import { Eyes, teller } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { look, play } from '../../test/field.ts';
import { ruleset } from '../index.ts';

const ledger = readFileSync(new URL('../../../../docs/rules/warpath-1e.md', import.meta.url), 'utf8');
const ids = [...ledger.matchAll(/^- \*\*(WP-[A-Z]+-\d+)\*\*/gm)].map((m) => m[1]!);

describe('cards of units', () => {
  it.each([
    [
      'de',
      'Schnell, Offen, Zerschmetternde Kraft (1), Wendig',
      '70 Punkte (geschätzt: nicht gedruckt)',
      'explosiv W3, Feuerbereich A',
    ],
    [
      'en',
      'Fast, Open-topped, Crushing Strength (1), Agile',
      '70 points (a guess: not printed)',
      'explosive D3, fire arc A',
    ],
  ] as const)('name special rules, arcs and guessed points (%s)', (language, specials, points, weapon) => {
    const set = ruleset.setUp({ scenario: 'demo' });
    if (!('state' in set)) throw new Error('no demo');
    const look = new Eyes(ruleset, set.state);
    const { card } = ruleset.scene!(look, teller(ruleset, set.state, language)).units.find(
      (u) => u.id === 'marauders5',
    )!;
    expect(card).toContain(specials);
    expect(card).toContain(points);
    expect(card.some((line) => line.includes(weapon))).toBe(true);
  });
});

describe('equipment on cards', () => {
  const gun = { name: 'laser-cannon', firepower: 1, range: 60, haltOnly: true };
  it.each([
    [
      'de',
      'Hitzehammer: dazu 1 Attacke, Zerschmetternde Kraft (6)',
      'Reißklauen: dazu 2 Attacken, Zerschmetternde Kraft (5)',
      'Laserkanone: Feuerkraft 1, 60 Zoll, nur nach Halt',
    ],
    [
      'en',
      'heat hammer: 1 more attack, Crushing Strength (6)',
      'ripper claws: 2 more attacks, Crushing Strength (5)',
      'laser cannon: firepower 1, 60 inches, only after a halt',
    ],
  ] as const)('[WP-PROFILE-06] [WP-SHOOT-03] is told with what it does (%s)', (language, ...lines) => {
    const l = look({
      red: { r: { at: [10, 10], profile: { extras: ['heat-hammer', 'ripper-claws'], weapons: [gun] } } },
    });
    const { card } = ruleset.scene!(l, teller(ruleset, l.state, language)).units[0]!;
    for (const line of lines) expect(card).toContain(line);
  });
});

describe('who does not shoot', () => {
  it.each([
    [{ order: 'doubleTime' as const }, {}, 'Does not shoot now: after double time (WP-SHOOT-02)'],
    [{}, { firepower: 0 }, 'Does not shoot now: nothing to shoot with'],
    [{}, { range: 4 }, 'Does not shoot now: no enemy that may be shot at (range, sight, fire arc, halt)'],
    [{}, {}, null],
    [{ shot: true, order: 'doubleTime' as const }, {}, null],
  ])('[WP-SHOOT-02] is told on the card why (%#)', (state, profile, line) => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [10, 10], profile, with: state } },
      blue: { b: { at: [10, 20] } },
    });
    const { units } = ruleset.scene!(new Eyes(ruleset, s.state), teller(ruleset, s.state, 'en'));
    const silent = (id: string) => units.find((u) => u.id === id)!.card.filter((l) => l.startsWith('Does not'));
    expect(silent('r')).toEqual(line === null ? [] : [line]);
    expect(silent('b')).toEqual([]);
  });
});

describe('equal weapons', () => {
  it.each([
    ['de', ['Maschinengewehr 1', 'Maschinengewehr 2', 'Laserkanone']],
    ['en', ['machine gun 1', 'machine gun 2', 'laser cannon']],
  ] as const)('of one vehicle are numbered (%s)', (language, labels) => {
    const gun = { name: 'machine-gun', firepower: 5, range: 36, arc: 'A' };
    const laser = { name: 'laser-cannon', firepower: 1, range: 60, arc: 'A' };
    const s = play({
      phase: 'shooting',
      red: { r: { at: [10, 10], profile: { type: 'vehicle', models: 1, firepower: 0, weapons: [gun, gun, laser] } } },
      blue: { a: { at: [10, 20], profile: { type: 'hero' } }, b: { at: [20, 20], profile: { type: 'hero' } } },
    }).answer('shootUnit', 'r');
    const { options } = s.request('attack');
    const say = ruleset.texts[language].options!['attack']!;
    expect(options.map((o) => say(o, teller(ruleset, s.state, language)))).toEqual(labels);
  });
});

describe('rules in words', () => {
  it.each(['de', 'en'] as const)('every rule and ruling can be read in short (%s)', async (language) => {
    const { default: rules } = await ruleset.sentences[language]();
    expect(ids.length).toBe(448);
    expect(ids.filter((id) => !(id in rules))).toEqual([]);
    expect(Object.keys(rules).filter((id) => !ids.includes(id))).toEqual([]);
    for (const id of ids) {
      expect(rules[id as keyof typeof rules]!.length, id).toBeLessThan(160);
      expect(rules[id as keyof typeof rules], id).toMatch(/[.!]$/);
    }
  });

  // Beside what a modifier adds to the number needed, its number on the die would say the opposite: hosts cut it off.
  it.each(['de', 'en'] as const)(
    'modifiers name their number at the end, after a colon, or not at all (%s)',
    async (language) => {
      const { default: rules } = await ruleset.sentences[language]();
      const told = Object.values(ruleset.modifiers).flatMap((all) => all.map((m) => rules[m.rule as never] as string));
      expect(told.length).toBeGreaterThan(15);
      expect(told.filter((text) => /[+−-]\d/.test(text.replace(/: [+-]\d\.$/, '')))).toEqual([]);
    },
  );

  it('both languages are different words', async () => {
    const { default: de } = await ruleset.sentences.de();
    const { default: en } = await ruleset.sentences.en();
    expect(ids.filter((id) => de[id as never] === en[id as never])).toEqual([]);
  });

  it('every option and each of its values has a name in both languages', () => {
    for (const language of ['de', 'en'] as const)
      for (const [id, { values }] of Object.entries(ruleset.options))
        expect(
          [id, ...values.filter((v) => typeof v === 'string')].filter((x) => !(x in ruleset.texts[language].names!)),
        ).toEqual([]);
  });
});
