import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { codeOf } from './read-file.ts';
import { UserError } from './user-error.ts';

/** Whether what stands in a file already may be replaced. */
export type MayReplace = (text: string) => boolean;

const never: MayReplace = () => false;

/**
 * Writes a whole file or leaves everything as it was: the text goes to a file beside it, is on the disk before that gets
 * its name, and never takes the place of something else.
 */
export async function writeText(path: string, text: string, mayReplace: MayReplace = never): Promise<void> {
  const beside = `${path}.${process.pid}.new`;
  try {
    const present = await textAt(path);
    if (present !== null && !mayReplace(present)) throw exists(path);
    await writeWhole(beside, text);
    // A link fails if somebody else has taken the name meanwhile.
    if (present === null) await link(beside, path);
    else await rename(beside, path);
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (codeOf(error) === 'EEXIST') throw exists(path);
    throw new UserError(`Cannot write ${path}: ${codeOf(error)}`);
  } finally {
    await rm(beside, { force: true });
  }
}

const exists = (path: string): UserError => new UserError(`${path} exists already: nothing was written.`);

async function textAt(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
