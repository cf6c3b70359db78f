import type { Teller } from '@walstatt/engine';
import { inInches } from '@walstatt/tabletop';
import { partsOf } from '../01-units/units.ts';
import type { Amount, Profile, State, Weapon, WeaponAbility } from '../generated/state.ts';
import { abilityNames } from './ability-names.ts';
import { words } from './words.ts';

/** Lines of a unit's card: profiles, weapons, abilities, keywords, and what nothing enforces. */
export function cardOf(s: State, unit: string, t: Teller): string[] {
  const w = words[t.language];
  const parts = partsOf(s, unit).filter((part) => s.units[part]!.status.at !== 'destroyed');
  const models = parts.flatMap((part) => s.units[part]!.models.filter((m) => s.models[m]!.where.at !== 'gone'));
  const profiles = [...new Set(models.map((m) => s.models[m]!.profile))];
  const guns = new Map<string, number>();
  for (const m of models) for (const g of s.models[m]!.weapons) guns.set(g, (guns.get(g) ?? 0) + 1);
  const sheets = [...new Set(parts.map((part) => s.units[part]!.datasheet))].map((id) => s.datasheets[id]!);
  const names = abilityNames[t.language];
  const abilities = sheets.flatMap((sheet) => [
    ...sheet.abilities.map((a) => names.core(a)),
    ...sheet.special.map((a) => t.name(a.name)),
  ]);
  return [
    ...linesOf(s, profiles, t),
    ...[...guns].map(([id, n]) => weaponLine(s.weapons[id]!, n, t)),
    ...(abilities.length > 0 ? [[...new Set(abilities)].join(', ')] : []),
    [...new Set(sheets.flatMap((sheet) => [...sheet.keywords, ...sheet.factionKeywords]))].join(', '),
    ...sheets.flatMap((sheet) => sheet.notes.map((note) => `${w.notEnforced}: ${note}`)),
  ];
}

/** Models that differ only in name share a line. */
function linesOf(s: State, profiles: readonly string[], t: Teller): string[] {
  const lines = new Map<string, string[]>();
  for (const id of profiles) {
    const profile = s.profiles[id]!;
    const line = profileLine(profile, t);
    lines.set(line, [...(lines.get(line) ?? []), t.name(profile.name)]);
  }
  return [...lines].map(([line, names]) => (lines.size > 1 ? `${names.join(', ')}: ${line}` : line));
}

function profileLine(p: Profile, t: Teller): string {
  const w = words[t.language];
  const dice = p.moveDice > 0 ? `${p.moveDice}${w.die}6+` : '';
  return w.profile({
    M: p.move === null ? '–' : p.moveDice > 0 ? `${dice}${inInches(p.move)}` : inInches(p.move),
    T: String(p.toughness),
    Sv: `${p.save}+`,
    inv: p.invulnerable === null ? '' : `/${p.invulnerable}+`,
    W: String(p.wounds),
    Ld: `${p.leadership}+`,
    OC: String(p.objectiveControl),
  });
}

function weaponLine(weapon: Weapon, n: number, t: Teller): string {
  const w = words[t.language];
  const names = abilityNames[t.language];
  const abilities = weapon.abilities.map((a: WeaponAbility) => names.weapon(a, (x) => amount(x, t)));
  return w.weapon({
    n: String(n),
    name: t.name(weapon.name),
    range: weapon.range === null ? w.melee : inInches(weapon.range),
    A: amount(weapon.attacks, t),
    skill: weapon.skill > 6 ? '' : `${weapon.skill}+, `,
    S: String(weapon.strength),
    AP: String(weapon.penetration),
    D: amount(weapon.damage, t),
    abilities: abilities.length > 0 ? ` [${abilities.join(', ')}]` : '',
  });
}

export function amount({ dice, sides, plus }: Amount, t: Teller): string {
  if (dice === 0) return String(plus);
  const rolled = `${dice === 1 ? '' : dice}${words[t.language].die}${sides}`;
  return plus === 0 ? rolled : `${rolled}+${plus}`;
}
