/** The reader of YAML where programs lie on the disk: it is there from the beginning. Pages have `later.ts` instead. */
export { openYaml } from './open.ts';

export const loadYaml = (): Promise<void> => Promise.resolve();
