import type { RuleId } from '@walstatt/engine';
import { nearest } from '@walstatt/engine/files';
import type { RuleProblem } from '@walstatt/tabletop';
import { BATTLE_SIZES } from '../data/battle-sizes.ts';
import { catalogue } from '../data/catalogue.ts';
import { isPsychicAbility } from '../keywords/needed.ts';
import { enhancementOf, pointsOf, sheetOf } from '../rows/recruit.ts';
import type { ArmyBook, Detachment, Roster, RosterUnit, Sheet } from '../sheet.ts';

/** WH-MUSTER-10, WH-MUSTER-11. */
const SAME_SHEET = 3;
const SAME_COMMON_SHEET = 6;
/** WH-MUSTER-14. */
const ENHANCEMENTS = 3;

/** WH-MUSTER-01: what is wrong with a roster of an army book, in the order in which an army is mustered. */
export function judgeRoster(book: ArmyBook, roster: Roster, path: readonly string[]): RuleProblem[] {
  const units = Object.entries(roster.units);
  return [
    ...judgeDetachment(book, roster, path),
    ...units.flatMap(([id, unit]) => judgeUnit(book, roster, unit, [...path, 'units', id])),
    ...judgeWhole(book, roster, path),
  ];
}

const problem = (path: readonly (string | number)[], rule: RuleId, expected: string, got: string): RuleProblem => ({
  path,
  expected,
  got,
  rule,
});

/** Detachments of the army's own book come before those of the game. */
export const detachmentOf = (book: ArmyBook, id: string): Detachment | undefined =>
  Object.hasOwn(book.detachments, id) ? book.detachments[id] : catalogue.detachments[id];

/** WH-MUSTER-05, WH-MUSTER-06: one set of detachment rules, which fits the army's faction. */
function judgeDetachment(book: ArmyBook, { detachment, faction }: Roster, path: readonly string[]): RuleProblem[] {
  if (detachment === null) return [];
  const found = detachmentOf(book, detachment);
  const at = [...path, 'detachment'];
  if (found === undefined) {
    const known = [...Object.keys(book.detachments), ...Object.keys(catalogue.detachments)];
    const hint = nearest(detachment, known);
    const wrong = problem(at, 'WH-MUSTER-06', 'the name of a detachment', detachment);
    return [hint === undefined ? wrong : { ...wrong, hint }];
  }
  if (found.factionKeyword === faction) return [];
  return [problem(at, 'WH-MUSTER-06', `a detachment of ${faction}`, `one of ${found.factionKeyword}`)];
}

const isCharacter = (sheet: Sheet): boolean => sheet.keywords.includes('CHARACTER');

/** Each unit by itself: its faction, its options, its enhancement, the Warlord. */
function judgeUnit(book: ArmyBook, roster: Roster, unit: RosterUnit, path: readonly string[]): RuleProblem[] {
  const sheet = sheetOf(book, unit.sheet);
  const wrong: RuleProblem[] = [];
  const add = (field: string, rule: RuleId, expected: string, got: string) =>
    wrong.push(problem([...path, field], rule, expected, got));
  // WH-MUSTER-08.
  if (!sheet.factionKeywords.includes(roster.faction))
    add('datasheet', 'WH-MUSTER-08', `a datasheet with the keyword ${roster.faction}`, unit.sheet);
  // WH-DATA-07, WH-DATA-08.
  const options = Object.keys(sheet.options ?? {});
  for (const option of unit.options)
    if (!options.includes(option))
      add('options', 'WH-DATA-07', options.length === 0 ? 'no options' : `one of ${options.join(', ')}`, option);
  const twice = unit.options.find((o, i) => unit.options.indexOf(o) !== i);
  if (twice !== undefined) add('options', 'WH-DATA-08', 'each option once', `${twice} twice`);
  // WH-MUSTER-20: only a CHARACTER can be the Warlord.
  if (unit.warlord && !isCharacter(sheet)) add('warlord', 'WH-MUSTER-20', 'a CHARACTER as Warlord', sheet.name);
  if (unit.enhancement === null) return wrong;
  // WH-MUSTER-12, WH-MUSTER-13, WH-MUSTER-17.
  const { detachment } = roster;
  const enhancement = enhancementOf(book, roster, unit);
  const known = detachment === null ? [] : Object.keys(detachmentOf(book, detachment)?.enhancements ?? {});
  if (!known.includes(unit.enhancement))
    add(
      'enhancement',
      'WH-MUSTER-12',
      `an enhancement of the detachment: ${known.join(', ') || 'none'}`,
      unit.enhancement,
    );
  if (!isCharacter(sheet)) add('enhancement', 'WH-MUSTER-13', 'a CHARACTER', sheet.name);
  else if (enhancement?.special?.some(isPsychicAbility) && !sheet.keywords.includes('PSYKER'))
    add('enhancement', 'WH-DATA-16', 'a PSYKER for a psychic enhancement', sheet.name);
  else if (sheet.keywords.includes('EPIC_HERO'))
    add('enhancement', 'WH-MUSTER-17', 'no enhancement for an EPIC HERO', sheet.name);
  return wrong;
}

