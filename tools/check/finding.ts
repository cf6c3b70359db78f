import type { Source } from '../source/files.ts';
import type { Package } from '../source/packages.ts';

/** One thing to fix: where, which check found it, and what to do. */
export type Finding = { path: string; line: number; message: string };

/** What a check works on: all TypeScript of the repository and its packages. */
export type Tree = { root: string; sources: readonly Source[]; packages: readonly Package[] };

export type Check = { name: string; run(tree: Tree): Finding[] | Promise<Finding[]> };
