import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as strike } from '../01-blows/strike/text.en.ts';
import type { Duel, Text } from '../kit.ts';

const turns: Text = { activities: { battle: 'Duel' }, events: { turnBegan: () => 'Next turn' } };

export const en: Texts<Duel> = {
  title: 'Duel',
  about: 'Two fighters, one winner.',
  ...assembleTexts<Duel>(strike, turns, { names: { red: 'Red', blue: 'Blue' } }),
};
