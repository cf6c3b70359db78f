import { importsOf } from '../source/imports.ts';
import { resolveImport } from '../source/packages.ts';
import type { Check, Finding } from './finding.ts';

/** No file may reach itself through imports, not even type-only ones. */
export const cycles: Check = {
  name: 'import-cycles',
  run({ sources, packages }) {
    const graph = new Map<string, { to: string; line: number }[]>();
    const known = new Set(sources.map((source) => source.path));
    for (const source of sources) {
      const edges = importsOf(source).map(({ specifier, line }) => ({
        to: resolveImport(packages, source.path, specifier) ?? '',
        line,
      }));
      graph.set(
        source.path,
        edges.filter(({ to }) => known.has(to)),
      );
    }
    return findCycles(graph);
  },
};

/** Depth-first: an edge back to a file on the current path closes a cycle. Each cycle is reported once. */
function findCycles(graph: ReadonlyMap<string, readonly { to: string; line: number }[]>): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    path.push(file);
    for (const { to, line } of graph.get(file) ?? []) {
      const start = path.indexOf(to);
      if (start >= 0) {
        const round = [...path.slice(start), to].join(' → ');
        findings.push({ path: file, line, message: `import cycle: ${round}; move what both need into a third file` });
      } else if (!done.has(to)) visit(to);
    }
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) if (!done.has(file)) visit(file);
  return findings;
}
