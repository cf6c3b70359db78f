/** What two players made of their battles against each other: battles, and points of the first (a draw is a half). */
export type Pairing = {
  readonly players: readonly [string, string];
  readonly battles: number;
  readonly points: number;
};

/** A rating in Elo points, and how far it may be off with 95 % confidence. */
export type Rating = { readonly player: string; readonly elo: number; readonly margin: number };

/** 400 points of difference are odds of ten to one. */
const ELO = 400 / Math.LN10;

/** z of a two-sided 95 % interval. */
const Z = 1.959963984540054;

/** A step of Newton's method goes no further than this, so that the first ones do not overshoot. */
const LONGEST_STEP = 2;

/**
 * Ratings by maximum likelihood in the model of Bradley and Terry, the best first: the odds between two players are the
 * ratio of their strengths, and a draw is half a win and half a loss. A player who won every battle would be infinitely
 * strong. So everyone gets one more draw, shared out among the opponents by the number of battles. The margins come
 * from the Fisher information; they hold for the difference to `zero`, the player rated 0, or to the mean if nobody is.
 * Players whom no chain of battles connects with the zero (or with the first player) have no rating.
 */
export function rate(pairings: readonly Pairing[], zero: string | null): Rating[] {
  const played = pairings.filter(({ battles }) => battles > 0);
  const known = connected(played, zero);
  const players = [...known];
  const games = withDraws(played.filter((p) => known.has(p.players[0]))).map((p) => ({
    ...p,
    a: players.indexOf(p.players[0]),
    b: players.indexOf(p.players[1]),
  }));
  const strength = players.map(() => 0);
  for (let step = 0; step < 100; step++) {
    const { slope, information } = likelihood(games, strength);
    const moves = solve(information, slope);
    const longest = Math.max(0, ...moves.map(Math.abs));
    const share = Math.min(1, LONGEST_STEP / Math.max(longest, 1e-12));
    for (const [i, move] of moves.entries()) strength[i]! += share * move;
    if (longest < 1e-10) break;
  }
  const { information } = likelihood(games, strength);
  const origin = players.map((p) => (zero !== null && known.has(zero) ? Number(p === zero) : 1 / players.length));
  const middle = strength.reduce((sum, s, i) => sum + s * origin[i]!, 0);
  return players
    .map((player, i): Rating => {
      const difference = origin.map((o, k) => Number(k === i) - o);
      const spread = solve(information, difference);
      const variance = difference.reduce((sum, d, k) => sum + d * spread[k]!, 0);
      return { player, elo: ELO * (strength[i]! - middle), margin: ELO * Z * Math.sqrt(Math.max(0, variance)) };
    })
    .sort((a, b) => b.elo - a.elo);
}

/** The players connected by battles with `from`, or with the first of all. */
function connected(played: readonly Pairing[], from: string | null): Set<string> {
  const all = new Set(played.flatMap(({ players }) => players));
  const known = new Set<string>();
  let reached = from !== null && all.has(from) ? [from] : [...all].slice(0, 1);
  while (reached.length > 0) {
    for (const player of reached) known.add(player);
    reached = played.flatMap(({ players: [a, b] }) => [
      ...(known.has(a) && !known.has(b) ? [b] : []),
      ...(known.has(b) && !known.has(a) ? [a] : []),
    ]);
  }
  return known;
}

/** Adds one draw for each player, shared out among the opponents by the number of battles. */
function withDraws(played: readonly Pairing[]): Pairing[] {
  const total = new Map<string, number>();
  for (const { players, battles } of played)
    for (const player of players) total.set(player, (total.get(player) ?? 0) + battles);
  return played.map(({ players, battles, points }) => {
    const draws = (battles / total.get(players[0])! + battles / total.get(players[1])!) / 2;
    return { players, battles: battles + draws, points: points + draws / 2 };
  });
}

type Game = { readonly a: number; readonly b: number; readonly battles: number; readonly points: number };

/** The slope of the logarithm of the likelihood, and its curvature: the Fisher information. */
function likelihood(games: readonly Game[], strength: readonly number[]): { slope: number[]; information: number[][] } {
  const slope = strength.map(() => 0);
  const information = strength.map(() => strength.map(() => 0));
  for (const { a, b, battles, points } of games) {
    const expected = 1 / (1 + Math.exp(strength[b]! - strength[a]!));
    slope[a]! += points - battles * expected;
    slope[b]! -= points - battles * expected;
    const weight = battles * expected * (1 - expected);
    information[a]![a]! += weight;
    information[b]![b]! += weight;
    information[a]![b]! -= weight;
    information[b]![a]! -= weight;
  }
  return { slope, information };
}

/**
 * Solves the equations by elimination. Only differences of strengths are determined, so the first one is held at 0.
 * The right sides add up to 0, which makes this a solution.
 */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length;
  const rows = matrix.slice(1).map((row, i) => [...row.slice(1), right[i + 1]!]);
  for (let i = 0; i < n - 1; i++) {
    const pivot = rows[i]![i]!;
    for (let k = i + 1; k < n - 1; k++) {
      const times = rows[k]![i]! / pivot;
      for (let c = i; c < n; c++) rows[k]![c]! -= times * rows[i]![c]!;
    }
  }
  const found = right.map(() => 0);
  for (let i = n - 2; i >= 0; i--) {
    let rest = rows[i]![n - 1]!;
    for (let c = i + 1; c < n - 1; c++) rest -= rows[i]![c]! * found[c + 1]!;
    found[i + 1] = rest / rows[i]![i]!;
  }
  return found;
}
