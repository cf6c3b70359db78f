import { readFileSync } from 'node:fs';
import { openYaml } from '@walstatt/engine/files';
import { CENTIMETRE } from '@walstatt/geometry';
import { describe, expect, test } from 'vitest';
import type { Hold, Profile, Weapon, WeaponAbility, WeaponMode } from '../generated/state.ts';
import { SHEETS } from './catalogue.ts';
import { GERMAN_WEAPONS } from './data/weapon-names.ts';
import type { Datasheet } from './datasheet.ts';
import { amountAs } from './notation/amount.ts';

const LEDGER = readFileSync(new URL('../../../../docs/rules/epic-armageddon.md', import.meta.url), 'utf8');

/** A unit as the ledger's data block writes it. */
type Line = Readonly<Record<string, unknown>>;

function ledgerData(): { readonly printed: readonly Line[]; readonly missing: readonly Line[] } {
  const block = /^## Data$[\s\S]*?^```yaml$([\s\S]*?)^```$/m.exec(LEDGER)![1]!;
  const file = openYaml(block, 'data');
  if (Array.isArray(file)) throw new Error(JSON.stringify(file));
  return { printed: file.root['units'] as Line[], missing: file.root['missingDatasheets'] as Line[] };
}
const { printed, missing } = ledgerData();
const lines = [...printed, ...missing];

const TYPES: Readonly<Record<string, Profile['type']>> = {
  INF: 'infantry',
  AV: 'armouredVehicle',
  LV: 'lightVehicle',
  WE: 'warEngine',
  aircraft: 'aircraft',
  'aircraft/WE': 'aircraft',
  spacecraft: 'spacecraft',
  CH: 'character',
  objective: 'objective',
};

const CRITICALS: Readonly<Record<string, Profile['critical']>> = {
  none: { does: 'nothing' },
  catchesFire: { does: 'fire' },
  destroyedWithPassengers: { does: 'destroyed' },
  stagger: { does: 'stagger', hitOn: 6 },
  'reactor(5+)': { does: 'reactor', hitOn: 5 },
  'reactor(4+)': { does: 'reactor', hitOn: 4 },
};

/** Abilities that other fields of a profile carry. */
const ELSEWHERE = ['transport', 'powerFields'];

const inferredOf = (line: Line): Line => (line['inferred'] ?? {}) as Line;
const value = (line: Line, name: string): number | null => {
  const written = line[name] ?? inferredOf(line)[name];
  return typeof written === 'number' ? written : null;
};
const list = (written: unknown): string[] => [...((written ?? []) as string[])].sort();

/** What a line of the ledger says, without its weapons, and what a datasheet says, in the same form. */
function expected(line: Line, whole: boolean) {
  const marks = whole
    ? true
    : [
        ...['speed', 'armour', 'cc', 'ff'].filter((name) => typeof inferredOf(line)[name] === 'number'),
        ...list(inferredOf(line)['abilities']),
        ...((line['weapons'] ?? []) as Line[]).flatMap((w) =>
          Object.keys(inferredOf(w)).map((kind) => `${w['name']}.${kind}`),
        ),
      ].sort();
  return {
    name: line['name'],
    type: TYPES[line['type'] as string],
    manoeuvre: line['manoeuvreClass'] ?? null,
    speed: value(line, 'speed') ?? 0,
    armour: value(line, 'armour'),
    cc: value(line, 'cc'),
    ff: value(line, 'ff'),
    dc: line['dc'] ?? null,
    shields: line['shields'] ?? 0,
    powerFields: line['powerFields'] ?? null,
    critical: CRITICALS[(line['criticalEffect'] as string | undefined) ?? 'none'],
    abilities: [...list(line['abilities']), ...list(inferredOf(line)['abilities'])]
      .filter((ability) => !ELSEWHERE.includes(ability))
      .sort(),
    holds: [line['transport'] ?? []].flat().map((hold) => expectedHold(hold as Line)),
    marks,
  };
}

