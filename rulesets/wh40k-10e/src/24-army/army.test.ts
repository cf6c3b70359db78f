import { readFileSync } from 'node:fs';
import { showProblem } from '@walstatt/engine/files';
import { recordEmitted } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { problemsOf, stateBefore } from '../../test/battle.ts';
import { inch } from '../04-measuring/table-top.ts';
import { setUp } from '../25-missions/set-up/set-up.ts';
import { catalogueDe } from '../texts/catalogue.de.ts';
import { catalogue } from './data/catalogue.ts';
import { checkArmy } from './file/check.ts';
import { readArmy } from './file/read.ts';
import { lackingKeywords } from './keywords/needed.ts';
import { pointsOf, recruit } from './rows/recruit.ts';

const HEAD = 'army: test\nruleset: wh40k-10e\n';
const LEDGER = readFileSync(new URL('../../../../docs/rules/wh40k-10e.md', import.meta.url), 'utf8');

/** The problems of an army file, one per line with its rule. */
function problems(text: string): string[] {
  const read = readArmy(HEAD + text);
  if (read.ok) return [];
  return read.problems.map((p) => {
    if (p.rule !== undefined) recordEmitted(p.rule);
    return showProblem(p);
  });
}

describe('the catalogue', () => {
  test('has the datasheets of the ledger, with their points', () => {
    const written = [...LEDGER.matchAll(/^ {2}- id: ((?:ma|hc)-[a-z-]+)\n {4}name: (.*)\n {4}points: (\d+)$/gm)];
    expect(written.length).toBe(23);
    expect(Object.entries(catalogue.sheets).map(([id, { name, points }]) => [id, name, String(points)])).toEqual(
      written.map(([, id, name, points]) => [id, name, points]),
    );
  });

  test('has German names', () => {
    const armies = Object.keys(catalogue.rosters).map((red) => stateBefore({ armies: { red, blue: red } }));
    const names = armies.flatMap((s) =>
      [s.units, s.profiles, s.weapons, s.datasheets].flatMap((rows) => Object.values(rows).map((row) => row.name)),
    );
    expect([...new Set(names)].filter((name) => !Object.hasOwn(catalogueDe, name))).toEqual([]);
    expect(Object.values(catalogue.sheets).filter((sheet) => !Object.hasOwn(catalogueDe, sheet.name))).toEqual([]);
  });

  test('[WH-MUSTER-09] both starter armies cost exactly 1,000 points, and their patrols 325', () => {
    const costs = Object.entries(catalogue.rosters).map(([id, roster]) => [
      id,
      Object.values(roster.units).reduce((sum, unit) => sum + pointsOf(catalogue, roster, unit), 0),
    ]);
    expect(costs).toEqual([
      ['accord1000', 1000],
      ['choir1000', 1000],
      ['accordPatrol', 325],
      ['choirPatrol', 325],
    ]);
  });
});

