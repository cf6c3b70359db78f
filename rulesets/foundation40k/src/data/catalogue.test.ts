import { INCH } from '@walstatt/geometry';
import { describe, expect, test } from 'vitest';
import { SPECIAL_RULES, UNIT_TYPES, WEAPON_RULES } from '../03-profiles/schema.ts';
import { KINDS } from '../14-terrain/kinds.ts';
import { codec } from '../generated/state.ts';
import { catalogue as catalogueDe } from '../texts/catalogue.de.ts';
import { catalogue as catalogueEn } from '../texts/catalogue.en.ts';
import { names as namesDe } from '../texts/names.de.ts';
import { names as namesEn } from '../texts/names.en.ts';
import { terrain as terrainDe } from '../texts/terrain.de.ts';
import { terrain as terrainEn } from '../texts/terrain.en.ts';
import { BASES, NORMAL_MOVE } from './bases.ts';
import { catalogue } from './catalogue.ts';
import { starterForces } from './forces.ts';
import { recruit } from './recruit.ts';

describe('the catalogue', () => {
  test('the profiles and the weapon of the book are as printed, everything else is marked as inferred', () => {
    const { spaceMarine, orkboy, rhino } = catalogue.profiles;
    expect(spaceMarine).toMatchObject({
      move: 6 * INCH,
      meleeSkill: 4,
      shootSkill: 3,
      attacks: { dice: 0, plus: 1 },
      lives: 1,
      save: 3,
      morale: 2,
    });
    expect(orkboy).toMatchObject({
      move: 6 * INCH,
      meleeSkill: 4,
      shootSkill: 5,
      attacks: { dice: 0, plus: 1 },
      lives: 1,
      save: 5,
      morale: 4,
    });
    expect(rhino).toMatchObject({
      move: 12 * INCH,
      meleeSkill: 4,
      shootSkill: 3,
      attacks: { dice: 1, plus: 0 },
      lives: 3,
      save: 3,
      morale: 2,
      specialRules: ['knowNoFear', 'mediumArmour'],
    });
    expect(catalogue.weapons['rocketLauncher']).toMatchObject({ range: 36 * INCH, rof: 1, fp: 7, specialRules: [] });
    const printed = ['spaceMarine', 'orkboy', 'rhino', 'rocketLauncher'];
    for (const [id, entry] of Object.entries({ ...catalogue.profiles, ...catalogue.weapons }))
      expect(entry.inferred, id).toBe(printed.includes(id) ? undefined : true);
    for (const [id, unit] of Object.entries(catalogue.units)) expect(unit.inferred, id).toBe(true);
  });

  test('weapons and bases of the starter forces', () => {
    const row = ({ range, rof, fp }: { range: number; rof: number; fp: number }) => [range / INCH, rof, fp];
    expect(Object.fromEntries(Object.entries(catalogue.weapons).map(([id, w]) => [id, row(w)]))).toEqual({
      rocketLauncher: [36, 1, 7],
      boltgun: [24, 1, 1],
      boltPistol: [12, 1, 1],
      twinBoltgun: [24, 1, 1],
      shoota: [18, 2, 0],
      twinShoota: [18, 2, 0],
      chainsword: [1, 1, 1],
      choppa: [1, 1, 0],
    });
    expect(BASES.infantry).toEqual({ shape: 'round', diameter: INCH });
    expect(BASES.vehicle).toEqual({ shape: 'rect', length: 11430, width: 7620 });
    expect(NORMAL_MOVE.walker).toBe(5 * INCH);
  });

  test('nothing has two names', () => {
    for (const names of [namesDe, namesEn]) expect(Object.keys(names).filter((id) => id in catalogueDe)).toEqual([]);
  });

  test('names exist in both languages', () => {
    expect(Object.keys(terrainDe).sort()).toEqual(Object.keys(terrainEn).sort());
    expect(Object.keys(KINDS).filter((kind) => !(kind in terrainEn))).toEqual([]);
    expect(Object.keys(catalogueDe).sort()).toEqual(Object.keys(catalogueEn).sort());
    const ids = [
      ...Object.keys(catalogue.weapons),
      ...Object.keys(catalogue.profiles),
      ...Object.keys(catalogue.units),
      ...Object.keys(catalogue.lists),
      ...UNIT_TYPES,
      ...SPECIAL_RULES,
      ...WEAPON_RULES,
    ];
    for (const id of ids) expect(catalogueDe, id).toHaveProperty(id);
  });
});

describe('the starter forces', () => {
  test('are those of the ledger', () => {
    const summary = Object.entries(starterForces).map(([name, force]) => [
      name,
      force.waaagh,
      Object.entries(force.units).map(([id, u]) => `${id} ${u.models.length} ${u.name}${u.general ? ' general' : ''}`),
    ]);
    expect(summary).toEqual([
      ['marines', false, ['M1 5 commandSquad general', 'M2 5 tacticalSquad', 'M3 5 assaultSquad', 'M4 1 rhino']],
      ['orks', true, ['O1 10 bossMob general', 'O2 10 boyzMob', 'O3 10 sneakyMob', 'O4 4 bikers']],
    ]);
    const armed = starterForces['orks']!.units['O1']!.models.map((m) => m.weapons.join('+'));
    expect(armed.filter((w) => w === 'shoota+choppa')).toHaveLength(9);
    expect(armed.at(-1)).toBe('rocketLauncher+choppa');
  });

  test('cost about the same, and every unit something', () => {
    const { marines, orks } = starterForces;
    expect(Math.abs(marines!.points - orks!.points)).toBeLessThan(0.1 * orks!.points);
    for (const force of Object.values(starterForces))
      for (const unit of Object.values(force.units)) expect(unit.points).toBeGreaterThan(20);
  });

  test('become rows of the state', () => {
    const red = recruit(starterForces['marines']!, 'red');
    const blue = recruit(starterForces['marines']!, 'blue', 'b.');
    const parsed = codec.parseState({
      options: {},
      seats: ['red', 'blue'].map((id) => ({ id, side: id })),
      players: { red: {}, blue: {} },
      units: { ...red.units, ...blue.units },
      models: { ...red.models, ...blue.models },
      profiles: red.profiles,
      weapons: red.weapons,
    });
    expect(parsed.ok && Object.keys(parsed.value.units)).toEqual([
      'M1',
      'M2',
      'M3',
      'M4',
      'b.M1',
      'b.M2',
      'b.M3',
      'b.M4',
    ]);
    expect(red.models['M1.5']).toMatchObject({ unit: 'M1', profile: 'spaceMarine', weapons: ['rocketLauncher'] });
    expect(red.units['M1']).toMatchObject({
      living: 5,
      status: 'undeployed',
      models: ['M1.1', 'M1.2', 'M1.3', 'M1.4', 'M1.5'],
    });
    expect(red.profiles['spaceMarine']).not.toBe(catalogue.profiles['spaceMarine']);
    expect(red.profiles['assaultMarine']).not.toHaveProperty('inferred');
  });
});
