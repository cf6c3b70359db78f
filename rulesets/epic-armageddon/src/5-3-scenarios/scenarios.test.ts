import { boxOfPolygon } from '@walstatt/geometry';
import { describe, expect, test } from 'vitest';
import { cm } from '../1-00-materials/cm.ts';
import type { Force } from '../5-1-armies/force.ts';
import type { State } from '../generated/state.ts';
import { setupChoices } from './choices.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { buyersOf, setUp } from './set-up.ts';

const scenario = (name: string): Scenario => SCENARIOS[name]!;

/** What a fixed force consists of, formation by formation, as the ledger counts it. */
function forceOf(name: string, seat: string): { readonly force: Force; readonly counted: string[] } {
  const { brings } = scenario(name).players.find((player) => player.seat === seat)!;
  if (!('force' in brings)) throw new Error(`${seat} brings an army`);
  const { formations } = brings.force;
  return { force: brings.force, counted: Object.values(formations).map((f) => counted([...f.units, ...f.characters])) };
}

function counted(refs: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const ref of refs) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return [...counts].map(([ref, n]) => `${n} ${ref}`).join(', ');
}

const COMPANY = '6 tactical, 3 rhino';

describe('training', () => {
  test('[EA-5.2-01][EA-5.2.1-01][EA-5.2.1-05] basics: two formations of six tactical units each', () => {
    for (const seat of ['red', 'blue']) {
      const { force, counted: units } = forceOf('basics', seat);
      expect(units).toEqual(['6 tactical', '6 tactical']);
      expect(force.strategyRating).toBe(5);
      for (const { initiative, rules } of Object.values(force.formations)) {
        expect(initiative).toBe(1);
        expect(rules).toEqual(['theyShallKnowNoFear']);
      }
    }
  });

  test('[EA-5.2.1-02] a square of 60 to 90 cm with hills, a built-up area and woods, and an objective in the centre', () => {
    const { board, terrain, objectives, placed } = scenario('basics').tables[0]!;
    expect(board.width).toBe(board.depth);
    expect(board.width).toBeGreaterThanOrEqual(cm(60));
    expect(board.width).toBeLessThanOrEqual(cm(90));
    const kinds = Object.values(terrain).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'hill').length).toBeGreaterThanOrEqual(2);
    expect(kinds).toContain('buildings');
    expect(kinds).toContain('woods');
    expect(objectives).toEqual([{ x: board.width / 2, y: board.depth / 2 }]);
    expect(placed).toBeNull();
  });

  test('[EA-5.2.1-03][EA-5.2.1-04][EA-5.2.1-07] opposite edges, strips of 15 cm, one objective to hold', () => {
    const { deployment, victory, players } = scenario('basics');
    expect(players.map(({ edge }) => edge)).toEqual(['south', 'north']);
    expect(deployment.map(({ where }) => where)).toEqual([
      { at: 'strip', edge: 'south', deep: cm(15) },
      { at: 'strip', edge: 'north', deep: cm(15) },
    ]);
    expect(victory).toEqual({ by: 'holding', objectives: 1 });
  });

  test('[EA-5.2.2-01][EA-5.2.3-01] fast attack and armoured forces', () => {
    expect(forceOf('fastAttack', 'red').counted).toEqual([COMPANY, COMPANY]);
    expect(forceOf('armouredForces', 'blue').counted).toEqual(['4 predator-destructor', '4 predator-destructor']);
  });

  test('[EA-5.2.4-01][EA-5.2.4-02] advanced training: assault units against Devastators', () => {
    expect(forceOf('advancedTraining', 'red').counted).toEqual([COMPANY, COMPANY, '4 assault']);
    expect(forceOf('advancedTraining', 'blue').counted).toEqual([COMPANY, COMPANY, '4 devastator']);
  });

  test('[EA-5.2.5-01][EA-5.2.5-02] combined arms: Predators and Whirlwinds besides', () => {
    const more = ['4 predator-destructor', '3 whirlwind'];
    expect(forceOf('combinedArms', 'red').counted).toEqual([COMPANY, COMPANY, '4 assault', ...more]);
    expect(forceOf('combinedArms', 'blue').counted).toEqual([COMPANY, COMPANY, '4 devastator', ...more]);
  });

  test('[EA-5.2.5-03][EA-5.2.5-05] 90 to 120 cm square, one more objective each at 45 cm, two to hold', () => {
    for (const name of ['combinedArms', 'specialistTraining']) {
      const { tables, victory } = scenario(name);
      const { board, objectives, placed } = tables[0]!;
      expect([board.width, board.depth]).toEqual([cm(120), cm(120)]);
      expect(objectives).toEqual([{ x: cm(60), y: cm(60) }]);
      expect(placed).toEqual({ each: 1, apart: cm(45) });
      expect(victory).toEqual({ by: 'holding', objectives: 2 });
    }
  });

  test('[EA-5.2.6-01][EA-5.2.6-02] specialist training: Land Raiders, Land Speeders, a captain and a Dreadnought', () => {
    expect(forceOf('specialistTraining', 'red').counted).toEqual([
      `${COMPANY}, 1 captain`,
      `${COMPANY}, 1 dreadnought`,
      '4 land-raider',
      '5 land-speeder',
    ]);
    expect(forceOf('specialistTraining', 'blue').counted).toEqual(forceOf('specialistTraining', 'red').counted);
  });
});

