import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../src/dice/sources/scripted.ts';
import { seededDice } from '../../src/dice/sources/seeded.ts';
import { battleFromPosition } from '../../src/notation/position/battle.ts';
import { readContext } from '../../src/notation/position/context.ts';
import { diceOf } from '../../src/notation/position/dice.ts';
import { rulesetOfPosition } from '../../src/notation/position/header.ts';
import { readLength } from '../../src/notation/position/lengths.ts';
import { type ParsedPosition, type Position, parsePosition } from '../../src/notation/position/parse.ts';
import { writePosition } from '../../src/notation/position/write.ts';
import { showProblem } from '../../src/notation/problems.ts';
import { findMistakes } from '../../src/ruleset/mistakes.ts';
import type { Loose } from '../schema/fixture/load.ts';
import type { T } from './game/activities.ts';
import { setUpFord } from './game/random-play.ts';
import { ford } from './game/ruleset.ts';
import { schema } from './game/schema.ts';

const parse = (text: string): ParsedPosition<T> => parsePosition(ford, text);

function read(text: string): Position<T> & { state: Loose } {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.problems.map(showProblem).join('\n'));
  return parsed;
}

/** Line, column, message and hint of every problem. */
function problems(text: string): unknown[] {
  const parsed = parse(text);
  if (parsed.ok) return [];
  return parsed.problems.map((p) => [p.line, p.column, p.message, ...(p.hint === undefined ? [] : [p.hint])]);
}

const seats = 'seats: [{id: orks, side: green}, {id: elves, side: white}]\n';
const least = `ruleset: ford\n${seats}units: {}\n`;
const base = 'ruleset: ford\nscenario: ford\n';

