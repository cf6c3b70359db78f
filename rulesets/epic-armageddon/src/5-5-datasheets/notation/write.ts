import { CENTIMETRE } from '@walstatt/geometry';
import type { Critical, Hold, Profile, Weapon, WeaponAbility, WeaponMode } from '../../generated/state.ts';
import { amountAs, fixed } from './amount.ts';
import {
  ABILITIES,
  ARCS,
  ASSAULT_WEAPON,
  MANOEUVRES,
  PORTHOLES,
  RANGES,
  SMALL_ARMS,
  TYPES,
  type UnitAbility,
  WEAPON_ABILITIES,
} from './words.ts';

/** How a datasheet is written: the language, what names in it are called, and which values are inferred. */
export type Style = {
  readonly language: 'en' | 'de';
  /** The name of a weapon or a datasheet in this language. */
  readonly nameOf: (name: string) => string;
  /** Whether a single value of this name has a star, which says that no book prints it. */
  readonly isInferred: (name: string) => boolean;
};

const starred = (text: string, name: string, { isInferred }: Style): string => (isInferred(name) ? `${text}*` : text);

const cm = (ticks: number): string => `${ticks / CENTIMETRE}cm`;

/** `INF 15cm 4+ 4+ 4+`. */
export function characteristicsAs(profile: Profile, style: Style): string {
  const { type, damageCapacity, manoeuvre } = profile;
  const hasSpeed = type !== 'character' && type !== 'spacecraft' && type !== 'objective';
  const speed = manoeuvre !== null ? MANOEUVRES[manoeuvre][style.language] : hasSpeed ? cm(profile.speed) : '-';
  const targets = (['armour', 'closeCombat', 'firefight'] as const).map((name) => {
    const target = profile[name];
    return starred(target === null ? '-' : `${target}+`, name, style);
  });
  const printed = TYPES[type === 'aircraft' && damageCapacity !== null ? 'warEngine' : type][style.language];
  return [printed, starred(speed, 'speed', style), ...targets].join(' ');
}

/** `2x Twin Heavy Bolter 30cm AP4+/AA5+, FxF`. */
export function weaponAs({ name, count, modes, joined }: Weapon, style: Style): string {
  const words = { en: { and: 'and', or: 'or' }, de: { and: 'und', or: 'oder' } }[style.language];
  const lines = modes.map((mode) => modeAs(name, mode, style)).join(` ${words[joined]} `);
  return `${count === 1 ? '' : `${count}x `}${style.nameOf(name)} ${lines}`;
}

function modeAs(weapon: string, mode: WeaponMode, style: Style): string {
  const { language } = style;
  const parts = [...firepowerOf(weapon, mode, style)];
  if (mode.arc !== 'all') parts.push(ARCS[mode.arc][language]);
  for (const ability of mode.abilities) parts.push(weaponAbilityAs(ability, language));
  return `${rangeAs(mode, language)} ${parts.join(', ')}`;
}

function rangeAs({ use, range }: WeaponMode, language: 'en' | 'de'): string {
  if (use === 'fire') return cm(range);
  return use === 'smallArms' ? `(${cm(range)})` : RANGES[use][language];
}

function firepowerOf(weapon: string, mode: WeaponMode, style: Style): string[] {
  const { language } = style;
  const parts: string[] = [];
  if (mode.use === 'smallArms') parts.push(SMALL_ARMS[language]);
  if (mode.use === 'assault') parts.push(ASSAULT_WEAPON[language]);
  const values = (['ap', 'at', 'aa', 'mw'] as const).flatMap((kind) =>
    mode[kind] === null ? [] : [starred(`${kind.toUpperCase()}${mode[kind]}+`, `${weapon}.${kind}`, style)],
  );
  const shots = amountAs(mode.shots, language);
  if (values.length > 0) parts.push(`${shots === amountAs(fixed(1), language) ? '' : `${shots}x `}${values.join('/')}`);
  if (mode.barrage !== null) parts.push(`${amountAs(mode.barrage, language)}BP`);
  return parts;
}

function weaponAbilityAs(ability: WeaponAbility, language: 'en' | 'de'): string {
  if (ability.ability === 'extraAttacks') return `EA+${amountAs(ability.attacks, language)}`;
  if (ability.ability !== 'titanKiller') return WEAPON_ABILITIES[ability.ability][language];
  return ability.damage.dice === 0 ? 'TK' : `TK(${amountAs(ability.damage, language)})`;
}

/** `DC 3, void shields 2, fearless`. Empty if there is nothing. */
export function abilitiesAs(profile: Profile, style: Style): string {
  const { language } = style;
  const { damageCapacity, shields, powerFields } = profile;
  const parts: string[] = [];
  if (damageCapacity !== null) parts.push(`DC ${damageCapacity}`);
  if (shields > 0) parts.push(`${language === 'de' ? 'Deflektorschilde' : 'void shields'} ${shields}`);
  if (powerFields !== null) {
    const word = language === 'de' ? 'Schpezialkraftfelder' : 'power fields';
    parts.push(`${word} ${amountAs(powerFields, language)}`);
  }
  if (profile.portholes) parts.push(PORTHOLES[language]);
  for (const ability of profile.abilities) parts.push(starred(ABILITIES[ability][language], ability, style));
  return parts.join(', ');
}

/** `8 INF, trike, dreadnought; terminator, dreadnought count 2`. */
export function holdAs({ capacity, allows, excludes, costs, limits }: Hold, style: Style): string {
  const isGerman = style.language === 'de';
  const list = (kinds: readonly string[]): string => kinds.map((kind) => kindAs(kind, style)).join(', ');
  const room =
    excludes.length > 0 ? `${list(allows)} ${isGerman ? 'ohne' : 'without'} ${list(excludes)}` : list(allows);
  const dear = new Map<number, string[]>();
  for (const { of, places } of costs) dear.set(places, [...(dear.get(places) ?? []), of]);
  return [
    `${capacity} ${room}`,
    ...[...dear].map(([places, kinds]) => {
      const counts = kinds.length === 1 ? 'counts' : 'count';
      return isGerman ? `${list(kinds)} je ${places} Plätze` : `${list(kinds)} ${counts} ${places}`;
    }),
    ...limits.map(({ of, most }) => `${isGerman ? 'höchstens' : 'at most'} ${most} ${kindAs(of, style)}`),
  ].join('; ');
}

function kindAs(kind: string, { language, nameOf }: Style): string {
  if (Object.hasOwn(TYPES, kind)) return TYPES[kind as keyof typeof TYPES][language];
  return Object.hasOwn(ABILITIES, kind) ? ABILITIES[kind as UnitAbility][language] : nameOf(kind);
}

/** `reactor 5+`. Empty if a critical hit has no effect of its own. */
export function criticalAs(critical: Critical, language: 'en' | 'de'): string {
  if (critical.does === 'nothing') return '';
  const words = {
    destroyed: { en: 'destroyed', de: 'zerstört' },
    fire: { en: 'fire', de: 'Feuer' },
    stagger: { en: 'stagger', de: 'taumelt' },
    reactor: { en: 'reactor', de: 'Reaktor' },
  };
  const word = words[critical.does][language];
  return 'hitOn' in critical ? `${word} ${critical.hitOn}+` : word;
}
