import { showProblem } from '@walstatt/engine/files';
import { INCH } from '@walstatt/geometry';
import { recordEmitted } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../../test/example-army.ts';
import { catalogue } from '../data/catalogue.ts';
import { checkArmy } from './check.ts';
import { forceOf } from './force.ts';
import { readArmy } from './read.ts';
import { writeArmy } from './write.ts';

const HEAD = 'army: test\nruleset: foundation40k\n';

/** The problems of a text, one per line with its rule. Rules are reported as they are emitted. */
function problems(text: string): string[] {
  const read = readArmy(text);
  if (read.ok) return [];
  return read.problems.map((p) => {
    if (p.rule !== undefined) recordEmitted(p.rule);
    return showProblem(p);
  });
}

const profile = (change: string): string => `${HEAD}profiles:\n  guard: {like: spaceMarine, ${change}}\n`;

function right(text: string) {
  const read = readArmy(text);
  if (!read.ok) throw new Error(problems(text).join('\n'));
  return read.army;
}

describe('army files', () => {
  test('the example of the documentation is right', () => {
    const army = right(EXAMPLE);
    expect(army.profiles['captain']).toMatchObject({
      unitType: 'infantry',
      move: 6 * INCH,
      meleeSkill: 4,
      save: 4,
      lives: 2,
    });
    expect(army.profiles['strider']).toMatchObject({ move: 5 * INCH, attacks: { dice: 1, plus: 0 } });
    expect(army.weapons['sabre']).toMatchObject({ range: INCH, rof: 1, fp: 0 });
    const force = forceOf(army, army.lists['patrol']!);
    expect(Object.keys(force.profiles)).toEqual([
      'stahlgarde.captain',
      'stahlgarde.guard',
      'stahlgarde.strider',
      'rhino',
    ]);
    expect(force.units['G1']).toMatchObject({ name: 'Erste Garde', general: true });
    expect(force.units['G1']!.models[0]).toEqual({
      profile: 'stahlgarde.captain',
      weapons: ['boltPistol', 'stahlgarde.sabre'],
    });
    expect(force.units['G1']!.models).toHaveLength(10);
    expect(force.units['S1']!.points).toBe(90);
    expect(force.points).toBeLessThanOrEqual(600);
  });

  test('what is written is read as the same army', () => {
    for (const army of [right(EXAMPLE), { ...catalogue, id: 'mine' }]) expect(right(writeArmy(army))).toEqual(army);
  });

  test('an army is written in as few words as it takes', () => {
    const army = right(
      `${HEAD}weapons:\n  odd: {kind: shooting, range: 25mm, RoF: 1, FP: 0}\nprofiles:\n  a: {like: orkboy, A: 2D6}\n  b: {like: orkboy, A: 1D6+1, rules: [fast]}\n  c: {like: orkboy, A: 2}\nunits:\n  u: {models: [{profile: a}, {profile: b, count: 2, weapons: [odd]}]}\nlists:\n  l: {units: {A: u, B: {unit: u, name: Zwei}, C: {unit: u, general: true}}}\n`,
    );
    expect(writeArmy(army)).toBe(`army: test
ruleset: foundation40k
name: test
weapons:
  odd: {name: odd, kind: shooting, range: "25mm", RoF: 1, FP: 0}
profiles:
  a: {name: a, type: infantry, BW: 6, NK: 4, FK: 5, A: "2D6", L: 1, RW: 5, MW: 4, base: 1}
  b: {name: b, type: infantry, BW: 6, NK: 4, FK: 5, A: "1D6+1", L: 1, RW: 5, MW: 4, base: 1, rules: [fast]}
  c: {name: c, type: infantry, BW: 6, NK: 4, FK: 5, A: 2, L: 1, RW: 5, MW: 4, base: 1}
units:
  u: {name: u, models: [{profile: a}, {count: 2, profile: b, weapons: [odd]}]}
lists:
  l: {name: l, units: {A: u, B: {unit: u, name: Zwei}, C: {unit: u, general: true}}}
`);
    expect(writeArmy(right(HEAD))).toBe(`${HEAD}name: test\n`);
  });

  test('values may be written as in the book, lengths with units', () => {
    const { profiles } = right(profile('NK: 3, FK: 2+, BW: 7in, A: W6+1, base: [60mm, 1.5]'));
    expect(profiles['guard']).toMatchObject({
      meleeSkill: 3,
      shootSkill: 2,
      move: 7 * INCH,
      attacks: { dice: 1, plus: 1 },
      base: { shape: 'rect', length: 6000, width: 3810 },
    });
  });

  test('a new type brings its own move and base', () => {
    expect(right(profile('type: cavalry')).profiles['guard']).toMatchObject({
      move: 8 * INCH,
      base: { shape: 'round', diameter: 3810 },
    });
    expect(right(profile('type: cavalry, BW: 9')).profiles['guard']).toMatchObject({ move: 9 * INCH });
  });

  test('[FD-PROFILE-01] a move is a length in inches', () => {
    expect(problems(profile('BW: far'))).toEqual([
      '4:34 profiles.guard.BW: expected a length from 0 to 48 inches, got "far" [FD-PROFILE-01]',
    ]);
    expect(problems(profile('BW: -1'))).toHaveLength(1);
  });

  test.each([
    ['[FD-PROFILE-02] NK is 2+ to 6+', 'NK', 'FD-PROFILE-02', 6],
    ['[FD-PROFILE-03] FK is 2+ to 6+', 'FK', 'FD-PROFILE-03', 6],
    ['[FD-PROFILE-04] RW is 2+ to 6+', 'RW', 'FD-PROFILE-04', 6],
    ['[FD-PROFILE-07] MW is 2+ to 4+', 'MW', 'FD-PROFILE-07', 4],
  ])('%s', (_, name, rule, most) => {
    for (let need = 0; need <= 9; need++) {
      const found = problems(profile(`${name}: ${need}+`));
      if (need >= 2 && need <= most) expect(found).toEqual([]);
      else
        expect(found).toEqual([
          `4:34 profiles.guard.${name}: expected a number from 2+ to ${most}+, got "${need}+" [${rule}]`,
        ]);
    }
  });

  test('[FD-PROFILE-05] attacks are a number or dice', () => {
    expect(right(profile('A: 2D6')).profiles['guard']!.attacks).toEqual({ dice: 2, plus: 0 });
    expect(problems(profile('A: many'))).toEqual([
      '4:33 profiles.guard.A: expected a number of attacks such as 1, 1D6 or D6+1, got "many" [FD-PROFILE-05]',
    ]);
  });

  test('[FD-PROFILE-05] there may be at most 6D6+20 attacks', () => {
    const most = (A: string) => problems(profile(`A: ${A}`)).map((line) => line.slice(line.indexOf('expected')));
    for (const A of ['6D6', '6D6+20', '20', '0']) expect(most(A)).toEqual([]);
    for (const A of ['7D6', '1D6+21', '21'])
      expect(most(A)).toEqual([expect.stringMatching(/^expected at most 6D6\+20 attacks, got /)]);
    for (const A of ['true', '[1]', 'null']) expect(most(A)).toHaveLength(1);
  });

  test('bases are larger than nothing', () => {
    const wrong = (base: string) =>
      problems(profile(`base: ${base}`)).map((line) => line.slice(line.indexOf('expected')));
    for (const base of ['0', '[0, 3]', '[3, 0]'])
      expect(wrong(base)).toEqual([expect.stringMatching(/^expected a base larger than nothing, got /)]);
    for (const base of ['[3]', '[3, 2, 1]', '[]'])
      expect(wrong(base)).toEqual([expect.stringMatching(/^expected a diameter, or \[length, width\], got /)]);
    for (const base of ['[x, 2]', '[2, x]']) expect(wrong(base)).toHaveLength(1);
  });

  test('an entry that is no record is one mistake', () => {
    for (const [table, at] of [
      ['weapons', 'a'],
      ['profiles', 'a'],
      ['units', 'a'],
      ['lists', 'a'],
    ] as const)
      expect(problems(`${HEAD}${table}:\n  ${at}: 7\n`)).toEqual([expect.stringMatching(`^4:6 ${table}\\.a: `)]);
    for (const table of ['weapons', 'profiles', 'units', 'lists'])
      expect(problems(`${HEAD}${table}: 7\n`)).toEqual([expect.stringMatching(`^3:${table.length + 3} ${table}: `)]);
    expect(problems(`${HEAD}lists:\n  l: {units: 7}\n`)).toHaveLength(1);
    expect(problems(`${HEAD}lists:\n  l: {units: {A: 7}}\n`)).toHaveLength(1);
    expect(problems(`${HEAD}units:\n  u: {models: 7}\n`)).toHaveLength(1);
    expect(problems(`${HEAD}units:\n  u: {models: [7]}\n`)).toHaveLength(1);
    expect(problems('7\n')).toHaveLength(1);
  });

  test('a mistake does not hide the next one', () => {
    const twice = (text: string) => expect(problems(`${HEAD}${text}\n`)).toHaveLength(2);
    twice('lists: {l: {units: 7}, m: {units: 8}}');
    twice('lists: {l: {units: {A: 7, B: 8}}}');
    twice('lists: {l: {units: {A: 7}}, m: {units: {A: 8}}}');
    twice('units: {u: {models: 7}, v: {models: 8}}');
    twice('units: {u: {models: [7, 8]}}');
    twice('units: {u: {models: [7]}, v: {models: [8]}}');
    twice('profiles: {a: {like: orkboy, rules: 7}, b: {like: orkboy, rules: 8}}');
    twice('weapons: {a: {kind: melee, RoF: 1, FP: 0, rules: 7}, b: {kind: melee, RoF: 1, FP: 0, rules: 8}}');
    twice('weapons: {a: 7, b: 8}');
    twice('profiles: {a: 7, b: 8}');
    twice('units: {a: 7, b: 8}');
    twice('lists: {a: 7, b: 8}');
    // A profile that is like a broken one still has its own mistakes told.
    twice('profiles: {a: {like: b, L: 0}, b: {like: orkboy, L: 99}}');
  });

  test('a name is a word, not a list of words, and has no blanks', () => {
    expect(problems(`${HEAD}profiles: {a: {like: [orkboy]}}\n`)).toEqual([
      expect.stringMatching(/like: expected the name of a profile, got a list of 1$/),
    ]);
    expect(problems(`${HEAD}profiles: {a: {like: 7}}\n`)).toEqual([
      expect.stringMatching(/like: expected the name of a profile, got 7$/),
    ]);
    expect(problems(`${HEAD}profiles: {b: {like: orkboy}, a: {like: [b]}}\n`)).toHaveLength(1);
    expect(problems(`${HEAD}profiles: {'a b': {like: orkboy}}\n`)).toHaveLength(1);
  });

  test('[FD-GAP-52] only melee weapons have a reach of their own', () => {
    expect(problems(`${HEAD}weapons: {a: {kind: shooting, RoF: 1, FP: 0}}\n`)).toEqual([
      expect.stringMatching(/weapons\.a\.range: missing/),
    ]);
  });

  test('[FD-PROFILE-02][FD-PROFILE-07] a profile that is like no other says everything', () => {
    expect(problems(`${HEAD}profiles: {a: {type: infantry}}\n`)).toHaveLength(6);
  });

  test('[FD-PROFILE-01] a profile moves as the one it is like, or as its type does', () => {
    const { profiles } = right(
      `${HEAD}profiles:\n  b: {like: spaceMarine, BW: 9, base: 2}\n  a: {like: b}\n  c: {type: cavalry, NK: 4, FK: 4, A: 1, L: 1, RW: 4, MW: 3}\n`,
    );
    expect(profiles['a']).toMatchObject({ move: 9 * INCH, base: { shape: 'round', diameter: 2 * INCH } });
    expect(profiles['c']).toMatchObject({ move: 8 * INCH, base: { shape: 'round', diameter: 3810 } });
  });

  test('[FD-UNIT-02] what a file leaves out is not made up', () => {
    const army = right(
      `${HEAD}units:\n  squad: {models: [{profile: orkboy}]}\nlists:\n  l: {units: {A: squad, B: {unit: squad}}}\n`,
    );
    expect(army.units['squad']).toEqual({
      name: 'squad',
      models: [{ count: 1, profile: 'orkboy', weapons: [] }],
      specialRules: [],
      points: null,
    });
    expect(army.lists['l']!.units).toEqual({
      A: { unit: 'squad', name: null, general: false },
      B: { unit: 'squad', name: null, general: false },
    });
  });

  test('[FD-GAP-93] a list has at most 60 units', () => {
    const list = (n: number) =>
      `${HEAD}lists:\n  l:\n    units:\n${Array.from({ length: n }, (_, i) => `      A${i}: rhino\n`).join('')}`;
    expect(problems(list(60))).toEqual([]);
    expect(problems(list(61))).toEqual([expect.stringMatching(/expected at most 60 units, got 61$/)]);
  });

  test('[FD-ACTION-10][FD-GAP-62] vehicles and armoured models may have a weapon twice', () => {
    const twice = (type: string, modelRules: string, unitRules: string) =>
      problems(
        `${HEAD}profiles:\n  p: {like: rhino, type: ${type}, rules: [${modelRules}]}\nunits:\n  u: {rules: [${unitRules}], models: [{profile: p, weapons: [boltgun, boltgun]}]}\n`,
      ).length;
    expect(twice('vehicle', '', '')).toBe(0);
    expect(twice('gravVehicle', '', '')).toBe(0);
    expect(twice('walker', '', '')).toBe(1);
    expect(twice('walker', 'lightArmour', '')).toBe(0);
    expect(twice('walker', '', 'heavyArmour')).toBe(0);
    expect(twice('walker', 'fast', 'flying')).toBe(1);
    expect(problems(`${HEAD}units:\n  u: {models: [{profile: orkboy, weapons: [boltgun, boltgun]}]}\n`)[0]).toMatch(
      /^4:\d+ units\.u\.models\[0\]\.weapons: /,
    );
  });

  test('[FD-NEED-02] all dice have six sides', () => {
    expect(problems(profile('A: 1D3'))).toEqual([
      '4:33 profiles.guard.A: expected dice with six sides, got "1D3" [FD-NEED-02]',
    ]);
  });

  test('[FD-PROFILE-06] a model has at least one life', () => {
    expect(problems(profile('L: 0'))).toEqual([
      '4:33 profiles.guard.L: expected a whole number from 1 to 20, got 0 [FD-PROFILE-06]',
    ]);
  });

  test('[FD-GAP-07] a profile needs a type of the movement table', () => {
    expect(problems(`${HEAD}profiles:\n  a: {NK: 4, FK: 4, A: 1, L: 1, RW: 4, MW: 3}\n`)[0]).toMatch(
      /^4:3 profiles\.a\.type: missing: expected one of "infantry".*\[FD-GAP-07\]$/,
    );
  });

  test('[FD-UNIT-03][FD-UNIT-04][FD-UNIT-02] a unit has one model or more, up to what the table holds', () => {
    const unit = (models: string): string => `${HEAD}units:\n  squad: {models: ${models}}\n`;
    expect(problems(unit('[{profile: orkboy}]'))).toEqual([]);
    expect(problems(unit('[{profile: orkboy, count: 100}]'))).toEqual([]);
    expect(problems(unit('[]'))).toEqual([
      '4:11 units.squad.models: expected at least one model, got none [FD-UNIT-03]',
    ]);
    expect(problems(unit('[{profile: orkboy, count: 99}, {profile: orkboy, count: 2}]'))).toEqual([
      '4:11 units.squad.models: expected at most 100 models, got 101 [FD-UNIT-04]',
    ]);
  });

  test('[FD-NEED-01] an army file says which army it is', () => {
    expect(problems('ruleset: foundation40k\n')).toEqual([
      '1:1 army: missing: expected a name: a letter, then letters, digits, _ or - [FD-NEED-01]',
    ]);
  });

  test('likely names are proposed', () => {
    expect(problems(`${HEAD}unitz: {}\n`)).toEqual([
      '3:1 unitz: expected no such field, got "unitz" (did you mean units?)',
    ]);
    expect(problems(`${HEAD}profiles:\n  a: {like: spaceMarin}\n`)).toEqual([
      '4:13 profiles.a.like: expected the name of a profile, got "spaceMarin" (did you mean spaceMarine?)',
    ]);
    expect(problems(`${HEAD}units:\n  a:\n    models:\n      - {profile: orkboy, weapons: [shotta]}\n`)).toEqual([
      '6:37 units.a.models[0].weapons[0]: expected the name of one of the weapons, got "shotta" (did you mean shoota?)',
    ]);
    expect(problems(`${HEAD}lists:\n  l: {units: {A: boyzmob}}\n`)).toEqual([
      '4:18 lists.l.units.A: expected the name of one of the units, got "boyzmob" (did you mean boyzMob?)',
    ]);
    expect(problems(`${HEAD}lists:\n  l: {rules: [waagh], units: {A: bikers}}\n`)).toEqual([
      '4:15 lists.l.rules[0]: expected "waaagh", got "waagh" (did you mean waaagh?)',
    ]);
  });

  test('profiles that are like each other in a circle, and those like a broken one', () => {
    const text = `${HEAD}profiles:\n  a: {like: b}\n  b: {like: a}\n`;
    expect(problems(text)).toEqual(['4:3 profiles.a: expected no circle of `like`, got "b"']);
    expect(problems(`${HEAD}profiles:\n  a: {like: b}\n  b: {like: orkboy, L: 99}\n`)).toHaveLength(1);
    expect(problems(`${HEAD}profiles:\n  a: {like: a}\n`)).toHaveLength(1);
  });

  test('[FD-GAP-60][FD-GAP-81][FD-GAP-99] rules and weapons that do not go together', () => {
    expect(problems(profile('rules: [lightArmour, heavyArmour]'))[0]).toMatch(/at most one armour.*FD-GAP-60/);
    expect(problems(`${HEAD}weapons:\n  a: {kind: melee, RoF: 1, FP: 1, rules: [twinLinked]}\n`)[0]).toMatch(
      /FD-GAP-81/,
    );
    const generals = 'A: {unit: rhino, general: true}, B: {unit: rhino, general: true}';
    expect(problems(`${HEAD}lists:\n  l: {units: {${generals}}}\n`)[0]).toMatch(
      /at most one general, got A, B.*FD-GAP-99/,
    );
    const twice = (profileName: string) =>
      problems(`${HEAD}units:\n  u: {models: [{profile: ${profileName}, weapons: [boltgun, boltgun]}]}\n`);
    expect(twice('rhino')).toEqual([]);
    expect(twice('orkboy')[0]).toMatch(/each weapon once per model, got boltgun twice \[FD-ACTION-09\]/);
  });

  test('[FD-GAP-93] a list that costs more than its limit is refused', () => {
    const list = (limit: number) => `${HEAD}lists:\n  l: {limit: ${limit}, units: {A: bikers}}\n`;
    expect(problems(list(75))).toEqual([]);
    expect(problems(list(74))).toEqual([
      '4:14 lists.l.limit: expected at least 75, which is what its units cost, got 74 [FD-GAP-93]',
    ]);
    expect(problems(`${HEAD}lists:\n  l: {units: {}}\n`)[0]).toMatch(/at least one unit, got none \[FD-GAP-93\]/);
  });

  test('texts that are no army file', () => {
    expect(problems('')).toHaveLength(1);
    expect(problems('- a\n')).toEqual(['1:1 expected fields with values, beginning with "army: …"']);
    expect(problems('army: {a\n')[0]).toMatch(/^\d+:\d+ /);
    expect(problems('army: test\nruleset: warpath-1e\n')).toEqual([
      '2:10 ruleset: expected "foundation40k", got "warpath-1e"',
    ]);
    expect(problems('army: catalogue\nruleset: foundation40k\n')).toHaveLength(1);
  });
});

describe('the check of army files', () => {
  test('says what is in a right one', () => {
    expect(checkArmy(EXAMPLE)).toEqual({
      about: 'an army of foundation40k: 3 weapons, 3 profiles, 2 units; lists: patrol 596 points',
    });
    expect(checkArmy(HEAD)).toEqual({ about: 'an army of foundation40k: 0 weapons, 0 profiles, 0 units; lists: none' });
  });

  test('says what is wrong, with the rule', () => {
    const checked = checkArmy(profile('RW: 1+'));
    expect('problems' in checked && checked.problems.map(showProblem)).toEqual([
      '4:34 profiles.guard.RW: expected a number from 2+ to 6+, got "1+" [FD-PROFILE-04]',
    ]);
    expect('problems' in checked && checked.problems[0]!.message).toBe(
      'expected a number from 2+ to 6+, got "1+" [FD-PROFILE-04]',
    );
    const unruly = checkArmy(`${HEAD}unitz: {}\n`);
    expect('problems' in unruly && unruly.problems[0]!.message).toBe('expected no such field, got "unitz"');
  });
});
