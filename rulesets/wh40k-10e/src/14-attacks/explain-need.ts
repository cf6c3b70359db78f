import type { Explained } from '@walstatt/engine';

/** Rules change rolls. What they add to a roll, its need loses, and limits change sides. */
const TURNED = { set: 'set', add: 'add', multiply: 'multiply', atLeast: 'atMost', atMost: 'atLeast' } as const;

/** What a die needs, with everything that has changed it. */
export function explainNeed(base: number, change: Explained): Explained {
  let before = 0;
  const reasons: Explained['reasons'] = [];
  for (const { rule, op, by, value } of change.reasons) {
    if (value !== before)
      reasons.push({ rule, op: TURNED[op], by: op === 'add' ? -by : base - by, value: base - value });
    before = value;
  }
  return { value: base - change.value, base, reasons };
}
