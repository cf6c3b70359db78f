import type { NeededNumber } from '../game-host.ts';

export type ToldReason = { readonly rule: string; readonly op?: string; readonly by: number; readonly value?: number };

/** Modifiers are worth telling only if they change something. */
const matters = ({ op, by, value }: ToldReason): boolean =>
  op === 'atLeast' || op === 'atMost' ? value === by : (op ?? 'add') !== 'add' || by !== 0;

const SIGNS: Readonly<Record<string, string>> = { set: '=', add: '', multiply: '×', atLeast: '≥', atMost: '≤' };

/** Modifiers as players write them, each with its rule and what `textOf` says about it. */
export const tellReasons = (
  reasons: readonly ToldReason[],
  textOf: (rule: string) => string,
): NeededNumber['reasons'] =>
  reasons.filter(matters).map(({ rule, op = 'add', by }) => ({
    rule,
    text: `${SIGNS[op] ?? ''}${op === 'add' && by > 0 ? '+' : ''}${String(by).replace('-', '−')}`,
    why: withoutNumber(textOf(rule)),
  }));

/** "Beyond half the range: -1." next to "+1" on the number needed would only confuse. */
const withoutNumber = (told: string): string => told.replace(/:? [+\-−]\d+\.$/, '').replace(/\.$/, '');
