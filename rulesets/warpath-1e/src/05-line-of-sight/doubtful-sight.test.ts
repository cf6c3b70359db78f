import { botAnswer, greedyBot, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, oddsFor, seededDice } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { optionIds, play } from '../../test/field.ts';
import { ruleset } from '../index.ts';

const squad = (at: readonly [number, number], profile = {}) => ({ at, profile });

/** One enemy stands behind a house, another out of range. */
const behind = {
  phase: 'shooting',
  red: { r: squad([10, 10], { firepower: 2 }) },
  blue: { b: squad([10, 20]), far: squad([10, 45]) },
  ground: { house: { kind: 'blocking', from: [2, 14], to: [18, 16] } },
  options: { doubtfulSight: true },
} as const;

describe('sight that both call doubtful', () => {
  it('[WP-LOS-08] the die can make visible what is not seen, too', () => {
    const targets = (die: number) => {
      const s = play({ ...behind, dice: die >= 4 ? [die, 1, 1] : [die] });
      expect(optionIds(s, 'shootUnit')).toEqual(['r']);
      s.answer('shootUnit', 'r').answer('attack', 'own');
      expect(s.request('doubtSight').args).toEqual({ unit: 'r', target: 'b', visible: false });
      s.answer('doubtSight', true, 'red').answer('doubtSight', true, 'blue');
      if (die >= 4) s.answer('doubtCover', false, 'red');
      expect(s.state.units['r']!.shot).toBe(true);
      return s.of('shotFired').map((e) => e.target);
    };
    expect([targets(3), targets(4)]).toEqual([[], ['b']]);
  });

  it('[WP-LOS-08] [WP-SHOOT-07] what one of them does not doubt stays unseen; without the option nobody aims at it', () => {
    for (const answers of [[false], [true, false]]) {
      const s = play(behind);
      s.answer('shootUnit', 'r').answer('attack', 'own');
      for (const [i, a] of answers.entries()) s.answer('doubtSight', a, ['red', 'blue'][i]!);
      expect([s.of('shotFired'), s.state.units['r']!.shot]).toEqual([[], true]);
    }
    expect(optionIds(play({ ...behind, options: {} }), 'shootUnit')).toEqual([]);
  });

  it('[WP-LOS-08] after a target that stays unseen another one may be chosen', () => {
    const s = play({ ...behind, blue: { ...behind.blue, c: squad([24, 14]) }, dice: [1, 1] });
    s.answer('shootUnit', 'r').answer('attack', 'own');
    expect(optionIds(s, 'target')).toEqual(['b', 'c']);
    s.answer('target', 'b').answer('doubtSight', false, 'red').answer('attack', 'own');
    expect(s.request('doubtSight').args).toMatchObject({ target: 'c', visible: true });
    s.answer('doubtSight', false, 'red').answer('doubtCover', false, 'red');
    expect(s.of('shotFired').map((e) => e.target)).toEqual(['c']);
  });

  it('[WP-LOS-08] [WP-VEHICLE-39] [WP-SHOOT-05] for a special weapon as well, but nobody aims out of its arc or at who is in contact', () => {
    const aims = (arc: string, more: object = {}) => {
      const weapons = [{ name: 'machine-gun', firepower: 4, range: 24, arc }];
      const r = { at: [10, 10], profile: { type: 'vehicle', firepower: 0, weapons } };
      return optionIds(play({ ...behind, red: { r, ...more } } as never), 'shootUnit').includes('r');
    };
    expect([aims('A'), aims('H')]).toEqual([true, false]);
    expect(aims('A', { m: { models: [[10, 19]], profile: { models: 1, firepower: 0 } } })).toBe(false);
  });
});

describe('what is told of a shot at somebody unseen', () => {
  it('[WP-LOS-08] its dice, and odds in which nobody doubts', () => {
    const s = play(behind).answer('shootUnit', 'r');
    const forecast = ruleset.forecast!(s.battle.lookAs('red') as never, s.request('attack'), 'own');
    expect(forecast.map((f) => f.purpose)).toEqual(['toHit', 'toWound']);
    s.answer('attack', 'own');
    const measure = (state: { units: Record<string, { damage: number }> }) => state.units['b']!.damage;
    const odds = oddsFor(
      s.battle,
      'red',
      { measure, until: { fewerThan: s.state.agenda.length } } as never,
      { red: 'never' },
      { nodes: 1000, runs: 100 },
    );
    expect(odds).toMatchObject({ distribution: [[0, 1]] });
  });
});

it('[WP-LOS-08] computers come to an end with it', { timeout: 60_000 }, () => {
  const set = ruleset.setUp({ scenario: 'demo', options: { doubtfulSight: true, demoTurns: 6 } });
  if (!('state' in set)) throw new Error('no battle');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(3) });
  const rng = seededRng(3);
  const greedy = greedyBot();
  let doubts = 0;
  while (!battle.idle) {
    const pending = battle.pending[0]!;
    const { by, name } = pending.request;
    const { answer } = botAnswer(battle, by === 'fathers' ? greedy : randomBot, pending, rng);
    if (name === 'doubtSight') doubts++;
    battle.answer(pending.id, answer);
  }
  expect(battle.state.over).toBe(true);
  expect(doubts).toBeGreaterThan(0);
});
