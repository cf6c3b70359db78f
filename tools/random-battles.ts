/**
 * Plays many battles with random players and random options, and checks the ruleset's invariants at every event: `npm
 * run battles -- <ruleset> [--battles 10000] [--from 1] [--lanes 2]`. A broken battle is reported with its seed and
 * counted; the others go on. The exit code is 1 if any battle broke.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { battles: { type: 'string' }, from: { type: 'string' }, lanes: { type: 'string' } },
});
const [ruleset] = positionals;
const battles = Number(values.battles ?? 10_000);
const from = Number(values.from ?? 1);
const lanes = Math.min(battles, Number(values.lanes ?? availableParallelism()));
if (ruleset === undefined || !(battles >= 1) || !Number.isInteger(from)) {
  console.error('Usage: npm run battles -- <ruleset> [--battles 10000] [--from 1] [--lanes 2]');
  process.exit(2);
}

export type Tally = { played: number; broken: number; open: number; requests: number; events: number };

/** Reports the progress of all lanes at every tenth. */
function progress(tallies: readonly Tally[]): void {
  const played = sum(tallies, 'played');
  const tenth = Math.floor((10 * played) / battles);
  if (tenth <= told) return;
  told = tenth;
  console.log(`${played} of ${battles} battles, ${sum(tallies, 'broken')} broken`);
}

const sum = (tallies: readonly Tally[], of: keyof Tally): number => tallies.reduce((all, t) => all + t[of], 0);
let told = 0;

const tallies: Tally[] = Array.from({ length: lanes }, () => ({
  played: 0,
  broken: 0,
  open: 0,
  requests: 0,
  events: 0,
}));
const lane = (i: number): Promise<void> =>
  new Promise((done) => {
    const file = fileURLToPath(new URL('./random-battles/lane.ts', import.meta.url));
    const child = spawn(process.execPath, [file, ruleset, String(from + i), String(from + battles), String(lanes)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (tally) => {
      tallies[i] = tally as Tally;
      progress(tallies);
    });
    child.on('close', (code) => {
      if (code !== 0) tallies[i]!.broken += 1;
      done();
    });
  });

const begun = Date.now();
await Promise.all(tallies.map((_, i) => lane(i)));
const [played, broken] = [sum(tallies, 'played'), sum(tallies, 'broken')];
console.log(
  `${ruleset}, seeds ${from} to ${from + battles - 1}: ${played} battles, ${broken} broken, ${sum(tallies, 'open')} without an end, ${sum(tallies, 'requests')} decisions, ${sum(tallies, 'events')} events, ${Math.round((Date.now() - begun) / 1000)} s`,
);
process.exitCode = broken > 0 || played < battles ? 1 : 0;
