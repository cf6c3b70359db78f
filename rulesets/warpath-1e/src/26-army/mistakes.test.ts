import type { Problem } from '@walstatt/engine';
import { recordEmitted } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../test/field.ts';
import { battleOf, own } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';
import { checkArmy, readOwnArmy } from './army-file.ts';
import { parseSpecial } from './specials.ts';

const hero = { ...own, type: 'hero', models: 1 };

/** All that is wrong with a battle of these units: place, what was expected, what was there, and the rule. */
const problemsOf = (units: readonly unknown[], more = {}): [string, string, string, string | undefined][] => {
  const set = ruleset.setUp(battleOf(units, ['demo-grunts'], { size: 5000, ...more }));
  const problems: readonly Problem[] = 'problems' in set ? set.problems : [];
  for (const p of problems) if (p.hint?.startsWith('WP-')) recordEmitted(p.hint);
  return problems.map((p) => [p.path.join('.'), p.expected, p.got, p.hint]);
};
/** What is wrong with a profile beside one that is right. */
const wrong = (change: object, base: object = own) =>
  problemsOf([own, { ...base, ...change }]).map(([path, ...rest]) => [path.replace('armies.0.units.1.', ''), ...rest]);
const isRight = (change: object, base: object = own): boolean => wrong(change, base).length === 0;

