import type { Problem } from '@walstatt/engine';
import { isPlainObject } from '@walstatt/engine/files';
import { isShorthand } from '@walstatt/tabletop';
import { expandTerrain } from '../14-terrain/expand.ts';
import { chooseTable } from '../15-amount-of-terrain/choose.ts';
import { expandUnit, type Raw } from './expand-unit.ts';

/** The players, if a position file does not say: red from the south edge against blue from the north edge. */
const EDGES: Readonly<Record<string, string>> = { red: 'south', blue: 'north' };

/**
 * Position files in shorthand: units by catalogue name, terrain by kind, the two seats and their edges. Anything
 * written out in full stays as it is.
 */
export function expandPosition(raw: Raw): { readonly raw: Raw; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const out: Raw = { profiles: {}, weapons: {}, units: {}, models: {}, ...raw };
  if (raw['seats'] === undefined) out['seats'] = Object.keys(EDGES).map((id) => ({ id, side: id }));
  expandUnits(out, problems);
  if (raw['players'] === undefined) out['players'] = playersOf(out);
  expandTable(out, problems);
  return { raw: out, problems };
}

function expandUnits(out: Raw, problems: Problem[]): void {
  if (!isPlainObject(out['units']) || !Object.values(out['units']).some(isShorthand)) return;
  const units: Raw = {};
  const models: Raw = {};
  const tables: Record<'profiles' | 'weapons', Raw> = { profiles: {}, weapons: {} };
  for (const [id, unit] of Object.entries(out['units'])) {
    units[id] = unit;
    if (!isShorthand(unit)) continue;
    const expanded = expandUnit(id, unit, edgeOf(out, unit['owner']), problems);
    if (expanded === null) continue;
    units[id] = expanded.unit;
    for (const [model, row] of Object.entries(expanded.models))
      models[model] = { ...row, ...rowOf(out['models'], model) };
    Object.assign(tables.profiles, expanded.profiles);
    Object.assign(tables.weapons, expanded.weapons);
  }
  out['units'] = units;
  put(out, 'models', { ...(out['models'] as Raw | undefined), ...models });
  for (const [name, rows] of Object.entries(tables)) put(out, name, { ...rows, ...(out[name] as Raw | undefined) });
}

/** Replaces the written rows. Anything that is not a table stays, so that the codec can report it. */
function put(out: Raw, name: string, rows: Raw): void {
  if (isPlainObject(out[name])) out[name] = rows;
}

/** What a file says about a model of a shorthand unit overrides the catalogue. */
const rowOf = (models: unknown, id: string): Raw => {
  const row = isPlainObject(models) ? models[id] : undefined;
  return isPlainObject(row) ? row : {};
};

function edgeOf(out: Raw, seat: unknown): string {
  const players = out['players'];
  const player = isPlainObject(players) ? players[String(seat)] : undefined;
  if (isPlainObject(player) && typeof player['edge'] === 'string') return player['edge'];
  return Object.hasOwn(EDGES, String(seat)) ? EDGES[String(seat)]! : 'none';
}

/** Each seat with its edge and the number of its units that are not destroyed. */
function playersOf(out: Raw): Raw {
  const units = isPlainObject(out['units']) ? Object.values(out['units']).filter(isPlainObject) : [];
  const seats = Array.isArray(out['seats']) ? out['seats'].filter(isPlainObject).map((s) => String(s['id'])) : [];
  return Object.fromEntries(
    seats.map((seat) => {
      const unitsLeft = units.filter((u) => u['owner'] === seat && u['status'] !== 'destroyed').length;
      return [seat, { edge: edgeOf(out, seat), unitsLeft }];
    }),
  );
}

function expandTable(out: Raw, problems: Problem[]): void {
  const table = out['terrain'];
  if (isPlainObject(table)) {
    const expanded = expandTerrain(table, ['terrain']);
    out['terrain'] = expanded.terrain;
    problems.push(...expanded.problems);
  } else if (typeof table === 'string' || typeof table === 'number') {
    const chosen = chooseTable(table);
    if ('terrain' in chosen) out['terrain'] = chosen.terrain;
    else problems.push(...chosen.problems.map((p) => ({ ...p, path: ['terrain'] })));
  }
}
