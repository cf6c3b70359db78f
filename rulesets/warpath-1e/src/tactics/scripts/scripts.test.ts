import { type Answer, aboutRequest, type Plan, type Request, seededRng } from '@walstatt/engine';
import { Battle, refuse, sampleAnswer, seededDice } from '@walstatt/engine/host';
import type { Scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { type Field, play } from '../../../test/field.ts';
import { randomSetup } from '../../../test/random-setup.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { drivenBy } from '../../08-movement/order/activity.ts';
import { endsAfter } from '../../08-movement/walk/walk-check.ts';
import { ruleset } from '../../index.ts';
import type { Look, Warpath } from '../../kit.ts';
import { runOverBy } from '../field.ts';
import { wayTo } from '../presence.ts';
import { scripts } from './index.ts';
import { extentOf, gapFrom, gapTo, postOf } from './posts.ts';
import { Reckoning } from './reckon.ts';

type AnyAnswer = (look: Look, r: Request, errand: { unit: string; aim: string | null }) => Answer | null | undefined;

/** What a unit with this script answers to the pending request of that name. */
function answer(s: Scenario<Warpath>, name: string, script: string, unit: string, aim: string | null): Answer {
  const r = s.request(name as never) as unknown as Request;
  const own = (scripts.scripts[script]!.answers as Readonly<Record<string, AnyAnswer>>)[name]!;
  return own(s.battle.lookAs(r.by) as never, r, { unit, aim }) as Answer;
}

/** Where a unit's middle is after the walk that its script wants. */
function walked(s: Scenario<Warpath>, script: string, unit: string, aim: string | null): { x: number; y: number } {
  const plan = answer(s, 'walk', script, unit, aim) as Plan;
  const ends = endsAfter(s.state.units[unit]!, plan);
  const [xs, ys] = [ends.map((m) => m.x), ends.map((m) => m.y)];
  return extentOf({ minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) });
}

const aims = (s: Scenario<Warpath>, script: string, unit: string): readonly (string | null)[] =>
  scripts.scripts[script]!.aims(s.battle.lookAs('red') as never, unit);

const ordered = (field: Field, unit: string): Scenario<Warpath> => play(field).answer('moveUnit', unit);

const marker = (x: number, y: number) => ({ x: inches(x), y: inches(y), terrain: null });

describe('in random battles', () => {
  it('every answer of every script is legal', () => {
    let asked = 0;
    const answered = new Set<string>();
    for (let seed = 1; seed <= 8; seed++) {
      const rng = seededRng(seed);
      const set = ruleset.setUp(randomSetup(rng));
      if (!('state' in set)) throw new Error('no battle');
      const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
      for (let n = 0; !battle.idle && n < 160; n++) {
        const { id, request } = battle.pending[0]!;
        const look = battle.lookAs(request.by) as never;
        const { by } = aboutRequest(ruleset as never, request as never);
        const unit = by.length === 1 && by[0]! in battle.state.units ? by[0]! : null;
        for (const [name, script] of unit === null ? [] : Object.entries(scripts.scripts)) {
          const own = (script.answers as Readonly<Record<string, AnyAnswer>>)[request.name];
          for (const aim of own === undefined ? [] : script.aims(look, unit!)) {
            expect(scripts.scripts[name]!.worth(look, unit!, aim)).toBeGreaterThanOrEqual(0);
            const found = own!(look, request as never, { unit: unit!, aim });
            if (found === undefined) continue;
            asked++;
            answered.add(`${name} ${request.name}`);
            const refusal = refuse(look, request as never, found as never);
            if (refusal !== null && !mayBeRefused(request.name))
              throw new Error(`seed ${seed}: ${name}: ${JSON.stringify({ request, found, refusal })}`);
          }
        }
        battle.answer(id, sampleAnswer(look, request as never, rng));
      }
    }
    expect(asked).toBeGreaterThan(300);
    for (const one of [
      'charge order',
      'charge walk',
      'shoot walk',
      'hold walk',
      'ram drive',
      'swoop flyIn',
      'west deployPlace',
    ])
      expect(answered).toContain(one);
  }, 60_000);
});

/** Where a unit may not stay, or nowhere does it find a place of its script, it takes the usual answer. */
const mayBeRefused = (name: string): boolean => name === 'deployHow' || name === 'flyIn';

