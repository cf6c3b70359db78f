import type { Cover } from '../../14-terrain/terrain.ts';
import { modifier } from '../../kit.ts';

/** What kind of attack a die belongs to. `hazard` is a terrain test or an explosion. */
export type AttackKind = 'volley' | 'suppress' | 'strike' | 'hazard';

/** A save die: FP after armour, the cover of the unit, and whether the unit took cover. */
export type SaveSubject = {
  readonly kind: AttackKind;
  readonly fp: number;
  readonly cover: Cover;
  readonly takeCover: boolean;
};

const isShooting = (k: AttackKind): boolean => k === 'volley' || k === 'suppress';

/**
 * The save that is needed, in the order of FD-SHOOT-10: worsened by FP, improved by cover but not in melee
 * (FD-MELEE-07), then capped (FD-GAP-12).
 */
export const saveModifiers = [
  modifier({
    rule: 'FD-SHOOT-10',
    op: 'add',
    when: (_, x: SaveSubject) => isShooting(x.kind),
    by: (_, x: SaveSubject) => x.fp,
  }),
  modifier({
    rule: 'FD-MELEE-06',
    op: 'add',
    when: (_, x: SaveSubject) => x.kind === 'strike',
    by: (_, x: SaveSubject) => x.fp,
  }),
  modifier({
    rule: 'FD-MOVE-14',
    op: 'add',
    when: (_, x: SaveSubject) => x.kind === 'hazard',
    by: (_, x: SaveSubject) => x.fp,
  }),
  modifier({
    rule: 'FD-TERRAIN-02',
    op: 'add',
    when: (_, x: SaveSubject) => x.cover === 'soft' && isShooting(x.kind),
    by: -1,
  }),
  modifier({
    rule: 'FD-SHOOT-11',
    op: 'add',
    when: (_, x: SaveSubject) => x.cover === 'hard' && isShooting(x.kind),
    by: -1,
  }),
  modifier({
    rule: 'FD-ACTION-27',
    op: 'add',
    when: (look, x: SaveSubject) => x.takeCover && (isShooting(x.kind) || look.state.options.takeCoverInMelee),
    by: -1,
  }),
  modifier({ rule: 'FD-GAP-12', op: 'atLeast', by: 2 }),
  modifier({ rule: 'FD-GAP-12', op: 'atMost', by: 7 }),
];
