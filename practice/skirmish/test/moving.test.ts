import { describe, expect, test } from 'vitest';
import { free, inch, position } from './positions.ts';

const go = (mover: string, ...spots: [number, number][]): object => ({
  mover,
  legs: spots.map(([x, y]) => ({ leg: 'go', x: inch(x), y: inch(y) })),
});

const walk = (rest: string, unit = 'reds', allowance = '5in', dice: number[] = []) =>
  free(rest, dice).start('walk', { unit, kind: 'move', allowance });

describe('movement', () => {
  test('[SK-MOVE-01] up to the move in straight legs, model by model', () => {
    const s = walk('units: {reds: {unit: rifles, owner: red, at: [[10, 4], [11.5, 4]]}}');
    expect(s.request('planMove')).toMatchObject({ movers: ['reds.1', 'reds.2'], none: true });
    expect(s.refused('planMove', [go('reds.1', [10, 7], [13, 7])])).toMatchObject({
      code: 'tooFar',
      rule: 'SK-MOVE-01',
      measured: inch(6),
      limit: inch(5),
      better: { shorterBy: inch(1) },
    });
    expect(s.refused('planMove', [{ mover: 'reds.1', legs: [{ leg: 'fly', x: 0, y: 0 }] }]).code).toBe('malformed');
    expect(s.refused('planMove', [{ mover: 'reds.1', legs: [{ leg: 'go', x: 0.5, y: 0 }] }]).code).toBe('malformed');
    s.answer('planMove', [go('reds.2', [11.5, 7]), go('reds.1', [10, 6], [12, 6])]).end();
    expect(s.of('modelMoved').map((e) => [e.model, e.pose.x, e.pose.y])).toEqual([
      ['reds.2', inch(11.5), inch(7)],
      ['reds.1', inch(10), inch(6)],
      ['reds.1', inch(12), inch(6)],
    ]);
  });

  test('[SK-MOVE-02][SK-MOVE-03][SK-MOVE-05] not through enemies nor onto anybody, an inch away from enemies', () => {
    const s = walk(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  mates: {unit: rifles, owner: red, at: [[12, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 6.5]]}
`);
    expect(s.refused('planMove', [go('reds.1', [10, 9])])).toMatchObject({ code: 'throughEnemy', rule: 'SK-MOVE-02' });
    expect(s.refused('planMove', [go('reds.1', [12.5, 4])])).toMatchObject({ code: 'onModel', rule: 'SK-MOVE-03' });
    expect(s.refused('planMove', [go('reds.1', [10, 4.6])])).toMatchObject({ code: 'nearEnemy', rule: 'SK-MOVE-05' });
    s.answer('planMove', [go('reds.1', [14, 4])]).end();
  });

  test('[SK-MOVE-04][SK-SETUP-01] walls are in the way, and so is the edge', () => {
    const s = walk(`
units: {reds: {unit: rifles, owner: red, at: [[10, 4]]}}
terrain:
  wall: {kind: wall, rectangle: [8, 6, 4, 0.5]}
  other: {kind: wall, rectangle: [5, 2, 3, 3]}
`);
    expect(s.refused('planMove', [go('reds.1', [10, 8])])).toMatchObject({ code: 'impassable', rule: 'SK-MOVE-04' });
    expect(s.refused('planMove', [go('reds.1', [7, 4])])).toMatchObject({ code: 'impassable', rule: 'SK-MOVE-04' });
    expect(s.refused('planMove', [go('reds.1', [10, 0.4])])).toMatchObject({ code: 'offTable', rule: 'SK-SETUP-01' });
    s.answer('planMove', [go('reds.1', [10, 0.5])]).end();
  });

  test('[SK-MOVE-06] coherency with the leader; strays may stay as far as they are', () => {
    const s = walk('units: {reds: {unit: rifles, owner: red, at: [[10, 4], [13, 4], [20, 4]]}}');
    expect(s.refused('planMove', [go('reds.2', [14.1, 4])])).toMatchObject({
      code: 'outOfCoherency',
      rule: 'SK-MOVE-06',
      limit: inch(3),
    });
    expect(s.refused('planMove', [go('reds.3', [20.5, 4])]).code).toBe('outOfCoherency');
    s.answer('planMove', [go('reds.1', [11, 4]), go('reds.2', [14, 4]), go('reds.3', [21, 4])]).end();
  });
});

const RUBBLE = `
units: {reds: {unit: rifles, owner: red, at: [[10, 4], [11.5, 4], [13, 4]]}}
terrain: {rubble: {kind: rubble, rectangle: [8, 6, 8, 2]}}
`;

describe('dangerous ground', () => {
  const plan = [go('reds.2', [11.5, 8]), go('reds.1', [10, 8]), go('reds.3', [13, 8])];

  test('[SK-GROUND-01][SK-OPT-03] a model that enters rubble rolls; if it is lost it drops out, the others go on', () => {
    const s = walk(RUBBLE, 'reds', '5in', [1, 2, 6]);
    s.answer('planMove', plan).end();
    expect(s.of('modelLost')).toMatchObject([{ model: 'reds.2', why: 'ground', rules: ['SK-GROUND-01', 'SK-END-01'] }]);
    expect(s.of('modelMoved').map((e) => e.model)).toEqual(['reds.2', 'reds.1', 'reds.1', 'reds.3', 'reds.3']);
    expect(s.state.models['reds.3']!.where).toMatchObject({ pose: { x: inch(13), y: inch(8) } });
    const deadly = walk(`${RUBBLE}options: {deadlyGround: true}\n`, 'reds', '5in', [2, 3, 6]);
    deadly.answer('planMove', plan).end();
    expect(deadly.of('modelLost')).toMatchObject([{ model: 'reds.2' }]);
  });

  test('[SK-GROUND-02] without the leader those that have not moved are planned anew', () => {
    const s = walk(RUBBLE, 'reds', '5in', [5, 1]);
    s.answer('planMove', plan);
    expect(s.of('modelLost')).toMatchObject([{ model: 'reds.1' }]);
    expect(s.request('planMove')).toMatchObject({ movers: ['reds.3'] });
    s.answer('planMove', [go('reds.3', [13, 5])]).end();
    expect(s.state.models['reds.2']!.where).toMatchObject({ pose: { y: inch(8) } });
  });

  test('[SK-GROUND-01] a plan in the middle, written in a position file', () => {
    const s = position(
      `
at: walk.cross {unit: reds, kind: move, allowance: 5in, asked: true, plan: [{mover: reds.1, legs: [{leg: go, x: 25400, y: 20320}]}], crossing: {mover: reds.1, crossing: {what: rubble, id: rubble, at: 100}, met: goOn}, trace: [{mover: reds.1}]}
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
units: {reds: {unit: rifles, owner: red, at: [[10, 5.6]]}, blues: {unit: rifles, owner: blue, at: [[30, 20]]}}
terrain: {rubble: {kind: rubble, rectangle: [8, 6, 8, 2]}}
`,
      [4],
    );
    s.end();
    expect(s.of('modelMoved')).toMatchObject([{ pose: { x: 25400, y: 20320 } }]);
  });
});
