import { expect, it } from 'vitest';
import { type Field, play, suppressed } from '../../../test/field.ts';
import { FAR, hero, squad, truck } from '../../../test/pieces.ts';
import { moveUnitRequest } from './request.ts';

it('[WP-TURN-03] [WP-TRANSPORT-09] [WP-MORALE-11] why a unit receives no order: whose turn it is, and who keeps it aboard', () => {
  const aboard = (more: object = {}) => ({ with: { where: { at: 'aboard', of: 't' }, ...more } }) as never;
  const f: Field = { red: { r: hero([10, 10]), t: truck([20, 10]), p: aboard() }, blue: FAR };
  const why = (unit: string, more: Partial<Field> = {}) => {
    const s = play({ ...f, ...more });
    return moveUnitRequest.whyNot!(s.battle.look, s.request('moveUnit'), unit);
  };
  expect(why('b')).toBe('WP-TURN-03');
  expect(why('p')).toBe('WP-TRANSPORT-09');
  expect(why('p', { effects: [{ ...(suppressed('p') as object), armed: true }] })).toBe('WP-MORALE-11');
  expect(why('p', { red: { ...f.red, p: aboard({ order: 'halt' }) } })).toBeNull();
  expect(why('r', { red: { ...f.red, r: squad([10, 10], {}, { order: 'halt' }) } })).toBeNull();
  expect(why('w', { red: { ...f.red, w: { with: { where: { at: 'reserve' } } } } })).toBeNull();
  expect(why('nobody')).toBeNull();
  expect(play(f).refused('moveUnit', 'b').rule).toBe('WP-TURN-03');
});
