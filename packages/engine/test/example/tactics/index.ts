import { type L, tactic } from '../kit.ts';

/** What computer players want: strike wildly while they are strong, and keep more wounds than the other. */
export const policy = {
  tactics: { blow: tactic('blow', { likely: () => 'careful' }) },
  evaluate(look: L, seat: string): number {
    let wounds = 0;
    for (const f of Object.values(look.state.fighters)) wounds += f.owner === seat ? f.wounds : -f.wounds;
    return wounds;
  },
};
