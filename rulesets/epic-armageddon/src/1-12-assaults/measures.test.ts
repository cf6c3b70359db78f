import { odds } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { stateOf } from '../../test/field.ts';
import { ruleset } from '../index.ts';
import { engage } from './engage.ts';

test('[EA-1.12.5-06][EA-1.12.8-01] the exact chance that an assault breaks or destroys the target', () => {
  const state = stateOf({ red: { mob: { places: [[30, 30]] } }, blue: { foes: { places: [[32, 30]] } } });
  const { activity, context } = engage.starts(null as never, { seat: 'red', formations: ['mob'] });
  const c = { ...context, defenders: ['foes'], involved: ['mob.1', 'foes.1'] };
  state.agenda = [{ do: activity, at: 'strike', c, reply: null }] as never;
  const chance = odds(ruleset, { state, since: [] }, { measure: { name: 'broken', args: { formation: 'foes' } } });
  // Each dies with 1/2 · 2/3. If both live, the higher of two dice decides, and 286 of 1296 throws tie: another round.
  const tie = 286 / 1296;
  const bothLive = 4 / 9;
  const expected = (1 / 3 + (bothLive * (1 - tie)) / 2) / (1 - bothLive * tie);
  expect(chance.method).toBe('exact');
  expect(chance.mean).toBeCloseTo(expected, 9);
});
