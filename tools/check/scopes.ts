/** Code that must give the same result everywhere and every time. */
export const isDeterministic = (path: string): boolean =>
  /^(?:packages\/(?:geometry|engine|tabletop)|practice\/[^/]+|rulesets\/[^/]+)\/src\//.test(path) &&
  !path.endsWith('.test.ts') &&
  !buildTime.has(path);

/** Code that carries out rules or plays by them. */
export const isRuleCode = (path: string): boolean => isDeterministic(path) || path.startsWith('packages/bots/src/');

/** Belongs to the engine by subject, but runs only in `npm run build`. */
const buildTime = new Set(['packages/engine/src/schema/emit-all.ts']);
