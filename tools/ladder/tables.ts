import { BLUNDERS, type Blunder, type Count, MEANING } from './blunders/tally.ts';
import type { Score, Standing, Summary } from './summary.ts';

/** What a cell shows if there is nothing to show. */
const NOTHING = '–';

/** The summary as Markdown. */
export function writeTables(summary: Summary): string {
  return [
    `### ${summary.ruleset}: ${summary.battles} battles`,
    ratings(summary.standings),
    '#### Won–drawn–lost, row against column',
    pairings(summary),
    '#### Blunders a battle, and how many of all chances for one were taken',
    blunders(summary.standings),
    BLUNDERS.map((name) => `- **${MEANING[name].name}**: ${MEANING[name].means}.`).join('\n'),
    '',
  ].join('\n\n');
}

const battlesOf = ({ won, drawn, lost }: Standing): number => won + drawn + lost;

function ratings(standings: readonly Standing[]): string {
  return table(
    ['player', 'Elo', '95 %', 'battles', 'won', 'drawn', 'lost', 'ms p50', 'ms p99', ...remarkable(standings)],
    standings.map((s) => [
      s.player,
      s.rating === null ? NOTHING : signed(s.rating.elo),
      s.rating === null ? NOTHING : `± ${Math.round(s.rating.margin)}`,
      ...[battlesOf(s), s.won, s.drawn, s.lost].map(String),
      milliseconds(s.p50),
      milliseconds(s.p99),
      ...remarkable(standings).map((name) => String(s[name])),
    ]),
  );
}

/** What should never happen gets a column only if it did. */
const remarkable = (standings: readonly Standing[]): ('unfinished' | 'failed' | 'faults')[] =>
  (['unfinished', 'failed', 'faults'] as const).filter((name) => standings.some((s) => s[name] > 0));

function pairings({ standings, scores }: Summary): string {
  const players = standings.map(({ player }) => player);
  const cell = (a: string, b: string): string => {
    const score = scores.find((s) => s.players.includes(a) && s.players.includes(b));
    return a === b || score === undefined ? NOTHING : writeScore(score, score.players[0] === a);
  };
  return table(
    ['', ...players],
    players.map((a) => [a, ...players.map((b) => cell(a, b))]),
  );
}

const writeScore = ({ won, drawn, lost }: Score, isFirst: boolean): string =>
  (isFirst ? [won, drawn, lost] : [lost, drawn, won]).join('–');

function blunders(standings: readonly Standing[]): string {
  return table(
    ['player', ...BLUNDERS.map((name) => MEANING[name].name)],
    standings.map((s) => [s.player, ...BLUNDERS.map((name) => rateOf(s, name))]),
  );
}

function rateOf(standing: Standing, name: Blunder): string {
  const count: Count | null = standing.blunders[name];
  if (count === null || count.of === 0) return NOTHING;
  return `${(count.times / battlesOf(standing)).toFixed(2)} (${Math.round((100 * count.times) / count.of)} %)`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const signed = (n: number): string => (Math.round(n) > 0 ? `+${Math.round(n)}` : String(Math.round(n) + 0));

/** Shorter times are below what the clock of a processor can tell. */
const SHORTEST = 0.1;

function milliseconds(ms: number | null): string {
  if (ms === null) return NOTHING;
  if (ms < SHORTEST) return `< ${SHORTEST}`;
  return ms.toLocaleString('en', { maximumSignificantDigits: 2, useGrouping: false });
}