describe('rows of the state', () => {
  const state = stateBefore();

  test('[WH-DATA-01][WH-DATA-02][WH-DATA-03][WH-DATA-06] models with profiles and weapons in unit order', () => {
    expect(state.units['A3']).toMatchObject({ name: 'First Line Company', startingStrength: 10, points: 65 });
    const kinds = state.units['A3']!.models.map((m) => state.profiles[state.models[m]!.profile]!.name);
    expect(kinds).toEqual(['sergeant', ...Array(6).fill('trooper'), 'signaller', 'flux gunner', 'grenadier']);
    expect(state.models['A3.9']!.weapons).toEqual([
      'ma-line-company.fluxGun.standard',
      'ma-line-company.fluxGun.overcharged',
      'ma-line-company.bayonet',
    ]);
    expect(state.weapons['ma-line-company.fluxGun.overcharged']).toMatchObject({
      name: 'flux gun (overcharged)',
      range: inch(24),
      strength: 8,
      penetration: -3,
      group: 'ma-line-company.fluxGun',
    });
    expect(state.weapons['ma-line-company.bayonet']!.range).toBeNull();
    expect(state.weapons['hc-votaries.emberSpray']).toMatchObject({
      skill: 7,
      attacks: { dice: 1, sides: 6, plus: 0 },
    });
  });

  test('[WH-MOVE-15][WH-AIR-12][WH-DATA-10] a Movement of a dash, of 20" and more, of dice', () => {
    expect(state.profiles['ma-kestrel.kestrel']).toMatchObject({ move: inch(20), moveDice: 0 });
    expect(state.profiles['hc-rattlejaws.rattlejaw']).toMatchObject({ move: inch(6), moveDice: 1 });
    const army = { size: 'onslaught', faction: 'MERIDIAN_ACCORD', detachment: null, name: 'l' };
    const unit = { sheet: 'ma-redoubt', name: null, warlord: false, enhancement: null, options: [] };
    const rows = recruit([{ book: catalogue, roster: { ...army, units: { F: unit } }, owner: 'red', prefix: '' }]);
    expect(rows.profiles['ma-redoubt.redoubt']).toMatchObject({ move: null, base: { shape: 'hull', length: inch(6) } });
  });

  test('[WH-LEAD-01][WH-MUSTER-12][WH-MUSTER-20] what a unit is given stands on its datasheet', () => {
    const marshal = state.datasheets[state.units['A1']!.datasheet]!;
    expect(marshal.keywords).toContain('WARLORD');
    expect(marshal.abilities).toContainEqual({ ability: 'leader', bodyguards: ['ma-line-company'] });
    const captain = state.datasheets[state.units['A2']!.datasheet]!;
    expect(captain.special.map((a) => a.name)).toEqual(['Through the Gap', 'Signal Relay']);
    expect(state.units['A2']!.points).toBe(80);
  });

  test('both seats may bring the same army', () => {
    const mirror = stateBefore({ armies: { red: 'accord1000', blue: 'accord1000' } });
    expect(mirror.units['A3']!.owner).toBe('red');
    expect(mirror.units['blue.A3']!.owner).toBe('blue');
    expect(mirror.datasheets[mirror.units['blue.A1']!.datasheet]!.keywords).toContain('WARLORD');
  });
});

const EXAMPLE = `datasheets:
  guard:
    name: Garde
    points: 100
    models:
      - {id: leader, M: 6, T: 4, Sv: 3+, W: 2, Ld: 6+, OC: 2, base: {round: 32}, height: 1.5, weapons: [pistol, blade]}
      - {id: guard, count: 4, M: 6, T: 4, Sv: 3+, invSv: 5+, W: 2, Ld: 6+, OC: 2, base: {round: 32}, height: 1.5, weapons: [rifle, blade], wargear: [banner]}
    weapons:
      pistol: {range: 12, A: 1, BS: 3+, S: 4, AP: -1, D: 1, abilities: [pistol]}
      rifle: {name: Sturmgewehr, range: 24, A: D3+1, BS: 3+, S: 4, AP: -1, D: 1, abilities: [{rapidFire: 1}, {anti: {keyword: fly, on: 4+}}]}
      launcher: {profiles: {frag: {range: 48, A: D6, BS: 3+, S: 4, D: 1, abilities: [blast]}, krak: {range: 48, A: 1, BS: 3+, S: 9, AP: -2, D: D6}}}
      blade: {range: melee, A: 3, WS: 3+, S: 4, AP: 0, D: 1}
    abilities: [{scouts: 6}, {feelNoPain: 6+}, {deadlyDemise: D3}]
    special:
      - {name: Standarte, wargear: banner, auraOfTests: {range: 6, by: 1, of: friends, keywords: [garde]}}
    options:
      heavy: {model: guard, loses: [rifle], gains: [launcher]}
    keywords: [infantry, battleline]
    factionKeywords: [garde]
    notes: ["Einmal je Schlacht darf die Einheit zweimal schießen."]
  captain:
    points: 80
    models: [{id: captain, M: 6, T: 4, Sv: 3+, W: 5, Ld: 6+, OC: 1, base: {round: 40}, height: 1.8, weapons: [blade]}]
    weapons: {blade: {range: melee, A: 5, WS: 2+, S: 5, AP: -2, D: 2}}
    leads: [guard]
    keywords: [infantry, character]
    factionKeywords: [garde]
detachments:
  first: {faction: garde, enhancements: {sigil: {points: 20, invSv: 4+}}, notes: ["Im ersten Zug darf die Armee vorrücken und schießen."]}
lists:
  patrol:
    size: incursion
    faction: garde
    detachment: first
    units:
      C: {datasheet: captain, name: Hauptmann, warlord: true, enhancement: sigil}
      G1: {datasheet: guard, options: [heavy]}
      G2: guard
`;

