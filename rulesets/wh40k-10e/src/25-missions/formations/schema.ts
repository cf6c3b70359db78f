import { type Fragment, modelId, s, seat, unitId } from '../../fields.ts';

export const formations: Fragment = {
  contexts: { formations: {} },
  events: {
    formationRevealed: { seat },
    hovers: { unit: unitId },
    leaderAttached: { unit: unitId, to: unitId },
    startsAboard: { unit: unitId, transport: modelId },
    startsInReserves: { unit: unitId, strategic: s.bool },
  },
  requests: {
    hoverMode: { kind: 'chooseMany', about: { by: 'option' } },
    /** Where each unit begins the battle, and with whom. */
    formation: {
      kind: 'assign',
      option: { start: s.literal('deploy', 'join', 'board', 'reserves', 'strategic'), unit: s.nullable(unitId) },
    },
  },
};
