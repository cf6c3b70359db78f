import type { RuleId } from '@walstatt/engine';
import { nearest } from '@walstatt/engine/files';
import type { RuleProblem } from '@walstatt/tabletop';
import {
  type ArmyList,
  type Limit,
  type ListedFormation,
  listedIn,
  optionFor,
  type Roster,
  type RosterFormation,
  sheetIn,
} from '../army-list.ts';
import type { ArmyBook } from '../file/book.ts';
import { type OwnSheets, profileFor } from '../force.ts';
import { LISTS } from '../lists/lists.ts';
import { compose, isKind } from './compose.ts';
import { costOf, listOf, ownSheets } from './enlist.ts';

type Path = readonly (string | number)[];

/** EA-2.1.1-01: formations consist of units, and characters are none. */
export function judgeList({ id, formations }: ArmyList, own: OwnSheets | null): RuleProblem[] {
  return Object.entries(formations).flatMap(([name, { units }]) =>
    units
      .flatMap(({ of }) => of)
      .filter(({ unit }) => profileFor(own, unit).type === 'character')
      .map(({ unit }) =>
        problem(['formations', name, 'units'], 'EA-2.1.1-01', `units of ${id}`, `${unit}, a character`),
      ),
  );
}

/** EA-5.1.1-01, EA-G-32: what is wrong with an army bought from a list. */
export function judgeRoster(book: ArmyBook | null, roster: Roster, path: Path): RuleProblem[] {
  const list = listOf(book, roster.list);
  if (list === undefined) {
    const known = [...(book?.list == null ? [] : [book.list.id]), ...Object.keys(LISTS)];
    return [hinted(problem([...path, 'list'], 'EA-5-01', `an army list: ${known.join(', ')}`, roster.list), known)];
  }
  const entries = Object.entries(roster.formations);
  if (entries.length === 0) return [problem([...path, 'formations'], 'EA-1.2.1-01', 'at least one formation', 'none')];
  const own = ownSheets(book);
  const wrong = entries.flatMap(([id, entry]) => judgeFormation(list, entry, own, [...path, 'formations', id]));
  return wrong.length > 0 ? wrong : [...judgePoints(list, roster, path), ...judgeArmy(list, roster, own, path)];
}

const problem = (path: Path, rule: RuleId, expected: string, got: string): RuleProblem => ({
  path,
  rule,
  expected,
  got,
});

/** With what was probably meant. */
function hinted(wrong: RuleProblem, known: readonly string[]): RuleProblem {
  const hint = nearest(wrong.got, known);
  return hint === undefined ? wrong : { ...wrong, hint };
}

/** One formation by itself: its units, what is added to it, and its characters. */
function judgeFormation(list: ArmyList, entry: RosterFormation, own: OwnSheets | null, path: Path): RuleProblem[] {
  const listed = listedIn(list, entry.formation);
  const known = Object.keys(list.formations);
  if (listed === undefined)
    return [hinted(problem([...path, 'formation'], 'EA-G-32', `a formation of ${list.id}`, entry.formation), known)];
  const left = compose(listed, entry.units).left;
  const kinds = listed.units.flatMap((group) => group.of.map(({ unit }) => unit));
  const wrong = left.map((ref) =>
    kinds.some((kind) => isKind(ref, kind))
      ? problem([...path, 'units'], 'EA-G-32', `no more units than ${inWords(listed)}`, `more of ${ref}`)
      : hinted(problem([...path, 'units'], 'EA-G-32', inWords(listed), ref), kinds),
  );
  for (const [ref, count] of Object.entries(entry.add)) wrong.push(...judgeOption(listed, ref, count, path));
  wrong.push(...judgeCharacters(listed, entry, own, path));
  return wrong;
}

/** `5 bike | trike`. */
const inWords = ({ units }: ListedFormation): string =>
  units.map(({ count, of }) => `${count} ${of.map(({ unit }) => unit).join(' | ')}`).join(', ');

function judgeOption(listed: ListedFormation, ref: string, count: number, path: Path): RuleProblem[] {
  const option = optionFor(listed, ref);
  const known = Object.keys(listed.options);
  const at = [...path, 'add'];
  if (option === undefined)
    return [
      hinted(problem(at, 'EA-G-32', known.length === 0 ? 'nothing to add' : `one of ${known.join(', ')}`, ref), known),
    ];
  const wrong: RuleProblem[] = [];
  if (count > option.most) wrong.push(problem(at, 'EA-G-32', `at most ${option.most} ${sheetIn(ref)}`, String(count)));
  const { insteadOf } = option;
  if (insteadOf !== null && !listed.units.some(({ of }) => of.some(({ unit }) => isKind(unit, insteadOf))))
    wrong.push(problem(at, 'EA-G-32', `${insteadOf} that ${ref} replaces`, 'none'));
  return wrong;
}