describe('charge', () => {
  const field = (far: number): Field => ({
    red: { r: { is: 'demo-grunts', at: [20, 10] } },
    blue: { b: { is: 'demo-steel-warriors', at: [20, 10 + far] }, c: { is: 'demo-steel-warriors', at: [45, 30] } },
  });

  it('charges its aim if it can, although it could charge others', () => {
    const s = ordered({ ...field(9), blue: { ...field(9).blue, d: { at: [29, 17] } } }, 'r');
    expect(answer(s, 'order', 'charge', 'r', 'b')).toBe('charge');
    s.answer('order', 'charge');
    expect(answer(s, 'chargeTarget', 'charge', 'r', 'b')).toBe('b');
    expect(answer(s, 'chargeTarget', 'charge', 'r', 'd')).toBe('d');
  });

  it('runs at an enemy that is far off, and stops where that one cannot charge but it can', () => {
    const far = ordered(field(34), 'r');
    expect(answer(far, 'order', 'charge', 'r', 'b')).toBe('doubleTime');
    far.answer('order', 'doubleTime');
    expect(walked(far, 'charge', 'r', 'b').y).toBeGreaterThan(inches(19));
    const near = ordered(field(17), 'r');
    near.answer('order', 'doubleTime');
    const { x, y } = walked(near, 'charge', 'r', 'b');
    const look = near.battle.lookAs('red') as never as Look;
    const gap = gapFrom(postOf(look, 'r')!, x, y, postOf(look, 'b')!);
    expect(gap).toBeGreaterThan(inches(8));
    expect(gap).toBeLessThan(inches(10));
  });

  it('goes around a house', () => {
    const s = ordered({ ...field(34), ground: { house: { kind: 'blocking', from: [16, 13], to: [24, 18] } } }, 'r');
    s.answer('order', 'doubleTime');
    const { x, y } = walked(s, 'charge', 'r', 'b');
    expect(Math.abs(x - inches(20))).toBeGreaterThan(inches(3));
    expect(y).toBeGreaterThanOrEqual(inches(10));
  });

  it('is worth more the nearer the enemy is, and nothing for those who never charge', () => {
    const worth = (far: number): number => {
      const s = ordered(field(far), 'r');
      return scripts.scripts['charge']!.worth(s.battle.lookAs('red') as never, 'r', 'b');
    };
    expect(worth(9)).toBeGreaterThan(worth(20));
    expect(worth(20)).toBeGreaterThan(worth(30));
    const s = ordered({ ...field(9), red: { r: { is: 'demo-jotun-hailstorm-cannon', at: [20, 10] } } }, 'r');
    expect(aims(s, 'charge', 'r')).toEqual([]);
  });
});

describe('stalk', () => {
  it('ends out of the sight of guns where charge would run into the open', () => {
    const s = ordered(
      {
        red: { r: { is: 'demo-grunts', at: [20, 8] } },
        blue: {
          b: { is: 'demo-jotun-hailstorm-cannon', at: [20, 46] },
          c: { is: 'demo-thunderstorm-veterans', at: [24, 46] },
        },
        ground: { house: { kind: 'blocking', from: [8, 20], to: [18, 24] } },
      },
      'r',
    );
    s.answer('order', 'doubleTime');
    const look = s.battle.lookAs('red') as never as Look;
    const danger = ({ x, y }: { x: number; y: number }): number =>
      new Reckoning(look).dangerAt(postOf(look, 'r')!, x, y);
    const covered = walked(s, 'stalk', 'r', 'b');
    expect(danger(covered)).toBeLessThan(danger(walked(s, 'charge', 'r', 'b')));
    expect(covered.y).toBeGreaterThan(inches(8));
  });
});

