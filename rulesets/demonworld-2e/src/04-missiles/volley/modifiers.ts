import type { Modifier } from '@walstatt/engine';
import { unitOf } from '../../01-introduction/board/occupancy.ts';
import type { Card } from '../../generated/state.ts';
import type { Demonworld, Look } from '../../kit.ts';
import type { ShotSubject } from './activity.ts';

const cardOf = (look: Look, element: string): Card =>
  look.state.cards[look.state.units[unitOf(look.state, element)]!.card]!;

/** DW-IV-33, DW-IV-34: what is added to the strength of a shot, in the order of the book's formula. */
export const missileBase: readonly Modifier<Demonworld>[] = [
  {
    rule: 'DW-II-01',
    op: 'add',
    by: (look, s: ShotSubject) => -cardOf(look, s.target).armourMissile,
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
    by: (look, s: ShotSubject) => Math.floor(cardOf(look, s.target).size / 2),
  },
] as readonly Modifier<Demonworld>[];
