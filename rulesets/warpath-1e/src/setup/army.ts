import type { Problem } from '@walstatt/engine';
import { CATALOGUE, EXAMPLE_ARMIES, RACES } from '../data/catalogue.ts';
import type { Profile } from '../data/profile.ts';
import type { Unit } from '../generated/state.ts';
import { makeUnit } from './make-unit.ts';
import { readProfile } from './read-profile.ts';

/** An army as a set-up gives it: who plays it, for which side, and units by catalogue id or as profiles of their own. */
export type ArmyFile = {
  readonly seat: string;
  readonly side: string;
  /** Name of an example army instead of a list. */
  readonly army?: string;
  readonly units?: readonly (string | Profile)[];
  /** WP-ARMY-09: the opponent agrees to allies that are on no list. */
  readonly alliesAgreed?: boolean;
};

type Path = readonly (string | number)[];

/** All units of an army by id (`seat` and a number), with everything that is wrong with the list. */
export function readArmy(a: ArmyFile, problems: Problem[], path: Path): Record<string, Unit> {
  const list = a.army === undefined ? (a.units ?? []) : EXAMPLE_ARMIES[a.army];
  if (list === undefined) {
    problems.push({ path: [...path, 'army'], expected: Object.keys(EXAMPLE_ARMIES).join(' or '), got: String(a.army) });
    return {};
  }
  const units: Record<string, Unit> = {};
  list.forEach((entry, i) => {
    const at = [...path, 'units', i];
    const profile =
      typeof entry === 'string' ? CATALOGUE.find((p) => p.id === entry) : readProfile(entry, problems, at);
    if (profile === undefined)
      problems.push({ path: at, expected: 'a unit of the catalogue, or a profile', got: String(entry) });
    else if (profile !== null) units[`${a.seat}${i + 1}`] = makeUnit(profile, a.seat, problems, at);
  });
  return units;
}

type Category = 'artillery' | 'flyer' | 'vehicle' | 'single';
const categoryOf = (u: Unit): Category | null =>
  u.type === 'infantry' ? null : u.type === 'hero' || u.type === 'monster' ? 'single' : u.type;

/** WP-ARMY-03 to -09, WP-G-29: what the rules of army building say against an army. */
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
  const total = units.reduce((sum, u) => sum + (u.points ?? 0), 0);
  for (const u of units) if (u.points === null) complain('points for every unit', u.kind, 'WP-G-54');
  if (total > size) complain(`at most ${size} points`, String(total), 'WP-ARMY-03');
  for (const race of new Set(units.map((u) => u.race))) {
    const mine = units.filter((u) => u.race === race);
    const full = mine.filter((u) => u.type === 'infantry' && u.size >= 10).length;
    for (const category of ['artillery', 'flyer', 'vehicle', 'single'] as const) {
      const n = mine.filter((u) => categoryOf(u) === category).length;
      if (n > full)
        complain(`at most ${full} ${category} of ${race}`, String(n), full === 0 ? 'WP-ARMY-07' : 'WP-ARMY-04');
    }
  }
  for (const u of units)
    if (u.unique && units.filter((v) => v.kind === u.kind).length > 1)
      complain('one of its kind', u.kind, 'WP-ARMY-06');
  const races = [...new Set(units.map((u) => u.race))];
  const friends = (a: string, b: string): boolean => RACES.find((r) => r.id === a)?.allies?.includes(b) ?? false;
  if (!alliesAgreed && races.some((a) => races.some((b) => a !== b && !friends(a, b) && !friends(b, a))))
    complain('races that are allies, or the opponent agrees (alliesAgreed)', races.join(', '), 'WP-ARMY-09');
}
