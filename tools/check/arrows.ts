import { folderOf } from '../ledgers.ts';
import { importsOf } from '../source/imports.ts';
import type { Package } from '../source/packages.ts';
import { resolveImport } from '../source/packages.ts';
import type { Check } from './finding.ts';
import { isDeterministic, isRuleCode } from './scopes.ts';

/** Which other layers the code of a layer may import. `game` is any ruleset or practice game. */
const mayImport: Record<string, readonly string[]> = {
  geometry: [],
  scene: ['geometry'],
  engine: ['geometry', 'scene'],
  tabletop: ['geometry', 'scene', 'engine'],
  game: ['geometry', 'scene', 'engine', 'tabletop'],
  bots: ['geometry', 'engine', 'tabletop', 'game'],
  protocol: ['geometry', 'engine'],
  table: ['geometry', 'scene'],
  testkit: ['geometry', 'engine', 'bots'],
  lab: ['geometry', 'engine', 'game', 'bots'],
  cli: ['geometry', 'engine', 'game', 'bots', 'lab'],
  server: ['geometry', 'engine', 'game', 'bots', 'lab', 'protocol'],
  web: ['geometry', 'scene', 'engine', 'game', 'bots', 'protocol', 'table'],
};

type Place = { folder: string; layer: string; part: string };

/** Dependencies point one way: geometry ← engine ← games ← everything else. Type-only imports count. */
export const arrows: Check = {
  name: 'dependency-arrows',
  run({ sources, packages }) {
    return sources.flatMap((source) => {
      const here = placeOf(source.path);
      if (here.layer === 'tools') return [];
      return importsOf(source).flatMap(({ specifier, line }) => {
        const message = objection(here, source.path, specifier, packages);
        return message ? [{ path: source.path, line, message }] : [];
      });
    });
  },
};

function objection(here: Place, path: string, specifier: string, packages: readonly Package[]): string | null {
  const target = resolveImport(packages, path, specifier);
  if (target === null) return outside(here, path, specifier, packages);
  const there = placeOf(target);
  if (there.layer === 'tools') return 'packages do not import from tools/';
  if (here.layer === 'game' && isOwnSentences(here.folder, target)) return null;
  if (specifier.startsWith('.') && there.folder !== here.folder)
    return `relative import leaves ${here.folder}: import the package by name`;
  if (there.folder === here.folder) return policyInRules(here, path, target);
  if (here.layer === 'game' && there.layer === 'game')
    return `${here.folder} imports ${there.folder}: games know nothing of each other`;
  if (here.part !== 'src') return null;
  if (there.layer === 'testkit') return 'the test kit is for tests only';
  const allowed = mayImport[here.layer];
  if (!allowed) return `${here.folder} has no place in the dependency order: add it to tools/check/arrows.ts`;
  return allowed.includes(there.layer)
    ? null
    : `${here.layer} must not import ${there.layer}; allowed: ${allowed.join(', ') || 'nothing'}`;
}

/** The sentences that players read about a game's rules lie beside its ledger. */
const isOwnSentences = (folder: string, target: string): boolean => {
  const [, ruleset = ''] = /^docs\/rules\/(.+)\.(?:de|en)\.json$/.exec(target) ?? [];
  return folderOf(ruleset) === folder;
};

/** Here rules and tactics still have to be separated. */
const mixed: readonly string[] = [];

/**
 * What is legal does not depend on what computer players want: only the ruleset's index and tactics may import tactics.
 */
function policyInRules(here: Place, path: string, target: string): string | null {
  if (mixed.includes(here.folder)) return null;
  const isPolicy = (file: string): boolean => file.startsWith(`${here.folder}/src/tactics/`);
  if (here.layer !== 'game' || here.part !== 'src' || !isPolicy(target) || isPolicy(path)) return null;
  return path === `${here.folder}/src/index.ts`
    ? null
    : 'rules must not import tactics: what is legal does not depend on them';
}

/** Packages from outside must be declared. Deterministic code has no use for the machine it runs on. */
function outside(here: Place, path: string, specifier: string, packages: readonly Package[]): string | null {
  // Names that begin with # are files of the package itself.
  if (here.part !== 'src' || specifier.startsWith('#')) return null;
  if (specifier.startsWith('node:'))
    return isRuleCode(path) ? `${specifier}: rules and bots run in browsers too and touch no machine` : null;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const own = packages.find(({ folder }) => folder === here.folder);
  if (own?.dependencies.has(name)) return null;
  const hint = isDeterministic(path) ? ' (and ask whether deterministic code needs it)' : '';
  return `"${name}" is not a dependency in ${here.folder}/package.json${hint}`;
}

function placeOf(path: string): Place {
  const [top = '', name = '', part = ''] = path.split('/');
  if (top === 'tools') return { folder: 'tools', layer: 'tools', part: '' };
  const isTest = path.endsWith('.test.ts');
  return { folder: `${top}/${name}`, layer: top === 'packages' ? name : 'game', part: isTest ? 'test' : part };
}
