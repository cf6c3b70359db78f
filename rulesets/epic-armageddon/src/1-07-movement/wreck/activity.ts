import { ask, type Rule, rollAtLeast } from '@walstatt/engine';
import type { Spot } from '@walstatt/tabletop';
import { aboard, hasAbility, ownerOf, profileOf } from '../../1-01-units/units.ts';
import { destroy } from '../../1-02-formations/losses/suffer.ts';
import type { Contexts, State } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { survivorsIn } from './request.ts';

/** The frame for those aboard a transport that has just been destroyed. It replies which of them are lost. */
export const newWreck = (s: State, transport: string, { x, y, facing }: Spot, macro = false): Contexts['wreck'] => ({
  seat: ownerOf(s, transport),
  transport,
  x,
  y,
  facing,
  macro,
  saved: [],
  lost: [],
});

/** EA-1.7.5-15: each unit aboard saves, and the survivors get out. */
export const wreck = activity('wreck', {
  steps: {
    *save(g, c): Rule<void> {
      for (const unit of aboard(g.state, c.transport)) {
        if (yield* saves(g, unit, c.macro)) {
          g.set(c, { saved: [...c.saved, unit] });
          continue;
        }
        destroy(g, { unit, why: 'transport', rules: ['EA-1.7.5-15'] });
        g.set(c, { lost: [...c.lost, unit] });
      }
    },

    /** EA-G-43. Those for whom there is no room at all are lost. */
    *getOut(g, { seat, transport, x, y, facing, saved }): Rule<void> {
      if (saved.length === 0) return;
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'getOut',
        by: seat,
        rule: 'EA-G-43',
        args: { transport, x, y, facing },
        pieces: saved,
        none: true,
        must: true,
      });
      for (const { unit, spot } of survivorsIn(answer) ?? [])
        g.apply({ type: 'unitSetDown', rules: ['EA-G-43'], unit, transport, ...spot });
    },

    stranded(g, c): void {
      for (const unit of aboard(g.state, c.transport)) {
        destroy(g, { unit, why: 'transport', rules: ['EA-G-43'] });
        g.set(c, { lost: [...c.lost, unit] });
      }
      g.reply(c.lost);
    },
  },
});

/** A save on 6+, which is not better against anything: what cover gives, and an invulnerable save. */
const LAST_RESORT = 6;

/** What a passenger has to roll. Null: it has no save. */
function neededBy(s: State, unit: string, macro: boolean): number | null {
  const { armour } = profileOf(s, unit);
  if (!macro) return Math.min(armour ?? LAST_RESORT, LAST_RESORT);
  if (armour !== null && hasAbility(s, unit, 'reinforcedArmour')) return armour;
  return hasAbility(s, unit, 'invulnerableSave') ? LAST_RESORT : null;
}

/**
 * EA-1.7.5-15: its armour or 6+ for cover, whichever is better. EA-1.7.5-16, EA-2.2.6-04: against a macro-weapon only a unit
 * that would have a save against it. EA-2.1.11-02: reinforced armour saves once more.
 */
function* saves(g: G, unit: string, macro: boolean): Rule<boolean> {
  const need = neededBy(g.state, unit, macro);
  if (need === null) return false;
  const roll = { by: ownerOf(g.state, unit), purpose: 'save', about: unit } as const;
  if (yield* rollAtLeast(g, need, { ...roll, rule: macro ? 'EA-1.7.5-16' : 'EA-1.7.5-15' })) return true;
  const { armour } = profileOf(g.state, unit);
  if (macro || armour === null || !hasAbility(g.state, unit, 'reinforcedArmour')) return false;
  return yield* rollAtLeast(g, armour, { ...roll, rule: 'EA-2.1.11-02' });
}
