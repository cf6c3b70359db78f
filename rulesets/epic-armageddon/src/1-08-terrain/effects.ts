import { hasAbility, profileOf } from '../1-01-units/units.ts';
import type { State, Terrain } from '../generated/state.ts';

/** EA-1.8-01: what a piece of terrain does to a unit that moves. */
export type Effect = 'none' | 'dangerous' | 'impassable';

type Row = { readonly infantry: Effect; readonly vehicle: Effect; readonly warEngine: Effect };

const all = (effect: Effect): Row => ({ infantry: effect, vehicle: effect, warEngine: effect });

/** Table T-6. */
const TABLE: Readonly<Record<Terrain['kind'], Row>> = {
  buildings: { infantry: 'none', vehicle: 'impassable', warEngine: 'impassable' },
  cliffs: all('impassable'),
  /** EA-1.8.4-04. */
  fortification: { infantry: 'none', vehicle: 'impassable', warEngine: 'impassable' },
  /** EA-1.8.4-05: like open ground. What else lies on a hill is a piece of its own. */
  hill: all('none'),
  jungle: { infantry: 'none', vehicle: 'impassable', warEngine: 'dangerous' },
  marsh: all('dangerous'),
  river: { infantry: 'dangerous', vehicle: 'impassable', warEngine: 'none' },
  road: all('none'),
  ruins: { infantry: 'none', vehicle: 'dangerous', warEngine: 'dangerous' },
  scrub: all('none'),
  woods: { infantry: 'none', vehicle: 'dangerous', warEngine: 'dangerous' },
};

/** The column of table T-6. EA-2.1.10-01: mounted units are vehicles here. EA-2.1.9-02: so are light vehicles. */
function columnOf(s: State, unit: string): keyof Row {
  const { type, damageCapacity } = profileOf(s, unit);
  if (damageCapacity !== null) return 'warEngine';
  return type === 'infantry' && !hasAbility(s, unit, 'mounted') ? 'infantry' : 'vehicle';
}

/** EA-1.8-01, EA-1.8.4-04: what a piece does to each kind of unit. */
export const effectsOf = ({ kind, forVehicles }: Pick<Terrain, 'kind' | 'forVehicles'>): Row =>
  forVehicles ? { ...TABLE[kind], vehicle: 'none' } : TABLE[kind];

export function effectOn(s: State, unit: string, { kind, forVehicles }: Terrain): Effect {
  const column = columnOf(s, unit);
  return forVehicles && column === 'vehicle' ? 'none' : TABLE[kind][column];
}

/** EA-2.1.7-01, EA-2.1.13-01: jump packs and skimmers pass over terrain, and over friends (EA-2.1.7-04, EA-2.1.13-04). */
export const passesOver = (s: State, unit: string): boolean =>
  hasAbility(s, unit, 'jumpPacks') || hasAbility(s, unit, 'skimmer');
