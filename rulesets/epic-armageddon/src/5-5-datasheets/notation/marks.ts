/** The names of values that no book prints: those with a `*` behind them. */
export type Marks = string[];

/** The word without its star. Its value has this name. */
export function unmarked(word: string, name: string, marks: Marks): string {
  if (!word.endsWith('*')) return word;
  marks.push(name);
  return word.slice(0, -1);
}
