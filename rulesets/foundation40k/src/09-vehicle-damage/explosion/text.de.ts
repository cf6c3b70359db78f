import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { explosion: 'Explosion' },
  requests: { nextExplosion: () => 'Welche Explosion kommt zuerst?' },
};
