import type { InAdvance } from '@walstatt/engine';

/**
 * What players at a table do without being asked: they take the better save, remove plain models first, fire weapons in
 * the order of the card, and think of a Command Re-roll only where a single roll decides much.
 */
export const inAdvance: readonly InAdvance[] = [
  {
    name: 'volleyNext',
    answer: { take: 'preset' },
    about: { de: 'Auf welches Ziel zuerst gewürfelt wird', en: 'Against which target dice are rolled first' },
  },
  {
    name: 'weaponOrder',
    answer: { take: 'preset' },
    about: { de: 'Mit welcher Waffe zuerst gewürfelt wird', en: 'For which weapon dice are rolled first' },
  },
  {
    name: 'saveWith',
    answer: { take: 'preset' },
    about: { de: 'Rüstungs- oder Rettungswurf: der bessere', en: 'Armour or invulnerable save: the better one' },
  },
  {
    name: 'allocate',
    answer: { take: 'preset' },
    about: { de: 'Wem Attacken zugewiesen werden: den Einfachsten', en: 'To whom attacks are allocated: the plainest' },
  },
  {
    name: 'moveBegins',
    args: { charges: false },
    answer: { take: 'value', value: null },
    about: {
      de: 'Reaktionen, bevor sich ein Feind bewegt, der nicht angreift',
      en: 'Reactions before an enemy moves that does not charge',
    },
  },
  {
    name: 'afterRoll',
    answer: { take: 'value', value: null },
    about: {
      de: 'Würfe wiederholen, die kein Angriffswurf und kein misslungener Flucht- oder Risikotest sind',
      en: 'Re-rolls of anything but charges and failed desperate escapes or hazardous tests',
    },
  },
  {
    name: 'afterRoll',
    args: { purpose: 'charge' },
    answer: { take: 'ask' },
    about: { de: '', en: '' },
  },
  {
    name: 'afterRoll',
    args: { purpose: ['desperateEscape', 'hazardous'], failed: true },
    answer: { take: 'ask' },
    about: { de: '', en: '' },
  },
  {
    name: 'afterRoll',
    option: 'twinLinked/failed',
    answer: { take: 'option' },
    about: {
      de: 'Misslungene Verwundungswürfe synchronisierter Waffen wiederholen',
      en: 'Re-rolls of failed wound rolls of twin-linked weapons',
    },
  },
];
