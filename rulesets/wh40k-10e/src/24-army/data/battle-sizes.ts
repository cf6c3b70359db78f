/** A battle size, with the smallest battlefield for it in inches, as wide as long, and what it allows. */
export type BattleSize = {
  readonly points: number;
  readonly board: readonly [width: number, depth: number];
  /** WH-RES-03: the most points in Strategic Reserves. */
  readonly reserves: number;
};

/** WH-MUSTER-02, WH-ONLYWAR-01, WH-ONLYWAR-05, WH-RES-03, WH-G-14. */
export const BATTLE_SIZES: Readonly<Record<string, BattleSize>> = {
  incursion: { points: 1000, board: [60, 44], reserves: 250 },
  strikeForce: { points: 2000, board: [60, 44], reserves: 500 },
  onslaught: { points: 3000, board: [90, 44], reserves: 750 },
};
