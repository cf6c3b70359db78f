import type { Command } from 'commander';
import { parseAssignments } from '../begin.ts';
import { print } from '../output.ts';
import { refereeLine } from '../referee/referee.ts';
import { newSession } from '../referee/session.ts';
import { UserError } from '../user-error.ts';

type Flags = {
  measure: string;
  arg?: string[];
  begin?: string;
  context?: string[];
  policy?: string[];
  seat?: string;
  json?: true;
};

type Answered = {
  ok: boolean;
  message?: string;
  details?: string[];
  distribution: [number, number][];
  mean: number;
  method: string;
  bound: number;
  policies: Record<string, string>;
  notes: object[];
};

export function addOdds(program: Command): void {
  program
    .command('odds')
    .description('exact odds of what happens next in a position, or of an activity begun in it')
    .argument('<position>', 'a position file')
    .requiredOption('--measure <name>', 'what is measured; `walstatt referee` lists the measures of a ruleset')
    .option('--arg <name=value...>', 'arguments of the measure')
    .option('--begin <activity>', 'begin this activity first')
    .option('--context <name=value...>', 'its context')
    .option('--policy <seat=policy...>', 'how a seat decides: default, never, maximise or minimise')
    .option('--seat <id>', 'on what this seat may know')
    .option('--json', 'as JSON')
    .action(async (positionFile: string, flags: Flags) => {
      const session = newSession();
      const ask = async (message: object): Promise<Answered> => {
        const reply = (await refereeLine(session, JSON.stringify(message))) as unknown as Answered;
        if (!reply.ok) throw new UserError(reply.message ?? 'This was refused.', reply.details ?? []);
        return reply;
      };
      await ask({ do: 'start', positionFile, dice: { kind: 'manual' } });
      const reply = await ask({
        do: 'odds',
        measure: flags.measure,
        args: parseAssignments(flags.arg ?? []),
        ...(flags.begin === undefined
          ? {}
          : { begin: { activity: flags.begin, context: parseAssignments(flags.context ?? []) } }),
        policies: parseAssignments(flags.policy ?? []),
        ...(flags.seat === undefined ? {} : { seat: flags.seat }),
      });
      print(flags.json ? `${JSON.stringify(reply)}\n` : writeOdds(flags.measure, reply));
    });
}

const BAR = 40;

/** The distribution as a table with bars. */
function writeOdds(measure: string, o: Answered): string {
  const most = Math.max(...o.distribution.map(([, p]) => p));
  const rows = o.distribution.map(([value, p]) => {
    const bar = '█'.repeat(Math.round((p / most) * BAR));
    return `${String(value).padStart(6)}  ${(p * 100).toFixed(3).padStart(8)} %  ${bar}\n`;
  });
  const policies = Object.entries(o.policies).map(([seat, p]) => `${seat}: ${p}`);
  return `${measure}\n${rows.join('')}mean ${o.mean.toFixed(4)}, ${o.method}, bound ${o.bound.toExponential(1)}, ${policies.join(', ')}\n${o.notes.map((n) => `note: ${JSON.stringify(n)}\n`).join('')}`;
}