describe('scenarios with fixed forces', () => {
  test('[EA-5.3.7-01] ambush', () => {
    expect(forceOf('ambush', 'blue').counted).toEqual([
      '5 killa-kopta',
      '5 buggy, 4 waaghbike, 1 brennabuggy',
      '6 gun-battery',
      '6 gun-battery',
      '6 gun-battery',
      '3 buggy, 4 kampfpanza, 8 boyz, 4 grots',
    ]);
    expect(forceOf('ambush', 'red').counted).toEqual([
      '3 assault, 1 chaplain',
      '4 devastator, 2 dreadnought',
      '4 tactical, 1 captain',
      '5 tactical, 1 librarian',
      '4 scouts, 1 scout-sniper',
      '4 land-speeder',
      '2 typhoon, 3 tornado',
      '4 bike, 4 trike',
    ]);
    expect(scenario('ambush').lastRound).toBe(3);
  });

  test('[EA-5.3.7-02][EA-5.3.7-03][EA-5.3.7-04] a road from one short edge to the other, the Orks on it first', () => {
    const { tables, deployment } = scenario('ambush');
    const { terrain, board } = tables[0]!;
    const road = ['F1', 'F2', 'F3'].map((id) => boxOfPolygon(terrain[id]!.shape));
    expect(road[0]!.minX).toBeLessThanOrEqual(cm(1));
    expect(road[2]!.maxX).toBeGreaterThanOrEqual(board.width - cm(1));
    for (const i of [0, 1]) expect(road[i]!.maxX).toBeGreaterThan(road[i + 1]!.minX);
    expect(deployment.map(({ seat, formations, where }) => [seat, formations, where.at])).toEqual([
      ['blue', 'all', 'queue'],
      ['red', ['S5'], 'nearTerrain'],
      ['red', 'all', 'awayFromTerrain'],
    ]);
    expect(deployment[1]!.where).toMatchObject({ within: cm(15) });
    expect(deployment[2]!.where).toMatchObject({ by: cm(30) });
  });

  test("[EA-5.3.12.4-01][EA-5.3.12.4-02][EA-5.3.12.4-09] Gogard's last stand", () => {
    const { force, counted: orks } = forceOf('lastStand', 'blue');
    expect(orks).toEqual(['1 great-gargant']);
    expect(force).toMatchObject({ strategyRating: 3, formations: { O1: { initiative: 3 } } });
    expect(forceOf('lastStand', 'red').counted).toEqual([
      `${COMPANY}, 1 captain`,
      '4 devastator, 1 captain',
      '4 land-raider',
      '1 command-bunker',
      '1 command-bunker',
    ]);
  });

  test('[EA-5.3.12.4-03][EA-5.3.12.4-04][EA-5.3.12.4-05][EA-5.3.12.4-06][EA-G-33] its table and its deployment', () => {
    const { tables, deployment, lastRound } = scenario('lastStand');
    const kinds = Object.values(tables[0]!.terrain).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'road')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'ruins')).toHaveLength(7);
    expect(deployment.map(({ formations, where }) => [formations, where])).toEqual([
      [['S4', 'S5'], { at: 'awayFrom', edges: ['south', 'north', 'west', 'east'], by: cm(15) }],
      ['one', { at: 'nearTerrain', pieces: ['R1', 'R2', 'R3'], within: 0 }],
      ['all', { at: 'entry', edge: 'south' }],
      ['all', { at: 'strip', edge: 'north', deep: cm(20) }],
    ]);
    expect(lastRound).toBeNull();
  });

  test('[EA-5.3.13-01][EA-5.3.13-02][EA-5.3.13-03][EA-5.3.13-04] death from above', () => {
    const { force, counted: orks } = forceOf('deathFromAbove', 'blue');
    expect(orks).toEqual(['4 fighta-bomma', '4 fighta-bomma']);
    expect(force).toMatchObject({
      strategyRating: 3,
      formations: { O1: { initiative: 3, rules: ['powerOfTheWaaagh'] } },
    });
    const imperial = forceOf('deathFromAbove', 'red');
    expect(imperial.counted).toEqual([
      '3 thunderbolt',
      '1 command-bunker, 1 hydra',
      '1 command-bunker, 1 hydra',
      '3 basilisk, 1 hydra',
    ]);
    expect(imperial.force).toMatchObject({ strategyRating: 2, formations: { I1: { initiative: 2, rules: [] } } });
    const { deployment, lastRound } = scenario('deathFromAbove');
    expect(deployment.map(({ seat, formations, where }) => [seat, formations, where.at])).toEqual([
      ['red', ['I2', 'I3', 'I4'], 'awayFrom'],
      ['red', 'all', 'reserve'],
      ['blue', 'all', 'reserve'],
    ]);
    expect(lastRound).toBe(3);
  });

  test('[EA-5.3.14-01][EA-5.3.14-02][EA-5.3.14-03][EA-5.3.14-05] Thunderhawk Down!', () => {
    const orks = forceOf('thunderhawkDown', 'blue');
    expect(orks.counted).toEqual([
      '3 fighta-bomma',
      '3 fighta-bomma',
      '1 command-bunker, 1 hydra',
      '1 command-bunker, 1 hydra',
    ]);
    expect(orks.force.strategyRating).toBe(2);
    expect(Object.values(orks.force.formations).map(({ initiative, rules }) => [initiative, rules.length])).toEqual([
      [3, 1],
      [3, 1],
      [2, 0],
      [2, 0],
    ]);
    const imperial = forceOf('thunderhawkDown', 'red');
    expect(imperial.counted).toEqual(['1 thunderhawk', '4 terminator', '3 thunderbolt']);
    expect(imperial.force.strategyRating).toBe(5);
    expect(Object.values(imperial.force.formations).map(({ initiative, rules }) => [initiative, rules.length])).toEqual(
      [
        [1, 1],
        [1, 1],
        [2, 0],
      ],
    );
  });
});

