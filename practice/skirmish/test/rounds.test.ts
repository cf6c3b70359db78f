import { describe, expect, test } from 'vitest';
import { free, inch, position } from './positions.ts';

const THREE_SEATS = `
seats: [{id: red, side: dawn}, {id: blue, side: dusk}, {id: green, side: dawn}]
sides: {dawn: {edge: south}, dusk: {edge: north}}
units:
  r1: {unit: rifles, owner: red, at: [[4, 3]]}
  r2: {unit: rifles, owner: red, at: [[8, 3]]}
  g1: {unit: rifles, owner: green, at: [[12, 3]]}
  b1: {unit: rifles, owner: blue, at: [[4, 21]]}
  b2: {unit: rifles, owner: blue, at: [[8, 21]]}
  lost: {unit: rifles, owner: blue, at: [[30, 21]], broken: true}
terrain: {wall: {kind: wall, rectangle: [0, 11, 36, 0.5], top: 4in}}
`;

describe('the round', () => {
  test('[SK-ROUND-01][SK-ROUND-02][SK-ROUND-03] points, then open bids of all seats and a die for each side', () => {
    const s = position(`at: round\npoints: {red: 3, blue: 1}\ninitiative: dawn\n${THREE_SEATS}`, {
      'SK-ROUND-03': [2, 4],
    });
    expect(s.of('roundBegan')).toMatchObject([{ round: 1 }]);
    expect(s.state.points).toEqual({ red: 3, blue: 2, green: 1 });
    expect(s.asked).toEqual(['red:bid', 'blue:bid', 'green:bid']);
    expect(s.refused('bid', 2, 'green')).toMatchObject({ code: 'wrongCount', limit: 1 });
    s.answer('bid', 1, 'red').answer('bid', 0, 'blue').answer('bid', 1, 'green');
    expect(s.of('initiativeWon')).toMatchObject([{ side: 'dusk' }]);
    expect(s.state.points).toEqual({ red: 2, blue: 2, green: 0 });
    expect(s.state.agenda.map((f) => f.do)).toEqual(['round', 'actionPhase']);
  });

  test('[SK-ROUND-04][SK-ROUND-05][SK-ACT-01] sides in turn, seats of a side in turn, each unit once', () => {
    const s = position(`at: actionPhase\ninitiative: dusk\n${THREE_SEATS}`);
    const acted: string[] = [];
    const act = (unit: string | null): void => {
      const by = s.battle.pending[0]!.request.by;
      if (unit !== null) s.answer('chooseUnit', unit);
      acted.push(`${by} ${s.of('activated').at(-1)!.unit}`);
      s.answer('chooseAction', 'hold');
    };
    expect(s.request('chooseUnit')).toMatchObject({ by: 'blue', options: [{ id: 'b1' }, { id: 'b2' }] });
    act('b2');
    act('r1');
    expect(s.refused.bind(s, 'chooseUnit', 'b2')).toThrow();
    act(null);
    act(null);
    act(null);
    expect(acted).toEqual(['blue b2', 'red r1', 'blue b1', 'green g1', 'red r2']);
    s.end();
    expect(s.state.effects.filter((e) => e.name === 'hasActed')).toEqual([]);
  });

  test('[SK-ROUND-05] a unit that has acted, is broken or in reserve is not ready', () => {
    const s = free(`
units:
  ready: {unit: rifles, owner: red, at: [[4, 3]]}
  other: {unit: rifles, owner: red, at: [[10, 3]]}
  broken: {unit: rifles, owner: red, at: [[20, 3]], broken: true}
  waiting: {unit: rifles, owner: red}
  acted: {unit: rifles, owner: red, at: [[24, 3]]}
effects:
  - {name: hasActed, rule: SK-ROUND-05, on: acted, data: {}, until: {until: end, frame: actionPhase}}
`);
    const ready = Object.keys(s.state.units).filter((unit) => s.question('isReady', { unit }));
    expect(ready).toEqual(['ready', 'other']);
    s.start('activation', { seat: 'red', unit: 'ready' });
    expect(s.of('effectBegan').map((e) => e.rules)).toEqual([['SK-ROUND-05']]);
  });

  test('[SK-ROUND-06][SK-ROUND-07] the objective comes last: more models within 3 inches score', () => {
    const near = (blue: string): string => `
units:
  reds: {unit: rifles, owner: red, at: [[18, 8.6], [16.9, 9]]}
  blues: {unit: rifles, owner: blue, at: [${blue}]}
`;
    const s = free(near('[18, 15.4], [15, 15.4], [17, 20]')).start('endPhase', {});
    expect(s.of('scored')).toMatchObject([{ side: 'dawn', points: 2 }]);
    expect(s.state.sides['dawn']!.score).toBe(2);
    const even = free(near('[18, 15.4], [19.1, 15]')).start('endPhase', {});
    expect(even.of('scored')).toEqual([]);
  });

  test('[SK-SHOOT-12] suppressed to the end of the next complete round', () => {
    const s = position(
      `
at: round.end {}
round: 1
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south}, dusk: {edge: north}}
units:
  reds: {unit: rifles, owner: red, at: [[4, 3]], broken: true}
  blues: {unit: rifles, owner: blue, at: [[30, 21]], broken: true}
effects:
  - {name: suppressed, rule: SK-SHOOT-12, on: reds, data: {}, until: {until: end, frame: round, complete: true}}
  - {name: mist, rule: SK-SETUP-04, on: table, data: {}, until: {until: end, frame: round}}
`,
      Array<number>(10).fill(6),
    );
    expect(s.state.effects.map((e) => e.name)).toEqual(['suppressed']);
    s.start('round', {}).answer('bid', 0, 'red').answer('bid', 0, 'blue').end();
    expect(s.of('effectEnded').at(-1)).toMatchObject({ rules: ['SK-SHOOT-12'] });
    expect(s.state.effects).toEqual([]);
  });
});

