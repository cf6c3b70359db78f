import type { Look } from '../machine/game.ts';
import type { Answer, Request } from './request.ts';

/**
 * The default answer: what stands if a seat says nothing. Always legal, or `null` where even the witness found nothing
 * (then the rule takes its "cannot" branch).
 */
export function presetAnswer(look: Look, r: Request): Answer {
  const definition = look.ruleset.requests[r.name];
  const legal = (a: Answer): boolean => !definition?.check || definition.check(look, r, a as never) === null;
  const plain = plainPreset(r);
  if (plain !== undefined && legal(plain)) return plain;
  return definition?.witness?.(look, r) ?? plain ?? [];
}

/** The default that the request's data alone gives; undefined for poses and plans that must be found. */
export function plainPreset(r: Request): Answer | undefined {
  switch (r.kind) {
    case 'confirm':
      return r.preset;
    case 'choose':
    case 'activity':
      return r.preset ?? (r.optional ? null : (r.options[0]?.id ?? null));
    case 'number':
      return r.preset ?? r.min;
    case 'chooseMany':
      return r.preset ?? r.options.slice(0, r.min).map((o) => o.id);
    case 'order':
      return r.options.map((o) => o.id);
    case 'allocate':
      return r.less ? {} : fillInOrder(r);
    case 'assign':
      return Object.fromEntries(r.items.map((i) => [i.id, i.options[0] ?? '']));
    case 'place':
    case 'path':
      return r.none ? [] : undefined;
  }
}

function fillInOrder(r: Request & { kind: 'allocate' }): Record<string, number> {
  let left = r.total;
  const result: Record<string, number> = {};
  for (const o of r.options) {
    const n = Math.min(left, o.most ?? left);
    if (n > 0) result[o.id] = n;
    left -= n;
  }
  return result;
}
