import { expect, test } from 'vitest';
import { Battle } from '../../src/battle/battle.ts';
import { manualDice } from '../../src/dice/sources/manual.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { odds } from '../../src/odds/odds.ts';
import { oddsFor } from '../../src/odds/odds-for.ts';
import { stateOf } from './cases.ts';
import type { T } from './game/kit.ts';
import { dicing } from './game/ruleset.ts';

const arena = (armour: number) =>
  stateOf({
    units: {
      a: { owner: 'red', armour: 4, bodies: [{}, {}] },
      b: { owner: 'blue', armour, bodies: [{}, {}, {}] },
    },
    tokens: { red: 0, blue: 0 },
  });

const battleOf = (armour: number): Battle<T> => Battle.resume(dicing, arena(armour), [], { dice: manualDice });

const volley = (target: string) => ({
  start: {
    activity: 'volley',
    context: { by: 'red', target, dice: 3, sides: 6, hit: 1, wound: 1, how: 'through' },
  },
  measure: { name: 'alive', args: { unit: target } },
});

const asOdds = (o: ReturnType<typeof oddsFor>): Odds => {
  if ('refusal' in o) throw new Error(o.refusal.code);
  return o;
};

test('what a view hides is guessed and mixed, and the result says so', () => {
  const seen = asOdds(oddsFor(battleOf(2), 'red', volley('b'), {}, { worlds: 400 }));
  expect(seen.unknowns).toBe('sampled');
  expect(seen.worlds).toBe(400);
  expect(seen.method).toBe('exact');
  // Armour from 2 to 6 is equally likely: of three hits, half get through on average.
  expect(Math.abs(seen.mean - 1.5)).toBeLessThan(0.2);
  const [low, high] = seen.interval!;
  expect(low).toBeLessThan(1.5);
  expect(high).toBeGreaterThan(1.5);
});

test('two states that are equal for a seat give it the same odds', () => {
  const [one, two] = [2, 6].map((armour) => oddsFor(battleOf(armour), 'red', volley('b'), {}, { worlds: 8 }));
  expect(one).toEqual(two);
  const [own, other] = [2, 6].map((armour) =>
    asOdds(oddsFor(battleOf(armour), 'blue', volley('b'), {}, { worlds: 8 })),
  );
  expect(own!.mean).toBeCloseTo(3 - 3 / 6, 12);
  expect(other!.mean).toBeCloseTo(3 - 15 / 6, 12);
});

test('a seat that knows everything gets the truth', () => {
  const open = stateOf({ units: { a: { owner: 'red', armour: 4, bodies: [{}, {}] } }, tokens: { red: 0, blue: 0 } });
  const battle = Battle.resume(dicing, open, [], { dice: manualDice });
  const known = asOdds(oddsFor(battle, 'red', volley('a')));
  expect(known.unknowns).toBe('none');
  expect(known.worlds).toBe(1);
  expect(known).toEqual(odds(dicing, { state: open, since: [] }, volley('a')));
});

test("other seats' sealed answers are guessed, too", () => {
  const battle = battleOf(4);
  battle.start('bid', { a: 'red', b: 'blue', most: 1, sides: 6 });
  const idOf = (seat: string): string => battle.pending.find((p) => p.request.by === seat)!.id;
  battle.answer(idOf('red'), 0);
  battle.answer(idOf('blue'), 1);
  expect(battle.wanted).not.toBeNull();
  const blue = { measure: { name: 'score', args: { seat: 'blue' } } };
  expect(asOdds(oddsFor(battle, 'blue', blue)).mean).toBeCloseTo(7 - 2, 12);
  // Red knows its own 0. If blue had bid 0 as well, nothing would be rolled, so such guesses are thrown away.
  const guessed = asOdds(oddsFor(battle, 'red', blue, {}, { worlds: 20 }));
  expect(guessed.unknowns).toBe('sampled');
  expect(guessed.worlds).toBe(20);
  expect(guessed.mean).toBeCloseTo(5, 12);
});

test('best play in guessed worlds knows the guess: the result says so', () => {
  const result = asOdds(oddsFor(battleOf(4), 'red', volley('b'), { red: 'maximise' }, { worlds: 4 }));
  expect(result.notes).toEqual([{ note: 'bestKnowsGuess' }]);
});

test('no odds while something must be declared without measuring', () => {
  const battle = battleOf(4);
  battle.start('gamble', { seat: 'red', sides: 6, pot: 1, rounds: 1 });
  const [pending] = battle.pending;
  Object.assign(pending!.request, { blind: true });
  expect(oddsFor(battle, 'red', volley('b'))).toEqual({ refusal: { code: 'blind', rule: 'WP-DICE-04' } });
  expect(oddsFor(battle, 'blue', volley('b'))).not.toHaveProperty('refusal');
});

test('an activity begun on a pending question is followed to its own end only', () => {
  const battle = battleOf(4);
  battle.start('gamble', { seat: 'red', sides: 6, pot: 1, rounds: 1 });
  expect(() => oddsFor(battle, 'red', { ...volley('b'), until: 'idle' })).toThrow('to its own end');
  expect(asOdds(oddsFor(battle, 'blue', volley('b'))).mean).toBeCloseTo(1.5, 12);
});
