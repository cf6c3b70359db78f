import { expect, test } from 'vitest';
import { type Field, field } from '../../test/field.ts';
import { idle } from '../../test/idle.ts';

/** A battle in which nobody does anything that they need not do. */
const battle = (f: Field) => idle(field(f).start('battle', {}), 'straggler');
const soldiers = { red: { squad: { places: [[10, 10]] } }, blue: { horde: { places: [[30, 30]] } } } as const;

test('[WH-ROUND-01][WH-ROUND-02][WH-ROUND-04] turns alternate, the same player begins every round, until the end', () => {
  const s = battle({ ...soldiers, lastRound: 2, firstPlayer: 'blue' });
  expect(s.of('turnBegan').map((e) => e.seat)).toEqual(['blue', 'red', 'blue', 'red']);
  expect(s.of('roundBegan').map((e) => e.round)).toEqual([1, 2]);
  expect(s.state.over).toBe(true);
  s.end();
});

test('[WH-ROUND-03][WH-INTRO-02] five phases in this order', () => {
  const s = battle(soldiers);
  const phases = ['command', 'movement', 'shooting', 'charge', 'fight'];
  expect(s.of('phaseBegan').map((e) => `${e.seat} ${e.phase}`)).toEqual([
    ...phases.map((p) => `red ${p}`),
    ...phases.map((p) => `blue ${p}`),
  ]);
});

test('[WH-COH-10] at the end of every turn both players close up', () => {
  const s = battle({
    ...soldiers,
    blue: {
      horde: {
        places: [
          [30, 30],
          [40, 30],
        ],
      },
    },
  });
  expect(s.of('turnBegan').map((e) => e.seat)).toEqual(['red']);
  idle(s.answer('straggler', 'horde.2', 'blue'));
  expect(s.of('turnBegan').map((e) => e.seat)).toEqual(['red', 'blue']);
  s.end();
});

test('[WH-INTRO-01] more victory points win; the same number is a draw', () => {
  const won = battle({ ...soldiers, points: { red: 3, blue: 2 } });
  expect(won.battle.result).toMatchObject({ over: true, winners: ['red'], score: { red: 3, blue: 2 } });
  expect(battle(soldiers).battle.result.winners).toEqual(['red', 'blue']);
  expect(field(soldiers).battle.result).toMatchObject({ over: false, winners: [] });
});