function said({ name, profiles, inferred }: Datasheet) {
  const profile = Object.values(profiles)[0]!;
  return {
    name,
    type: profile.type,
    manoeuvre: profile.manoeuvre,
    speed: profile.speed / CENTIMETRE,
    armour: profile.armour,
    cc: profile.closeCombat,
    ff: profile.firefight,
    dc: profile.damageCapacity,
    shields: profile.shields,
    powerFields: profile.powerFields === null ? null : amountAs(profile.powerFields, 'en'),
    critical: profile.critical,
    abilities: [...profile.abilities].sort(),
    holds: profile.holds.map(saidHold),
    marks: inferred === true ? true : inferred.map(inLedgerWords).sort(),
  };
}

const inLedgerWords = (mark: string): string => {
  const [weapon, kind] = mark.split('.');
  if (kind !== undefined) return `${GERMAN_WEAPONS[weapon!]}.${kind}`;
  return { closeCombat: 'cc', firefight: 'ff' }[mark] ?? mark;
};

const byKind = (record: unknown): [string, number][] =>
  Object.entries((record ?? {}) as Record<string, number>)
    .map(([kind, n]): [string, number] => [TYPES[kind] ?? kind, n])
    .sort();
const expectedHold = (hold: Line) => ({
  capacity: hold['capacity'],
  allows: list(hold['allows'])
    .map((kind) => TYPES[kind] ?? kind)
    .sort(),
  excludes: list(hold['excludes']),
  costs: byKind(hold['slotCost']),
  limits: byKind(hold['atMost']),
});
const saidHold = (hold: Hold) => ({
  capacity: hold.capacity,
  allows: [...hold.allows].sort(),
  excludes: [...hold.excludes].sort(),
  costs: hold.costs.map(({ of, places }): [string, number] => [of, places]).sort(),
  limits: hold.limits.map(({ of, most }): [string, number] => [of, most]).sort(),
});

const USES: Readonly<Record<string, WeaponMode['use']>> = {
  smallArms: 'smallArms',
  assaultWeapon: 'assault',
  orbitalBombardment: 'orbital',
  pinPointAttack: 'pinPoint',
};

/** One line of a weapon in the words of the ledger. */
function expectedMode(mode: Line) {
  const lost = inferredOf(mode);
  const number = (name: string): unknown => mode[name] ?? lost[name] ?? null;
  const range =
    mode['range'] === undefined || mode['range'] === 'base' ? 0 : mode['range'] === '(15)' ? 15 : mode['range'];
  return {
    use: USES[(mode['kind'] as string | undefined) ?? ''] ?? 'fire',
    range,
    shots: String(mode['shots'] ?? 1),
    ap: number('ap'),
    at: number('at'),
    aa: number('aa'),
    mw: number('mw'),
    bp: mode['bp'] === undefined ? null : String(mode['bp']),
    arc: mode['arc'] ?? 'all',
    abilities: list(mode['abilities']),
  };
}

const saidMode = (mode: WeaponMode) => ({
  use: mode.use,
  range: mode.range / CENTIMETRE,
  shots: amountAs(mode.shots, 'en'),
  ap: mode.ap,
  at: mode.at,
  aa: mode.aa,
  mw: mode.mw,
  bp: mode.barrage === null ? null : amountAs(mode.barrage, 'en'),
  arc: mode.arc,
  abilities: mode.abilities.map(abilityInLedgerWords).sort(),
});

function abilityInLedgerWords(ability: WeaponAbility): string {
  if (ability.ability === 'extraAttacks') return `extraAttacks(${amountAs(ability.attacks, 'en')})`;
  if (ability.ability !== 'titanKiller' || ability.damage.dice === 0) return ability.ability;
  return `titanKiller(${amountAs(ability.damage, 'en')})`;
}

