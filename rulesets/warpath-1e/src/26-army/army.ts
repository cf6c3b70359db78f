import type { Problem } from '@walstatt/engine';
import { describe } from '@walstatt/engine/files';
import { CATALOGUE, EXAMPLE_ARMIES, RACES } from '../data/catalogue.ts';
import type { Profile } from '../data/profile.ts';
import type { Unit } from '../generated/state.ts';
import { makeUnit } from './make-unit.ts';
import { readProfile } from './read-profile.ts';
import { isUpgrade, readUpgrade, type Upgrade } from './upgrade.ts';

/** A unit of a list: a catalogue id, a catalogue unit with weapons bought for it, or a profile of its own. */
export type Entry = string | Upgrade | Profile;

/** An army as a set-up gives it: its player, its side, and units by catalogue id or as profiles of their own. */
export type ArmyFile = {
  readonly seat: string;
  readonly side: string;
  /** Name of an example army instead of a list. */
  readonly army?: string;
  readonly units?: readonly Entry[];
  /** WP-ARMY-08: what is agreed for this army alone if one side has more players than the other. */
  readonly size?: number;
  /** WP-ARMY-09: the opponent agrees to allies that are on no list. */
  readonly alliesAgreed?: boolean;
};

type Path = readonly (string | number)[];

/** All units of an army by id (`seat` and a number), with everything that is wrong with the list. */
export function readArmy(a: ArmyFile, problems: Problem[], path: Path): Record<string, Unit> {
  const list =
    a.army === undefined ? (a.units ?? []) : Object.hasOwn(EXAMPLE_ARMIES, a.army) ? EXAMPLE_ARMIES[a.army] : undefined;
  if (list === undefined) {
    problems.push({ path: [...path, 'army'], expected: Object.keys(EXAMPLE_ARMIES).join(' or '), got: String(a.army) });
    return {};
  }
  const units: Record<string, Unit> = {};
  list.forEach((entry, i) => {
    const at = [...path, 'units', i];
    const profile =
      typeof entry === 'string'
        ? CATALOGUE.find((p) => p.id === entry)
        : isUpgrade(entry)
          ? readUpgrade(entry, problems, at)
          : readProfile(entry, problems, at);
    const expected = 'a unit of the catalogue, or a profile';
    if (profile === undefined)
      problems.push({
        path: at,
        expected,
        got: typeof entry === 'string' ? entry : describe(entry),
        hint: 'WP-ARMY-02',
      });
    else if (profile !== null) units[`${a.seat}${i + 1}`] = makeUnit(profile, a.seat, problems, at);
  });
  return units;
}

type Category = 'infantry' | 'artillery' | 'flyer' | 'vehicle' | 'single';
const categoryOf = (u: Unit): Category => (u.type === 'hero' || u.type === 'monster' ? 'single' : u.type);

/** How many units of a race and category an army has, and how many it may have; null means no limit. */
export type Slots = {
  readonly race: string;
  readonly category: Category;
  readonly taken: number;
  readonly limit: number | null;
  readonly rule: 'WP-ARMY-04' | 'WP-ARMY-05' | 'WP-ARMY-07';
};

/**
 * WP-ARMY-04, WP-ARMY-05, WP-ARMY-07, WP-G-29: each full unit of a race opens one slot in each category for that race;
 * infantry is free.
 */
export function slotsOf(units: readonly Unit[]): Slots[] {
  return [...new Set(units.map((u) => u.race))].flatMap((race) => {
    const mine = units.filter((u) => u.race === race);
    // Only infantry has more than one model.
    const full = mine.filter((u) => u.size >= 10).length;
    return (['infantry', 'artillery', 'flyer', 'vehicle', 'single'] as const).map((category): Slots => {
      const taken = mine.filter((u) => categoryOf(u) === category).length;
      if (category === 'infantry') return { race, category, taken, limit: null, rule: 'WP-ARMY-05' };
      return { race, category, taken, limit: full, rule: full === 0 ? 'WP-ARMY-07' : 'WP-ARMY-04' };
    });
  });
}

/** WP-G-54: where points count, every unit has a points value. */
export function judgePoints(units: readonly Unit[], problems: Problem[], path: Path): void {
  for (const u of units)
    if (u.points === null)
      problems.push({ path: [...path], expected: 'points for every unit', got: u.kind, hint: 'WP-G-54' });
}

/** WP-ARMY-03 to -09, WP-G-29: what the rules of army building have against an army. */
export function judgeArmy(
  units: readonly Unit[],
  size: number,
  alliesAgreed: boolean,
  problems: Problem[],
  path: Path,
): void {
  const complain = (expected: string, got: string, hint: string): void => {
    problems.push({ path: [...path], expected, got, hint });
  };
  if (units.length === 0) complain('at least one unit', 'none', 'WP-BATTLE-01');
  const total = units.reduce((sum, u) => sum + (u.points ?? 0), 0);
  judgePoints(units, problems, path);
  if (total > size) complain(`at most ${size} points`, String(total), 'WP-ARMY-03');
  for (const { race, category, taken, limit, rule } of slotsOf(units))
    if (limit !== null && taken > limit) complain(`at most ${limit} ${category} of ${race}`, String(taken), rule);
  for (const u of units)
    if (u.unique && units.filter((v) => v.kind === u.kind).length > 1)
      complain('one of its kind', u.kind, 'WP-ARMY-06');
  const races = [...new Set(units.map((u) => u.race))];
  const friends = (a: string, b: string): boolean => RACES.find((r) => r.id === a)?.allies?.includes(b) ?? false;
  if (!alliesAgreed && races.some((a) => races.some((b) => a !== b && !friends(a, b) && !friends(b, a))))
    complain('races that are allies, or the opponent agrees (alliesAgreed)', races.join(', '), 'WP-ARMY-09');
}
