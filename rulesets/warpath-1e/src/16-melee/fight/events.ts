import { endCharge, unitOf } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const fightEvents = {
  struck: event('struck', () => {}, { about: { by: 'unit', at: 'target' } }),
  meleeOver: event('meleeOver', (s, e) => endCharge(unitOf(s, e.unit)), { about: { by: 'unit' } }),
};
