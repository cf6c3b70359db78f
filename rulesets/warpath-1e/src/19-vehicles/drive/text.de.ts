import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    drove: (e, t) => (e.distance === 0 ? '' : `${t.name(e.unit)} fährt ${t.length(e.distance)}.`),
    immobilised: (e, t) => `${t.name(e.unit)}: für immer lahmgelegt.`,
  },
  requests: {
    drive: (r, t) => {
      const turns = [
        ...(r.args.bend === 1 ? ['eine Drehung bis 90°'] : []),
        ...(r.args.pivots === 1 ? ['eine beliebige Drehung'] : []),
      ];
      if (r.args.why === 'pivot') return `${unitOf(r, t)}: wohin drehen?`;
      return `${unitOf(r, t)}: wohin fahren (${[`bis zu ${t.length(r.args.left)}`, ...turns].join(', ')})?`;
    },
  },
  none: {
    drive: 'Nicht (weiter) fahren',
  },
  refusals: {
    alreadyTouching: () => 'Das Fahrzeug berührt es schon: es muss sich erst entfernen.',
    backwards: () => 'Volle Kraft geht nur voraus.',
    bothWays: () => 'Eine Bewegung geht vorwärts oder rückwärts, nicht beides.',
    mayNotTurn: () => 'Dieses Fahrzeug darf sich jetzt nicht drehen.',
    turnsTooMuch: () => 'Beim Manövrieren dreht sich ein Fahrzeug einmal, um höchstens 90 Grad.',
  },
  activities: {
    drive: '',
  },
  purposes: {
    terrain: 'unwegsames Gelände',
  },
  names: {
    terrainRolls: 'bei voller Kraft wird für Gelände gewürfelt',
    each: 'für jedes Stück',
    once: 'nur einmal je Bewegung',
    pivotsMove: 'ein Wendemanöver zählt als Bewegung',
  },
};
