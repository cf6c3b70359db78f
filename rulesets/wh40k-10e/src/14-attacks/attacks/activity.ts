import { atLeast, type Rule, rollPool } from '@walstatt/engine';
import { ownerOf } from '../../01-units/units.ts';
import { rollAmount } from '../../06-dice/amount.ts';
import { hasAbility } from '../../15-weapon-abilities/ability.ts';
import { criticalWoundOn } from '../../15-weapon-abilities/critical-wounds.ts';
import { melta } from '../../15-weapon-abilities/melta.ts';
import { precision } from '../../15-weapon-abilities/precision.ts';
import { isPsychic } from '../../15-weapon-abilities/psychic.ts';
import { sustainedHits } from '../../15-weapon-abilities/sustained-hits.ts';
import type { AttacksContext } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { allocate, living, mark } from '../allocate.ts';
import { die, loseWound } from '../lose-wound.ts';
import { graded, toughnessAgainst } from '../needs.ts';
import { explainHit, explainWound, hitNeed, weaponOf, woundingNeed } from './hit-and-wound.ts';
import { numberOfAttacks } from './number.ts';
import { areSavedTogether, type Need, saveNeed } from './saves.ts';
import { isFast, volleyOf } from './together.ts';

/**
 * WH-ATT-01, WH-G-81: the attacks of one unit on one target: hit, wound, allocate, save, damage. By the strict order one
 * attack after another; with fast dice all those that are alike (WH-FAST-01, WH-FAST-02) up to the wound roll. What is
 * left when the target has no models is lost.
 */
