/** The value of `at:` as it stands in the file. */
export type AtLine = { readonly text: string; readonly offset: number };

const AT = /^at:[ \t]+(?=[A-Za-z])/m;
const MORE_LINES = /^[ \t].*$|^[ \t]*\r?$/;

/**
 * Takes a bare `at:` line (with the indented lines after it) out of a file and leaves spaces in its place. `round {n:
 * 2} / movement` is easy for people to write and read, but YAML would refuse it without quotes.
 */
export function takeAtLine(text: string): { readonly rest: string; readonly at: AtLine | null } {
  const found = AT.exec(text);
  if (found === null) return { rest: text, at: null };
  const start = found.index + found[0].length;
  let end = lineEnd(text, start);
  while (end < text.length) {
    const next = lineEnd(text, end + 1);
    if (!MORE_LINES.test(text.slice(end + 1, next))) break;
    end = next;
  }
  const taken = text.slice(found.index, end);
  const rest = text.slice(0, found.index) + taken.replace(/[^\n]/g, ' ') + text.slice(end);
  return { rest, at: { text: text.slice(start, end), offset: start } };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
