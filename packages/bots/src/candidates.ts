import { type Answer, type Look, pick, presetAnswer, type Request, type Rng, shuffled } from '@walstatt/engine';
import { refuse, sampleAnswer } from '@walstatt/engine/host';

/**
 * Answers worth trying: all of them where there are few, a selection where there are many. Each is legal, and there are
 * no duplicates.
 */
export function candidates(look: Look, request: Request, rng: Rng, most: number): Answer[] {
  const result: Answer[] = [];
  const seen = new Set<string>();
  const add = (a: Answer): void => {
    const key = JSON.stringify(a);
    if (result.length >= most || seen.has(key)) return;
    seen.add(key);
    if (refuse(look, request, a) === null) result.push(a);
  };
  add(presetAnswer(look, request));
  const own = look.ruleset.tactics[request.name]?.candidates;
  if (own) for (const a of own(look, request, rng, most)) add(a as Answer);
  else for (const a of ofKind(request, rng, most)) add(a);
  for (let tries = 0; result.length < Math.min(most, 4) && tries < 8; tries++) add(sampleAnswer(look, request, rng));
  return result;
}

function ofKind(r: Request, rng: Rng, most: number): Answer[] {
  switch (r.kind) {
    case 'confirm':
      return [true, false];
    case 'choose':
    case 'activity': {
      const ids: Answer[] = shuffled(
        rng,
        r.options.map((o) => o.id),
      ).slice(0, most);
      return r.optional ? [null, ...ids] : ids;
    }
    case 'number':
      return [r.min, r.max, ...Array.from({ length: most }, () => rng.int(r.min, r.max))];
    case 'chooseMany':
      return [r.options.slice(0, r.min), r.options.slice(0, r.max)].map((x) => x.map((o) => o.id));
    case 'allocate':
      return r.options.map((o) => concentrated(r, o.id));
    case 'assign':
      return r.options.map((o) =>
        Object.fromEntries(r.items.map((i) => [i.id, i.options.includes(o.id) ? o.id : pick(rng, i.options)])),
      );
    default:
      return [];
  }
}

/** As much as possible on one option, the rest in order. */
function concentrated(r: Request & { kind: 'allocate' }, first: string): Record<string, number> {
  const result: Record<string, number> = {};
  let left = r.total;
  for (const o of [...r.options].sort((a, b) => Number(b.id === first) - Number(a.id === first))) {
    const n = Math.min(left, o.most ?? left);
    if (n > 0) result[o.id] = n;
    left -= n;
  }
  return result;
}
