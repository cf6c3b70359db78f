import { candidates, search, situationOf } from '@walstatt/bots';
import { type Placed, type Plan, seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { begun, type Field, look, play } from '../../test/field.ts';
import { battleOf } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { endsAfter } from '../08-movement/walk/walk-check.ts';
import { chanceOfLead } from './aims.ts';
import { partiesOf } from './field.ts';
import { keeps, presence } from './presence.ts';

describe('what bots make of objectives', () => {
  it('reckon the chance of a lead as counting all outcomes does', () => {
    const rng = seededRng(4);
    for (let round = 0; round < 40; round++) {
      const n = rng.int(2, 5);
      const own = Array.from({ length: n }, () => rng.int(0, 60) / 100);
      const foes = own.map((p) => rng.int(0, Math.floor(100 * (1 - p))) / 100);
      let sum = 0;
      // Every objective falls to one side (1), the other (2) or nobody (0).
      for (let code = 0; code < 3 ** n; code++) {
        let [p, difference, rest] = [1, 0, code];
        for (let i = 0; i < n; i++, rest = Math.floor(rest / 3)) {
          const who = rest % 3;
          p *= who === 1 ? own[i]! : who === 2 ? foes[i]! : 1 - own[i]! - foes[i]!;
          difference += who === 1 ? 1 : who === 2 ? -1 : 0;
        }
        if (difference >= 2) sum += p;
      }
      expect(chanceOfLead(own, foes, 2)).toBeCloseTo(sum, 9);
    }
  });

  it('[WP-BATTLE-12] [WP-BATTLE-13] propose the places nearest to the middle that are legal', () => {
    const setup = battleOf(['demo-grunts'], ['demo-grunts'], { condition: 'scorchedEarth' });
    const s = begun({ setup, dice: [3, 6, 1] });
    s.answer('objectiveKind', 'marker');
    const { request } = s.battle.pending[0]!;
    const look = s.battle.lookAs(request.by);
    const tried = candidates(look as never, request, seededRng(1), 4) as (readonly Placed[])[];
    const { width, depth } = s.state.table;
    const far = tried.slice(1).map(([p]) => Math.abs(p!.pose['x']! - width / 2) + Math.abs(p!.pose['y']! - depth / 2));
    expect(far[0]).toBeLessThan(inches(1));
    expect(Math.max(...far)).toBeLessThan(inches(5));
  });

  it('run to an objective in the last turn, farther than they could walk and shoot', () => {
    const s = play({
      red: { r1: { is: 'demo-grunts', at: [20, 10] } },
      blue: { b1: { is: 'demo-jotun-hailstorm-cannon', at: [20, 44] } },
      options: { turns: 12 },
      state: { turn: 11, condition: 'totalControl', objectives: [marker(20, 22)] },
    });
    s.answer('moveUnit', 'r1');
    const think = () => search(situationOf(s.battle, s.battle.pending[0]!, seededRng(1)), { answers: 12, samples: 1 });
    expect(think().best).toBe('doubleTime');
    s.answer('order', 'doubleTime');
    const ends = endsAfter(s.state.units['r1']!, think().best as unknown as Plan);
    expect(Math.max(...ends.map((m) => m.y))).toBeGreaterThan(inches(18.5));
  });
});

const marker = (x: number, y: number) => ({ x: inches(x), y: inches(y), terrain: null });

/** Who of red is at each objective at the end, with so many turns to come. */
function atTheEnd(f: Field, turns: number): number[] {
  const l = look(f);
  return presence(
    l,
    partiesOf(l),
    turns,
    () => 1,
    (side) => side === 'red',
  ).map((p) => p.there);
}

describe('who is at an objective at the end', () => {
  const wall = { wall: { kind: 'obstacle', from: [20, 24], to: [40, 24.5] } } as const;
  const goal = { condition: 'totalControl', objectives: [{ x: inches(20), y: inches(24), terrain: 'wall' }] };
  const from = (y: number): Field => ({ red: { r1: { is: 'demo-grunts', at: [30, y] } }, ground: wall, state: goal });

  it('a wall is reached from either side without going around it', () => {
    const south = atTheEnd(from(12), 3)[0]!;
    expect(south).toBeGreaterThan(0.7);
    expect(Math.abs(atTheEnd(from(36.5), 3)[0]! - south)).toBeLessThan(0.05);
  });

  it('a second unit makes it likelier, a third a little more', () => {
    const at = (n: number): number => {
      const red = Object.fromEntries(
        Array.from({ length: n }, (_, i) => [`r${i}`, { at: [10 + 10 * i, 30] as const }]),
      );
      return atTheEnd({ red, state: { condition: 'totalControl', objectives: [marker(20, 20)] } }, 2)[0]!;
    };
    expect(at(2)).toBeGreaterThan(at(1));
    expect(at(3) - at(2)).toBeLessThan(at(2) - at(1));
  });

  it('who is stronger there keeps it likelier', () => {
    const [weak, strong] = [50, 200].map((strength) => ({ there: 1, strength }));
    expect(keeps(strong!, weak!)).toBeGreaterThan(keeps(weak!, strong!));
    expect(keeps(weak!, { there: 0, strength: 0 })).toBe(1);
  });

  it('flyers count on their last turn alone, and a little while they can still come down on it', () => {
    const flyer = (turn: number, w: object): number =>
      atTheEnd(
        {
          red: { r1: { profile: { type: 'flyer', weapons: [] }, at: [20, 20], with: w } },
          options: { turns: 12 },
          state: { turn, condition: 'totalControl', objectives: [marker(20, 20)] },
        },
        0,
      )[0]!;
    expect(flyer(11, { flew: 6 })).toBe(1);
    expect(flyer(9, { flew: 5 })).toBe(0);
    expect(flyer(7, { flew: 4 })).toBeCloseTo(0.2, 9);
    expect(flyer(9, { flew: 4, where: { at: 'sky' } })).toBeCloseTo(0.2, 9);
  });
});
