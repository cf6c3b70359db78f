import { readFileSync } from 'node:fs';
import { botAnswer, randomBot } from '@walstatt/bots';
import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { type Rng, seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import {
  type NotationProblem,
  parseJournal,
  parsePosition,
  replayJournal,
  writeJournal,
  writePosition,
} from '@walstatt/engine/notation';
import { problemTeller } from '@walstatt/engine/problem-words';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';
import { previewOf } from '../src/host/local/set-up.ts';
import { tellInFile, tellInSetup } from '../src/host/local/told-problems.ts';

const [FOUNDATION, WARPATH, DEMONWORLD, SKIRMISH, HEXFIELD] = [
  foundation,
  warpath,
  demonworld,
  skirmish,
  hexfield,
] as unknown as [AnyRuleset, AnyRuleset, AnyRuleset, AnyRuleset, AnyRuleset];

const docs = readFileSync(new URL('../../../docs/armies.md', import.meta.url), 'utf8');
const FOUNDATION_ARMY = /```yaml\n(.*?)```/s.exec(docs)![1]!;

const WARPATH_ARMY = `army: mine
ruleset: warpath-1e
name: Mine
units:
  - steel-warriors-section
  - {unit: steel-warriors-section, weapons: [heat-cannon]}
  - id: big-tank
    race: forge-fathers
    type: vehicle
    speed: 10
    combat: 3
    defence: [6, 5, 5]
    morale: [10, 12]
    specials: [piercing(1)]
    base: [6, 3]
    weapons:
      - {name: gun, firepower: 2, range: 36, arc: F, specials: [piercing(4)]}
`;

/** Armies of Warpath with one unit each. */
const armiesOf = (unit: unknown, ...seats: readonly (readonly [seat: string, side: string])[]) =>
  seats.map(([seat, side]) => ({ units: [unit], seat, side }));

const WARPATH_TANK = { id: 'tank', race: 'x', type: 'vehicle', move: 8, toHit: 4, defence: 6, morale: [9, 11] };
const WARPATH_GUN = { name: 'gun', firepower: 2, range: 36 };

/** A small mistake, as made by hand: a word left out, doubled or spelled differently, a line lost or moved. */
function mistaken(text: string, rng: Rng): string {
  const pieces = text.split(/(\s+|[,:[\]{}#|>"+-])/).filter((p) => p !== '');
  const i = rng.int(0, pieces.length - 1);
  const others = [
    'x',
    '-1',
    '99',
    '1.5',
    'true',
    '',
    ':',
    '[',
    ']',
    '{',
    '}',
    ',',
    '"',
    "'",
    '\n',
    '\t',
    ' ',
    '- ',
    '&a',
    '*a',
    '%',
    '@',
  ];
  const other = (): string =>
    rng.int(0, 2) === 0 ? pieces[rng.int(0, pieces.length - 1)]! : others[rng.int(0, others.length - 1)]!;
  switch (rng.int(0, 3)) {
    case 0:
      pieces.splice(i, 1);
      break;
    case 1:
      pieces.splice(i, 0, pieces[i]!);
      break;
    default:
      pieces[i] = other();
  }
  const lines = pieces.join('').split('\n');
  if (rng.int(0, 5) === 0) lines.splice(rng.int(0, lines.length - 1), 1);
  return lines.join('\n');
}

/** Words that exist only in English. Names, quoted texts, fields and everything that comes from a file are left out. */
const ENGLISH =
  /\b(?:expected|got|missing|the|this|these|there|is|are|be|of|with|without|not|here|must|should|has|have|and|at least|at most|whole|letter|unexpected|invalid|allowed|same|before|only|which|another|any|line)\b/i;

const plain = (told: string): string =>
  told
    .replace(/„[^“]*“/g, '')
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/steht hier: .*$|verlangt hier: .*$/s, '')
    .replace(/^Zeile \d+, Spalte \d+(?: \([^)]*\))?: /, '');

/** Problems that have no German text are reported by what they say. */
async function untold(ruleset: AnyRuleset | null, problems: readonly NotationProblem[]): Promise<string[]> {
  const left: string[] = [];
  for (const p of problems) {
    expect(p.line).toBeGreaterThan(0);
    const told = await tellInFile(ruleset, p, 'de');
    expect(told).toMatch(/^Zeile \d+, Spalte \d+/);
    if (ENGLISH.test(plain(told))) left.push(`${p.message} (${p.hint}): ${told}`);
    expect(await tellInFile(ruleset, p, 'en')).toMatch(/^line \d+, column \d+/);
  }
  return left;
}

function journalOf(ruleset: AnyRuleset, seed: number, decisions: number): { journal: string; position: string } {
  const set = ruleset.setUp({ scenario: ruleset.scenarios[0]! });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed);
  for (let i = 0; i < decisions && !battle.idle; i++) {
    const p = battle.pending[0]!;
    battle.answer(p.id, botAnswer(battle, randomBot, p, rng).answer);
  }
  const header = {
    ruleset: ruleset.id,
    version: ruleset.version,
    start: { setup: { scenario: ruleset.scenarios[0]! } },
    dice: 'seeded' as const,
    seats: {},
  };
  return {
    journal: writeJournal(ruleset, header, battle.chronicle.journal),
    position: writePosition(ruleset, battle.state),
  };
}

describe('problems in files are told in German, too, each with its place', () => {
  it.each([
    ['foundation40k', FOUNDATION, FOUNDATION_ARMY],
    ['warpath-1e', WARPATH, WARPATH_ARMY],
  ] as const)('army files of %s with a mistake', async (_, ruleset, text) => {
    const rng = seededRng(11);
    const left = new Set<string>();
    let found = 0;
    for (let i = 0; i < 600; i++) {
      const checked = ruleset.checkArmy!(mistaken(text, rng));
      if (!('problems' in checked)) continue;
      found++;
      for (const told of await untold(ruleset, checked.problems)) left.add(told);
    }
    expect([...left]).toEqual([]);
    expect(found).toBeGreaterThan(200);
  });

  it.each([SKIRMISH, HEXFIELD].map((r) => [r.id, r] as const))('journals of %s with a mistake', async (_, ruleset) => {
    const { journal } = journalOf(ruleset, 2, 12);
    const rng = seededRng(12);
    const left = new Set<string>();
    let found = 0;
    for (let i = 0; i < 300; i++) {
      const parsed = parseJournal(mistaken(journal, rng));
      const problems = parsed.ok ? [] : parsed.problems;
      for (const told of await untold(ruleset, problems)) left.add(told);
      if (!parsed.ok) found++;
      else if (parsed.journal.header.ruleset === ruleset.id) {
        const played = replayJournal(ruleset, parsed.journal);
        if (!played.ok) for (const told of await untold(ruleset, played.problems)) left.add(told);
        found += played.ok ? 0 : 1;
      }
    }
    expect([...left]).toEqual([]);
    expect(found).toBeGreaterThan(100);
  });

  it('an answer that is not legal in a journal is told in a sentence with its rule, not by a code', async () => {
    const parsed = parseJournal(journalOf(WARPATH, 2, 12).journal);
    if (!parsed.ok) throw new Error('no journal');
    const { entries } = parsed.journal;
    const at = entries.findIndex((e) => e.entry === 'answer' && typeof e.answer === 'string');
    const wrong = entries.map((e, i) => (i === at && e.entry === 'answer' ? { ...e, answer: 'raptor-9' } : e));
    const played = replayJournal(WARPATH, { ...parsed.journal, entries: wrong });
    if (played.ok) throw new Error('this is legal');
    const [p] = played.problems;
    const rule = p!.rule!;
    expect(await tellInFile(WARPATH, p!, 'en')).toContain(
      `: this answer is not legal here: raptor-9: is not on offer here. (${rule})`,
    );
    expect(await tellInFile(WARPATH, p!, 'de')).toContain(
      `: diese Antwort ist hier nicht erlaubt: raptor-9: steht hier nicht zur Wahl. (${rule})`,
    );
  });

  it.each([SKIRMISH, HEXFIELD, FOUNDATION, WARPATH, DEMONWORLD].map((r) => [r.id, r] as const))(
    'positions of %s with a mistake',
    async (_, ruleset) => {
      const { position } = journalOf(ruleset, 2, 12);
      const rng = seededRng(13);
      const left = new Set<string>();
      let found = 0;
      for (let i = 0; i < 80; i++) {
        const parsed = parsePosition(ruleset, mistaken(position, rng));
        if (parsed.ok) continue;
        found++;
        for (const told of await untold(ruleset, parsed.problems)) left.add(told);
      }
      expect([...left]).toEqual([]);
      expect(found).toBeGreaterThan(20);
    },
  );
});

describe('problems of a set-up', () => {
  const SETUPS: readonly (readonly [AnyRuleset, Readonly<Record<string, unknown>>])[] = [
    [FOUNDATION, { scenario: 'nothing' }],
    [FOUNDATION, { table: 'moon' }],
    [FOUNDATION, { options: { cover: 'x' } }],
    [FOUNDATION, { options: { nonsense: 1 } }],
    [FOUNDATION, { armies: { red: 'orcs' } }],
    [FOUNDATION, { armies: { red: 'army: a\nruleset: foundation40k\n' } }],
    [FOUNDATION, { armies: { red: 'army: [' } }],
    [FOUNDATION, { armies: { red: { army: FOUNDATION_ARMY, list: 'x' } } }],
    [FOUNDATION, { armies: 3 }],
    [WARPATH, { scenario: 'nothing' }],
    [WARPATH, { scenario: 'battle', size: 0 }],
    [WARPATH, { scenario: 'battle', size: 100 }],
    [WARPATH, { scenario: 'battle', armies: [{ seat: 'red', side: 'red', army: 'x' }] }],
    [WARPATH, { scenario: 'battle', terrain: 3 }],
    [WARPATH, { scenario: 'battle', table: { width: 1, depth: 1 } }],
    [WARPATH, { scenario: 'battle', terrain: { a: { kind: 'x', cover: 'y', shape: [] } } }],
    [WARPATH, { scenario: 'battle', options: { turns: 'x' } }],
    ...[
      { weapons: [{ special: [], ...WARPATH_GUN }] },
      { weapons: [{ haltOnly: 'x', ...WARPATH_GUN }] },
      { weapons: [{ arc: 'FFFF', ...WARPATH_GUN }] },
      { weapons: [{ arc: 5, ...WARPATH_GUN }] },
      { weapons: [{ arc: 'F', ...WARPATH_GUN }], type: 'hero' },
      { base: [2, 1], type: 'hero' },
      { unique: 'x' },
    ].map(
      (change) =>
        [WARPATH, { armies: armiesOf({ ...change, ...WARPATH_TANK, ...change }, ['a', 'a'], ['b', 'b']) }] as const,
    ),
    [WARPATH, { armies: armiesOf({ unit: 'demo-raptor', name: 5 }, ['a', 'a'], ['b', 'b']) }],
    [WARPATH, { armies: armiesOf(WARPATH_TANK, ['a', 'a'], ['b', 'b']) }],
    [WARPATH, { armies: armiesOf('demo-grunts', ['a', 'a'], ['a', 'b']) }],
    [WARPATH, { scenario: 'battle', armies: armiesOf('demo-grunts', ['a', 'a'], ['b', 'b'], ['c', 'b']) }],
    [DEMONWORLD, { scenario: 'nothing' }],
    [DEMONWORLD, { options: { layout: 'round' } }],
    [DEMONWORLD, { options: { nonsense: 1 } }],
    [DEMONWORLD, { cards: [9] }],
    [SKIRMISH, { scenario: 'nothing' }],
    [SKIRMISH, { nonsense: 1 }],
    [HEXFIELD, { scenario: 'nothing' }],
  ];

  it.each(SETUPS.map(([r, setup]) => [r.id, JSON.stringify(setup).slice(0, 70), r, setup] as const))(
    '%s %s are told in both languages',
    async (_id, _told, ruleset, setup) => {
      const set = ruleset.setUp(setup as never);
      if ('state' in set) throw new Error('nothing is wrong');
      for (const p of set.problems) {
        const [de, en] = [await tellInSetup(ruleset, p, 'de'), await tellInSetup(ruleset, p, 'en')];
        expect(plain(de), de).not.toMatch(ENGLISH);
        expect(en).not.toBe(de);
      }
    },
  );

  it('an army file on the set-up page is told with its place, field and rule', async () => {
    const draft = (file: string) => ({
      ruleset: 'foundation40k',
      scenario: 'annihilation',
      options: {},
      picks: { 'army red': { file } },
    });
    const wrong = draft(FOUNDATION_ARMY.replace('range: 24', 'range: far'));
    expect((await previewOf(wrong, 'de')).problems).toEqual([
      'Armee von Rot, Zeile 6, Spalte 59 (weapons.laserRifle.range): erwartet: eine Länge von 0 bis 200 Zoll, gefunden: "far"',
    ]);
    expect((await previewOf(wrong, 'en')).problems[0]).toMatch(
      /^Army of Red, line 6, column 59 \(weapons\.laserRifle\.range\): expected a length/,
    );
    expect((await previewOf(draft(FOUNDATION_ARMY), 'de')).problems).toEqual([]);
  });

  it('an army that is only counted is called by its name on the set-up page', async () => {
    const draft = { ruleset: 'warpath-1e', scenario: 'battle', options: {}, picks: { size: 300 } };
    expect((await previewOf(draft, 'en')).problems).toEqual([
      'Army of Red: at most 300 points were agreed, the army has 500 (WP-ARMY-03).',
      'Army of Blue: at most 300 points were agreed, the army has 500 (WP-ARMY-03).',
    ]);
    expect((await previewOf(draft, 'de')).problems[1]).toMatch(/^Armee von Blau: höchstens 300 Punkte/);
  });

  it('names, numbers and quoted texts stay as they are', () => {
    expect(problemTeller('de')('expected one of "a list", "b" and 3 more, got "the end"')).toBe(
      'erwartet: eines von "a list", "b" und 3 weitere, gefunden: "the end"',
    );
    expect(problemTeller('de')('something never heard of')).toBe('something never heard of');
    expect(problemTeller('en')('missing: expected a text')).toBe('missing: expected a text');
  });
});
