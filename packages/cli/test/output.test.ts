import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { harmless, jsonLine } from '../src/output.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

describe('output', () => {
  test('never passes commands on to a terminal', () => {
    expect(harmless('a\u001b[31mred\u0007\u009b2J\u202etxt\u007f')).toBe(
      'a\\u001b[31mred\\u0007\\u009b2J\\u202etxt\\u007f',
    );
    expect(harmless('ä – „x“\n\t× 😀')).toBe('ä – „x“\n\t× 😀');
  });

  test('of the referee is the same JSON on one line, whatever the reader takes for a line', () => {
    const data = { name: 'a\u2028b\u0085c\u001b[2J\n' };
    const line = jsonLine(data);
    for (const c of ['\u2028', '\u0085', '\u001b']) expect(line).not.toContain(c);
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toEqual(data);
  });

  test('of mistakes in names that were given is harmless, too', () => {
    const { stderr, status } = spawnSync(process.execPath, [MAIN, 'check', '\u001b]0;x\u0007.yaml'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Cannot read \\u001b]0;x\\u0007.yaml');
    expect(stderr).not.toContain('\u001b');
  });

  test.skipIf(!existsSync('/dev/full'))('that does not fit on the disk ends in one clear line', () => {
    const full = openSync('/dev/full', 'w');
    const { stderr, status } = spawnSync(process.execPath, [MAIN, 'rulesets'], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    expect([status, stderr]).toEqual([1, 'The output cannot be written: the disk is full.\n']);
  });

  test.skipIf(process.platform === 'win32')('that nobody reads ends in one clear line', () => {
    const { stderr } = spawnSync(
      'sh',
      ['-c', `"$0" "$1" rulesets --vocabulary | head -c 1 >/dev/null`, process.execPath, MAIN],
      {
        encoding: 'utf8',
      },
    );
    expect(['Nobody reads the output any more.\n', '']).toContain(stderr);
  });
});
