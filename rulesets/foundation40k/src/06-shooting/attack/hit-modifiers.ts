import type { Cover } from '../../14-terrain/terrain.ts';
import { modifier } from '../../kit.ts';
import type { AttackKind } from './save-modifiers.ts';

export type HitSubject = { readonly kind: AttackKind; readonly cover: Cover };

/**
 * The hit roll that is needed: FK or NK, one harder if the target is in hard cover but not in soft cover (FD-SHOOT-08),
 * and always 6+ in suppressive fire.
 */
export const hitModifiers = [
  modifier({
    rule: 'FD-SHOOT-07',
    op: 'add',
    when: (_, x: HitSubject) => x.kind === 'volley' && x.cover === 'hard',
    by: 1,
  }),
  modifier({
    rule: 'FD-GAP-103',
    op: 'add',
    when: (look, x: HitSubject) => x.kind === 'strike' && x.cover === 'hard' && look.state.options.hardCoverInMelee,
    by: 1,
  }),
  modifier({ rule: 'FD-SUPPRESS-03', op: 'set', when: (_, x: HitSubject) => x.kind === 'suppress', by: 6 }),
  modifier({ rule: 'FD-GAP-13', op: 'atMost', by: 7 }),
];
