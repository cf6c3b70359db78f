export const rulesDe: Readonly<Record<string, string>> = {};
