import type { Refusal } from '@walstatt/engine';
import { type L, request } from '../../kit.ts';
import { armsOf, isPistol } from '../arms.ts';
import { isBigModel } from '../big-guns.ts';
import { againstTarget, hasOnlyPistols } from '../targets.ts';
import { SILENT, targetIn } from './choices.ts';

type Answer = Readonly<Record<string, string>>;

/** WH-WEAP-11, WH-WEAP-12: a model fires its pistols or all its other weapons. Monsters and vehicles fire both. */
function againstPistols(look: L, unit: string, answer: Answer): Refusal | null {
  const { state } = look;
  const firing = armsOf(state, unit).filter(({ id }) => (answer[id] ?? SILENT) !== SILENT);
  const both = firing.find(
    (arm) =>
      isPistol(state, arm) &&
      !isBigModel(state, arm.model) &&
      firing.some((other) => other.model === arm.model && !isPistol(state, other)),
  );
  return both === undefined
    ? null
    : { code: 'pistolsOrOthers', rule: 'WH-WEAP-11', measured: both.model, unit: 'name' };
}

/** WH-WEAP-09: out of combat all pistols fire at one enemy unit. */
function againstSplitting(look: L, unit: string, answer: Answer): Refusal | null {
  const targets = new Set(
    Object.values(answer)
      .filter((option) => option !== SILENT)
      .map(targetIn),
  );
  if (targets.size < 2 || !hasOnlyPistols(look, unit)) return null;
  return { code: 'onePistolTarget', rule: 'WH-WEAP-09', measured: targets.size, limit: 1, unit: 'count' };
}

export const targetsRequest = request('targets', {
  check: (look, { args: { unit } }, answer) =>
    againstPistols(look, unit, answer) ?? againstSplitting(look, unit, answer),

  whyNot(look, { args: { unit } }, option) {
    const target = targetIn(option);
    if (!Object.hasOwn(look.state.units, target)) return null;
    for (const { model, profiles } of armsOf(look.state, unit))
      for (const weapon of profiles) {
        const rule = againstTarget(look, { unit, model, weapon }, target);
        if (rule !== null) return rule;
      }
    return null;
  },

  /** Out of combat: as many pistols as possible at one of the enemies. */
  witness(_look, { items }) {
    const reached = new Map<string, number>();
    for (const { options } of items)
      for (const target of new Set(options.map(targetIn))) reached.set(target, (reached.get(target) ?? 0) + 1);
    reached.delete(SILENT);
    const [best] = [...reached].sort(([, a], [, b]) => b - a)[0] ?? [SILENT];
    const at = (options: readonly string[]): string => options.find((option) => targetIn(option) === best) ?? SILENT;
    return Object.fromEntries(items.map(({ id, options }) => [id, options[0] === SILENT ? SILENT : at(options)]));
  },
});