describe('army files', () => {
  const PROFILE = { id: 'm', M: '6', T: '4', Sv: '3', W: '1', Ld: '6', OC: '1', base: '{round: 25}', height: '1' };
  const model = (change: Readonly<Record<string, string>> = {}) =>
    Object.entries({ ...PROFILE, ...change })
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ');
  const sheet = (more: string, change: Readonly<Record<string, string>> = {}) =>
    `datasheets: {a: {points: 1, models: [{${model(change)}}], keywords: [], factionKeywords: [x], ${more}}}\n`;

  test('[WH-INTRO-06][WH-UNIT-13] datasheets of your own with all abilities of the core rules', () => {
    expect(problems(EXAMPLE)).toEqual([]);
    const state = stateBefore({ armies: { red: HEAD + EXAMPLE } });
    expect(state.units['G1']).toMatchObject({ name: 'Garde', datasheet: 'test.guard', points: 100 });
    expect(state.datasheets['test.guard']).toMatchObject({
      keywords: ['INFANTRY', 'BATTLELINE'],
      abilities: [
        { ability: 'scouts', distance: inch(6) },
        { ability: 'feelNoPain', on: 6, psychic: false },
        { ability: 'deadlyDemise', wounds: { dice: 1, sides: 3, plus: 0 } },
      ],
      special: [{ name: 'Standarte', wargear: 'banner', does: { does: 'auraOfTests', range: inch(6) } }],
      notes: ['Einmal je Schlacht darf die Einheit zweimal schießen.'],
    });
    expect(state.weapons['test.guard.rifle']).toMatchObject({
      name: 'Sturmgewehr',
      attacks: { dice: 1, sides: 3, plus: 1 },
      abilities: [
        { ability: 'rapidFire', attacks: { dice: 0, sides: 6, plus: 1 } },
        { ability: 'anti', keyword: 'FLY', on: 4 },
      ],
    });
    expect(state.profiles['test.captain:C.captain']!.invulnerable).toBe(4);
    expect(state.datasheets['test.captain:C']!.abilities).toEqual([{ ability: 'leader', bodyguards: ['test.guard'] }]);
  });

  test('[WH-UNIT-13] keywords of the rules in the singular or the plural', () => {
    const keywords = (text: string) =>
      stateBefore({ armies: { red: HEAD + EXAMPLE.replace('[infantry, battleline]', text) } }).datasheets['test.guard']!
        .keywords;
    expect(keywords('[vehicles, Psykers, dedicated transports, grenade, smoke]')).toEqual([
      'VEHICLE',
      'PSYKER',
      'DEDICATED_TRANSPORT',
      'GRENADES',
      'SMOKE',
    ]);
    expect(keywords('[hill giants]')).toEqual(['HILL_GIANTS']);
  });

  test('[WH-UNIT-10][WH-UNIT-11] free keywords of a faction go with its units into battle', () => {
    const red =
      HEAD + EXAMPLE.replaceAll('[garde]', '[Alte Garde]').replaceAll('faction: garde', 'faction: alte garde');
    const state = stateBefore({ armies: { red } });
    expect(state.datasheets['test.guard']!.factionKeywords).toEqual(['ALTE_GARDE']);
    expect(state.datasheets['test.guard']!.special[0]!.does).toMatchObject({ keywords: ['ALTE_GARDE'] });
    expect(problems(EXAMPLE.replace('faction: garde, enhancements', 'faction: others, enhancements'))).toEqual([
      expect.stringContaining('expected a detachment of GARDE, got one of OTHERS [WH-MUSTER-06]'),
    ]);
  });

  test('[WH-DATA-16][WH-LEAD-01][WH-TRANS-01][WH-TRANS-15][WH-AIR-04] keywords without which nobody could use an ability', () => {
    for (const own of Object.values(catalogue.sheets)) expect(lackingKeywords(own), own.name).toEqual([]);
    const lacking = (more: string, keywords: string) =>
      problems(sheet(more).replace('keywords: []', `keywords: [${keywords}]`)).map((line) =>
        line.slice(line.indexOf('expected')),
      );
    const staff = 'weapons: {g: {range: 12, A: 1, BS: 3+, S: 4, D: 1, abilities: [psychic]}}';
    expect(lacking(staff, 'infantry')).toEqual(['expected PSYKER for a psychic weapon, got INFANTRY [WH-DATA-16]']);
    expect(lacking(staff, 'psykers')).toEqual([]);
    const hymn = 'special: [{name: h, auraOfPain: {range: 6, on: 6+, psychic: true}}]';
    expect(lacking(hymn, '')).toEqual(['expected PSYKER for a psychic ability, got none [WH-DATA-16]']);
    expect(lacking('leads: [a]', '')).toEqual([expect.stringContaining('CHARACTER for leading')]);
    expect(lacking('transport: {models: 6}', '')).toEqual([expect.stringContaining('TRANSPORT for transport')]);
    expect(lacking('abilities: [{firingDeck: 2}]', '')).toEqual([expect.stringContaining('TRANSPORT for firingDeck')]);
    expect(lacking('abilities: [hover]', 'fly')).toEqual([expect.stringContaining('AIRCRAFT for hover, got FLY')]);
    const sigil = EXAMPLE.replace('invSv: 4+}', 'special: [{name: h, auraOfPain: {range: 6, on: 6+, psychic: true}}]}');
    expect(problems(sigil)).toEqual([expect.stringContaining('expected a PSYKER for a psychic enhancement')]);
  });

  test('[WH-DATA-07] an option changes one of the models', () => {
    const { models } = stateBefore({ armies: { red: HEAD + EXAMPLE } });
    const rifles = [1, 2, 3, 4, 5].map((i) => models[`G1.${i}`]!.weapons.includes('test.guard.rifle'));
    expect(rifles).toEqual([false, true, true, true, false]);
    expect(models['G1.5']!.weapons).toEqual([
      'test.guard.launcher.frag',
      'test.guard.launcher.krak',
      'test.guard.blade',
    ]);
  });

  test('[WH-MUSTER-04] what a file contains is told, and what is not enforced', () => {
    expect(checkArmy(HEAD + EXAMPLE)).toEqual({
      about: 'an army of wh40k-10e: 2 datasheets; lists: patrol 300 of 1000 points',
      unenforced: [
        'Garde: Einmal je Schlacht darf die Einheit zweimal schießen.',
        'first: Im ersten Zug darf die Armee vorrücken und schießen.',
      ].map((rule) => ({ de: rule, en: rule })),
    });
  });

  test('before a battle everybody is told what nothing enforces of both armies, each rule once, in both languages', () => {
    const told = (armies?: Record<string, string>, language: 'de' | 'en' = 'en'): string[] => {
      const set = setUp(armies === undefined ? {} : { armies });
      return 'state' in set ? (set.unenforced ?? []).map((rule) => rule[language]) : [];
    };
    const names = (rules: readonly string[]) => rules.map((rule) => rule.split(':').slice(0, 2).join(':'));
    expect(names(told())).toEqual([
      'Measured Volleys: At the start of your shooting phase select one unit of your army that remained stationary this turn. Until the end of the phase you may re-roll hit rolls of 1 of its ranged attacks.',
      'Rising Chorus: Add 1 to charge rolls made for units of your army.',
    ]);
    expect(told({ red: 'accord1000', blue: 'accord1000' })).toHaveLength(1);
    expect(told(undefined, 'de')[0]).toMatch(/^Gezielte Salven: Wähle zu Beginn/);
    expect(told(undefined, 'de').at(-1)).toContain('Addiere 1 auf die Angriffswürfe');
    expect(told({ red: HEAD + EXAMPLE })).toContain('Garde: Einmal je Schlacht darf die Einheit zweimal schießen.');
    const list =
      'lists: {l: {size: incursion, faction: HOLLOW_CHOIR, detachment: risingChorus, units: {B: {datasheet: hc-cantor, warlord: true}}}}\n';
    const checked = checkArmy(HEAD + list);
    expect('about' in checked && checked.unenforced?.map(({ en }) => en)).toEqual([
      'Rising Chorus: Add 1 to charge rolls made for units of your army.',
    ]);
  });

  test('[WH-DATA-02] characteristics', () => {
    const wrong = (change: Readonly<Record<string, string>>) =>
      problems(sheet('', change)).map((line) => line.slice(line.indexOf('expected')));
    expect(wrong({ count: '3' })).toEqual([]);
    expect(wrong({ M: 'far' })).toEqual(['expected a Movement such as 6, 20+, D6+6 or -, got "far" [WH-DATA-02]']);
    expect(wrong({ M: 'D3' })).toHaveLength(1);
    for (const M of ['"-"', '20+', 'D6+6', '0']) expect(wrong({ M })).toEqual([]);
    expect(wrong({ T: '0' })).toEqual(['expected a whole number from 1 to 20, got 0 [WH-DATA-02]']);
    expect(wrong({ Sv: '1+' })).toEqual(['expected a number from 2+ to 7+, got "1+" [WH-DATA-02]']);
    expect(wrong({ base: '{square: 3}' })).not.toEqual([]);
    for (const base of ['{oval: [120, 92]}', '{hull: [4.5, 3]}']) expect(wrong({ base })).toEqual([]);
    expect(wrong({ weapons: '[gun]' })).toEqual(['expected one of none, got gun']);
  });

  test('[WH-DATA-03] melee weapons have a WS, ranged weapons a BS', () => {
    const gun = (text: string) => problems(sheet(`weapons: {gun: {${text}, S: 4, D: 1}}`));
    expect(gun('range: 24, A: 1, BS: 3')).toEqual([]);
    expect(gun('range: 24, A: 1, WS: 3')).toEqual([expect.stringContaining('expected BS, got WS [WH-DATA-03]')]);
    expect(gun('range: melee, A: 1, BS: 3')).toEqual([expect.stringContaining('expected WS, got BS [WH-DATA-03]')]);
    expect(gun('range: near, A: 1')).toEqual([expect.stringContaining('[WH-DATA-03]')]);
  });

  test('[WH-WEAP-01][WH-INTRO-06][WH-UNIT-10] abilities and keywords are known', () => {
    expect(problems(sheet('abilities: [stealh]'))).toEqual([
      expect.stringContaining(
        'expected an ability of the core rules, got "stealh" [WH-INTRO-06] (did you mean stealth?)',
      ),
    ]);
    expect(problems(sheet('weapons: {g: {range: 1, A: 1, S: 1, D: 1, abilities: [{melta: x}]}}'))).toEqual([
      expect.stringContaining('expected a number or dice'),
    ]);
    expect(problems(sheet('').replace('keywords: []', 'keywords: [3]'))).toEqual([
      expect.stringContaining('expected a keyword, got 3 [WH-UNIT-10]'),
    ]);
  });
});