/** The weapons of a line: how many of each there are, and what each of them does. */
function expectedWeapons(line: Line) {
  return Object.fromEntries(
    ((line['weapons'] ?? []) as Line[]).map((w) => {
      const arc = w['arc'];
      const modes = (w['modes'] as Line[] | undefined)?.map((mode) =>
        // An arc of the whole weapon is about firing it, not about close combat.
        expectedMode(arc === undefined || mode['kind'] !== undefined ? mode : { ...mode, arc }),
      ) ?? [expectedMode(w)];
      return [w['name'], { count: String(w['count'] ?? 1), modes }];
    }),
  );
}

/** The same of a datasheet. A count that depends on the choice of weapons is a range, such as `0-1`. */
function saidWeapons({ profiles }: Datasheet, names: readonly string[]) {
  const all = Object.values(profiles);
  const found = new Map<string, Weapon>(all.flatMap((p) => p.weapons.map((w): [string, Weapon] => [w.name, w])));
  return Object.fromEntries(
    [...found].map(([name, weapon]) => {
      const counts = all.map((p) => p.weapons.find((w) => w.name === name)?.count ?? 0);
      const [least, most] = [Math.min(...counts), Math.max(...counts)];
      const inLedger = names.includes(name) ? name : GERMAN_WEAPONS[name]!;
      return [inLedger, { count: least === most ? `${most}` : `${least}-${most}`, modes: weapon.modes.map(saidMode) }];
    }),
  );
}

const namesOf = (line: Line): string[] => ((line['weapons'] ?? []) as Line[]).map((w) => w['name'] as string);

describe('the datasheets of the ledger', () => {
  test('[EA-5.5-01] are all there, and no others', () => {
    expect(lines).toHaveLength(57);
    expect(Object.keys(SHEETS).sort()).toEqual(lines.map((line) => line['id']).sort());
  });

  test.each(lines.map((line): [string, Line] => [line['id'] as string, line]))(
    '[EA-1.1.3-09][EA-G-31][EA-G-32] %s has every value of its line',
    (id, line) => {
      expect(said(SHEETS[id]!)).toEqual(expected(line, missing.includes(line)));
      expect(saidWeapons(SHEETS[id]!, namesOf(line))).toEqual(expectedWeapons(line));
    },
  );

  test('firing modes are joined as the book prints them', () => {
    const joined = Object.values(SHEETS).flatMap(({ id, profiles }) =>
      Object.values(profiles).flatMap((p) => p.weapons.filter((w) => w.modes.length > 1).map((w) => [id, w.joined])),
    );
    expect(Object.fromEntries(joined)).toEqual({
      'land-speeder': 'and',
      'great-gargant': 'and',
      gargant: 'and',
      basilisk: 'or',
    });
  });

  test('choices of weapons are those of the sheets', () => {
    const choices = (id: string): string[][] =>
      Object.values(SHEETS[id]!.profiles).map((p) => p.weapons.map((w) => `${w.count} ${w.name}`));
    expect(choices('dreadnought')).toEqual([
      ['1 Missile Launcher', '1 Twin Lascannon'],
      ['1 Assault Cannon', '1 Power Fist'],
    ]);
    const always = ['1 Gaze of Mork', '2 Gargant Big Gun', '1 Soopagun'];
    expect(choices('great-gargant')).toEqual([
      [...always, '2 Twin Soopagun'],
      [...always, '1 Twin Soopagun', '1 Lifta-Droppa'],
    ]);
    expect(choices('gargant')).toEqual([
      ['1 Gaze of Mork', '2 Soopagun', '1 Zzap Gun'],
      ['1 Gaze of Mork', '2 Soopagun', '1 Mega-Choppa'],
      ['1 Gaze of Mork', '3 Soopagun'],
    ]);
  });

  test('every weapon has a German name', () => {
    const weapons = Object.values(SHEETS).flatMap(({ profiles }) =>
      Object.values(profiles).flatMap((p) => p.weapons.map((w) => w.name)),
    );
    expect([...new Set(weapons)].sort()).toEqual(Object.keys(GERMAN_WEAPONS).sort());
  });
});
