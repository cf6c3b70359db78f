import { describe, expect, it } from 'vitest';
import { asks, look } from '../../test/field.ts';
import { squad } from '../../test/pieces.ts';
import { army, battleOf, eyes, own, stateAfter, wrongs } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { CATALOGUE, DEMO_FORCES, EXAMPLE_ARMIES } from '../data/catalogue.ts';
import type { Profile } from '../data/profile.ts';
import { WEAPONS } from '../data/weapons.ts';
import { ruleset } from '../index.ts';
import { checkArmy, readOwnArmy } from './army-file.ts';

const slots = (units: readonly unknown[]) =>
  ruleset.questions['slots']!.ask(eyes(stateAfter(battleOf(units, ['demo-grunts'], { size: 5000 }))), {
    seat: 'red',
  }) as { category: string; taken: number; limit: number | null; rule: string }[];

describe('profiles', () => {
  const wrong = (change: object): string[] => wrongs(battleOf([own, { ...own, id: 'x', ...change }]));

  it('[WP-UNIT-01] [WP-PROFILE-01] a unit has one of the types and all values of a profile', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ type: 'cavalry' })).toEqual(['WP-UNIT-01']);
    expect(wrong({ type: ['infantry', 'hero'] })).toEqual(['WP-UNIT-01']);
    for (const key of ['id', 'race', 'toHit', 'defence'])
      expect(wrong({ [key]: undefined }), key).toEqual(['WP-PROFILE-01']);
    expect(wrong({ speed: 3 })).toEqual(['WP-PROFILE-01']);
    expect(wrong({ attacks: 2.5 })).toEqual(['WP-PROFILE-01']);
  });

  it('[WP-UNIT-02] the profile of infantry says how many models it has; printed ones have 5 to 20', () => {
    expect(wrong({ models: undefined })).toEqual(['WP-UNIT-02']);
    expect(wrong({ models: 2.5 })).toEqual(['WP-UNIT-02']);
    const { units } = stateAfter(battleOf([own, { ...own, models: 7 }]));
    expect([units['red1']!.size, units['red2']!.size]).toEqual([10, 7]);
    for (const p of CATALOGUE.filter((c) => c.type === 'infantry')) {
      expect(p.models, p.id).toBeGreaterThanOrEqual(5);
      expect(p.models, p.id).toBeLessThanOrEqual(20);
    }
  });

  it('[WP-UNIT-05] [WP-UNIT-06] [WP-UNIT-08] [WP-UNIT-09] heroes, monsters, guns, vehicles and flyers are single models', () => {
    const alone = (type: string, models: number) => wrong({ type, models, morale: type === 'flyer' ? [12] : [9, 11] });
    expect(['hero', 'monster', 'artillery', 'vehicle', 'flyer'].map((t) => alone(t, 2))).toEqual([
      ['WP-UNIT-05'],
      ['WP-UNIT-05'],
      ['WP-UNIT-06'],
      ['WP-UNIT-08'],
      ['WP-UNIT-09'],
    ]);
    for (const t of ['hero', 'artillery', 'vehicle', 'flyer']) expect(alone(t, 1), t).toEqual([]);
  });

  it('[WP-PROFILE-02] Be and Rw are in inches', () => {
    const { units } = stateAfter(battleOf([{ ...own, move: 4.5, range: 24 }]));
    expect(units['red1']).toMatchObject({ move: inches(4.5), range: inches(24) });
    expect(wrong({ move: '4cm' })).toEqual(['WP-PROFILE-02']);
    expect(wrong({ range: -1 })).toEqual(['WP-PROFILE-02']);
    const f = (y: number) => ({
      red: { r: { models: [[10, 5]] as const, profile: { models: 1, range: 24 } } },
      blue: { b: { models: [[10, y]] as const, profile: { models: 1 } } },
    });
    expect(asks(f(30), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: true, range: inches(24) });
    expect(asks(f(30.1), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ barredBy: 'WP-SHOOT-08' });
  });

  it('[WP-PROFILE-05] [WP-FLYER-16] Mo has two numbers, the limit of suppression first; that of a flyer only has the second', () => {
    expect(stateAfter(battleOf([own])).units['red1']).toMatchObject({ suppress: 9, destroy: 11 });
    expect(wrong({ morale: [11, 9] })).toEqual(['WP-PROFILE-05']);
    expect(wrong({ morale: [9] })).toEqual(['WP-PROFILE-05']);
    expect(wrong({ type: 'flyer', models: 1, morale: [9, 11] })).toEqual(['WP-PROFILE-05']);
    expect(stateAfter(battleOf([own, 'example-scrap-bomber'])).units['red2']).toMatchObject({
      suppress: 99,
      destroy: 11,
    });
    const f = { blue: { b: { at: [10, 10] as const, profile: { type: 'flyer' as const, morale: [13] as [number] } } } };
    expect(asks({ ...f, red: { r: { at: [10, 40] as const } } }, 'orders', { unit: 'b' })).toEqual(['halt']);
  });

  it('[WP-PROFILE-06] special rules and equipment are part of it; unknown ones are refused', () => {
    const [unit] = Object.values(
      stateAfter(battleOf([{ ...own, specials: ['elite', 'piercing(2)'], weapons: ['laser-cannon'] }])).units,
    );
    expect(unit!.specials.map((x) => [x.id, x.n])).toEqual([
      ['elite', 0],
      ['piercing', 2],
    ]);
    expect(unit!.weapons).toMatchObject([{ name: 'laser-cannon', firepower: 1, range: inches(60), piercing: 6 }]);
    expect(wrong({ specials: ['invisible'] })).toEqual(['WP-PROFILE-06']);
    expect(wrong({ specials: ['piercing'] })).toEqual(['WP-PROFILE-06']);
  });

  it('[WP-PROFILE-01] what can only be true or false is nothing else', () => {
    for (const key of ['unique', 'guessed']) {
      expect(wrong({ [key]: true }), key).toEqual([]);
      expect(wrong({ [key]: 'no' }), key).toEqual(['WP-PROFILE-01']);
    }
    const { unique, guessed } = look({ red: { r: squad([10, 10]) } }).state.units['r']!;
    expect([unique, guessed]).toEqual([false, false]);
  });

  it('[WP-VEHICLE-38] [WP-PROFILE-01] a weapon has no other fields than those of weapons; arcs are those of vehicles and flyers, each letter once', () => {
    const gun = { name: 'g', firepower: 2, range: 36 };
    const tank = (weapon: object) => wrong({ type: 'vehicle', models: 1, weapons: [{ ...gun, arc: 'F', ...weapon }] });
    for (const arc of ['F', 'F/L/R', 'FLRH', 'A']) expect(tank({ arc }), arc).toEqual([]);
    expect(tank({ haltOnly: true, specials: ['piercing(2)'] })).toEqual([]);
    expect(tank({ special: ['piercing(2)'], arcs: 'F' })).toEqual(['WP-PROFILE-01', 'WP-PROFILE-01']);
    expect(tank({ haltOnly: 'no' })).toEqual(['WP-PROFILE-01']);
    for (const arc of ['FFFF', 'F/F', 'FX'])
      expect(tank({ arc }), arc).toEqual(['an arc of F, L, R, H, each once, or A']);
    for (const type of ['hero', 'monster', 'artillery'])
      expect(wrong({ type, models: 1, weapons: [{ ...gun, arc: 'F' }] }), type).toEqual(['WP-VEHICLE-38']);
    expect(wrong({ weapons: [{ ...gun, arc: 'A' }] })).toEqual(['WP-VEHICLE-38']);
    expect(wrong({ type: 'flyer', models: 1, morale: [11], weapons: [{ ...gun, arc: 'F' }] })).toEqual([]);
  });

  it('[WP-G-39] who charges has a round base; vehicles, guns and flyers may have others', () => {
    const on = (type: string, base: unknown) =>
      wrong({ type, base, models: 1, morale: type === 'flyer' ? [11] : [9, 11] });
    for (const type of ['infantry', 'hero', 'monster']) {
      expect(on(type, 1.5), type).toEqual([]);
      expect(on(type, [2, 1]), type).toEqual(['WP-G-39']);
    }
    for (const type of ['vehicle', 'artillery', 'flyer']) expect(on(type, [2, 1]), type).toEqual([]);
    expect(on('vehicle', [2])).toEqual(['WP-G-39']);
    for (const p of CATALOGUE.filter((c) => Array.isArray(c.base)))
      expect(['vehicle', 'artillery', 'flyer'], p.id).toContain(p.type);
  });

  it('[WP-G-39] bases that no profile names have the sizes of the ruling', () => {
    const base = (type: string) =>
      stateAfter(battleOf([own, { ...own, id: 'x', type, models: 1, morale: type === 'flyer' ? [9] : [9, 11] }])).units[
        'red2'
      ]!.base;
    expect(stateAfter(battleOf([own])).units['red1']!.base).toEqual({ kind: 'circle', radius: inches(0.5) });
    expect(['hero', 'monster', 'flyer', 'artillery', 'vehicle'].map(base)).toEqual([
      { kind: 'circle', radius: inches(0.75) },
      { kind: 'circle', radius: inches(1) },
      { kind: 'circle', radius: inches(1.25) },
      { kind: 'rectangle', length: inches(2), width: inches(2) },
      { kind: 'rectangle', length: inches(4.5), width: inches(3) },
    ]);
  });
});

