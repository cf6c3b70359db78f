import type { Guide } from '@walstatt/engine';

/** The first skirmish, a rule at a time. */
export const guide: Guide = {
  setup: { scenario: 'skirmish' },
  seat: 'red',
  lessons: [
    {
      id: 'welcome',
      when: { at: 'begin' },
      rule: 'SK-ACT-01',
      show: 'table',
      until: 'read',
      title: { de: 'Der Vorposten', en: 'The outpost' },
      text: {
        de: 'Zwei Streifen treffen aufeinander. Du führst Rot: haltet die Mitte oder brecht den Feind. Vier Runden lang werdet ihr abwechselnd je eine Einheit führen.',
        en: 'Two patrols meet. You command Red: hold the middle, or break the enemy. For four rounds you will lead one unit each in turn.',
      },
    },
    {
      id: 'move',
      when: { at: 'asked', request: 'planMove' },
      rule: 'SK-MOVE-01',
      show: 'table',
      until: 'act',
      title: { de: 'Bewegen', en: 'Moving' },
      text: {
        de: 'Zieh die Einheit auf dem Tisch. Der Schatten zeigt, ob es erlaubt ist und wie weit es noch geht.',
        en: 'Drag the unit on the table. The ghost shows whether it is legal and how far it goes.',
      },
    },
    {
      id: 'target',
      when: { at: 'asked', request: 'chooseTarget' },
      rule: 'SK-SHOOT-01',
      show: 'decision',
      until: 'act',
      title: { de: 'Schießen', en: 'Shooting' },
      text: {
        de: 'Wähle ein Ziel, um die Chancen zu sehen; ein zweiter Klick bestätigt.',
        en: 'Pick a target to see the odds; a second click confirms.',
      },
    },
    {
      id: 'react',
      when: { at: 'asked', request: 'afterMove' },
      rule: 'SK-REACT-01',
      show: 'decision',
      until: 'act',
      title: { de: 'Reagieren', en: 'Reacting' },
      text: {
        de: 'Ein Feind ist vor deine Waffen gelaufen: Du darfst dazwischen schießen oder passen.',
        en: 'An enemy has walked before your guns: you may shoot in between, or pass.',
      },
    },
  ],
};
