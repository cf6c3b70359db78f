import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    turnCut: () => 'Die Zeit für diesen Spielzug ist um.',
    timeRanOut: (e, t) => `${t.name(e.seat)}: keine Zeit mehr.`,
    timeUp: () => 'Die Zeit ist um; die Runde wird zu Ende gespielt.',
    pauseWanted: (e, t) => `${t.name(e.seat)}: Bitte, die Uhr anzuhalten.`,
    clockGoesOn: () => 'Die Uhr läuft weiter.',
  },
  names: {
    clock: 'Uhr',
    'clock=battle': 'eine Zeit für die ganze Schlacht, ohne Grenze der Spielzüge',
    chess: 'Schachuhr',
    turn: 'Zuguhr',
    minutes: 'Minuten je Spieler, Spielzug oder Schlacht',
    'minutes=0': 'wie empfohlen',
    softClock: 'die Einheit darf trotz Zeitablauf fertig handeln',
  },
};
