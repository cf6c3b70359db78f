/** Words that need no quotes, neither here nor in YAML. */
const WORD = /^[A-Za-z][A-Za-z0-9_./+-]*$/;

/** What YAML takes for something else than a text. */
const TAKEN = /^(?:true|false|null)$/i;

/** Whether a text can stand without quotes and means the same everywhere. */
export const isWord = (s: string): boolean => WORD.test(s) && !TAKEN.test(s);
