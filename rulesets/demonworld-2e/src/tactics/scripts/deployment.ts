import type { Placed } from '@walstatt/engine';
import type { UnitsId } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { fieldAt } from '../../rules/board/board.ts';
import { type Wing, wingOf } from '../../setup/wings.ts';
import { rangeOf } from './range.ts';

/** A battle array: the units from left to right, and how wide their fronts are at most. */
type Array_ = { readonly units: readonly UnitsId[]; readonly front: number; readonly apart: number };

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
  for (const front of [8, 6, 5, 4])
    for (const line of [usual, [...usual].reverse()]) {
      const placed = inLine({ units: line, front, apart: 1 }, units, wing);
      if (placed !== null) found.push(placed);
    }
  return found;
}

/** Null if there is no room. */
function inLine({ units, front, apart }: Array_, pieces: ReadonlyMap<UnitsId, string[]>, wing: Wing): Placed[] | null {
  const widths = units.map((u) => Math.min(front, pieces.get(u)!.length));
  const wide = widths.reduce((n, w) => n + w, 0) + apart * (units.length - 1);
  const room = wing.right - wing.left - 1;
  if (wide > room) return null;
  let column = wing.left + 1 + Math.floor((room - wide) / 2);
  const placed: Placed[] = [];
  for (const [i, unit] of units.entries()) {
    const own = pieces.get(unit)!;
    if (Math.ceil(own.length / widths[i]!) > wing.last - wing.first + 1) return null;
    placed.push(...ranks(own, column, widths[i]!, wing));
    column += widths[i]! + apart;
  }
  return placed;
}

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