describe('scenarios with armies', () => {
  test('[EA-5.1-01][EA-5.1.2-06][EA-5.1.4-01][EA-5.1.4-03] the tournament: its table and three objectives each', () => {
    const { board, terrain, placed } = scenario('tournament').tables[0]!;
    expect([board.width, board.depth]).toEqual([cm(180), cm(120)]);
    expect(placed).toEqual({ each: 3, apart: cm(30) });
    // EA-5.1.2-08, EA-5.1.2-09: twelve features, none to four in each square of 60 cm. Roads are no features.
    const features = Object.values(terrain).filter(({ kind }) => kind !== 'road');
    expect(features).toHaveLength(12);
    const squares = features.map(({ shape }) => {
      const { minX, maxX, minY, maxY } = boxOfPolygon(shape);
      return `${Math.floor((minX + maxX) / cm(120))} ${Math.floor((minY + maxY) / cm(120))}`;
    });
    for (const square of squares) expect(squares.filter((s) => s === square).length).toBeLessThanOrEqual(4);
  });

  test('[EA-5.3.1-02][EA-5.3.1-03] cleanse: opposite quarters at 45 cm, four rounds', () => {
    const { deployment, lastRound } = scenario('cleanse');
    expect(deployment.map(({ where }) => where)).toEqual([
      { at: 'quarter', edges: ['south', 'west'], fromEnemy: cm(45) },
      { at: 'quarter', edges: ['north', 'east'], fromEnemy: cm(45) },
    ]);
    expect(lastRound).toBe(4);
  });

  test('[EA-5.3.2-01][EA-5.3.2-03] escalating engagement: within 45 cm of the own edge, five rounds', () => {
    const { deployment, lastRound } = scenario('escalation');
    for (const { where } of deployment) expect(where).toEqual({ at: 'escalation', deep: cm(45) });
    expect(lastRound).toBe(5);
  });

  test('[EA-5.3.5-01][EA-5.3.5-02][EA-5.3.5-03][EA-G-33] breakthrough: Orks at both ends, Minervans between, six rounds', () => {
    const { deployment, lastRound } = scenario('breakthrough');
    expect(buyersOf(scenario('breakthrough')).map(({ army, lists }) => [army, lists])).toEqual([
      ['minerva3000', ['imperial']],
      ['orks3000', ['orks']],
    ]);
    expect(deployment.map(({ seat, where }) => [seat, where])).toEqual([
      ['blue', { at: 'strips', edges: ['west', 'east'], deep: cm(30) }],
      ['red', { at: 'awayFrom', edges: ['west', 'east'], by: cm(45) }],
    ]);
    expect(lastRound).toBe(6);
  });

  test('[EA-5.3.15-01][EA-5.3.15-02][EA-5.3.15-03][EA-5.3.15-04][EA-5.3.15-05][EA-5.3.15-12][EA-5.3.15-14] the water treatment plant', () => {
    const { players, tables, deployment, lastRound } = scenario('waterPlant');
    expect(players.map(({ side }) => side)).toEqual(['imperials', 'imperials', 'imperials', 'orks', 'orks']);
    expect(tables.map(({ board }) => [board.width, board.depth])).toEqual(Array(3).fill([cm(180), cm(120)]));
    expect(deployment.map(({ seat, table, where }) => [seat, table, where])).toEqual([
      ['red', 0, { at: 'awayFrom', edges: [], by: cm(45) }],
      ['red2', 1, { at: 'awayFrom', edges: ['west'], by: cm(45) }],
      ['red3', 2, { at: 'awayFrom', edges: ['east'], by: cm(45) }],
      ['blue', 1, { at: 'entry', edge: 'west' }],
      ['blue2', 2, { at: 'entry', edge: 'east' }],
    ]);
    expect(lastRound).toBe(12);
    const { brings } = players[0]!;
    const parts = 'army' in brings ? Object.values(brings.besides!.formations) : [];
    expect(parts.map(({ units }) => counted(units))).toEqual(['6 water-tank', '1 pump-station', '1 control-centre']);
    expect(setUp({ scenario: 'waterPlant' })).toMatchObject({ problems: [{ expected: 'a scenario on one table' }] });
  });
});

