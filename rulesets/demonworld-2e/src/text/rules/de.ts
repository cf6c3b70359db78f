/** Die Regeln in eigenen Worten, nach Kennung. */
export const rulesDe: Readonly<Record<string, string>> = {};
