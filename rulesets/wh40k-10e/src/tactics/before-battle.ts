import { firstFault } from '@walstatt/engine';
import { blockFormation, boxOfPolygon, type Polygon } from '@walstatt/geometry';
import { hasKeyword } from '../01-units/units.ts';
import { baseOf, inch } from '../04-measuring/table-top.ts';
import { judgeSetUp, placesOf, standingOn } from '../19-deployment/set-up/judge.ts';
import { termsOf } from '../19-deployment/set-up/terms.ts';
import { judgeFormation } from '../25-missions/formations/judge.ts';
import { startOf } from '../25-missions/formations/starts.ts';
import { judgeMarker } from '../25-missions/markers/request.ts';
import type { State } from '../generated/state.ts';
import { tactic } from '../kit.ts';

/** What computer players answer before the battle. */

const TRIES = 8;
const GAP = inch(0.4);

type Formation = Record<string, string>;
type Item = { readonly id: string; readonly options: readonly string[] };

const isLegal = (s: State, seat: string, formation: Formation): boolean =>
  firstFault((faults) => judgeFormation(s, seat, formation, faults)) === null;

const plain = (items: readonly Item[]): Formation => Object.fromEntries(items.map((i) => [i.id, i.options[0]!]));

/** Changes that are legal one after another are kept. */
function improved(s: State, seat: string, items: readonly Item[], wanted: (item: Item) => string | null): Formation {
  let formation = plain(items);
  for (const item of items) {
    const choice = wanted(item);
    const next = choice === null ? formation : { ...formation, [item.id]: choice };
    if (isLegal(s, seat, next)) formation = next;
  }
  return formation;
}

/** Leaders lead, Deep Strike strikes, and a DEDICATED TRANSPORT carries the first unit that fits. */
function sensible(s: State, seat: string, items: readonly Item[]): Formation {
  const carried = new Set<string>();
  return improved(s, seat, items, ({ options }) => {
    const lead = options.find((o) => startOf(o).start === 'join');
    if (lead !== undefined) return lead;
    const board = options.find((o) => {
      const { start, unit } = startOf(o);
      return start === 'board' && hasKeyword(s, unit!, 'DEDICATED_TRANSPORT') && !carried.has(unit!);
    });
    if (board !== undefined) {
      carried.add(startOf(board).unit!);
      return board;
    }
    return options.includes('reserves') ? 'reserves' : null;
  });
}

export const beforeBattle = {
  formation: tactic('formation', {
    sample: ({ state }, r, rng) =>
      improved(state, r.by, r.items, ({ options }) => options[rng.int(0, options.length - 1)]!),
    likely: ({ state }, r) => sensible(state, r.by, r.items),
    candidates: ({ state }, r) => [sensible(state, r.by, r.items), plain(r.items)],
  }),

  marker: tactic('marker', {
    sample(look, r, rng) {
      const { width, depth } = look.state.board;
      for (let i = 0; i < TRIES; i++) {
        const at = { x: rng.int(0, width), y: rng.int(0, depth) };
        if (judgeMarker(look, at) === null) return [{ piece: r.pieces[0]!, pose: at }];
      }
      return null;
    },
  }),

  /** A block somewhere in one of the areas that are allowed. */
  setUp: tactic('setUp', {
    sample(look, r, rng) {
      const s = look.state;
      const { unit, how } = r.args;
      const terms = termsOf(s, unit, how);
      const { width, depth } = s.board;
      const whole: Polygon = [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: depth },
        { x: 0, y: depth },
      ];
      const areas = terms.inside?.areas ?? [whole];
      const bases = r.pieces.map((m) => baseOf(s, m));
      for (let i = 0; i < TRIES; i++) {
        const box = boxOfPolygon(areas[rng.int(0, areas.length - 1)]!);
        const x = rng.int(Math.ceil(box.minX), Math.floor(box.maxX));
        const at = { x, y: rng.int(Math.ceil(box.minY), Math.floor(box.maxY)), z: 0, facing: x * 2 > width ? 1800 : 0 };
        const columns = Math.max(1, Math.ceil(Math.sqrt(2 * bases.length)));
        const placed = blockFormation(bases, columns, GAP, at).map((p, k) => ({
          piece: r.pieces[k]!,
          pose: { x: p.x, y: p.y, z: 0, facing: p.facing },
        }));
        const stands = standingOn(s, unit, placesOf(placed)!);
        if (firstFault((faults) => judgeSetUp(look, stands, terms, faults)) === null) return placed;
      }
      return null;
    },
  }),
};
