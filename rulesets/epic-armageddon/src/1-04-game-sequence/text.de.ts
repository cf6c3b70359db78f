import type { Text } from '../kit.ts';

const PHASES = { strategy: 'Strategiephase', action: 'Aktionsphase', end: 'Endphase' } as const;

export const text: Text = {
  activities: { battle: 'Gefecht', round: '' },
  events: {
    roundBegan: (e) => `Zug ${e.round}`,
    phaseBegan: (e) => PHASES[e.phase],
    battleEnded: () => 'Das Gefecht ist vorbei',
  },
  requests: { roundStarts: () => 'Vor dem Strategiewurf: was zuerst?' },
  purposes: { whoBegins: 'wer beginnt' },
};
