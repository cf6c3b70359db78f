import { readFileSync } from 'node:fs';
import { openYaml, showProblem } from '@walstatt/engine/files';
import { recordEmitted } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { SHEETS } from '../5-5-datasheets/catalogue.ts';
import type { Limit } from './army-list.ts';
import { checkArmy } from './file/check.ts';
import { readArmy } from './file/read.ts';
import { LISTS } from './lists/lists.ts';
import { enlist, pointsOf } from './muster/enlist.ts';
import { judgeRoster } from './muster/judge.ts';
import { type Buyer, muster } from './muster/muster.ts';
import { ARMIES } from './ready/ready.ts';
import { recruit } from './rows/recruit.ts';
import { unenforcedOf } from './unenforced.ts';

const DOCS = readFileSync(new URL('../../../../docs/armies.md', import.meta.url), 'utf8');
const LEDGER = readFileSync(new URL('../../../../docs/rules/epic-armageddon.md', import.meta.url), 'utf8');

type Entry = Readonly<Record<string, unknown>>;

function ledgerLists(): readonly Entry[] {
  const block = /^## Data$[\s\S]*?^```yaml$([\s\S]*?)^```$/m.exec(LEDGER)![1]!;
  const file = openYaml(block, 'data');
  if (Array.isArray(file)) throw new Error(JSON.stringify(file));
  return file.root['exampleArmyLists'] as Entry[];
}
const ledger = ledgerLists();
const listed = (army: string): Entry => ledger.find((list) => list['army'] === army)!;
const formationsIn = (list: Entry): readonly Entry[] => list['formations'] as Entry[];

/** `{of: […], count: 5}` or so many of each kind, in the form of the game's own lists: choices of weapons left out. */
function unitsInLedger(units: Entry): string[] {
  if (units['of'] !== undefined) return [`${units['count']} ${(units['of'] as string[]).join(' | ')}`];
  return Object.entries(units).map(([unit, count]) => `${count} ${unit}`);
}

