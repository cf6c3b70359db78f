import type { Emblem } from '@walstatt/engine';

/** Drawn for this game in the ink and wash of the map. */
export const emblem: Emblem = [
  { ink: 'shade', d: 'M0 138Q70 108 150 132T320 118V180H0Z' },
  { ink: 'wash', d: 'M190 134V76H236V134Z' },
  { ink: 'line', d: 'M190 134V76H236V134M184 76V62H194V70H204V62H214V70H224V62H242V76ZM206 134V112H220V134M213 62V34' },
  { ink: 'second', d: 'M214 36H242L236 44 242 52H214Z' },
  { ink: 'line', d: 'M214 36H242L236 44 242 52H214' },
  { ink: 'first', d: 'M40 138A9 9 0 1 1 58 138ZM70 146A9 9 0 1 1 88 146ZM100 140A9 9 0 1 1 118 140Z' },
  { ink: 'line', d: 'M49 129V116M79 137V124M109 131V118M49 120 64 114M79 128 94 122M109 122 124 116' },
  { ink: 'dash', d: 'M128 118 186 96' },
  { ink: 'line', d: 'M262 132q6-22 14 0M278 134q8-28 16 0M20 152H150M180 148H310' },
];
