import type { ChapterText } from '../../kit.ts';
import { otherIn, unitOf } from '../../texts/args.ts';

const WALKS = {
  advance: 'Vorrücken',
  doubleTime: 'Eilmarsch',
  scout: 'Aufklärung',
  regroup: 'neu formiert',
  fallBack: 'Rückzug',
  arrive: 'Einrücken',
  apart: 'auseinandergerückt',
} as const;

/** German. */
export const de: ChapterText = {
  events: {
    walked: (e, t) => `${t.name(e.unit)}: ${WALKS[e.why]}.`,
  },
  requests: {
    walk: (r, t) => {
      const far = `bis zu ${t.length(r.args.allowance)}`;
      if (r.args.why === 'fallBack')
        return `${unitOf(r, t)}: Rückzug, mindestens 1 Zoll weg von allen Feinden. Wohin gehen die Modelle (${far}; reicht das nicht, so weit wie nötig)?`;
      const regroups = r.args.why === 'regroup' ? 'neu formieren, ' : '';
      return `${unitOf(r, t)}: ${regroups}wohin gehen die Modelle (${far})?`;
    },
  },
  none: {
    walk: 'Stehen bleiben',
  },
  refusals: {
    frozen: () => 'Ein in schwierigem Gelände aufgestelltes Geschütz bewegt sich nicht.',
    noSuchLeg: () => 'Eine solche Teilstrecke gibt es nicht.',
    throughTerrain: () => 'Der Weg führt durch Gelände, das ihn versperrt.',
    throughUnit: (r, t) => `Der Weg führt durch ${otherIn(r, t)}.`,
    tooFar: (r, t) => {
      const rough = (r.args as { rough?: boolean } | undefined)?.rough
        ? ', in schwierigem Gelände doppelt gezählt'
        : '';
      return `Das sind ${t.length(Number(r.measured))}${rough}; erlaubt sind ${t.length(Number(r.limit))}.`;
    },
  },
  activities: {
    walk: '',
  },
};
