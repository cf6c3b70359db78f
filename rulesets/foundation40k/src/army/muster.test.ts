import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../../test/example-army.ts';
import { muster } from './muster.ts';

const SEATS = ['red', 'blue'];
const PATROL = 'army: a\nruleset: foundation40k\nlists: {one: {units: {X: bikers}}, two: {units: {Y: rhino}}}\n';

function mustered(armies: Parameters<typeof muster>[0]) {
  const result = muster(armies, SEATS);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.muster;
}

function wrong(armies: Parameters<typeof muster>[0]): string[] {
  const result = muster(armies, SEATS);
  if (!('problems' in result)) throw new Error('this should have been refused');
  return result.problems.map(
    (p) => `${p.path.join('.')}: expected ${p.expected}, got ${p.got}${p.hint === undefined ? '' : ` (${p.hint})`}`,
  );
}

describe('armies of a set-up', () => {
  test('the starter forces are taken where nothing is said', () => {
    const { units, models, waaagh, points } = mustered(undefined);
    expect(Object.entries(units).map(([id, u]) => `${u.owner} ${id}`)).toEqual([
      ...['M1', 'M2', 'M3', 'M4'].map((id) => `red ${id}`),
      ...['O1', 'O2', 'O3', 'O4'].map((id) => `blue ${id}`),
    ]);
    expect(waaagh).toEqual(['blue']);
    expect(units['M3']).toEqual({
      owner: 'red',
      name: 'assaultSquad',
      models: ['M3.1', 'M3.2', 'M3.3', 'M3.4', 'M3.5'],
      specialRules: ['knowNoFear', 'wildCharge', 'shockTroops'],
      general: false,
      status: 'undeployed',
      morale: 'ok',
      activated: false,
      reactionMarker: false,
      reacted: false,
      takeCover: false,
      fled: false,
      entryEdge: 'none',
      living: 5,
    });
    expect(models['M4.1']).toEqual({
      unit: 'M4',
      profile: 'rhino',
      weapons: ['twinBoltgun'],
      lost: 0,
      shaken: false,
      stunned: false,
      immobilised: false,
      results: [],
      where: { at: 'off' },
    });
    expect(Object.keys(points)).toEqual(SEATS);
    expect(Object.keys(mustered({ red: 'orks', blue: 'marines' }).units)[0]).toBe('O1');
  });

  test('an army file with one list, or with the name of one', () => {
    expect(Object.keys(mustered({ blue: EXAMPLE }).units).slice(4)).toEqual(['G1', 'G2', 'S1', 'R1']);
    expect(Object.keys(mustered({ blue: { army: PATROL, list: 'two' } }).units).slice(4)).toEqual(['Y']);
    expect(Object.keys(mustered({ blue: { army: EXAMPLE } }).units).slice(4)).toEqual(['G1', 'G2', 'S1', 'R1']);
  });

  test('units of the same name do not get in each other’s way', () => {
    const { units, models } = mustered({ red: 'orks', blue: 'orks' });
    expect(Object.keys(units)).toEqual(['O1', 'O2', 'O3', 'O4', 'blue.O1', 'blue.O2', 'blue.O3', 'blue.O4']);
    const alike = 'army: b\nruleset: foundation40k\nlists: {one: {units: {M1: bikers, X: rhino}}}\n';
    expect(Object.keys(mustered({ blue: alike }).units).slice(4)).toEqual(['blue.M1', 'blue.X']);
    expect(models['blue.O1.1']).toMatchObject({ unit: 'blue.O1' });
    expect(Object.keys(mustered({ red: EXAMPLE, blue: EXAMPLE }).profiles)).toContain('stahlgarde.guard');
  });

  test('what is wrong is said with its place', () => {
    expect(wrong('marines')).toEqual(['armies: expected armies by seat: red, blue, got "marines"']);
    expect(wrong({ read: 'marines' })).toEqual(['armies.read: expected a seat, got "read" (red)']);
    expect(wrong({ red: 'marinez' })).toEqual([
      'armies.red: expected a starter force or an army file, got "marinez" (marines)',
    ]);
    expect(wrong({ red: 'constructor' })).toHaveLength(1);
    expect(wrong({ red: 7 })).toHaveLength(1);
    expect(wrong({ red: { army: 7 } })).toEqual([
      'armies.red: expected a starter force, the text of an army file, or {army: text, list: name}, got an object',
    ]);
    expect(wrong({ red: { army: PATROL, list: 7 } })).toEqual(['armies.red: expected the name of a list, got 7']);
    expect(wrong({ red: { army: EXAMPLE, lost: 'x' } })).toEqual([
      'armies.red: expected army and list only, got "lost"',
    ]);
    expect(wrong({ red: PATROL })).toEqual(['armies.red: expected {army, list}: one of one, two, got no list']);
    expect(wrong({ red: { army: PATROL, list: 'tow' } })).toEqual([
      'armies.red: expected a list of a, got "tow" (two)',
    ]);
    expect(wrong({ red: 'army: a\nruleset: foundation40k\n' })).toEqual([
      'armies.red: expected an army file with a list, got a, which has none',
    ]);
    expect(wrong({ red: EXAMPLE.replace('RW: 5+', 'RW: 9+') })).toEqual([
      'armies.red: expected a right army file, got 11:75 profiles.guard.RW: expected a number from 2+ to 6+, got "9+" [FD-PROFILE-04]',
    ]);
  });

  test('two files of one name with different profiles cannot meet', () => {
    expect(wrong({ red: EXAMPLE, blue: EXAMPLE.replace('FK: 4+', 'FK: 5+') })[0]).toMatch(
      /^armies\.blue: expected an army of another name/,
    );
  });
});
