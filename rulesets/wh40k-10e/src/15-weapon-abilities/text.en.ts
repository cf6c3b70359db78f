import type { Text } from '../kit.ts';

export const text: Text = {
  requests: { afterRoll: () => 'Do you roll again?' },
  purposes: { extraHits: 'additional hits' },
  names: { twinLinked: 'Twin-linked: re-roll the wound roll' },
};
