import type { Emblem } from '@walstatt/engine';

/** Drawn for this game in the ink and wash of the map. */
export const emblem: Emblem = [
  { ink: 'shade', d: 'M0 150 60 118 120 140 200 96 260 132 320 110V180H0Z' },
  { ink: 'wash', d: 'M70 150V70Q92 34 114 70V150Z' },
  { ink: 'line', d: 'M70 150V70Q92 34 114 70V150M80 150V78Q92 58 104 78V150M92 62V150M80 104H104' },
  { ink: 'wash', d: 'M206 150V52L222 30 238 52V150Z' },
  { ink: 'line', d: 'M206 150V52L222 30 238 52V150M214 62H230M214 78H230M214 94H230M222 30V14M217 19H227' },
  { ink: 'first', d: 'M138 150 146 118H174L182 150Z' },
  { ink: 'line', d: 'M138 150 146 118H174L182 150M152 118V104H168V118M160 104V92M168 110H200' },
  { ink: 'second', d: 'M40 150V126H50V150ZM26 150V130H36V150Z' },
  { ink: 'line', d: 'M0 150H320M10 162H70M96 166H180M210 160H300' },
  { ink: 'star', d: 'M286 30 290 42 302 42 292 49 296 61 286 54 276 61 280 49 270 42 282 42Z' },
];
