import type { RuleId } from '@walstatt/engine';
import { KINDS } from '../14-terrain/kinds.ts';
import type { Terrain } from '../generated/state.ts';
import { AMOUNTS, type Category } from './amounts.ts';
import { type Finding, judged, measured } from './finding.ts';
import { ratioOf } from './inspect-amounts.ts';

/** FD-AMOUNT-03, FD-AMOUNT-04, FD-AMOUNT-05, FD-GAP-24: is the piece what its category asks for? */
function belongs(t: Terrain, category: Category): boolean {
  switch (category) {
    case 1:
      return t.class === 'sightBlocker';
    case 2:
      return t.class === 'hardCover' || (t.class === 'softCover' && t.blocksSight && !t.coversOnlyInfantry);
    case 3:
      return t.class === 'softCover' && !t.blocksSight && t.coversOnlyInfantry;
  }
}

/**
 * The rule that a flag of the piece breaks. Everything but soft cover must block sight, and only sight blockers may be
 * closed.
 */
function brokenFlag(t: Terrain): RuleId | null {
  if (t.class === 'hardCover' && !t.blocksSight) return 'FD-TERRAIN-09';
  if (t.class === 'sightBlocker' && !t.blocksSight) return 'FD-TERRAIN-10';
  if (t.class === 'softCover' && t.entry === 'none') return 'FD-TERRAIN-05';
  if (t.class === 'hardCover' && t.entry === 'none') return 'FD-TERRAIN-06';
  return null;
}

/** The rule that decides about the flags of a class. */
const FLAGS: Readonly<Record<Terrain['class'], RuleId>> = {
  softCover: 'FD-TERRAIN-08',
  hardCover: 'FD-TERRAIN-09',
  sightBlocker: 'FD-TERRAIN-07',
};

/** The kinds that the book itself mentions. */
const EXAMPLES: readonly string[] = ['wall', 'ruin', 'forest', 'hill', 'supportPillar'];

/** FD-AMOUNT-08: 3:2, within a tenth. */
const SIDES: readonly [number, number] = [1.35, 1.65];

/** What each piece must be: its category, flags, the book's examples, and its sides. */
export function inspectPieces(pieces: Readonly<Record<string, Terrain>>): Finding[] {
  return Object.entries(pieces).flatMap(([id, t]) => {
    const about = { pieces: [id] };
    const broken = brokenFlag(t);
    const findings = [judged('flags', broken ?? FLAGS[t.class], broken === null, about)];
    if (EXAMPLES.includes(t.kind)) findings.push(judged('example', 'FD-TERRAIN-16', isLikeItsKind(t), about));
    const category = t.category as Category | 0;
    if (category === 0) return findings;
    findings.push(judged('belongs', AMOUNTS[category].rule, belongs(t, category), { ...about, category }));
    if (category < 3)
      findings.push(measured('sides', 'FD-AMOUNT-08', ratioOf(t), SIDES, { ...about, category, advice: true }));
    return findings;
  });
}

function isLikeItsKind(t: Terrain): boolean {
  const kind = KINDS[t.kind]!;
  return t.class === kind.class && (t.class !== 'sightBlocker' || t.entry === kind.entry);
}
