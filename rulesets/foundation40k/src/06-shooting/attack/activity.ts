import { ask, atLeast, type Rule, rollPool, rollThrough } from '@walstatt/engine';
import { saverOf, unitHas } from '../../01-units/units.ts';
import { seenBy } from '../../02-lines-of-sight/sight.ts';
import { wouldLoseModel } from '../../07-suppressive-fire/would-lose.ts';
import { stun } from '../../16-special-rules/stunning/stun.ts';
import type { Contexts, Run, Wound } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { casualties } from './casualties.ts';
import { hitReasons } from './hit-reasons.ts';
import { saveAgainst, saveReasons } from './saves.ts';
import { addDamage, isDoomed, wound } from './wound.ts';

const HIT_RULE = { volley: 'FD-SHOOT-06', suppress: 'FD-SUPPRESS-03', strike: 'FD-MELEE-05' } as const;
const SAVE_RULE = { volley: 'FD-SHOOT-09', suppress: 'FD-SUPPRESS-02', strike: 'FD-MELEE-06' } as const;
const LOSS_RULE = { volley: 'FD-SHOOT-13', suppress: 'FD-SHOOT-13', strike: 'FD-MELEE-09' } as const;
const WHOLE_RULE = { volley: 'FD-SHOOT-14', suppress: 'FD-SHOOT-14', strike: 'FD-MELEE-10' } as const;

const changed = (runs: readonly Run[], at: number, change: Partial<Run>): Run[] =>
  runs.map((r, i) => (i === at ? { ...r, ...change } : r));

/**
 * Dice of a volley or of one side's strikes in the order of FD-GAP-104: all hit dice, their re-rolls, sniper hits,
 * saves, losses, vehicle damage. Replies with the number of unsaved hits (for suppressive fire: 1 if a model would have
 * been lost).
 */