/** The state before the first step. */
function stateOf(name: string, more: object = {}): State {
  const made = setUp({ scenario: name, ...more });
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  return made.state;
}

describe('set-ups', () => {
  const single = Object.keys(SCENARIOS).filter((name) => scenario(name).tables.length === 1);

  test.each(single)('%s becomes a state: everybody off the table, terrain on it and not beyond its edges', (name) => {
    const state = stateOf(name);
    expect(state.seats).toEqual([
      { id: 'red', side: 'red' },
      { id: 'blue', side: 'blue' },
    ]);
    for (const { where } of Object.values(state.units)) expect(where).toEqual({ at: 'off' });
    for (const { units } of Object.values(state.formations)) expect(units.length).toBeGreaterThan(0);
    for (const { kind, shape } of Object.values(state.terrain)) {
      const { minX, minY, maxX, maxY } = boxOfPolygon(shape);
      // Roads lead off the table.
      const over = kind === 'road' ? cm(4) : 0;
      expect(minX).toBeGreaterThanOrEqual(-over);
      expect(minY).toBeGreaterThanOrEqual(-over);
      expect(maxX).toBeLessThanOrEqual(state.board.width + over);
      expect(maxY).toBeLessThanOrEqual(state.board.depth + over);
    }
  });

  test('[EA-1.5-01] each player has the strategy rating of the scenario or the list', () => {
    expect(stateOf('thunderhawkDown').players).toEqual({ red: { strategyRating: 5 }, blue: { strategyRating: 2 } });
    expect(stateOf('tournament').players).toEqual({ red: { strategyRating: 5 }, blue: { strategyRating: 3 } });
  });

  test('deployment names formations that are there, and every player deploys', () => {
    for (const { players, deployment } of Object.values(SCENARIOS)) {
      for (const { seat, formations } of deployment) {
        const { brings } = players.find((player) => player.seat === seat)!;
        if (typeof formations === 'object' && 'force' in brings)
          for (const id of formations) expect(Object.keys(brings.force.formations)).toContain(id);
      }
      expect(new Set(deployment.map(({ seat }) => seat))).toEqual(new Set(players.map(({ seat }) => seat)));
    }
  });

  test('[EA-5-01] armies are chosen where the scenario fixes none', () => {
    expect(setupChoices.list('basics')).toEqual([]);
    const choices = setupChoices.list('breakthrough');
    expect(choices.map(({ id, preset }) => [id, preset])).toEqual([
      ['army red', 'minerva3000'],
      ['army blue', 'orks3000'],
    ]);
    for (const { values, preset } of choices) expect(values.map(({ value }) => value)).toContain(preset);
    const setup = setupChoices.toSetup('breakthrough', { 'army red': 'imperial3000' });
    expect(setup).toEqual({ armies: { red: 'imperial3000' } });
    expect(stateOf('breakthrough', setup).formations['I1']!.owner).toBe('red');
    expect(setupChoices.toSetup('breakthrough', { 'army blue': { file: 'f', part: 'l' } })).toEqual({
      armies: { blue: { army: 'f', list: 'l' } },
    });
    const file = 'army: w\nruleset: epic-armageddon\nlists: {l: {list: orks, points: 300, formations: {A: warband}}}\n';
    expect(setupChoices.partsOf!('army blue', file)).toEqual([{ value: 'l', name: 'l (300)' }]);
    expect(setUp({ scenario: 'cleanse', armies: { red: file } })).toMatchObject({
      problems: [{ expected: 'armies of the same total [EA-5-01]', got: '300 and 2000 points' }],
    });
    expect(setUp({ scenario: 'cleans' })).toMatchObject({ problems: [{ path: ['scenario'] }] });
  });
});
