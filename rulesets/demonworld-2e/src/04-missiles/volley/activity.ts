import { ask, atMost, type Rule, type RuleId, rollAtMost, rollDie, rollPool } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { keyOf, occupancy } from '../../01-introduction/board/occupancy.ts';
import { ownerOf, pieceOf } from '../../01-introduction/board/pieces.ts';
import { windRose } from '../../01-introduction/board/wind-rose.ts';
import { isLost } from '../../02-characteristics/losses/lost.ts';
import { orderOf } from '../../05-movement/account.ts';
import type { AnnouncedAttack, ElementsId } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { hasClearSight } from '../field-of-fire.ts';
import { strengthAgainst } from '../strength.ts';
import { isIntoMelee, shootingRefusal } from '../targets.ts';
import { attacksIn, volleyChoices } from './announce.ts';

/** What the base number of a shot depends on. */
export type ShotSubject = {
  readonly by: ElementsId;
  readonly target: ElementsId;
  readonly supporters: number;
  readonly visible: boolean;
};

/** One unit shoots. Everything is announced before the first die (DW-IV-09, DW-IV-11, DW-IV-12). */
export const volley = activity('volley', {
  begins(look, { unit }) {
    const refusal = shootingRefusal(look, unit, orderOf(look, unit) === 'hold' ? 'second' : 'first');
    return refusal?.rule ? [refusal.rule] : [];
  },
  steps: {
    *announce(g, c): Rule<string | undefined> {
      const items = volleyChoices(g, c.unit);
      if (items.every((i) => i.options.length === 1)) return 'over';
      const offered = [...new Set(items.flatMap((i) => i.options))];
      const answer = yield* ask(g, {
        kind: 'assign',
        name: 'volley',
        by: g.state.units[c.unit]!.owner,
        rule: 'DW-IV-11',
        args: { unit: c.unit },
        items,
        options: offered.map((id) => ({ id })),
        blind: true,
      });
      const attacks = attacksIn(answer);
      g.apply({
        type: 'volleyAnnounced',
        rules: announcementRules(attacks),
        unit: c.unit,
        attacks,
      });
      g.set(c, { attacks });
      return undefined;
    },
    *shot(g, c): Rule<string | undefined> {
      const attack = c.attacks[c.at];
      if (attack === undefined) return undefined;
      yield* shoot(g, attack);
      g.set(c, { at: c.at + 1 });
      return 'shot';
    },
    over() {},
  },
});

/** The rules that an announcement follows. Those on support and on common targets apply only if there are any. */
function announcementRules(attacks: readonly AnnouncedAttack[]): RuleId[] {
  const rules: RuleId[] = ['DW-IV-09', 'DW-IV-11'];
  if (attacks.length > 0) rules.push('DW-IV-10', 'DW-II-14');
  if (new Set(attacks.map((a) => a.target)).size < attacks.length) rules.push('DW-IV-12');
  if (attacks.some((a) => a.support.length > 0)) rules.push('DW-IV-28', 'DW-IV-29');
  return rules;
}

/** DW-IV-30 to DW-IV-36: range, support, the base number, one W20. */
function* shoot(g: G, attack: AnnouncedAttack): Rule<void> {
  const { by, target } = attack;
  const strength = strengthAgainst(g, by, target);
  if (strength === null) {
    g.apply({ type: 'attackLost', rules: ['DW-IV-30', 'DW-IV-32', 'DW-II-06'], by, target, why: 'range' });
    return;
  }
  if (isIntoMelee(g, by, target)) {
    yield* shootIntoMelee(g, attack, strength);
    return;
  }
  if (isLost(g.state, target)) {
    g.apply({ type: 'attackLost', rules: ['DW-IV-13'], by, target, why: 'gone' });
    return;
  }
  let supporters = 0;
  for (const element of attack.support) {
    if (strengthAgainst(g, element, target) !== null) supporters++;
    else g.apply({ type: 'supportWasted', rules: ['DW-IV-30', 'DW-IV-31'], element, target });
  }
  yield* rollShot(g, strength, { by, target, supporters, visible: true });
}

/**
 * DW-IV-38 to DW-IV-42, DW-IV-47: 1 to 3 stays on the target, otherwise the wind rose says where the shot goes. An
 * element standing there, friend or foe, is shot at with the strength for the original target.
 */
function* shootIntoMelee(g: G, { by, target }: AnnouncedAttack, strength: number): Rule<void> {
  const seat = ownerOf(g.state, by);
  let hit: ElementsId | null = target;
  if (!(yield* rollAtMost(g, 3, { by: seat, rule: 'DW-IV-39', purpose: 'stray' }))) {
    const direction = windRose(yield* rollDie(g, { by: seat, rule: 'DW-IV-40', purpose: 'windRose' }));
    const at = hex.neighbour(pieceOf(g.state, target)!, direction);
    hit = occupancy(g).get(keyOf(at.q, at.r))?.id ?? null;
    g.apply({ type: 'strayed', rules: ['DW-IV-40', 'DW-IV-41'], by, target, direction, hit });
  }
  if (hit === null) {
    g.apply({ type: 'attackLost', rules: ['DW-IV-40'], by, target, why: 'empty' });
    return;
  }
  if (isLost(g.state, hit)) {
    g.apply({ type: 'attackLost', rules: ['DW-IV-47'], by, target: hit, why: 'gone' });
    return;
  }
  const visible = hasClearSight(g, pieceOf(g.state, by)!, pieceOf(g.state, hit)!);
  yield* rollShot(g, strength, { by, target: hit, supporters: 0, visible });
}

/** DW-I-07, DW-IV-36: one W20 up to the base number. */
function* rollShot(g: G, strength: number, subject: ShotSubject): Rule<void> {
  const { by, target } = subject;
  const [, hits] = yield* rollPool(g, {
    by: ownerOf(g.state, by),
    rule: 'DW-IV-36',
    purpose: 'shot',
    n: 1,
    sides: 20,
    classes: atMost(g.modify('missileBase', strength, subject)),
    needs: () => g.explain('missileBase', strength, subject),
  });
  const late: RuleId[] = isLost(g.state, by) ? ['DW-IV-07'] : [];
  if (hits === 1) g.apply({ type: 'hit', rules: ['DW-IV-36', 'DW-IV-37', 'DW-I-05', ...late], element: target, by });
  else g.apply({ type: 'missed', rules: ['DW-IV-36', ...late], element: target, by });
}