/** EA-2.1.1-06, EA-G-32: one character at most, and it joins a unit of the formation. */
function judgeCharacters(
  listed: ListedFormation,
  { units, add, host }: RosterFormation,
  own: OwnSheets | null,
  path: Path,
): RuleProblem[] {
  const refs = Object.entries(add).filter(([ref]) => profileFor(own, ref).type === 'character');
  const count = refs.reduce((sum, [, n]) => sum + n, 0);
  const wrong =
    count > 1 ? [problem([...path, 'add'], 'EA-G-32', 'at most one character in a formation', String(count))] : [];
  const there = [...compose(listed, units).units, ...Object.keys(add)].map(sheetIn);
  if (host !== null && (!there.includes(host) || profileFor(own, host).type === 'character'))
    wrong.push(hinted(problem([...path, 'host'], 'EA-2.1.1-06', 'a unit of the formation', host), there));
  return wrong;
}

/** EA-5-01, EA-5.1.1-01: no more than the agreed points, in the order in which the formations were bought. */
function judgePoints(list: ArmyList, roster: Roster, path: Path): RuleProblem[] {
  let left = roster.points;
  for (const [id, entry] of Object.entries(roster.formations)) {
    const cost = costOf(listedIn(list, entry.formation)!, entry);
    if (cost > left)
      return [
        problem(
          [...path, 'formations', id],
          'EA-5.1.1-01',
          `at most the ${left} points that are left`,
          `${cost} points`,
        ),
      ];
    left -= cost;
  }
  return [];
}

/** The army as a whole: the limits of its list, what may be there once, and what needs something else. */
function judgeArmy(list: ArmyList, roster: Roster, own: OwnSheets | null, path: Path): RuleProblem[] {
  const entries = Object.entries(roster.formations);
  const at = [...path, 'formations'];
  const wrong = list.limits.flatMap((limit) => judgeLimit(limit, list, roster, at));
  const added = new Map<string, number>();
  for (const [id, { formation, add }] of entries)
    for (const [ref, count] of Object.entries(add)) {
      const sheet = sheetIn(ref);
      const { inArmy, needs } = optionFor(listedIn(list, formation)!, ref)!;
      const sum = (added.get(sheet) ?? 0) + count;
      added.set(sheet, sum);
      if (sum > inArmy)
        wrong.push(problem([...at, id, 'add'], 'EA-G-32', `at most ${inArmy} ${sheet} in the army`, `${sum}`));
      if (needs !== null && !entries.some(([, other]) => other.formation === needs))
        wrong.push(problem([...at, id, 'add'], 'EA-G-32', `${needs} in the army, which ${sheet} needs`, 'none'));
    }
  // EA-4.3-01.
  const ships = entries.filter(([, { formation }]) =>
    listedIn(list, formation)!.units.some(({ of }) => profileFor(own, of[0]!.unit).type === 'spacecraft'),
  );
  if (ships.length > 1) wrong.push(problem([...at, ships[1]![0]], 'EA-4.3-01', 'at most one spacecraft', 'another'));
  return wrong;
}

/** EA-G-32. */
function judgeLimit(limit: Limit, list: ArmyList, { formations, points }: Roster, at: Path): RuleProblem[] {
  const entries = Object.entries(formations);
  const limited = entries.filter(([, { formation }]) => limit.of.includes(formation));
  const what = limit.of.join(', ');
  if (limit.kind === 'third') {
    const third = Math.floor(points / 3);
    let sum = 0;
    for (const [id, entry] of limited) {
      sum += costOf(listedIn(list, entry.formation)!, entry);
      if (sum > third)
        return [
          problem([...at, id], 'EA-G-32', `at most a third of the points (${third}) for ${what}`, `${sum} points`),
        ];
    }
    return [];
  }
  const companies =
    limit.kind === 'most' ? 1 : entries.filter(([, { formation }]) => limit.forEach.includes(formation)).length;
  const most = limit.most * companies;
  if (limited.length <= most) return [];
  const each = limit.kind === 'most' ? '' : ` for each of ${limit.forEach.join(', ')}`;
  return [
    problem([...at, limited[most]![0]], 'EA-G-32', `at most ${limit.most} of ${what}${each}`, `${limited.length}`),
  ];
}
