import type { RuleId } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import { textOf } from '../asking.ts';
import type { Terrain } from '../generated/state.ts';
import { question } from '../kit.ts';

/** WP-TERRAIN-03, WP-TERRAIN-05, WP-TERRAIN-09, WP-TERRAIN-11: the kinds of terrain. */
const TREATED: Readonly<Record<Terrain['kind'], RuleId>> = {
  blocking: 'WP-TERRAIN-03',
  obstacle: 'WP-TERRAIN-05',
  decorative: 'WP-TERRAIN-09',
  difficult: 'WP-TERRAIN-11',
};

/** What players ask while they think. */
export const questions = {
  /**
   * How a piece of terrain is treated, and by which rules: as a single piece or an area (WP-TERRAIN-02), with the cover
   * that the players agreed on (WP-COVER-09).
   */
  terrain: question({
    rule: 'WP-TERRAIN-01',
    takes: { terrain: s.id('terrain') },
    ask: (look, a) => {
      const piece = look.state.terrain[textOf(a, 'terrain')];
      if (piece === undefined) return null;
      const rules: RuleId[] = ['WP-TERRAIN-02', TREATED[piece.kind], 'WP-COVER-09'];
      if (look.state.mission === 'demo') rules.push('WP-G-55');
      return { kind: piece.kind, cover: piece.cover, blocksSight: piece.blocksSight, rules };
    },
  }),
};
