import type { Refusal, Teller } from '@walstatt/engine';
import { refusalTexts } from '@walstatt/engine/host';
import type { AnyRuleset } from '../registry.ts';

/** The English text of every refusal by its code, with the names of what it tells in braces. */
export function sampleRefusals(ruleset: AnyRuleset): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refusalTexts(ruleset, 'en')).map(([code, tell]) => [code, told((r) => tell(r, BRACES), code)]),
  );
}

/** Names and lengths stay what they are: names in braces. */
const BRACES: Teller = { language: 'en', name: (id) => id, length: (ticks) => String(ticks) };

/** Every argument that a text may ask for, as its own name. */
const ARGS = new Proxy({}, { get: (_, key) => (typeof key === 'string' ? `{${key}}` : undefined), has: () => true });

/** Numbers that no text says of itself: texts may want to calculate with what was measured. */
const MEASURED = 918_273;
const LIMIT = 827_364;

function told(tell: (r: Refusal) => string, code: string): string {
  const refusal = { code, rule: null, measured: MEASURED, limit: LIMIT, args: ARGS, better: ARGS };
  try {
    return tell(refusal as unknown as Refusal)
      .replaceAll(String(MEASURED), '{measured}')
      .replaceAll(String(LIMIT), '{limit}')
      .replaceAll('NaN', '{number}');
  } catch {
    return '';
  }
}