describe('the catalogue', () => {
  const numbers = (id: string): unknown[] => {
    const p: Profile = CATALOGUE.find((c) => c.id === id)!;
    return [p.models ?? 1, p.move, p.toHit, p.firepower ?? 0, p.range ?? 0, p.attacks ?? 0, p.defence, ...p.morale];
  };

  it('the book: the three sizes of steel warriors, and the forces of the starter set', () => {
    expect(numbers('steel-warriors-squad')).toEqual([5, 4, 4, 8, 24, 5, 5, 11, 13]);
    expect(numbers('steel-warriors-section')).toEqual([10, 4, 4, 16, 24, 10, 5, 14, 16]);
    expect(numbers('steel-warriors-platoon')).toEqual([20, 4, 4, 32, 24, 20, 5, 21, 23]);
    expect(numbers('demo-steel-warriors')).toEqual([10, 4, 4, 16, 24, 10, 5, 14, 16]);
    expect(numbers('demo-thunderstorm-veterans')).toEqual([5, 4, 3, 4, 24, 5, 5, 11, 13]);
    expect(numbers('demo-jotun-hailstorm-cannon')).toEqual([1, 4, 4, 16, 60, 0, 6, 10, 12]);
    expect(numbers('demo-grunts')).toEqual([10, 5, 4, 8, 12, 20, 4, 13, 15]);
    expect(numbers('demo-raptor')).toEqual([1, 12, 4, 0, 0, 0, 6, 9, 11]);
  });

  it('the book: the laser cannon and the other special weapons', () => {
    expect(Object.values(WEAPONS).map((w) => [w.name, w.firepower, w.range, w.specials])).toEqual([
      ['laser-cannon', 1, 60, ['piercing(6)']],
      ['hailstorm-cannon', 4, 36, ['piercing(2)']],
      ['heat-cannon', 1, 24, ['explosive(D3)', 'piercing(7)']],
      ['machine-gun', 5, 36, ['piercing(1)']],
      ['anti-tank-weapon', 1, 36, ['explosive(D3)', 'piercing(5)']],
    ]);
  });

  it('[WP-G-54] no points are printed: all are guesses and marked so, the demo’s sides are equal, and without points nobody fights', () => {
    for (const p of CATALOGUE) expect([p.guessed, typeof p.points], p.id).toEqual([true, 'number']);
    const sum = (ids: readonly string[]) => ids.reduce((n, id) => n + CATALOGUE.find((c) => c.id === id)!.points!, 0);
    expect([sum(DEMO_FORCES.fathers), sum(DEMO_FORCES.marauders)]).toEqual([350, 350]);
    for (const list of Object.values(EXAMPLE_ARMIES)) expect(sum(list)).toBe(500);
    expect(wrongs(battleOf([{ ...own, points: undefined }]))).toEqual(['WP-G-54']);
  });
});