function unitsInList(army: string, formation: string): string[] {
  const counts = new Map<string, number>();
  for (const { count, of } of LISTS[army]!.formations[formation]!.units) {
    const name = of.map(({ unit }) => unit.split('/')[0]!).join(' | ');
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`);
}

/** Upgrades stand once in the ledger, and with every formation that may have them in the lists. */
const ownOptions = (army: string, formation: string): Record<string, number> => {
  const upgrades = Object.keys(listed(army)['upgrades'] as Entry);
  const { options, units } = LISTS[army]!.formations[formation]!;
  const kinds = units.flatMap(({ of }) => of.filter(({ points }) => points > 0).map((k) => [k.unit, k.points]));
  return {
    ...Object.fromEntries(
      Object.entries(options).flatMap(([id, { points }]) => (upgrades.includes(id) ? [] : [[id, points]])),
    ),
    ...Object.fromEntries(kinds),
  };
};

describe('the army lists of the ledger', () => {
  test('[EA-G-32] every list and every formation is there, and no others', () => {
    expect(Object.keys(LISTS)).toEqual(ledger.map((list) => list['army']));
    for (const list of ledger)
      expect(Object.keys(LISTS[list['army'] as string]!.formations)).toEqual(
        formationsIn(list).map((formation) => formation['id']),
      );
  });

  test.each(
    ledger.flatMap((list) => formationsIn(list).map((f) => [list['army'] as string, f['id'] as string, f] as const)),
  )('[EA-5-01][EA-G-32] %s: %s has the points, units and options of its line', (army, id, line) => {
    const formation = LISTS[army]!.formations[id]!;
    expect(formation.points).toBe(line['points']);
    expect(formation.initiative).toBe(line['initiative'] ?? null);
    const units = unitsInLedger(line['units'] as Entry);
    // A sniper replaces a scout.
    expect(unitsInList(army, id)).toEqual(id === 'scout' ? ['4 scouts | scout-sniper', '2 rhino'] : units);
    const { tornado: free, ...paid } = (line['options'] ?? {}) as Record<string, number>;
    expect(ownOptions(army, id)).toEqual(paid);
    expect(free ?? 0).toBe(0);
  });

  test.each(ledger.map((list) => [list['army'] as string, list] as const))(
    '[EA-G-32] %s has the upgrades and limits of its line',
    (army, line) => {
      const { formations, limits, inferred } = LISTS[army]!;
      expect(inferred).toBe(true);
      const upgrades = Object.entries(line['upgrades'] as Record<string, number>);
      for (const [id, points] of upgrades) {
        const found = Object.values(formations).flatMap(({ options }) =>
          Object.hasOwn(options, id) ? [options[id]!] : [],
        );
        expect(found.length).toBeGreaterThan(0);
        expect(new Set(found.map((option) => option.points))).toEqual(new Set([points]));
      }
      const kinds = (kind: Limit['kind']) => limits.filter((limit) => limit.kind === kind);
      expect(kinds('third').map(({ of }) => of)).toEqual([line['thirdAtMost']]);
      const single = formationsIn(line).filter((formation) => formation['max'] === 1);
      expect(kinds('most')).toHaveLength(single.length);
      for (const { id } of single) expect(limits).toContainEqual({ kind: 'most', of: [id], most: 1 });
      if (line['supportPerCompany'] !== undefined)
        expect(limits).toContainEqual({
          kind: 'forEach',
          of: line['support'],
          most: line['supportPerCompany'],
          forEach: line['companies'],
        });
    },
  );

  test('[EA-G-32] what may be added only so often', () => {
    const option = (army: string, formation: string, id: string) => LISTS[army]!.formations[formation]!.options[id];
    expect(option('space-marines', 'tactical', 'dreadnought')).toMatchObject({ most: 2 });
    expect(option('space-marines', 'tactical', 'chapter-master')).toMatchObject({ inArmy: 1 });
    expect(option('space-marines', 'tactical', 'drop-pod')).toMatchObject({
      insteadOf: 'rhino',
      needs: 'strike-cruiser',
    });
    expect(option('orks', 'warband', 'nobz')).toMatchObject({ most: 2 });
    expect(option('orks', 'warband', 'ork-warlord')).toMatchObject({ inArmy: 1 });
    expect(option('orks', 'fighta-squadron', 'fighta-bomma')).toMatchObject({ most: 6 });
    expect(option('imperial', 'tank-company', 'hydra')).toMatchObject({ most: 1 });
    expect(LISTS['orks']!.limits).toContainEqual({ kind: 'forEach', of: ['gunz-mob'], most: 1, forEach: ['warband'] });
  });

  test('[EA-1.2.2-02][EA-5.5-01] initiative, strategy rating and special rules of the armies', () => {
    expect(LISTS['space-marines']).toMatchObject({ initiative: 1, strategyRating: 5, rules: ['theyShallKnowNoFear'] });
    expect(LISTS['orks']).toMatchObject({ initiative: 3, strategyRating: 3, rules: ['mobRule', 'powerOfTheWaaagh'] });
    expect(LISTS['imperial']).toMatchObject({ initiative: 2, strategyRating: 2, rules: [] });
  });
});

describe('ready armies', () => {
  test.each(Object.entries(ARMIES))('[EA-5.1.1-01] %s is bought as its list allows', (_, roster) => {
    expect(judgeRoster(null, roster, [])).toEqual([]);
    const points = pointsOf(LISTS[roster.list]!, roster);
    expect(points).toBeLessThanOrEqual(roster.points);
    expect(points).toBeGreaterThan(roster.points - 50);
    const { formations } = enlist(null, roster);
    expect(Object.values(formations).reduce((sum, f) => sum + f.points, 0)).toBe(points);
  });

  test('[EA-1.2.1-01][EA-2.1.1-01][EA-2.1.1-02] become rows: characters stand with a unit', () => {
    const rows = recruit([['red', enlist(null, ARMIES['marines3000']!)]]);
    expect(rows.formations['S2']).toMatchObject({
      owner: 'red',
      name: 'Second Tactical Company',
      initiative: 1,
      armyRules: ['theyShallKnowNoFear'],
      points: 325,
      units: ['S2.1', 'S2.2', 'S2.3', 'S2.4', 'S2.5', 'S2.6', 'S2.7', 'S2.8', 'S2.9'],
    });
    expect(rows.units['S2.1']).toMatchObject({ formation: 'S2', profile: 'tactical', characters: ['captain'] });
    expect(rows.units['S2.2']!.characters).toEqual([]);
    expect(rows.units['S2.9']!.profile).toBe('rhino');
    expect(rows.units['S3.8']!.profile).toBe('dreadnought.fist');
    expect(rows.profiles['dreadnought.fist']).toMatchObject({ sheet: 'dreadnought', name: 'Dreadnought' });
    expect(rows.formations['S11']).toMatchObject({ initiative: 2, armyRules: [] });
  });

  test('[EA-G-55] a Titan begins with all its shields', () => {
    const rows = recruit([['red', enlist(null, ARMIES['imperial3000']!)]]);
    expect(rows.units['I9.1']).toMatchObject({ profile: 'warhound', shields: 2 });
    expect(rows.formations['I9']).toMatchObject({ initiative: 1 });
  });

  test('both players may bring the same army', () => {
    const force = enlist(null, ARMIES['marines2000']!);
    const rows = recruit([
      ['red', force],
      ['blue', force],
    ]);
    expect(rows.formations['S1']!.owner).toBe('red');
    expect(rows.formations['blue.S1']).toMatchObject({
      owner: 'blue',
      units: rows.formations['S1']!.units.map((u) => `blue.${u}`),
    });
    expect(rows.units['blue.S1.1']!.formation).toBe('blue.S1');
  });
});

const HEAD = 'army: guard\nruleset: epic-armageddon\n';
const OWN = `name: {en: Hill Guard, de: Hügelwacht}
strategyRating: 3
initiative: 2+
units:
  watch:
    name: {en: Watch, de: Wacht}
    profile: INF 15cm 5+ 4+ 5+
    weapons: [2x Long Rifle 30cm AP5+]
    choices:
      spears:
        - Spears (base) assault weapon, EA+1
      bows: [Bow 15cm AP6+]
    notes: [Once per battle they may sing.]
  cart: {profile: LV 20cm 6+ 6+ 6+, transport: 2 watch}
  warden: {profile: CH - - - -, abilities: leader}
formations:
  company:
    name: {en: Company, de: Kompanie}
    points: 150
    units: 6 watch/bows | watch/spears +5, 3 cart
    options: {warden: 25, tactical: {points: 40, most: 1, inArmy: 2}}
  ship: {points: 100, units: 1 kill-kroozer}
  wing: {points: 100, units: 2 thunderbolt, initiative: 3+, rules: [powerOfTheWaaagh]}
  patrol: {points: 50, units: 2 watch}
limits:
  - {of: [wing], third: true}
  - {of: [patrol], most: 2, forEach: [company]}
`;

/** The problems of an army file, one per line with its rule. */
function problems(text: string): string[] {
  const read = readArmy(HEAD + text);
  if (read.ok) return [];
  return read.problems.map((p) => {
    if (p.rule !== undefined) recordEmitted(p.rule);
    return showProblem(p);
  });
}
const list = (formations: string, points = 1000) =>
  problems(`${OWN}lists:\n  l: {points: ${points}, formations: {${formations}}}\n`);

const seats = (red: string, blue: string): Buyer[] =>
  [red, blue].map((army, i) => {
    const seat = i === 0 ? 'red' : 'blue';
    return { seat, side: seat, army, lists: Object.keys(LISTS) };
  });

describe('army files', () => {
  const FILE = `${HEAD}${OWN}lists:
  l:
    points: 1000
    formations:
      A: {formation: company, units: 2 watch/spears, add: 'warden, tactical', host: tactical}
      B: {formation: patrol, name: Vorhut}
`;

  test('[EA-1.1.3-09] datasheets and an army list of its own', () => {
    const found = muster({ red: FILE, blue: FILE }, seats('orks2000', 'orks2000'));
    if ('problems' in found) throw new Error(JSON.stringify(found.problems));
    const rows = recruit(found.muster.forces);
    expect(rows.formations['A']).toMatchObject({ name: 'Company', points: 225, initiative: 2, armyRules: [] });
    expect(rows.formations['A']!.units.map((u) => rows.units[u]!.profile)).toEqual([
      ...Array(2).fill('guard.watch.spears'),
      ...Array(4).fill('guard.watch.bows'),
      ...Array(3).fill('guard.cart'),
      'tactical',
    ]);
    expect(rows.units['A.10']!.characters).toEqual(['guard.warden']);
    expect(rows.profiles['guard.cart']).toMatchObject({ sheet: 'guard.cart', holds: [{ allows: ['guard.watch'] }] });
    expect(rows.profiles['guard.watch.bows']!.weapons.map((w) => w.name)).toEqual(['Long Rifle', 'Bow']);
    expect(rows.formations['B']!.name).toBe('Vorhut');
    expect(rows.formations['blue.A']!.owner).toBe('blue');
  });

  test('what a file contains is told, and what is not enforced', () => {
    expect(checkArmy(FILE)).toEqual({
      about: 'an army of epic-armageddon: 3 datasheets; 4 formations; lists: l 275 of 1000 points',
      unenforced: [{ en: 'Watch: Once per battle they may sing.', de: 'Wacht: Once per battle they may sing.' }],
    });
    expect(checkArmy(`${HEAD}units: {a: {profile: INF}}`)).toEqual({
      problems: [expect.objectContaining({ line: 3, message: expect.stringContaining('[EA-1.1.3-02]') })],
    });
  });

  test('the example of the page on armies is right, and the page names every ready army', () => {
    const section = DOCS.slice(DOCS.indexOf('## Epic: Armageddon'));
    const example = /```yaml\n([\s\S]*?)```/.exec(section)![1]!;
    expect(checkArmy(example)).toEqual({
      about: 'an army of epic-armageddon: 4 datasheets; 2 formations; lists: patrol 875 of 1000 points',
      unenforced: [],
    });
    expect(Object.keys(ARMIES).filter((id) => !section.includes(`\`${id}\``))).toEqual([]);
  });

  test('armies from the lists of the game', () => {
    const text = (formations: string) =>
      problems(`lists: {l: {list: orks, points: 1000, formations: {${formations}}}}\n`);
    expect(text('A: warband, B: {formation: gargant, units: gargant/choppa, add: ork-warlord}')).toEqual([
      expect.stringContaining('a third of the points (333)'),
    ]);
    expect(text("A: warband, B: {formation: warband, add: 'ork-warlord, 3 boyz'}")).toEqual([]);
    expect(problems('lists: {l: {list: ork, points: 1000, formations: {A: warband}}}\n')).toEqual([
      '3:19 lists.l.list: expected an army list: space-marines, orks, imperial, got ork [EA-5-01] (did you mean orks?)',
    ]);
  });

  test('line and column of what is wrong', () => {
    expect(problems('units:\n  rhino: {profile: INF 15cm 4+ 4+ 4+}\n')).toEqual([
      expect.stringMatching(/^4:3 units\.rhino: expected another name than that of a datasheet of the game/),
    ]);
    expect(problems('units:\n  a:\n    profile: INF 15cm 4+ 4+ 4+\n    weapons:\n      - Gun 30cm AP9+\n')).toEqual([
      expect.stringMatching(/^7:9 units\.a\.weapons\[0\]: .*\[EA-1\.1\.3-08\]/),
    ]);
    expect(
      problems('strategyRating: 12\ninitiative: 7+\nrules: [brave]\nformations: {a: {points: 1, units: x}}\n'),
    ).toEqual([
      expect.stringContaining('[EA-1.5-01]'),
      expect.stringContaining('[EA-1.2.2-01]'),
      expect.stringContaining('[EA-5.5-01]'),
      expect.stringContaining('[EA-1.2.1-01]'),
    ]);
    expect(readArmy('army: orks\nruleset: epic-armageddon\n')).toMatchObject({
      ok: false,
      problems: [{ line: 1, message: expect.stringContaining('another name') }],
    });
    expect(
      problems(
        'limits: [{of: [a], third: true, most: 1}]\nstrategyRating: 1\ninitiative: 1+\nformations: {a: {points: 1, units: 1 rhino}}',
      ),
    ).toEqual([expect.stringContaining('either third or most')]);
  });
});

