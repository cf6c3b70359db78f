import { ask, atLeast, type Rule, rollPool } from '@walstatt/engine';
import { gap, gapAtMost } from '@walstatt/geometry';
import type { Spot } from '@walstatt/tabletop';
import { bodyIn, inch, tableTop } from '../../01-units/space.ts';
import { activeSeat } from '../../04-actions/active.ts';
import { saveAgainst, saveReasons } from '../../06-shooting/attack/saves.ts';
import { addDamage, wound } from '../../06-shooting/attack/wound.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, type L } from '../../kit.ts';

const REACH = inch(6);
const FP = 1;

/**
 * FD-VEHICLE-15, FD-GAP-66: every model within 6" takes a hit with FP 1, the nearest first. Chain reactions follow one
 * after another.
 */
export const explosion = activity('explosion', {
  steps: {
    *next(g, c): Rule<string | undefined> {
      if (c.blasts.length === 0) return 'end';
      const model = yield* ask(g, {
        kind: 'choose',
        name: 'nextExplosion',
        by: activeSeat(g.state) ?? c.by,
        rule: 'FD-GAP-66',
        args: {},
        options: c.blasts.map((b) => ({ id: b.model })),
      });
      const blast = c.blasts.find((b) => b.model === model)!;
      g.set(
        c,
        { blasts: c.blasts.filter((b) => b !== blast), hit: modelsNear(g, blast.model, blast) },
        'FD-VEHICLE-15',
      );
      return undefined;
    },

    *save(g, c): Rule<string | undefined> {
      const [model, ...others] = c.hit;
      if (model === undefined) return undefined;
      g.set(c, { hit: others });
      const { unit } = g.state.models[model]!;
      const save = saveAgainst(g, model, FP, 'hazard');
      if (save.ignored) return 'save';
      const counts = yield* rollPool(g, {
        by: g.state.units[unit]!.owner,
        rule: 'FD-VEHICLE-15',
        purpose: 'save',
        n: 1,
        classes: atLeast(save.need),
        needs: () => saveReasons(g, model, FP, 'hazard'),
      });
      if (counts[0]! > 0 && wound(g, model, save.whole, 'FD-VEHICLE-15'))
        g.set(c, { damaged: addDamage(c.damaged, model) });
      return 'save';
    },

    damage(g, c): string | undefined {
      if (c.damaged.length === 0) return 'next';
      g.then('vehicleDamage', { by: c.by, left: c.damaged, blasts: [], chain: true }, 'FD-VEHICLE-07');
      g.set(c, { damaged: [] });
      return undefined;
    },

    /** A vehicle that blew up waits with the others until the active player chooses it. */
    join(g, c): string {
      g.set(c, { blasts: [...c.blasts, ...g.replied<Contexts['explosion']['blasts']>()!] }, 'FD-GAP-66');
      return 'next';
    },

    end(): void {},
  },
});

/** The models within 6" of where a base stood, nearest first, with ties in unit order. */
function modelsNear(look: L, exploded: string, at: Spot): string[] {
  const body = bodyIn(look.state, exploded, at);
  const found: { model: string; far: number }[] = [];
  for (const { models, bodies } of tableTop(look).units)
    bodies.forEach((b, i) => {
      if (gapAtMost(b, body, REACH)) found.push({ model: models[i]!, far: gap(b, body) });
    });
  return found.sort((a, b) => a.far - b.far).map((f) => f.model);
}
