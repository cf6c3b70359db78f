import { BLUNDERS, type Blunder, type Count, NONE, plus } from './blunders/tally.ts';
import { type Pairing, type Rating, rate } from './rating.ts';
import type { Played, Side } from './result.ts';
import { percentile } from './times.ts';

/** What a player made of all its battles. */
export type Standing = {
  readonly player: string;
  /** Null, if nothing connects it with the others. */
  readonly rating: Pick<Rating, 'elo' | 'margin'> | null;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Battles that were broken off. They count as drawn. */
  readonly unfinished: number;
  /** Decisions for which the player failed. */
  readonly failed: number;
  /** Faults of scripts that the player got along with. */
  readonly faults: number;
  /** Milliseconds of processor time for a decision: the median, and what 99 of 100 decisions do not exceed. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** Null where the rule system has no such thing. */
  readonly blunders: Readonly<Record<Blunder, Count | null>>;
};

/** The first player's battles against the second. */
export type Score = {
  readonly players: readonly [string, string];
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
};

export type Summary = {
  readonly ruleset: string;
  readonly code: string;
  readonly battles: number;
  /** The best first. */
  readonly standings: readonly Standing[];
  readonly scores: readonly Score[];
};

/** The player whose rating is 0, so that ratings of different runs can be compared. */
const ZERO = 'greedy';

/** Sums up the battles of some players. */
export function summarise(
  ruleset: string,
  code: string,
  players: readonly string[],
  battles: readonly Played[],
): Summary {
  const scores = players.flatMap((a, i) => players.slice(i + 1).map((b) => scoreOf([a, b], battles)));
  const pairings = scores.map(({ players: pair, won, drawn, lost }): Pairing => {
    return { players: pair, battles: won + drawn + lost, points: won + drawn / 2 };
  });
  const ratings = rate(pairings, ZERO);
  const standings = players.map((player) => standingOf(player, battles, ratings));
  const elo = ({ rating }: Standing): number => rating?.elo ?? Number.NEGATIVE_INFINITY;
  return {
    ruleset,
    code,
    battles: battles.length,
    standings: standings.sort((a, b) => (elo(a) === elo(b) ? 0 : elo(b) - elo(a))),
    scores: scores.filter(({ won, drawn, lost }) => won + drawn + lost > 0),
  };
}

function scoreOf(players: readonly [string, string], battles: readonly Played[]): Score {
  const points = battles.flatMap((b) => {
    if (b.players[0] === players[0] && b.players[1] === players[1]) return [b.score];
    return b.players[0] === players[1] && b.players[1] === players[0] ? [1 - b.score] : [];
  });
  const count = (score: number): number => points.filter((p) => p === score).length;
  return { players, won: count(1), drawn: count(0.5), lost: count(0) };
}

function standingOf(player: string, battles: readonly Played[], ratings: readonly Rating[]): Standing {
  const own = battles.flatMap((b) =>
    b.players.flatMap((name, i) =>
      name === player ? [{ side: b.by[i]!, points: i === 0 ? b.score : 1 - b.score, over: b.over }] : [],
    ),
  );
  const count = (score: number): number => own.filter(({ points }) => points === score).length;
  const rating = ratings.find((r) => r.player === player);
  const sides = own.map(({ side }) => side);
  const times = sides.map((side) => side.times);
  return {
    player,
    rating: rating === undefined ? null : { elo: rating.elo, margin: rating.margin },
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    unfinished: own.filter(({ over }) => !over).length,
    failed: sides.reduce((sum, side) => sum + side.failed, 0),
    faults: sides.reduce((sum, side) => sum + side.faults, 0),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    blunders: Object.fromEntries(BLUNDERS.map((name) => [name, sumOf(name, sides)])) as Standing['blunders'],
  };
}

function sumOf(name: Blunder, sides: readonly Side[]): Count | null {
  const counts = sides.flatMap(({ blunders }) => blunders[name] ?? []);
  return counts.length === 0 ? null : counts.reduce(plus, NONE);
}