describe('armies', () => {
  const ok = ['demo-grunts'];

  it('[WP-ARMY-01] [WP-ARMY-03] a size is agreed, and no army is above it', () => {
    expect(wrongs(battleOf(Array(7).fill('demo-grunts'), ok))).toEqual([]);
    expect(wrongs(battleOf(Array(8).fill('demo-grunts'), ok))).toEqual(['WP-ARMY-03']);
    expect(wrongs(battleOf(Array(8).fill('demo-grunts'), ok, { size: 560 }))).toEqual([]);
    expect(wrongs(battleOf(Array(8).fill('demo-grunts'), ok, { size: 559 }))).toEqual(['WP-ARMY-03']);
    expect(wrongs(battleOf(ok, ok, { size: 0 }))).toContain('WP-ARMY-01');
    expect(wrongs(battleOf(ok, ok, { size: 'many' }))).toContain('WP-ARMY-01');
    expect(stateAfter(battleOf(ok, ok, { size: 700 })).size).toBe(700);
  });

  it('[WP-ARMY-02] [WP-BFG-10] units cost their points, special weapons bought for them cost more', () => {
    const points = (entry: unknown) => stateAfter(battleOf([entry])).units['red1']!.points;
    expect(points('steel-warriors-section')).toBe(100);
    expect(points({ unit: 'steel-warriors-section', weapons: ['heat-cannon', 'hailstorm-cannon'] })).toBe(145);
    const { weapons, name } = stateAfter(
      battleOf([{ unit: 'steel-warriors-section', name: 'Erste', weapons: ['heat-cannon', 'hailstorm-cannon'] }]),
    ).units['red1']!;
    expect(name).toBe('Erste');
    expect(weapons.map((w) => [w.name, w.bearer])).toEqual([
      ['heat-cannon', 1],
      ['hailstorm-cannon', 2],
    ]);
    expect(wrongs(battleOf([{ unit: 'steel-warriors-section', weapons: ['sling'] }]))).toContain('WP-BFG-10');
    expect(wrongs(battleOf([{ unit: 'steel-warriors-squad', weapons: Array(5).fill('heat-cannon') }]))).toContain(
      'WP-BFG-10',
    );
    expect(wrongs(battleOf(['demo-grunts', { unit: 'demo-raptor', weapons: ['machine-gun'] }]))).toContain('WP-BFG-10');
    expect(wrongs(battleOf(['nobody']))).toContain('WP-ARMY-02');
    expect(wrongs(battleOf([{ unit: 'nobody' }]))).toContain('WP-ARMY-02');
    const five = Array(5).fill({ unit: 'steel-warriors-section', weapons: ['machine-gun'] });
    expect(wrongs(battleOf(five))).toEqual(['WP-ARMY-03']);
  });

  it('[WP-ARMY-02] [WP-BFG-10] any unit may have a name of its own; only infantry buys special weapons', () => {
    const named = stateAfter(battleOf(['demo-grunts', { unit: 'demo-raptor', name: 'Roland' }])).units['red2']!;
    expect(named).toMatchObject({ kind: 'demo-raptor', name: 'Roland', points: 70 });
    expect(wrongs(battleOf(['demo-grunts', { unit: 'demo-raptor', weapons: [] }]))).toEqual([]);
    expect(wrongs(battleOf(['demo-grunts', { unit: 'demo-raptor', name: 5 }]))).toContain('WP-ARMY-02');
    expect(wrongs(battleOf(['demo-grunts', { unit: 'demo-raptor', weapons: ['heat-cannon'] }]))).toEqual(['WP-BFG-10']);
  });

  const of = (type: string) => ({
    ...own,
    id: type,
    type,
    models: 1,
    morale: type === 'flyer' ? [11] : [9, 11],
    points: 10,
  });

  it('[WP-ARMY-04] [WP-G-29] the book: with three full units three guns, three flyers, three vehicles and three heroes or monsters', () => {
    const full = Array(3).fill(own);
    const support = ['artillery', 'flyer', 'vehicle'].flatMap((t) => Array(3).fill(of(t)));
    const whole = [...full, ...support, of('hero'), of('hero'), of('monster')];
    expect(wrongs(battleOf(whole))).toEqual([]);
    for (const t of ['artillery', 'flyer', 'vehicle', 'hero', 'monster'])
      expect(wrongs(battleOf([...whole, of(t)])), t).toEqual(['WP-ARMY-04']);
    expect(wrongs(battleOf([own, own, { ...own, models: 9 }, ...support]))).toContain('WP-ARMY-04');
    expect(slots(whole).map((s) => [s.category, s.taken, s.limit])).toEqual([
      ['infantry', 3, null],
      ['artillery', 3, 3],
      ['flyer', 3, 3],
      ['vehicle', 3, 3],
      ['single', 3, 3],
    ]);
  });

  it('[WP-ARMY-05] infantry is not limited', () => {
    const many = Array(40).fill({ ...own, models: 5, points: 5 });
    expect(wrongs(battleOf(many))).toEqual([]);
    expect(slots(many)[0]).toEqual({
      race: 'marauders',
      category: 'infantry',
      taken: 40,
      limit: null,
      rule: 'WP-ARMY-05',
    });
  });

  it('[WP-ARMY-06] units marked [1] once only', () => {
    const lord = { ...own, id: 'lord', unique: true };
    expect(wrongs(battleOf([lord]))).toEqual([]);
    expect(wrongs(battleOf([lord, lord]))).toContain('WP-ARMY-06');
  });

  it('[WP-ARMY-07] [WP-ARMY-09] another race brings its own full units, and is an ally unless the opponent agrees', () => {
    const mixed = (units: unknown[], alliesAgreed: boolean) =>
      wrongs({ ...battleOf([]), armies: [army('red', units, { alliesAgreed }), army('blue', ok)] });
    expect(mixed(['demo-grunts', 'steel-warriors-squad'], false)).toEqual(['WP-ARMY-09']);
    expect(mixed(['demo-grunts', 'steel-warriors-squad'], true)).toEqual([]);
    expect(mixed(['demo-grunts', 'steel-warriors-squad', 'demo-jotun-hailstorm-cannon'], true)).toEqual(['WP-ARMY-07']);
    expect(mixed(['demo-grunts', 'steel-warriors-section', 'demo-jotun-hailstorm-cannon'], true)).toEqual([]);
  });

  it('[WP-ARMY-08] [WP-ARMY-01] several players to a side, as long as both sides are of equal size', () => {
    const seats = (...sides: string[]) => ({
      ...battleOf([]),
      armies: sides.map((side, i) => ({ seat: `p${i}`, side, units: ok })),
    });
    const shared = (one: unknown, two: unknown, units = ok) => ({
      ...battleOf([]),
      size: 140,
      armies: [
        army('red', ok, { size: one }),
        army('red2', units, { side: 'red', size: two }),
        army('blue', ['demo-grunts', 'demo-grunts']),
      ],
    });
    expect(stateAfter(shared(70, 70) as never).size).toBe(140);
    expect(wrongs(shared(70, 70, ['demo-grunts', 'demo-grunts']) as never)).toEqual(['WP-ARMY-03']);
    expect(wrongs(shared(70, 100) as never)).toEqual(['WP-ARMY-08']);
    expect(wrongs(shared(70, 'half') as never)).toContain('WP-ARMY-01');
    expect(wrongs(seats('red', 'red', 'blue') as never)).toEqual(['WP-ARMY-08']);
    expect(wrongs(seats('red', 'blue', 'red', 'blue') as never)).toEqual([]);
    expect(stateAfter(seats('red', 'blue', 'red', 'blue') as never).size).toBe(1000);
  });

  it('units are not mixed up, however the seats are called', () => {
    const cheap = Array(21).fill({ ...own, models: 5, points: 5 });
    const four = (name: string, units: readonly unknown[]) => ({
      ...battleOf([]),
      armies: [
        army('red', units),
        army(name, ok, { side: 'red' }),
        army('blue', ok),
        army('blue2', ok, { side: 'blue' }),
      ],
    });
    expect(wrongs(four('red2', cheap) as never)).toEqual(['another name of a seat: two units would be called red21']);
    expect(wrongs(four('green', cheap) as never)).toEqual([]);
    expect(wrongs(four('red2', cheap.slice(0, 20)) as never)).toEqual([]);
    expect(wrongs(four('red', ok) as never)).toContain('another name of a seat: two units would be called red1');
  });

  it('[WP-BATTLE-01] both sides have an army', () => {
    expect(wrongs(battleOf([], ok))).toEqual(['WP-BATTLE-01']);
    expect(wrongs({ ...battleOf([]), armies: [army('red', ok)] })).toContain('WP-BATTLE-01');
  });
});

