import type { Problem, Setup } from '@walstatt/engine';
import { armies, loot, terrain } from './data/fields.ts';
import { profiles } from './data/profiles.ts';
import type { State, Unit } from './generated/state.ts';
import { codec } from './generated/state.ts';

export const scenarios = ['fields'] as const;

const SEATS = ['amber', 'slate'] as const;
const EDGES = { amber: 'south', slate: 'north' } as const;

/** The state before the first step. */
export function setUp(setup: Setup): { readonly state: State } | { readonly problems: readonly Problem[] } {
  const units: Record<string, unknown> = {};
  for (const seat of SEATS) {
    for (const [id, name] of Object.entries(armies[seat])) units[id] = unitOf(seat, name);
  }
  const parsed = codec.parseState({
    options: setup.options ?? {},
    seats: SEATS.map((id) => ({ id, side: id })),
    forces: Object.fromEntries(SEATS.map((id) => [id, { edge: EDGES[id] }])),
    units,
    terrain,
    loot,
  });
  return parsed.ok ? { state: parsed.value } : { problems: parsed.problems };
}

/** A unit of the catalogue at full strength. */
export function unitOf(
  owner: string,
  name: keyof typeof profiles,
): Pick<Unit, 'owner' | 'name' | 'profile' | 'start' | 'stamina'> {
  const profile = profiles[name];
  const start = profile.kind === 'beast' ? profile.stamina : profile.elements;
  return { owner, name, profile, start, stamina: profile.stamina };
}
