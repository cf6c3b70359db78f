import type { NeededNumber } from '../game-host.ts';

export type ToldReason = { readonly rule: string; readonly op?: string; readonly by: number; readonly value?: number };

/** Modifiers are only worth telling where they change something. */
const matters = ({ op, by, value }: ToldReason): boolean =>
  op === 'atLeast' || op === 'atMost' ? value === by : (op ?? 'add') !== 'add' || by !== 0;

const SIGNS: Readonly<Record<string, string>> = { set: '=', add: '', multiply: '×', atLeast: '≥', atMost: '≤' };

/** Modifiers as players write them, each with its rule. */
export const tellReasons = (reasons: readonly ToldReason[]): NeededNumber['reasons'] =>
  reasons.filter(matters).map(({ rule, op = 'add', by }) => ({
    rule,
    text: `${SIGNS[op] ?? ''}${op === 'add' && by > 0 ? '+' : ''}${String(by).replace('-', '−')}`,
  }));
