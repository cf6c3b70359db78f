import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as strike } from '../01-blows/strike/text.de.ts';
import type { Duel, Text } from '../kit.ts';

const turns: Text = { activities: { battle: 'Duell' }, events: { turnBegan: () => 'Nächster Zug' } };

export const de: Texts<Duel> = {
  title: 'Duell',
  about: 'Zwei Kämpfer, ein Sieger.',
  ...assembleTexts<Duel>(strike, turns, { names: { red: 'Rot', blue: 'Blau' } }),
};
