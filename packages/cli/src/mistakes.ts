import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A mistake of the program: nobody but its makers can do anything about it, and only if they can repeat it. */
export type Mistake = {
  /** The same mistake has the same code. */
  readonly code: string;
  readonly error: string;
  /** What the program was asked to do. */
  readonly asked: string;
  /** The battle as it was, and is again. */
  readonly battle: unknown;
};

/** Keeps a mistake somewhere, and says where. Null if it could not be kept. */
export type Keeper = (mistake: Mistake) => Promise<string | null>;

export const keepNothing: Keeper = () => Promise.resolve(null);

/** Keeps each mistake once, in a file of its own in the folder for temporary files. */
export function keepInFiles(): Keeper {
  const kept = new Map<string, string>();
  return async (mistake) => {
    const known = kept.get(mistake.code);
    if (known !== undefined) return known;
    try {
      const file = join(await mkdtemp(join(tmpdir(), 'walstatt-')), `${mistake.code}.json`);
      await writeFile(file, `${JSON.stringify({ ...mistake, node: process.version }, null, 1)}\n`, { flag: 'wx' });
      kept.set(mistake.code, file);
      return file;
    } catch {
      return null;
    }
  };
}

/** A short name for a mistake, made from what went wrong and the function where it did. */
export function codeOfMistake(error: unknown): string {
  const [what = '', where = ''] = traceOf(error).split('\n');
  const text = `${what.replace(/\d+|"[^"]*"/g, '')} ${/at (\S+) /.exec(where)?.[1] ?? ''}`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `W-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

export const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : typeof error;