describe('position files', () => {
  it('need little: everything else has defaults', () => {
    const { state, since, free } = read(least);
    expect(state).toMatchObject({ options: { long: false }, weather: { rain: false, wind: null }, gap: 2540 });
    expect(state.agenda).toEqual([{ do: 'battle', at: 'rounds', c: {}, reply: null }]);
    expect({ since, free }).toEqual({ since: [], free: false });
  });

  it('start a battle from the beginning, with all events', () => {
    const begun = battleFromPosition(ford, read(base), { dice: seededDice(1) });
    if (!begun.ok) throw new Error('not begun');
    expect([...begun.battle.stream.all()].map((e) => e.type)).toContain('began');
    expect(begun.battle.pending.map((p) => p.request.name)).toEqual(['orders', 'orders', 'orders']);
  });

  it('are written without the place for a battle that has not begun', () => {
    const text = writePosition(ford, setUpFord(), [], { begins: true });
    expect(text).not.toContain('at: free');
    expect(read(text).state.agenda).toHaveLength(1);
    expect(read(writePosition(ford, setUpFord())).free).toBe(true);
  });

  it('read lengths with units wherever the schema wants a number', () => {
    const { state } = read(
      `${least.replace('units: {}\n', '')}gap: 3mm
units:
  a: {owner: orks, n: 1, where: {at: table, pose: {x: 6in, y: -12.5cm, facing: 900}}}
  b: {owner: orks, n: 1, where: {at: table, pose: {x: 6", y: 1.5 in}}}
at: battle / round {n: 2} / turn {seat: orks, notes: [6in]}
`,
    );
    expect(state.gap).toBe(300);
    expect(state.units.a.where.pose).toEqual({ x: 15240, y: -12500, facing: 900 });
    expect(state.units.b.where.pose).toEqual({ x: 15240, y: 3810, facing: 0 });
    expect(state.agenda[2].c.notes).toEqual(['6in']);
    expect(['0.01mm', '0.005mm', '6 in', '6', '6,5cm', '1e3mm', '6ft', ''].map(readLength)).toEqual([
      1,
      null,
      15240,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('start from a scenario and change it', () => {
    const { state } = read(`${base}round: 2
options: {long: true}
units:
  boyz: {n: 1, where: {pose: {x: 1in}}}
  axes: {where: {at: aboard, of: archers}}
  big.boyz: null
  more: {of: boyz, owner: elves, where: {at: gone}}
`);
    expect(state).toMatchObject({ round: 2, options: { long: true } });
    expect(Object.keys(state.units)).toEqual(['boyz', 'archers', 'axes', 'more']);
    expect(state.units.boyz).toMatchObject({ n: 1, owner: 'orks', where: { at: 'table', pose: { x: 2540, y: 2540 } } });
    expect(state.units.axes.where).toEqual({ at: 'aboard', of: 'archers' });
    expect(state.units.more).toMatchObject({ n: 10, skill: 3, owner: 'elves' });
  });

  it('take a setup with everything that the ruleset understands', () => {
    expect(read('ruleset: ford\nsetup: {scenario: mill, options: {long: true}}\n').state.options.long).toBe(true);
  });

  it('know where they stand, in every form', () => {
    const stack = [
      { do: 'battle', at: 'rounds', c: {}, reply: null },
      { do: 'round', at: 'turns', c: { n: 2, turn: 1 }, reply: null },
      { do: 'turn', at: 'act', c: { seat: 'orks', left: 1, notes: ['a b'] }, reply: { hits: 2 } },
    ];
    const forms = [
      'at: battle / round.turns {n: 2, turn: 1} / turn {seat: orks, left: 1, notes: ["a b"]} <- {hits: 2}\n',
      "at: battle / round.turns {n: 2, turn: 1} # a comment\n  / turn.act {left: 1, seat: orks,\n   notes: ['a b']} <- {hits: 2}\n",
      `at: 'battle / round.turns {n: 2, turn: 1} / turn {seat: orks, left: 1, notes: ["a b"]} <- {hits: 2}'\n`,
      'at: |\n  battle / round.turns {n: 2, turn: 1}\n  / turn {seat: orks, left: 1, notes: ["a b"]} <- {hits: 2}\n',
      `at:
  - battle
  - round.turns: {n: 2, turn: 1}
  - {do: turn, c: {seat: orks, left: 1, notes: [a b]}, reply: {hits: 2}}
`,
      `agenda:
  - {do: battle}
  - 'round.turns {n: 2, turn: 1}'
  - {do: turn, at: act, c: {seat: orks, left: 1, notes: [a b]}, reply: {hits: 2}}
`,
    ];
    for (const at of forms) {
      expect(read(`${base}${at}round: 2\n`).state.agenda, at).toEqual(stack);
      expect(read(`${at}${base}`).state.agenda, at).toEqual(stack);
    }
  });

  it('can be in free play', () => {
    for (const at of ['at: free\n', 'at: "free"\n', 'at: free   # nothing\n', 'agenda: []\nat: free']) {
      const parsed = parse(`${base}${at}`);
      if (at.startsWith('agenda')) expect(parsed.ok).toBe(false);
      else expect(parsed).toMatchObject({ ok: true, free: true, state: { agenda: [] } });
    }
  });

  it('carry answers since the last step, and dice', () => {
    const position = read(`${base}dice: {WP-DICE-01: [6, 6]}
at: battle / round.turns {n: 1, turn: 1} / turn {seat: orks, left: 1} / shoot.hit {by: boyz, at: axes}
answers: |
  ; three dice
  12 roll hit by orks [WP-DICE-01] 3 × d6: 4 1 6
  orks > afterRoll: again/miss
`);
    expect(position.since).toHaveLength(2);
    expect(position.sinceAt).toEqual([
      { line: 7, column: 3 },
      { line: 8, column: 3 },
    ]);
    const begun = battleFromPosition(ford, position, { dice: diceOf(position.dice!) });
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    expect(begun.battle.pending.map((p) => p.request.args)).toEqual([{ n: 3 }]);
    expect(read(`${base}dice: manual`).dice).toEqual({ kind: 'manual' });
    expect(read(`${base}dice: {seed: 7}`).dice).toEqual({ kind: 'seeded', seed: 7 });
    expect(read(`${base}dice: [1, 2]`).dice).toEqual({ kind: 'scripted', script: [1, 2] });
  });

  it('say which answer does not fit', () => {
    const start = `${base}at: battle / round.turns {n: 1, turn: 1} / turn {seat: orks}\nanswers:\n`;
    const check = (line: string): unknown => {
      const begun = battleFromPosition(ford, read(`${start}  - '${line}'\n`), { dice: scriptedDice([]) });
      return begun.ok ? null : begun.problems.map((p) => [p.line, p.column, p.message]);
    };
    expect(check('orks > act: boyz/axes')).toBeNull();
    expect(check('elves > act: boyz/axes')).toEqual([[5, 6, 'orks is asked here for act']]);
    expect(check('orks > act: boyz/moon')).toEqual([
      [5, 6, 'this answer is not legal here (notOffered, rule WP-DICE-01)'],
    ]);
  });

  it('take standing answers in their lines for given ones', () => {
    const text = `${base}at: battle / round.turns {n: 1, turn: 1} / turn {seat: orks}\nanswers: orks standing > act\n`;
    const position = read(text.replace('> act', '"> act: boyz/axes"').replace('orks standing "', '"orks standing '));
    expect(battleFromPosition(ford, position, { dice: scriptedDice([]) })).toMatchObject({ ok: true });
  });

  it('check contexts that come from outside', () => {
    const state = setUpFord();
    expect(readContext(ford, state, 'turn', { seat: 'orks' })).toEqual({
      ok: true,
      value: { seat: 'orks', left: 2, notes: [] },
    });
    expect(readContext(ford, state, 'turn', { seat: 'orcs' })).toMatchObject({
      ok: false,
      problems: [{ path: ['seat'], hint: 'orks' }],
    });
    expect(readContext(ford, state, 'trun', {})).toMatchObject({ ok: false, problems: [{ hint: 'turn' }] });
    expect(readContext(ford, state, 'turn', 'x').ok).toBe(false);
    expect(readContext(ford, state, 'toString', {}).ok).toBe(false);
  });

  it('have their own words, which no state may use', () => {
    const state = { ...schema.state, answers: schema.state['round']! };
    const definition = { ...ford, schema: { ...schema, state }, activities: [], windows: [], triggers: [] };
    expect(findMistakes(definition as never)).toContain('state field answers: this is a word of position files');
  });

  it('name their ruleset without being read in full', () => {
    expect(rulesetOfPosition('# x\nruleset: "ford"  # y\n')).toBe('ford');
    expect(rulesetOfPosition('version: 1')).toBeUndefined();
  });
});

describe('mistakes in position files', () => {
  it.each<[string, unknown[]]>([
    ['', [[1, 1, 'expected fields with values, beginning with "ruleset: …"']]],
    ['a: 1', [[1, 1, 'missing: expected ruleset: ford']]],
    ['ruleset: chess', [[1, 10, 'this is a position of "chess", not of ford']]],
    [
      `ruleset: ford\nversion: 0.2.0`,
      [
        [
          2,
          10,
          'this position was written by version "0.2.0" of ford; this is version 0.3.0',
          'without this line the position is read as one of the present version',
        ],
      ],
    ],
    ['ruleset: ford\nscenario: frod', [[2, 11, 'expected one of "ford", "mill", got "frod"', 'did you mean ford?']]],
    ['ruleset: ford\nscenario: 1', [[2, 11, 'expected the name of a scenario, got 1']]],
    ['ruleset: ford\nsetup: 1', [[2, 8, 'expected fields with values, got 1']]],
    [`${least}ruond: 2`, [[4, 1, 'there is no field "ruond" here', 'did you mean round?']]],
    [`${least}anwsers: 2`, [[4, 1, 'there is no field "anwsers" here', 'did you mean answers?']]],
    [`${least}round: 0`, [[4, 8, 'expected a whole number of at least 1, got 0']]],
    [`ruleset: ford\n${seats}`, [[1, 1, 'missing: expected a table of rows by id']]],
    [
      `${least}gap: 6 inches`,
      [
        [
          4,
          6,
          'expected a whole number of at least 0, got "6 inches"',
          'lengths are written as 6in, 12.5cm or 3mm; plain whole numbers are ticks of 0.01mm',
        ],
      ],
    ],
    [
      `${least}gap: 0.001in`,
      [
        [
          4,
          6,
          'expected a whole number of at least 0, got "0.001in"',
          'lengths are whole numbers of ticks: 1 tick is 0.01mm',
        ],
      ],
    ],
    [
      `${base}units:\n  boyz:\n    name: 12\n    odrer: hold\n`,
      [
        [6, 5, 'there is no field "odrer" here', 'did you mean order?'],
        [5, 11, 'expected a text, got 12', 'texts like this need quotes'],
      ],
    ],
    [`${base}units:\n  boyz: {owner: orcs}\n`, [[4, 17, 'expected an id of seats, got "orcs"', 'did you mean orks?']]],
    [
      `${base}units:\n  new: {of: elks}\n`,
      [[4, 13, 'expected a unit of the catalogue, got "elks"', 'did you mean boyz?']],
    ],
    [`${base}units: {boyz: {n: 1}, boyz: {n: 2}}`, [[3, 23, '"boyz" stands here twice']]],
    [`${base}units: {__proto__: 1}`, [[3, 9, 'this name is not allowed']]],
    [`${base}? [a]\n: 1`, [[3, 3, 'a name was expected here']]],
    [`${base}x: *y`, [[3, 4, 'there is no &y']]],
    [`${base}x: !!binary aGk=`, [[3, 13, 'values are texts, numbers, true, false or null']]],
    [`${base}---\n`, [[3, 1, 'a position file is one document: no second ---']]],
    [`${base}dice: loaded`, [[3, 7, 'expected manual, {seed: 42}, a list of faces, or lists of faces by rule id']]],
    [`${base}dice: [0]`, [[3, 1, 'expected manual, {seed: 42}, a list of faces, or lists of faces by rule id']]],
    [`${base}at: battle / rond {n: 2}`, [[3, 14, 'there is no activity "rond"', 'did you mean round?']]],
    [`${base}at: battle / round.turn {n: 2}`, [[3, 14, 'round has no step "turn"', 'did you mean turns?']]],
    [`${base}at: battle.x`, [[3, 5, 'battle has no step "x"', 'its steps are rounds, finished']]],
    [`${base}at: battle / round {n: 2`, [[3, 25, 'expected "," or "}", got the end']]],
    [`${base}at: 'battle / round {n: 2'`, [[3, 26, 'expected "," or "}", got the end']]],
    [`${base}at: |\n  battle\n  / round {n 2}`, [[5, 14, 'expected ":" after n, got "2"']]],
    [`${base}at: battle round`, [[3, 12, 'expected "/" and the next activity, got "round"']]],
    [`${base}at: battle /`, [[3, 13, 'expected the name of an activity, got the end']]],
    [`${base}at: battle / round`, [[3, 14, 'missing: expected a whole number of at least 1']]],
    [
      `${base}at: battle / turn\n  {seat: orcs, left: -1}`,
      [
        [4, 10, 'expected an id of seats, got "orcs"', 'did you mean orks?'],
        [4, 22, 'expected a whole number of at least 0, got -1'],
      ],
    ],
    [
      `${base}at: [battle, {round: {m: 1}}]`,
      [
        [3, 26, 'there is no field "m" here', 'did you mean n?'],
        [3, 15, 'missing: expected a whole number of at least 1'],
      ],
    ],
    [`${base}at: [battle / round]`, [[3, 6, 'expected one activity only: this is a list']]],
    [`${base}at: [{a: 1, b: 2}]`, [[3, 6, 'expected one activity with its context, as in walk.cross: {unit: a}']]],
    [`${base}at: [[]]`, [[3, 6, 'expected an object with "do", got an empty list']]],
    [`${base}at: 3`, [[3, 5, 'expected free, or activities as in round {n: 2} / movement, got 3']]],
    [`${base}agenda: 3`, [[3, 9, 'expected a list of frames, got 3']]],
    [`${base}at: battle\nagenda: []`, [[4, 1, 'a position stands at one place: at or agenda, and once']]],
    [`${base}at: battle.finished`, [[3, 5, 'battle is finished: nothing would be left to do', 'leave this frame out']]],
    [
      `${base}at: window {window: afterRoll, turn: 0, passed: 0}`,
      [[3, 5, 'a window needs the frame below it that it is about']],
    ],
    [
      `${base}at: battle / window {window: beforeShot, turn: 0, passed: 0}`,
      [[3, 30, 'there is no window "beforeShot"', 'did you mean beforeShoot?']],
    ],
    [
      `${base}answers: 3`,
      [[3, 10, 'expected journal lines, got 3', 'write "answers: |" and one line below the other']],
    ],
    [`${base}answers: |\n  orks > x: y\n  orks > x y`, [[5, 12, 'expected ":", got "y"']]],
    [`${base}answers: ["undo orks from 1"]`, [[3, 12, 'what was undone has no place here: leave it out']]],
  ])('%#', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it('are shown on one line', () => {
    const parsed = parse(`${base}units:\n  boyz: {owner: orcs}\nloot: 3`);
    if (parsed.ok) throw new Error('parsed');
    expect(parsed.problems.map(showProblem)).toEqual([
      '4:17 units.boyz.owner: expected an id of seats, got "orcs" (did you mean orks?)',
      '5:7 loot: expected a list, got 3',
    ]);
  });

  it('do not make rules run: a set-up or shorthand that throws is a problem too', () => {
    const broken = {
      ...ford,
      setUp: () => {
        throw new Error('no such table');
      },
      expandPosition: () => {
        throw new Error('no catalogue');
      },
    };
    expect(parsePosition(broken as never, base)).toMatchObject({ problems: [{ line: 2, message: 'no such table' }] });
    expect(parsePosition(broken as never, least)).toMatchObject({
      problems: [{ message: 'the shorthand in this file cannot be read: no catalogue' }],
    });
  });
});
