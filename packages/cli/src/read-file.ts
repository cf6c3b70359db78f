import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { BUDGETS } from '@walstatt/engine/budgets';
import { UserError } from './user-error.ts';

const MOST = BUDGETS.file.bytes;

/** The text of an ordinary file of bearable size. A pipe or a device might never end. */
export async function readText(path: string): Promise<string> {
  let file: FileHandle | undefined;
  try {
    // Without NONBLOCK, opening a pipe waits for somebody to write into it.
    file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const { size } = await whole(file, path);
    if (size > MOST) throw new UserError(`${path} is longer than ${MOST} bytes.`);
    return await atMost(file, path);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`Cannot read ${path}: ${codeOf(error)}`);
  } finally {
    await file?.close();
  }
}

async function whole(file: FileHandle, path: string): Promise<{ size: number }> {
  const stat = await file.stat();
  if (stat.isFile()) return stat;
  throw new UserError(`Cannot read ${path}: it is ${stat.isDirectory() ? 'a folder' : 'not an ordinary file'}.`);
}

/** Some files grow, and some say that they are empty, so what counts is what is read. */
async function atMost(file: FileHandle, path: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of file.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST) throw new UserError(`${path} is longer than ${MOST} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
