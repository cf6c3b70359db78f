import { askAll, atMost, type Request, type Rule, rollPool } from '@walstatt/engine';
import type { AnnouncedAttack, ElementsId, Kills, MeleeContext } from '../generated/state.ts';
import { activity, type G } from '../kit.ts';
import { sideOfElement, unitOf } from '../rules/board/occupancy.ts';
import { ownerOf } from '../rules/board/pieces.ts';
import { canStrike, elementsOf, initiativeOf, strikeChoices, weaponOf } from '../rules/melee/strikes.ts';
import { announcementRules, removalRules } from '../rules/melee/what-speaks.ts';
import { attacksIn } from '../rules/missile/volley.ts';
import { bestFirst } from '../tactics/best-strikes.ts';

/** Elements that may still strike or support. */
const ready = (g: G, c: MeleeContext): ElementsId[] =>
  elementsOf(g, c.units).filter((e) => !c.done.includes(e) && canStrike(g, e));

/** Chapter VI: one melee, from the highest initiative down. */
export const melee = activity('melee', {
  steps: {
    /** DW-VI-04, DW-VI-08, DW-VI-09, DW-VI-10, DW-VI-32: the next lower value of those still able to strike. */
    next(g, c) {
      let step: number | null = null;
      for (const e of ready(g, c)) {
        const value = initiativeOf(g, e);
        if ((c.step === null || value < c.step) && (step === null || value > step)) step = value;
      }
      if (step === null) return 'over';
      g.set(c, { step, attacks: [], at: 0 }, 'DW-VI-04', 'DW-VI-09', 'DW-II-04');
      return undefined;
    },
    /** DW-VI-18, DW-G-20: everybody of the step announces before the first die. */
    *announce(g, c): Rule<void> {
      const step = c.step!;
      const able = ready(g, c).filter((e) => initiativeOf(g, e) >= step);
      const requests: Request[] = [];
      for (const { id } of g.state.seats) {
        const own = able.filter((e) => ownerOf(g.state, e) === id);
        if (own.some((e) => initiativeOf(g, e) === step)) requests.push(strikeRequest(g, id, own, step));
      }
      const answers = yield* askAll(g, requests, true);
      const attacks: AnnouncedAttack[] = [];
      requests.forEach((r, i) => {
        const announced = attacksIn(answers[i] as Record<ElementsId, string>);
        attacks.push(...announced);
        g.apply({
          type: 'strikesAnnounced',
          rules: announcementRules(g, announced),
          seat: r.by,
          attacks: announced,
        });
      });
      if (requests.length > 1) g.note('DW-VI-08');
      if (attacks.length === 0) g.note('DW-III-30');
      g.set(c, { attacks, done: [...c.done, ...attacks.flatMap((a) => [a.by, ...a.support])] });
    },
    *strike(g, c): Rule<string | undefined> {
      const attack = c.attacks[c.at];
      if (attack === undefined) return undefined;
      const hit = yield* strike(g, attack);
      g.set(c, { at: c.at + 1, kills: hit ? credited(c.kills, sideOfElement(g.state, attack.by)) : c.kills });
      return 'strike';
    },
    /** DW-VI-22, DW-VI-31, DW-VI-32: when the step is over the marked ones go. */
    remove(g, c) {
      const elements = elementsOf(g, c.units).filter((e) => g.state.elements[e]!.marked);
      if (elements.length > 0)
        g.apply({
          type: 'removed',
          rules: removalRules(g, c, elements),
          elements,
          why: 'slain',
        });
      return 'next';
    },
    over(g, c) {
      g.reply(c.kills);
    },
  },
});

const strikeRequest = (g: G, by: string, elements: readonly ElementsId[], step: number): Request => {
  const items = bestFirst(g, strikeChoices(g, elements));
  return {
    kind: 'assign',
    name: 'strikes',
    by,
    rule: 'DW-VI-18',
    args: { step },
    items,
    options: [...new Set(items.flatMap((i) => i.options))].map((id) => ({ id })),
  };
};

/** DW-VI-19, DW-VI-20, DW-VI-21: one W20 against the base number; nothing is automatic. */
function* strike(g: G, { by, target, support }: AnnouncedAttack): Rule<boolean> {
  if (g.state.elements[target]!.marked) {
    g.apply({ type: 'attackLost', rules: ['DW-VI-19', 'DW-G-63'], by, target, why: 'gone' });
    return false;
  }
  const weapon = weaponOf(g, by);
  const { arm } = g.state.cards[g.state.units[unitOf(g.state, target)]!.card]!;
  const strength = arm === 'cavalry' ? weapon.vsCavalry : weapon.vsInfantry;
  g.note('DW-II-05');
  g.note('DW-II-24');
  const base = g.modify('meleeBase', strength, { by, target, supporters: support.length });
  const [, hits] = yield* rollPool(g, {
    by: ownerOf(g.state, by),
    rule: 'DW-VI-21',
    purpose: 'strike',
    n: 1,
    sides: 20,
    classes: atMost(base),
  });
  if (hits === 1) g.apply({ type: 'marked', rules: ['DW-VI-21', 'DW-VI-22'], element: target, by });
  else g.apply({ type: 'missed', rules: ['DW-VI-21'], element: target, by });
  return hits === 1;
}

const credited = (kills: readonly Kills[], side: string): Kills[] => {
  const n = kills.find((k) => k.side === side)?.n ?? 0;
  return [...kills.filter((k) => k.side !== side), { side, n: n + 1 }];
};
