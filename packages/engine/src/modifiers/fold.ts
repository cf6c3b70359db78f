import { cite } from '../machine/cite.ts';
import type { Look, Modifier } from '../machine/game.ts';
import type { EffectRow, Explained, Reason, Types } from '../machine/types.ts';

const NO_EFFECT: EffectRow = {
  name: '',
  rule: '',
  on: '',
  by: null,
  data: {},
  until: { until: 'never' },
  armed: false,
};

/** Folds a value. Collects reasons only on request. */
export function fold<T extends Types>(
  look: Look<T>,
  folds: readonly Modifier<T>[],
  base: number,
  subject: object,
  reasons: Reason[] | null,
): number {
  let value = base;
  for (const m of folds) {
    if (m.effect === undefined) value = foldOne(look, m, value, subject, NO_EFFECT, reasons);
    else
      for (const e of look.state.effects) if (e.name === m.effect) value = foldOne(look, m, value, subject, e, reasons);
  }
  return value;
}

function foldOne<T extends Types>(
  look: Look<T>,
  m: Modifier<T>,
  value: number,
  subject: object,
  effect: EffectRow,
  reasons: Reason[] | null,
): number {
  if (m.when !== undefined && !m.when(look, subject as never, effect)) return value;
  const by = typeof m.by === 'number' ? m.by : m.by(look, subject as never, effect);
  const after = apply(m.op, value, by);
  cite(look, m.rule);
  reasons?.push({ rule: m.rule, op: m.op, by, value: after });
  return after;
}

function apply(op: Reason['op'], value: number, by: number): number {
  switch (op) {
    case 'set':
      return by;
    case 'add':
      return value + by;
    case 'multiply':
      return value * by;
    case 'atLeast':
      return Math.max(value, by);
    case 'atMost':
      return Math.min(value, by);
  }
}

/** A number that nothing has changed. */
export const unmodified = (value: number): Explained => explained(value, value, []);

export const explained = (base: number, value: number, reasons: Reason[]): Explained => ({ value, base, reasons });
