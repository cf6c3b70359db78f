/** An army bought from a list, as army files and the game's own data write it. */
export type WrittenRoster = {
  readonly name: { readonly en: string; readonly de: string };
  readonly list: string;
  readonly points: number;
  readonly formations: Readonly<Record<string, string | WrittenEntry>>;
};

type WrittenEntry = {
  readonly formation: string;
  readonly name?: { readonly en: string; readonly de: string };
  readonly units?: string;
  readonly add?: string;
  readonly host?: string;
};
