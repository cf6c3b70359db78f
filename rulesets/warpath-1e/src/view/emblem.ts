import type { Emblem } from '@walstatt/engine';

/** Drawn for this game in the ink and wash of the map. */
export const emblem: Emblem = [
  { ink: 'wash', d: 'M194 60a38 38 0 1 0 76 0a38 38 0 1 0 -76 0Z' },
  { ink: 'line', d: 'M232 22A38 38 0 1 1 231.900 22M178 82Q232 104 290 40M206 40Q232 52 262 42' },
  { ink: 'shade', d: 'M0 140Q80 112 160 134T320 122V180H0Z' },
  { ink: 'first', d: 'M34 138 58 84 82 138Z' },
  { ink: 'line', d: 'M34 138 58 84 82 138M58 84V66M50 72H66M44 120H72' },
  { ink: 'second', d: 'M110 142V124L150 116 176 124V142Z' },
  {
    ink: 'line',
    d: 'M110 142V124L150 116 176 124V142ZM150 116V104H178M118 142A6 6 0 1 0 130 142M154 142A6 6 0 1 0 166 142',
  },
  { ink: 'line', d: 'M0 150Q100 140 320 148M20 164H110M150 160H280' },
  { ink: 'star', d: 'M30 28h.1M62 44h.1M96 20h.1M130 48h.1M150 22h.1M300 20h.1' },
];
