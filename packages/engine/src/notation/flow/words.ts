/** Words that need no quotes, either here or in YAML. */
const WORD = /^[A-Za-z][A-Za-z0-9_./+-]*$/;

/** Words that YAML does not read as a text. */
const TAKEN = /^(?:true|false|null)$/i;

/** Whether a text can stand without quotes and means the same everywhere. */
export const isWord = (s: string): boolean => WORD.test(s) && !TAKEN.test(s);
