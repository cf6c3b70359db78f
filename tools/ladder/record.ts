import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Played } from './result.ts';

/** All battles played so far, one JSON line each, so that a run that was broken off goes on where it was. */
export class Records {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
    // A run that was killed may have left half a line.
    if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n');
  }

  /** The battles that this code has played. */
  of(code: string): Played[] {
    if (!existsSync(this.file)) return [];
    return readFileSync(this.file, 'utf8')
      .split('\n')
      .flatMap(read)
      .filter((played) => played.code === code);
  }

  add(played: Played): void {
    appendFileSync(this.file, `${JSON.stringify(played)}\n`);
  }
}

function read(line: string): Played[] {
  try {
    return [JSON.parse(line) as Played];
  } catch {
    return [];
  }
}
