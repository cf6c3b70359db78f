import type { SeatId } from '@walstatt/engine';
import type { Datasheet, Model, Profile, State, Unit } from '../../generated/state.ts';
import { catalogue } from '../data/catalogue.ts';
import type { ArmyBook, Enhancement, Roster, RosterUnit, Sheet } from '../sheet.ts';
import { modelsOfSheet } from './equip.ts';
import { inWords, profileRow, weaponRow } from './profile.ts';

/** Armies as rows of the state, off the battlefield. */
export type Rows = Pick<State, 'datasheets' | 'profiles' | 'weapons' | 'units' | 'models'>;

/** An army that comes to the battle. With a prefix, its units can stand beside others of the same name. */
export type Enlisted = {
  readonly book: ArmyBook;
  readonly roster: Roster;
  readonly owner: SeatId;
  readonly prefix: string;
};

/** The rows so far, and which datasheet each row of them was made from. */
type Building = Rows & { readonly from: Map<string, Sheet>; readonly sheetIds: Map<string, string> };

/** WH-UNIT-02: all units of all armies. */
export function recruit(armies: readonly Enlisted[]): Rows {
  const all: Building = {
    datasheets: {},
    profiles: {},
    weapons: {},
    units: {},
    models: {},
    from: new Map(),
    sheetIds: new Map(),
  };
  for (const army of armies)
    for (const [id, listed] of Object.entries(army.roster.units)) addUnit(all, army, `${army.prefix}${id}`, listed);
  addLeaders(all);
  const { datasheets, profiles, weapons, units, models } = all;
  return { datasheets, profiles, weapons, units, models };
}

/** An army's own datasheets come before those of the game. */
export const bookOf = (book: ArmyBook, sheet: string): ArmyBook =>
  Object.hasOwn(book.sheets, sheet) ? book : catalogue;

export const sheetOf = (book: ArmyBook, sheet: string): Sheet => bookOf(book, sheet).sheets[sheet]!;

/** WH-MUSTER-12: the enhancement that a unit has, if any. */
export function enhancementOf(book: ArmyBook, { detachment }: Roster, { enhancement }: RosterUnit): Enhancement | null {
  if (detachment === null || enhancement === null) return null;
  const { detachments } = Object.hasOwn(book.detachments, detachment) ? book : catalogue;
  return detachments[detachment]?.enhancements[enhancement] ?? null;
}

/** WH-MUSTER-09: what a unit costs. */
export const pointsOf = (book: ArmyBook, roster: Roster, unit: RosterUnit): number =>
  sheetOf(book, unit.sheet).points + (enhancementOf(book, roster, unit)?.points ?? 0);

function addUnit(all: Building, army: Enlisted, id: string, listed: RosterUnit): void {
  const { book, roster, owner } = army;
  const sheet = sheetOf(book, listed.sheet);
  const enhancement = enhancementOf(book, roster, listed);
  const plain = bookOf(book, listed.sheet) === catalogue ? listed.sheet : `${book.id}.${listed.sheet}`;
  // What a unit is given is written on its own datasheet, so that nothing has to look for it elsewhere.
  const row = listed.warlord || enhancement !== null ? `${plain}:${id}` : plain;
  if (!all.from.has(row)) {
    all.from.set(row, sheet);
    all.sheetIds.set(row, listed.sheet);
    all.datasheets[row] = datasheetRow(sheet, listed, enhancement);
    for (const kind of sheet.models) all.profiles[`${row}.${kind.id}`] = shielded(profileRow(kind), enhancement);
    addWeapons(all, plain, sheet);
  }
  const kinds = modelsOfSheet(sheet, listed);
  const ids = kinds.map((_, i) => `${id}.${i + 1}`);
  for (const [i, kind] of kinds.entries()) {
    const weapons = kind.weapons.flatMap((w) => weaponIds(plain, sheet, w));
    all.models[ids[i]!] = modelRow(id, `${row}.${kind.id}`, weapons, kind.wargear ?? []);
  }
  all.units[id] = unitRow(owner, row, ids, {
    name: listed.name ?? sheet.name,
    points: pointsOf(book, roster, listed),
  });
}

/** WH-MUSTER-20: the Warlord has a keyword for it. */
const datasheetRow = (sheet: Sheet, { warlord }: RosterUnit, enhancement: Enhancement | null): Datasheet => ({
  name: sheet.name,
  keywords: [...sheet.keywords, ...(warlord ? ['WARLORD'] : [])],
  factionKeywords: [...sheet.factionKeywords],
  abilities: structuredClone([...sheet.abilities, ...(enhancement?.abilities ?? [])]),
  special: structuredClone([...(sheet.special ?? []), ...(enhancement?.special ?? [])]),
  capacity:
    sheet.transport === undefined ? null : { models: sheet.transport.models, keywords: [...sheet.transport.keywords] },
  notes: [...(sheet.notes ?? []), ...(enhancement?.notes ?? [])],
});

const NO_SAVE = 7;

/** The better one of two invulnerable saves. */
function shielded(profile: Profile, enhancement: Enhancement | null): Profile {
  const best = Math.min(profile.invulnerable ?? NO_SAVE, enhancement?.invSv ?? NO_SAVE);
  return { ...profile, invulnerable: best === NO_SAVE ? null : best };
}

/** A weapon with several profiles has several rows. */
const weaponIds = (plain: string, sheet: Sheet, weapon: string): string[] => {
  const profiles = Object.keys(sheet.weapons[weapon]!.profiles);
  return profiles.length === 1 ? [`${plain}.${weapon}`] : profiles.map((p) => `${plain}.${weapon}.${p}`);
};

function addWeapons(all: Building, plain: string, sheet: Sheet): void {
  for (const [id, { name = inWords(id), profiles }] of Object.entries(sheet.weapons)) {
    const ids = weaponIds(plain, sheet, id);
    for (const [i, [profile, values]] of Object.entries(profiles).entries())
      all.weapons[ids[i]!] =
        ids.length === 1
          ? weaponRow(name, null, values)
          : weaponRow(`${name} (${inWords(profile)})`, `${plain}.${id}`, values);
  }
}

const modelRow = (unit: string, profile: string, weapons: string[], wargear: readonly string[]): Model => ({
  unit,
  profile,
  weapons,
  wargear: [...wargear],
  lost: 0,
  where: { at: 'off' },
});

/** WH-STR-01: the unit begins with all these models. */
const unitRow = (
  owner: SeatId,
  datasheet: string,
  models: string[],
  { name, points }: Pick<Unit, 'name' | 'points'>,
): Unit => ({
  owner,
  name,
  datasheet,
  models,
  startingStrength: models.length,
  points,
  attachedTo: null,
  hovering: false,
  status: { at: 'undeployed' },
});

/** WH-LEAD-01: what Leaders can lead is known once all datasheets are there. */
function addLeaders({ datasheets, from, sheetIds }: Building): void {
  for (const [row, { leads = [] }] of from) {
    const bodyguards = [...sheetIds].flatMap(([other, sheet]) => (leads.includes(sheet) ? [other] : []));
    if (leads.length > 0) datasheets[row]!.abilities.push({ ability: 'leader', bodyguards });
  }
}
