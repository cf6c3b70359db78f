import { sideOfElement } from '../01-introduction/board/occupancy.ts';
import { ownerOf } from '../01-introduction/board/pieces.ts';
import { NOTHING, supports } from '../04-missiles/volley/announce.ts';
import type { AnnouncedAttack, ElementsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { initiativeOf, strikeTargets } from './strikes.ts';

/** On the same side, but led by different players. */
const areAllied = (look: Look, a: ElementsId, b: ElementsId): boolean =>
  ownerOf(look.state, a) !== ownerOf(look.state, b) && sideOfElement(look.state, a) === sideOfElement(look.state, b);

const shareTarget = (look: Look, a: ElementsId, b: ElementsId): boolean =>
  strikeTargets(look, a).some((t) => strikeTargets(look, b).includes(t));

/**
 * DW-G-19, DW-VI-15: elements whose initiative has passed may still strike with the help of an ally of this step,
 * because a supported attack is made at the lowest initiative of those who take part.
 */
export function waitForAllies(look: Look, able: readonly ElementsId[], step: number): ElementsId[] {
  const now = able.filter((e) => initiativeOf(look, e) === step);
  return able.filter(
    (e) => initiativeOf(look, e) > step && now.some((o) => areAllied(look, e, o) && shareTarget(look, e, o)),
  );
}

/**
 * DW-VI-15: what elements that have announced nothing may still do for announced attacks of other players of their
 * side: support them, if they could strike the target themselves (DW-VI-14).
 */
export function assistance(
  look: Look,
  idle: readonly ElementsId[],
  attacks: readonly AnnouncedAttack[],
): { id: ElementsId; options: string[] }[] {
  return idle.flatMap((id) => {
    const helped = attacks.filter((a) => areAllied(look, id, a.by) && strikeTargets(look, id).includes(a.target));
    return helped.length === 0 ? [] : [{ id, options: [NOTHING, ...helped.map((a) => supports(a.by))] }];
  });
}
