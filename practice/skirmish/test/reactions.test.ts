import { describe, expect, test } from 'vitest';
import { free, inch, position, row } from './positions.ts';

const FACE_TO_FACE = `
units:
  reds: {unit: rifles, owner: red, at: ${row(10, 4, 5)}}
  blues: {unit: rifles, owner: blue, at: ${row(10, 14, 5)}}
`;

/** The leader takes a small step. */
const STEP = [{ mover: 'reds.1', legs: [{ leg: 'go', x: inch(10.1), y: inch(4) }] }];

const miss = (n: number): number[] => Array<number>(n).fill(1);

describe('reactions', () => {
  test('[SK-REACT-01][SK-REACT-02][SK-REACT-03] overwatch after a move, once in each action phase, worse by one', () => {
    const s = free(FACE_TO_FACE, [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    s.start('advance', { unit: 'reds' }).answer('planMove', STEP);
    s.answer('afterMove', 'overwatch/blues');
    expect(s.state.effects).toMatchObject([
      { name: 'onTheMove' },
      { name: 'hasReacted', on: 'blues', rule: 'SK-REACT-02', until: { frame: 'actionPhase' } },
    ]);
    s.answer('beforeHit', null).answer('afterShot', null);
    expect(s.of('shotFired')).toMatchObject([{ unit: 'blues', reaction: 'overwatch' }]);
    expect(s.of('rolled')).toMatchObject([{ counts: [10, 0] }]);
    s.answer('chooseTarget', null).end();
    s.start('advance', { unit: 'reds' }).answer('planMove', STEP).answer('chooseTarget', null).end();
  });

  test('[SK-REACT-01][SK-MOVE-01] a unit that stays has not moved: nobody reacts, and the shot is not worse', () => {
    const s = free(FACE_TO_FACE);
    s.start('advance', { unit: 'reds' }).answer('planMove', []);
    expect(s.asked).toEqual(['red:chooseTarget']);
    expect(s.question('hitOn', { unit: 'reds', target: 'blues' })).toMatchObject({ value: 4 });
    s.answer('chooseTarget', null).start('advance', { unit: 'reds' }).answer('planMove', STEP);
    expect(s.asked).toEqual(['blue:afterMove']);
  });

  test('[SK-REACT-03][SK-ACT-06] a unit that holds reacts without penalty', () => {
    const s = free(
      `${FACE_TO_FACE}
effects:
  - {name: holding, rule: SK-ACT-06, on: blues, data: {}, until: {until: begin, frame: activation, of: blue}}
`,
    );
    const hitOn = (reaction: string): unknown => s.question('hitOn', { unit: 'blues', target: 'reds', reaction });
    expect(hitOn('overwatch')).toMatchObject({ value: 4 });
    expect(hitOn('returnFire')).toMatchObject({ value: 5 });
  });

  test('[SK-REACT-02] a unit that is broken, engaged, in reserve or has reacted does not react', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  bait: {unit: rifles, owner: red, at: [[20, 15.012]]}
  broken: {unit: rifles, owner: blue, at: [[10, 14]], broken: true}
  engaged: {unit: rifles, owner: blue, at: [[20, 16]]}
  inside: {unit: rifles, owner: blue}
  other: {unit: rifles, owner: blue, at: [[4, 14]]}
  done: {unit: rifles, owner: blue, at: [[14, 14]]}
  able: {unit: rifles, owner: blue, at: [[12, 14]]}
effects:
  - {name: hasReacted, rule: SK-REACT-02, on: done, data: {}, until: {until: end, frame: actionPhase}}
`);
    s.start('advance', { unit: 'reds' }).answer('planMove', STEP);
    expect(s.request('afterMove')).toMatchObject({ options: [{ id: 'overwatch/other' }, { id: 'overwatch/able' }] });
  });

  test('[SK-REACT-04] return fire inside a shot, answered inside the return fire', () => {
    const s = free(FACE_TO_FACE, miss(30));
    s.start('fire', { unit: 'reds' }).answer('beforeHit', null, 'blue');
    expect(s.asked).toEqual(['blue:afterShot']);
    s.answer('afterShot', 'returnFire/blues').answer('beforeHit', null, 'red');
    expect(s.asked).toEqual(['red:afterShot']);
    expect(s.state.agenda.map((f) => f.do)).toEqual(['fire', 'shoot', 'window', 'shoot', 'window']);
    s.answer('afterShot', 'returnFire/reds').answer('beforeHit', null, 'blue').end();
    expect(s.of('shotFired').map((e) => [e.unit, e.reaction])).toEqual([
      ['reds', 'none'],
      ['blues', 'returnFire'],
      ['reds', 'returnFire'],
    ]);
  });

  test('[SK-OPT-02] without return fire nobody answers', () => {
    const s = free(`options: {returnFire: false}\n${FACE_TO_FACE}`, miss(10));
    s.start('fire', { unit: 'reds' }).answer('beforeHit', null).end();
  });

  test('[SK-REACT-05] going to ground: better saves at once, worse shots, until the seat acts again', () => {
    const s = free(FACE_TO_FACE, {
      'SK-SHOOT-03': [6, ...miss(9)],
      'SK-SHOOT-06': [6],
      'SK-SHOOT-07': [4],
    });
    s.start('fire', { unit: 'reds' }).answer('beforeHit', 'goToGround/blues');
    expect(s.of('wounded')).toEqual([]);
    expect(s.question('saveOn', { unit: 'reds', target: 'blues' })).toMatchObject({ value: 4 });
    expect(s.question('hitOn', { unit: 'blues', target: 'reds' })).toMatchObject({ value: 5 });
    s.answer('afterShot', null);
    s.start('activation', { seat: 'blue', unit: 'blues' });
    expect(s.question('saveOn', { unit: 'reds', target: 'blues' })).toMatchObject({ value: 5 });
    s.answer('chooseAction', 'hold').end();
  });

  test('[SK-REACT-06][SK-REACT-07] one die again on both sides: a missed hit, and a failed save for a command point', () => {
    const s = free(
      `
points: {red: 1, blue: 2}
units:
  vets: {unit: veterans, owner: red, at: ${row(10, 4, 4)}}
  blues: {unit: rifles, owner: blue, at: ${row(10, 14, 5)}}
`,
      {
        'SK-SHOOT-03': [4, ...miss(7)],
        'SK-REACT-06': [4],
        'SK-SHOOT-06': [6, 6],
        'SK-SHOOT-07': [1, 2],
        'SK-REACT-07': [6],
      },
    );
    s.start('fire', { unit: 'vets' }).answer('beforeHit', null);
    expect(s.request('afterRoll')).toMatchObject({ by: 'red', options: [{ id: 'veteranReroll/miss' }] });
    s.answer('afterRoll', 'veteranReroll/miss');
    expect(s.request('afterRoll')).toMatchObject({ by: 'blue', options: [{ id: 'saveReroll/miss' }] });
    s.answer('afterRoll', 'saveReroll/miss');
    expect(s.state.points).toEqual({ red: 1, blue: 1 });
    expect(s.state.effects).toMatchObject([{ name: 'hasRerolled', on: 'blue', until: { frame: 'actionPhase' } }]);
    expect(s.request('allocateWounds')).toMatchObject({ total: 1 });
    s.answer('allocateWounds', { 'blues.1': 1 }).answer('afterShot', null).end();
  });

  test('[SK-REACT-07] once in each action phase, and it ends with the phase', () => {
    const s = position(
      `
at: round.end {} / actionPhase.next {last: dawn, acted: [red]} / activation.act {seat: red, unit: reds}
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south}, dusk: {edge: north}}
round: 1
points: {blue: 3}
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: ${row(10, 14, 5)}}
effects:
  - {name: hasActed, rule: SK-ROUND-05, on: reds, data: {}, until: {until: end, frame: actionPhase}}
  - {name: hasActed, rule: SK-ROUND-05, on: blues, data: {}, until: {until: end, frame: actionPhase}}
  - {name: hasRerolled, rule: SK-REACT-07, on: blue, data: {}, until: {until: end, frame: actionPhase}}
`,
      [6, 1, 6, 1],
    );
    s.answer('chooseAction', 'fire').answer('beforeHit', null);
    s.answer('allocateWounds', { 'blues.3': 1 }).answer('afterShot', null);
    expect(s.state.effects).toEqual([]);
    s.end();
  });

  test('[SK-REACT-08] instead of being lost a model stays with one wound, once a round', () => {
    const s = free(
      `
units:
  reds: {unit: rifles, owner: red, at: ${row(10, 4, 5)}}
  vets: {unit: veterans, owner: blue, at: ${row(10, 14, 4)}}
`,
      {
        'SK-SHOOT-03': [6, 6, 6, ...miss(7), 6, ...miss(9)],
        'SK-SHOOT-06': [6, 6, 6, 6],
        'SK-SHOOT-07': [1, 1, 1, 1],
        'SK-MORALE-01': [1, 1, 1, 1],
      },
    );
    s.start('fire', { unit: 'reds' }).answer('beforeHit', null);
    s.answer('allocateWounds', { 'vets.1': 1, 'vets.2': 1, 'vets.3': 1 });
    expect(s.request('insteadOfLosses')).toMatchObject({
      by: 'blue',
      options: [{ id: 'medic/vets.1' }, { id: 'medic/vets.2' }, { id: 'medic/vets.3' }],
    });
    s.answer('insteadOfLosses', 'medic/vets.2');
    expect(s.of('modelLost').map((e) => e.model)).toEqual(['vets.1', 'vets.3']);
    expect(s.state.models['vets.2']).toMatchObject({ wounds: 1, where: { at: 'table' } });
    s.answer('afterShot', null);
    s.start('fire', { unit: 'reds' }).answer('beforeHit', null).answer('allocateWounds', { 'vets.2': 1 });
    expect(s.of('modelLost')).toHaveLength(3);
    s.answer('afterShot', null).end();
  });
});

describe('morale', () => {
  const shot = (rest: string, dice: Record<string, number[]>) =>
    free(
      `
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  ${rest}
`,
      { 'SK-SHOOT-03': [6, 1], 'SK-SHOOT-06': [6], 'SK-SHOOT-07': [1], ...dice },
    )
      .start('fire', { unit: 'reds' })
      .answer('beforeHit', null);

  test('[SK-MORALE-01] down to half: 2D6 against nerve', () => {
    const three = shot('blues: {unit: rifles, owner: blue, at: [[10, 14], [11.5, 14], [13, 14]]}', {});
    three.answer('allocateWounds', { 'blues.1': 1 }).answer('afterShot', null).end();
    const two = shot('blues: {unit: rifles, owner: blue, at: [[10, 14], [11.5, 14]]}', { 'SK-MORALE-01': [4, 4] });
    two.answer('allocateWounds', { 'blues.1': 1 }).answer('afterShot', null).end();
    expect(two.state.units['blues']!.broken).toBe(false);
  });

  test('[SK-MORALE-02][SK-MORALE-04] broken near its own edge: it has fled', () => {
    const s = shot('blues: {unit: rifles, owner: blue, at: [[10, 16.5], [11.5, 16.5]]}', { 'SK-MORALE-01': [6, 3] });
    s.answer('allocateWounds', { 'blues.1': 1 });
    s.answer('planWithdrawal', [{ mover: 'blues.2', legs: [{ leg: 'go', x: inch(11.5), y: inch(21.5) }] }]).end();
    expect(s.of('unitFled')).toHaveLength(1);
    expect(s.state.models['blues.2']!.where).toMatchObject({ at: 'gone', why: 'fled' });
    expect(s.state.sides['dawn']!.score).toBe(4);
  });

  test('[SK-MORALE-05] broken and failing once more: lost', () => {
    const s = shot('blues: {unit: rifles, owner: blue, at: [[10, 14], [11.5, 14]], broken: true}', {
      'SK-MORALE-01': [6, 6],
    });
    s.answer('allocateWounds', { 'blues.1': 1 }).end();
    expect(s.of('modelLost').map((e) => e.why)).toEqual(['shot', 'routed']);
  });

  test('[SK-MORALE-07] rallying in the order the owner likes; each that rallies helps the next', () => {
    const s = free(
      `
units:
  a: {unit: rifles, owner: red, at: [[10, 4]], broken: true}
  b: {unit: gunners, owner: red, at: [[14, 4]], broken: true}
  c: {unit: gunners, owner: blue, at: [[14, 20]], broken: true}
`,
      { 'SK-MORALE-07': [4, 4, 4, 4, 4, 4] },
    );
    s.start('endPhase', {}).answer('orderRally', ['a', 'b']).end();
    expect(s.of('unitRallied').map((e) => e.unit)).toEqual(['a', 'b']);
    expect(s.state.units['c']!.broken).toBe(true);
  });
});
