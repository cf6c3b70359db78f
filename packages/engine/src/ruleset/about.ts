import type { Ruleset } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Request } from '../requests/request.ts';
import { UNKNOWN } from '../schema/secret.ts';

/**
 * Who or what acts (seats, units, pieces), and on whom. These are ids, as the ruleset declares them for its events and
 * requests.
 */
export type About = { readonly by: readonly string[]; readonly at: readonly string[] };

export function aboutEvent<T extends Types>(ruleset: Ruleset<T>, event: T['Event']): About {
  const about = ruleset.events[event.type]?.about;
  const named = (field: string | undefined): readonly string[] =>
    field === undefined ? [] : ids((event as unknown as Fields)[field]);
  return { by: named(about?.by), at: named(about?.at) };
}

/** The same for a request, or for one of its options. Without an option, fields that stand for options name nobody. */
export function aboutRequest<T extends Types>(ruleset: Ruleset<T>, request: Request, option?: string): AboutRequest {
  const about = ruleset.schema.requests[request.name]?.about;
  const chosen = 'options' in request ? request.options.find((o) => o.id === option) : undefined;
  const given = (chosen?.args ?? {}) as Fields;
  // A window's request wraps what a trigger offers.
  const wrapped = request.name in ruleset.windows;
  const offered = wrapped ? ((given['of'] ?? {}) as Fields) : given;
  const named = (path: string | undefined): readonly string[] => {
    if (path === undefined) return [];
    const [of, field] = path.split('.') as [string, string?];
    if (of !== 'option') return ids((request.args as Fields)[of]);
    return field === undefined ? ids(wrapped ? chosen?.id.split('/')[1] : chosen?.id) : ids(offered[field]);
  };
  const rules = named(about?.rules);
  const of = [about?.at, about?.by].find((path) => path?.startsWith('option'));
  return {
    by: named(about?.by),
    at: named(about?.at),
    chosen: named(of)[0] ?? null,
    rules: rules.length > 0 || !wrapped ? rules : ids(given['rule']),
  };
}

export type AboutRequest = About & {
  /** The unit or piece that the option itself stands for. */
  readonly chosen: string | null;
  /** The rules that the option stands for. What a trigger offers stands for the trigger's rule. */
  readonly rules: readonly string[];
};

type Fields = Readonly<Record<string, unknown>>;

/** Zero, one or several ids. What a seat may not know counts as nobody. */
const ids = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((x): x is string => typeof x === 'string' && x !== UNKNOWN);
