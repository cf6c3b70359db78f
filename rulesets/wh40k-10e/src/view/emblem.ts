import type { Emblem } from '@walstatt/engine';

/** Drawn for this game in the ink and wash of the map: a walker before a broken arcade, a gunship above. */
export const emblem: Emblem = [
  { ink: 'shade', d: 'M0 152 50 128 110 140 190 108 262 136 320 116V180H0Z' },
  { ink: 'wash', d: 'M20 150V58Q36 36 52 58V150ZM66 150V74Q82 52 98 74V150Z' },
  { ink: 'line', d: 'M20 150V58Q36 36 52 58V150M66 150V74Q82 52 98 74V150M52 84H66M20 100H52M66 112H98' },
  { ink: 'first', d: 'M150 112 158 84H198L206 112 196 122H160Z' },
  {
    ink: 'line',
    d: 'M150 112 158 84H198L206 112 196 122H160ZM164 122 156 152H168M192 122 200 152H188M206 98H240M206 104H236M170 96H186',
  },
  { ink: 'second', d: 'M226 46 262 38 298 46 262 56Z' },
  { ink: 'line', d: 'M226 46 262 38 298 46 262 56ZM240 40V30H284V40M212 46H226M298 46H312' },
  { ink: 'second', d: 'M250 150V128H260V150ZM270 150V132H280V150ZM290 150V128H300V150Z' },
  { ink: 'dash', d: 'M240 101 286 130' },
  { ink: 'line', d: 'M0 152H320M16 164H84M104 168H188M216 162H304' },
  { ink: 'star', d: 'M120 30 124 42 136 42 126 49 130 61 120 54 110 61 114 49 104 42 116 42Z' },
];
