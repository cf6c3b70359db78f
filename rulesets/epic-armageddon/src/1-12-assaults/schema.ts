import { count, type Fragment, formationId, length, s, seat, unitId } from '../fields.ts';

const side = s.literal('attackers', 'defenders');
const none = s.withDefault(s.list(unitId), []);

/** What hits do: those of attacks by their kind, and those of the loser, which nobody saves (EA-1.12.7-11). */
const kind = s.literal('normal', 'macro', 'titanKiller', 'unsaved');

/** Everything about an assault, until its activity is over. */
export const assault: Fragment = {
  contexts: {
    assault: {
      seat,
      /** The formations that take the engage action: they make charge moves. */
      formations: s.list(formationId),
      /** EA-1.12.4-11: those and all that have been drawn in. */
      attackers: s.list(formationId),
      /** EA-1.12.10-04: the target and the formations intermingled with it that were included. */
      defenders: s.withDefault(s.list(formationId), []),
      /** EA-1.12.8-02: which of all these were broken when the assault began. */
      wasBroken: s.withDefault(s.list(formationId), []),
      /** Whose turn it is where formations come one after another. */
      next: s.withDefault(s.int(0, 99), 0),
      /** EA-1.12.3-08: units that have been touched and have no zone of control any more. */
      contacted: none,
      /** EA-1.12.7-13. */
      round: s.withDefault(s.int(1, 1000), 1),
      /** Which attacks are resolved now. */
      when: s.withDefault(s.literal('firstStrike', 'others', 'support'), 'firstStrike'),
      /** EA-1.12.5-08: units directly involved in this round. */
      involved: none,
      /** How far units that may be hit are from the enemy; 0 is base contact. */
      ranks: s.withDefault(s.list(s.record({ unit: unitId, away: length }, 'Rank')), []),
      /** EA-1.12.6-01: the formations that give support fire. */
      supporters: s.withDefault(s.list(formationId), []),
      /** Hits that have not been dealt yet, in the order in which they are resolved. */
      batches: s.withDefault(s.list(s.record({ on: side, kind, hits: count }, 'Batch')), []),
      /** Hits of the first batch on units, each before its save. */
      dealt: s.withDefault(s.list(s.record({ unit: unitId, hits: count }, 'Dealt')), []),
      /** What the enemy has cost each formation, and how many blast markers that is worth. */
      losses: s.withDefault(
        s.list(s.record({ formation: formationId, casualties: count, markers: count }, 'AssaultLoss')),
        [],
      ),
      winner: s.nullable(side),
    },
  },
  events: {
    assaultBegan: { formation: formationId, target: formationId },
    /** EA-1.12.3-02: nobody came near enough. */
    assaultMissed: { formation: formationId, target: formationId },
    drawnIn: { formation: formationId },
    /** EA-1.12.7-13: a tie: another round. */
    assaultTied: { formation: formationId, target: formationId, total: count },
    /** `by`: the difference of the totals; 0 if nothing was rolled. */
    assaultWon: { formation: formationId, target: formationId, by: count },
  },
  requests: {
    assaultTarget: { kind: 'choose', args: { formation: formationId }, about: { by: 'formation', at: 'option' } },
    intermingled: {
      kind: 'chooseMany',
      args: { formation: formationId, target: formationId },
      about: { by: 'formation', at: 'target' },
    },
    takeHits: { kind: 'chooseMany', args: { hits: count } },
    supportFire: { kind: 'chooseMany', args: { formation: formationId }, about: { by: 'formation' } },
  },
};
