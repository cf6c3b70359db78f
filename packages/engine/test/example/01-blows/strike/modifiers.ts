import { modifier } from '../../kit.ts';

/** SK-SHOOT-04: a wild blow needs one more. */
export const hitOn = [
  modifier({ rule: 'SK-SHOOT-04', op: 'add', when: (_look, s: { wild: boolean }) => s.wild, by: 1 }),
];
