import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    objectivesRolled: (e) => `Würfel ${e.count - 1} + 1: ${e.count} Missionsziele folgen.`,
    objectivePlaced: (e, t) =>
      e.terrain === null
        ? `Ein Missionsziel liegt bei ${t.length(e.x)} / ${t.length(e.y)}.`
        : `Missionsziel: ${t.name(e.terrain)}.`,
  },
  requests: {
    objective: () => 'Wo liegt das Missionsziel?',
    objectiveKind: () => 'Ein Marker oder ein Geländestück als Missionsziel?',
  },
  options: {
    objectiveKind: (o, t) => (o.id === 'marker' ? 'Marker' : t.name(o.id)),
  },
  refusals: {
    objectivesTooNear: (r, t) =>
      `Missionsziele liegen mehr als ${t.length(Number(r.limit))} auseinander; dies sind ${t.length(Number(r.measured))}.`,
  },
  activities: {
    objectives: 'Missionsziele',
  },
  purposes: {
    objectives: 'Zahl der Missionsziele',
  },
};
