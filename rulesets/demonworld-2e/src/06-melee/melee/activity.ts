import { askAll, atMost, type Rule, type RuleId, rollPool } from '@walstatt/engine';
import { sideOfElement } from '../../01-introduction/board/occupancy.ts';
import { ownerOf } from '../../01-introduction/board/pieces.ts';
import { isLost } from '../../02-characteristics/losses/lost.ts';
import { attacksIn, supportedIn } from '../../04-missiles/volley/announce.ts';
import type { AnnouncedAttack, ElementsId, Kills, MeleeContext } from '../../generated/state.ts';
import { type Asked, activity, type G } from '../../kit.ts';
import { assistance, waitForAllies } from '../allies.ts';
import { meleesOf } from '../melees.ts';
import { canStrike, elementsOf, initiativeOf, isOfStep, strengthAgainst, strikeChoices } from '../strikes.ts';
import { bestFirst } from './best-first.ts';
import { announcementRules, removalRules } from './what-speaks.ts';

/** Elements that may still strike or support. */
const ready = (g: G, c: MeleeContext): ElementsId[] =>
  elementsOf(g, c.units).filter((e) => !c.done.includes(e) && canStrike(g, e));

/** Chapter VI: one melee, from the highest initiative down. */
export const melee = activity('melee', {
  /** DW-VI-01, DW-VI-45: all units that are linked by contact fight one melee, and no others. */
  begins(look, { units }) {
    const linked = meleesOf(look).filter((melee) => melee.some((u) => units.includes(u)));
    if (units.some((u) => !linked.some((melee) => melee.includes(u)))) return ['DW-VI-01'];
    return linked.length === 1 && linked[0]!.length === units.length ? [] : ['DW-VI-45'];
  },
  steps: {
    /** DW-VI-04, DW-VI-08, DW-VI-09, DW-VI-10, DW-VI-32: the next lower value among elements still able to strike. */
    next(g, c) {
      let step: number | null = null;
      for (const e of ready(g, c)) {
        const value = initiativeOf(g, e);
        if ((c.step === null || value < c.step) && (step === null || value > step)) step = value;
      }
      if (step === null) return 'over';
      const values = new Set(ready(g, c).map((e) => initiativeOf(g, e)));
      const rules: RuleId[] = values.size > 2 || c.step !== null ? ['DW-VI-04', 'DW-VI-09'] : ['DW-VI-04'];
      g.set(c, { step, attacks: [], at: 0 }, ...rules, 'DW-II-04');
      return undefined;
    },
    /** DW-VI-18, DW-G-20: all players of the step announce before the first die. */
    *announce(g, c): Rule<void> {
      const step = c.step!;
      const able = ready(g, c).filter((e) => initiativeOf(g, e) >= step);
      const late = waitForAllies(g, able, step);
      const requests: Asked<'strikes'>[] = [];
      for (const { id } of g.state.seats) {
        const own = able.filter((e) => ownerOf(g.state, e) === id);
        if (own.some((e) => initiativeOf(g, e) === step || late.includes(e)))
          requests.push(strikeRequest(g, id, own, { step, late: late.filter((e) => own.includes(e)) }));
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
      g.set(c, { attacks });
    },
    /** DW-VI-15: then elements left over may support attacks announced by other players of their side. */
    *assist(g, c): Rule<void> {
      const busy = new Set(c.attacks.flatMap((a) => [a.by, ...a.support]));
      const idle = ready(g, c).filter((e) => initiativeOf(g, e) >= c.step! && !busy.has(e));
      const requests = g.state.seats.flatMap(({ id }) => {
        const items = assistance(
          g,
          idle.filter((e) => ownerOf(g.state, e) === id),
          c.attacks,
        );
        return items.length === 0 ? [] : [assistRequest(id, items, c.step!)];
      });
      const answers = requests.length === 0 ? [] : yield* askAll(g, requests, true);
      const helpers = answers.flatMap((a) => Object.entries(a as Record<ElementsId, string>));
      const attacks = c.attacks.map((a) => ({
        ...a,
        support: [...a.support, ...helpers.filter(([, o]) => supportedIn(o) === a.by).map(([id]) => id)],
      }));
      requests.forEach((r, i) => {
        const own = Object.keys(answers[i] as Record<ElementsId, string>);
        const helped = attacks.filter((a) => a.support.some((s) => own.includes(s)));
        g.apply({ type: 'strikesAnnounced', rules: announcementRules(g, helped), seat: r.by, attacks: helped });
      });
      const made = attacks.filter((a) => isOfStep(g, a, c.step!));
      for (const { by, target } of attacks.filter((a) => !made.includes(a)))
        g.apply({ type: 'attackLost', rules: ['DW-G-19'], by, target, why: 'alone' });
      g.set(c, { attacks: made, done: [...c.done, ...attacks.flatMap((a) => [a.by, ...a.support])] });
    },
    *strike(g, c): Rule<string | undefined> {
      const attack = c.attacks[c.at];
      if (attack === undefined) return undefined;
      const hit = yield* strike(g, attack);
      g.set(c, { at: c.at + 1, kills: hit ? credited(c.kills, sideOfElement(g.state, attack.by)) : c.kills });
      return 'strike';
    },
    /** DW-VI-22, DW-VI-31, DW-VI-32: when the step is over, the elements without hit points are removed. */
    remove(g, c) {
      const elements = elementsOf(g, c.units).filter((e) => isLost(g.state, e));
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

const assistRequest = (by: string, items: { id: ElementsId; options: string[] }[], step: number): Asked<'assist'> => ({
  kind: 'assign',
  name: 'assist',
  by,
  rule: 'DW-VI-15',
  args: { step },
  items,
  options: [...new Set(items.flatMap((i) => i.options))].map((id) => ({ id })),
});

const strikeRequest = (
  g: G,
  by: string,
  elements: readonly ElementsId[],
  args: { step: number; late: ElementsId[] },
): Asked<'strikes'> => {
  const items = bestFirst(g, strikeChoices(g, elements));
  return {
    kind: 'assign',
    name: 'strikes',
    by,
    rule: 'DW-VI-18',
    args,
    items,
    options: [...new Set(items.flatMap((i) => i.options))].map((id) => ({ id })),
  };
};

/** DW-VI-19, DW-VI-20, DW-VI-21: one W20 against the base number. Nothing succeeds or fails automatically. */
function* strike(g: G, { by, target, support }: AnnouncedAttack): Rule<boolean> {
  if (isLost(g.state, target)) {
    g.apply({ type: 'attackLost', rules: ['DW-VI-19', 'DW-G-63'], by, target, why: 'gone' });
    return false;
  }
  const strength = strengthAgainst(g, by, target);
  const subject = { by, target, supporters: support.length };
  const [, hits] = yield* rollPool(g, {
    by: ownerOf(g.state, by),
    rule: 'DW-VI-21',
    purpose: 'strike',
    n: 1,
    sides: 20,
    classes: atMost(g.modify('meleeBase', strength, subject)),
    needs: () => g.explain('meleeBase', strength, subject),
  });
  if (hits === 1) g.apply({ type: 'hit', rules: ['DW-VI-21', 'DW-VI-22'], element: target, by });
  else g.apply({ type: 'missed', rules: ['DW-VI-21'], element: target, by });
  return hits === 1;
}

const credited = (kills: readonly Kills[], side: string): Kills[] => {
  const n = kills.find((k) => k.side === side)?.n ?? 0;
  return [...kills.filter((k) => k.side !== side), { side, n: n + 1 }];
};
