import { type Faults, firstFault, type Refusal, type RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { bodyOf, pieceOf } from '../../01-introduction/board/pieces.ts';
import type { AnnouncedAttack, ElementsId, UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { strengthAgainst } from '../strength.ts';
import { aimRefusal, isIntoMelee, targetsOf } from '../targets.ts';

export const NOTHING = 'nothing';
const AT = 'at:';
const WITH = 'with:';
export const shootAt = (target: ElementsId): string => `${AT}${target}`;
export const supports = (shooter: ElementsId): string => `${WITH}${shooter}`;
export const targetIn = (choice: string): ElementsId | null => (choice.startsWith(AT) ? choice.slice(AT.length) : null);
export const supportedIn = (choice: string): ElementsId | null =>
  choice.startsWith(WITH) ? choice.slice(WITH.length) : null;

/** What each element may announce: nothing, a shot, or support for another element of its unit (DW-IV-25). */
export function volleyChoices(look: Look, unit: UnitsId): { id: ElementsId; options: string[] }[] {
  const body = bodyOf(look.state, unit);
  const armed = body.map((p) => ({ id: p.id, targets: targetsOf(look, p.id) }));
  return armed.map(({ id, targets }) => ({
    id,
    options: [
      NOTHING,
      ...targets.map(shootAt),
      ...armed.filter((o) => o.id !== id && o.targets.some((t) => targets.includes(t))).map((o) => supports(o.id)),
    ],
  }));
}

/** The announced attacks in an answer, in the order of the elements. */
export function attacksIn(answer: Readonly<Record<ElementsId, string>>): AnnouncedAttack[] {
  const attacks: AnnouncedAttack[] = [];
  for (const [by, choice] of Object.entries(answer)) {
    const target = targetIn(choice);
    if (target !== null) attacks.push({ by, target, support: [] });
  }
  for (const [element, choice] of Object.entries(answer)) {
    const supported = supportedIn(choice);
    if (supported !== null) attacks.find((a) => a.by === supported)?.support.push(element);
  }
  return attacks;
}

/**
 * DW-I-49, DW-IV-23 to DW-IV-29, DW-IV-43: supporters must be able to shoot at the target themselves and form an
 * unbroken chain.
 */
export const volleyRefusal = (look: Look, answer: Announced): Refusal | null =>
  firstFault((faults) => judgeVolley(look, answer, faults));

type Announced = Readonly<Record<ElementsId, string>>;

/** The same, with everything that is wrong. */
export function judgeVolley(look: Look, answer: Announced, faults: Faults): void {
  const no = (code: string, rule: RuleId, who: ElementsId): boolean =>
    faults.add({ code, rule, measured: who, unit: 'name' });
  for (const [element, choice] of Object.entries(answer)) {
    const supported = supportedIn(choice);
    if (supported === null || targetIn(answer[supported] ?? NOTHING) !== null) continue;
    if (no('supportsNobody', 'DW-IV-28', element)) return;
  }
  for (const attack of attacksIn(answer)) {
    if (attack.support.length === 0) continue;
    if (isIntoMelee(look, attack.by, attack.target) && no('noSupportIntoMelee', 'DW-IV-43', attack.by)) return;
    const strength = strengthAgainst(look, attack.by, attack.target);
    for (const s of attack.support) {
      if (aimRefusal(look, s, attack.target) !== null && no('cannotSupport', 'DW-IV-26', s)) return;
      const own = strengthAgainst(look, s, attack.target);
      if (own !== null && strength !== null && own < strength && no('tooWeak', 'DW-IV-27', s)) return;
    }
    const loose = outsideChain(look, attack);
    if (loose !== null && no('chainBroken', 'DW-IV-24', loose)) return;
  }
}

/** DW-IV-24: a supporter that touches neither the shooter nor another supporter of the same attack. */
function outsideChain(look: Look, attack: AnnouncedAttack): ElementsId | null {
  const linked = [attack.by];
  let left = attack.support;
  for (let more = true; more; ) {
    const next = left.filter((s) =>
      linked.some((l) => hex.isAdjacent(pieceOf(look.state, s)!, pieceOf(look.state, l)!)),
    );
    linked.push(...next);
    left = left.filter((s) => !next.includes(s));
    more = next.length > 0;
  }
  return left[0] ?? null;
}
