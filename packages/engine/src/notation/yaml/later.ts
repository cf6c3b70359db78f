import type { openYaml as Open } from './open.ts';

let open: typeof Open | null = null;

/** The reader of YAML in a page: most battles never need it, and it is large. So it is loaded before the first file. */
export const loadYaml = (): Promise<void> =>
  import('./open.ts').then((m) => {
    open = m.openYaml;
  });

export const openYaml: typeof Open = (text, begins) => {
  if (open === null) throw new Error('a file was opened before loadYaml()');
  return open(text, begins);
};
