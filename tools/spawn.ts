import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** Scripts of the tools we depend on. They run with this very Node instead of whatever `node` means elsewhere. */
const scripts = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

export type Tool = keyof typeof scripts;
type Ended = { code: number; output: string };

/** Runs a tool and collects what it prints. */
export function collect(tool: Tool, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, scripts[tool]), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a tool whose output is meant for the user. `to: 'stderr'` keeps standard output free for our own. */
export function show(
  tool: Tool,
  args: readonly string[],
  env: Record<string, string>,
  to: 'stdout' | 'stderr' = 'stdout',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, scripts[tool]), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', to === 'stdout' ? 'inherit' : 2, 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program that is not a tool of the repository, in a separate folder. Its output goes to standard error. */
export function runIn(folder: string, program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    // npm is a script on Windows, which only a shell can start.
    const shell = program === 'npm' && process.platform === 'win32';
    const child = spawn(program, args, { cwd: folder, shell, stdio: ['ignore', 2, 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
