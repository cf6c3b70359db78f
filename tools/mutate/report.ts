/** The part of Stryker's report that is used (mutation testing report schema). */
export type Mutant = {
  mutatorName: string;
  replacement?: string;
  status: string;
  /** Runs while the file is loaded, so no single test can be said to run it. */
  static?: boolean;
  coveredBy?: string[];
  location: { start: Place; end: Place };
};
type Place = { line: number; column: number };

export type MutationReport = {
  files: Record<string, { source: string; mutants: Mutant[] }>;
  testFiles: Record<string, { tests: { id: string; name: string }[] }>;
};

/** The code that a mutant replaces, in one line. */
export function originalOf(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return inOneLine(lines.join(' '));
}

export const inOneLine = (code: string): string => code.replace(/\s+/g, ' ').trim();
