import { describe, expect, test } from 'vitest';
import { free, inch, position, row } from './positions.ts';

describe('smoke and fire', () => {
  test('[SK-FIRE-01] smoke once per battle, within 8 inches of the leader', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 16]]}
`);
    expect(s.question('sees', { unit: 'reds', target: 'blues' })).toBe(true);
    s.start('smoke', { unit: 'reds' });
    const [piece] = (s.request('placeSmoke') as unknown as { pieces: string[] }).pieces;
    const cloud = (x: number, y: number): object[] => [{ piece, pose: { x: inch(x), y: inch(y) } }];
    expect(s.refused('placeSmoke', cloud(10, 12.1))).toMatchObject({ code: 'smokeTooFar', rule: 'SK-FIRE-01' });
    expect(s.refused('placeSmoke', cloud(-1, 4)).code).toBe('offTable');
    s.answer('placeSmoke', cloud(10, 10)).end();
    expect(s.state.terrain[piece!]).toMatchObject({ kind: 'smoke', status: 'there', top: inch(3) });
    expect(s.question('sees', { unit: 'reds', target: 'blues' })).toBe(false);
    expect(s.question('actions', { unit: 'reds' })).not.toContain('smoke');
  });

  test('[SK-FIRE-02] smoke stays for the next complete action phase and is gone after it', () => {
    const s = position(
      `
at: round.end {}
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south}, dusk: {edge: north}}
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]], broken: true}
  blues: {unit: rifles, owner: blue, at: [[10, 16]], broken: true}
terrain: {smoke-1: {kind: smoke, circle: [10, 10, 2]}}
effects:
  - {name: cloud, rule: SK-FIRE-02, on: smoke-1, data: {}, until: {until: end, frame: actionPhase, complete: true}}
`,
      Array<number>(10).fill(6),
    );
    expect(s.battle.idle).toBe(true);
    expect(s.state.terrain['smoke-1']!.status).toBe('there');
    s.start('round', {});
    s.answer('bid', 0, 'red').answer('bid', 0, 'blue');
    expect(s.of('terrainVanished')).toMatchObject([{ terrain: 'smoke-1', rules: ['SK-FIRE-02'] }]);
    s.end();
  });

  const FLAMES = `
units:
  flames: {unit: flamers, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: ${row(10, 12, 5)}}
terrain:
  wood: {kind: wood, rectangle: [8, 11, 5, 3]}
  grove: {kind: wood, rectangle: [14.5, 11, 3, 3]}
`;

  test('[SK-FIRE-03][SK-FIRE-07][SK-SHOOT-12] flames set woods on fire; the shooter orders the consequences', () => {
    const s = free(FLAMES, { 'SK-SHOOT-03': [6, 1, 1], 'SK-SHOOT-06': [6], 'SK-SHOOT-07': [1] });
    s.start('fire', { unit: 'flames' }).answer('beforeHit', null).answer('allocateWounds', { 'blues.1': 1 });
    expect(s.request('orderTriggers')).toMatchObject({
      by: 'red',
      rule: 'SK-FIRE-07',
      options: [{ id: 'ignite' }, { id: 'suppress' }],
    });
    s.answer('orderTriggers', ['suppress', 'ignite']);
    expect(s.of('woodCaughtFire').map((e) => e.terrain)).toEqual(['wood', 'grove']);
    const order = s.events.filter((e) => e.type === 'effectBegan' || e.type === 'woodCaughtFire').map((e) => e.type);
    expect(order).toEqual(['effectBegan', 'woodCaughtFire', 'woodCaughtFire']);
    s.answer('afterShot', null).end();
  });

  const burning = (wood: string, dice: Record<string, number[]>, rest = '') =>
    free(
      `
units:
  reds: {unit: rifles, owner: red, at: [[3, 3]]}
  blues: {unit: rifles, owner: blue, at: [[9, 12], [10.5, 12], [12, 12]]}
  bikes: {unit: skimmers, owner: blue, at: [[9.5, 13.4, 4]]}
terrain:
  wood: {kind: wood, rectangle: [8, 11, 5, 3], status: burning${wood}}
${rest}
`,
      dice,
    ).start('endPhase', {});

  test('[SK-FIRE-04] models in a burning wood roll; the owner chooses who is hurt', () => {
    const s = burning('', { 'SK-FIRE-04': [3, 2, 6] });
    expect(s.request('chooseBurnt')).toMatchObject({ by: 'blue', min: 1, max: 1 });
    s.answer('chooseBurnt', ['blues.3']).end();
    expect(s.of('modelLost')).toMatchObject([{ model: 'blues.3', why: 'fire' }]);
    expect(s.state.terrain['wood']).toMatchObject({ status: 'burning', burnt: 1 });
  });

  test('[SK-FIRE-04] the side with the initiative orders several fires', () => {
    const s = burning(
      '',
      { 'SK-FIRE-04': [6, 6, 6] },
      '  far: {kind: wood, rectangle: [20, 11, 3, 3], status: burning}',
    );
    expect(s.request('orderFires')).toMatchObject({ by: 'red', options: [{ id: 'wood' }, { id: 'far' }] });
    s.answer('orderFires', ['far', 'wood']).end();
    expect(s.of('woodBurnt').map((e) => e.terrain)).toEqual(['far', 'wood']);
  });

  test('[SK-FIRE-05] fire spreads to woods within 2 inches', () => {
    const woods = '  near: {kind: wood, rectangle: [15, 11, 3, 3]}\n  far: {kind: wood, rectangle: [20.1, 11, 3, 3]}';
    const s = burning('', { 'SK-FIRE-04': [6, 6, 6], 'SK-FIRE-05': [5] }, woods);
    s.end();
    expect(s.of('woodCaughtFire')).toMatchObject([{ terrain: 'near' }]);
    const not = burning('', { 'SK-FIRE-04': [6, 6, 6], 'SK-FIRE-05': [4] }, woods);
    expect(not.of('woodCaughtFire')).toEqual([]);
  });

  test('[SK-FIRE-06] after two end phases the wood is gone', () => {
    const s = burning(', burnt: 1', { 'SK-FIRE-04': [6, 6, 6] });
    s.end();
    expect(s.of('terrainVanished')).toMatchObject([{ terrain: 'wood', rules: ['SK-FIRE-06'] }]);
    expect(s.question('inCover', { unit: 'reds', target: 'blues' })).toBe(false);
  });

  test('[SK-FIRE-04][SK-TRANS-03] a carrier that burns is left by its passengers', () => {
    const s = free(
      `
units:
  reds: {unit: rifles, owner: red, at: [[3, 3]]}
  tank: {unit: carrier, owner: blue, at: [[10, 12]], wounds: 1}
  crew: {unit: gunners, owner: blue, aboard: tank}
terrain:
  wood: {kind: wood, rectangle: [8, 11, 5, 3], status: burning, burnt: 1}
`,
      { 'SK-FIRE-04': [1], 'SK-TRANS-03': [2, 2, 2] },
    ).start('endPhase', {});
    for (const x of [9, 10, 11])
      s.answer('placeSurvivor', [{ piece: `crew.${x - 8}`, pose: { x: inch(x), y: inch(9) } }]);
    s.end();
    expect(s.state.terrain['wood']!.status).toBe('gone');
  });
});
