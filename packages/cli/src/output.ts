import { writeSync } from 'node:fs';

/**
 * What terminals take for commands instead of text, and what turns the direction of a line around: names in files may
 * hold it. Line feeds and tabs are text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about.
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** The same text with such characters spelled out. */
export const harmless = (text: string): string =>
  text.replace(COMMANDS, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON on one line, whatever the reader takes for a line. It stays the same JSON, because escapes mean the same. */
export const jsonLine = (data: unknown): string => `${harmless(JSON.stringify(data))}\n`;

export function print(text: string): void {
  process.stdout.write(harmless(text));
}

export function complain(text: string): void {
  process.stderr.write(harmless(text));
}

const SAID: Readonly<Record<string, string>> = {
  EPIPE: 'Nobody reads the output any more.',
  ENOSPC: 'The output cannot be written: the disk is full.',
};

/** Ends the program with one clear line when its output cannot be written. */
export function endWithoutOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    const said = SAID[error.code ?? ''] ?? `The output cannot be written (${error.code}).`;
    try {
      writeSync(2, `${said}\n`);
    } catch {
      // Nobody reads that either.
    }
    process.exit(1);
  });
  process.stderr.on('error', () => process.exit(1));
}
