import { firstFault, type Placed } from '@walstatt/engine';
import {
  boxOfPolygon,
  type PlacementTask,
  type Polygon,
  type Pose,
  placeBases,
  type Solid,
  whollyInRegion,
} from '@walstatt/geometry';
import { boxesMeet } from '@walstatt/tabletop';
import { areEnemyUnits, profileOf } from '../../01-units/units.ts';
import { ACROSS, UP } from '../../03-engagement/engagement.ts';
import { baseOf, inch, tableTop } from '../../04-measuring/table-top.ts';
import { features } from '../../10-movement/terrain.ts';
import { markerSolid } from '../../25-missions/markers.ts';
import type { L } from '../../kit.ts';
import type { Terms } from './demands.ts';
import { judgeSetUp, modelsToSetUp, placesOf, standingOn } from './judge.ts';
import { type Level, levelsFor } from './levels.ts';
import { type How, termsOf } from './terms.ts';

const COHERENT = inch(2);
const GAP = 100;
const LARGE = 7;

/** Where a unit can be set up by a rule, or null. Infiltrators may do without infiltrating. */
export const roomFor = (look: L, unit: string, how: How): Placed[] | null =>
  look.memo('room', `${unit} ${how} ${look.state.round}`, () => {
    const found = findRoom(look, unit, termsOf(look.state, unit, how));
    return found !== null || how !== 'infiltrate' ? found : findRoom(look, unit, termsOf(look.state, unit, 'deploy'));
  });

/**
 * Places at which a unit may be set up, on the ground or above it: near the wanted place if there are any, or anywhere
 * else. Models that find no room on one level go on to the next.
 */
export function findRoom(look: L, unit: string, terms: Terms, wanted?: Pose): Placed[] | null {
  const { width, depth } = look.state.board;
  const board: Polygon = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const models = modelsToSetUp(look.state, unit);
  const levels = levelsFor(look, models);
  if (wanted !== undefined) levels.sort((a, b) => Math.abs(a.z - wanted.z) - Math.abs(b.z - wanted.z));
  for (const area of terms.inside?.areas ?? [board]) {
    const near = wanted ?? terms.near?.of.body.centre ?? middleOf(area);
    const place = { ...near, z: 0, facing: wanted?.facing ?? 0 };
    for (const first of levels) {
      const order = [first, ...levels.filter((level) => level !== first)];
      const placed = placedOn(look, { unit, models, terms, area, place }, order);
      if (placed !== null) return placed;
    }
  }
  return null;
}

/** Who is to be set up, by which terms, in which area, and about where. */
type Search = {
  readonly unit: string;
  readonly models: readonly string[];
  readonly terms: Terms;
  readonly area: Polygon;
  readonly place: Pose;
};

/** The models on the first of these levels, and those that find no room there on the next. */
function placedOn(look: L, search: Search, levels: readonly Level[]): Placed[] | null {
  const { unit, models, terms } = search;
  const placed: Placed[] = [];
  const stands = () => standingOn(look.state, unit, placesOf(placed)!);
  for (const level of levels) {
    const open = models.slice(placed.length);
    const task = taskOn(look, search, level, open);
    const mates = placed.length === 0 ? [] : stands().bodies;
    const poses = task === null ? [] : placeBases({ ...task, mates }).poses;
    for (const [i, { x, y, facing }] of poses.entries())
      placed.push({ piece: open[i]!, pose: { x, y, z: level.z, facing } });
    if (placed.length === 0) return null;
    if (placed.length === models.length)
      return firstFault((faults) => judgeSetUp(look, stands(), terms, faults)) === null ? placed : null;
  }
  return null;
}

/** What keeps some of the models off a level, and what they must keep to there. Null if they can be nowhere on it. */
function taskOn(look: L, search: Search, { z, surfaces }: Level, open: readonly string[]): PlacementTask | null {
  const { unit, models, terms, area, place } = search;
  const s = look.state;
  const box = boxOfPolygon(area);
  const inside = surfaces?.filter((shape) => boxesMeet(boxOfPolygon(shape), box)) ?? [area];
  const within = nearOn(terms, z);
  if (inside.length === 0 || within === null) return null;
  const tall = Math.max(...open.map((m) => profileOf(s, m).height));
  const others = tableTop(look).units.filter(({ id }) => id !== unit);
  const isMet = ({ bottom, height }: Solid): boolean => bottom < z + tall && bottom + height > z;
  const foes = others.filter(({ id }) => areEnemyUnits(s, unit, id)).flatMap(({ measured }) => measured);
  const isNear = ({ bottom, height }: Solid): boolean => bottom <= z + tall + UP && bottom + height >= z - UP;
  const feared = terms.apart === undefined ? foes.filter(isNear) : foes;
  const markers = Object.values(s.objectives).flatMap((o) => (o.at.z === z ? [markerSolid(o).body] : []));
  const bodies = others.flatMap(({ volumes }) => volumes.filter(isMet).map(({ body }) => body));
  return {
    bases: open.map((m) => baseOf(s, m)),
    near: { ...place, z },
    inside,
    allowed: (body) => surfaces === null || whollyInRegion(body, area),
    blocked: [...bodies, ...markers],
    blockedRegions: [...closedAt(look, z, tall), ...(terms.outside?.areas ?? [])],
    apart: [{ from: feared.map(({ body }) => body), gap: Math.max(ACROSS, terms.apart?.limit ?? 0) + 1 }],
    chain: { limit: COHERENT, links: models.length >= LARGE ? 2 : 1 },
    gap: GAP,
    within,
  };
}

/** How near models on a level must be to something. Null if the level itself is too far up or down. */
function nearOn({ near }: Terms, z: number): NonNullable<PlacementTask['within']> | null {
  if (near === undefined) return [];
  const { bottom, height, body } = near.of;
  const up = Math.max(0, bottom - z, z - bottom - height);
  if (up > near.limit) return null;
  return [{ anyOf: [body], limit: Math.floor(Math.sqrt(near.limit * near.limit - up * up)), wholly: true }];
}

/** What keeps models of a height off a level: what is solid there, and obstacles on which nobody can stand. */
const closedAt = (look: L, z: number, tall: number): Polygon[] =>
  features(look).flatMap(({ kind, footprint, parts }) =>
    kind === 'barricade' || kind === 'debris'
      ? [footprint]
      : parts.flatMap(({ shape, bottom, top }) => (bottom < z + tall && top > z ? [shape] : [])),
  );

function middleOf(area: Polygon): Pose {
  const { minX, minY, maxX, maxY } = boxOfPolygon(area);
  return { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2), z: 0, facing: 0 };
}
