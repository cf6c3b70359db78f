import { plannerBot, playOut } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { type Field, look } from '../../../test/field.ts';
import { battleOf, stateAfter } from '../../../test/setup.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { ruleset } from '../../index.ts';
import { chance } from './chance.ts';

const marker = (x: number, y: number) => ({ x: inches(x), y: inches(y), terrain: null });

const even: Field = {
  red: { r1: { is: 'demo-steel-warriors', at: [20, 10] }, r2: { is: 'demo-steel-warriors', at: [40, 10] } },
  blue: { b1: { is: 'demo-steel-warriors', at: [20, 40] }, b2: { is: 'demo-steel-warriors', at: [40, 40] } },
  options: { turns: 12 },
};
const hurt = { ...even, blue: { ...even.blue, b1: { ...even.blue!['b1']!, with: { damage: 9 } } } };
const gone = {
  ...even,
  blue: { ...even.blue, b1: { ...even.blue!['b1']!, with: { where: { at: 'gone' } as const } } },
};

const of = (field: Field, state: Record<string, unknown> = {}): { red: number; blue: number } => {
  const at = look({ ...field, state: { size: 220, ...state } });
  return { red: chance(at, 'red'), blue: chance(at, 'blue') };
};

describe('the chance to win', () => {
  it.each(['annihilation', 'meatGrinder', 'scorchedEarth', 'totalControl'])(
    'of both sides is one (%s)',
    (condition) => {
      for (const field of [even, hurt, gone]) {
        const { red, blue } = of(field, { condition, objectives: [marker(20, 14), marker(60, 40)] });
        expect(red + blue).toBeCloseTo(1, 6);
        expect(red).toBeGreaterThan(0);
      }
    },
  );

  it.each(['annihilation', 'meatGrinder', 'totalControl'])('rises with what the enemy has lost (%s)', (condition) => {
    const [a, b, c] = [even, hurt, gone].map((field) => of(field, { condition }).red);
    expect(a).toBeCloseTo(0.5, 1);
    expect(b!).toBeGreaterThan(a! + 0.02);
    expect(c!).toBeGreaterThan(b! + 0.05);
  });

  it('follows the objectives, and the more so the nearer the end is', () => {
    const mine = [marker(20, 12), marker(40, 12)];
    for (const condition of ['scorchedEarth', 'totalControl']) {
      const early = of(even, { condition, objectives: mine, turn: 1 }).red;
      const late = of(even, { condition, objectives: mine, turn: 11 }).red;
      expect(early).toBeGreaterThan(0.55);
      expect(late).toBeGreaterThan(early);
      expect(late).toBeGreaterThan(0.8);
    }
  });

  it('gives melee troops little as long as guns have a long way to shoot at them', () => {
    const grunts = (y: number) =>
      Object.fromEntries([6, 20, 34].map((x, i) => [`r${i}`, { is: 'demo-grunts', at: [x, y] as [number, number] }]));
    const guns: Field['blue'] = {
      gun: { is: 'demo-jotun-hailstorm-cannon', at: [10, 4] },
      b: { is: 'demo-steel-warriors', at: [30, 4] },
    };
    const at = (y: number): number => of({ red: grunts(y), blue: guns }, { condition: 'annihilation' }).red;
    expect(at(44)).toBeLessThan(0.3);
    expect(at(11)).toBeGreaterThan(at(44));
  });

  it('is decided in the last turn by the lead that wins', () => {
    const { red } = of(gone, { condition: 'meatGrinder', turn: 12 });
    expect(red).toBeGreaterThan(0.9);
  });
});

describe('the planner', () => {
  it('plays a short battle to its end', () => {
    const setup = battleOf(['demo-grunts', 'demo-raptor'], ['steel-warriors-squad', 'steel-warriors-squad'], {
      condition: 'meatGrinder',
      options: { turns: 4 },
    });
    const battle = Battle.begin(ruleset, stateAfter(setup), { dice: seededDice(3) });
    playOut(battle, { red: plannerBot('seasoned'), blue: plannerBot('easy') }, seededRng(3));
    expect(battle.state.over).toBe(true);
    expect(battle.state.turn).toBe(4);
  }, 60_000);
});