export const attack = activity('attack', {
  steps: {
    /** FD-SHOOT-06, FD-MELEE-05, FD-SUPPRESS-03: FK or NK and the save that stands for the unit (FD-GAP-09). */
    *hit(g, c): Rule<string | undefined> {
      const run = c.runs[c.at];
      if (run === undefined) {
        g.set(c, { at: 0 }, 'FD-GAP-104');
        return undefined;
      }
      const rule = HIT_RULE[c.kind];
      const owner = g.state.units[c.target]!.owner;
      if (c.runs.length === 1 && run.sniper === null && !run.stunning && !unitHas(g.state, c.unit, 'preacher')) {
        const saver = saverOf(g.state, c.target);
        const save = saveAgainst(g, saver, run.fp, c.kind);
        if (!save.ignored) {
          const unsaved = yield* rollThrough(g, run.dice, [
            { by: c.seat, rule, purpose: 'hit', sides: 6, classes: atLeast(run.need), needs: hits(g, c, run), feed: 1 },
            {
              by: owner,
              rule: SAVE_RULE[c.kind],
              purpose: 'save',
              sides: 6,
              classes: atLeast(save.need),
              needs: () => saveReasons(g, saver, run.fp, c.kind),
              feed: 0,
            },
          ]);
          g.set(c, { wounds: woundsOf(unsaved, save.whole), unsaved });
          return 'losing';
        }
      }
      const counts = yield* rollPool(g, {
        by: c.seat,
        rule,
        purpose: 'hit',
        n: run.dice,
        classes: atLeast(run.need),
        needs: hits(g, c, run),
      });
      g.set(c, { runs: changed(c.runs, c.at, { hits: counts[1]! }), at: c.at + 1 });
      return 'hit';
    },

    /** FD-SPECIAL-19, FD-GAP-74. */
    *reroll(g, c): Rule<string | undefined> {
      const run = c.runs[c.at];
      if (run === undefined || !unitHas(g.state, c.unit, 'preacher')) {
        g.set(c, { at: 0 });
        return undefined;
      }
      const misses = run.dice - run.hits;
      const n = yield* ask(g, {
        kind: 'number',
        name: 'preacher',
        by: c.seat,
        rule: 'FD-SPECIAL-19',
        args: { unit: c.unit, misses },
        min: 0,
        max: misses,
        preset: misses,
      });
      const counts = yield* rollPool(g, {
        by: c.seat,
        rule: 'FD-SPECIAL-19',
        purpose: 'hitAgain',
        n,
        classes: atLeast(run.need),
        needs: hits(g, c, run),
      });
      g.set(c, { runs: changed(c.runs, c.at, { hits: run.hits + counts[1]! }), at: c.at + 1 }, 'FD-GAP-74');
      return 'reroll';
    },

    count(g, c): void {
      let hits = 0;
      let ignored = 0;
      for (const r of c.runs) {
        hits += r.hits;
        if (saveAgainst(g, saverOf(g.state, c.target), r.fp, c.kind).ignored && r.sniper === null) ignored += r.hits;
      }
      g.apply({ type: 'hitsCounted', rules: [HIT_RULE[c.kind]], unit: c.unit, target: c.target, hits, ignored });
      if (c.runs.some((r) => r.stunning && r.hits > 0)) stun(g, c.target, c.seat);
    },

    /** FD-SPECIAL-06, FD-GAP-80: the shooter names the model of each sniper hit before its save. */
    *snipe(g, c): Rule<string | undefined> {
      const run = c.runs[c.at];
      if (run === undefined) {
        g.set(c, { at: 0 });
        return undefined;
      }
      if (run.sniper === null || c.sniped >= run.hits) {
        g.set(c, { at: c.at + 1, sniped: 0 });
        return 'snipe';
      }
      const model = yield* ask(g, {
        kind: 'choose',
        name: 'sniperTarget',
        by: c.seat,
        rule: 'FD-SPECIAL-06',
        args: { unit: c.unit, target: c.target },
        options: seenBy(g, c.unit, run.sniper, c.target).map((id) => ({ id })),
      });
      if (model === null) throw new Error('a sniper hit needs a visible model');
      const save = saveAgainst(g, model, run.fp, c.kind);
      if (!save.ignored) {
        const counts = yield* rollPool(g, {
          by: g.state.units[c.target]!.owner,
          rule: SAVE_RULE[c.kind],
          purpose: 'save',
          n: 1,
          classes: atLeast(save.need),
          needs: () => saveReasons(g, model, run.fp, c.kind),
        });
        if (counts[0]! > 0)
          g.set(c, { wounds: [...c.wounds, { model, whole: save.whole }], unsaved: c.unsaved + 1 }, 'FD-GAP-80');
      }
      g.set(c, { sniped: c.sniped + 1 });
      return 'snipe';
    },

    *save(g, c): Rule<string | undefined> {
      const run = c.runs[c.at];
      if (run === undefined) return undefined;
      const saver = saverOf(g.state, c.target);
      const save = saveAgainst(g, saver, run.fp, c.kind);
      if (run.sniper === null && !save.ignored) {
        const counts = yield* rollPool(g, {
          by: g.state.units[c.target]!.owner,
          rule: SAVE_RULE[c.kind],
          purpose: 'save',
          n: run.hits,
          classes: atLeast(save.need),
          needs: () => saveReasons(g, saver, run.fp, c.kind),
        });
        const unsaved = counts[0]!;
        g.set(c, { wounds: [...c.wounds, ...woundsOf(unsaved, save.whole)], unsaved: c.unsaved + unsaved });
      }
      g.set(c, { at: c.at + 1 });
      return 'save';
    },

    /** FD-SUPPRESS-04, FD-SUPPRESS-05: for suppressive fire it only matters what would have been lost. */
    losing(g, c): string | undefined {
      if (c.kind !== 'suppress') return undefined;
      g.reply(wouldLoseModel(g, c.target, c.exposed, c.wounds) ? 1 : 0);
      return 'over';
    },

    /** FD-SHOOT-13, FD-MELEE-09, FD-GAP-11: the owner picks the models. */
    *lose(g, c): Rule<string | undefined> {
      const [next] = c.wounds;
      if (next === undefined || g.state.units[c.target]!.living === 0) return undefined;
      const chosen =
        next.model === null ? yield* casualties(g, c.target, c.exposed, c.wounds) : stillThere(g, next.model);
      if (chosen === null) {
        g.set(c, { wounds: [] });
        return undefined;
      }
      let { damaged } = c;
      for (let i = 0; i < chosen.length; i++) {
        const { whole } = c.wounds[i]!;
        const rule = whole ? WHOLE_RULE[c.kind] : LOSS_RULE[c.kind];
        if (wound(g, chosen[i]!, whole, rule)) damaged = addDamage(damaged, chosen[i]!);
      }
      g.set(c, { wounds: c.wounds.slice(Math.max(1, chosen.length)), damaged });
      return 'lose';
    },

    damage(g, c): void {
      if (c.damaged.length > 0)
        g.then('vehicleDamage', { by: c.seat, left: c.damaged, blasts: [], chain: false }, 'FD-VEHICLE-07');
    },

    done(g, c): void {
      g.reply(c.unsaved);
    },

    over(): void {},
  },
});

const hits = (g: G, c: Contexts['attack'], run: Run) => () => hitReasons(g, c, run.need);

const woundsOf = (n: number, whole: boolean): Wound[] => Array.from({ length: n }, () => ({ model: null, whole }));

/** A sniper hit on a model that is gone is lost. */
const stillThere = (g: G, model: string): string[] =>
  g.state.models[model]!.where.at === 'table' && !isDoomed(g, model) ? [model] : [];
