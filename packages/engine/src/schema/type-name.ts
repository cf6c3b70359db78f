/** The name of a TypeScript type made from any other name: `take-off` becomes `TakeOff`. */
export const typeName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^(?=[0-9])/, '_');

export const contextName = (activity: string): string => `${typeName(activity)}Context`;
export const effectDataName = (effect: string): string => `${typeName(effect)}Data`;
export const argsName = (request: string): string => `${typeName(request)}Args`;
export const optionName = (request: string): string => `${typeName(request)}Option`;
export const itemName = (request: string): string => `${typeName(request)}Item`;
export const idName = (table: string): string => `${typeName(table)}Id`;
