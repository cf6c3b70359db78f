import { EDGES } from '../01-units/schema.ts';
import { point } from '../14-terrain/schema.ts';
import { coordinate, count, type Fields, modelId, placed, schema as s, seat, unitId, weaponId } from './fields.ts';

const edge = s.literal(...EDGES);

/** What can happen. */
export const events: Readonly<Record<string, Fields>> = {
  deployOrderFound: { seat },
  edgeChosen: { seat, edge },
  objectivePlaced: { objective: s.text, at: point, value: s.int(0, 3) },
  lootRevealed: { objective: s.id('objectives'), value: s.int(1, 3) },
  generalNamed: { seat, unit: unitId },
  heldInReserve: { unit: unitId },
  unitPlaced: { unit: unitId, placed, edge, how: s.literal('deployed', 'reserve', 'flank', 'shock') },
  reserveWaits: { unit: unitId },
  scattered: { unit: unitId, distance: count, x: coordinate, y: coordinate },
  roundBegan: { round: s.int(1, 100) },
  startPlayerFound: { seat },
  activated: { unit: unitId },
  waaaghDeclared: { seat },
  unitMoved: {
    unit: unitId,
    placed,
    how: s.literal('move', 'sprint', 'vanguard', 'flight', 'pursuit', 'closeUp'),
  },
  reactionReady: { unit: unitId },
  reacted: { unit: unitId, against: unitId },
  tookCover: { unit: unitId },
  shot: { unit: unitId, target: unitId, suppress: s.bool },
  hitsCounted: { unit: unitId, target: unitId, hits: count, ignored: count },
  struck: { unit: unitId, target: unitId, attacker: s.bool },
  livesLost: { unit: unitId, model: modelId, lives: count },
  modelLost: { unit: unitId, model: modelId },
  unitDestroyed: { unit: unitId, why: s.literal('losses', 'edge', 'pursuit', 'placement') },
  vehicleDamaged: { unit: unitId, model: modelId, result: s.int(1, 6) },
  weaponLost: { unit: unitId, model: modelId, weapon: weaponId },
  wreckPlaced: { terrain: s.text, shape: s.list(point) },
  exploded: { unit: unitId, model: modelId },
  moraleChanged: { unit: unitId, morale: s.literal('ok', 'pinned', 'fleeing') },
  testPassed: { unit: unitId },
  fleeDutyDone: { unit: unitId },
  meleeDecided: { winner: unitId, loser: unitId, won: count, lost: count },
  markersRemoved: {},
  scored: { seat, points: s.int(1, 100) },
  resigned: { seat },
  battleEnded: { winners: s.list(s.text) },
};
