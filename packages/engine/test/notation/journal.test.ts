import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/battle/entry.ts';
import type { Standing } from '../../src/battle/standing.ts';
import { DICE_KINDS, type JournalOpening } from '../../src/notation/journal/journal.ts';
import { parseJournal } from '../../src/notation/journal/parse.ts';
import { writeJournal } from '../../src/notation/journal/write.ts';
import { ford } from './game/ruleset.ts';

const opening: JournalOpening = { start: { setup: { scenario: 'ford' } }, dice: 'manual' };

function roundTrip(o: JournalOpening, entries: readonly Entry[]): void {
  const text = writeJournal(ford, o, entries);
  const parsed = parseJournal(text);
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.problems)}\n${text}`);
  expect(parsed.journal.header).toEqual({ ...o, ruleset: 'ford', version: '0.3.0' });
  expect(parsed.journal.entries).toEqual(entries);
  const lines = text.split('\n');
  for (const line of parsed.journal.places!.entries) expect(lines[line - 1]).toMatch(/^\d+ /);
}

const text = fc.oneof(
  fc.constantFrom(
    'orks',
    'roll',
    'undo',
    'by',
    'sealed',
    'from',
    '',
    ' ',
    'a b',
    '#1f',
    ';',
    '>',
    '"',
    "'",
    '×',
    '\n',
    '\u2028',
    'Grünhäute',
    '😀',
    'true',
    '12',
    'a:b',
    'agreed',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).filter((v) => !JSON.stringify(v).includes('__proto__')),
  fc.constantFrom(null, [], {}, '', 'tanks', [[]], { a: {} }, -0, 1e21, 0.5),
);
const optional = <K extends string, V>(key: K, v: fc.Arbitrary<V>) =>
  fc.oneof(
    fc.constant({}),
    v.map((x) => ({ [key]: x }) as Record<K, V>),
  );
const merged = (...parts: fc.Arbitrary<object>[]) => fc.tuple(...parts).map((all) => Object.assign({}, ...all));
const count = fc.nat({ max: 999 });

const standing = merged(
  fc.record({
    seat: text,
    answer: fc.oneof(
      fc.constant({ take: 'preset' }),
      fc.constant({ take: 'option' }),
      fc.constant({ take: 'ask' }),
      value.map((v) => ({ take: 'value', value: v })),
    ),
  }),
  optional('name', text),
  optional('rule', text),
  optional('args', fc.dictionary(text, value, { maxKeys: 2, noNullPrototype: true })),
  optional('option', text),
  optional('until', text),
  optional('revoke', fc.constant(true)),
) as fc.Arbitrary<Standing>;

const entry = (line: number): fc.Arbitrary<Entry> => {
  const bodies = fc.oneof(
    merged(
      fc.record({ entry: fc.constant('answer'), by: text, name: text, answer: value }),
      optional('sealed', fc.constant(true)),
      optional('standing', fc.constant(true)),
      fc.oneof(
        fc.constant({}),
        fc.tuple(count, count).map(([place, more]) => ({ place, of: place + 1 + more })),
      ),
    ),
    fc.record({
      entry: fc.constant('roll'),
      by: fc.oneof(text, fc.constant(null)),
      rule: text,
      purpose: text,
      shape: fc.oneof(fc.constantFrom('d6', '2d6', '20 × d6', 'angle', 'd20'), text),
      faces: fc.array(fc.integer({ min: 0, max: 3600 })),
    }),
    merged(fc.record({ type: text, seat: text }), optional('args', value)).map((signal) => ({
      entry: 'signal',
      signal,
    })),
    standing.map((s) => ({ entry: 'standing', standing: s })),
    fc.record({
      entry: fc.constant('start'),
      activity: text,
      context: fc.dictionary(text, value, { noNullPrototype: true }).filter((c) => !Object.hasOwn(c, '__proto__')),
    }),
    line === 0
      ? fc.constant({ entry: 'start', activity: 'x', context: {} })
      : fc.record({ entry: fc.constant('undo'), by: text, to: fc.nat({ max: line - 1 }), agreed: fc.array(text) }),
  );
  return merged(bodies, optional('hash', fc.maxSafeNat())) as fc.Arbitrary<Entry>;
};

describe('journals', () => {
  it('read what they write', () => {
    const entries = fc.nat({ max: 8 }).chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => entry(i))));
    fc.assert(
      fc.property(entries, (all) => roundTrip(opening, all)),
      { numRuns: 600 },
    );
  });

  it('read every kind of header', () => {
    const setup = fc.dictionary(fc.constantFrom('scenario', 'armies', 'a b'), value, { noNullPrototype: true });
    const options = optional('options', fc.dictionary(text, value, { noNullPrototype: true }));
    const position = fc
      .array(fc.constantFrom('ruleset: ford', '', ' ', '| x', '; y', '1 orks > x: y', '\t', 'walstatt'))
      .map((lines) => ({ position: `${lines.join('\n')}\n` }));
    const start = fc.oneof(
      merged(setup, options).map((s) => ({ setup: s })),
      position,
    );
    const openings = merged(
      fc.record({ start, dice: fc.constantFrom(...DICE_KINDS) }),
      optional('commitment', text),
      optional('seats', fc.dictionary(text, text, { noNullPrototype: true })),
    ) as fc.Arbitrary<JournalOpening>;
    fc.assert(
      fc.property(openings, (o) => {
        if (!JSON.stringify(o).includes('__proto__'))
          roundTrip(o, [{ entry: 'undo', by: 'a', to: 0, agreed: [] }].slice(1) as never);
      }),
      { numRuns: 300 },
    );
  });

  it('are read by hand as well: comments, no numbers, other spaces, x for ×', () => {
    const parsed = parseJournal(`; a battle
