import { idsInTitle } from '../ledger/trace.ts';
import { type Carrier, carriersIn, idsAround } from './carriers.ts';
import { inOneLine, type Mutant, type MutationReport, originalOf } from './report.ts';

/** A mutant without any visible effect. `code` becomes `mutant`, in a file of the ruleset. */
export type Equivalent = { file: string; code: string; mutant: string; why: string };

export type Survivor = { path: string; line: number; ids: string[]; code: string; mutant: string; isRun: boolean };

export type Judgement = {
  killed: number;
  survivors: Survivor[];
  equivalent: number;
  /** These run while files are loaded and are not tried. */
  untried: number;
  /** Ids whose tests do not run the code that carries them, with the places of that code. */
  notRun: { id: string; places: string[] }[];
  /** Entries in the ruleset's list of equivalent mutants that match no mutant. */
  stale: Equivalent[];
};

/** What Stryker found, in terms of rules. */
export function judge(report: MutationReport, equivalents: readonly Equivalent[]): Judgement {
  const fits = new Set<Equivalent>();
  const result: Judgement = { killed: 0, survivors: [], equivalent: 0, untried: 0, notRun: [], stale: [] };
  for (const [path, { source, mutants }] of Object.entries(report.files)) {
    const carriers = carriersIn(source);
    for (const m of mutants) {
      if (m.static) result.untried += 1;
      if (!isTried(source, m)) continue;
      const code = originalOf(source, m);
      const mutant = inOneLine(m.replacement ?? '');
      const same = equivalents.find((e) => path.endsWith(`/${e.file}`) && e.code === code && e.mutant === mutant);
      if (same) fits.add(same);
      if (isDead(m)) result.killed += 1;
      else if (same) result.equivalent += 1;
      else {
        const { line } = m.location.start;
        const isRun = m.status !== 'NoCoverage';
        result.survivors.push({ path, line, ids: idsAround(carriers, line), code, mutant, isRun });
      }
    }
  }
  result.notRun = notRun(report);
  result.stale = equivalents.filter(
    (e) => !fits.has(e) && Object.keys(report.files).some((p) => p.endsWith(`/${e.file}`)),
  );
  return result;
}

const isDead = ({ status }: Mutant): boolean =>
  status === 'Killed' || status === 'Timeout' || status === 'RuntimeError';

/** Emptied citations (`rules: []`) are left out like all words. The ledger trace checks which rules are named. */
function isTried(source: string, m: Mutant): boolean {
  if (!isDead(m) && m.status !== 'Survived' && m.status !== 'NoCoverage') return false;
  const { line, column } = m.location.start;
  const before = source.split('\n')[line - 1]!.slice(0, column - 1);
  return m.mutatorName !== 'ArrayDeclaration' || !/\brules: $/.test(before);
}

/** An id is not run if mutants lie in code that carries it, but no test that names it meets any of them. */
function notRun(report: MutationReport): Judgement['notRun'] {
  const testsOf = new Map<string, Set<string>>();
  for (const { tests } of Object.values(report.testFiles))
    for (const { id: test, name } of tests)
      for (const id of idsInTitle(name)) testsOf.set(id, (testsOf.get(id) ?? new Set()).add(test));
  const places = new Map<string, string[]>();
  const run = new Set<string>();
  for (const [path, { source, mutants }] of Object.entries(report.files))
    for (const carrier of carriersIn(source))
      for (const id of carrier.ids) {
        const tests = testsOf.get(id);
        const inside = mutants.filter((m) => !m.static && m.coveredBy !== undefined && within(carrier, m));
        if (tests === undefined || inside.length === 0) continue;
        places.set(id, [...(places.get(id) ?? []), `${path}:${carrier.first}`]);
        if (inside.some((m) => m.coveredBy!.some((test) => tests.has(test)))) run.add(id);
      }
  return [...places].filter(([id]) => !run.has(id)).map(([id, at]) => ({ id, places: at }));
}

const within = ({ first, last }: Carrier, { location: { start } }: Mutant): boolean =>
  first <= start.line && start.line <= last;

/** The judgement in readable form. */
export function judgementLines({ killed, survivors, equivalent, untried, notRun, stale }: Judgement): string[] {
  const all = killed + survivors.length;
  const score = all === 0 ? 'nothing to change' : `${((100 * killed) / all).toFixed(1)} %`;
  const beside = [`${equivalent} equivalent`, `${untried} not tried (they run while files are loaded)`].join(', ');
  return [
    `score: ${score}: ${killed} of ${all} changes were noticed; beside these: ${beside}`,
    ...section('survivors, which no test notices', survivors.map(survivorLine)),
    ...section(
      'ids whose tests do not run the code that carries them',
      notRun.map(({ id, places }) => `${id}: ${places.join(', ')}`),
    ),
    ...section(
      'equivalent mutants that there are no more: take them off the list',
      stale.map(({ file, code, mutant }) => `${file}: ${code} → ${mutant}`),
    ),
  ];
}

const survivorLine = ({ path, line, ids, code, mutant, isRun }: Survivor): string =>
  `${path}:${line}: ${ids.join(' ') || 'no rule'}: ${shorten(code)} → ${shorten(mutant)}${isRun ? '' : ' (no test runs it)'}`;

const shorten = (code: string): string => (code.length > 70 ? `${code.slice(0, 69)}…` : code);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
