import type { Text } from '../kit.ts';
import { argIn, modelIn, unitIn } from '../texts/args.ts';

export const text: Text = {
  activities: {
    mission: '',
    markers: 'Objective markers',
    attacker: 'Attacker and defender',
    formations: 'Battle formations',
    deployment: 'Deployment',
    firstTurn: 'First turn',
  },
  events: {
    markerPlaced: (e, t) => `${t.name(e.seat)}: places ${t.name(e.marker)}`,
    attackerFound: (e, t) => `${t.name(e.seat)}: is the attacker`,
    firstPlayerFound: (e, t) => `${t.name(e.seat)}: takes the first turn of every round`,
    formationRevealed: (e, t) => `${t.name(e.seat)}: reveals the battle formations`,
    hovers: (e, t) => `${t.name(e.unit)}: is in hover mode`,
    leaderAttached: (e, t) => `${t.name(e.unit)}: is attached to ${t.name(e.to)}`,
    startsAboard: (e, t) => `${t.name(e.unit)}: begins on board ${t.name(e.transport)}`,
    startsInReserves: (e, t) => `${t.name(e.unit)}: in ${e.strategic ? 'Strategic Reserves' : 'reserves'}`,
    controlChanged: (e, t) =>
      e.controller === null
        ? `${t.name(e.marker)}: contested`
        : `${t.name(e.marker)}: controlled by ${t.name(e.controller)}`,
    scored: (e, t) => `${t.name(e.seat)}: ${e.points} victory points for objective markers`,
  },
  requests: {
    marker: (r, t) => `Where does ${t.name(r.args.marker)} go? (left: ${r.args.left})`,
    hoverMode: () => 'Which models are in hover mode?',
    formation: () => 'How do your units begin the battle?',
    unitToDeploy: () => 'Which unit do you set up now?',
  },
  options: {
    formation: ({ args: { start, unit } }, t) =>
      ({
        deploy: 'is set up',
        join: `is attached to ${t.name(unit ?? '')}`,
        board: `on board ${t.name(unit ?? '')}`,
        reserves: 'stays in reserves',
        strategic: 'in Strategic Reserves',
      })[start],
  },
  none: { hoverMode: 'None' },
  refusals: {
    onMarker: (r, t) => `${modelIn(r, t)}: stands on an objective marker.`,
    markerNearEdge: () => 'The marker must be more than 6 inches from every battlefield edge.',
    markerNearMarker: () => 'The marker must be more than 9 inches from every other.',
    markerInTerrain: () => 'The marker cannot lie flat here: terrain is nearer than 1 inch.',
    twoLeaders: (r, t) => `${unitIn(r, t)}: at most one Leader can be attached.`,
    leaderOfLeader: (r, t) => `${unitIn(r, t)}: is attached to a unit itself and can lead nobody else.`,
    noDeepStrike: (r, t) => `${unitIn(r, t)}: does not have Deep Strike.`,
    wrongPassenger: (r, t) => `${unitIn(r, t)}: cannot be on board ${argIn(r, t, 'transport')}.`,
    tooManyAboard: (r, t) =>
      `${argIn(r, t, 'transport')}: ${r.measured} models on board, there is room for ${r.limit}.`,
    tooManyReserves: (r) => `${r.measured} points in Strategic Reserves, allowed: ${r.limit}.`,
  },
  names: Object.fromEntries([1, 2, 3, 4].map((n) => [`M${n}`, `Marker ${n}`])),
};
