import { ROW_LETTERS } from './labels.ts';

/**
 * Four map boards, redrawn because the printed ones are lost. Hexes that the book names are as it says (3/F4 rock,
 * 3/L14 wood, 4/L4 scrub, 4/G10 open, 4/F11 hill, 2/E9 hill, 2/B10 second level). All edges are open except for the
 * roads in the middle of each side, so that every edge fits every other. At the introductory level terrain has no
 * effect (DW-VII-02).
 *
 * One line for each row, A to P. `.` open, `w` wood, `s` scrub, `1` `2` hill levels, `r` road, `k` rock, `~` water, `m`
 * swamp. Rows with an odd index have 18 fields.
 */
const DRAWN: Readonly<Record<number, readonly string[]>> = {
  1: [
    '........r........',
    '.........r...ww...',
    '..11....r...www..',
    '..1111...r..www...',
    '..122....r...w...',
    '...111...r........',
    '.........r...ss..',
    'rrrrrrrrrrrrrrrrrr',
    '....ss..r........',
    '...sss..r....11...',
    '...ss...r...1221.',
    '.........r..1221..',
    '..ww....r....11..',
    '.wwww....r........',
    '........r........',
  ],
  2: [
    '........r........',
    '....ww..r2211.....',
    '...www...r.221...',
    '...ww....r1221....',
    '........1111.....',
    '.........r11......',
    '..ss....r........',
    'rrrrrrrrrrrrrrrrrr',
    '........r...kk...',
    '.........r..kkk...',
    '..~~....r....k...',
    '.~~~~....r........',
    '..~~~...r...ss...',
    '...~~....r.sss....',
    '........r........',
  ],
  3: [
    '........r........',
    '.........r..~~....',
    '...kk...r...~~~..',
    '..kkk....r...~~...',
    '..kkk...r........',
    '...k.....r...ss...',
    '........r...sss..',
    'rrrrrrrrrrrrrrrrrr',
    '..11....r........',
    '..111....r........',
    '.1221...r...www..',
    '..111....r..wwww..',
    '...1....r...www..',
    '.........r........',
    '........r........',
  ],
  4: [
    '........r........',
    '..mm.....r........',
    '.mmm....r...11...',
    '..mm.....r.1221...',
    '........r.12221..',
    '.........r1121....',
    '..ww....r........',
    'rrrrrrrrrrrrrrrrrr',
    '..www...r........',
    '...ww....r...kk...',
    '..sss...r...kkk..',
    '..sss....r..kk....',
    '........r........',
    '.........r...ww...',
    '........r........',
  ],
};

export type TerrainKind = 'open' | 'wood' | 'scrub' | 'hill1' | 'hill2' | 'road' | 'rock' | 'water' | 'swamp';

const KINDS: Readonly<Record<string, TerrainKind>> = {
  '.': 'open',
  w: 'wood',
  s: 'scrub',
  '1': 'hill1',
  '2': 'hill2',
  r: 'road',
  k: 'rock',
  '~': 'water',
  m: 'swamp',
};

export const MAP_BOARDS: readonly number[] = Object.keys(DRAWN).map(Number);

/** What is drawn on a field of a map board. */
export const drawnOn = (board: number, row: number, column: number): TerrainKind =>
  KINDS[DRAWN[board]?.[row]?.[column - 1] ?? '.'] ?? 'open';

/** What is drawn on a field named by a label, for example `3/F4`. */
export function drawnAt(label: string): TerrainKind {
  const parts = /^(\d)\/([A-P])(\d{1,2})$/.exec(label);
  if (parts === null) return 'open';
  return drawnOn(Number(parts[1]), ROW_LETTERS.indexOf(parts[2]!), Number(parts[3]));
}
