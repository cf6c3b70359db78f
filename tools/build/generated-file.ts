/** What a generator returns: a path from the repository's root and the file's whole text. */
export type GeneratedFile = { path: string; text: string };
