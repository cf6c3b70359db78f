import { event } from '../../kit.ts';

export const events = {
  firedAt: event('firedAt', () => {}, { about: { by: 'formation', at: 'target' } }),
  unitSuppressed: event('unitSuppressed', () => {}, { about: { by: 'unit' } }),
  hitsScored: event('hitsScored', () => {}, { about: { by: 'formation', at: 'target' }, shows: 'hit' }),
  templatePlaced: event('templatePlaced', () => {}, { about: { by: 'formation', at: 'target' } }),
  inCrossfire: event('inCrossfire', () => {}, { about: { by: 'from', at: 'to' } }),
};
