/** What the readers of positions and set-ups say, in German. */
export const problemsDe: Readonly<Record<string, string>> = {
  'two map boards out of {}': 'zwei Kartenteile aus {}',
  '{} ({}; nothing else can be played yet)': '{} ({}; anderes ist noch nicht spielbar)',
  '[q, r, facing]': '[q, r, Blickrichtung]',
};
