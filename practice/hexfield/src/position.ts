import type { Problem } from '@walstatt/engine';
import { isProfileName, profiles } from './data/profiles.ts';
import type { Profile } from './generated/state.ts';
import { fieldsAt } from './rules/formation.ts';

type Raw = Record<string, unknown>;

const isRaw = (x: unknown): x is Raw => typeof x === 'object' && x !== null && !Array.isArray(x);

/**
 * Shorthand of position files. The two seats, amber in the south and slate in the north, can be left out. A unit may be
 * `{ unit: spears, owner: amber, at: { q, r, facing }, elements: 3, order: charge }`. Its profile comes from the
 * catalogue (except for single values given in `profile`), its fields from the formation. `hidden` instead of `at`
 * hides it.
 */
export function expandPosition(raw: Raw): { raw: Raw; problems: Problem[] } {
  const problems: Problem[] = [];
  const seats = raw['seats'] ?? [
    { id: 'amber', side: 'amber' },
    { id: 'slate', side: 'slate' },
  ];
  const forces = raw['forces'] ?? { amber: { edge: 'south' }, slate: { edge: 'north' } };
  const units = isRaw(raw['units'])
    ? Object.fromEntries(
        Object.entries(raw['units']).map(([id, u]) => [id, isRaw(u) ? expandUnit(id, u, problems) : u]),
      )
    : raw['units'];
  return { raw: { ...raw, seats, forces, units }, problems };
}

function expandUnit(id: string, raw: Raw, problems: Problem[]): Raw {
  const { unit, elements, at, hidden, order, ...rest } = raw;
  if (unit === undefined) return raw;
  if (typeof unit !== 'string' || !isProfileName(unit)) {
    const names = Object.keys(profiles).join(', ');
    problems.push({ path: ['units', id, 'unit'], expected: `one of ${names}`, got: JSON.stringify(unit) });
    return raw;
  }
  const profile: Profile = { ...profiles[unit], ...(isRaw(rest['profile']) ? rest['profile'] : {}) };
  const start = profile.kind === 'beast' ? profile.stamina : profile.elements;
  return {
    name: unit,
    start,
    stamina: profile.stamina,
    ...(order === undefined ? {} : { orders: { are: 'shown', order } }),
    ...whereabouts(profile, at, hidden, elements),
    ...rest,
    profile,
  };
}

function whereabouts(profile: Profile, at: unknown, hidden: unknown, elements: unknown): Raw {
  if (isRaw(hidden)) return { where: { at: 'hidden', pose: { facing: 0, ...hidden } } };
  if (!isRaw(at)) return {};
  const { q, r, facing = 0, altitude = 0 } = at;
  const n = typeof elements === 'number' && elements >= 1 && elements <= 9 ? elements : profile.elements;
  const fields = fieldsAt(profile, n, { q: Number(q), r: Number(r), facing: Number(facing) });
  return { where: { at: 'table', facing, altitude, fields } };
}
