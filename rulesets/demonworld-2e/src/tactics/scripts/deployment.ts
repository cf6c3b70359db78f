import type { Placed } from '@walstatt/engine';
import { columnOf, fieldAt } from '../../01-introduction/board/board.ts';
import { type Wing, wingOf } from '../../07-first-game/set-up/wings.ts';
import type { Field, UnitsId } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { rangeOf } from './range.ts';

/** A battle array: the units from left to right, and how wide their fronts are at most. */
type BattleArray = { readonly units: readonly UnitsId[]; readonly front: number };

/** Side by side in wide fronts, looking at the enemy, shooters in the middle where they reach most. */
export const deploymentFor = (look: Look, r: Asked<'deploy'>): readonly Placed[] | undefined => arrays(look, r)[0];

export const otherDeployments = (look: Look, r: Asked<'deploy'>): readonly (readonly Placed[])[] =>
  arrays(look, r).slice(1);

function arrays(look: Look, r: Asked<'deploy'>): Placed[][] {
  const wing = wingOf(look.state, r.by);
  if (wing === null) return [];
  const units = new Map<UnitsId, string[]>();
  for (const piece of r.pieces) {
    const { unit } = look.state.elements[piece]!;
    units.set(unit, [...(units.get(unit) ?? []), piece]);
  }
  const names = [...units.keys()];
  const fighters = names.filter((u) => rangeOf(look, u) === 0);
  const shooters = names.filter((u) => rangeOf(look, u) > 0);
  const middle = Math.ceil(fighters.length / 2);
  const usual = [...fighters.slice(0, middle), ...shooters, ...fighters.slice(middle)];
  const found: Placed[][] = [];
  for (const front of [8, 6, 5, 4, 3])
    for (const line of [usual, [...usual].reverse()]) {
      const placed = inLine({ units: line, front }, units, wing);
      if (placed !== null) found.push(placed);
    }
  return found;
}

/** One unit beside the other about the middle of the wing, with a field between them. Null if there is no room. */
function inLine({ units, front }: BattleArray, pieces: ReadonlyMap<UnitsId, string[]>, wing: Wing): Placed[] | null {
  const widths = units.map((u) => Math.min(front, pieces.get(u)!.length));
  const wide = widths.reduce((n, w) => n + w + 1, -1);
  const middle = wing.left + Math.floor((wing.right - wing.left + 1 - wide) / 2);
  for (const left of [middle, middle + 1]) {
    let column = left;
    const placed: Placed[] = [];
    for (const [i, unit] of units.entries()) {
      placed.push(...ranks(pieces.get(unit)!, column, widths[i]!, wing));
      column += widths[i]! + 1;
    }
    if (placed.every(({ pose }) => isInside(wing, { q: pose['q']!, r: pose['r']! }))) return placed;
  }
  return null;
}

const isInside = (wing: Wing, at: Field): boolean =>
  at.r >= wing.first && at.r <= wing.last && columnOf(at) >= wing.left && columnOf(at) <= wing.right;

/** DW-I-40, DW-I-41: full ranks, the last one behind the middle. Ranks lean to one side and then to the other. */
function ranks(pieces: readonly string[], column: number, width: number, { first, last, facing }: Wing): Placed[] {
  const south = facing === 1;
  const left = fieldAt(column, south ? last : first);
  return pieces.map((piece, k) => {
    const rank = Math.floor(k / width);
    const few = pieces.length - rank * width;
    const inset = few < width ? Math.floor((width - few) / 2) : 0;
    const lean = south ? Math.ceil(rank / 2) : -Math.ceil(rank / 2);
    return { piece, pose: { q: left.q + (k % width) + inset + lean, r: left.r + (south ? -rank : rank), facing } };
  });
}
