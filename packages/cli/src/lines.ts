const END = 10;
const RETURN = 13;

/** A line of input, or that it was longer than allowed. A line that is too long is never held. */
export type InputLine = { readonly text: string } | { readonly tooLong: true };

/** Splits a stream into lines of at most so many bytes. Only a line feed ends a line, as in JSON Lines. */
export async function* linesOf(input: AsyncIterable<Uint8Array | string>, most: number): AsyncGenerator<InputLine> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  const add = (part: Uint8Array): void => {
    bytes += part.length;
    if (bytes > most) held = [];
    else if (part.length > 0) held.push(part);
  };
  const line = (): InputLine => {
    const read: InputLine = bytes > most ? { tooLong: true } : { text: textOf(Buffer.concat(held)) };
    held = [];
    bytes = 0;
    return read;
  };
  for await (const chunk of input) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let end = part.indexOf(END); end >= 0; end = part.indexOf(END, from)) {
      add(part.subarray(from, end));
      yield line();
      from = end + 1;
    }
    add(part.subarray(from));
  }
  if (bytes > 0) yield line();
}

const textOf = (line: Buffer): string => (line.at(-1) === RETURN ? line.subarray(0, -1) : line).toString('utf8');