export const attacks = activity('attacks', {
  goesOnWhile: ({ state }, { target }) => living(state, target).length > 0,
  steps: {
    /** How many attacks the next guns make. */
    *gun(g, c): Rule<string | undefined> {
      const volley = volleyOf(g, c);
      if (volley.length === 0) return 'end';
      g.set(c, { guns: c.guns.slice(volley.length), gun: volley[0]! });
      let left = 0;
      for (const gun of volley) left += yield* numberOfAttacks(g, c, gun);
      g.set(c, { left });
      return undefined;
    },

    /**
     * WH-ATT-02, WH-ATT-03. WH-WEAP-06: a torrent hits without a roll. WH-WEAP-21, WH-G-51: with lethal hits a critical
     * hit wounds at once, but its additional hits do not.
     */
    *hit(g, c): Rule<string | undefined> {
      if (c.left === 0) return 'gun';
      const weapon = weaponOf(g.state, c);
      const n = isFast(g) ? c.left : 1;
      if (hasAbility(weapon, 'torrent')) {
        g.set(c, { left: c.left - n, hits: n }, 'WH-WEAP-06');
        return undefined;
      }
      const counts = yield* rollPool(g, {
        by: c.seat,
        rule: 'WH-ATT-02',
        purpose: 'hit',
        about: c.unit,
        n,
        classes: graded(hitNeed(g, c)),
        needs: () => explainHit(g, c),
      });
      const critical = counts[2]!;
      const hits = counts[1]! + (yield* sustainedHits(g, c, weapon, critical));
      const left = c.left - n;
      if (hasAbility(weapon, 'lethalHits')) g.set(c, { left, hits, sure: critical }, 'WH-WEAP-21');
      else g.set(c, { left, hits: hits + critical });
      return undefined;
    },

    /** WH-ATT-07, WH-ATT-13. WH-WEAP-24, WH-G-52: devastating wounds wait until all other damage is done. */
    *wound(g, c): Rule<string | undefined> {
      if (c.hits === 0 && c.sure === 0) return 'hit';
      const weapon = weaponOf(g.state, c);
      // The hit that wounds without a roll comes first.
      const n = isFast(g) ? c.hits : c.sure > 0 ? 0 : 1;
      const toughness = toughnessAgainst(g.state, c);
      const counts = yield* rollPool(g, {
        by: c.seat,
        rule: 'WH-ATT-07',
        purpose: 'wound',
        about: c.unit,
        n,
        classes: graded(woundingNeed(g, c), criticalWoundOn(g.state, weapon, c.target)),
        needs: () => explainWound(g, c),
      });
      const critical = counts[2]!;
      const wounds = c.sure + counts[1]!;
      g.set(c, { hits: c.hits - n, sure: 0, toughness });
      if (critical > 0 && hasAbility(weapon, 'devastatingWounds')) {
        let more = 0;
        for (let i = 0; i < critical; i++) more += yield* rollDamage(g, c);
        if (isPsychic(g.state, c.gun!.weapon)) g.set(c, { wounds, psychic: c.psychic + more }, 'WH-WEAP-24');
        else g.set(c, { wounds, mortal: c.mortal + more }, 'WH-WEAP-24');
      } else g.set(c, { wounds: wounds + critical });
      return undefined;
    },

    /** WH-FAST-03: all saves together. Those that fail are allocated one after another. */
    *saves(g, c): Rule<void> {
      if (!areSavedTogether(g, c)) return;
      const need = yield* saveNeed(g, c, living(g.state, c.target)[0]!);
      const saved = yield* rollSaves(g, c, need, c.wounds);
      g.set(c, { wounds: 0, unsaved: c.wounds - saved }, 'WH-FAST-03');
    },

    *allocation(g, c): Rule<string | undefined> {
      if (c.wounds === 0 && c.unsaved === 0) return 'wound';
      const character = yield* precision(g, c);
      if (character !== null) mark(g, character);
      g.set(c, { model: character ?? (yield* allocate(g, c.target)) });
      return undefined;
    },

    /** WH-SAVE-01, WH-SAVE-03, WH-SAVE-04. WH-DMG-01: where the save fails, damage is found out. */
    *save(g, c): Rule<string | undefined> {
      if (c.unsaved > 0) g.set(c, { unsaved: c.unsaved - 1 });
      else {
        g.set(c, { wounds: c.wounds - 1 });
        const need = yield* saveNeed(g, c, c.model!);
        if ((yield* rollSaves(g, c, need, 1)) > 0) return 'allocation';
      }
      g.set(c, { damage: yield* rollDamage(g, c) });
      return undefined;
    },

    /** WH-DMG-01: one wound for each point. WH-DMG-03: what is left when the model is destroyed is lost. */
    *damage(g, c): Rule<string> {
      if (c.damage === 0) return 'allocation';
      g.set(c, { damage: c.damage - 1 });
      if (!(yield* loseWound(g, c.model!, 'WH-DMG-01', isPsychic(g.state, c.gun!.weapon)))) return 'damage';
      g.set(c, { damage: 0 });
      die(g, c.model!);
      return 'allocation';
    },

    /** WH-MORTAL-06: mortal wounds come after all normal damage. WH-MORTAL-07: whatever was saved. */
    end(g, { target, mortal }): void {
      if (mortal > 0) g.then('mortalWounds', { unit: target, left: mortal }, 'WH-MORTAL-06');
    },

    /** WH-DATA-17. */
    mind(g, c): void {
      g.set(c, { mind: true });
      if (c.psychic > 0) g.then('mortalWounds', { unit: c.target, left: c.psychic }, 'WH-MORTAL-06');
    },
  },
});

/** WH-SAVE-05: a 1 fails in any case. Says how many saves succeed. */
function* rollSaves(g: G, c: AttacksContext, { need, why }: Need, n: number): Rule<number> {
  const counts = yield* rollPool(g, {
    by: ownerOf(g.state, c.target),
    rule: 'WH-SAVE-01',
    purpose: 'save',
    about: c.target,
    n,
    classes: atLeast(Math.max(2, Math.min(7, need))),
    needs: why,
  });
  return counts[1]!;
}

/** WH-DMG-01. */
function* rollDamage(g: G, c: AttacksContext): Rule<number> {
  const weapon = weaponOf(g.state, c);
  const roll = { by: c.seat, rule: 'WH-DMG-01', purpose: 'damage', about: c.unit } as const;
  return (yield* rollAmount(g, weapon.damage, roll)) + (yield* melta(g, c, weapon));
}
