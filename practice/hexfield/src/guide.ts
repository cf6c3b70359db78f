import type { Guide } from '@walstatt/engine';

/** The first battle on the fields, a rule at a time. */
export const guide: Guide = {
  setup: { scenario: 'fields' },
  seat: 'amber',
  lessons: [
    {
      id: 'welcome',
      when: { at: 'begin' },
      rule: 'HX-SET-01',
      show: 'table',
      until: 'read',
      title: { de: 'Die Felder', en: 'The fields' },
      text: {
        de: 'Du führst Bernstein. Vieles geschieht hier geheim und zugleich: Verstecke, Aufstellung, Befehle. Erst wenn beide entschieden haben, wird aufgedeckt.',
        en: 'You command Amber. Much happens in secret and at the same time here: hiding, deployment, orders. It is revealed when both have decided.',
      },
    },
    {
      id: 'hide',
      when: { at: 'asked', request: 'hide' },
      rule: 'HX-SET-01',
      show: 'decision',
      until: 'act',
      title: { de: 'Verstecken', en: 'Hiding' },
      text: {
        de: 'Versteckte Einheiten sieht der Gegner nicht, bis sie sich zeigen. Kreuze an, wer lauern soll.',
        en: 'The enemy does not see hidden units until they show themselves. Tick who shall lie in wait.',
      },
    },
    {
      id: 'deploy',
      when: { at: 'asked', request: 'deploy' },
      rule: 'HX-SET-02',
      show: 'table',
      until: 'act',
      title: { de: 'Aufstellen', en: 'Deployment' },
      text: {
        de: 'Klicke Felder deiner Zone an, oder nimm den Vorschlag.',
        en: 'Click fields of your zone, or take the suggestion.',
      },
    },
    {
      id: 'orders',
      when: { at: 'asked', request: 'orders' },
      rule: 'HX-ORDER-01',
      show: 'decision',
      until: 'act',
      title: { de: 'Befehle', en: 'Orders' },
      text: {
        de: 'Jede Einheit bekommt verdeckt einen Befehl, manche zwei zur Auswahl. Weit weg vom Feind: marschieren.',
        en: 'Every unit gets an order face down, some get two to choose from. Far from the enemy: march.',
      },
    },
    {
      id: 'walk',
      when: { at: 'asked', request: 'walk' },
      rule: 'HX-MOVE-02',
      show: 'table',
      until: 'act',
      title: { de: 'Marschieren', en: 'Marching' },
      text: {
        de: 'Zieh die Einheit Feld um Feld oder wähle einen Weg aus der Liste. Punkte und Manöver, die übrig sind, stehen in der Frage.',
        en: 'Drag the unit field by field or choose a way from the list. Points and manoeuvres that are left stand in the question.',
      },
    },
    {
      id: 'aim',
      when: { at: 'asked', request: 'aim' },
      rule: 'HX-SHOOT-01',
      show: 'decision',
      until: 'act',
      title: { de: 'Blind ansagen', en: 'Announcing blindly' },
      text: {
        de: 'Erst werden alle Ziele angesagt, dann wird gemessen. Wer zu weit zielt, schießt umsonst.',
        en: 'First all targets are named, then distances are measured. Who aims too far shoots in vain.',
      },
    },
    {
      id: 'reaction',
      when: { at: 'asked', request: 'reaction' },
      rule: 'HX-TOUCH-02',
      show: 'decision',
      until: 'act',
      title: { de: 'Angegriffen', en: 'Attacked' },
      text: {
        de: 'Deine Einheit wird berührt: standhalten oder ausweichen?',
        en: 'Your unit is touched: stand, or give ground?',
      },
    },
  ],
};
