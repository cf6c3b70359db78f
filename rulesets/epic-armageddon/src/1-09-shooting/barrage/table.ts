/** Table T-1: with so many barrage points. EA-G-07: more than 18 count as 18. */
type Row = {
  readonly points: number;
  readonly templates: number;
  readonly markers: number;
  readonly ap: number;
  readonly at: number;
};

const TABLE: readonly Row[] = [
  { points: 16, templates: 2, markers: 4, ap: 4, at: 5 },
  { points: 13, templates: 2, markers: 3, ap: 4, at: 5 },
  { points: 10, templates: 2, markers: 2, ap: 4, at: 5 },
  { points: 8, templates: 2, markers: 1, ap: 4, at: 5 },
  { points: 6, templates: 1, markers: 1, ap: 4, at: 5 },
  { points: 4, templates: 1, markers: 0, ap: 4, at: 5 },
  { points: 3, templates: 0, markers: 0, ap: 4, at: 5 },
  { points: 2, templates: 0, markers: 0, ap: 5, at: 6 },
  { points: 0, templates: 0, markers: 0, ap: 6, at: 6 },
];

/** EA-1.9.8-06: extra templates, extra blast markers and what the rolls need. */
export const barrageOf = (points: number): Row => TABLE.find((row) => row.points <= points)!;
