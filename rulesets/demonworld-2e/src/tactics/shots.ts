import { sideOfElement } from '../01-introduction/board/occupancy.ts';
import { isLost } from '../02-characteristics/losses/lost.ts';
import { strengthAgainst } from '../04-missiles/strength.ts';
import { isIntoMelee } from '../04-missiles/targets.ts';
import { worthOf } from '../06-melee/expectation.ts';
import type { AnnouncedAttack, ElementsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** DW-IV-39: every second shot into a melee goes elsewhere. */
const STRAYS = 0.5;

/** How likely a shot hits the element it is aimed at. */
export function shotChance(look: Look, by: ElementsId, target: ElementsId, supporters: number): number {
  const strength = strengthAgainst(look, by, target);
  if (strength === null) return 0;
  const base = look.modify('missileBase', strength, { by, target, supporters, visible: true });
  const chance = Math.min(20, Math.max(0, base)) / 20;
  return isIntoMelee(look, by, target) ? chance * STRAYS : chance;
}

/**
 * What announced shots remove from the enemies of a side on average. Shots at a target that is already hit are lost
 * (DW-IV-13).
 */
export function shotsWorth(look: Look, attacks: readonly AnnouncedAttack[], side: string): number {
  const spared = new Map<ElementsId, number>();
  let worth = 0;
  for (const { by, target, support } of attacks) {
    if (isLost(look.state, target)) continue;
    const left = spared.get(target) ?? 1;
    const chance = shotChance(look, by, target, support.length);
    spared.set(target, left * (1 - chance));
    worth += (sideOfElement(look.state, target) === side ? -1 : 1) * left * chance * worthOf(look, target);
  }
  return worth;
}
