import { type Faults, firstFault, type Refusal, type RuleId } from '@walstatt/engine';
import { contactsOf } from '../01-introduction/board/contact.ts';
import { unitOf } from '../01-introduction/board/occupancy.ts';
import { bodyOf, pieceOf } from '../01-introduction/board/pieces.ts';
import { isOnFront } from '../01-introduction/formation/formation.ts';
import { cardOf } from '../02-characteristics/card-of.ts';
import { attacksIn, NOTHING, shootAt, supportedIn, supports, targetIn } from '../04-missiles/volley/announce.ts';
import type { AnnouncedAttack, ElementsId, MeleeWeapon, UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** DW-VI-12, DW-VI-13, DW-II-15: enemies in contact on one of the element's own two front fields. */
export function strikeTargets(look: Look, element: ElementsId): ElementsId[] {
  return look.memo('strikes', element, () => {
    const piece = pieceOf(look.state, element);
    if (piece === null) return [];
    return contactsOf(look, element)
      .filter((enemy) => isOnFront(piece, enemy))
      .map((enemy) => enemy.id);
  });
}

/** DW-II-04, DW-VI-04 to DW-VI-09, DW-G-18: the element's current initiative. */
export function initiativeOf(look: Look, element: ElementsId): number {
  return look.modify('initiative', cardOf(look.state, element).initiative, { element });
}

/** DW-II-23: a lance is good only for the first phase. After that, the hand weapon of the card counts. */
export function weaponOf(look: Look, element: ElementsId): MeleeWeapon {
  const unit = look.state.units[unitOf(look.state, element)]!;
  const card = cardOf(look.state, element);
  if (unit.fought === 0 || card.meleeLater === null) return card.melee;
  return card.meleeLater;
}

/** DW-II-05, DW-II-24: the strength printed on the card against this arm. It includes size and number of figures. */
export function strengthAgainst(look: Look, by: ElementsId, target: ElementsId): number {
  const { arm } = cardOf(look.state, target);
  const weapon = weaponOf(look, by);
  return arm === 'cavalry' ? weapon.vsCavalry : weapon.vsInfantry;
}

/** DW-G-19: one of the elements that take part has exactly this initiative. */
export const isOfStep = (look: Look, { by, support }: Pick<AnnouncedAttack, 'by' | 'support'>, step: number): boolean =>
  [by, ...support].some((e) => initiativeOf(look, e) === step);

/** Elements that may still strike or support: they are on the table and have an enemy in front. */
export const canStrike = (look: Look, element: ElementsId): boolean => strikeTargets(look, element).length > 0;

export const elementsOf = (look: Look, units: readonly UnitsId[]): ElementsId[] =>
  units.flatMap((u) => bodyOf(look.state, u).map((p) => p.id));

/** What each element may announce: nothing, a strike, or support for a strike at a target in front of both. */
export function strikeChoices(look: Look, elements: readonly ElementsId[]): { id: ElementsId; options: string[] }[] {
  return elements.map((id) => {
    const targets = strikeTargets(look, id);
    const others = elements.filter((o) => o !== id && strikeTargets(look, o).some((t) => targets.includes(t)));
    return { id, options: [...targets.map(shootAt), ...others.map(supports), NOTHING] };
  });
}

/**
 * DW-VI-14 to DW-VI-17: a supporter must be able to strike the target itself. DW-G-19: each attack is made at the
 * lowest initiative of those who take part, so one of them must belong to this step. `late` elements hope for an ally
 * of the step.
 */
export const strikesRefusal = (look: Look, answer: Announced, step: StrikingStep): Refusal | null =>
  firstFault((faults) => judgeStrikes(look, answer, step, faults));

type Announced = Readonly<Record<ElementsId, string>>;
type StrikingStep = { readonly step: number; readonly late: readonly ElementsId[] };

/** The same, with everything that is wrong. */
export function judgeStrikes(look: Look, answer: Announced, { step, late }: StrikingStep, faults: Faults): void {
  const no = (code: string, rule: RuleId, who: ElementsId): boolean =>
    faults.add({ code, rule, measured: who, unit: 'name' });
  for (const [element, choice] of Object.entries(answer)) {
    const supported = supportedIn(choice);
    if (supported === null) continue;
    const target = targetIn(answer[supported] ?? NOTHING);
    if (target === null) {
      if (no('supportsNobody', 'DW-VI-16', element)) return;
    } else if (!strikeTargets(look, element).includes(target) && no('cannotSupport', 'DW-VI-14', element)) return;
  }
  for (const attack of attacksIn(answer))
    if (!isOfStep(look, attack, step) && !late.includes(attack.by) && no('tooLate', 'DW-G-19', attack.by)) return;
}
