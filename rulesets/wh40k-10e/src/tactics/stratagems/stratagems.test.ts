import { expect, test } from 'vitest';
import { answerOf, lookOf } from '../../../test/errand.ts';
import { type Field, field, type Play } from '../../../test/field.ts';
import { fixed } from '../../../test/fight.ts';
import { gun } from '../../../test/shooting.ts';
import type { Asked } from '../../kit.ts';
import { priceOfPoints } from './price.ts';

const WEAPONS = {
  gun: gun({ attacks: fixed(4) }),
  blade: { name: 'blade', range: null, attacks: fixed(4), skill: 3, strength: 5, penetration: -2, damage: fixed(1) },
} as const;

const squad = (x: number, y: number) => Array.from({ length: 5 }, (_, i) => [x + 1.4 * i, y] as const);

function on(f: Field, points: number): Play {
  const s = field({ round: 3, lastRound: 5, weapons: WEAPONS, ...f });
  for (const seat of ['red', 'blue']) s.state.players[seat]!.commandPoints = points;
  return s;
}

/** What the player who is asked answers as usual. */
const usual = (s: Play): unknown => {
  const { request } = s.battle.pending[0]!;
  return answerOf(lookOf(s, request.by), request as Asked, {});
};

const charging = (dice: number[]): Play =>
  on(
    {
      red: { A: { places: squad(20, 20), weapons: ['blade'] } },
      blue: { B: { places: squad(20, 27), weapons: ['gun'] } },
      dice,
    },
    4,
  ).start('charge', { seat: 'red', unit: 'A', targets: ['B'] });

test('a charge that falls short is rolled again, one that is enough is not', () => {
  const short = charging([1, 1]);
  expect(short.asked).toEqual(['red:afterRoll']);
  expect(usual(short)).toBe('commandReroll/2');
  expect(usual(charging([4, 4]))).toBeNull();
});

test('the last command point is dearer than one of many, and in the last round there is nothing to keep them for', () => {
  const price = (points: number, round: number): number => priceOfPoints(lookOf(on({ round }, points)), 'red', 1);
  expect(price(1, 3)).toBeGreaterThan(price(4, 3));
  expect(price(4, 3)).toBeGreaterThan(price(4, 5));
});

test('a unit that holds a marker pays for its courage, one that holds nothing does not', () => {
  const tested = (objectives: Field['objectives']): Play =>
    on(
      {
        red: { A: { places: squad(20, 20).slice(0, 2), strength: 5 } },
        blue: { B: { places: squad(50, 40) } },
        ...(objectives === undefined ? {} : { objectives }),
        dice: [1, 1],
      },
      4,
    ).start('commandPhase', { seat: 'red', tested: [] });
  const held = tested({ M1: [20, 22] });
  expect(held.asked).toEqual(['red:battleShockFailed']);
  expect(usual(held)).toBe('insaneBravery/A');
  expect(usual(tested(undefined))).toBeNull();
});