test('[WH-ONLYWAR-01] the full-size armies of the benchmark are right, with more than 100 models each', () => {
  const army = readFileSync(new URL('../../bench/full-size.army.yaml', import.meta.url), 'utf8');
  const { models, units } = stateBefore({ armies: { red: { army, list: 'accord' }, blue: { army, list: 'choir' } } });
  const of = (seat: string) => Object.values(models).filter(({ unit }) => units[unit]!.owner === seat).length;
  expect([of('red'), of('blue')]).toEqual([110, 119]);
});

describe('mustering', () => {
  const units = (text: string, size = 'incursion', more = '') =>
    problems(`lists: {l: {size: ${size}, faction: MERIDIAN_ACCORD, ${more} units: {${text}}}}\n`).map((line) =>
      line.slice(line.indexOf(' ') + 1),
    );
  const marshal = 'A: {datasheet: ma-marshal, warlord: true}';
  const times = (n: number, sheetId: string) => Array.from({ length: n }, (_, i) => `U${i}: ${sheetId}`).join(', ');

  test('[WH-MUSTER-02] the battle size is one of the book', () => {
    expect(units(marshal, 'large')).toEqual([expect.stringContaining('[WH-MUSTER-02]')]);
    expect(
      problemsOf({
        armies: { red: `${HEAD}lists: {l: {size: strikeForce, faction: MERIDIAN_ACCORD, units: {${marshal}}}}` },
      }),
    ).toEqual(['armies.blue: an army for the same battle size: strikeForce, got incursion']);
  });

  test('[WH-MUSTER-01][WH-MUSTER-03][WH-MUSTER-09] no more points than are left', () => {
    expect(
      units(`${marshal}, ${times(3, 'ma-kestrel')}, X: ma-sapper-team, Y: ma-sapper-team, Z: ma-sapper-team`),
    ).toEqual([]);
    expect(units(`${marshal}, ${times(3, 'ma-palisade')}, V: ma-causeway, X: ma-kestrel, Y: ma-line-company`)).toEqual([
      'lists.l.units.Y.datasheet: expected at most the 5 points that are left, got 65 points [WH-MUSTER-09]',
    ]);
  });

  test('[WH-MUSTER-03] every datasheet says its points', () => {
    const without = EXAMPLE.replace('    points: 80\n', '');
    expect(problems(without)).toEqual([expect.stringMatching(/datasheets\.captain.*\[WH-MUSTER-03\]/)]);
  });

  test('[WH-MUSTER-15] one enhancement for a unit', () => {
    const two = EXAMPLE.replace('enhancement: sigil', 'enhancement: [sigil, sigil]');
    expect(problems(two)).toEqual([expect.stringContaining('[WH-MUSTER-15]')]);
  });

  test('[WH-MUSTER-05][WH-MUSTER-08] every unit has the faction keyword', () => {
    expect(units(`${marshal}, B: hc-wardens`)).toEqual([
      'lists.l.units.B.datasheet: expected a datasheet with the keyword MERIDIAN_ACCORD, got hc-wardens [WH-MUSTER-08]',
    ]);
  });

  test('[WH-MUSTER-06] a detachment of the faction', () => {
    expect(units(marshal, 'incursion', 'detachment: risingChorus,')).toEqual([
      'lists.l.detachment: expected a detachment of MERIDIAN_ACCORD, got one of HOLLOW_CHOIR [WH-MUSTER-06]',
    ]);
    expect(units(marshal, 'incursion', 'detachment: measuredVolley,')).toEqual([
      expect.stringContaining('measuredVolleys'),
    ]);
  });

  test('[WH-MUSTER-07][WH-MUSTER-20] a CHARACTER, and one of them the Warlord', () => {
    expect(units('A: ma-thumpers')).toEqual([
      'lists.l.units: expected at least one CHARACTER unit, got none [WH-MUSTER-07]',
      'lists.l.units: expected one Warlord, got none [WH-MUSTER-20]',
    ]);
    expect(units(`${marshal}, B: {datasheet: ma-witness, warlord: true}`)).toEqual([
      'lists.l.units: expected one Warlord, got 2 [WH-MUSTER-20]',
    ]);
    expect(units(`B: ma-witness, C: {datasheet: ma-thumpers, warlord: true}`)).toEqual([
      'lists.l.units.C.warlord: expected a CHARACTER as Warlord, got Thumper Team [WH-MUSTER-20]',
    ]);
  });

  test('[WH-MUSTER-10][WH-MUSTER-11] three of a datasheet, six of BATTLELINE and DEDICATED TRANSPORT', () => {
    expect(units(`${marshal}, ${times(3, 'ma-thumpers')}`)).toEqual([]);
    expect(units(`${marshal}, ${times(4, 'ma-thumpers')}`)).toEqual([
      'lists.l.units.U3.datasheet: expected at most 3 units of Thumper Team, got 4 [WH-MUSTER-10]',
    ]);
    expect(units(`${marshal}, ${times(6, 'ma-line-company')}`)).toEqual([]);
    expect(units(`${marshal}, ${times(7, 'ma-drover')}`)).toEqual([
      'lists.l.units.U6.datasheet: expected at most 6 units of Drover Carrier, got 7 [WH-MUSTER-11]',
    ]);
  });

  test('[WH-MUSTER-18] the same EPIC HERO once', () => {
    expect(units(`${marshal}, B: ma-marshal`)).toEqual([
      'lists.l.units.B.datasheet: expected each EPIC HERO once, got Marshal Ilsabet Ferrow twice [WH-MUSTER-18]',
    ]);
  });

  test('[WH-MUSTER-12][WH-MUSTER-13][WH-MUSTER-14][WH-MUSTER-16][WH-MUSTER-17] enhancements', () => {
    const given = (text: string) => units(`${marshal}, ${text}`, 'incursion', 'detachment: measuredVolleys,');
    const captain = (id: string, e: string) => `${id}: {datasheet: ma-sapper-captain, enhancement: ${e}}`;
    expect(given(captain('B', 'signalRelay'))).toEqual([]);
    expect(given(captain('B', 'graveBell'))).toEqual([expect.stringContaining('[WH-MUSTER-12]')]);
    expect(given('B: {datasheet: ma-thumpers, enhancement: wardedCoat}')).toEqual([
      expect.stringContaining('expected a CHARACTER, got Thumper Team [WH-MUSTER-13]'),
    ]);
    expect(given(`${captain('B', 'signalRelay')}, ${captain('C', 'signalRelay')}`)).toEqual([
      'lists.l.units.C.enhancement: expected each enhancement once, got signalRelay [WH-MUSTER-16]',
    ]);
    const hero = 'A: {datasheet: ma-marshal, warlord: true, enhancement: wardedCoat}';
    expect(units(hero, 'incursion', 'detachment: measuredVolleys,')).toEqual([
      'lists.l.units.A.enhancement: expected no enhancement for an EPIC HERO, got Marshal Ilsabet Ferrow [WH-MUSTER-17]',
    ]);
    // One field for one enhancement: a list of them is not read.
    expect(given(captain('B', '[signalRelay, wardedCoat]'))).toEqual([expect.stringContaining('enhancement')]);
    const four = ['a', 'b', 'c', 'd'].map((e, i) => `E${i}: {datasheet: ma-witness, enhancement: ${e}}`);
    const many = problems(
      `detachments: {d: {faction: MERIDIAN_ACCORD, enhancements: {a: {points: 0}, b: {points: 0}, c: {points: 0}, d: {points: 0}}}}\nlists: {l: {size: strikeForce, faction: MERIDIAN_ACCORD, detachment: d, units: {${marshal}, ${four.slice(0, 3).join(', ')}, F: {datasheet: ma-sapper-captain, enhancement: d}}}}\n`,
    );
    expect(many).toEqual([expect.stringContaining('expected at most 3 enhancements, got another [WH-MUSTER-14]')]);
  });

  test('[WH-DATA-07][WH-DATA-08] options of the datasheet, each once', () => {
    const options = (text: string) => units(`${marshal}, B: {datasheet: ma-line-company, options: [${text}]}`);
    expect(options('grenadierRifle, fluxGunnerRifle')).toEqual([]);
    expect(options('banner')).toEqual([expect.stringContaining('[WH-DATA-07]')]);
    expect(options('grenadierRifle, grenadierRifle')).toEqual([expect.stringContaining('twice [WH-DATA-08]')]);
  });
});
