import type { Measure, Plain } from '@walstatt/engine';
import { unitsLeft } from '../1-02-formations/formations.ts';
import { formationId } from '../fields.ts';
import type { State } from '../generated/state.ts';

type Args = Readonly<Record<string, Plain>>;

const OF_FORMATION = { formation: formationId };

/** What an assault does to a formation, whose odds can be asked for. */
export const measures: Readonly<Record<string, Measure<State>>> = {
  /** EA-1.12.8-01, EA-1.12.8-02: the loser of an assault is broken or destroyed, so this is the chance to win as well. */
  broken: {
    name: { de: 'Aufgerieben oder vernichtet', en: 'Broken or destroyed' },
    kind: 'yesNo',
    takes: OF_FORMATION,
    shown: { of: 'formation', place: 1 },
    value: (s, { formation }: Args) => {
      const { broken, status } = s.formations[formation as string]!;
      return broken || status.at === 'destroyed' ? 1 : 0;
    },
  },
  unitsLost: {
    name: { de: 'Verlorene Einheiten', en: 'Units lost' },
    kind: 'count',
    takes: OF_FORMATION,
    shown: { of: 'formation', place: 2 },
    value: (s, { formation }: Args) =>
      s.formations[formation as string]!.units.length - unitsLeft(s, formation as string).length,
  },
};
