import { afterEach, expect, test, vi } from 'vitest';
import { main } from '../src/main.ts';

/** What a command writes, and its exit code. */
async function run(...argv: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const write = (part: unknown): boolean => {
    text += String(part);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write);
  vi.spyOn(process.stderr, 'write').mockImplementation(write);
  return { code: await main(argv), text };
}

afterEach(() => void vi.restoreAllMocks());

const COMMANDS = ['play', 'rulesets', 'new', 'referee', 'replay', 'odds', 'simulate', 'check'];

test('help names every command', async () => {
  const { code, text } = await run('--help');
  expect(code).toBe(0);
  for (const name of COMMANDS) expect(text).toMatch(new RegExp(`^  ${name} `, 'm'));
});

test.each(COMMANDS)('%s is loaded by its name', async (name) => {
  const { code, text } = await run(name, '--help');
  expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining(`Usage: walstatt ${name}`) });
});

test('a command that does not exist is a mistake of the user', async () => {
  const { code, text } = await run('rulers');
  expect(code).toBe(1);
  expect(text).toContain("unknown command 'rulers'");
  expect(text).toContain('rulesets');
});
