/** The part of package-lock.json that matters here. */
export type Lock = { packages: Record<string, LockEntry> };
type LockEntry = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  peer?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Missing = { name: string; version: string; of: string };

/**
 * Programs for other systems that the lock file does not know. npm leaves them out when the registry it asked has no
 * copy of them, and then `npm ci` refuses the lock file.
 */
export function missingOptional({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([of, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${of}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, of })),
  );
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** Adds an entry for each: its version, and the system and processor from its name, so that npm skips it elsewhere. */
export function addMissing(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const { name, version, of } of missingOptional(lock)) {
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}@${version} of ${of} has no exact version`);
    const words = name.split(/[^a-z0-9]/);
    const [os, cpu] = [systems, processors].map((known) => known.find((word) => words.includes(word)));
    if (!cpu) throw new Error(`${name}: the name does not say for which processor it is`);
    const libc = words.includes('musl')
      ? 'musl'
      : words.includes('gnu') || words.includes('gnueabihf')
        ? 'glibc'
        : null;
    const { dev, peer } = packages[of]!;
    packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(dev && { dev }),
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
      ...(peer && { peer }),
    };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
