import type { Answer, Request } from './request.ts';

/** The answer of a request that leaves no choice (and so is not asked), or undefined. */
export function onlyAnswer(r: Request): Answer | undefined {
  if (r.always) return undefined;
  switch (r.kind) {
    case 'choose':
    case 'activity':
      if (r.options.length === 0) return null;
      return r.options.length === 1 && !r.optional ? r.options[0]!.id : undefined;
    case 'number':
      return r.min === r.max ? r.min : undefined;
    case 'chooseMany':
      if (r.max <= 0) return [];
      return r.min >= r.options.length ? r.options.map((o) => o.id) : undefined;
    case 'order':
      return r.options.length <= 1 ? r.options.map((o) => o.id) : undefined;
    case 'allocate':
      if (r.total === 0) return {};
      if (r.options.length === 1 && !r.less) return { [r.options[0]!.id]: r.total };
      return fillsEverything(r) ? Object.fromEntries(r.options.map((o) => [o.id, o.most ?? 0])) : undefined;
    case 'assign':
      return r.items.every((i) => i.options.length === 1)
        ? Object.fromEntries(r.items.map((i) => [i.id, i.options[0]!]))
        : undefined;
    case 'place':
      return r.pieces.length === 0 ? [] : undefined;
    case 'path':
      return r.movers.length === 0 ? [] : undefined;
    case 'confirm':
      return undefined;
  }
}

/** Whether there is anything to answer with. A single option can be asked, none cannot. */
export function offersSomething(r: Request): boolean {
  switch (r.kind) {
    case 'assign':
      return r.items.length > 0;
    case 'allocate':
      return r.options.length > 0 && r.total > 0;
    case 'choose':
    case 'activity':
    case 'chooseMany':
    case 'order':
      return r.options.length > 0;
    case 'place':
      return r.pieces.length > 0;
    case 'path':
      return r.movers.length > 0;
    case 'number':
    case 'confirm':
      return true;
  }
}

const fillsEverything = (r: Request & { kind: 'allocate' }): boolean =>
  !r.less && r.options.every((o) => o.most !== undefined) && r.options.reduce((n, o) => n + o.most!, 0) === r.total;
