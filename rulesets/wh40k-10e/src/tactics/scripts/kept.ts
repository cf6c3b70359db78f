import type { L } from '../../kit.ts';
import { modelsLeft } from './armies.ts';

/** Answers that do not depend on where units stand are kept from position to position. */

const MOST = 50_000;

/** `key` must name everything that the answer depends on. */
export function kept<V>(look: L, kind: string, key: string, compute: () => V): V {
  const answers = look.recall(kind, '', () => new Map<string, V>());
  const found = answers.get(key);
  if (found !== undefined) return found;
  const value = compute();
  if (answers.size >= MOST) answers.clear();
  answers.set(key, value);
  return value;
}

/** A short name for the models that are left of a unit. The same models have the same name in a whole battle. */
export const rollOf = (look: L, unit: string): string =>
  look.memo('roll', unit, () => {
    const names = look.recall('rolls', '', () => new Map<string, string>());
    const models = modelsLeft(look.state, unit).join();
    let name = names.get(models);
    if (name === undefined) {
      name = `${names.size}`;
      names.set(models, name);
    }
    return name;
  });
