import type { Problem } from '@walstatt/engine';
import { describe, isPlainObject, nearest } from '@walstatt/engine/files';
import { cornersOf, ticksOf } from '@walstatt/tabletop';
import { SCENARIOS } from '../../5-3-scenarios/scenarios.ts';
import { LISTS } from '../lists/lists.ts';
import { expandFormation, type Raw } from './expand-formation.ts';

/** The players, if a position file does not say. */
const SEATS = ['red', 'blue'];
const RATING = 2;

/**
 * Position files in shorthand: formations by the units of the catalogue, terrain by kind and rectangle or by the scenario
 * whose table it is, the two seats and their strategy ratings. Anything written out in full stays as it is.
 */
export function expandPosition(raw: Raw): { readonly raw: Raw; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const out: Raw = { profiles: {}, units: {}, ...raw };
  if (raw['seats'] === undefined) out['seats'] = SEATS.map((id) => ({ id, side: id }));
  if (raw['players'] === undefined) out['players'] = playersOf(raw['formations']);
  expandFormations(out, problems);
  expandTerrain(out, problems);
  return { raw: out, problems };
}

/** A formation in shorthand has its units as a text. */
const isShorthand = (written: unknown): written is Raw =>
  isPlainObject(written) && typeof written['units'] === 'string';

function expandFormations(out: Raw, problems: Problem[]): void {
  const written = out['formations'];
  if (!isPlainObject(written)) return;
  const formations: Raw = {};
  const [profiles, units]: [Raw, Raw] = [{}, {}];
  for (const [id, formation] of Object.entries(written)) {
    const expanded = isShorthand(formation) ? expandFormation(id, formation, problems) : null;
    formations[id] = expanded?.formation ?? formation;
    Object.assign(profiles, expanded?.profiles);
    for (const [unit, row] of Object.entries(expanded?.units ?? {}))
      units[unit] = { ...row, ...rowOf(out['units'], unit) };
  }
  out['formations'] = formations;
  // Anything that is not a table stays, so that the codec can report it.
  if (isPlainObject(out['profiles'])) out['profiles'] = { ...profiles, ...out['profiles'] };
  if (isPlainObject(out['units'])) out['units'] = { ...out['units'], ...units };
}

/** What a file says about a unit of a formation in shorthand overrides the catalogue. */
const rowOf = (units: unknown, id: string): Raw => {
  const row = isPlainObject(units) ? units[id] : undefined;
  return isPlainObject(row) ? row : {};
};

/** EA-1.5-01: the strategy rating of the list from which a player's first formation comes. */
function playersOf(formations: unknown): Raw {
  const written = isPlainObject(formations) ? Object.values(formations).filter(isPlainObject) : [];
  return Object.fromEntries(
    SEATS.map((seat) => {
      const list = written.find((f) => f['owner'] === seat && typeof f['list'] === 'string')?.['list'] as string;
      return [seat, { strategyRating: Object.hasOwn(LISTS, list) ? LISTS[list]!.strategyRating : RATING }];
    }),
  );
}

/** `tournament`, or pieces such as `{kind: woods, rect: [20cm, 30cm, 15cm, 10cm]}`: corner, width and depth. */
function expandTerrain(out: Raw, problems: Problem[]): void {
  const written = out['terrain'];
  if (typeof written === 'string') {
    const known = Object.keys(SCENARIOS);
    if (!known.includes(written)) {
      const hint = nearest(written, known);
      const problem = { path: ['terrain'], expected: 'pieces of terrain, or a scenario', got: describe(written) };
      problems.push(hint === undefined ? problem : { ...problem, hint });
      return;
    }
    const table = SCENARIOS[written]!.tables[0]!;
    out['terrain'] = table.terrain;
    out['board'] ??= table.board;
  } else if (isPlainObject(written))
    out['terrain'] = Object.fromEntries(
      Object.entries(written).map(([id, piece]) => [id, pieceOf(id, piece, problems)]),
    );
}

function pieceOf(id: string, piece: unknown, problems: Problem[]): unknown {
  if (!isPlainObject(piece) || piece['rect'] === undefined) return piece;
  const { rect, ...rest } = piece;
  const [x, y, width, depth, ...more] = Array.isArray(rect) ? rect.map(ticksOf) : [];
  if (x == null || y == null || width == null || depth == null || more.length > 0) {
    problems.push({ path: ['terrain', id, 'rect'], expected: '[x, y, width, depth] as lengths', got: describe(rect) });
    return rest;
  }
  return { ...rest, shape: cornersOf({ minX: x, minY: y, maxX: x + width, maxY: y + depth }) };
}
