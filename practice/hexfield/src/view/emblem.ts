import type { Emblem } from '@walstatt/engine';

const fields: Emblem = [0, 1, 2].flatMap((r) =>
  [0, 1, 2, 3, 4, 5, 6].map((c) => ({
    ink: (r * 7 + c) % 5 === 0 ? ('filled field' as const) : ('field' as const),
    d: `M${24 + c * 40 + (r % 2) * 20} ${46 + r * 34}l20 -11 20 11v23l-20 11 -20 -11z`,
  })),
);

/** Drawn for this game in the ink and wash of the map. */
export const emblem: Emblem = [
  ...fields,
  { ink: 'first', d: 'M92 98V58H120L113 66 120 74H96V98Z' },
  { ink: 'line', d: 'M94 100V54' },
  { ink: 'second', d: 'M232 130V90H260L253 98 260 106H236V130Z' },
  { ink: 'line', d: 'M234 132V86' },
  { ink: 'dash', d: 'M106 104Q160 150 224 126' },
];
