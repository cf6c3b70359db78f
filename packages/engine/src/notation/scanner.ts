/** A mistake found while reading. It is caught where the text as a whole is read, and turned into a problem there. */
export class SyntaxMistake extends Error {
  readonly offset: number;
  readonly hint: string | undefined;

  constructor(offset: number, message: string, hint?: string) {
    super(message);
    this.name = 'SyntaxMistake';
    this.offset = offset;
    this.hint = hint;
  }
}

const SPACE = /\s*/y;
const COMMENTED_SPACE = /(?:\s+(?:#.*)?)*/y;

/** A position in a text that moves forward. */
export class Scanner {
  readonly text: string;
  private readonly space: RegExp;
  at: number;

  /** With `comments`, `#` after a space begins a comment, as in YAML. */
  constructor(text: string, at = 0, comments = false) {
    this.text = text;
    this.at = at;
    this.space = comments ? COMMENTED_SPACE : SPACE;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  skipSpace(): void {
    this.take(this.space);
  }

  /** Takes what a sticky pattern matches here, or nothing. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return null;
    this.at += found[0].length;
    return found[0];
  }

  /** Takes exactly this text, if it stands here. */
  has(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** Skips space and takes this text, which must come now. */
  expect(text: string): void {
    this.skipSpace();
    if (!this.has(text)) this.fail(`expected ${JSON.stringify(text)}, got ${this.next()}`);
  }

  fail(message: string, hint?: string, offset = this.at): never {
    throw new SyntaxMistake(offset, message, hint);
  }

  /** What stands here, for messages. */
  next(): string {
    if (this.done) return 'the end';
    const rest = this.text.slice(this.at, this.at + 24);
    return JSON.stringify(/^\w+/.exec(rest)?.[0] ?? rest.slice(0, 1));
  }
}
