import { parseWith } from '@walstatt/engine/codec';
import { CENTIMETRE, MILLIMETRE } from '@walstatt/geometry';
import { recordEmitted } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../../generated/state.ts';
import { SHEETS } from '../catalogue.ts';
import type { Datasheet } from '../datasheet.ts';
import { profileInWords } from '../in-words.ts';
import { readSheet } from './sheet.ts';
import { abilitiesAs, characteristicsAs, criticalAs, holdAs, type Style, weaponAs } from './write.ts';

const KNOWN = new Set(Object.keys(SHEETS));
const TROOP = { profile: 'INF 15cm 4+ 4+ 4+' };

const parse = (written: object) =>
  parseWith(
    written,
    (r, v) => readSheet(r, 'own', v),
    (r) => r.ids.set('units', KNOWN),
  );

function sheet(written: object): Datasheet {
  const read = parse({ ...TROOP, ...written });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const profile = (written: object): Profile => sheet(written).profiles['standard']!;
const weapon = (line: string) => profile({ weapons: [line] }).weapons[0]!;

/** What is wrong with a sheet, with its rule. */
function wrong(written: object): string[] {
  const read = parse({ ...TROOP, ...written });
  if (read.ok) return [];
  return read.problems.map((p) => {
    const rule = 'rule' in p ? (p.rule as Parameters<typeof recordEmitted>[0]) : undefined;
    if (rule !== undefined) recordEmitted(rule);
    return `${p.path.join('.')}: expected ${p.expected}, got ${p.got} [${rule}]${p.hint === undefined ? '' : ` (${p.hint})`}`;
  });
}

describe('characteristics', () => {
  test('[EA-1.1.3-01][EA-1.1.3-02] type, speed, armour, close combat and firefight', () => {
    expect(profile({ profile: 'INF 25cm 5+ - 3+' })).toMatchObject({
      type: 'infantry',
      speed: 25 * CENTIMETRE,
      armour: 5,
      closeCombat: null,
      firefight: 3,
    });
    expect(wrong({ profile: 'INF 15cm 4+' })).toEqual([expect.stringContaining('[EA-1.1.3-02]')]);
    expect(wrong({ profile: 'TANK 15cm 4+ 4+ 4+' })).toEqual([expect.stringContaining('expected a type: INF, AV, LV')]);
    expect(wrong({ profile: 'INF fast 4+ 4+ 4+' })).toEqual([expect.stringContaining('expected a speed such as 15cm')]);
    expect(wrong({ profile: 'INF 15cm 7+ 4+ 4+' })).toEqual([
      'profile: expected a value from 1+ to 6+, or -, got 7+ [EA-1.1.3-02]',
    ]);
  });

  test('[EA-4.1-01] aircraft have a manoeuvre class instead of a speed', () => {
    expect(profile({ profile: 'F fighter 6+ - -' })).toMatchObject({ type: 'aircraft', manoeuvre: 'fighter' });
    expect(profile({ profile: 'F Jagdbomber 6+ - -' })).toMatchObject({ manoeuvre: 'fighterBomber' });
    expect(profile({ profile: 'WE bomber 4+ 6+ 4+', abilities: 'DC 2' })).toMatchObject({
      type: 'aircraft',
      damageCapacity: 2,
    });
    expect(wrong({ profile: 'F 30cm 6+ - -' })).toEqual([expect.stringContaining('a manoeuvre class')]);
    expect(wrong({ profile: 'AV bomber 6+ - -' })).toEqual([expect.stringContaining('a speed in cm')]);
  });

  test('[EA-3-01] a war engine has a damage capacity, and nothing else has one', () => {
    expect(wrong({ profile: 'WE 15cm 4+ 4+ 4+' })).toEqual([
      'abilities: expected the damage capacity of a war engine, such as DC 3, got none [EA-3-01]',
    ]);
    expect(wrong({ abilities: 'DC 3' })).toEqual([expect.stringContaining('no damage capacity')]);
  });
});

describe('weapons', () => {
  test('[EA-1.1.3-03][EA-1.1.3-04][EA-1.1.3-06] a count, a range, and a value for each kind of fire', () => {
    expect(weapon('2x Long Gun 45cm 3x AP5+/AT6+/AA4+, front')).toEqual({
      name: 'Long Gun',
      count: 2,
      joined: 'and',
      modes: [
        {
          use: 'fire',
          range: 45 * CENTIMETRE,
          shots: { dice: 0, sides: 6, plus: 3 },
          ap: 5,
          at: 6,
          aa: 4,
          mw: null,
          barrage: null,
          arc: 'front',
          abilities: [],
        },
      ],
    });
  });

  test('[EA-1.1.3-07][EA-1.0.1-04][EA-1.0.1-05] a number of shots may be rolled', () => {
    expect(weapon('Gun 45cm D3x AP5+').modes[0]!.shots).toEqual({ dice: 1, sides: 3, plus: 0 });
    expect(weapon('Gun 45cm 2D6x AP5+').modes[0]!.shots).toEqual({ dice: 2, sides: 6, plus: 0 });
    expect(weapon('Gun 45cm W6+3x AP5+').modes[0]!.shots).toEqual({ dice: 1, sides: 6, plus: 3 });
    expect(wrong({ weapons: ['Gun 45cm D8x AP5+'] })).toEqual([expect.stringContaining('a number of shots')]);
  });

  test('[EA-2.2-01][EA-2.2.3-01] abilities of weapons', () => {
    expect(weapon('Gun 45cm MW2+, TK(D3), SS, Slw, FxF').modes[0]).toMatchObject({
      mw: 2,
      arc: 'fixedForward',
      abilities: [
        { ability: 'titanKiller', damage: { dice: 1, sides: 3, plus: 0 } },
        { ability: 'singleShot' },
        { ability: 'slowFiring' },
      ],
    });
    expect(weapon('Gun 45cm 2BP, D, IC, Indirekt').modes[0]!.abilities).toEqual([
      { ability: 'disrupt' },
      { ability: 'ignoreCover' },
      { ability: 'indirectFire' },
    ]);
    expect(weapon('Claws (base) assault weapon, EA+D3, FS').modes[0]!.abilities).toEqual([
      { ability: 'extraAttacks', attacks: { dice: 1, sides: 3, plus: 0 } },
      { ability: 'firstStrike' },
    ]);
    expect(wrong({ weapons: ['Gun 45cm AP5+, EA+1'] })).toEqual([expect.stringContaining('EA of an assault weapon')]);
    expect(wrong({ weapons: ['Gun 45cm AP5+, indirct'] })).toEqual([expect.stringContaining('(indirect)')]);
  });

  test('one of the choices is taken', () => {
    expect(Object.keys(sheet({ choices: { a: ['Gun 30cm AP5+'], b: [] } }).profiles)).toEqual(['a', 'b']);
    expect(wrong({ choices: {} })).toEqual([expect.stringContaining('at least one choice')]);
  });

  test('several lines are joined by and or by or', () => {
    expect(weapon('Gun 30cm AT4+ or 60cm 1BP').joined).toBe('or');
    expect(weapon('Gun 30cm AT4+ und (15cm) small arms').joined).toBe('and');
    expect(wrong({ weapons: ['Gun 30cm AT4+ or 60cm 1BP and (15cm)'] })).toEqual([expect.stringContaining('got both')]);
  });

  test('[EA-1.1.3-08] what is no weapon is refused with an example', () => {
    expect(wrong({ weapons: ['Gun'] })).toEqual([
      'weapons.0: expected a weapon such as 2x Heavy Bolter 30cm AP5+, got "Gun" [EA-1.1.3-08]',
    ]);
    expect(wrong({ weapons: ['Gun 45cm'] })).toEqual([expect.stringContaining('expected firepower')]);
    expect(wrong({ weapons: ['Gun 45cm AP5+/AP4+'] })).toEqual([expect.stringContaining('AP twice')]);
    expect(wrong({ weapons: ['Gun (orbit) 5BP', 'Gun (orbitl) 5BP'] })).toEqual([expect.stringContaining('(orbital)')]);
  });
});

describe('the last column', () => {
  test('[EA-2.1-01] abilities in both languages', () => {
    expect(
      profile({ abilities: 'Reinforced Armour, geländegängig, void shields 2, Schpezialkraftfelder W3+3' }),
    ).toMatchObject({
      abilities: ['reinforcedArmour', 'walker'],
      shields: 2,
      powerFields: { dice: 1, sides: 3, plus: 3 },
    });
    expect(profile({ abilities: 'fires from inside' }).portholes).toBe(true);
    expect(wrong({ abilities: 'walkr' })).toEqual([
      'abilities: expected an ability of units, got "walkr" [EA-2.1-01] (walker)',
    ]);
    expect(wrong({ abilities: 'walker, walker' })).toEqual([expect.stringContaining('walker twice')]);
  });

  test('[EA-1.7.5-01] room for types, abilities and datasheets', () => {
    expect(
      profile({ transport: ['10 INF, LV without gun-battery, jump packs; LV counts 2; at most 3 nobz', '4 grots'] })
        .holds,
    ).toEqual([
      {
        capacity: 10,
        allows: ['infantry', 'lightVehicle'],
        excludes: ['gun-battery', 'jumpPacks'],
        costs: [{ of: 'lightVehicle', places: 2 }],
        limits: [{ of: 'nobz', most: 3 }],
      },
      { capacity: 4, allows: ['grots'], excludes: [], costs: [], limits: [] },
    ]);
    expect(wrong({ transport: '2 dragons' })).toEqual([expect.stringContaining('[EA-1.7.5-01]')]);
    expect(wrong({ transport: '0 INF' })).toEqual([expect.stringContaining('room such as')]);
    expect(wrong({ transport: '2 INF; boyz count 1' })).toEqual([expect.stringContaining('room such as')]);
  });

  test('[EA-3.2.3-02] effects of critical hits', () => {
    expect(profile({ critical: 'reactor 4+' }).critical).toEqual({ does: 'reactor', hitOn: 4 });
    expect(profile({}).critical).toEqual({ does: 'nothing' });
    expect(wrong({ critical: 'reactor' })).toEqual([expect.stringContaining('[EA-3.2.3-02]')]);
  });

  test('[EA-1.1.2-02][EA-1.1.2-03] bases of infantry', () => {
    expect(profile({ base: '12x40' }).base).toEqual({
      shape: 'rectangle',
      length: 12 * MILLIMETRE,
      width: 40 * MILLIMETRE,
    });
    expect(profile({ base: '5x20' }).base).toMatchObject({ width: 20 * MILLIMETRE });
    expect(wrong({ base: '41x20' })).toEqual([expect.stringContaining('at most 40 mm')]);
    expect(wrong({ base: '4x20' })).toEqual([expect.stringContaining('at least 5 mm')]);
    expect(wrong({ base: '5x5' })).toEqual(['base: expected at least 20 mm in one direction, got "5x5" [EA-1.1.2-03]']);
    expect(wrong({ profile: 'AV 30cm 5+ 6+ 6+', base: '60x30' })).toEqual([]);
  });
});

describe('writing', () => {
  const plain = (of: Datasheet, language: 'en' | 'de'): Style => ({
    language,
    nameOf: (name) => name,
    isInferred: (name) => of.inferred !== true && of.inferred.includes(name),
  });

  const sorted = (marks: Datasheet['inferred']) => (marks === true ? true : [...marks].sort());

  test.each(['en', 'de'] as const)('what is written in %s is read again as it was', (language) => {
    for (const of of Object.values(SHEETS)) {
      const style = plain(of, language);
      for (const p of Object.values(of.profiles)) {
        const abilities = abilitiesAs(p, style);
        const critical = criticalAs(p.critical, 'en');
        const again = sheet({
          name: of.name,
          profile: characteristicsAs(p, style),
          weapons: p.weapons.map((w) => weaponAs(w, style)),
          ...(abilities === '' ? {} : { abilities }),
          ...(critical === '' ? {} : { critical }),
          transport: p.holds.map((hold) => holdAs(hold, plain(of, 'en'))),
          ...(of.inferred === true ? { inferred: true } : {}),
        });
        expect(again.profiles['standard']).toEqual({ ...p, sheet: 'own', base: again.profiles['standard']!.base });
        expect(sorted(again.inferred)).toEqual(sorted(of.inferred));
      }
    }
  });

  test('[EA-G-31][EA-G-32] inferred values are shown as such, in both languages', () => {
    const words = (id: string, language: 'en' | 'de') =>
      profileInWords(Object.values(SHEETS[id]!.profiles)[0]!, SHEETS[id], language);
    expect(words('land-speeder', 'en')).toMatchObject({
      name: 'Land Speeder',
      line: 'LV 35cm* 4+* 6+* 5+*',
      weapons: ['Multimelta 15cm MW5+ and (15cm) small arms, MW'],
      inferred: '* inferred: not printed',
    });
    expect(words('fighta-bomma', 'de')).toMatchObject({
      name: 'Jagdbomma',
      line: 'F Jagdbomber 6+ - -',
      weapons: ['Fette Wummen 15cm AP5+/AA5+', 'Raketenz 30cm AT4+*'],
      inferred: '* erschlossen: nicht gedruckt',
    });
    expect(words('boyz', 'de').inferred).toBe('kein Buch druckt diesen Bogen: erschlossen');
    expect(words('tactical', 'en').inferred).toBe('');
    expect(words('thunderhawk', 'de')).toMatchObject({
      abilities: 'DC 2, Planetare Landung, Verstärkte Panzerung',
      transport: ['8 INF, Trike, Cybot; Terminatoren, Cybot je 2 Plätze'],
      critical: 'zerstört',
    });
  });
});
