import { createInterface } from 'node:readline';
import { mindApart } from '@walstatt/bots';
import type { Command } from 'commander';
import { refereeLine } from '../referee/referee.ts';
import { newSession } from '../referee/session.ts';
import { beginThinking } from '../thinking/thread.ts';

export function addReferee(program: Command): void {
  program
    .command('referee')
    .description('answer JSON lines on standard input with JSON lines on standard output (docs/referee.md)')
    .action(async () => {
      const session = newSession({}, mindApart(beginThinking));
      const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
      for await (const line of lines) {
        if (line.trim() === '') continue;
        const reply = await refereeLine(session, line);
        process.stdout.write(`${JSON.stringify(reply)}\n`);
        if (reply['bye'] === true) break;
      }
      lines.close();
    });
}
