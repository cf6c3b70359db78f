import { mindApart } from '@walstatt/bots';
import { BUDGETS } from '@walstatt/engine/budgets';
import type { Command } from 'commander';
import { linesOf } from '../lines.ts';
import { keepInFiles } from '../mistakes.ts';
import { jsonLine } from '../output.ts';
import { refereeLine, TOO_LONG } from '../referee/referee.ts';
import { newSession } from '../referee/session.ts';
import { beginThinking } from '../thinking/thread.ts';

export function addReferee(program: Command): void {
  program
    .command('referee')
    .description('answer JSON lines on standard input with JSON lines on standard output (docs/referee.md)')
    .action(async () => {
      const session = newSession({}, mindApart(beginThinking), keepInFiles());
      for await (const line of linesOf(process.stdin, BUDGETS.message.bytes)) {
        if ('text' in line && line.text.trim() === '') continue;
        const reply = 'text' in line ? await refereeLine(session, line.text) : TOO_LONG;
        process.stdout.write(jsonLine(reply));
        if (reply['bye'] === true) break;
      }
    });
}
