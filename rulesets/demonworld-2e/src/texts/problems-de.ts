/** What the readers of positions and set-ups say, in German. */
export const problemsDe: Readonly<Record<string, string>> = {
  'two map boards out of {}': 'zwei Kartenteile aus {}',
  '{} ({}; nothing else can be played yet)': '{} ({}; anderes ist noch nicht spielbar)',
  'the label of a field on the board': 'die Bezeichnung eines Felds auf dem Spielfeld',
  '[q, r, facing]': '[q, r, Blickrichtung]',
  '{} is not on the list of {}': '{} fehlt auf der Liste von {}',
  '{} was never set up': '{} wurde nie aufgestellt',
  '{} is off the board': '{} steht nicht auf dem Spielfeld',
  '{} stands on the field of {}': '{} steht auf dem Feld von {}',
  '{} is not an element of {}': '{} ist kein Element von {}',
  '{} has lost hit points but is not on the table': '{} hat Trefferpunkte verloren, steht aber nicht auf dem Tisch',
  '{} has no hit point left': '{} hat keinen Trefferpunkt mehr',
  '{} has an order in melee': '{} hat im Nahkampf einen Befehl',
  '{} counts rounds of a melee it is not in': '{} zählt Runden eines Nahkampfs, in dem es nicht steht',
  '{} is in melee and touches no enemy': '{} ist im Nahkampf und berührt keinen Feind',
  '{} touches an enemy and is not in melee': '{} berührt einen Feind und ist nicht im Nahkampf',
};