walstatt journal 1   ; the title
ruleset: ford 0.3.0
 dice :  manual
setup: {"scenario":"ford"}\r
options: {long: true}

orks > target: tanks   ; at last
2   roll shoot [SK-SHOOT-05] 4xd6: 3 5 6 1
  ; nothing here
roll   flee by elves [SK-1]2d6:3 4 #1f
start quiz
undo orks from 2 agreed elves "the dwarfs"
`);
    expect(parsed).toMatchObject({
      ok: true,
      journal: {
        header: { start: { setup: { scenario: 'ford', options: { long: true } } }, dice: 'manual' },
        entries: [
          { entry: 'answer', by: 'orks', name: 'target', answer: 'tanks' },
          { entry: 'roll', by: null, purpose: 'shoot', rule: 'SK-SHOOT-05', shape: '4 × d6', faces: [3, 5, 6, 1] },
          { entry: 'roll', by: 'elves', purpose: 'flee', shape: '2d6', faces: [3, 4], hash: 31 },
          { entry: 'start', activity: 'quiz', context: {} },
          { entry: 'undo', by: 'orks', to: 1, agreed: ['elves', 'the dwarfs'] },
        ],
        places: { ruleset: 3, start: 5, entries: [8, 9, 11, 12, 13] },
      },
    });
  });

  const head = 'walstatt journal 1\nruleset: ford 0.3.0\ndice: manual\nsetup: {}\n';
  it.each([
    ['', 1, 1, 'a journal begins with the line "walstatt journal 1"'],
    ['walstatt journal 2\n', 1, 1, 'this is a journal of format 2; only format 1 is known'],
    ['walstatt journal 1\ndice: manual\nsetup: {}', 1, 1, 'the line "ruleset: id version" is missing'],
    [head.replace('manual', 'loaded'), 3, 7, 'expected one of "seeded", "scripted", "manual", "recorded"'],
    [`${head}position:\n| x`, 1, 1, 'a battle begins from a setup or a position, not both'],
    [`${head}opions: {}`, 5, 1, 'there is no header "opions"'],
    [`${head}dice: manual`, 5, 1, 'dice stands here twice'],
    [`${head}1 a > b: c\n3 a > b: c`, 6, 1, 'this line has number 3, but 2 is due: lines are missing or out of order'],
    [`${head}1 a > b: c\nsetup: {}`, 6, 1, 'the header stands before the first line of play'],
    [`${head}1 a > b: [1, 2`, 5, 15, 'expected "," or "]", got the end'],
    [`${head}1 a > b: c d`, 5, 12, 'expected the end of the line or #hash, got "d"'],
    [`${head}1 a > b: c #ffffffffffffff`, 5, 12, 'a hash has 53 bits'],
    [`${head}1 a b > c: d`, 5, 5, 'expected ">", got "b"'],
    [`${head}1 a 4/3 > c: d`, 5, 5, 'expected something like 1/3 or 3/3'],
    [`${head}1 roll x y: 1`, 5, 10, 'expected "[", got "y"'],
    [`${head}1 roll x [y] many: 1`, 5, 14, 'expected dice such as 4 × d6, 2d6 or angle, got "many"'],
    [`${head}1 undo a from 1`, 5, 16, 'an undo goes back to a line before it'],
    [`${head}1 standing a on b: maybe`, 5, 20, 'expected preset, value, option or ask, got "maybe"'],
    [`${head}1 start x {a: 1`, 5, 16, 'expected "," or "}", got the end'],
    [`${head}1 ! > b: c`, 5, 3, 'expected a seat, roll, signal, standing, start or undo, got "!"'],
  ])('say where they are wrong: %#', (journal, line, column, message) => {
    expect(parseJournal(journal)).toMatchObject({ ok: false, problems: [{ line, column, message }] });
  });

  it('offer the nearest header', () => {
    expect(parseJournal(`${head}opions: {}`)).toMatchObject({ problems: [{ hint: 'did you mean options?' }] });
  });
});
