import { inAdvance } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { type Field, field, type Play } from '../test/field.ts';
import { fixed, lost } from '../test/fight.ts';
import { gun, shoot } from '../test/shooting.ts';
import { ruleset } from './index.ts';

/** Both players are asked only what people are. */
function asPeople(s: Play): Play {
  for (const seat of ['red', 'blue'])
    for (const standing of inAdvance(ruleset.inAdvance, seat)) s.battle.stand(standing);
  return s;
}

test('[WH-STRAT-08] a person is not asked after every die whether to roll again, but after a charge', () => {
  const rich = (s: Play): Play => {
    for (const seat of ['red', 'blue']) s.state.players[seat]!.commandPoints = 5;
    return s;
  };
  const f: Field = { red: { squad: { places: [[10, 10]] } }, blue: { horde: { places: [[18, 10]] } } };
  const charge = asPeople(rich(field(f)));
  charge.moreDice(1, 2).start('charge', { seat: 'red', unit: 'squad', targets: ['horde'] });
  expect(charge.asked).toEqual(['red:afterRoll']);
  const move = asPeople(rich(field(f)));
  move.moreDice(3).start('move', { seat: 'red', unit: 'squad' }).answer('moveHow', 'advance', 'red');
  expect(move.asked).toEqual(['red:move']);
});

test('[WH-WEAP-20] wound rolls of twin-linked weapons that fail are rolled again without a question', () => {
  const s = asPeople(
    shoot({
      red: { squad: { places: [[10, 10]], weapons: ['gun'] } },
      blue: { horde: { places: [[20, 10]], profile: { wounds: 20 } } },
      weapons: { gun: gun({ abilities: [{ ability: 'twinLinked' }] }) },
      dice: [4, 3, 4, 1],
    }),
  );
  s.answer('targets', { 'squad.1/1': 'horde' }, 'red');
  expect(lost(s)).toBe(1);
  s.end();
});

test('[WH-ATT-17] plain models fall before those that are few', () => {
  const row = [20, 21, 22, 23].map((x) => [x, 10] as const);
  const other = { 0: { name: 'sergeant' }, 3: { name: 'gunner' } };
  const s = asPeople(
    shoot({
      red: { squad: { places: [[10, 10]], weapons: ['gun'] } },
      blue: { horde: { places: row, other, profile: { wounds: 1 } } },
      weapons: { gun: gun({ attacks: fixed(2) }) },
      dice: [4, 4, 1, 4, 4, 1],
    }),
  );
  s.answer('targets', { 'squad.1/1': 'horde' }, 'red');
  expect(s.of('modelDestroyed').map((e) => e.model)).toEqual(['horde.3', 'horde.2']);
  s.end();
});
