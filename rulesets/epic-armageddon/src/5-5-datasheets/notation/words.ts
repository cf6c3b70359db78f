import type { InBoth } from '@walstatt/engine';
import type { Profile, WeaponAbility, WeaponMode } from '../../generated/state.ts';

export type UnitType = Profile['type'];
export type UnitAbility = Profile['abilities'][number];
type Words<T extends string> = Readonly<Record<T, InBoth>>;

const same = (word: string): InBoth => ({ en: word, de: word });

/** EA-1.1.1-01, EA-1.1.1-02: types as datasheets print them. An aircraft that is a war engine is printed as one. */
export const TYPES: Words<UnitType> = {
  infantry: same('INF'),
  armouredVehicle: same('AV'),
  lightVehicle: same('LV'),
  warEngine: same('WE'),
  aircraft: same('F'),
  spacecraft: same('SC'),
  character: same('CH'),
  objective: same('OBJ'),
};

/** EA-4.1-01. */
export const MANOEUVRES: Words<NonNullable<Profile['manoeuvre']>> = {
  fighter: { en: 'fighter', de: 'Jäger' },
  fighterBomber: { en: 'fighter-bomber', de: 'Jagdbomber' },
  bomber: { en: 'bomber', de: 'Bomber' },
};

/** EA-2.1-01. */
export const ABILITIES: Words<UnitAbility> = {
  commander: { en: 'commander', de: 'Befehlshaber' },
  expendable: { en: 'expendable', de: 'Entbehrlich' },
  fearless: { en: 'fearless', de: 'Furchtlos' },
  infiltrator: { en: 'infiltrator', de: 'Infiltratoren' },
  inspiring: { en: 'inspiring', de: 'Inspirierend' },
  invulnerableSave: { en: 'invulnerable save', de: 'unmodifizierter Rettungswurf' },
  jumpPacks: { en: 'jump packs', de: 'Sprungmodule' },
  leader: { en: 'leader', de: 'Anführer' },
  mounted: { en: 'mounted', de: 'Beritten' },
  planetfall: { en: 'planetfall', de: 'Planetare Landung' },
  reinforcedArmour: { en: 'reinforced armour', de: 'Verstärkte Panzerung' },
  scout: { en: 'scout', de: 'Aufklärer' },
  selfPlanetfall: { en: 'self-planetfall', de: 'Planetare Selbstlandung' },
  skimmer: { en: 'skimmer', de: 'Antigrav' },
  slowAndSteady: { en: 'slow and steady', de: 'Langsam und stetig' },
  sniper: { en: 'sniper', de: 'Scharfschütze' },
  supportCraft: { en: 'support craft', de: 'Hilfstransportschiff' },
  supremeCommander: { en: 'supreme commander', de: 'Oberbefehlshaber' },
  teleport: { en: 'teleport', de: 'Teleportieren' },
  thickRearArmour: { en: 'thick rear armour', de: 'Verstärkte Heckpanzerung' },
  tunneler: { en: 'tunneler', de: 'Tunnelgräber' },
  walker: { en: 'walker', de: 'Geländegängig' },
};

/** EA-1.7.5-13: units aboard may shoot. */
export const PORTHOLES: InBoth = { en: 'fires from inside', de: 'schießt von innen' };

/** What stands in place of a range, and what small arms and assault weapons have in place of firepower. */
export const RANGES: Words<Exclude<WeaponMode['use'], 'fire' | 'smallArms'>> = {
  assault: { en: '(base)', de: '(Base)' },
  orbital: { en: '(orbital)', de: '(Orbit)' },
  pinPoint: { en: '(pin-point)', de: '(punktgenau)' },
};
export const SMALL_ARMS: InBoth = { en: 'small arms', de: 'Handfeuerwaffe' };
export const ASSAULT_WEAPON: InBoth = { en: 'assault weapon', de: 'Nahkampfwaffe' };

/** EA-1.9.2-14: fire arcs other than all around. */
export const ARCS: Words<Exclude<WeaponMode['arc'], 'all'>> = {
  front: { en: 'front', de: 'Front' },
  rear: { en: 'rear', de: 'Heck' },
  left: { en: 'left', de: 'Links' },
  right: { en: 'right', de: 'Rechts' },
  fixedForward: same('FxF'),
};

/** EA-2.2-01: abilities of weapons that are nothing but their name. */
export const WEAPON_ABILITIES: Words<Exclude<WeaponAbility['ability'], 'extraAttacks' | 'titanKiller'>> = {
  disrupt: same('D'),
  firstStrike: same('FS'),
  ignoreCover: same('IC'),
  indirectFire: { en: 'indirect', de: 'Indirekt' },
  macroWeapon: same('MW'),
  singleShot: same('SS'),
  slowFiring: same('Slw'),
};

/** The identifier that a word of either language stands for. */
export function wordFor<T extends string>(words: Words<T>, written: string): T | undefined {
  const plain = written.toLowerCase();
  return (Object.keys(words) as T[]).find(
    (id) => words[id].en.toLowerCase() === plain || words[id].de.toLowerCase() === plain,
  );
}

/** All words that may be written, for hints. */
export const allWords = (words: Words<string>): string[] => Object.values(words).flatMap(({ en, de }) => [en, de]);