describe('the end', () => {
  const LAST = (round: number, more = ''): string => `
at: battle.round {} / round.end {} / endPhase.objective {}
round: ${round}
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south, score: 3}, dusk: {edge: north, score: 4}}
units:
  reds: {unit: rifles, owner: red, at: [[4, 3]]}
  blues: {unit: rifles, owner: blue, at: [[30, 21]]}
${more}`;

  test('[SK-END-02][SK-END-03][SK-OPT-01] after the last round the highest score wins', () => {
    const s = position(LAST(4));
    s.end();
    expect(s.of('battleEnded')).toMatchObject([{ winners: ['dusk'] }]);
    expect(s.battle.result).toEqual({ over: true, winners: ['dusk'], score: { dawn: 3, dusk: 4 }, rule: 'SK-END-03' });
    expect(position(LAST(2, 'options: {rounds: 2}')).battle.idle).toBe(true);
    expect(position(LAST(2)).asked).toEqual(['red:bid', 'blue:bid']);
  });

  test('[SK-END-01][SK-END-02][SK-END-03] the last model of a side: the battle is over at once', () => {
    const s = position(
      `
at: battle.round {} / round.end {} / actionPhase.next {last: dawn, acted: [red]} / activation.act {seat: red, unit: reds}
round: 1
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south}, dusk: {edge: north, score: 9}}
units:
  reds: {unit: rifles, owner: red, at: [[4, 3]]}
  blues: {unit: rifles, owner: blue, at: [[4, 14]]}
`,
      [6, 1, 6, 1],
    );
    s.answer('chooseAction', 'fire').answer('beforeHit', null).end();
    expect(s.battle.idle).toBe(true);
    expect(s.state.sides['dawn']!.score).toBe(2);
    expect(s.battle.result).toMatchObject({ over: true, winners: ['dawn'] });
    expect(s.of('ended').some((e) => e.why === 'cut')).toBe(true);
  });

  test('[SK-END-04] resignation ends a battle of two at once, and silences one of three', () => {
    const two = position(LAST(2));
    two.answer('bid', 0, 'red').signal({ type: 'resign', seat: 'blue' });
    expect(two.battle.idle).toBe(true);
    expect(two.battle.result).toMatchObject({ over: true, winners: ['dawn'], rule: 'SK-END-04' });
    const three = position(`at: actionPhase\ninitiative: dawn\n${THREE_SEATS}`);
    three.signal({ type: 'resign', seat: 'red' });
    expect(three.battle.idle).toBe(false);
  });

  test('[SK-END-05] the clock cuts a turn: defaults answer until the activation is over', () => {
    const s = position(
      `
at: actionPhase.next {last: dawn, acted: [red]} / activation.act {seat: red, unit: reds}
initiative: dawn
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south}, dusk: {edge: north}}
units:
  reds: {unit: rifles, owner: red, at: [[4, 3]]}
  mates: {unit: rifles, owner: red, at: [[10, 3]]}
  blues: {unit: rifles, owner: blue, at: [[30, 21]]}
terrain: {wall: {kind: wall, rectangle: [0, 11, 36, 0.5], top: 4in}}
effects:
  - {name: hasActed, rule: SK-ROUND-05, on: reds, data: {}, until: {until: end, frame: actionPhase}}
  - {name: hasActed, rule: SK-ROUND-05, on: blues, data: {}, until: {until: end, frame: actionPhase}}
`,
    );
    s.answer('chooseAction', 'march').answer('planMove', [
      { mover: 'reds.1', legs: [{ leg: 'go', x: inch(4), y: inch(6) }] },
    ]);
    expect(s.asked).toEqual(['red:planMove']);
    s.signal({ type: 'clock', seat: 'red' });
    expect(s.of('modelMoved')).toHaveLength(1);
    expect(s.asked).toEqual(['red:chooseAction']);
    expect(s.state.finished).toEqual([]);
    expect(s.of('activated').at(-1)).toMatchObject({ unit: 'mates' });
  });
});
