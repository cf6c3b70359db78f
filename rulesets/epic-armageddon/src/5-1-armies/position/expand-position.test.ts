import { parsePosition } from '@walstatt/engine/notation';
import { describe, expect, test } from 'vitest';
import { cm } from '../../1-00-materials/cm.ts';
import type { State } from '../../generated/state.ts';
import { ruleset } from '../../index.ts';

const parse = (text: string) => parsePosition(ruleset, `ruleset: epic-armageddon\nat: free\n${text}`);

function read(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.line}:${p.column} ${p.message}`).join('\n'));
  return parsed.state;
}

function problems(text: string): string[] {
  const parsed = parse(text);
  if (parsed.ok) throw new Error('this should have been refused');
  return parsed.problems.map((p) => `${p.line}:${p.column} ${p.message}${p.hint === undefined ? '' : ` (${p.hint})`}`);
}

const BOYZ =
  "B: {owner: blue, list: orks, units: '6 boyz, 2 nobz', led: ork-warlord, host: nobz, at: [60cm, 90cm], facing: 2700}";

describe('position files', () => {
  test('a formation by its units, in a block, with what its list says', () => {
    const s = read(
      `formations:\n  A: {owner: red, list: space-marines, units: 2 tactical, at: [60cm, 20cm]}\n  ${BOYZ}\n`,
    );
    expect(s.formations['A']).toMatchObject({
      initiative: 1,
      armyRules: ['theyShallKnowNoFear'],
      status: { at: 'deployed' },
    });
    expect(s.formations['B']).toMatchObject({ initiative: 3, armyRules: ['mobRule', 'powerOfTheWaaagh'] });
    expect(s.players).toEqual({ red: { strategyRating: 5 }, blue: { strategyRating: 3 } });
    expect(Object.keys(s.profiles).sort()).toEqual(['boyz', 'nobz', 'ork-warlord', 'tactical']);
    const [first, second] = s.formations['A']!.units.map((unit) => s.units[unit]!.where);
    if (first?.at !== 'table' || second?.at !== 'table') throw new Error('both stand on the table');
    expect([first.y, second.y]).toEqual([cm(20), cm(20)]);
    expect((first.x + second.x) / 2).toBe(cm(60));
    expect(Math.abs(first.x - second.x)).toBeGreaterThanOrEqual(cm(3));
    expect(first.facing).toBe(900);
    expect(s.units['B.7']).toMatchObject({ profile: 'nobz', characters: ['ork-warlord'] });
    expect(s.units['B.1']!.where).toMatchObject({ facing: 2700 });
  });

  test('places for some units, and more said about formation and units', () => {
    const s = read(
      "formations:\n  A: {owner: red, initiative: 2, name: Vorhut, blastMarkers: 1, units: '2 rhino, dreadnought/fist', places: [[10cm, 20cm], [20cm, 20cm]]}\nunits:\n  A.1: {damage: 0, where: {at: gone}}\n",
    );
    expect(s.formations['A']).toMatchObject({ initiative: 2, name: 'Vorhut', blastMarkers: 1, armyRules: [] });
    expect(s.units['A.1']!.where).toEqual({ at: 'gone' });
    expect(s.units['A.2']!.where).toMatchObject({ at: 'table', x: cm(20), y: cm(20) });
    expect(s.units['A.3']).toMatchObject({ profile: 'dreadnought.fist', where: { at: 'gone' } });
  });

  test('terrain by kind and rectangle, or that of a scenario with its table', () => {
    const s = read(`terrain:\n  W: {kind: woods, rect: [20cm, 30cm, 15cm, 10cm]}\nformations:\n  ${BOYZ}\n`);
    expect(s.terrain['W']).toMatchObject({
      kind: 'woods',
      shape: [
        { x: cm(20), y: cm(30) },
        { x: cm(35), y: cm(30) },
        { x: cm(35), y: cm(40) },
        { x: cm(20), y: cm(40) },
      ],
    });
    const small = read(
      `terrain: basics\nformations:\n  A: {owner: red, list: orks, units: 2 boyz, at: [45cm, 20cm]}\n`,
    );
    expect(small.board).toEqual({ width: cm(90), depth: cm(90) });
    expect(small.terrain['H1']!.kind).toBe('hill');
  });

  test('what cannot be meant is refused at its place', () => {
    const formation = (text: string) => problems(`formations:\n  A: {owner: red, list: orks, ${text}}\n`)[0]!;
    expect(formation('units: 2 boys')).toBe('4:38 expected a datasheet, got "boys" (did you mean boyz?)');
    expect(formation('units: 2 boyz, at: [a, 2cm]')).toContain('expected [x, y] as lengths');
    expect(formation('units: 2 boyz, places: [[1cm, 1cm], [9cm, 1cm], [18cm, 1cm]]')).toContain('1 to 2 places, got 3');
    expect(formation('units: 2 boyz, facing: north')).toContain('tenths of a degree');
    expect(formation('units: 2 boyz, led: 3')).toContain('units such as captain');
    expect(problems('formations:\n  A: {owner: red, list: ork, units: 2 boyz}\n')[0]).toContain('(did you mean orks?)');
    expect(problems('formations:\n  A: {owner: red, units: 2 boyz}\n')[0]).toContain('from 1 to 6');
    expect(problems(`terrain: basic\nformations:\n  ${BOYZ}\n`)[0]).toContain('(did you mean basics?)');
    expect(problems(`terrain: {W: {kind: woods, rect: [1cm, 2cm]}}\nformations:\n  ${BOYZ}\n`)[0]).toContain(
      'as lengths',
    );
  });
});