describe('army files', () => {
  const text = `army: garrison
ruleset: warpath-1e
name: Besatzung
units:
  - steel-warriors-section
  - {unit: steel-warriors-squad, weapons: [heat-cannon]}
  - {id: golem, name: Golem, race: forge-fathers, type: monster, move: 6, toHit: 4, attacks: 8, defence: 6,
     morale: [12, 14], specials: [crushingStrength(2)], points: 80}
`;

  it('are read whole, and mean the same when they are written out and read again', () => {
    const first = readOwnArmy(text);
    if (!first.ok) throw new Error(JSON.stringify(first.problems));
    const read = first.army;
    expect([read.name, read.points]).toEqual(['Besatzung', 260]);
    const again = readOwnArmy(
      `army: garrison\nruleset: warpath-1e\nname: Besatzung\nunits: ${JSON.stringify(read.units)}\n`,
    );
    expect(again).toEqual(first);
    const units = (list: readonly unknown[]) => stateAfter(battleOf(list)).units;
    expect(units((again as typeof first).army.units)).toEqual(units(read.units));
    expect(Object.values(units(read.units)).filter((u) => u.owner === 'red')).toHaveLength(3);
  });

  it('take no flyers that carry anybody: he could never get out', () => {
    const flyer = (capacity: number) =>
      checkArmy(
        text
          .replace('type: monster', `type: flyer, capacity: ${capacity}`)
          .replace('[12, 14]', '[14]')
          .replace('crushingStrength(2)', ''),
      );
    expect(flyer(0)).not.toHaveProperty('problems');
    expect(flyer(5)).toMatchObject({
      problems: [{ line: 7, path: ['units', 2, 'capacity'], message: expect.stringContaining('flyers carry nobody') }],
    });
  });

  it('tell what is wrong and where', () => {
    const problem = (from: string, to: string) => {
      const checked = checkArmy(text.replace(from, to));
      if (!('problems' in checked)) throw new Error('accepted');
      const [{ line, message, path }] = checked.problems as never as [
        { line: number; message: string; path: string[] },
      ];
      return [line, path.join('.'), message];
    };
    expect(problem('steel-warriors-section', 'steel-warriors-sektion')).toEqual([
      5,
      'units.0',
      expect.stringContaining('a unit of the catalogue'),
    ]);
    expect(problem('heat-cannon', 'heet-cannon')).toEqual([
      6,
      'units.1.weapons',
      expect.stringContaining('heat-cannon'),
    ]);
    expect(problem('defence: 6', 'defence: hard')).toEqual([
      7,
      'units.2.defence',
      expect.stringContaining('from 2 to 20'),
    ]);
    expect(problem('morale: [12, 14]', 'morale: [14, 12]')).toEqual([
      8,
      'units.2.morale',
      expect.stringContaining('smaller one first'),
    ]);
    expect(problem('crushingStrength(2)', 'crush(2)')).toEqual([
      8,
      'units.2.specials',
      expect.stringContaining('a special rule'),
    ]);
    expect(problem('ruleset: warpath-1e', 'ruleset: chess')[1]).toBe('ruleset');
    expect(problem('points: 80', 'points: 80, speed: 3')[1]).toBe('units.2.speed');
    expect(problem('points: 80', 'points: 80, unique: nein')).toEqual([
      8,
      'units.2.unique',
      expect.stringContaining('true or false'),
    ]);
    expect(problem('points: 80', 'points: 80,\n     base: [2, 1]')).toEqual([
      9,
      'units.2.base',
      expect.stringContaining('round bases'),
    ]);
    const armed = (weapon: string) =>
      problem('points: 80', `points: 80, weapons: [heat-cannon,\n      {name: g, firepower: 2, range: 36, ${weapon}}]`);
    expect(armed('special: [piercing(4)]')).toEqual([
      9,
      'units.2.weapons.1.special',
      expect.stringContaining('one of name, firepower, range'),
    ]);
    expect(armed('haltOnly: nein').slice(0, 2)).toEqual([9, 'units.2.weapons.1.haltOnly']);
    expect(armed('arc: F')).toEqual([9, 'units.2.weapons.1.arc', expect.stringContaining('vehicles and flyers')]);
  });
});
