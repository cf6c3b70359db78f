import { standing } from '../../01-units/space.ts';
import { profileOf, saverOf } from '../../01-units/units.ts';
import { seesWithin } from '../../02-lines-of-sight/sight.ts';
import { saveAgainst } from '../../06-shooting/attack/saves.ts';
import type { Asked, L } from '../../kit.ts';
import { mostOf } from './targets.ts';

/** Which weapons models use, and which models snipers pick. */

/** The gun of each model that harms the target most from where the model stands. */
export function bestGuns(look: L, r: Asked<'weapons'>): Record<string, string> | undefined {
  const now = look.state.agenda.at(-1);
  if (now?.do !== 'shoot' || now.c.target === null) return undefined;
  const { unit, target } = now.c;
  const saver = saverOf(look.state, target);
  const { models } = standing(look, unit);
  const worth = (model: string, gun: string): number => {
    const w = look.state.weapons[gun]!;
    if (!seesWithin(look, unit, models.indexOf(model), target, w.range)) return 0;
    const dice = w.specialRules.includes('twinLinked') ? 2 * w.rof : w.rof;
    return dice * harm(look, saver, w.fp, 'volley');
  };
  return Object.fromEntries(r.items.map(({ id, options }) => [id, mostOf(options, (gun) => worth(id, gun))!]));
}

/** The melee weapon of each model that harms the enemy most. */
export function bestBlades(look: L, r: Asked<'blades'>): Record<string, string> | undefined {
  const now = look.state.agenda.at(-1);
  if (now?.do !== 'strike') return undefined;
  const saver = saverOf(look.state, now.c.target);
  const worth = (model: string, blade: string): number => {
    const w = look.state.weapons[blade];
    const { attacks } = profileOf(look.state, model);
    return (attacks.plus + 3.5 * attacks.dice + (w?.rof ?? 0)) * harm(look, saver, w?.fp ?? 0, 'strike');
  };
  return Object.fromEntries(r.items.map(({ id, options }) => [id, mostOf(options, (b) => worth(id, b))!]));
}

/** What a hit does to a model, roughly. */
function harm(look: L, model: string, fp: number, kind: 'volley' | 'strike'): number {
  const { ignored, need, whole } = saveAgainst(look, model, fp, kind);
  return ignored ? 0 : (Math.min(6, need - 1) / 6) * (whole ? profileOf(look.state, model).lives : 1);
}

/** Snipers pick the model with the best weapon. */
export function snipedFirst(look: L, r: Asked<'sniperTarget'>): string | null {
  const worth = (model: string): number =>
    look.state.models[model]!.weapons.reduce((most, id) => {
      const w = look.state.weapons[id]!;
      return Math.max(most, w.rof * (1 + w.fp));
    }, 0);
  return mostOf(
    r.options.map((o) => o.id),
    worth,
  );
}
