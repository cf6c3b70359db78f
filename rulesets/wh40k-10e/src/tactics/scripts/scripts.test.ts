import { expect, test } from 'vitest';
import { deedsOf, follow, inchesFrom, lookOf, turn } from '../../../test/errand.ts';
import { type Field, field, type Place, type Play, rectangle, type Troop } from '../../../test/field.ts';
import { fixed } from '../../../test/fight.ts';
import { gun } from '../../../test/shooting.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { seesUnit } from '../../05-visibility/sight.ts';
import { dangerHere } from './danger.ts';
import { scripts } from './index.ts';

/** So many models in two ranks. */
const ranks = (x: number, y: number, n: number): Place[] =>
  Array.from({ length: n }, (_, i) => [x + Math.floor(i / 2) * 1.4, y + (i % 2) * 1.4] as const);

const WEAPONS = {
  gun: gun({ attacks: fixed(2) }),
  cannon: gun({ attacks: fixed(4), strength: 8, penetration: -3, damage: fixed(2) }),
  blade: { name: 'blade', range: null, attacks: fixed(3), skill: 3, strength: 5, penetration: -2, damage: fixed(1) },
} as const;

const on = (f: Field): Play =>
  field({ dice: Array.from({ length: 400 }, () => 4), round: 2, lastRound: 5, weapons: WEAPONS, ...f });

const blades = (x: number, y: number, more: Troop = {}): Troop => ({
  places: ranks(x, y, 5),
  weapons: ['blade'],
  sheet: { keywords: ['INFANTRY'] },
  ...more,
});
const guns = (x: number, y: number, more: Troop = {}): Troop => ({
  places: ranks(x, y, 5),
  weapons: ['gun'],
  sheet: { keywords: ['INFANTRY'] },
  ...more,
});

/** A block that nobody sees through or climbs. */
const block = (x: number, y: number, width: number, depth: number) => ({
  kind: 'debris' as const,
  footprint: rectangle(x, y, width, depth),
  solids: [{ part: 'body' as const, shape: rectangle(x, y, width, depth), bottom: 0, top: inch(20) }],
});

test('a charger that is near walks up, charges and fights', () => {
  const s = on({ red: { A: blades(20, 20) }, blue: { B: guns(20, 31) } });
  turn(s, { A: { script: 'charge', aim: 'B' } });
  expect(deedsOf(s, 'A')).toEqual(['normal', 'declared', 'charged', 'fought']);
  expect(s.of('modelDestroyed').length).toBeGreaterThan(0);
});

test('a charger that is far off runs, and comes nearer turn by turn', () => {
  const s = on({ red: { A: blades(10, 10) }, blue: { B: guns(48, 36) } });
  const before = inchesFrom(s, 'A', 48, 36);
  turn(s, { A: { script: 'charge', aim: 'B' } });
  expect(deedsOf(s, 'A')[0]).toBe('advance');
  expect(inchesFrom(s, 'A', 48, 36)).toBeLessThan(before - 8);
});

test('a unit in the woods goes as far as they let it', () => {
  const s = on({
    red: { A: blades(10, 10, { profile: { move: inch(10) } }) },
    blue: { B: guns(56, 40) },
    terrain: { wood: { kind: 'woods', footprint: rectangle(6, 6, 10, 10), solids: [] } },
    objectives: { M1: [48, 10] },
  });
  follow(s.start('movementPhase', { seat: 'red' }), { A: { script: 'take', aim: 'M1' } });
  expect(deedsOf(s, 'A')).toEqual(['advance']);
  // Ten inches, and four for the advance, less two for the woods.
  expect(inchesFrom(s, 'A', 48, 10)).toBeLessThan(23.5);
});

test('scouts go ahead, but not so near to enemies as they may not', () => {
  const s = on({
    red: {
      A: guns(20, 14, { sheet: { keywords: ['INFANTRY'], abilities: [{ ability: 'scouts', distance: inch(6) }] } }),
    },
    blue: { B: guns(20, 29) },
    round: 1,
  });
  follow(s.start('scouts', { seats: ['red'], moved: [] }), { A: { script: 'charge', aim: 'B' } });
  expect(s.of('scouted')).toHaveLength(1);
  expect(inchesFrom(s, 'A', 20, 29)).toBeGreaterThan(9);
  expect(inchesFrom(s, 'A', 20, 29)).toBeLessThan(13);
});

test('nobody declares a charge that will hardly succeed', () => {
  const s = on({ red: { A: blades(20, 20, { profile: { move: 0 } }) }, blue: { B: guns(20, 32.6) } });
  turn(s, { A: { script: 'charge', aim: 'B' } });
  expect(deedsOf(s, 'A')).not.toContain('declared');
});

test('a shooter that sees nothing goes where it sees its target within range, and shoots', () => {
  const s = on({
    red: { A: guns(20, 12) },
    blue: { B: guns(20, 30) },
    terrain: { house: block(15, 17, 12, 5) },
  });
  const sees = (): boolean => s.state.units['A']!.models.some((m) => seesUnit(lookOf(s), m, 'B'));
  expect(sees()).toBe(false);
  for (let i = 0; i < 3 && !deedsOf(s, 'A').includes('shot'); i++) turn(s, { A: { script: 'fire', aim: 'B' } });
  expect(deedsOf(s, 'A')).toContain('shot');
});

