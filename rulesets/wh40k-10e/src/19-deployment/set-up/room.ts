import { firstFault, type Placed } from '@walstatt/engine';
import { boxOfPolygon, type Polygon, type Pose, placeBases } from '@walstatt/geometry';
import { areEnemyUnits, profileOf } from '../../01-units/units.ts';
import { baseOf, inch, tableTop } from '../../04-measuring/table-top.ts';
import { features } from '../../10-movement/terrain.ts';
import { markerSolid } from '../../25-missions/markers.ts';
import type { L } from '../../kit.ts';
import type { Terms } from './demands.ts';
import { judgeSetUp, modelsToSetUp, placesOf, standingOn } from './judge.ts';
import { type How, termsOf } from './terms.ts';

const COHERENT = inch(2);
const ENGAGED = inch(1);
const GAP = 100;
const LARGE = 7;

/** Where a unit can be set up by a rule, or null. Infiltrators may do without infiltrating. */
export const roomFor = (look: L, unit: string, how: How): Placed[] | null =>
  look.memo('room', `${unit} ${how} ${look.state.round}`, () => {
    const found = findRoom(look, unit, termsOf(look.state, unit, how));
    return found !== null || how !== 'infiltrate' ? found : findRoom(look, unit, termsOf(look.state, unit, 'deploy'));
  });

/** Places on the ground at which a unit may be set up: near the wanted place if there are any, or anywhere else. */
export function findRoom(look: L, unit: string, terms: Terms, wanted?: Pose): Placed[] | null {
  const s = look.state;
  const models = modelsToSetUp(s, unit);
  const { width, depth } = s.board;
  const board: Polygon = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const { near } = terms;
  const areas = terms.inside?.areas ?? [board];
  const units = tableTop(look).units.filter(({ id }) => id !== unit);
  const foes = units.filter(({ id }) => areEnemyUnits(s, unit, id)).flatMap(({ bodies }) => bodies);
  const tall = Math.max(...models.map((m) => profileOf(s, m).height));
  const task = {
    bases: models.map((m) => baseOf(s, m)),
    blocked: [...units.flatMap(({ bodies }) => bodies), ...Object.values(s.objectives).map((o) => markerSolid(o).body)],
    blockedRegions: [...closedGround(look, tall), ...(terms.outside?.areas ?? [])],
    apart: [{ from: foes, gap: Math.max(ENGAGED, terms.apart?.limit ?? 0) + 1 }],
    chain: { limit: COHERENT, links: models.length >= LARGE ? 2 : 1 },
    gap: GAP,
    ...(near === undefined ? {} : { within: [{ anyOf: [near.of.body], limit: near.limit, wholly: true }] }),
  };
  for (const area of areas) {
    const found = placeBases({
      ...task,
      inside: [area],
      near: wanted ?? (near === undefined ? middleOf(area) : { ...near.of.body.centre, z: 0, facing: 0 }),
    });
    if (!found.complete) continue;
    const placed = models.map((piece, i): Placed => {
      const { x, y, facing } = found.poses[i]!;
      return { piece, pose: { x, y, z: 0, facing } };
    });
    const stands = standingOn(s, unit, placesOf(placed)!);
    if (firstFault((faults) => judgeSetUp(look, stands, terms, faults)) === null) return placed;
  }
  return null;
}

/** What keeps models of a height off the ground: what stands there, and obstacles on which nobody can stand. */
const closedGround = (look: L, tall: number): Polygon[] =>
  features(look).flatMap(({ kind, footprint, parts }) =>
    kind === 'barricade' || kind === 'debris'
      ? [footprint]
      : parts.flatMap(({ shape, bottom, top }) => (bottom < tall && top > 0 ? [shape] : [])),
  );

function middleOf(area: Polygon): Pose {
  const { minX, minY, maxX, maxY } = boxOfPolygon(area);
  return { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2), z: 0, facing: 0 };
}
