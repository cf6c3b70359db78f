import type { Plain } from '@walstatt/engine';
import { askQuestion } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { begun, eyes } from '../../test/begun.ts';
import { act, stateOf } from '../../test/field.ts';
import { clash, duel } from '../../test/situations.ts';
import { characteristics } from './characteristics.ts';

test('[FD-PROFILE-01][FD-PROFILE-02][FD-PROFILE-03][FD-PROFILE-04][FD-PROFILE-05][FD-PROFILE-06][FD-PROFILE-07] the sample profiles of the book, as printed', () => {
  const look = eyes(begun());
  const of = (model: string): Plain => characteristics.ask(look, { model });
  expect(of('M1.1')).toEqual({ BW: '6"', NK: '4+', FK: '3+', RW: '3+', A: '1', L: '1', MW: '2+' });
  expect(of('O1.1')).toEqual({ BW: '6"', NK: '4+', FK: '5+', RW: '5+', A: '1', L: '1', MW: '4+' });
  expect(of('M4.1')).toEqual({ BW: '12"', NK: '4+', FK: '3+', RW: '3+', A: '1D6', L: '3', MW: '2+' });
  expect(askQuestion(look, 'characteristics', { model: 'M9.1' })).toMatchObject({
    problems: [{ path: ['model'], got: '"M9.1"' }],
  });
});

test('[FD-PROFILE-05] attacks are written as the book writes dice', () => {
  const printed = (dice: number, plus: number) => {
    const state = stateOf({ red: { A: { profile: { attacks: { dice, plus } } } } });
    return (characteristics.ask(eyes(state), { model: 'A.1' }) as { A: string }).A;
  };
  expect([printed(0, 3), printed(1, 0), printed(2, 1)]).toEqual(['3', '1D6', '2D6+1']);
});

test('[FD-PROFILE-05] attacks may be dice, rolled for each model', () => {
  const s = clash({
    red: { A: { at: [20, 20], profile: { attacks: { dice: 1, plus: 0 } } } },
    dice: [3, 1, 1, 1, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.of('rolled')[1]!.faces).toHaveLength(3);
  s.end();
});

test('[FD-PROFILE-06] lives are lost one by one, damaged models first', () => {
  const s = duel({
    red: { A: { at: [20, 20], models: 3, weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 5, profile: { lives: 2 } } },
    dice: [3, 3, 3, 1, 1, 1],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.3']);
  // The second hit must fall on the damaged model. Only after that is there a choice again.
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['B.3']);
  s.answer('casualties', ['B.1']).end();
});