test('a shooter with a good shot stays and shoots at its aim', () => {
  const s = on({ red: { A: guns(20, 20) }, blue: { B: guns(20, 36), C: guns(34, 36) } });
  turn(s, { A: { script: 'fire', aim: 'C' } });
  expect(s.of('shotAt')[0]).toMatchObject({ unit: 'A', target: 'C' });
});

test('a unit that takes a marker runs there, and then holds it with most of its models', () => {
  const s = on({ red: { A: guns(10, 10) }, blue: { B: guns(56, 40) }, objectives: { M1: [26, 20] } });
  turn(s, { A: { script: 'take', aim: 'M1' } });
  expect(deedsOf(s, 'A')[0]).toBe('advance');
  turn(s, { A: { script: 'take', aim: 'M1' } });
  expect(inchesFrom(s, 'A', 26, 20)).toBeLessThan(3);
  const before = s.events.length;
  turn(s, { A: { script: 'take', aim: 'M1' } });
  expect(s.state.objectives['M1']!.control).toBe('red');
  expect(s.events.slice(before).some((e) => e.type === 'unitMoved' && e.how === 'advance')).toBe(false);
});

test('a unit that keeps out of reach goes where less can be done to it', () => {
  const s = on({
    red: { A: guns(20, 18, { places: ranks(20, 18, 2) }) },
    blue: { B: guns(20, 34, { weapons: ['cannon'] }) },
    terrain: { house: block(24, 20, 16, 6) },
  });
  const before = dangerHere(lookOf(s), 'A');
  turn(s, { A: { script: 'withdraw', aim: null } });
  expect(deedsOf(s, 'A')[0]).toBe('normal');
  expect(dangerHere(lookOf(s), 'A')).toBeLessThan(0.7 * before);
});

test('engaged shooters that cannot fight fall back, and fighters fight on', () => {
  const near = { blue: { B: blades(20, 22.6) } };
  const s = on({ red: { A: guns(20, 20, { weapons: ['gun'] }) }, ...near });
  turn(s, { A: { script: 'fire', aim: 'B' } });
  expect(deedsOf(s, 'A')[0]).toBe('fallBack');
  expect(engagedBy(lookOf(s), 'A')).toEqual([]);
  const t = on({ red: { A: blades(20, 20) }, blue: { B: guns(20, 22.6) } });
  turn(t, { A: { script: 'charge', aim: 'B' } });
  expect(deedsOf(t, 'A')).toEqual(['stayed', 'fought']);
});

const truck = (x: number, y: number): Troop => ({
  places: [[x, y]],
  profile: { base: { shape: 'round', diameter: inch(4) }, move: inch(12), wounds: 10, toughness: 9 },
  sheet: { keywords: ['VEHICLE', 'TRANSPORT'], capacity: { models: 6, keywords: ['INFANTRY'] } },
});
const aboard = (more: Troop): Troop => ({ ...more, status: { at: 'embarked', transport: 'T.1' } });

test('passengers get out and charge when they are near enough, and stay on board before', () => {
  const near = on({ red: { T: truck(20, 16), A: aboard(blades(0, 0)) }, blue: { B: guns(20, 30) } });
  turn(near, { A: { script: 'charge', aim: 'B' } });
  expect(deedsOf(near, 'A')).toEqual(['set up', 'normal', 'declared', 'charged', 'fought']);
  const far = on({ red: { T: truck(6, 6), A: aboard(blades(0, 0)) }, blue: { B: guns(50, 40) } });
  follow(far.start('movementPhase', { seat: 'red' }), { A: { script: 'charge', aim: 'B' } });
  expect(deedsOf(far, 'A')).toEqual([]);
});

test('passengers for whom there is no room are not selected to get out again and again', () => {
  const hedge = Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => {
      const [x, y] = [20 + 3.9 * Math.cos(i * 0.7854), 20 + 3.9 * Math.sin(i * 0.7854)];
      return [
        `H${i}`,
        { places: [[x, y]] as const, profile: { base: { shape: 'round', diameter: inch(2.8) }, move: null } } as Troop,
      ];
    }),
  );
  const T = { ...truck(20, 20), profile: { ...truck(20, 20).profile, move: null } };
  const s = on({ red: { T, A: aboard(blades(0, 0)), ...hedge }, blue: { B: guns(20, 30) } });
  follow(s.start('movementPhase', { seat: 'red' }), { A: { script: 'charge', aim: 'B' } });
  expect(deedsOf(s, 'A')).toEqual([]);
});

test('a marker that nobody holds is worth more than one that comrades hold', () => {
  const s = on({
    red: { A: guns(20, 20), C: guns(30, 20) },
    blue: { B: guns(56, 40) },
    objectives: { M1: [13, 20], M2: [32, 24] },
  });
  const worth = (prize: string): number => scripts.scripts.take!.worth(lookOf(s), 'A', prize);
  expect(worth('M1')).toBeGreaterThan(2 * worth('M2'));
});

test('an enemy at a marker is charged before one who is as near elsewhere', () => {
  const s = on({
    red: { A: blades(30, 16) },
    blue: { B: guns(24, 28), C: guns(36, 28) },
    objectives: { M1: [38, 31] },
  });
  const worth = (aim: string): number => scripts.scripts.charge!.worth(lookOf(s), 'A', aim);
  expect(worth('C')).toBeGreaterThan(1.2 * worth('B'));
});
