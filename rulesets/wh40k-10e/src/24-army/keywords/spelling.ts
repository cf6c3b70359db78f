/** The keywords that rules look at. Armies have others of their own. */
const KNOWN = [
  'AIRCRAFT',
  'BATTLELINE',
  'BEAST',
  'CHARACTER',
  'DEDICATED_TRANSPORT',
  'EPIC_HERO',
  'FLY',
  'FORTIFICATION',
  'GRENADES',
  'INFANTRY',
  'MONSTER',
  'MOUNTED',
  'PSYKER',
  'SMOKE',
  'TITANIC',
  'TOWERING',
  'TRANSPORT',
  'VEHICLE',
  'WALKER',
] as const;

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  KNOWN.flatMap((keyword) =>
    [keyword, `${keyword}S`, `${keyword}ES`, keyword.replace(/S$/, '')].map((form) => [form, keyword] as const),
  ),
);

/**
 * A keyword as rules compare it: in capitals, words joined by `_`. WH-UNIT-13: those that rules look at may be written in
 * the singular or the plural.
 */
export function keywordAs(written: string): string {
  const keyword = written.toUpperCase().replaceAll(' ', '_');
  return SPELLINGS.get(keyword) ?? keyword;
}
