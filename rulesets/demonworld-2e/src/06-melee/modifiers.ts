import type { Modifier } from '@walstatt/engine';
import { unitOf } from '../01-introduction/board/occupancy.ts';
import { type Piece, pieceOf } from '../01-introduction/board/pieces.ts';
import { type Zone, zoneOf } from '../01-introduction/board/sides-of-element.ts';
import { cardOf } from '../02-characteristics/card-of.ts';
import type { Card, Unit } from '../generated/state.ts';
import type { Demonworld, Look } from '../kit.ts';
import { weaponOf } from './strikes.ts';

/** What the base number of a strike depends on. `from` is where the striker would stand, if it is not there yet. */
export type StrikeSubject = {
  readonly by: string;
  readonly target: string;
  readonly supporters: number;
  readonly from?: Piece;
};

const unit = (look: Look, element: string): Unit => look.state.units[unitOf(look.state, element)]!;
const card = (look: Look, element: string): Card => cardOf(look.state, element);

/** DW-VI-28, DW-VI-29: where the striker stands, as seen from the target. Supporters do not matter. */
const struckFrom = (look: Look, s: StrikeSubject): Zone => {
  const by = s.from ?? pieceOf(look.state, s.by)!;
  return zoneOf(pieceOf(look.state, s.target)!, by.q, by.r);
};

/** DW-VI-23, DW-VI-24, DW-VI-25: cavalry with an Attack order in the first phase of its melee. */
function charges(look: Look, s: StrikeSubject): boolean {
  const { orders, fought } = unit(look, s.by);
  const { arm, chargeBonus } = card(look, s.by);
  if (arm !== 'cavalry' || chargeBonus === 0) return false;
  return orders.are === 'shown' && orders.order === 'attack' && fought === 0;
}

const fightsWithPike = (look: Look, s: StrikeSubject): boolean => weaponOf(look, s.target).kind === 'pike';

/** DW-VI-20: what is added to the strength of a strike, in the order of the book's formula. */
export const meleeBase = [
  { rule: 'DW-II-01', op: 'add', by: (look: Look, s: StrikeSubject) => -card(look, s.target).armourMelee },
  {
    rule: 'DW-VI-24',
    op: 'add',
    when: charges,
    by: (look: Look, s: StrikeSubject) => card(look, s.by).chargeBonus,
  },
  {
    rule: 'DW-VI-26',
    op: 'add',
    when: (look: Look, s: StrikeSubject) => fightsWithPike(look, s) && struckFrom(look, s) === 'front',
    by: -1,
  },
  /** DW-VI-27, DW-VI-28: this applies against pikes too. */
  {
    rule: 'DW-VI-28',
    op: 'add',
    when: (look: Look, s: StrikeSubject) => struckFrom(look, s) !== 'front',
    by: (look: Look, s: StrikeSubject) => (struckFrom(look, s) === 'flank' ? 2 : 4),
  },
  {
    rule: 'DW-VI-30',
    op: 'add',
    when: (_look: Look, s: StrikeSubject) => s.supporters > 0,
    by: (_look: Look, s: StrikeSubject) => 3 * s.supporters,
  },
] as readonly Modifier<Demonworld>[];

type Striker = { readonly element: string };

/** DW-VI-07: only in the first round of a melee. */
const isFirstRound = (look: Look, s: Striker): boolean => unit(look, s.element).fought === 0;

/** DW-III-07, DW-III-11, DW-III-15, DW-III-19. */
const BY_ORDER = { move: 0, skirmish: 1, attack: 2, hold: 2 } as const;
const BY_WEAPON = { hand: 0, improvised: 0, javelin: 0, spear: 1, lance: 1, pike: 2, twoHanded: -1 } as const;

/** DW-VI-05, DW-VI-06: how order and weapon change the printed initiative. */
export const initiative = [
  {
    rule: 'DW-VI-05',
    op: 'add',
    when: (look: Look, s: Striker) => unit(look, s.element).orders.are === 'shown' && isFirstRound(look, s),
    by: (look: Look, s: Striker) => {
      const { orders } = unit(look, s.element);
      if (orders.are !== 'shown') return 0;
      return BY_ORDER[orders.order];
    },
  },
  {
    rule: 'DW-VI-06',
    op: 'add',
    when: (look: Look, s: Striker) => BY_WEAPON[card(look, s.element).melee.kind] !== 0 && isFirstRound(look, s),
    by: (look: Look, s: Striker) => BY_WEAPON[card(look, s.element).melee.kind],
  },
] as readonly Modifier<Demonworld>[];
