import type { Problem, RuleId } from '@walstatt/engine';
import { inches } from '../07-measuring/lengths.ts';
import type { Profile, WeaponProfile } from '../data/profile.ts';
import { EXTRAS, WEAPONS } from '../data/weapons.ts';
import type { Unit, UnitBase, Weapon } from '../generated/state.ts';
import { explosiveOf, parseSpecial } from './specials.ts';

/** WP-G-39: bases for profiles that give none. */
function defaultBase(p: Profile): UnitBase {
  switch (p.type) {
    case 'infantry':
      return { kind: 'circle', radius: inches(0.5) };
    case 'hero':
      return { kind: 'circle', radius: inches(0.75) };
    case 'monster':
      return { kind: 'circle', radius: inches(1) };
    case 'artillery':
      return { kind: 'rectangle', length: inches(2), width: inches(2) };
    case 'vehicle':
      return { kind: 'rectangle', length: inches(4.5), width: inches(3) };
    case 'flyer':
      return { kind: 'circle', radius: inches(1.25) };
  }
}

function baseOf(p: Profile): UnitBase {
  if (p.base === undefined) return defaultBase(p);
  if (typeof p.base === 'number') return { kind: 'circle', radius: inches(p.base / 2) };
  return { kind: 'rectangle', length: inches(p.base[0]), width: inches(p.base[1]) };
}

/** The rules by which a unit of a type is a single model. */
const ALONE: Readonly<Record<Exclude<Profile['type'], 'infantry'>, RuleId>> = {
  hero: 'WP-UNIT-05',
  monster: 'WP-UNIT-05',
  artillery: 'WP-UNIT-06',
  vehicle: 'WP-UNIT-08',
  flyer: 'WP-UNIT-09',
};

/** Makes the state of a unit from its profile; mistakes in the profile are added to `problems`. */
export function makeUnit(p: Profile, owner: string, problems: Problem[], path: readonly (string | number)[]): Unit {
  const wrong = (part: string, expected: string, got: string, hint?: RuleId): void => {
    problems.push({ path: [...path, part], expected, got, ...(hint === undefined ? {} : { hint }) });
  };
  const specials: Unit['specials'] = [];
  for (const text of p.specials ?? []) {
    const s = parseSpecial(text);
    if (s === null)
      wrong('specials', 'a special rule of the book, with its number if it has one', text, 'WP-PROFILE-06');
    else specials.push({ id: s.id, n: s.n, die: s.die });
  }
  const grant = (id: 'agile' | 'unwieldy' | 'stabilisers'): void => {
    if (!specials.some((s) => s.id === id)) specials.push({ id, n: 0, die: false });
  };
  // WP-SPECIAL-20, -43, WP-ARTY-02, WP-FLYER-12: rules that come with others.
  if (specials.some((s) => s.id === 'fast' || s.id === 'antigrav')) grant('agile');
  if (p.type === 'artillery') grant('unwieldy');
  if (p.type === 'flyer') grant('stabilisers');
  const size = p.models ?? 1;
  if (p.type !== 'infantry' && size !== 1) wrong('models', 'one model', String(size), ALONE[p.type]);
  const [first, second] = p.morale;
  const weapons = (p.weapons ?? []).map((w, i) => makeWeapon(w, size === 1 ? 0 : 1 + i, wrong));
  if (size > 1 && weapons.length >= size) wrong('weapons', `at most ${size - 1} weapons`, String(weapons.length));
  return {
    owner,
    kind: p.id,
    name: p.name ?? '',
    race: p.race,
    type: p.type,
    size,
    move: inches(p.move),
    toHit: p.toHit,
    firepower: p.firepower ?? 0,
    range: inches(p.range ?? 0),
    attacks: p.attacks ?? 0,
    defence: p.defence,
    suppress: second === undefined ? 99 : first,
    destroy: second ?? first,
    specials,
    weapons,
    extras: (p.extras ?? []).flatMap((id) => {
      const extra = Object.hasOwn(EXTRAS, id) ? EXTRAS[id] : undefined;
      if (extra === undefined) wrong('extras', Object.keys(EXTRAS).join(' or '), id);
      return extra === undefined ? [] : [{ ...extra }];
    }),
    capacity: p.capacity ?? 0,
    points: p.points ?? null,
    guessed: p.guessed ?? false,
    unique: p.unique ?? false,
    base: baseOf(p),
    leader: 0,
    aim: 0,
    where: { at: 'box' },
    damage: 0,
    hurt: false,
    crippled: false,
    immobilised: false,
    frozen: false,
    order: 'none',
    jumped: false,
    travelled: 0,
    turned: false,
    shot: false,
    charging: null,
    disrupted: false,
    cameFrom: null,
    flew: 0,
    due: false,
    bearersOpen: false,
    shaken: false,
  };
}

type Arc = Weapon['arcs'][number];

function makeWeapon(
  given: string | WeaponProfile,
  bearer: number,
  wrong: (part: string, expected: string, got: string) => void,
): Weapon {
  const found = typeof given !== 'string' ? given : Object.hasOwn(WEAPONS, given) ? WEAPONS[given] : undefined;
  if (found === undefined) wrong('weapons', Object.keys(WEAPONS).join(', '), given as string);
  const w = found ?? { name: 'none', firepower: 1, range: 0 };
  const weapon: Weapon = {
    name: w.name,
    firepower: w.firepower,
    range: inches(w.range),
    piercing: 0,
    explosive: '1',
    dakka: false,
    haltOnly: w.haltOnly ?? false,
    arcs: arcsOf(w.arc, wrong),
    bearer,
  };
  for (const text of w.specials ?? []) {
    const s = parseSpecial(text);
    if (s?.id === 'piercing') weapon.piercing = s.n;
    else if (s?.id === 'dakkaDakka') weapon.dakka = true;
    else if (s?.id === 'explosive') weapon.explosive = explosiveOf(s);
    else wrong('weapons', 'piercing(n), explosive(n) or dakkaDakka', text);
  }
  return weapon;
}

function arcsOf(arc: string | undefined, wrong: (part: string, expected: string, got: string) => void): Arc[] {
  if (arc === undefined || arc === 'A') return ['F', 'L', 'R', 'H'];
  const arcs = [...arc.replaceAll('/', '')];
  // Four letters mean all round, so a letter that stands twice would be taken for another.
  if (arcs.length === 0 || arcs.some((a, i) => !'FLRH'.includes(a) || arcs.indexOf(a) < i))
    wrong('weapons', 'an arc of F, L, R, H, each once, or A', arc);
  return arcs as Arc[];
}
