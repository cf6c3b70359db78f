import { type Plain, pick, type Rng } from '@walstatt/engine';

/** Values that stand where another was expected: of every kind, at every edge, and with names that objects have. */
export const ODD: readonly unknown[] = [
  'nobody',
  '',
  'toString',
  'constructor',
  '__proto__',
  '\u2028\u001b[31m',
  -1,
  0,
  0.5,
  99,
  1e9,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  ['a'],
  [[]],
  { toString: 'x' },
  { constructor: { name: 1 } },
  JSON.parse('{"__proto__": {"polluted": true}}'),
];

type Place = { readonly holder: Record<string, unknown>; readonly key: string };

/** Every field and every item of a list, at any depth. */
function placesIn(data: unknown): Place[] {
  const places: Place[] = [];
  const open: unknown[] = [data];
  for (let x = open.pop(); x !== undefined; x = open.pop()) {
    if (typeof x !== 'object' || x === null) continue;
    for (const key of Object.keys(x)) {
      places.push({ holder: x as Record<string, unknown>, key });
      open.push((x as Record<string, unknown>)[key]);
    }
  }
  return places;
}

/** Puts a value there as its own field, whatever the name does otherwise. */
const put = (holder: object, key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

type Mutation = (at: Place, all: readonly Place[], rng: Rng) => void;

const MUTATIONS: readonly Mutation[] = [
  ({ holder, key }, _all, rng) => put(holder, key, structuredClone(pick(rng, ODD))),
  ({ holder, key }) => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
  ({ holder, key }, all, rng) => {
    const other = pick(rng, all);
    put(holder, key, structuredClone(other.holder[other.key]));
  },
  ({ holder }, _all, rng) => {
    if (Array.isArray(holder)) holder.push(structuredClone(pick(rng, ODD)));
    else put(holder, pick(rng, ['bogus', 'toString', 'constructor', '__proto__']), structuredClone(pick(rng, ODD)));
  },
  ({ holder, key }, _all, rng) => {
    const value = holder[key];
    if (typeof value === 'number') put(holder, key, value + rng.int(-3, 3));
    else if (typeof value === 'boolean') put(holder, key, !value);
    else if (typeof value === 'string') put(holder, key, value.slice(1));
    else if (Array.isArray(value)) put(holder, key, [...value, ...value]);
  },
];

/** A copy of plain data with one to three mistakes that keep it JSON. */
export function mutateData(data: Plain, rng: Rng): unknown {
  const whole = { data: structuredClone(data) as unknown };
  for (let n = rng.int(1, 3); n > 0; n--) {
    const all = placesIn(whole);
    const at = pick(rng, all.slice(all.length > 1 && rng.int(0, 50) > 0 ? 1 : 0));
    if (at !== undefined) pick(rng, MUTATIONS)(at, all, rng);
  }
  return whole.data;
}
