/** A mistake of the user, shown as one clear message without a stack trace. */
export class UserError extends Error {
  /** Further lines, e.g. one per problem of a file. */
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.name = 'UserError';
    this.details = details;
  }
}
