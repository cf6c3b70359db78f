import { expect, test } from 'vitest';
import { eyes } from '../test/begun.ts';
import { type Field, stateOf } from '../test/field.ts';
import type { State } from './generated/state.ts';
import { invariants } from './invariants.ts';

/** What is impossible in a state with these changes, and where it may be written. */
function broken(change: (s: State) => void, more: Field = {}): (string | string[])[][] {
  const state = stateOf({ red: { A: { at: [20, 20], models: 2 } }, blue: { B: { at: [60, 40] } }, ...more });
  change(state);
  return invariants(eyes(state)).map(({ at, what }) => [what, at.map((path) => path.join('.'))]);
}

test('an ordinary table breaks nothing', () => {
  expect(broken(() => {})).toEqual([]);
  expect(broken(() => {}, { blue: { B: { at: [60, 40], morale: 'pinned' }, R: { status: 'reserve' } } })).toEqual([]);
});

test('units and players count what is there', () => {
  expect(
    broken((s) => {
      s.players['red']!.unitsLeft = 2;
    }),
  ).toEqual([
    ['red has 2 units left, but 1 of its units are not destroyed', ['players.red.unitsLeft', 'players.red', 'units']],
  ]);
  expect(
    broken((s) => {
      s.units['A']!.living = 1;
    }),
  ).toEqual([['A counts 1 living models, but 2 are not gone', ['units.A.living', 'units.A']]]);
});

test('only steady units have markers', () => {
  for (const marker of ['reactionMarker', 'takeCover'] as const)
    expect(
      broken((s) => {
        s.units['A']!.morale = 'pinned';
        s.units['A']!.takeCover = false;
        s.units['A']![marker] = true;
      }),
    ).toEqual([['A is pinned and has a marker that only steady units have', ['units.A.morale', 'units.A']]]);
});

test('models belong to their unit, stand where it stands, and have lives', () => {
  expect(
    broken((s) => {
      s.models['A.2']!.unit = 'B';
    }),
  ).toEqual([['model 2 of A belongs to B', ['models.A.2.unit', 'units.A.models', 'units.A']]]);
  expect(
    broken((s) => {
      s.models['A.2']!.where = { at: 'off' };
    }),
  ).toEqual([['model 2 of A is off the table, but A is on it', ['models.A.2.where', 'units.A.status', 'units.A']]]);
  expect(
    broken((s) => {
      s.models['A.1']!.lost = 2;
    }),
  ).toEqual([['model 1 of A has lost 2 of 1 lives', ['models.A.1.lost', 'units.A', 'units.A']]]);
  const dead = (s: State): void => {
    s.models['A.1']!.lost = 2;
    s.models['A.1']!.where = { at: 'gone' };
    s.units['A']!.living = 1;
  };
  expect(broken(dead)).toEqual([]);
});

test('[FD-MOVE-06] models stand on the table, and none on another', () => {
  const places = (model: number) => [`models.A.${model}.where`, `units.A.places.${model - 1}`, 'units.A.at', 'units.A'];
  const put =
    (x: number, y: number) =>
    (s: State): void => {
      s.models['A.2']!.where = { at: 'table', x: x * 2540, y: y * 2540, facing: 0 };
    };
  expect(broken(put(20, 0))).toEqual([['model 2 of A is off the table', places(2)]]);
  const onto = broken(put(20.5, 20));
  expect(onto).toHaveLength(1);
  expect(onto[0]![0]).toMatch(/^model [12] of A stands on model [12] of A$/);
  expect([places(1), places(2)]).toContainEqual(onto[0]![1]);
  const breakingOff = (unit: string) => (s: State) => {
    put(20, 0)(s);
    s.agenda = [{ do: 'breakOff', at: 'flight', c: { seat: 'red', unit, pursuers: [], distance: 0 }, reply: null }];
  };
  expect(broken(breakingOff('A'))).toEqual([]);
  expect(broken(breakingOff('B'))).toHaveLength(1);
  const acting = (state: State): void => {
    put(20, 0)(state);
    state.agenda = [
      { do: 'act', at: 'react', c: { seat: 'red', unit: 'A', action: 'moveAction', free: false }, reply: null },
    ];
  };
  expect(broken(acting)).toHaveLength(1);
  // A unit that is not on the table stands nowhere, whatever its models say.
  expect(
    broken((s) => {
      s.units['A']!.status = 'reserve';
      put(20, 0)(s);
    }),
  ).toEqual([]);
});