describe('a profile with mistakes', () => {
  it('[WP-PROFILE-01] is told where it is not one at all', () => {
    for (const [what, got] of [
      [5, '5'],
      [null, 'null'],
      [[own], JSON.stringify([own])],
    ] as const)
      expect(problemsOf([own, what])).toEqual([['armies.0.units.1', 'a profile', got, undefined]]);
  });

  it('[WP-PROFILE-01] [WP-UNIT-01] [WP-UNIT-02] names the field, what it must be and what it is', () => {
    const types = 'infantry, hero, monster, artillery, vehicle, flyer';
    expect(wrong({ type: 'cavalry', models: undefined })).toEqual([['type', types, '"cavalry"', 'WP-UNIT-01']]);
    expect(wrong({ id: '' })).toEqual([['id', 'a name', '""', 'WP-PROFILE-01']]);
    expect(wrong({ race: undefined })).toEqual([['race', 'a name', 'nothing', 'WP-PROFILE-01']]);
    expect(wrong({ name: 7 })).toEqual([['name', 'a name', '7', 'WP-PROFILE-01']]);
    expect(isRight({ name: 'Ann' })).toBe(true);
    expect(wrong({ specials: 'elite' })).toEqual([['specials', 'a list of names', '"elite"', 'WP-PROFILE-01']]);
    expect(wrong({ extras: ['heat-hammer', 3] })).toEqual([
      ['extras', 'a list of names', '["heat-hammer",3]', 'WP-PROFILE-01'],
    ]);
    expect(wrong({ extras: ['spoon'] })).toEqual([['extras', 'heat-hammer or ripper-claws', 'spoon', undefined]]);
    expect(wrong({ base: ['2', 3] })).toEqual([['base', 'a diameter, or length and width', '["2",3]', 'WP-G-39']]);
    expect(wrong({ models: 0 })).toEqual([['models', 'a whole number from 1 to 40', '0', 'WP-UNIT-02']]);
  });

  it.each([
    ['models', 1, 40, {}],
    ['move', 0, 72, {}],
    ['toHit', 2, 6, {}],
    ['firepower', 0, 100, {}],
    ['range', 0, 200, {}],
    ['attacks', 0, 100, {}],
    ['defence', 2, 20, {}],
    ['capacity', 0, 40, {}],
    ['points', 0, 10_000, { size: 20_000 }],
  ] as const)('[WP-PROFILE-01] [WP-PROFILE-02] %s reaches from %d to %d', (key, least, most, more) => {
    const rights = [least - 1, least, most, most + 1].map(
      (n) => problemsOf([own, own, { ...own, [key]: n }], more).length === 0,
    );
    expect(rights).toEqual([false, true, true, false]);
    expect(isRight({ [key]: `${least}` })).toBe(false);
  });

  it('[WP-PROFILE-05] [WP-FLYER-16] morale is two rising numbers, that of a flyer is one', () => {
    const two = 'two numbers, the smaller one first';
    expect(wrong({ morale: [9, 9] })).toEqual([['morale', two, '[9,9]', 'WP-PROFILE-05']]);
    for (const morale of [[11, 9], [9], [9, 11, 13], [0, 5], [5, 100], [9, '11'], [-1, 5], 9, undefined])
      expect(isRight({ morale }), String(morale)).toBe(false);
    expect(isRight({ morale: [1, 99] })).toBe(true);
    const flyer = { ...hero, type: 'flyer', morale: [12] };
    expect(isRight({}, flyer)).toBe(true);
    expect(wrong({ morale: [9, 11] }, flyer)).toEqual([['morale', 'one number', '[9,11]', 'WP-PROFILE-05']]);
    expect(wrong({ capacity: 5 }, flyer).map(([at]) => at)).toEqual(['capacity']);
    expect(isRight({ capacity: 0 }, flyer)).toBe(true);
  });

  it('[WP-G-39] a base is a diameter above nothing, or length and width', () => {
    const shape = 'a diameter, or length and width';
    for (const base of [0, -1, '2', [2]])
      expect(wrong({ base })).toEqual([['base', shape, JSON.stringify(base), 'WP-G-39']]);
    expect(isRight({ base: 0.5 })).toBe(true);
    const gun = { ...hero, type: 'artillery' };
    expect([isRight({ base: [2, 1] }, gun), isRight({ base: [2, 0] }, gun), isRight({ base: [2, 100] }, gun)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a weapon with mistakes', () => {
  const gun = { name: 'g', firepower: 2, range: 36 };
  const armed = (weapon: unknown, base: object = hero) => wrong({ weapons: [weapon] }, base);
  const whole = 'name, firepower, range, and if wanted specials, arc and haltOnly';

  it('[WP-BFG-01] is told with its number, and so is what is no weapon or no list', () => {
    expect(wrong({ weapons: 'gun' })).toEqual([['weapons', 'a list of weapons', '"gun"', 'WP-PROFILE-01']]);
    for (const w of [7, {}]) expect(armed(w)).toEqual([['weapons.0', whole, JSON.stringify(w), 'WP-PROFILE-01']]);
    expect(armed('laser')).toEqual([
      ['weapons', 'laser-cannon, hailstorm-cannon, heat-cannon, machine-gun, anti-tank-weapon', 'laser', undefined],
    ]);
    expect(armed({ ...gun, specials: ['elite'] })).toEqual([
      ['weapons', 'piercing(n), explosive(n) or dakkaDakka', 'elite', undefined],
    ]);
    expect(armed({ ...gun, specials: ['nonsense'] }).map(([at]) => at)).toEqual(['weapons']);
  });

  it('[WP-BFG-01] has a name, shots from 1 to 100, a range up to 200 inches and nothing that is not of it', () => {
    const tank = { ...hero, type: 'vehicle' };
    for (const change of [
      { name: 3 },
      { firepower: 0 },
      { firepower: 101 },
      { firepower: 1.5 },
      { firepower: '2' },
      { range: 0 },
      { range: -1 },
      { range: 201 },
      { range: '36' },
      { specials: 'piercing(1)' },
      { specials: ['piercing(1)', 5] },
      { arc: 5 },
    ])
      expect(armed({ ...gun, ...change }, tank)[0]![1], JSON.stringify(change)).toBe(whole);
    for (const change of [
      { firepower: 1 },
      { firepower: 100 },
      { range: 0.5 },
      { range: 200 },
      { specials: [] },
      { arc: 'F' },
    ])
      expect(armed({ ...gun, ...change }, tank), JSON.stringify(change)).toEqual([]);
    for (const arc of ['', '/', 'X', 'FF'])
      expect(armed({ ...gun, arc }, tank)).toEqual([
        ['weapons', 'an arc of F, L, R, H, each once, or A', arc, undefined],
      ]);
    expect(armed(gun)).toEqual([]);
  });

  it('[WP-VEHICLE-38] [WP-FLYER-11] has an arc on vehicles and flyers only', () => {
    const arc = (base: object) => armed({ ...gun, arc: 'F' }, base);
    expect(arc({ ...hero, type: 'vehicle' })).toEqual([]);
    expect(arc({ ...hero, type: 'flyer', morale: [12] })).toEqual([]);
    for (const type of ['hero', 'monster', 'artillery'])
      expect(arc({ ...hero, type })).toEqual([
        ['weapons.0.arc', 'no arc: only weapons of vehicles and flyers have one', '"F"', 'WP-VEHICLE-38'],
      ]);
  });

  it('[WP-G-51] a unit has fewer weapons than models, because its leader carries none', () => {
    const carried = (n: number) => wrong({ models: 3, weapons: Array.from({ length: n }, () => gun) });
    expect(carried(2)).toEqual([]);
    expect(carried(3)).toEqual([['weapons', 'at most 2 weapons', '3', undefined]]);
    expect(wrong({ weapons: [gun, gun] }, hero)).toEqual([]);
  });

  it('[WP-SPECIAL-06] [WP-SPECIAL-07] [WP-SPECIAL-10] its special rules are its own', () => {
    const [w] = unitOf('red', {
      profile: { weapons: [{ ...gun, specials: ['piercing(3)', 'explosive(D3)', 'dakkaDakka'] }] },
    }).weapons;
    expect(w).toMatchObject({ piercing: 3, explosive: 'D3', dakka: true });
    expect(unitOf('red', { profile: { weapons: [gun] } }).weapons[0]).toMatchObject({
      piercing: 0,
      explosive: '1',
      dakka: false,
      haltOnly: false,
      range: inches(36),
    });
  });
});

describe('special rules', () => {
  it('[WP-PROFILE-06] are read with numbers up to 20, and are nothing else', () => {
    expect(parseSpecial('piercing(20)')).toEqual({ id: 'piercing', n: 20, die: false });
    for (const text of ['piercing(21)', 'piercing', '(2)', '', 'nonsense', 'elite(1)'])
      expect(parseSpecial(text)).toBeNull();
    expect(parseSpecial('elite')).toEqual({ id: 'elite', n: 0, die: false });
  });

  it('[WP-SPECIAL-20] [WP-SPECIAL-43] [WP-ARTY-02] [WP-FLYER-12] come with a type or with others, and none stands twice', () => {
    const rules = (type: string, ...specials: string[]) =>
      unitOf('red', {
        profile: { type: type as never, specials, morale: (type === 'flyer' ? [12] : [11, 13]) as never },
      }).specials;
    const plain = (id: string) => ({ id, n: 0, die: false });
    expect(rules('vehicle', 'fast')).toEqual([plain('fast'), plain('agile')]);
    expect(rules('vehicle', 'antigrav')).toEqual([plain('antigrav'), plain('agile')]);
    expect(rules('vehicle', 'agile', 'fast')).toEqual([plain('agile'), plain('fast')]);
    expect(rules('vehicle')).toEqual([]);
    expect(rules('flyer')).toEqual([plain('stabilisers')]);
    expect(rules('artillery')).toEqual([plain('unwieldy')]);
    expect(rules('hero', 'elite')).toEqual([plain('elite')]);
  });

  it('[WP-G-39] the base of a profile is that of its unit', () => {
    const base = (more: object) => unitOf('red', { profile: { type: 'vehicle', ...more } }).base;
    expect(base({ base: [5, 4] })).toEqual({ kind: 'rectangle', length: inches(5), width: inches(4) });
    expect(base({ base: 3 })).toEqual({ kind: 'circle', radius: inches(1.5) });
  });
});

describe('an army file with mistakes', () => {
  const read = (text: string) => {
    const found = readOwnArmy(text);
    return found.ok ? [] : found.problems.map((p) => [p.path.join('.'), p.message]);
  };

  it('[WP-ARMY-02] names its field', () => {
    const head = 'army: Us\nruleset: warpath-1e\n';
    expect(read(`${head}units: [demo-grunts]\nsize: 5\n`)[0]![0]).toBe('size');
    for (const units of ['[]', '5', '[5]', '[demo-grunts, 5]']) {
      const [[at, message]] = read(`${head}units: ${units}\n`) as [[string, string]];
      expect([at, message], units).toEqual(['units', expect.stringContaining('a list of units')]);
    }
    expect(read(head)[0]).toEqual(['units', 'missing: expected a list of units']);
    expect(read('army: Us\nruleset: chess\nunits: [demo-grunts]\n')[0]).toEqual([
      'ruleset',
      expect.stringMatching(/warpath-1e.*chess/),
    ]);
    expect(read('army: Us\nunits: [demo-grunts]\n')[0]![1]).toBe('missing: expected warpath-1e');
  });

  it('[WP-ARMY-02] [WP-BFG-10] names the rule, which is no other word for what was written', () => {
    const found = readOwnArmy('army: Us\nruleset: warpath-1e\nunits: [demo-grunz]\n');
    expect(found).toMatchObject({ ok: false, problems: [{ rule: 'WP-ARMY-02' }] });
    const other = readOwnArmy('army: Us\nruleset: warpath-1e\nunits: [demo-grunts]\nsize: 5\n');
    expect(JSON.stringify(other)).toContain('army, ruleset, name, units');
    expect(JSON.stringify(other)).not.toContain('"rule"');
  });

  it('says in a few words what it holds', () => {
    expect(checkArmy('army: Us\nruleset: warpath-1e\nunits: [demo-grunts, demo-raptor]\n')).toEqual({
      about: expect.stringMatching(/^an army of warpath-1e: 2 units, \d+ points$/),
    });
  });
});

describe('a list with mistakes', () => {
  it('[WP-ARMY-02] has no example army of that name', () => {
    const armies = [
      { seat: 'red', side: 'red', army: 'us' },
      { seat: 'blue', side: 'blue', units: ['demo-grunts'] },
    ];
    const set = ruleset.setUp({ scenario: 'battle', size: 500, armies } as never);
    expect('problems' in set && set.problems[0]).toEqual({
      path: ['armies', 0, 'army'],
      expected: 'iron-company or scrap-horde',
      got: 'us',
    });
  });

  it('[WP-ARMY-01] has a whole size from 1 to 100 000, for each or for all', () => {
    const sizes = (size: unknown) => problemsOf(['demo-grunts'], { size }).map(([path, , , hint]) => [path, hint]);
    expect(sizes(0)[0]).toEqual(['size', 'WP-ARMY-01']);
    expect(sizes(100_001)[0]).toEqual(['size', 'WP-ARMY-01']);
    expect(sizes(2.5)[0]).toEqual(['size', 'WP-ARMY-01']);
    expect(sizes(100_000)).toEqual([]);
    expect(sizes(1).map(([path]) => path)).toEqual(['armies.0', 'armies.1']);
    const armies = [
      { seat: 'red', side: 'red', units: ['demo-grunts'], size: 'big' },
      { seat: 'blue', side: 'blue', units: ['demo-grunts'], size: 400 },
    ];
    expect(problemsOf([], { armies }).map(([path, , got, hint]) => [path, got, hint])).toEqual([
      ['armies.0.size', 'big', 'WP-ARMY-01'],
      ['armies', '0 : 400', 'WP-ARMY-08'],
      ['armies.0', expect.anything(), 'WP-ARMY-03'],
    ]);
  });

  it('[WP-G-54] [WP-ARMY-03] [WP-ARMY-09] [WP-BATTLE-01] is told by its army', () => {
    const { points, ...free } = own;
    expect(problemsOf([own, free])).toEqual([['armies.0', 'points for every unit', 'own', 'WP-G-54']]);
    expect(problemsOf([own], { size: points - 1 })[0]).toEqual([
      'armies.0',
      `at most ${points - 1} points`,
      String(points),
      'WP-ARMY-03',
    ]);
    expect(problemsOf([])[0]).toEqual(['armies.0', 'at least one unit', 'none', 'WP-BATTLE-01']);
    expect(problemsOf([own, { ...own, race: 'elves' }])).toEqual([
      ['armies.0', 'races that are allies, or the opponent agrees (alliesAgreed)', 'marauders, elves', 'WP-ARMY-09'],
    ]);
  });

  it('[WP-BFG-10] [WP-ARMY-02] weapons are bought for units of the catalogue, by name, and not too many', () => {
    const bought = (upgrade: object) =>
      problemsOf([own, upgrade]).map(([path, ...rest]) => [path.replace('armies.0.units.1.', ''), ...rest]);
    expect(bought({ unit: 'us' })).toEqual([['unit', 'a unit of the catalogue', '"us"', 'WP-ARMY-02']]);
    expect(bought({ unit: 'demo-grunts', size: 3 })).toEqual([['size', 'unit, name, weapons', '"size"', 'WP-ARMY-02']]);
    expect(bought({ unit: 'demo-grunts', name: 3 })).toEqual([['name', 'a name', '3', 'WP-ARMY-02']]);
    expect(bought({ unit: 'demo-raptor', weapons: ['heat-cannon'] })).toEqual([
      ['unit', 'infantry to carry special weapons', '"demo-raptor"', 'WP-BFG-10'],
    ]);
    const many = Array.from({ length: 12 }, () => 'heat-cannon');
    const [told] = bought({ unit: 'demo-grunts', weapons: many });
    expect(told).toEqual(['weapons', 'at most 9 weapons', expect.stringMatching(/^1[23]$/), 'WP-BFG-10']);
    expect(bought({ unit: 'demo-grunts', name: 'Ann' })).toEqual([]);
  });
});
