import type { Modifier } from '@walstatt/engine';
import { cardOf } from '../../02-characteristics/card-of.ts';
import type { Demonworld } from '../../kit.ts';
import type { ShotSubject } from './activity.ts';

/** DW-IV-33, DW-IV-34: what is added to the strength of a shot, in the order of the book's formula. */
export const missileBase: readonly Modifier<Demonworld>[] = [
  {
    rule: 'DW-II-01',
    op: 'add',
    by: (look, s: ShotSubject) => -cardOf(look.state, s.target).armourMissile,
  },
  {
    rule: 'DW-IV-33',
    op: 'add',
    when: (_look, s: ShotSubject) => s.supporters > 0,
    by: (_look, s: ShotSubject) => 2 * s.supporters,
  },
  /** DW-II-02, DW-IV-34, DW-IV-35: larger targets are easier to hit as long as they are seen. */
  {
    rule: 'DW-IV-34',
    op: 'add',
    when: (_look, s: ShotSubject) => s.visible,
    by: (look, s: ShotSubject) => Math.floor(cardOf(look.state, s.target).size / 2),
  },
] as readonly Modifier<Demonworld>[];
