import { type Explained, type Look, type Plain, type Types, Unanswerable } from '@walstatt/engine';
import { UserError } from '../user-error.ts';

type Subject = Readonly<Record<string, unknown>>;

/**
 * A modified value for a subject from outside. Rules make their subjects themselves, and no schema describes them, so a
 * subject that they cannot work with is answered with the fields that they looked for.
 */
export function explainFor(look: Look<Types>, value: string, base: number, subject: Subject): Explained {
  const lookedFor = new Set<string>();
  const watched = new Proxy(subject, {
    get(target, key) {
      if (typeof key === 'string') lookedFor.add(key);
      return Object.hasOwn(target, key) ? target[key as string] : undefined;
    },
  });
  let told: Explained | null = null;
  try {
    told = look.explain(value, base, watched);
  } catch (error) {
    if (error instanceof Unanswerable) throw new UserError(`${value} cannot be explained: ${error.message}.`);
  }
  if (told !== null && isSound(told)) return told;
  throw new UserError(
    `${value} cannot be explained for this subject.`,
    [...lookedFor].map((name) => `subject.${name}: ${shown(subject, name)}`),
  );
}

const isSound = ({ value, reasons }: Explained): boolean =>
  Number.isFinite(value) && reasons.every((r) => Number.isFinite(r.by) && Number.isFinite(r.value));

const shown = (subject: Subject, name: string): string =>
  Object.hasOwn(subject, name) ? `does not fit (${JSON.stringify(subject[name] as Plain).slice(0, 60)})` : 'is missing';