describe('buying an army', () => {
  test('[EA-5.1.1-01] no more than the points that are left', () => {
    expect(list('A: company, B: patrol', 200)).toEqual([]);
    expect(list('A: company, B: {formation: patrol}', 199)).toEqual([
      expect.stringContaining('expected at most the 49 points that are left, got 50 points [EA-5.1.1-01]'),
    ]);
  });

  test('[EA-1.2.1-01] at least one formation', () => {
    expect(list('')).toEqual([expect.stringContaining('[EA-1.2.1-01]')]);
  });

  test('[EA-G-32] formations and units that the list has', () => {
    expect(list('A: compny')).toEqual([expect.stringContaining('(did you mean company?)')]);
    expect(list('A: {formation: company, units: 2 rhino}')).toEqual([
      expect.stringContaining('expected 6 watch/bows | watch/spears, 3 cart, got rhino [EA-G-32]'),
    ]);
    expect(list('A: {formation: company, units: 7 watch/spears}')).toEqual([
      expect.stringContaining('got more of watch/spears [EA-G-32]'),
    ]);
  });

  test('[EA-G-32] options that the formation has, and no more of them', () => {
    expect(list('A: {formation: patrol, add: warden}')).toEqual([expect.stringContaining('expected nothing to add')]);
    expect(list('A: {formation: company, add: rhino}')).toEqual([expect.stringContaining('one of warden, tactical')]);
    expect(list('A: {formation: company, add: 2 tactical}')).toEqual([expect.stringContaining('at most 1 tactical')]);
    const company = '{formation: company, add: tactical}';
    expect(list(`A: ${company}, B: ${company}`)).toEqual([]);
    expect(list(`A: ${company}, B: ${company}, C: ${company}`)).toEqual([
      expect.stringContaining('at most 2 tactical in the army, got 3'),
    ]);
    expect(list('A: {formation: company, add: 2 warden}')).toEqual([expect.stringContaining('at most one character')]);
  });

  test('[EA-2.1.1-06] a character joins a unit of its own formation', () => {
    expect(list('A: {formation: company, add: warden, host: cart}')).toEqual([]);
    expect(list('A: {formation: company, add: warden, host: rhino}')).toEqual([
      expect.stringContaining('[EA-2.1.1-06]'),
    ]);
    expect(list('A: {formation: company, add: warden, host: warden}')).toEqual([
      expect.stringContaining('[EA-2.1.1-06]'),
    ]);
  });

  test('[EA-G-32] a third of the agreed points, and so many for each company', () => {
    expect(list('A: company, W: wing', 300)).toEqual([]);
    expect(list('A: company, W: wing', 299)).toEqual([
      expect.stringContaining('at most a third of the points (99) for wing, got 100 points'),
    ]);
    expect(list('A: company, P1: patrol, P2: patrol')).toEqual([]);
    expect(list('A: company, P1: patrol, P2: patrol, P3: patrol')).toEqual([
      expect.stringContaining('at most 2 of patrol for each of company, got 3 [EA-G-32]'),
    ]);
    expect(list('P1: patrol')).toEqual([expect.stringContaining('got 1 [EA-G-32]')]);
  });

  test('[EA-2.1.1-01] a formation does not consist of characters', () => {
    expect(problems(OWN.replace('units: 2 watch}', 'units: 2 warden}'))).toEqual([
      expect.stringContaining('expected units of guard, got warden, a character [EA-2.1.1-01]'),
    ]);
  });

  test('[EA-4.3-01] at most one spacecraft', () => {
    expect(list('A: ship')).toEqual([]);
    expect(list('A: ship, B: ship')).toEqual([expect.stringContaining('[EA-4.3-01]')]);
  });

  test('[EA-G-32] drop pods take the place of Rhinos and need a strike cruiser', () => {
    const marines = (formations: string) =>
      readArmy(`${HEAD}lists: {l: {list: space-marines, points: 1000, formations: {${formations}}}}\n`);
    const pod = 'A: {formation: tactical, add: drop-pod}';
    expect(marines(pod)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('strike-cruiser in the army') }],
    });
    const read = marines(`${pod}, S: strike-cruiser`);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(enlist(read.army, read.army.rosters['l']!).formations['A']!.units).toEqual([
      ...Array(6).fill('tactical'),
      'drop-pod',
    ]);
    expect(unenforcedOf(read.army).map(({ de }) => de.split(':')[0])).toEqual(['Drop Pod', 'Angriffskreuzer']);
  });

  test('[EA-5-01] all armies are bought to the same total', () => {
    const rivals = seats('marines3000', 'orks3000');
    expect(muster(undefined, rivals)).toMatchObject({
      muster: {
        forces: [
          ['red', {}],
          ['blue', {}],
        ],
      },
    });
    expect(muster({ blue: 'orks2000' }, rivals)).toEqual({
      problems: [
        {
          path: ['armies'],
          expected: 'armies of the same total [EA-5-01]',
          got: '3000 and 2000 points',
        },
      ],
    });
    expect(muster({ blue: 'orks200' }, rivals)).toMatchObject({
      problems: [{ path: ['armies', 'blue'], hint: expect.anything() }],
    });
    const onlyOrks = rivals.map((buyer) => ({ ...buyer, lists: ['orks'] }));
    expect(muster(undefined, onlyOrks)).toMatchObject({
      problems: [{ path: ['armies', 'red'], expected: 'an army from one of these lists: orks', got: 'space-marines' }],
    });
    expect(muster({ green: 'orks2000' }, rivals)).toMatchObject({ problems: [{ path: ['armies', 'green'] }] });
    expect(muster({ blue: { army: HEAD, list: 'l' } }, rivals)).toMatchObject({
      problems: [{ expected: 'an army file with a list' }],
    });
  });
});

test('every unit of a list has a datasheet, with the choice of weapons that the list names', () => {
  for (const { formations } of Object.values(LISTS))
    for (const { units, options } of Object.values(formations)) {
      for (const ref of [...units.flatMap(({ of }) => of.map(({ unit }) => unit)), ...Object.keys(options)]) {
        const [sheet, choice] = ref.split('/');
        expect(Object.keys(SHEETS[sheet!]!.profiles)).toContain(choice ?? Object.keys(SHEETS[sheet!]!.profiles)[0]);
      }
    }
});
