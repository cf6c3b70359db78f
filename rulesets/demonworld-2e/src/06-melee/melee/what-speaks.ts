import { type RuleId, sides } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { sideOfElement, unitOf } from '../../01-introduction/board/occupancy.ts';
import { pieceOf } from '../../01-introduction/board/pieces.ts';
import { strengthOf } from '../../07-first-game/victory.ts';
import type { AnnouncedAttack, ElementsId, MeleeContext } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { canStrike, weaponOf } from '../strikes.ts';

/** The rules that an announcement follows. Those on support apply only if an element supports. */
export function announcementRules(look: Look, attacks: readonly AnnouncedAttack[]): RuleId[] {
  const rules: RuleId[] = ['DW-VI-18'];
  rules.push(attacks.length > 0 ? 'DW-VI-12' : 'DW-III-30');
  if (attacks.some((a) => a.support.length > 0)) rules.push('DW-VI-14', 'DW-VI-16', 'DW-VI-17');
  if (attacks.some((a) => a.support.some((s) => isUnlike(look, a.by, s)))) rules.push('DW-VI-15');
  return rules;
}

/** DW-VI-15: a supporter from another unit, away from the attacker, or with a weaker weapon. */
function isUnlike(look: Look, by: ElementsId, supporter: ElementsId): boolean {
  if (unitOf(look.state, by) !== unitOf(look.state, supporter)) return true;
  if (!hex.isAdjacent(pieceOf(look.state, by)!, pieceOf(look.state, supporter)!)) return true;
  return weaponOf(look, supporter).vsInfantry < weaponOf(look, by).vsInfantry;
}

/** The rules that apply when the losses of a step are removed, asked before they are gone. */
export function removalRules(look: Look, c: MeleeContext, lost: readonly ElementsId[]): RuleId[] {
  const { state } = look;
  const rules: RuleId[] = ['DW-VI-22'];
  const striking = new Set(c.attacks.map((a) => sideOfElement(state, a.by)));
  rules.push(striking.size > 1 ? 'DW-VI-31' : 'DW-VI-32');
  if (lost.some((e) => !c.done.includes(e) && canStrike(look, e))) rules.push('DW-VI-10');
  const left = sides(state).filter(
    (side) => strengthOf(state, side) > lost.filter((e) => sideOfElement(state, e) === side).length,
  );
  if (left.length === 1) rules.push('DW-VII-04');
  if (left.length === 0) rules.push('DW-VII-10');
  return rules;
}
