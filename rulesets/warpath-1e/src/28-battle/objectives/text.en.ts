import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    objectivesRolled: (e) => `Die ${e.count - 1} + 1: ${e.count} objectives are placed.`,
    objectivePlaced: (e, t) =>
      e.terrain === null
        ? `An objective lies at ${t.length(e.x)} / ${t.length(e.y)}.`
        : `Objective: ${t.name(e.terrain)}.`,
  },
  requests: {
    objective: () => 'Where does the objective go?',
    objectiveKind: () => 'A marker, or a piece of terrain as objective?',
  },
  options: {
    objectiveKind: (o, t) => (o.id === 'marker' ? 'marker' : t.name(o.id)),
  },
  refusals: {
    objectivesTooNear: (r, t) =>
      `Objectives lie more than ${t.length(Number(r.limit))} apart; this is ${t.length(Number(r.measured))}.`,
  },
  activities: {
    objectives: 'Objectives',
  },
  purposes: {
    objectives: 'number of objectives',
  },
};
