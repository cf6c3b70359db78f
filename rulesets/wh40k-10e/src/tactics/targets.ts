import { pick } from '@walstatt/engine';
import { isBigModel } from '../13-shooting/big-guns.ts';
import { SILENT, targetIn } from '../13-shooting/shoot/choices.ts';
import { hasOnlyPistols } from '../13-shooting/targets.ts';
import { hasAbility } from '../15-weapon-abilities/ability.ts';
import { tactic } from '../kit.ts';

/** Targets by chance: out of combat one for all pistols; elsewhere each model fires its pistols or its other weapons. */
export const targetsTactic = tactic('targets', {
  sample(look, { args: { unit }, items, options }, rng) {
    const { state } = look;
    const only = hasOnlyPistols(look, unit) ? targetIn(pick(rng, options).id) : null;
    const drawn = new Map<string, boolean>();
    for (const { model } of items.map((item) => item.args)) drawn.set(model, rng.int(0, 1) === 1);
    return Object.fromEntries(
      items.map(({ id, args: { model, weapon }, options: own }) => {
        const isPistol = hasAbility(state.weapons[weapon]!, 'pistol');
        const mayFire = only !== null || isBigModel(state, model) || isPistol === drawn.get(model);
        const open = own.filter((o) => o === SILENT || (mayFire && (only === null || targetIn(o) === only)));
        return [id, pick(rng, open)];
      }),
    );
  },
});
