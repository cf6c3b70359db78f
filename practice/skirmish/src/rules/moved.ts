import type { G } from '../kit.ts';

/** SK-SHOOT-05: until the end of the activation the unit counts as having moved. */
export const hasMoved = (g: G, unit: string): void =>
  g.beginEffect({
    name: 'onTheMove',
    rule: 'SK-SHOOT-05',
    on: unit,
    data: {},
    until: { until: 'end', frame: 'activation', of: null, complete: false },
    stack: 'once',
  });
