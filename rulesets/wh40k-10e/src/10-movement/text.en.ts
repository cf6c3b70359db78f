import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

const HOW = {
  normal: 'Normal move',
  advance: 'Advance',
  fallBack: 'Fall back',
  stationary: 'Remain stationary',
} as const;

const MOVED = { normal: 'moves', advance: 'advances', fallBack: 'falls back' } as const;

export const text: Text = {
  activities: { move: '', desperateEscape: 'Desperate escape' },
  events: {
    unitMoved: (e, t) => `${t.name(e.unit)}: ${MOVED[e.how]}`,
    stoodStill: (e, t) => `${t.name(e.unit)}: remains stationary`,
  },
  requests: {
    moveBegins: (r, t) => `${t.name(r.args.unit)}: ${r.args.charges ? 'charges' : 'sets out'}. Do you react?`,
    moveEnds: (r, t) => `${t.name(r.args.unit)}: ${r.args.charges ? 'has charged' : 'has moved'}. Do you react?`,
    movementEnds: () => 'The enemy movement phase ends: do you do anything?',
    moveNext: () => 'Which unit do you move next?',
    moveHow: (r, t) => `${t.name(r.args.unit)}: how does the unit move?`,
    move: (r, t) => {
      const plus = r.args.distance > 0 ? ` (M + ${t.length(r.args.distance)})` : '';
      return `${t.name(r.args.unit)}: ${HOW[r.args.how].toLowerCase()}${plus}, where to?`;
    },
    passOver: (r, t) =>
      `${t.name(r.args.unit)}: which models will pass over enemies? Each of them takes a desperate escape test.`,
    escapeLoss: (r, t) => `${t.name(r.args.unit)}: a desperate escape test has failed. Which model is destroyed?`,
  },
  options: { moveHow: (o) => HOW[o.id as keyof typeof HOW] },
  none: {
    moveNext: 'All others remain stationary',
    move: 'Nobody moves',
    passOver: 'No model',
  },
  purposes: { randomMove: 'Movement', advance: 'Advance roll', desperateEscape: 'Desperate escape test' },
  effects: { moved: '', noCharge: 'cannot declare a charge', declined: 'declined to be set up' },
  refusals: {
    tooFar: (r, t) => `${modelIn(r, t)}: ${t.length(Number(r.measured))}, allowed: ${t.length(Number(r.limit))}.`,
    tooFarInWoods: (r, t) =>
      `${modelIn(r, t)}: ${t.length(Number(r.measured))}; because a model of the unit goes through woods, only ${t.length(Number(r.limit))} are allowed.`,
    cannotMove: (r, t) => `${modelIn(r, t)}: cannot move.`,
    offTable: (r, t) => `${modelIn(r, t)}: would cross the edge of the battlefield.`,
    throughTerrain: (r, t) => `${modelIn(r, t)}: terrain is in the way.`,
    throughEnemy: (r, t) => `${modelIn(r, t)}: ${unitIn(r, t)} is in the way.`,
    throughLarge: (r, t) => `${modelIn(r, t)}: must go round ${unitIn(r, t)}.`,
    untested: (r, t) => `${modelIn(r, t)}: does not pass over ${unitIn(r, t)} without a desperate escape test.`,
    engagedOnTheWay: (r, t) => `${modelIn(r, t)}: the way leads into engagement range of ${unitIn(r, t)}.`,
    endsEngaged: (r, t) => `${modelIn(r, t)}: would be within engagement range of ${unitIn(r, t)}.`,
    onModel: (r, t) => `${modelIn(r, t)}: a model stands there already (${unitIn(r, t)}).`,
    onObstacle: (r, t) => `${modelIn(r, t)}: nobody can stand on this obstacle.`,
    inTerrain: (r, t) => `${modelIn(r, t)}: would stand inside terrain.`,
    groundOnly: (r, t) => `${modelIn(r, t)}: can only stand on the ground of a ruin.`,
    overhang: (r, t) => `${modelIn(r, t)}: overhangs the edge.`,
    midClimb: (r, t) => `${modelIn(r, t)}: there is nothing to stand on.`,
    outOfCoherency: (r, t) => `${modelIn(r, t)}: is farther than ${t.length(Number(r.limit))} from its unit.`,
    inGroups: (r) => `The unit would stand in ${r.measured} groups.`,
  },
};
