import { describe, expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';
import { begun, inch, position } from './positions.ts';

const place = (pieces: string[], x: number, y: number): object[] =>
  pieces.map((piece, i) => ({
    piece,
    pose: { x: inch(x + 1.2 * (i % 3)), y: inch(y - 1.2 * Math.floor(i / 3)), facing: 900 },
  }));

describe('before the battle', () => {
  test('[SK-SETUP-02][SK-SETUP-03] two seats, or three on two sides', () => {
    const sides = (scenario: string): unknown => begun({ scenario }).state.seats;
    expect(sides('skirmish')).toEqual([
      { id: 'red', side: 'dawn' },
      { id: 'blue', side: 'dusk' },
    ]);
    expect(sides('alliance')).toEqual([
      { id: 'red', side: 'dawn' },
      { id: 'blue', side: 'dusk' },
      { id: 'green', side: 'dawn' },
    ]);
    expect(Object.keys(begun({}).state.units)).toHaveLength(6);
    expect(ruleset.setUp({ scenario: 'siege' })).toMatchObject({ problems: [{ path: ['scenario'], got: '"siege"' }] });
    expect(ruleset.setUp({ options: { rounds: 'many' } })).toMatchObject({
      problems: [{ path: ['options', 'rounds'] }],
    });
    expect(ruleset.setUp({ armies: 2 })).toMatchObject({ problems: [{ path: ['armies'] }] });
  });

  test('[SK-SETUP-04] everybody is asked at once about mist; one no is enough', () => {
    const s = begun({ scenario: 'alliance' });
    expect(s.asked).toEqual(['red:mist', 'blue:mist', 'green:mist']);
    s.moreDice(6, 1).answer('mist', true, 'green').answer('mist', false, 'blue').answer('mist', true, 'red');
    expect(s.state.effects).toEqual([]);
  });

  test('[SK-SETUP-06] the highest roll chooses the edge; equal ones roll again', () => {
    const s = position('scenario: skirmish\nat: battle.deploy\n', [4, 4, 2, 5]);
    expect(s.request('chooseEdge')).toMatchObject({ by: 'blue', options: [{ id: 'south' }, { id: 'north' }] });
    s.answer('chooseEdge', 'south');
    expect(s.state.sides).toMatchObject({ dawn: { edge: 'north' }, dusk: { edge: 'south' } });
  });

  test('[SK-SETUP-07] sides deploy in turn, wholly within 6 inches of their edge', () => {
    const s = position('scenario: alliance\nat: battle.deploy\n', [6, 1]);
    s.answer('chooseEdge', 'south');
    const rifles = ['red-rifles.1', 'red-rifles.2', 'red-rifles.3', 'red-rifles.4', 'red-rifles.5'];
    expect(s.refused('deploy', place(rifles, 10, 5.6))).toMatchObject({ code: 'outsideZone', rule: 'SK-SETUP-07' });
    expect(s.refused('deploy', place(rifles, 33.5, 3)).code).toBe('outsideZone');
    expect(s.refused('deploy', place(rifles.slice(1), 10, 3)).code).toBe('wrongCount');
    expect(s.refused('deploy', [])).toMatchObject({ code: 'thereIsRoom' });
    expect(
      s.refused(
        'deploy',
        rifles.map((piece, i) => ({ piece, pose: { x: inch(5 + 2 * i), y: inch(3) } })),
      ).code,
    ).toBe('outOfCoherency');
    s.answer('deploy', place(rifles, 10, 3));
    expect(s.request('chooseToDeploy')).toMatchObject({ by: 'blue' });
    s.answer('chooseToDeploy', 'blue-gunners');
    const gunners = ['blue-gunners.1', 'blue-gunners.2', 'blue-gunners.3'];
    expect(s.refused('deploy', place(gunners, 20, 18.2)).code).toBe('outsideZone');
    s.answer('deploy', place(gunners, 20, 22));
    expect(s.request('chooseToDeploy')).toMatchObject({ by: 'green' });
  });

  test('[SK-MOVE-03] [SK-SETUP-07] [SK-SETUP-01] [SK-MOVE-06] all that is wrong with a deployment is told', () => {
    const s = position('scenario: alliance\nat: battle.deploy\n', [6, 1]);
    s.answer('chooseEdge', 'south');
    const { pieces } = s.request('deploy') as unknown as { pieces: string[] };
    const at = [0, 0, 2, 12, 36].map((x, i) => ({ piece: pieces[i]!, pose: { x: inch(5 + x), y: inch(3) } }));
    expect(s.faults('deploy', at)).toEqual([
      'onModel SK-MOVE-03',
      'outsideZone SK-SETUP-07',
      'offTable SK-SETUP-01',
      'outOfCoherency SK-MOVE-06',
    ]);
    s.end('deploy');
  });

  test('[SK-SETUP-08] without room a unit takes no part', () => {
    const s = position(
      `
at: battle.round {} / deployment {first: dawn}
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south}, dusk: {edge: north}}
units:
  reds: {unit: rifles, owner: red}
  mates: {unit: rifles, owner: red, at: [[18, 12]]}
  blues: {unit: rifles, owner: blue, at: [[10, 20]]}
terrain:
  west: {kind: wall, rectangle: [0, 0, 18, 6]}
  east: {kind: wall, rectangle: [18, 0, 18, 6]}
`,
    );
    s.answer('deploy', []);
    expect(s.of('modelLost')).toHaveLength(5);
    expect(s.of('modelLost')[0]).toMatchObject({ why: 'noRoom', rules: ['SK-SETUP-08', 'SK-END-01'] });
  });
});