/** The army as a whole: points, repetitions, CHARACTERS and one Warlord. */
function judgeWhole(book: ArmyBook, roster: Roster, path: readonly string[]): RuleProblem[] {
  const units = Object.entries(roster.units);
  const at = (id: string, field: string): string[] => [...path, 'units', id, field];
  const wrong: RuleProblem[] = [];
  const add = (where: readonly string[], rule: RuleId, expected: string, got: string) =>
    wrong.push(problem(where, rule, expected, got));

  // WH-MUSTER-02, WH-MUSTER-03, WH-MUSTER-09: points, in the order in which the units were added.
  const { points: most } = BATTLE_SIZES[roster.size]!;
  let points = 0;
  for (const [id, unit] of units) {
    const left = most - points;
    points += pointsOf(book, roster, unit);
    if (points <= most) continue;
    const cost = pointsOf(book, roster, unit);
    add(at(id, 'datasheet'), 'WH-MUSTER-09', `at most the ${left} points that are left`, `${cost} points`);
    break;
  }

  // WH-MUSTER-10, WH-MUSTER-11, WH-MUSTER-18.
  const counts = new Map<string, number>();
  for (const [id, unit] of units) {
    const sheet = sheetOf(book, unit.sheet);
    const n = (counts.get(sheet.name) ?? 0) + 1;
    counts.set(sheet.name, n);
    const isCommon = sheet.keywords.some((k) => k === 'BATTLELINE' || k === 'DEDICATED_TRANSPORT');
    const limit = isCommon ? SAME_COMMON_SHEET : SAME_SHEET;
    if (sheet.keywords.includes('EPIC_HERO') && n === 2)
      add(at(id, 'datasheet'), 'WH-MUSTER-18', 'each EPIC HERO once', `${sheet.name} twice`);
    else if (n === limit + 1)
      add(
        at(id, 'datasheet'),
        isCommon ? 'WH-MUSTER-11' : 'WH-MUSTER-10',
        `at most ${limit} units of ${sheet.name}`,
        String(n),
      );
  }

  // WH-MUSTER-14, WH-MUSTER-16. A unit has one field for its enhancement, so it cannot have two (WH-MUSTER-15).
  const given = units.filter(([, unit]) => unit.enhancement !== null);
  for (const [i, [id, { enhancement }]] of given.entries()) {
    if (i === ENHANCEMENTS)
      add(at(id, 'enhancement'), 'WH-MUSTER-14', `at most ${ENHANCEMENTS} enhancements`, 'another');
    if (given.findIndex(([, other]) => other.enhancement === enhancement) < i)
      add(at(id, 'enhancement'), 'WH-MUSTER-16', 'each enhancement once', enhancement!);
  }

  // WH-MUSTER-07, WH-MUSTER-20.
  const characters = units.filter(([, unit]) => isCharacter(sheetOf(book, unit.sheet)));
  if (characters.length === 0) add([...path, 'units'], 'WH-MUSTER-07', 'at least one CHARACTER unit', 'none');
  const warlords = units.filter(([, unit]) => unit.warlord);
  if (warlords.length !== 1)
    add([...path, 'units'], 'WH-MUSTER-20', 'one Warlord', warlords.length === 0 ? 'none' : String(warlords.length));
  return wrong;
}