describe('shoot', () => {
  const field = (from: readonly [number, number]): Field => ({
    red: { r: { is: 'steel-warriors-section', at: from } },
    blue: { b: { is: 'demo-grunts', at: [30, 40] } },
    ground: { house: { kind: 'blocking', from: [26, 22], to: [34, 26] } },
  });

  it('goes to where the target is in sight and in range', () => {
    const s = ordered(field([25, 18]), 'r');
    expect(answer(s, 'order', 'shoot', 'r', 'b')).toBe('advance');
    s.answer('order', 'advance').answer('walk', answer(s, 'walk', 'shoot', 'r', 'b') as never);
    expect(s.question('canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: true });
  });

  it('stays if it shoots well from here, and hurries if nothing is near', () => {
    expect(answer(ordered(field([20, 30]), 'r'), 'order', 'shoot', 'r', 'b')).toBe('halt');
    const far = ordered({ ...field([8, 3]), ground: {} }, 'r');
    expect(answer(far, 'order', 'shoot', 'r', 'b')).toBe('doubleTime');
  });

  it('has a gun move only for a better shot in the next turn than it gives up in this one', () => {
    const gun = (house: readonly [number, number]): Scenario<Warpath> =>
      ordered(
        {
          red: { r: { is: 'demo-jotun-hailstorm-cannon', at: [20, 10] } },
          blue: { b: { is: 'demo-grunts', at: [20, 40] } },
          ground: { house: { kind: 'blocking', from: [house[0], 12], to: [house[1], 13] } },
        },
        'r',
      );
    expect(answer(gun([10, 22]), 'order', 'shoot', 'r', 'b')).toBe('advance');
    expect(answer(gun([2, 15]), 'order', 'shoot', 'r', 'b')).toBe('halt');
  });

  it('is nothing for those made for melee, who go and charge instead', () => {
    const s = ordered({ red: { r: { is: 'demo-grunts', at: [20, 10] } }, blue: { b: { at: [20, 40] } } }, 'r');
    expect(aims(s, 'shoot', 'r')).toEqual([]);
    expect(aims(s, 'stand', 'r')).toEqual([]);
    expect(aims(s, 'stalk', 'r')).toContain('b');
  });
});

describe('hold', () => {
  const field = (from: readonly [number, number]): Field => ({
    red: { r: { is: 'steel-warriors-squad', at: from } },
    blue: { b: { is: 'example-warlord', at: [60, 44] } },
    state: { condition: 'scorchedEarth', objectives: [marker(20, 24), marker(50, 24)] },
    options: { turns: 12 },
  });

  it('goes to its objective and stays there', () => {
    const far = ordered(field([20, 8]), 'r');
    expect(answer(far, 'order', 'hold', 'r', '1')).toBe('doubleTime');
    far.answer('order', 'doubleTime');
    expect(walked(far, 'hold', 'r', '1').y).toBeGreaterThan(inches(14));
    const near = ordered(field([20, 18]), 'r');
    near.answer('order', 'advance').answer('walk', answer(near, 'walk', 'hold', 'r', '1') as never);
    const look = near.battle.lookAs('red') as never as Look;
    expect(wayTo(look, look.state.objectives[0]!, postOf(look, 'r')!)).toBe(0);
    expect(answer(ordered(field([20, 23]), 'r'), 'order', 'hold', 'r', '1')).toBe('halt');
  });

  it('is worth more at the nearer objective, and nothing where none counts', () => {
    const s = ordered(field([20, 12]), 'r');
    const worth = (aim: string): number => scripts.scripts['hold']!.worth(s.battle.lookAs('red') as never, 'r', aim);
    expect(worth('1')).toBeGreaterThan(worth('2'));
    expect(aims(ordered({ ...field([20, 12]), state: { condition: 'meatGrinder' } }, 'r'), 'hold', 'r')).toEqual([]);
  });
});

describe('ram', () => {
  it('drives over its aim', () => {
    const s = ordered(
      { red: { r: { is: 'demo-raptor', at: [20, 10] } }, blue: { b: { is: 'demo-grunts', at: [22, 26] } } },
      'r',
    );
    expect(answer(s, 'order', 'ram', 'r', 'b')).toBe('fullPower');
    s.answer('order', 'fullPower');
    const [plan] = answer(s, 'drive', 'ram', 'r', 'b') as Plan;
    const look = s.battle.lookAs('red') as never as Look;
    const { where } = s.state.units['r']!;
    if (where.at !== 'table') throw new Error('it has left');
    expect(runOverBy(look, drivenBy(look, 'r', 'fullPower'), where.models[0]!, plan!.legs)).toEqual(['b']);
  });
});

describe('ram, from afar', () => {
  it('comes near enough to get there in the next turn, and does not race ahead', () => {
    const s = ordered(
      {
        red: { r: { is: 'demo-raptor', at: [20, 4] } },
        blue: {
          b: { is: 'demo-jotun-hailstorm-cannon', at: [20, 46] },
          c: { is: 'demo-steel-warriors', at: [30, 46] },
        },
      },
      'r',
    );
    const chosen = answer(s, 'order', 'ram', 'r', 'b') as string;
    s.answer('order', chosen).answer('drive', answer(s, 'drive', 'ram', 'r', 'b') as never);
    const look = s.battle.lookAs('red') as never as Look;
    const gap = gapTo(postOf(look, 'r')!, postOf(look, 'b')!);
    expect(gap).toBeLessThan(inches(36));
    expect(gap).toBeGreaterThan(inches(20));
  });
});

describe('take post', () => {
  it('masses those made for melee on a flank, and spreads those who shoot', () => {
    const away = { with: { where: { at: 'box' as const } } };
    const s = play({
      red: {
        r: { is: 'demo-grunts', at: [8, 2] },
        grunts: { is: 'demo-grunts', at: [30, 2], ...away },
        warriors: { is: 'demo-steel-warriors', at: [40, 2], ...away },
      },
      blue: { b: { is: 'demo-steel-warriors', at: [36, 40] } },
    });
    const worth = (wing: string, unit: string) =>
      scripts.scripts[wing]!.worth(s.battle.lookAs('red') as never, unit, null);
    const best = (unit: string) => ['west', 'middle', 'east'].sort((a, b) => worth(b, unit) - worth(a, unit))[0];
    expect(best('grunts')).toBe('west');
    expect(best('warriors')).toBe('middle');
  });
});

describe('shelter', () => {
  it('goes where enemies do less', () => {
    const s = ordered(
      {
        red: { r: { is: 'example-iron-ancestor', at: [20, 20] } },
        blue: { b: { is: 'demo-jotun-hailstorm-cannon', at: [20, 44] } },
        ground: { house: { kind: 'blocking', from: [22, 22], to: [30, 26] } },
      },
      'r',
    );
    s.answer('order', 'doubleTime');
    const look = s.battle.lookAs('red') as never as Look;
    const me = postOf(look, 'r')!;
    const { x, y } = walked(s, 'shelter', 'r', null);
    expect(new Reckoning(look).dangerAt(me, x, y)).toBeLessThan(0.6 * new Reckoning(look).dangerAt(me, me.x, me.y));
  });
});
