import { expect, test } from 'vitest';
import { field } from '../test/field.ts';
import type { State } from './generated/state.ts';
import { invariants } from './invariants.ts';

const soldiers = {
  red: { squad: { places: [[10, 10]] }, captain: { places: [[12, 10]] }, other: { places: [[14, 10]] } },
  blue: { horde: { places: [[30, 30]] } },
} as const;

/** What is impossible about the table after a change. */
function impossible(change: (s: State) => void): string[] {
  const s = field(soldiers);
  change(s.state);
  return invariants(s.battle.look as never).map(({ at, what }) => `${at[0]!.join('.')}: ${what}`);
}

test('a table on which nothing is wrong', () => {
  expect(impossible(() => {})).toEqual([]);
  const attached = (s: State): void => {
    s.units['captain']!.attachedTo = 'squad';
  };
  expect(impossible(attached)).toEqual([]);
});

test('a unit joins one of its own army, which has joined nobody', () => {
  const chain = (s: State): void => {
    s.units['captain']!.attachedTo = 'squad';
    s.units['other']!.attachedTo = 'captain';
  };
  expect(impossible(chain)).toEqual([
    'units.other.attachedTo: other has joined captain, which has joined a unit itself',
  ]);
  const traitor = (s: State): void => {
    s.units['captain']!.attachedTo = 'horde';
  };
  expect(impossible(traitor)).toEqual(['units.captain.attachedTo: captain has joined horde of the other army']);
});

test('a destroyed unit has no models left, and models stand only where their unit is', () => {
  const destroyed = (s: State): void => {
    s.units['squad']!.status = { at: 'destroyed' };
  };
  expect(impossible(destroyed)).toEqual([
    'units.squad.status: squad is destroyed but has models',
    'models.squad.1.where: squad.1 is on the battlefield, but squad is not',
  ]);
  const gone = (s: State): void => {
    destroyed(s);
    s.models['squad.1']!.where = { at: 'gone' };
    s.models['squad.1']!.lost = 9;
  };
  expect(impossible(gone)).toEqual([]);
});

test('a model belongs to its unit, stands on the battlefield and loses no more wounds than it has', () => {
  const moved = (x: number, y: number) => (s: State) => {
    s.models['horde.1']!.where = { at: 'battlefield', x, y, z: 0, facing: 0 };
  };
  const { board } = field(soldiers).state;
  expect(impossible(moved(0, board.depth))).toEqual([]);
  for (const [x, y] of [
    [-1, 5],
    [5, -1],
    [board.width + 1, 5],
    [5, board.depth + 1],
  ] as const)
    expect(impossible(moved(x, y))).toEqual(['models.horde.1.where: horde.1 is off the battlefield']);
  const lost = (n: number) => (s: State) => {
    s.models['horde.1']!.lost = n;
  };
  expect(impossible(lost(2))).toEqual([]);
  expect(impossible(lost(3))).toEqual(['models.horde.1.lost: horde.1 has lost 3 of 2 wounds']);
  const strange = (s: State): void => {
    s.models['horde.1']!.unit = 'squad';
  };
  expect(impossible(strange)).toEqual(['models.horde.1.unit: horde.1 is not among the models of squad']);
});

test('nobody has fewer than no points', () => {
  const poor = (s: State): void => {
    s.players['red']!.commandPoints = -1;
    s.players['blue']!.victoryPoints = -1;
  };
  expect(impossible(poor)).toEqual([
    'players.red.commandPoints: red has spent too many command points',
    'players.blue.victoryPoints: blue has fewer than no victory points',
  ]);
});
