import { ask, atLeast, type Rule, rollPool, unmodified } from '@walstatt/engine';
import { ownerOf, profileOf } from '../../01-units/units.ts';
import { rollAmount } from '../../06-dice/amount.ts';
import { hasAbility } from '../../15-weapon-abilities/ability.ts';
import { blast } from '../../15-weapon-abilities/blast.ts';
import { criticalWoundOn } from '../../15-weapon-abilities/critical-wounds.ts';
import { melta } from '../../15-weapon-abilities/melta.ts';
import { rapidFire } from '../../15-weapon-abilities/rapid-fire.ts';
import { sustainedHits } from '../../15-weapon-abilities/sustained-hits.ts';
import type { AttacksContext, State, Weapon } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { allocate, living } from '../allocate.ts';
import { die, loseWound } from '../lose-wound.ts';
import { graded, toughnessOf, woundNeed } from '../needs.ts';

/**
 * WH-ATT-01, WH-G-81: the attacks of one unit on one target, one after another: hit, wound, allocate, save, damage. What
 * is left when the target has no models is lost.
 */
export const attacks = activity('attacks', {
  goesOnWhile: ({ state }, { target }) => living(state, target).length > 0,
  steps: {
    /** How many attacks the next gun makes, if that was not settled when they were declared. */
    *gun(g, c): Rule<string | undefined> {
      const [gun, ...guns] = c.guns;
      if (gun === undefined) return 'end';
      g.set(c, { guns, gun });
      if (gun.attacks !== null) {
        g.set(c, { left: gun.attacks });
        return undefined;
      }
      const weapon = weaponOf(g.state, c);
      const roll = { by: c.seat, rule: 'WH-ATT-01', purpose: 'attacks', about: c.unit } as const;
      const own = yield* rollAmount(g, weapon.attacks, roll);
      const more = yield* rapidFire(g, c, weapon);
      g.set(c, { left: own + more + blast(c, weapon) });
      return undefined;
    },

    /**
     * WH-ATT-02, WH-ATT-03. WH-WEAP-06: a torrent hits without a roll. WH-WEAP-21, WH-G-51: with lethal hits a critical
     * hit wounds at once, but its additional hits do not.
     */
    *hit(g, c): Rule<string | undefined> {
      if (c.left === 0) return 'gun';
      const weapon = weaponOf(g.state, c);
      if (hasAbility(weapon, 'torrent')) {
        g.set(c, { left: c.left - 1, hits: 1 }, 'WH-WEAP-06');
        return undefined;
      }
      const need = weapon.skill - g.modify('hitModifier', 0, subjectOf(c));
      const counts = yield* rollPool(g, {
        by: c.seat,
        rule: 'WH-ATT-02',
        purpose: 'hit',
        about: c.unit,
        n: 1,
        classes: graded(need),
        needs: () => unmodified(need),
      });
      const critical = counts[2]! > 0;
      const more = critical ? yield* sustainedHits(g, c, weapon) : 0;
      if (critical && hasAbility(weapon, 'lethalHits'))
        g.set(c, { left: c.left - 1, hits: more, sure: 1 }, 'WH-WEAP-21');
      else g.set(c, { left: c.left - 1, hits: 1 - counts[0]! + more });
      return undefined;
    },

    /** WH-ATT-07, WH-ATT-13. WH-WEAP-24, WH-G-52: devastating wounds wait until all other damage is done. */
    *wound(g, c): Rule<string | undefined> {
      if (c.sure > 0) {
        g.set(c, { sure: c.sure - 1 });
        return undefined;
      }
      if (c.hits === 0) return 'hit';
      const weapon = weaponOf(g.state, c);
      const { strength } = weapon;
      const need = woundNeed(strength, toughnessOf(g.state, c.target)) - g.modify('woundModifier', 0, subjectOf(c));
      const counts = yield* rollPool(g, {
        by: c.seat,
        rule: 'WH-ATT-07',
        purpose: 'wound',
        about: c.unit,
        n: 1,
        classes: graded(need, criticalWoundOn(g.state, weapon, c.target)),
        needs: () => unmodified(need),
      });
      g.set(c, { hits: c.hits - 1 });
      if (counts[0]! > 0) return 'wound';
      if (counts[2]! === 0 || !hasAbility(weapon, 'devastatingWounds')) return undefined;
      g.set(c, { mortal: c.mortal + (yield* rollDamage(g, c)) }, 'WH-WEAP-24');
      return 'wound';
    },

    *allocation(g, c): Rule<void> {
      g.set(c, { model: yield* allocate(g, c.target) });
    },

    /** WH-SAVE-01, WH-SAVE-03, WH-SAVE-04, WH-SAVE-05: a 1 fails in any case. WH-DMG-01: then damage is found out. */
    *save(g, c): Rule<string | undefined> {
      const need = yield* saveNeed(g, c);
      const saved = yield* rollPool(g, {
        by: ownerOf(g.state, c.target),
        rule: 'WH-SAVE-01',
        purpose: 'save',
        about: c.target,
        n: 1,
        classes: atLeast(Math.max(2, Math.min(7, need))),
        needs: () => unmodified(need),
      });
      if (saved[1]! > 0) return 'wound';
      g.set(c, { damage: yield* rollDamage(g, c) });
      return undefined;
    },

    /** WH-DMG-01: one wound for each point. WH-DMG-03: what is left when the model is destroyed is lost. */
    *damage(g, c): Rule<string> {
      if (c.damage === 0) return 'wound';
      g.set(c, { damage: c.damage - 1 });
      if (!(yield* loseWound(g, c.model!, 'WH-DMG-01'))) return 'damage';
      g.set(c, { damage: 0 });
      die(g, c.model!);
      return 'wound';
    },

    /** WH-MORTAL-06: mortal wounds come after all normal damage. */
    end(g, { target, mortal }): void {
      if (mortal > 0) g.then('mortalWounds', { unit: target, left: mortal }, 'WH-MORTAL-06');
    },
  },
});

const weaponOf = (s: State, c: AttacksContext): Weapon => s.weapons[c.gun!.weapon]!;

/** WH-DMG-01. */
function* rollDamage(g: G, c: AttacksContext): Rule<number> {
  const weapon = weaponOf(g.state, c);
  const roll = { by: c.seat, rule: 'WH-DMG-01', purpose: 'damage', about: c.unit } as const;
  return (yield* rollAmount(g, weapon.damage, roll)) + (yield* melta(g, c, weapon));
}

const subjectOf = (c: AttacksContext) => ({ unit: c.unit, target: c.target, ...c.gun! });

/** WH-SAVE-07, WH-SAVE-08, WH-SAVE-10: with an invulnerable save its player chooses one of the two. */
function* saveNeed(g: G, c: AttacksContext): Rule<number> {
  const model = c.model!;
  const { weapon } = c.gun!;
  const { save, invulnerable } = profileOf(g.state, model);
  const armour = save - g.modify('saveModifier', 0, { model, weapon, invulnerable: false });
  if (invulnerable === null) return armour;
  const shielded = invulnerable - g.modify('saveModifier', 0, { model, weapon, invulnerable: true });
  const chosen = yield* ask(g, {
    kind: 'choose',
    name: 'saveWith',
    by: ownerOf(g.state, c.target),
    rule: 'WH-SAVE-07',
    args: { model },
    options: [{ id: 'armour' }, { id: 'invulnerable' }],
    preset: shielded < armour ? 'invulnerable' : 'armour',
  });
  return chosen === 'armour' ? armour : shielded;
}
